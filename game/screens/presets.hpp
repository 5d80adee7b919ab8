// Named choices of places and options: one row of the seats screen sets all the others.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "game/screens/lobby.hpp"

namespace game::screens {

struct PresetValue {
  std::string_view label;  ///< of an option's row; empty: none
  int value = 0;
};

/// Options that it does not name are as on a new table; open hands are nobody's but the players' business.
struct Preset {
  std::string_view game;
  std::string_view name;
  std::string_view line;  ///< what it means
  int places = 0;         ///< the usual number; with more people as many as they need
  int least_places = 0;
  int most_places = 0;
  std::array<PresetValue, 5> values{};
};

bool has_presets(const core::Game& game);
/// The one that places and options are just now; null: a mix of one's own.
const Preset* preset_of(const Lobby& lobby);
/// Goes on to the next preset that has room for the people who sit, all round; true if there is one.
bool walk_presets(Lobby& lobby, int direction);

/// "First game"; "Own mix".
std::string_view preset_name(const Lobby& lobby);
std::string_view preset_line(const Lobby& lobby);

}  // namespace game::screens
