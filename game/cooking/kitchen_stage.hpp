// The stage of Cooking Customers.
#pragma once

#include "game/cooking/choice/choice.hpp"
#include "game/cooking/chronicle.hpp"
#include "game/cooking/hand.hpp"
#include "game/cooking/step.hpp"
#include "game/cooking/teaching.hpp"
#include "game/stage/hand_stage.hpp"

namespace game::cooking {

struct Brush;

/// The types of the kitchen's stage.
struct KitchenParts {
  using Step = cooking::Step;
  using Direction = cooking::Direction;
  using Choice = cooking::Choice;
  using Hand = cooking::Hand;
  using Chronicle = cooking::Chronicle;
  using Teaching = cooking::Teaching;
};

class KitchenStage final : public stage::HandStage<KitchenParts> {
 public:
  KitchenStage(const rules::View& first, const stage::Surroundings& surroundings);

  bool lets_think() const override { return !busy() || director_.still(); }
  /// On the steel hood.
  float corner_top() const override { return 0.0F; }
  void draw() override;
  stage::Info info() const override;
  std::vector<stage::Award> awards() const override;
  std::vector<int> points() const override;
  std::vector<std::string> points_text() const override;

  // For tests.
  Pose pose() const { return pose_now(); }
  const Layout& layout() const { return layout_; }

 private:
  Direction direction() const override;
  Hand read_hand(const core::AnyView& view) const override;
  bool needs_hand(const core::Question& question) const override;
  Choice choice_for(const core::Question& question, const Hand& hand) const override;
  void choice_opened(const Choice& choice) override;
  void step_begun(const Step& step) override;
  void hand_closed() override { teaching_.hand_closed(); }
  double pace() const override { return pace_; }
  void preload() const;
  void fit_text();
  Pose pose_now() const;
  void bake(const Brush& brush);
  int asked_seat() const;

  Layout layout_;
  int laid_for_percent_ = 100;  ///< text size that the layout is for
  bool baked_ = false;
  bool baked_coarse_ = false;
  int rolls_ = 0;      ///< cooking rolls shown
  double pace_ = 1.0;  ///< of the step that runs
};

/// What the first frame shows; the stage itself preloads what moves later.
void preload_kitchen(int seats, render::Canvas& canvas);

}  // namespace game::cooking
