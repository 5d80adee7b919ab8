// Values of whole programmes of three actions.
#pragma once

#include <vector>

#include "engine/bots/food_fight_threat.hpp"
#include "engine/food_fight/question.hpp"

namespace bots {

using Programme = std::array<fight::Card, fight::k_sets>;

struct ValuedProgramme {
  Programme cards;
  float value;
};

core::Choice to_choice(const Programme& programme);

/// What the own actions promise in each set, by hand, aims and threat.
class PlanValues {
 public:
  explicit PlanValues(const Situation& situation);

  Programme best() const;
  /// All programmes, best first; equal ones in the question's order.
  std::vector<ValuedProgramme> ranked() const;

 private:
  static constexpr int k_most_actions = 16;  ///< more than a hand ever holds; further ones are not placed
  static constexpr int k_times = 3;

  /// How an action uses the hand.
  enum class Use : std::uint8_t { none, gains, throws, lobs, hunts, throws_one, blasts, boosts, repeats };
  static constexpr int k_uses = 9;
  static Use use_of(fight::Card action);
  /// What a throw is made of, at its best.
  struct Shot {
    float damage_worth = 0, damage = 0, heal = 0, cost = 0;
  };

  void value_action(int place_in_list);
  void prepare_shots();
  void prepare_use(Use use);
  float in_set(fight::Card action, int set) const;
  float in_cafe_chaos(fight::Card action, int set) const;     // cafe_chaos_plan_actions.cpp
  float in_what_the_food(fight::Card action, int set) const;  // what_the_food_plan_actions.cpp
  float shot_value(Use use, int gains, const Shot& shot, bool boosted) const;
  /// The first sets of a programme.
  struct Begun {
    float value = 0;
    int gains = 0, shots = 0;
    bool boosted = false;
    int before = -1;  ///< what a Cheat would repeat
  };
  Begun with(const Begun& begun, int place, int set) const;
  /// Calls `visit(programme, value)` for all, in the question's order.
  template <class Visit>
  void all(const Visit& visit) const;
  float attack_on_target(float points) const;
  float floor_gain(bool grabs) const;
  float friend_weight() const;

  const Situation& s_;
  Threat threat_;
  Reception reception_;
  core::Seat target_;
  float weight_;  ///< of a point on the target
  std::array<fight::Card, k_most_actions> actions_{};
  std::array<Use, k_most_actions> uses_{};
  int size_ = 0;
  std::array<std::array<float, fight::k_sets>, k_most_actions> values_{};
  std::array<std::array<float, fight::k_sets>, k_most_actions> whims_{};
  /// After so many gains and so many throws.
  std::array<std::array<Shot, k_times>, k_times> shots_{};
  /// By use, then gains, throws before, and whether Bewitched boosts it.
  std::array<std::array<std::array<std::array<float, 2>, k_times>, k_times>, k_uses> shot_values_{};
};

}  // namespace bots
