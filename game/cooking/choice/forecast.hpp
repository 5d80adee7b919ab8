// What a choice would do, from what lies open and the own hand: before it is confirmed (S15).
#pragma once

#include <string>

#include "game/cooking/hand.hpp"
#include "game/cooking/shown.hpp"
#include "game/cooking/words.hpp"

namespace game::cooking {

struct Forecast {
  std::string tag;   ///< for a small plate in the kitchen: "3 → 2 dice"
  std::string text;  ///< "Bo's next roll: 3 → 2 dice."
};

/// What the choice of that seat would do. `hand`: whose tips it knows.
Forecast forecast(const Shown& shown, const Names& names, const Hand& hand, int seat,
                  const core::Choice& choice);

/// "Gloves" for the hand.
Card supply_against(rules::Symbol symbol);

}  // namespace game::cooking
