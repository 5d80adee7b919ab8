// Guesses attacks by aims, characters and sizes of hands.
#include "engine/bots/food_fight_threat.hpp"

#include <algorithm>

namespace bots {

using fight::Card;

namespace {

/// Mean damage of a throw from a hand of so many throwables; with none a card must be grabbed first.
constexpr std::array<float, 5> k_damage{0.9F, 1.0F, 1.8F, 2.4F, 2.8F};

void add_character(const Situation& s, Threat& threat, core::Seat attacker, float throwables) {
  const float chance = s.weights.places;
  const auto everywhere = [chance](auto& sets, float damage) {
    for (auto& set : sets) set += chance * damage;
  };
  switch (s.board.player(attacker).character) {
    case Card::pitch:
      return everywhere(threat.unducked, 1.0F);
    case Card::swing:
      return everywhere(threat.unducked, 1.4F);
    case Card::blast:
      return everywhere(threat.thrown, 0.6F * throwables);
    case Card::vengeance:
      return everywhere(threat.thrown, throwables >= 1 ? 1.5F : 0.5F);
    case Card::shove:
      return everywhere(threat.without_food, static_cast<float>(std::min(3, s.hand.cards())));
    case Card::mope:
      return everywhere(threat.without_food, s.points(attacker) >= s.points(s.me) ? 1.0F : 0.3F);
    case Card::mock:
    case Card::prank:
    case Card::mishap:
      return everywhere(threat.without_food, 0.8F);
    default:
      return;
  }
}

}  // namespace

int aims_at(const fight::Board& board, core::Seat seat) {
  int aims = 0;
  for (int i = 0; i < board.seats; ++i)
    aims += core::seat_at(i) != seat && board.aim(core::seat_at(i)) == seat ? 1 : 0;
  return aims;
}

Threat threat_to_me(const Situation& s) {
  Threat threat;
  const std::array<float, fight::k_sets> throws{s.weights.throws_first, s.weights.throws_second,
                                                s.weights.throws_third};
  s.others([&](core::Seat seat) {
    if (s.board.aim(seat) != s.me) return;
    ++threat.attackers;
    threat.weight_of_attackers += s.standing.weight(seat);
    const float throwables = s.throwables_in_hand(seat);
    const auto cards = static_cast<std::size_t>(std::clamp(static_cast<int>(throwables + 0.5F), 0, 4));
    for (std::size_t set = 0; set < fight::k_sets; ++set) {
      const float chance = throws[set] * (cards > 0 ? 1.0F : set == 0 ? 0.1F : 0.7F);
      threat.thrown[set] += chance * k_damage[cards];
    }
    add_character(s, threat, seat, throwables);
  });
  if (threat.attackers > 0) threat.weight_of_attackers /= static_cast<float>(threat.attackers);
  return threat;
}

Reception reception_of(const Situation& s, core::Seat target) {
  const int aims = std::max(1, aims_at(s.board, target));
  const float chance = s.weights.places;
  Reception reception;
  reception.stopped = s.weights.ducks + s.weights.ducks_more * static_cast<float>(aims - 1);
  switch (s.board.player(target).character) {
    case Card::spin:
      reception.sent_back = chance;
      reception.evaded = chance;
      break;
    case Card::panic:
    case Card::outsmart:
    case Card::boast:
      reception.evaded = chance;
      break;
    default:
      break;
  }
  reception.stopped = std::min(0.8F, reception.stopped + reception.evaded);
  return reception;
}

}  // namespace bots
