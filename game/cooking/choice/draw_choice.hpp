// How a choice looks: the hand on its towel, what is lit, and what each place would bring.
#pragma once

#include "game/cooking/brush.hpp"
#include "game/cooking/choice/choice.hpp"

namespace game::cooking {

/// Lights those kitchens that the card may go to.
void dress(Pose& pose, const Layout& layout, const Choice& choice);
/// Over everything but what flies.
void draw_choice(const Brush& brush, const Pose& pose, const Choice& choice);

}  // namespace game::cooking
