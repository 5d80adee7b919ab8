// Where things lie in the café: tables, panels, rail, bag, caption. Logical units.
#pragma once

#include <array>
#include <filesystem>
#include <vector>

#include "engine/cafe_fatal/board.hpp"
#include "engine/core/result.hpp"
#include "render/geometry.hpp"

namespace game::cafe_fatal {

namespace rules = ::cafe_fatal;

/// One table top as the pictures draw it; read from cafe-tables.json beside them.
struct Table {
  render::Point centre;   ///< of the cloth's picture
  render::Point morsels;  ///< middle of the place for morsels
  render::Point dice;     ///< middle of the place for dice
  render::Point label;    ///< on the front edge: the pill
  render::Point badge;    ///< the red number
  float scale = 1.0F;     ///< of the row: near things are larger
  float width = 200.0F;   ///< of the place for dice
  render::Rect top;       ///< bounds of the cloth's upper side, for the pointer
};

/// A seat's panel and what is in it.
struct Panel {
  render::Rect frame;
  render::Rect header;
  render::Point mark;
  render::Rect name;
  render::Point portrait;  ///< foot of the bust
  float portrait_scale = 0.4F;
  render::Point robot;  ///< the sign of a bot
  render::Rect points;
  std::array<render::Point, rules::k_morsels> wheels;
  float wheel_scale = 0.7F;
  std::array<render::Point, rules::k_dice> dice;
  float die_scale = 0.3F;
};

struct Room {
  int tables = 0;
  std::array<Table, rules::k_most_tables> table;
  std::vector<Panel> panels;
  float pill_width = 220.0F;  ///< most that a pill may take without touching its neighbour
};

inline constexpr render::Rect k_rail{466, 836, 750, 196};
inline constexpr render::Rect k_rail_inside{496, 866, 690, 124};
inline constexpr render::Rect k_caption{1236, 810, 588, 210};
inline constexpr render::Point k_bag{584, 744};
inline constexpr render::Point k_sign{1646, 160};
inline constexpr render::Point k_hand_left{610, 1000};
inline constexpr render::Point k_hand_right{1072, 1000};

/// The panels of `seats` for that text size: large names and points take room from wheels and portraits.
std::vector<Panel> lay_panels(int seats, int text_percent);
/// `file` is cafe-tables.json. The error names what is missing.
core::Result<Room> read_room(const std::filesystem::path& file, int seats);

}  // namespace game::cafe_fatal
