// The pages of "How to play", one idea each.
#pragma once

#include <span>
#include <string_view>

namespace game::menus {

struct Page {
  std::string_view title;
  std::string_view text;
  std::string_view picture;  ///< sprite, 900×520; empty: the page is drawn from the button symbols
};

/// At most eight; none for a game that is not there yet.
std::span<const Page> pages_of(std::string_view game);

}  // namespace game::menus
