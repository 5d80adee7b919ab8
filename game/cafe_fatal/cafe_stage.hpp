// The stage of Café Fatal.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "game/cafe_fatal/choice.hpp"
#include "game/cafe_fatal/chronicle.hpp"
#include "game/cafe_fatal/step.hpp"
#include "game/cafe_fatal/teaching.hpp"
#include "game/stage/director.hpp"
#include "game/stage/litter.hpp"
#include "game/stage/pulse.hpp"

namespace game::cafe_fatal {

struct Brush;

class CafeStage final : public stage::Stage {
 public:
  CafeStage(const rules::View& first, const stage::Surroundings& surroundings, const Room& room);

  void take(std::span<const core::Event> events) override;
  void ask(std::span<const core::Question> questions, std::span<const core::Seat> persons) override;
  void update(double seconds) override;
  bool busy() const override { return player_.busy(); }
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
  const Shown& shown() const { return player_.shown(); }
  Pose pose() const { return player_.pose(); }
  const Choice* choice() const { return choice_ ? &*choice_ : nullptr; }

 private:
  using Lights = std::array<float, rules::k_most_tables>;

  Direction direction() const;
  /// Who has to press to throw; −1: nobody.
  int throwing_seat() const;
  void step_begun(const Step& step);
  void fit_text();
  void preload() const;
  void open_choice();
  void close_choice();
  Lights lights(const Pose& pose) const;
  bool lights_settled() const;
  void bake(const Brush& brush, const Shown& shown, const Lights& base);
  Reserve reserve_now() const;
  Pose pose_now() const;

  stage::Surroundings around_;
  Room room_;
  int laid_for_percent_ = 100;  ///< text size that the panels are laid out for
  stage::Director<Step, Direction> player_;
  Chronicle chronicle_;
  Teaching teaching_;
  std::vector<stage::LogLine> log_;
  std::optional<core::Question> question_;
  bool for_person_ = false;
  bool watched_ = false;  ///< the events that are shown follow from a choice nobody pressed here
  std::optional<Choice> choice_;
  stage::Pulse pulse_;
  stage::Litter litter_{{{"crumb-", 24, 3}, {"spark", 24, 1}}};
  int seats_;
  double lights_changed_ = -1;
  Lights lights_from_{};
  Lights lights_shown_{};
  std::string baked_;            ///< what the layer holds
  bool baked_coarse_ = false;    ///< some pictures in it were still being drawn
  Reserve reserve_;              ///< of the choice that is open or was closed last
  double reserve_changed_ = -1;  ///< when it was opened or closed
  int choices_seen_ = 0;         ///< changes of focus already sounded
  std::uint64_t steps_ = 0;
};

/// What the first frame shows: floor, sign, tables, panels. The stage itself preloads what moves later.
void preload_room(int seats, render::Canvas& canvas);

}  // namespace game::cafe_fatal
