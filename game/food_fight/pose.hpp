// Everything that is drawn at one moment: a pure function of the step that runs and the time in it.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "game/food_fight/shown.hpp"
#include "game/stage/scenery.hpp"
#include "render/palette.hpp"
#include "render/tween.hpp"

namespace game::food_fight {

using stage::Amount;
using stage::Caption;
using stage::Prop;
using stage::Saying;
using stage::Shout;
using stage::ShoutKind;

enum class FoodFace : std::uint8_t { calm, squint, wide, out, joy, sleep };

/// A combo in the air or in a hand: its base with what is on it.
struct Flyer {
  std::vector<Card> cards;  ///< one Food or Topping as base; a Topping more; a Condition
  FoodFace face = FoodFace::wide;
  render::Point place;
  float height = 0;  ///< above the shadow
  float scale = 1;   ///< 1: about 150 units wide
  float angle = 0;
  float alpha = 1;
  render::Squash squash{};
  bool shadow = false;
};

/// A card that moves between places; `hidden` shows its back.
struct MovingCard {
  Card card = Card::hidden;
  render::Point place;
  float scale = 1;  ///< of the floor's card, 150 × 190
  float angle = 0;
  float alpha = 1;
  float turn = 1;  ///< width while it flips, −1 … 1: below 0 the back shows
};

struct SeatPose {
  Mood mood = Mood::calm;
  render::Point push;  ///< of the bust
  float lean = 0;      ///< degrees
  render::Squash squash{};
  render::Point tray;    ///< of the whole seat: a jolt
  float alpha = 1;       ///< of the bust; 0 while its fighter leaps through the room as a prop
  bool flip = false;     ///< the bust turned round
  float light = 1;       ///< 1: lit, 0: dimmed
  float turned = 1;      ///< of the plan's card of the present set while it flips: −1 back … 1 face
  float aim_swing = 0;   ///< degrees by which the bottle is away from its target
  float count_size = 1;  ///< of the number of points
  float token_lift = 0;  ///< units of the newest token above its place
  float token_alpha = 1;
};

/// Who brings which event: over the scene that bursts out of the deck.
struct Banner {
  int seat = -1;           ///< mark and colour
  std::string who;         ///< "ANN DRAWS:"
  std::string verb;        ///< "DRAWS:", where the name is too long and the mark alone says whose
  std::string what;        ///< "DETENTION!"
  std::string whom;        ///< "for Ann alone"; empty: not yet told
  std::string whom_short;  ///< "for nobody else", where the names are too long
  render::Rect place;
  float scale = 1;
  float alpha = 0;  ///< 0: not there
};

/// From one place to another, drawn as dots: what is being aimed, thrown or considered.
struct AimLine {
  render::Point from;
  render::Point to;
  float height = 0;  ///< above the straight line at its middle
  int seat = 0;      ///< colour
  float share = 1;   ///< how much of it is there
  float alpha = 1;
};

struct Pose : stage::Scenery {
  Shown shown;
  std::array<SeatPose, rules::k_most_seats> seat{};
  std::vector<Flyer> flyers;
  std::vector<MovingCard> cards;
  std::vector<AimLine> lines;
  std::vector<AimLine> trails;        ///< the way of a Lob, in small dots
  std::vector<Splat> splats;          ///< fresh ones that grow; settled ones are in `shown`
  std::vector<render::Point> cloths;  ///< wiping letters clean
  Banner banner;
  float deck_shake = 0;    ///< units to the right
  float centre_light = 1;  ///< floor, deck, trash
  bool hanging = true;     ///< food that waits for an answer stands in the air; false: a track shows it
  bool aside = true;       ///< revealed cards lie in the middle; false: a track shows them

  SeatPose& at(int index) { return seat[static_cast<std::size_t>(index)]; }
  const SeatPose& at(int index) const { return seat[static_cast<std::size_t>(index)]; }
};

/// The table at rest, nobody asked: acting seat lit, the others dimmed.
Pose rest_pose(const Shown& shown);

}  // namespace game::food_fight
