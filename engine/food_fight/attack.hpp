// The one pipeline of every attack with Food (CC-120, CC-A48).
#pragma once

#include "engine/food_fight/table.hpp"

namespace food_fight {

/// How an attack ended at its final target.
enum class Outcome : std::uint8_t {
  hit,
  missed,   ///< Duck
  avoided,  ///< Panic dropped a card
  caught,
  deflected,  ///< Spin or Smash: the food landed as splash
  failed,     ///< Hide, of the target or of who would get a smashed attack
  cancelled,  ///< a held Fire Drill (WF-095)
};

/// An attack with Food as it is declared. Its cards lie in `State::aside`, and nothing else does.
struct Attack {
  Seat attacker{};
  Seat aim{};
  Card action = Card::throw_food;
  bool cheese = false;
  bool whole_hand = false;  ///< a Throw under Bake Sale: no combo, nothing can be added (CC-338, CC-A61)
};

/// Resolves it: boosts, Yeet, final target, answer, hit, heals, splatter, counter, punishment, discards.
Outcome resolve(Table& t, const Attack& attack);

/// Splash for the seats left and right of `middle` but for `immune` (CC-118, CC-213). `blame` is whose doing
/// it is for `by` himself.
void splatter(Table& t, Seat middle, Seat by, bool by_is_immune, Blame blame, Card cause);

}  // namespace food_fight
