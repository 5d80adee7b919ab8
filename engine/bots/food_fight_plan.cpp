// Weighs actions set by set, and how throws depend on what was gained and thrown before.
#include "engine/bots/food_fight_plan.hpp"

#include <algorithm>

#include "engine/bots/food_fight_floor.hpp"

namespace bots {

using fight::Card;

namespace {

/// Added to programmes that a person would call stupid: no whim outweighs it.
constexpr float k_never = -10.0F;

}  // namespace

core::Choice to_choice(const Programme& programme) {
  return {static_cast<std::uint8_t>(fight::Verb::plan),
          {fight::number(programme[0]), fight::number(programme[1]), fight::number(programme[2])}};
}

PlanValues::PlanValues(const Situation& situation)
    : s_(situation),
      threat_(threat_to_me(situation)),
      target_(situation.board.aim(situation.me)),
      weight_(situation.standing.weight(target_)) {
  reception_ = reception_of(s_, target_);
  prepare_shots();
  for (const Card action : fight::placeable_actions(s_.glance)) {
    if (size_ == k_most_actions) break;
    actions_[static_cast<std::size_t>(size_)] = action;
    value_action(size_++);
  }
}

void PlanValues::prepare_shots() {
  const auto& weights = s_.weights;
  const float hits = 1 - reception_.stopped;
  // By the time of the hit the own points will have grown.
  const float heal = weights.heal * static_cast<float>(std::min(2, s_.points(s_.me) + 1));
  std::array<Shot, k_combos.size()> by_combo{};
  for (std::size_t i = 0; i < k_combos.size(); ++i) {
    const int damage = k_combos[i].damage();
    by_combo[i].damage = static_cast<float>(damage);
    by_combo[i].damage_worth = weights.attack * s_.standing.gain(target_, damage);
    by_combo[i].heal = k_combos[i].cards() == 3 ? heal : 0;
  }
  Throwables held = s_.hand;
  for (auto& after_gains : shots_) {
    Throwables hand = held;
    for (auto& shot : after_gains) {
      float best = -100;
      std::size_t thrown = k_combos.size();
      const float before = worth(weights, hand);
      for (std::size_t i = 0; i < k_combos.size(); ++i) {
        if (!hand.contains(k_combos[i])) continue;
        const float cost = before - worth(weights, hand.without(k_combos[i]));
        const float value = hits * (by_combo[i].damage_worth + by_combo[i].heal) - cost;
        if (value <= best) continue;
        best = value;
        thrown = i;
        shot = by_combo[i];
        shot.cost = cost;
      }
      if (thrown == k_combos.size()) break;
      hand = hand.without(k_combos[thrown]);
    }
    const Throwables taken = best_taking(weights, held, *s_.glance.floor, true).cards;
    held = {held.foods + taken.foods, held.toppings + taken.toppings, held.conditions + taken.conditions};
  }
}

void PlanValues::prepare_use(Use use) {
  auto& by_gains = shot_values_[static_cast<std::size_t>(use)];
  for (std::size_t gains = 0; gains < k_times; ++gains) {
    for (std::size_t before = 0; before < k_times; ++before) {
      for (const bool boosted : {false, true}) {
        by_gains[gains][before][boosted ? 1 : 0] =
            shot_value(use, static_cast<int>(gains), shots_[gains][before], boosted);
      }
    }
  }
}

float PlanValues::shot_value(Use use, int gains, const Shot& shot, bool boosted) const {
  if (shot.damage <= 0) {
    // Nothing to throw; what is gained before may still fly. With a second Throw among four actions one of
    // them is always placed.
    const bool may_fly = s_.board.fight == fight::Fight::what_the_food && gains > 0;
    return may_fly ? 0.2F * k_never : k_never;
  }
  const float boost = boosted ? 2 * weight_ : 0;
  const float back = reception_.sent_back * shot.damage;
  switch (use) {
    case Use::lobs:
      return (1 - reception_.evaded) *
                 (shot.damage_worth + boost + shot.heal + s_.weights.attack * s_.beside(target_)) -
             shot.cost - back;
    case Use::hunts: {
      // It turns to whom it can hit when the cards lie open (WF-061).
      constexpr float k_hits = 0.92F;
      const float best = s_.standing.weight(s_.standing.rival());
      const float turned = weight_ > 0.1F ? std::max(1.0F, best / weight_) : 1.0F;
      return k_hits * (turned * shot.damage_worth + boost + shot.heal) - shot.cost;
    }
    case Use::throws_one: {
      const float rival = s_.standing.weight(s_.standing.rival());
      return (1 - s_.weights.ducks) * (1.4F * s_.weights.attack * rival + boost) - s_.weights.more_food;
    }
    case Use::blasts: {
      const auto hand = static_cast<float>(s_.hand.damage() + 2 * gains);
      return (1 - reception_.stopped) * (s_.weights.attack * 0.8F * hand * weight_ + boost) -
             0.7F * worth(s_.weights, s_.hand) - reception_.sent_back;
    }
    default:
      return (1 - reception_.stopped) * (shot.damage_worth + boost + shot.heal) - shot.cost - back;
  }
}

void PlanValues::value_action(int place_in_list) {
  const auto at = static_cast<std::size_t>(place_in_list);
  const Card action = actions_[at];
  uses_[at] = use_of(action);
  const bool shoots = uses_[at] >= Use::throws && uses_[at] <= Use::blasts;
  if (shoots) prepare_use(uses_[at]);
  for (int set = 0; set < fight::k_sets; ++set) {
    values_[at][static_cast<std::size_t>(set)] = in_set(action, set);
    whims_[at][static_cast<std::size_t>(set)] = s_.whim.next();
  }
}

PlanValues::Begun PlanValues::with(const Begun& begun, int place, int set) const {
  Begun next = begun;
  const auto in_set = static_cast<std::size_t>(set);
  next.value += whims_[static_cast<std::size_t>(place)][in_set];
  if (uses_[static_cast<std::size_t>(place)] == Use::repeats) {
    if (begun.before < 0) {
      next.value += k_never;  // CC-202
      return next;
    }
    place = begun.before;
  }
  next.before = place;
  const auto at = static_cast<std::size_t>(place);
  const Use use = uses_[at];
  if (use >= Use::throws && use <= Use::blasts) {
    const auto gains = static_cast<std::size_t>(begun.gains);
    const auto shots = static_cast<std::size_t>(std::min(begun.shots, k_times - 1));
    next.value += shot_values_[static_cast<std::size_t>(use)][gains][shots][begun.boosted ? 1 : 0];
    next.shots += use == Use::blasts ? 2 : 1;
    next.boosted = false;
    return next;
  }
  next.value += values_[at][in_set];
  next.gains += use == Use::gains ? 1 : 0;
  next.boosted = begun.boosted || use == Use::boosts;
  return next;
}

template <class Visit>
void PlanValues::all(const Visit& visit) const {
  const auto card = [this](int place) { return actions_[static_cast<std::size_t>(place)]; };
  for (int first = 0; first < size_; ++first) {
    const Begun one = with({}, first, 0);
    for (int second = 0; second < size_; ++second) {
      if (second == first) continue;
      const Begun two = with(one, second, 1);
      for (int third = 0; third < size_; ++third) {
        if (third == first || third == second) continue;
        visit(Programme{card(first), card(second), card(third)}, with(two, third, 2).value);
      }
    }
  }
}

Programme PlanValues::best() const {
  float best_value = -1000;
  Programme best{};
  all([&](const Programme& programme, float value) {
    if (value <= best_value) return;
    best_value = value;
    best = programme;
  });
  return best;
}

std::vector<ValuedProgramme> PlanValues::ranked() const {
  std::vector<ValuedProgramme> programmes;
  all([&](const Programme& programme, float value) { programmes.push_back({programme, value}); });
  std::stable_sort(programmes.begin(), programmes.end(),
                   [](const auto& left, const auto& right) { return left.value > right.value; });
  return programmes;
}

}  // namespace bots
