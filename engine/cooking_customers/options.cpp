// Reading teams, and the boards that follow from them.
#include "engine/cooking_customers/options.hpp"

#include <algorithm>

#include "engine/core/field_reader.hpp"

namespace cooking_customers {

namespace {

using core::Json;

/// The side of each seat; −1 where no team names it.
using Sides = std::array<int, k_most_seats>;

Json no_teams() {
  return Json::object();
}
Json with_teams(const std::string& teams) {
  return {{"teams", teams}};
}

/// Puts the letters of one team into `sides`; what is wrong, or nothing.
std::string join_team(const std::string& team, int number, int seats, Sides& sides) {
  for (const char letter : team) {
    const auto seat = core::seat_from(std::string_view(&letter, 1), seats);
    if (!seat) {
      return "\"" + team + "\" names no seats; with " + std::to_string(seats) + " seats they are A … " +
             core::name(core::seat_at(seats - 1));
    }
    int& side = sides[static_cast<std::size_t>(*seat)];
    if (side >= 0) return "seat " + core::name(*seat) + " stands in two teams";
    side = number;
  }
  return {};
}

std::string size_fault(const std::vector<std::string>& teams) {
  const auto [least, most] = std::minmax_element(
      teams.begin(), teams.end(), [](const auto& one, const auto& two) { return one.size() < two.size(); });
  if (least->size() < 2) return "a team has at least two members (KC-A44)";
  return most->size() - least->size() > 1 ? "team sizes differ by one at most (KC-A44)" : "";
}

std::string team_fault(const std::vector<std::string>& teams, int seats, Sides& sides) {
  sides.fill(-1);
  if (seats < k_least_in_teams) return "teams need four players or more (KC-A51)";
  if (teams.size() < 2 || teams.size() > k_most_sides) return "there are 2 to 5 teams (KC-A44)";
  for (std::size_t i = 0; i < teams.size(); ++i) {
    auto fault = join_team(teams[i], static_cast<int>(i), seats, sides);
    if (!fault.empty()) return fault;
  }
  for (int seat = 0; seat < seats; ++seat) {
    if (sides[static_cast<std::size_t>(seat)] < 0)
      return "seat " + core::name(core::seat_at(seat)) + " is in no team";
  }
  return size_fault(teams);
}

/// Members in seat order, teams in the order of their first members.
std::string in_seat_order(std::vector<std::string> teams) {
  for (auto& team : teams) std::sort(team.begin(), team.end());
  std::sort(teams.begin(), teams.end());
  return core::join(teams);
}

}  // namespace

std::string interleaved_teams(int seats, int teams) {
  std::vector<std::string> letters(static_cast<std::size_t>(teams));
  for (int seat = 0; seat < seats; ++seat) {
    // The last seat sits beside the first one too; two teams cannot alternate around an odd table.
    const bool beside_first = seat == seats - 1 && seat % teams == 0 && teams > 2;
    const int team = beside_first ? 1 : seat % teams;
    letters[static_cast<std::size_t>(team)] += core::letter(core::seat_at(seat));
  }
  return core::join(letters);
}

std::vector<std::string> team_splits(int seats) {
  std::vector<std::string> splits;
  if (seats < k_least_in_teams) return splits;
  for (int teams = std::min(k_most_sides, seats / 2); teams >= 2; --teams)
    splits.push_back(interleaved_teams(seats, teams));
  return splits;
}

core::Result<Json> read_options(const Json& options, int seats) {
  core::ReadError error;
  core::FieldReader fields(options, "options", error);
  const auto teams = fields.words("teams");
  fields.finish();
  if (error.any()) return core::fail(error.message());
  if (teams.empty()) {
    if (seats <= k_most_solo) return no_teams();
    return core::fail("more than five players form teams (KC-062), e.g. \"options\":{\"teams\":\"" +
                      team_splits(seats).front() + "\"}");
  }
  Sides sides{};
  const auto fault = team_fault(teams, seats, sides);
  if (!fault.empty()) return core::fail("\"options.teams\": " + fault);
  return with_teams(in_seat_order(teams));
}

std::vector<Json> option_sets(int seats) {
  std::vector<Json> sets;
  if (seats <= k_most_solo) sets.push_back(no_teams());
  for (const auto& split : team_splits(seats)) sets.push_back(with_teams(split));
  return sets;
}

Board board_for(const Json& options, int seats) {
  Board board;
  board.seats = static_cast<std::uint8_t>(seats);
  board.sides = board.seats;
  for (int i = 0; i < seats; ++i)
    board.players[static_cast<std::size_t>(i)].side = static_cast<std::uint8_t>(i);
  if (!options.contains("teams")) return board;
  const auto teams = core::split_words(options.at("teams").get<std::string>());
  board.sides = static_cast<std::uint8_t>(teams.size());
  for (std::size_t side = 0; side < teams.size(); ++side) {
    for (const char letter : teams[side])
      board.players[static_cast<std::size_t>(letter - 'A')].side = static_cast<std::uint8_t>(side);
  }
  return board;
}

}  // namespace cooking_customers
