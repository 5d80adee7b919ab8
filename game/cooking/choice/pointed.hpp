// Which card lies under the mouse: its rule is one rest or click away (S17).
#pragma once

#include "game/cooking/choice/choice.hpp"

namespace game::cooking {

/// The visible card at that point: hand, crew, things, top of the discards; none if there is none.
Card card_under(const Layout& layout, const Shown& shown, const Choice* choice, render::Point at);
/// The seat whose kitchen is there; −1: nobody's.
int seat_under(const Layout& layout, render::Point at);

}  // namespace game::cooking
