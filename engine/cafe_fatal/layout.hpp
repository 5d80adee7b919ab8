// The three layouts of table tops: which tables there are, where they stand and which are neighbours.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace cafe_fatal {

inline constexpr int k_most_tables = 13;
inline constexpr int k_results = 6;

/// A set of tables: bit n stands for t(n+1).
using TableSet = std::uint16_t;

struct Cell {
  std::uint8_t row;
  std::uint8_t column;
};

/// Sizes of the sets of up to seven tables. A table of our own: without the instruction, which not every
/// x86-64 machine has, the compiler calls a function for std::popcount, and it stands in the hottest place.
inline constexpr auto k_set_sizes = [] {
  std::array<std::uint8_t, 1 << 7> sizes{};
  for (std::size_t i = 1; i < sizes.size(); ++i) sizes[i] = static_cast<std::uint8_t>(sizes[i / 2] + i % 2);
  return sizes;
}();

/// The number of tables in a set.
constexpr int size(TableSet set) {
  return k_set_sizes[set & 0x7fU] + k_set_sizes[(set >> 7) & 0x7fU];
}

/// Three rows of k columns without the top right and the bottom left corner: 3k−2 tables (rules/cafe-fatal.md
/// §6, CF-A2). Tables are numbered from 0 in reading order: t1 is 0.
struct Layout {
  std::uint8_t tables;
  std::uint8_t columns;
  std::array<Cell, k_most_tables> cells;
  std::array<TableSet, k_most_tables> neighbours;
  /// The table that bears each die result in the reference layout.
  std::array<std::uint8_t, k_results> reference_red;

  constexpr TableSet all() const { return static_cast<TableSet>((1 << tables) - 1); }
  /// All tables next to one of `set` (some may be in `set` themselves).
  constexpr TableSet next_to(TableSet set) const {
    TableSet found = 0;
    for (; set != 0; set = static_cast<TableSet>(set & (set - 1))) {
      found = static_cast<TableSet>(found | neighbours[static_cast<std::size_t>(std::countr_zero(set))]);
    }
    return found;
  }
};

constexpr Layout make_layout(int columns, std::array<std::uint8_t, k_results> red) {
  Layout layout{};
  layout.columns = static_cast<std::uint8_t>(columns);
  layout.reference_red = red;
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < columns; ++column) {
      const bool corner = (row == 0 && column == columns - 1) || (row == 2 && column == 0);
      if (!corner)
        layout.cells[layout.tables++] = {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
    }
  }
  for (std::size_t a = 0; a < layout.tables; ++a) {
    for (std::size_t b = 0; b < layout.tables; ++b) {
      const int rows = layout.cells[a].row - layout.cells[b].row;
      const int across = layout.cells[a].column - layout.cells[b].column;
      if (rows * rows + across * across == 1) {
        layout.neighbours[a] = static_cast<TableSet>(layout.neighbours[a] | (1 << b));
      }
    }
  }
  return layout;
}

/// 2 players: 7 tables (CF-003), 3: 10 (CF-004), 4 and 5: 13 (CF-005).
inline constexpr Layout k_seven = make_layout(3, {0, 1, 2, 4, 5, 6});
inline constexpr Layout k_ten = make_layout(4, {0, 4, 2, 7, 5, 9});
inline constexpr Layout k_thirteen = make_layout(5, {0, 3, 5, 7, 9, 12});
static_assert(k_seven.tables == 7 && k_ten.tables == 10 && k_thirteen.tables == 13);

inline constexpr std::array<const Layout*, 6> k_layouts{&k_seven, &k_seven,    &k_seven,
                                                        &k_ten,   &k_thirteen, &k_thirteen};

constexpr const Layout& layout_for(int seats) {
  return *k_layouts[static_cast<std::size_t>(seats)];
}

}  // namespace cafe_fatal
