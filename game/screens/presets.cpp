// The presets of all games: a new one is one row.
#include "game/screens/presets.hpp"

#include <algorithm>
#include <vector>

namespace game::screens {

namespace {

/// Presets of one game differ in their options, so that each can be told by them.
constexpr std::array k_presets{
    Preset{"cafe-chaos", "First game", "The base box, to 10 splats.", 4, 3, 8, {}},
    Preset{"cafe-chaos",
           "Party of eight",
           "Eight places, with the Animator pack’s fighters.",
           8,
           8,
           8,
           {PresetValue{"Animator pack", 1}}},
    Preset{"cafe-chaos",
           "All packs",
           "All three packs, and three specials in the deck.",
           4,
           3,
           8,
           {PresetValue{"Animator pack", 1}, PresetValue{"Junk Food pack", 1}, PresetValue{"Soobway pack", 1},
            PresetValue{"Mix-up", 3}}},
    Preset{"what-the-food", "First game", "The base box, to 10 splats.", 4, 2, 8, {}},
    Preset{"what-the-food",
           "Party of eight",
           "Eight places, with the Special Edition.",
           8,
           8,
           8,
           {PresetValue{"Special Edition", 1}}},
    Preset{
        "what-the-food",
        "Advanced to 15",
        "Special Edition and all advanced rules, to 15.",
        4,
        2,
        8,
        {PresetValue{"Special Edition", 1}, PresetValue{"Super Conditions", 1}, PresetValue{"Mix it up", 1},
         PresetValue{"Hold the Events", 1}, PresetValue{"Splats to the end", 15}}},
    Preset{"cooking-customers", "First game", "Everybody cooks alone.", 4, 2, 5, {}},
    Preset{"cooking-customers",
           "Two against two",
           "Four places in two teams.",
           4,
           4,
           4,
           {PresetValue{"Teams", 2}}},
    Preset{"cooking-customers",
           "Party of ten",
           "Ten places in five pairs.",
           10,
           10,
           10,
           {PresetValue{"Teams", 5}}}};

std::vector<const Preset*> presets_of(const core::Game& game) {
  std::vector<const Preset*> presets;
  for (const Preset& preset : k_presets) {
    if (preset.game == game.id()) presets.push_back(&preset);
  }
  return presets;
}

int value_in(const Preset& preset, const OptionRow& option) {
  for (const PresetValue& named : preset.values) {
    if (named.label == option.label) return named.value;
  }
  return option.fresh;
}

/// The options that a preset decides.
std::vector<OptionRow> decided_by_presets(const core::Game& game) {
  std::vector<OptionRow> rows = options_of(game);
  std::erase_if(
      rows, [](const OptionRow& row) { return row.form == OptionForm::open_hands || row.only_places != 0; });
  return rows;
}

bool is_set(const Lobby& lobby, const Preset& preset) {
  if (lobby.places() < preset.least_places || lobby.places() > preset.most_places) return false;
  const auto rows = decided_by_presets(lobby.game());
  return std::all_of(rows.begin(), rows.end(),
                     [&](const OptionRow& row) { return lobby.value(row) == value_in(preset, row); });
}

void set(Lobby& lobby, const Preset& preset) {
  lobby.set_places(preset.places);  // people keep theirs
  for (const OptionRow& row : decided_by_presets(lobby.game())) lobby.set(row, value_in(preset, row));
}

}  // namespace

bool has_presets(const core::Game& game) {
  return !presets_of(game).empty();
}

const Preset* preset_of(const Lobby& lobby) {
  for (const Preset* preset : presets_of(lobby.game())) {
    if (is_set(lobby, *preset)) return preset;
  }
  return nullptr;
}

bool walk_presets(Lobby& lobby, int direction) {
  const auto presets = presets_of(lobby.game());
  const auto count = static_cast<int>(presets.size());
  const auto now = std::find(presets.begin(), presets.end(), preset_of(lobby));
  // From a mix of one's own to the first, or backwards to the last.
  int at = now != presets.end() ? static_cast<int>(now - presets.begin()) : direction > 0 ? -1 : count;
  for (int tried = 0; tried < count; ++tried) {
    at = (at + direction + count) % count;
    const Preset& preset = *presets[static_cast<std::size_t>(at)];
    if (preset.most_places < lobby.fewest_places() || is_set(lobby, preset)) continue;
    set(lobby, preset);
    return true;
  }
  return false;
}

std::string_view preset_name(const Lobby& lobby) {
  const Preset* preset = preset_of(lobby);
  return preset == nullptr ? "Own mix" : preset->name;
}

std::string_view preset_line(const Lobby& lobby) {
  const Preset* preset = preset_of(lobby);
  return preset == nullptr ? "Your own places and options." : preset->line;
}

}  // namespace game::screens
