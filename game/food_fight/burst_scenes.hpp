// The table of the scenes in which events of What the Food?! burst out of the deck.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "game/food_fight/actors.hpp"
#include "game/food_fight/bursts.hpp"

namespace game::food_fight {

struct BurstScene {
  std::string_view event;  ///< id
  const char* cue;
  Whom whom;
  Actor picture;  ///< the event's own: its sprite follows from the card
  std::array<Actor, 2> actors;
};

std::span<const BurstScene> burst_scenes();
const BurstScene* burst_scene(std::string_view event);  ///< null: no event of that game

}  // namespace game::food_fight
