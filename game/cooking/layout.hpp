// Where everything stands in the kitchen for 2 to 10 seats in 2 to 5 sides. Logical units, inside the safe
// area.
#pragma once

#include <vector>

#include "engine/cooking_customers/board.hpp"
#include "render/geometry.hpp"

namespace game::cooking {

namespace rules = ::cooking_customers;

/// One player's stove with crew and things. Up to five stand in one row, more in two.
struct Station {
  int side = 0;
  bool front = false;   ///< of two rows the nearer one
  render::Point stove;  ///< middle of its rear edge
  float stove_scale = 1;
  float stove_height = 1;  ///< of two rows the stoves are lower
  render::Point cook;      ///< where the bust is cut by the stove
  float cook_scale = 1;
  render::Point helper;
  float helper_scale = 1;
  render::Rect name;   ///< plate in the player's colour
  render::Point mark;  ///< middle of the mark, `mark_size` wide
  float mark_size = 48;
  bool mark_inside = true;  ///< on the plate, the name right of it; else over its corner
  render::Rect dice;        ///< dice of the next roll
  render::Rect tag;         ///< "turn", "reacts", "skips a turn"
  render::Point pot;        ///< foot
  render::Point pan;        ///< bottom, inside: dice tumble here
  float pan_scale = 1;
  render::Rect supplies;  ///< bands in which things stand side by side
  render::Rect plus;
  render::Rect minus;
  float thing_scale = 1;  ///< of pictures about 90 × 80
  render::Rect whole;     ///< toque to knobs, for focus and pointer

  render::Point head() const;  ///< of the cook
  render::Point helper_head() const;
  render::Rect cook_box() const;  ///< for focus and pointer
  render::Rect helper_box() const;
  render::Point hand() const;  ///< where cards leave and arrive
};

/// What a side has at the pass: order, plates, tip jar, and who comes to complain.
struct Bay {
  int side = 0;
  float left = 0, right = 0;
  render::Point ticket;  ///< middle of its upper edge, on the rail
  float ticket_scale = 1;
  render::Point jar;  ///< foot
  float jar_scale = 1;
  render::Rect plates;  ///< feet stand on its lower edge
  float plate_scale = 1;
  render::Point visitor;  ///< middle of the counter's edge
  float visitor_scale = 1;
  float guest_scale = 1;
  render::Point bubble;  ///< where a complaint stands

  render::Point ticket_middle() const;
  render::Point jar_mouth() const;
};

/// Things side by side in a band, closer together the more there are.
struct ThingPlace {
  render::Point place;
  float scale = 1;
};
ThingPlace in_band(const render::Rect& band, float scale, int index, int count, float natural_width = 90);

/// The hook of a supply.
ThingPlace supply_place(const Station& station, int index, int count);

struct Layout {
  int seats = 0;
  int sides = 0;
  bool two_rows = false;
  std::vector<Station> station;  ///< by seat
  std::vector<Bay> bay;          ///< by side
  render::Point door;            ///< foot
  float door_scale = 0.66F;
  render::Point deck;    ///< middle of the pile
  render::Point orders;  ///< likewise
  float pile_scale = 1;
  render::Point tray;  ///< middle of the discard tray, right of the hand
  render::Rect tray_box;
  render::Rect word;     ///< what needs no card: over the tray, where no card of the hand ever lies
  render::Rect hand;     ///< band of the hand
  render::Rect caption;  ///< board with words, and prompts at its foot
  render::Rect hint;     ///< a lesson of the first game, over the piles
  render::Point middle;  ///< of the kitchen: shouts of the house

  const Station& at(int seat) const { return station[static_cast<std::size_t>(seat)]; }
  const Bay& bay_at(int side) const { return bay[static_cast<std::size_t>(side)]; }
  const Bay& bay_of(int seat) const { return bay_at(at(seat).side); }
  /// Foot of plate `index` of `needs`.
  ThingPlace plate(int side, int index, int needs) const;
};

/// `side_of` tells the side of each seat. `text_percent`: large text gives the caption room from the hand.
Layout lay_out(const rules::Board& board, int text_percent = 100);

/// So much of the hand's band stays free for `Layout::word`, asked or not: no card moves when it comes.
inline constexpr float k_beside_hand = 66;
/// Cards of 194 × 264 in the hand band, closer together the more there are; `reserved` units stay free on the
/// right for buttons.
struct CardRow {
  float scale = 1;
  std::vector<render::Point> places;
};
CardRow hand_row(const Layout& layout, int cards, float reserved);
/// Outline of a card in the hand.
render::Rect hand_card_box(render::Point place, float scale);

}  // namespace game::cooking
