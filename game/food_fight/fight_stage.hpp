// The stage of a food fight.
#pragma once

#include <string>
#include <vector>

#include "game/food_fight/choice/choice.hpp"
#include "game/food_fight/chronicle.hpp"
#include "game/food_fight/step.hpp"
#include "game/food_fight/teaching.hpp"
#include "game/stage/hand_stage.hpp"

namespace game::food_fight {

struct Brush;

/// The types of a food fight's stage.
struct FightParts {
  using Step = food_fight::Step;
  using Direction = food_fight::Direction;
  using Choice = food_fight::Choice;
  using Hand = food_fight::Hand;
  using Chronicle = food_fight::Chronicle;
  using Teaching = food_fight::Teaching;
};

class FightStage final : public stage::HandStage<FightParts> {
 public:
  FightStage(const rules::View& first, const stage::Surroundings& surroundings, Larder larder);

  /// In a window's breath bots answer, and nobody sees how many.
  bool lets_think() const override { return !busy() || director_.still(); }
  render::Rect raised_hands() const override { return layout_.raised; }
  void draw() override;
  stage::Info info() const override;
  std::vector<stage::Award> awards() const override;
  std::vector<int> points() const override;
  std::vector<std::string> points_text() const override;

  // For tests.
  Pose pose() const { return pose_now(); }

 private:
  Direction direction() const override;
  Hand read_hand(const core::AnyView& view) const override;
  bool needs_hand(const core::Question& question) const override;
  Choice choice_for(const core::Question& question, const Hand& hand) const override;
  void choice_opened(const Choice& choice) override;
  void hand_closed() override { teaching_.hand_closed(); }
  bool answers_for_the_round(const Choice& choice) const override { return choice.for_the_round(); }
  void step_begun(const Step& step) override;
  void preload() const;
  void fit_text();
  Pose pose_now() const;
  void bake(const Brush& brush, const Shown& shown);

  CardBook cards_;
  Larder larder_;
  Layout layout_;
  int laid_for_percent_ = 100;  ///< text size that the layout is for
  std::string baked_;           ///< what the layer holds
  bool baked_coarse_ = false;
  std::size_t baked_splats_ = 0;
};

/// What the first frame shows; the stage itself preloads what moves later.
void preload_hall(int seats, render::Canvas& canvas);
void preload_plain_hall(int seats, render::Canvas& canvas);  ///< with trays for tokens

}  // namespace game::food_fight
