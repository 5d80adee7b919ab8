// Where everything lies in the mess hall for 2 to 8 seats. Logical units, inside the safe area.
#pragma once

#include <array>
#include <vector>

#include "engine/food_fight/board.hpp"
#include "render/geometry.hpp"

namespace game::food_fight {

/// One seat: a bust behind a tray. Points of the tray follow hall.json.
struct SeatPlace {
  render::Point rim;     ///< middle of the tray's back rim: where bust and tray meet
  float tray_scale = 1;  ///< 1: 368 × 164
  float bust_scale = 0.8F;
  bool mirrored = false;   ///< the fighter throws to the left
  bool near_side = false;  ///< its bust may be covered by the hand

  render::Point on_tray(render::Point from_rim) const { return rim + from_rim * tray_scale; }
  render::Point action(int place) const;  ///< middle of action place 0–2
  render::Point letter(int index) const;  ///< middle of letter 0–9 of the track
  /// Middle of the place of the token `index` (from 0) on a tray for `limit` of them, in groups of five;
  /// those beyond the limit lie on top, from the left.
  render::Point token(int index, int limit) const;
  render::Point tag() const;            ///< middle of the name tag
  render::Point head() const;           ///< where food hits
  render::Point throwing_hand() const;  ///< where food leaves
  render::Point bottle() const;         ///< middle of the bottle: beside the shoulder, never on a neighbour
  render::Point amount() const;         ///< where "+3" appears: the other shoulder
  render::Point hand_fan() const;       ///< the small fan with the number of cards
  render::Rect tray() const;
  render::Rect whole() const;  ///< head to tag, for the pointer
};

/// Width of a token on a tray at scale 1, for a pile of `limit`.
float token_width(int limit);

/// How cards lie in a band: scale and middle of each, in one row or in two.
struct CardRow {
  float scale = 1;
  bool names = true;  ///< wide enough for a name
  float pitch = 0;    ///< from one card to the next in its row
  int first_row = 0;  ///< so many lie in the farther row, whose lower ends the nearer one covers
  float lift = 0;     ///< of the farther row's badges, so that they are in sight
  std::vector<render::Point> places;

  /// Whether the card has another on its right in the same row.
  bool has_next(std::size_t index) const {
    return index + 1 < places.size() && static_cast<int>(index) + 1 != first_row;
  }
  float lift_of(std::size_t index) const { return static_cast<int>(index) < first_row ? lift : 0; }
};

/// Where an event bursts out of the deck, and the words beside it: on no score and not on the caption.
struct BurstPlace {
  render::Point foot;
  float scale = 1;  ///< of the picture event-burst
  render::Rect words;
};

struct Layout {
  int seats = 0;
  bool two_rows = false;  ///< 6–8 seats: a far and a near table; else far table and two sides
                          ///< (two seats: the sides alone)
  std::vector<SeatPlace> seat;
  render::Rect floor;       ///< band of the floor's cards
  render::Rect floor_rows;  ///< the same for two rows of them: up to what lies above and below
  render::Point deck;
  render::Point trash;  ///< foot of the can
  render::Point spare;  ///< over the trash: what hangs in the air while a card of the floor is chosen
  float pile_scale = 1;
  render::Rect caption;
  render::Rect event;    ///< note of the event in force
  render::Rect round;    ///< sign with round and action
  render::Rect hand;     ///< band of the hand while somebody chooses
  render::Rect pantry;   ///< small pictures of the food in hand while actions are planned; empty: not needed
  render::Rect hint;     ///< a lesson of the first game
  render::Rect prompts;  ///< what the buttons do
  render::Rect raised;   ///< hands raised to be asked for held events (Hold the Events)
  render::Point middle;  ///< of the free room: shouts, props of events
  BurstPlace burst;

  const SeatPlace& at(int index) const { return seat[static_cast<std::size_t>(index)]; }
};

/// `text_percent`: large text gives the caption room from the hand.
Layout lay_out(int seats, int text_percent = 100);
/// The floor's cards: one row, two rows beyond six.
CardRow floor_row(const Layout& layout, int cards);
/// Cards of 194 × 264 in the hand band, closer together the more there are, at last in two rows; `reserved`
/// units stay free on the right for buttons.
CardRow hand_row(const Layout& layout, int cards, float reserved);

}  // namespace game::food_fight
