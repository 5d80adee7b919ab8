// Plus and minus cards as the things that lie about a station, and how they leave it.
#pragma once

#include "game/cooking/step.hpp"

namespace game::cooking {

/// Where such a minus card lies.
ThingPlace minus_place(const Station& station, const rules::Player& player, Card card);
/// Where the plus card lies that is spent next.
ThingPlace first_plus_place(const Station& station, const rules::Player& player);

/// Seconds that a thing is on its way to the tray of used cards.
inline constexpr double k_to_tray = 0.4;
void throw_to_tray(Step& step, const Direction& direction, Card card, const ThingPlace& from, double start);

/// "Ann's Tripped is used up"; "Sore Feet goes from Ann's kitchen (Work Shoes)".
std::string gone_words(const Names& names, const Shown& after, const rules::MinusRemoved& gone);

}  // namespace game::cooking
