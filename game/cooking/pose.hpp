// Everything that is drawn at one moment: a pure function of the step that runs and the time in it.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "game/cooking/layout.hpp"
#include "game/cooking/shown.hpp"
#include "game/stage/scenery.hpp"
#include "render/tween.hpp"

namespace game::cooking {

using stage::Amount;
using stage::Caption;
using stage::Prop;
using stage::ShoutKind;

/// How somebody behind a stove, or somebody walking, is drawn beyond his face.
struct Stance {
  render::Point push;
  float lean = 0;  ///< degrees
  render::Squash squash{};
  float alpha = 1;
  bool flip = false;
};

struct StationPose {
  CookMood mood = CookMood::fresh;
  Stance cook;
  HelperMood helper_mood = HelperMood::ready;
  Stance helper;
  float light = 1;      ///< 1: lit, 0: dimmed
  render::Point jolt;   ///< of the whole station
  float flame = 0;      ///< under the pot, 0–1
  float pan = 0;        ///< 0: put away, 1: in hand
  float pan_lean = 0;   ///< degrees
  float dice_size = 1;  ///< of the number of dice, when it changes
  /// Supplies that a track shows instead: not drawn while it runs.
  int hidden_supplies = 0;  ///< the last so many
};

struct BayPose {
  float ticket_turn = 1;   ///< 1: order side, −1: money side; between: it flips
  float ticket_swing = 0;  ///< degrees
  float ticket_alpha = 1;  ///< 0 while a track shows it
  render::Point ticket_push;
  int tip = 0;           ///< on the money side
  int hidden_meals = 0;  ///< the last so many are still in the air
  int moving_meals = 0;  ///< a track shows so many of the last; the order counts them as ever
  float jar_size = 1;
  float money = 0;  ///< as counted so far
  bool guest_served = false;
};

/// Somebody at the pass who is no quiet guest.
struct Visitor {
  std::string sprite;   ///< "customer-found-hair-glare"
  render::Point place;  ///< middle of the counter's edge under the bust
  float scale = 1;
  float lean = 0;
  float alpha = 1;
  bool flip = false;
  int side = 0;           ///< whose guest has to go while he is there; −1: nobody's
  bool in_front = false;  ///< this side of the pass
};

/// A cook or helper on the way through the kitchen, with the neckerchief of `scarf` (−1: white).
struct Walker {
  std::string sprite;  ///< "cook-super-cook-gone"
  int scarf = -1;
  render::Point place;
  float scale = 1;
  float lean = 0;
  float alpha = 1;
  bool flip = false;
  bool behind = true;  ///< behind the stoves, which hide where the bust is cut
};

/// A die in the air, in a pan or on the steel.
struct Die {
  Face face = Face::blank;
  int tumble = -1;  ///< view of the tumbling die; −1: the face
  render::Point place;
  float scale = 1;  ///< 104 units wide
  float angle = 0;
  float alpha = 1;
  render::Squash squash{};
  int in_pan = -1;  ///< drawn behind the front rim of that seat's pan
};

/// A card that moves between places; `hidden` shows its back.
struct MovingCard {
  Card card = Card::hidden;
  render::Point place;
  float scale = 1;  ///< of a card of 194 × 264
  float angle = 0;
  float alpha = 1;
  float turn = 1;  ///< width while it flips, −1 … 1: below 0 the back shows
};

struct Pose : stage::Scenery {
  Shown shown;
  std::array<StationPose, rules::k_most_seats> station{};
  std::array<BayPose, rules::k_most_sides> bay{};
  std::vector<Visitor> visitors;
  std::vector<Walker> walkers;
  std::vector<Die> dice;
  std::vector<MovingCard> cards;
  int reacts = -1;  ///< who may stop the attack that waits: the attacked seat; −1: no attack
  bool door_open = false;
  bool waits = true;  ///< who waits at the pass stands there; false: a track shows him

  StationPose& at(int seat) { return station[static_cast<std::size_t>(seat)]; }
  const StationPose& at(int seat) const { return station[static_cast<std::size_t>(seat)]; }
  BayPose& bay_at(int side) { return bay[static_cast<std::size_t>(side)]; }
  const BayPose& bay_at(int side) const { return bay[static_cast<std::size_t>(side)]; }
};

/// The kitchen at rest, nobody asked: the seat on turn lit, the others dimmed a little.
Pose rest_pose(const Shown& shown);

/// Who stands at the pass while nothing moves.
Visitor visitor_at_rest(const Layout& layout, const Visit& visit);

// Names of pictures
std::string cook_sprite(Card cook, int look, CookMood mood);
std::string helper_sprite(Card helper, int look, HelperMood mood);
/// Customers and inspectors; the thief; the tout of a Better Offer; empty for other cards.
std::string visitor_sprite(Card card, VisitorMood mood);
std::string meal_sprite(const Shown& shown, int side, int index);
/// What lies about the station: "minus-tripped", "plus-coffee-break", "supply-gloves".
std::string thing_sprite(Card card);
std::string die_sprite(Face face);
/// Drawn for 40 units: its lines hold where many dice lie.
std::string small_die_sprite(Face face);
std::string tumble_sprite(int view);

}  // namespace game::cooking
