// Weighs actions set by set, and how throws depend on what was gained and thrown before.
#include "engine/bots/cafe_chaos_plan.hpp"

#include <algorithm>

#include "engine/bots/cafe_chaos_floor.hpp"

namespace bots {

using fight::Card;

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

float PlanValues::attack_on_target(float points, int /*set*/) const {
  return s_.weights.attack * points * weight_;
}

float PlanValues::floor_gain(int cards) const {
  const Taking taking = best_taking(s_.weights, s_.hand, *s_.glance.floor, cards > 1);
  return taking.worth;
}

float PlanValues::seats_beside_target() const {
  float sum = 0;
  for (const auto seat : {s_.board.left(target_), s_.board.right(target_)})
    sum += seat == s_.me ? 0 : s_.standing.weight(seat);
  return sum;
}

float PlanValues::friend_weight() const {
  float least = 10;
  s_.others([&](core::Seat seat) { least = std::min(least, s_.standing.weight(seat)); });
  return least;
}

void PlanValues::prepare_shots() {
  const auto& weights = s_.weights;
  const float hits = 1 - reception_.stopped;
  for (std::size_t gains = 0; gains < k_times; ++gains) {
    Throwables hand = s_.hand;
    for (std::size_t i = 0; i < gains; ++i) {
      const Throwables taken = best_taking(weights, hand, *s_.glance.floor, true).cards;
      hand = {hand.foods + taken.foods, hand.toppings + taken.toppings, hand.conditions + taken.conditions};
    }
    for (std::size_t before = 0; before < k_times; ++before) {
      float best = -100;
      Throwables thrown;
      Shot shot;
      for (const auto& combo : k_combos) {
        if (!hand.contains(combo)) continue;
        Shot one_shot;
        one_shot.damage = static_cast<float>(combo.damage());
        one_shot.damage_worth = weights.attack * s_.standing.gain(target_, combo.damage());
        // By the time of the hit the own points will have grown.
        const int points = std::min(2, s_.points(s_.me) + 1);
        one_shot.heal = combo.cards() == 3 ? weights.heal * static_cast<float>(points) : 0;
        one_shot.cost = worth(weights, hand) - worth(weights, hand.without(combo));
        const float value = hits * (one_shot.damage_worth + one_shot.heal) - one_shot.cost;
        if (value <= best) continue;
        best = value;
        thrown = combo;
        shot = one_shot;
      }
      shots_[gains][before] = shot;
      hand = hand.without(thrown);
    }
  }
}

float PlanValues::shot_value(Use use, int /*set*/, int gains, int shots, bool boosted) const {
  const auto& shot = shots_[static_cast<std::size_t>(std::min(gains, k_times - 1))]
                           [static_cast<std::size_t>(std::min(shots, k_times - 1))];
  if (shot.damage <= 0) return -0.05F;  // a wasted action
  const float boost = boosted ? 2 * weight_ : 0;
  const float back = reception_.sent_back * shot.damage;
  switch (use) {
    case Use::lobs:
      return (1 - reception_.evaded) *
                 (shot.damage_worth + boost + shot.heal + s_.weights.attack * seats_beside_target()) -
             shot.cost - back;
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

float PlanValues::in_set(Card action, int set) const {
  const auto& weights = s_.weights;
  const float unseen = weights.unseen_card;
  const auto at = static_cast<std::size_t>(set);
  const float theirs = s_.throwables_in_hand(target_);
  switch (action) {
    case Card::grab:
      return floor_gain(2);
    case Card::sprint:
      return unseen + floor_gain(1);
    case Card::duck:
      return weights.defence * threat_.thrown[at];
    case Card::catch_food:
      return weights.defence * threat_.food(set) + 0.4F * threat_.food(set);
    case Card::panic:
      return unseen + (s_.hand.cards() > 0 ? weights.defence * 0.8F * threat_.food(set) : 0);
    case Card::spin:
      return threat_.food(set) * (weights.defence + threat_.weight_of_attackers);
    case Card::smash:
      return threat_.food(set) * (weights.defence + weight_);
    case Card::outsmart:
      return threat_.all(set) * (weights.defence + weight_);
    case Card::hide:
      return weights.defence * threat_.all(set) - 1 + 2 * unseen;
    case Card::counterstrike:
      return s_.hand.cards() > 0 ? 0.5F * threat_.food(set) * weight_ * 2 : 0;
    case Card::cannonball: {
      float splash = 0;
      for (const auto seat : {s_.board.left(target_), s_.board.right(target_)})
        splash += s_.standing.weight(seat);
      return floor_gain(1) + splash - 0.3F * weight_;
    }
    case Card::cheer: {
      const float heal = s_.points(s_.me) > 0 ? s_.healed(1) - friend_weight() : 0;
      return std::max(heal, unseen * (1 - friend_weight()));
    }
    case Card::fetch:
      return s_.glance.trash->empty() ? 0 : weights.food + weights.more_toppings - 0.3F * (1 + weight_);
    case Card::mope:
      return s_.points(s_.me) >= s_.points(target_) ? attack_on_target(1, set) : attack_on_target(0.25F, set);
    case Card::shove: {
      // Hands shrink in the course of a round.
      const float held = std::min(3.0F, theirs) * (1.0F - 0.15F * static_cast<float>(set));
      return attack_on_target(held, set);
    }
    case Card::stalk:
      return theirs >= 1 ? 1.3F * unseen : 0.1F;
    case Card::swing:
      return (1 - reception_.evaded) * attack_on_target(best_swing(*s_.glance.floor), set) -
             reception_.sent_back;
    case Card::tackle:
      return attack_on_target(1, set) + (theirs >= 1 ? 0.25F * weight_ : 0);
    case Card::ari_attack:
      return 0.57F * s_.standing.weight(s_.standing.rival()) + 0.43F * unseen * 1.3F;
    case Card::bewitched:
      return 0.2F * threat_.food(set);
    case Card::caricature: {
      const int room = s_.board.limit - 1 - s_.points(target_);
      const int gain = std::clamp(s_.points(target_), 0, std::max(0, room));
      return (1 - weights.ducks) * weights.attack * s_.standing.gain(target_, gain);
    }
    case Card::ctrl_alt_del:
      return unseen + 0.15F;
    case Card::hallucinate: {
      float most = 0;
      s_.others([&](core::Seat seat) { most = std::max(most, s_.throwables_in_hand(seat)); });
      return std::max(0.0F, 0.3F * (most - static_cast<float>(s_.hand.cards())));
    }
    case Card::maagic_trick:
      return 2 * unseen + (theirs >= 1 ? 0.1F : -0.1F);
    case Card::mishap:
      return 0.85F * attack_on_target(1, set) - 0.28F;
    case Card::prank:
      return theirs >= 1 ? attack_on_target(1, set) + seats_beside_target() + 0.25F * weight_ : 0;
    case Card::belch:
      return attack_on_target(1, set);
    case Card::power_scoop:
      return s_.hand.bases() > 0 && s_.points(s_.me) > 0 ? 0.6F * s_.healed(1) - 0.25F : 0;
    case Card::sugar_rush:
      return 1.5F * unseen;
    case Card::rally:
      return 2.3F * unseen;
    case Card::yeet:
      return 0.25F;
    case Card::eat:
      return s_.hand.foods > 0 && s_.hand.toppings > 0 && s_.points(s_.me) > 0
                 ? s_.healed(std::min(2, s_.points(s_.me))) - weights.food - weights.topping
                 : 0;
    case Card::confuse:
      return 0.15F + 0.1F * static_cast<float>(threat_.attackers);
    case Card::copy:
      return 0.3F;
    case Card::snitch: {
      float sum = 0;
      s_.others([&](core::Seat seat) { sum += s_.standing.weight(seat); });
      return 0.45F * sum;
    }
    case Card::taunt:
      return unseen + attack_on_target(1, set) - 0.25F;
    default:
      return 0;
  }
}

void PlanValues::value_action(int place_in_list) {
  const auto at = static_cast<std::size_t>(place_in_list);
  const Card action = actions_[at];
  uses_[at] = [action] {
    switch (action) {
      case Card::grab:
      case Card::sprint:
      case Card::cannonball:
      case Card::rally:
      case Card::sugar_rush:
      case Card::fetch:
      case Card::maagic_trick:
        return Use::gains;
      case Card::throw_food:
        return Use::throws;
      case Card::lob:
        return Use::lobs;
      case Card::vengeance:
        return Use::throws_one;
      case Card::blast:
        return Use::blasts;
      case Card::bewitched:
        return Use::boosts;
      case Card::cheat:
        return Use::repeats;
      default:
        return Use::none;
    }
  }();
  for (int set = 0; set < fight::k_sets; ++set) {
    values_[at][static_cast<std::size_t>(set)] = in_set(action, set);
    whims_[at][static_cast<std::size_t>(set)] = s_.whim.next();
  }
}

float PlanValues::value_of(int first, int second, int third) const {
  const std::array<int, fight::k_sets> places{first, second, third};
  float value = 0;
  int gains = 0;
  int shots = 0;
  bool boosted = false;
  int before = -1;  // what a Cheat would repeat
  for (int set = 0; set < fight::k_sets; ++set) {
    int place = places[static_cast<std::size_t>(set)];
    value += whims_[static_cast<std::size_t>(place)][static_cast<std::size_t>(set)];
    if (uses_[static_cast<std::size_t>(place)] == Use::repeats) {
      if (before < 0) {
        value -= 0.5F;  // CC-202
        continue;
      }
      place = before;
    }
    before = place;
    const auto at = static_cast<std::size_t>(place);
    switch (uses_[at]) {
      case Use::gains:
        ++gains;
        value += values_[at][static_cast<std::size_t>(set)];
        break;
      case Use::throws:
      case Use::lobs:
      case Use::throws_one:
      case Use::blasts:
        value += shot_value(uses_[at], set, gains, shots, boosted);
        shots += uses_[at] == Use::blasts ? 2 : 1;
        boosted = false;
        break;
      case Use::boosts:
        boosted = true;
        [[fallthrough]];
      default:
        value += values_[at][static_cast<std::size_t>(set)];
        break;
    }
  }
  return value;
}

Programme PlanValues::best() const {
  float best_value = -1000;
  Programme best{};
  for (int first = 0; first < size_; ++first) {
    for (int second = 0; second < size_; ++second) {
      for (int third = 0; third < size_; ++third) {
        if (first == second || first == third || second == third) continue;
        const float value = value_of(first, second, third);
        if (value <= best_value) continue;
        best_value = value;
        const auto card = [this](int place) { return actions_[static_cast<std::size_t>(place)]; };
        best = {card(first), card(second), card(third)};
      }
    }
  }
  return best;
}

std::vector<ValuedProgramme> PlanValues::ranked() const {
  std::vector<ValuedProgramme> programmes;
  const auto card = [this](int place) { return actions_[static_cast<std::size_t>(place)]; };
  for (int first = 0; first < size_; ++first) {
    for (int second = 0; second < size_; ++second) {
      for (int third = 0; third < size_; ++third) {
        if (first == second || first == third || second == third) continue;
        programmes.push_back({{card(first), card(second), card(third)}, value_of(first, second, third)});
      }
    }
  }
  std::stable_sort(programmes.begin(), programmes.end(),
                   [](const auto& left, const auto& right) { return left.value > right.value; });
  return programmes;
}

}  // namespace bots
