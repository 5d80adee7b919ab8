// Food on its way, as tracks of a step.
#pragma once

#include "game/food_fight/flight.hpp"
#include "game/food_fight/step.hpp"

namespace game::food_fight {

/// Along a leg from one share of it to another. Reduced motion: fades out here, in there.
void fly(Step& step, const Direction& direction, const Leg& leg, const std::vector<Card>& cards, float from,
         float to, double start, double seconds, FoodFace face = FoodFace::wide);
/// Stands still in the air, squashed a little.
void hold(Step& step, const std::vector<Card>& cards, render::Point at, double start, double seconds,
          float squashed = 1.1F, FoodFace face = FoodFace::squint);
/// Falls from somebody's head, or from where it missed, into the trash.
void drop_into_trash(Step& step, const Direction& direction, const Flyer& food, double start, double seconds);
/// The rest of its leg at full speed, and past the head that is not there any more; a splat behind it.
void fly_past(Step& step, const Direction& direction, const Flight& flight, const std::vector<Card>& cards,
              double start);

/// Colour of the splat of a combo, and how it sounds: those of its Food, else of its first card.
const FoodLook& look_of(const Larder& larder, const std::vector<Card>& cards);

}  // namespace game::food_fight
