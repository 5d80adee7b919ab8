// The pages of "How to play", one idea each, as data: a game adds its own file of them.
#pragma once

#include <span>
#include <string_view>

#include "render/geometry.hpp"
#include "render/palette.hpp"

namespace game::menus {

/// Words in a picture; the picture keeps a place free for them.
struct Label {
  std::string_view text;
  render::Rect box;  ///< from the picture's upper left corner
  render::Colour plate = render::from_hex(0xFFFBEF);
  bool is_name = false;  ///< of a card: one line in the letters of cards, the same at every text size
};

struct Page {
  std::string_view title;
  std::string_view text;
  std::string_view picture;  ///< sprite, 900×520; empty: the page is drawn from the button symbols
  std::span<const Label> labels{};
};

/// At most eight; none for a game that this program does not have.
std::span<const Page> pages_of(std::string_view game);

/// Of Cafe Chaos (how_to_play_chaos.cpp).
std::span<const Page> cafe_chaos_pages();
std::span<const Page> what_the_food_pages();
/// Of Cooking Customers (how_to_play_kitchen.cpp).
std::span<const Page> kitchen_pages();

}  // namespace game::menus
