// The four games as the title, the seats and the results show them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/game.hpp"

namespace game::screens {

struct Tray {
  std::string_view game;  ///< id of core::find_game
  std::string_view title;
  std::string_view players;
  std::string_view sprite;
  std::string_view music;
  std::string_view points;  ///< heading of the results
  bool fewest_wins = false;
  int base_minutes = 0;  ///< with people at the table: of a game, and for each place (in teams: each team)
  int minutes_each = 0;
  std::string_view unit = {};  ///< before a number of points
};

inline constexpr std::array<Tray, 4> k_trays{
    Tray{"cafe-chaos", "Cafe Chaos", "3–8 players", "tray-chaos", "music-chaos", "Splats: fewest wins", true,
         5, 5},
    Tray{"what-the-food", "What the Food?!", "2–8 players", "tray-food", "music-food", "Splats: fewest wins",
         true, 10, 6},
    Tray{"cafe-fatal", "Café Fatal", "2–5 players", "tray-fatal", "music-cafe", "Points: most wins", false, 4,
         4},
    Tray{"cooking-customers", "Cooking Customers", "2–10 players", "tray-cooking", "music-kitchen",
         "Tips: most wins", false, 4, 8, "$"}};

/// Of a game of this program; one that has no tray (in tests) gets Café Fatal's.
constexpr const Tray& tray_of(const core::Game& game) {
  for (const Tray& tray : k_trays) {
    if (tray.game == game.id()) return tray;
  }
  return k_trays[2];
}

/// What an option of a table file holds (table-files: options).
enum class OptionForm : std::uint8_t {
  word,        ///< one of two words
  flag,        ///< true or false
  member,      ///< a word that stands in a list or not
  number,      ///< from `least` to `most`
  teams,       ///< how many teams, of those that the rules allow for the number of places; 0: none
  open_hands,  ///< no option of the rules: people may see each other's cards
};

/// One row of the seats screen's menu; the game's own checks decide what is allowed.
struct OptionRow {
  std::string_view game;
  std::string_view key;
  std::string_view label;
  std::string_view on_line;   ///< what it means, switched on; of a number: at any
  std::string_view off_line;  ///< switched off; of a number: at its least
  OptionForm form = OptionForm::flag;
  int fresh = 0;              ///< of a new table: 1 is on
  std::string_view on = {};   ///< of a word or a member: when switched on
  std::string_view off = {};  ///< of a word: when switched off
  int least = 0;
  int most = 1;
  int step = 1;           ///< of a number
  int only_places = 0;    ///< shown with so many places only; 0: always
  bool advanced = false;  ///< with it one plays to the most points (WF-090)
};

/// By game in the menu's order: what is in the box, the limit, open hands.
inline constexpr std::array k_options{
    OptionRow{"cafe-chaos", "packs", "Animator pack", "9 more fighters with tricks of their own.",
              "Off. On: 9 more fighters with tricks of their own.", OptionForm::member, 0, "animator"},
    OptionRow{"cafe-chaos", "packs", "Junk Food pack", "Louder, greedier actions, and votes.",
              "Off. On: louder, greedier actions, and votes.", OptionForm::member, 0, "junk-food"},
    OptionRow{"cafe-chaos", "packs", "Soobway pack", "Copy, snitch, taunt, and extra cheese.",
              "Off. On: copy, snitch, taunt, and extra cheese.", OptionForm::member, 0, "soobway"},
    OptionRow{.game = "cafe-chaos",
              .key = "mix_up",
              .label = "Mix-up",
              .on_line = "So many specials of fighters nobody plays join the deck.",
              .off_line = "None. More: specials of fighters nobody plays join the deck.",
              .form = OptionForm::number,
              .most = 7},
    OptionRow{.game = "cafe-chaos",
              .key = "limit",
              .label = "Splats to the end",
              .on_line = "Whoever has so many ends it; the cleanest wins.",
              .off_line = "A very short fight; 10 is usual.",
              .form = OptionForm::number,
              .fresh = 10,
              .least = 5,
              .most = 20},
    OptionRow{"cafe-chaos", "", "Open hands", "No secrets: everybody may see all cards.",
              "Off: cards stay secret. On: everybody may see all cards.", OptionForm::open_hands},
    OptionRow{"what-the-food", "special_edition", "Special Edition",
              "5 more fighters; more food, actions and events.",
              "Off. On: 5 more fighters; more food, actions and events."},
    OptionRow{.game = "what-the-food",
              .key = "super_conditions",
              .label = "Super Conditions",
              .on_line = "Each Condition has a trick of its own.",
              .off_line = "Off. On: each Condition has a trick of its own.",
              .advanced = true},
    OptionRow{.game = "what-the-food",
              .key = "mix_it_up",
              .label = "Mix it up",
              .on_line = "Specials of fighters nobody plays join the deck.",
              .off_line = "Off. On: specials of fighters nobody plays join the deck.",
              .advanced = true},
    OptionRow{.game = "what-the-food",
              .key = "hold_events",
              .label = "Hold the Events",
              .on_line = "Events that you draw in secret wait in your hand.",
              .off_line = "Off. On: events that you draw in secret wait in your hand.",
              .advanced = true},
    OptionRow{.game = "what-the-food",
              .key = "trim_two_player",
              .label = "Trim for two",
              .on_line = "Cards that need a third player are left out.",
              .off_line = "Off. On: cards that need a third player are left out.",
              .only_places = 2},
    OptionRow{.game = "what-the-food",
              .key = "limit",
              .label = "Splats to the end",
              .on_line = "15 for the advanced rules; the cleanest wins.",
              .off_line = "10 ends it; 15 takes longer. The cleanest wins.",
              .form = OptionForm::number,
              .fresh = 10,
              .least = 10,
              .most = 15,
              .step = 5},
    OptionRow{"what-the-food", "", "Open hands", "No secrets: everybody may see all cards.",
              "Off: cards stay secret. On: everybody may see all cards.", OptionForm::open_hands},
    OptionRow{"cafe-fatal", "layout", "Shuffled numbers", "The red numbers move each game.",
              "Off: as in the rulebook. On: they move each game.", OptionForm::word, 1, "shuffled",
              "reference"},
    OptionRow{"cooking-customers", "teams", "Teams", "", "", OptionForm::teams},
    OptionRow{"cooking-customers", "", "Open hands", "No secrets: everybody may see all cards.",
              "Off: cards stay secret. On: everybody may see all cards.", OptionForm::open_hands}};

}  // namespace game::screens
