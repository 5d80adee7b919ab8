// The four games as the title and the seats screen show them, the ones not cooked yet included.
#pragma once

#include <array>
#include <string_view>

namespace game::screens {

struct Tray {
  std::string_view game;  ///< id of core::find_game
  std::string_view title;
  std::string_view players;
  std::string_view sprite;
};

inline constexpr std::array<Tray, 4> k_trays{
    Tray{"cafe-chaos", "Cafe Chaos", "3–8 players", "tray-chaos"},
    Tray{"what-the-food", "What the Food?!", "2–8 players", "tray-food"},
    Tray{"cafe-fatal", "Café Fatal", "2–5 players", "tray-fatal"},
    Tray{"cooking-customers", "Cooking Customers", "2–10 players", "tray-cooking"},
};

/// One of its options as a switch; the game's own checks decide what is allowed.
struct OptionSwitch {
  std::string_view game;
  std::string_view key;
  std::string_view label;
  std::string_view on;   ///< value when switched on
  std::string_view off;  ///< value when switched off
  std::string_view on_line;
  std::string_view off_line;
  bool fresh = true;
};

inline constexpr std::array<OptionSwitch, 1> k_option_switches{
    OptionSwitch{"cafe-fatal", "layout", "Shuffled numbers", "shuffled", "reference",
                 "The red numbers move each game.", "The red numbers as in the rulebook.", true}};

/// About how long a game takes with people at the table: minutes for the first person and for each further
/// place.
struct Length {
  std::string_view game;
  int base = 0;
  int each = 0;
};
inline constexpr std::array<Length, 4> k_lengths{Length{"cafe-chaos", 10, 8}, Length{"what-the-food", 10, 6},
                                                 Length{"cafe-fatal", 4, 4},
                                                 Length{"cooking-customers", 10, 7}};

}  // namespace game::screens
