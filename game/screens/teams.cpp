// Reads the sets of options that a game offers for a number of places.
#include "game/screens/teams.hpp"

#include <algorithm>

#include "game/screens/option_words.hpp"

namespace game::screens {

namespace {

constexpr const char* k_teams = "teams";

int count_of(const core::Json& options) {
  return static_cast<int>(option_words(options, k_teams).size());
}

/// "2 + 2 + 3".
std::string sizes(std::vector<std::vector<int>> sides) {
  std::sort(sides.begin(), sides.end(),
            [](const auto& one, const auto& other) { return one.size() < other.size(); });
  std::string text;
  for (const auto& side : sides) text += (text.empty() ? "" : " + ") + std::to_string(side.size());
  return text;
}

}  // namespace

std::vector<int> team_counts(const core::Game& game, int places) {
  std::vector<int> counts;
  for (const core::Json& set : game.option_sets(places)) {
    const int count = count_of(set);
    if (std::find(counts.begin(), counts.end(), count) == counts.end()) counts.push_back(count);
  }
  return counts;
}

int teams_in(const core::Json& options) {
  return count_of(options);
}

void set_teams(core::Json& options, const core::Game& game, int places, int teams) {
  options.erase(k_teams);
  for (const core::Json& set : game.option_sets(places)) {
    if (teams == 0 || count_of(set) != teams) continue;
    options[k_teams] = set.at(k_teams);
    return;
  }
}

void refit_teams(core::Json& options, const core::Game& game, int places_before, int places) {
  const std::vector<int> before = team_counts(game, places_before);
  const std::vector<int> after = team_counts(game, places);
  const int now = teams_in(options);
  const auto may = [](const std::vector<int>& counts, int teams) {
    return std::find(counts.begin(), counts.end(), teams) != counts.end();
  };
  // Nobody asked for teams where the rules had left nothing else.
  const bool alone = now == 0 || !may(before, 0);
  if (alone && may(after, 0)) return set_teams(options, game, places, 0);
  const auto smallest = [](const std::vector<int>& counts) {
    return *std::max_element(counts.begin(), counts.end());
  };
  const bool keeps = may(after, now) && now != 0 && now != smallest(before);
  set_teams(options, game, places, keeps ? now : smallest(after));
}

std::vector<std::vector<int>> sides_of(const core::Json& options, int places) {
  std::vector<std::vector<int>> sides;
  for (const std::string& letters : option_words(options, k_teams)) {
    std::vector<int> side;
    for (const char letter : letters) {
      if (letter >= 'A' && letter < 'A' + places) side.push_back(letter - 'A');
    }
    sides.push_back(std::move(side));
  }
  if (!sides.empty()) return sides;
  for (int seat = 0; seat < places; ++seat) sides.push_back({seat});
  return sides;
}

std::string teams_line(const core::Json& options, const core::Game& game, int places) {
  const int teams = teams_in(options);
  if (teams == 0) {
    const bool may = team_counts(game, places).size() > 1;
    return may ? "Everybody cooks alone. On: teams share orders and tips." : "Four players can form teams.";
  }
  const auto sides = sides_of(options, places);
  const bool equal = std::all_of(sides.begin(), sides.end(),
                                 [&](const auto& side) { return side.size() == sides.front().size(); });
  if (!equal) return sizes(sides) + " share orders and tips.";
  return std::to_string(teams) + " teams of " + std::to_string(sides.front().size()) +
         " share orders and tips.";
}

}  // namespace game::screens
