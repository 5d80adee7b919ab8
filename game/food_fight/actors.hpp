// Pictures that act in the scenes of events.
#pragma once

#include "game/food_fight/pose.hpp"

namespace game::food_fight {

/// How an actor of a scene moves.
enum class Act : std::uint8_t { stands, enters_left, enters_right, rises, bounces, blinks, swings, tips };

struct Actor {
  const char* sprite;  ///< nullptr: nobody
  float x;             ///< units at scale 1 from the middle of the boards
  float scale;
  Act act;
};

/// What actors stand on.
struct Boards {
  render::Point foot;  ///< of the picture behind them
  float scale;         ///< of that picture
  float floor;         ///< units at scale 1 from the foot to where they stand; negative
};

/// The actor as a prop that moves by its act; `progress` 0–1 of the scene.
Prop acted(const Boards& boards, const Actor& actor, float progress, bool reduced);

}  // namespace game::food_fight
