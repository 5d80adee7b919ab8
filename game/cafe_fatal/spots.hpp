// Where the dice and morsels of one table lie on its cloth, however many there are.
#pragma once

#include <vector>

#include "game/cafe_fatal/room.hpp"

namespace game::cafe_fatal {

/// One seat's dice on a table.
struct DiceGroup {
  int seat = 0;
  int dice = 0;
  int value = 0;
  bool operator==(const DiceGroup&) const = default;
};

/// A die that is drawn; in a crowd one stands for all of its group.
struct DieSpot {
  int seat = 0;
  int value = 0;
  int index = 0;  ///< within its group
  render::Point place;
  float scale = 0.5F;  ///< of the picture
};

/// "×4" on a die that stands for several.
struct CountBadge {
  int seat = 0;
  int dice = 0;
  render::Point place;
};

struct DiceSpots {
  std::vector<DieSpot> dice;
  std::vector<CountBadge> badges;
  int rows = 1;
  /// The spot of that die; in a crowd the spot of its group.
  const DieSpot* find(int seat, int index) const;
};

/// In seat order, without empty groups.
std::vector<DiceGroup> groups_on(const rules::Board& board, int table);
/// One row while they fit, then two, then one die for each group with a count.
DiceSpots dice_spots(const Table& table, const std::vector<DiceGroup>& groups);

/// On the way from one layout of the same groups to a roomier one; at 1 it is the roomier one.
DiceSpots blended(const DiceSpots& plain, const DiceSpots& roomy, float share);
/// The groups with so many more dice of `seat`, in seat order.
std::vector<DiceGroup> with_more(std::vector<DiceGroup> groups, const DiceGroup& more);

struct MorselSpot {
  rules::Morsel morsel = rules::Morsel::cheese;
  render::Point foot;
  float scale = 0.7F;
};

/// The dearest first in one row; more than fit become smaller and move closer. Two rows of dice push them
/// back.
std::vector<MorselSpot> morsel_spots(const Table& table, const rules::Pieces& pieces, int dice_rows);

}  // namespace game::cafe_fatal
