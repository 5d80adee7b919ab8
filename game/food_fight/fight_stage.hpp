// The stage of a food fight.
#pragma once

#include <memory>
#include <optional>

#include "game/food_fight/choice/choice.hpp"
#include "game/food_fight/chronicle.hpp"
#include "game/food_fight/step.hpp"
#include "game/food_fight/teaching.hpp"
#include "game/stage/director.hpp"
#include "game/stage/litter.hpp"
#include "game/stage/pulse.hpp"

namespace game::food_fight {

struct Brush;

class FightStage final : public stage::Stage {
 public:
  FightStage(const rules::View& first, const stage::Surroundings& surroundings, Larder larder);

  void take(std::span<const core::Event> events) override;
  void ask(std::span<const core::Question> questions, std::span<const core::Seat> persons) override;
  void see(core::Seat seat, const core::AnyView* view) override;
  void update(double seconds) override;
  bool busy() const override { return director_.busy(); }
  bool moving() const override;
  void skip() override;
  void skip_all() override;
  std::optional<stage::Answer> act(core::Seat seat, const devices::Action& action) override;
  bool can_step_back(core::Seat seat) const override;
  void draw() override;
  const std::vector<stage::LogLine>& log() const override { return log_; }
  stage::Info info() const override;
  std::vector<stage::Award> awards() const override;
  std::vector<int> points() const override;
  std::vector<std::string> points_text() const override;

  // For tests.
  const Shown& shown() const { return director_.shown(); }
  Pose pose() const { return pose_now(); }
  const Choice* choice() const { return choice_ ? &*choice_ : nullptr; }
  const Hand& hand() const { return hand_; }

 private:
  Direction direction() const;
  void step_begun(const Step& step);
  void preload() const;
  void fit_text();
  void open_choice();
  const core::Question* question_to_show() const;
  Pose pose_now() const;
  void bake(const Brush& brush, const Shown& shown);

  stage::Surroundings around_;
  CardBook cards_;
  Larder larder_;
  Layout layout_;
  int laid_for_percent_ = 100;  ///< text size that the layout is for
  stage::Director<Step, Direction> director_;
  Chronicle chronicle_;
  Teaching teaching_;
  std::vector<stage::LogLine> log_;
  std::vector<core::Question> questions_;  ///< open now
  std::vector<core::Seat> persons_;
  std::optional<Choice> choice_;
  Hand hand_;       ///< as it is shown
  Hand next_hand_;  ///< as it is: shown when all that happened is shown
  stage::Pulse pulse_;
  stage::Litter litter_{{{"drop-", 26, 4}, {"food-crumbs-", 40, 4}}};
  std::string baked_;  ///< what the layer holds
  bool baked_coarse_ = false;
  std::size_t baked_splats_ = 0;
  std::optional<render::Point> pointer_;  ///< where the mouse is, if it was used last
  int changes_seen_ = 0;
  int picks_seen_ = 0;
  std::uint64_t steps_ = 0;
};

/// What the first frame shows; the stage itself preloads what moves later.
void preload_hall(int seats, render::Canvas& canvas);

}  // namespace game::food_fight
