// `simulate`: games among bots, with wins and their intervals.
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <iomanip>
#include <iostream>

#include "tools/mess/commands.hpp"
#include "tools/mess/files.hpp"
#include "tools/mess/statistics.hpp"
#include "tools/mess/tournament.hpp"

namespace mess {

namespace {

/// How one entry of `--bots` did.
struct Standing {
  std::string name;
  double wins = 0;  ///< a shared victory counts as its share
  double win_rate = 0;
  Interval interval;
  double mean_points = 0;
};

struct Report {
  std::vector<Standing> standings;
  std::vector<double> rounds;
  long long decisions = 0;
  int broken_off = 0;
  double seconds = 0;
  std::uint64_t hash = 0;
};

core::Result<void> add_bots(Tournament& tournament, const std::vector<std::string>& names) {
  const auto seats = static_cast<std::size_t>(tournament.seats);
  if (names.size() != 1 && names.size() != seats) {
    return core::fail("--bots needs one name or " + std::to_string(seats) + ", found " +
                      std::to_string(names.size()));
  }
  for (std::size_t entry = 0; entry < seats; ++entry) {
    const std::string& name = names.size() == 1 ? names[0] : names[entry];
    auto bot = bots::make_bot(name, *tournament.game);
    if (!bot) return core::fail("--bots: " + bot.error().message);
    tournament.names.push_back(name);
    tournament.bots.push_back(std::move(*bot));
  }
  return {};
}

core::Result<void> prepare_folder(const std::string& folder) {
  if (folder.empty()) return {};
  std::error_code code;
  std::filesystem::create_directories(folder, code);
  if (code) return core::fail("--record: " + folder + ": " + code.message());
  return {};
}

core::Result<Tournament> prepare(const SimulateOptions& options) {
  Tournament tournament;
  tournament.game = core::find_game(options.game);
  if (tournament.game == nullptr)
    return core::fail("game \"" + options.game + "\" is not known; games: " + core::game_ids());
  const core::Game& game = *tournament.game;
  if (options.seats < game.min_seats() || options.seats > game.max_seats()) {
    return core::fail("--seats: " + options.game + " takes " + std::to_string(game.min_seats()) + " to " +
                      std::to_string(game.max_seats()) + ", found " + std::to_string(options.seats));
  }
  tournament.seats = options.seats;
  auto read = read_options(game, options.seats, options.options, core::Json::object());
  if (!read) return core::fail(read.error().message);
  tournament.options = std::move(*read);
  const int groups = (options.games + options.seats - 1) / options.seats;
  tournament.games = groups * options.seats;
  tournament.seed = options.seed;
  if (options.seed > static_cast<std::uint64_t>(INT64_MAX - groups + 1))
    return core::fail("--seed: the last game's seed would be above 2^63-1");
  tournament.jobs = options.jobs;
  tournament.record = options.record;
  if (auto added = add_bots(tournament, options.bots); !added) return core::fail(added.error().message);
  if (auto ready = prepare_folder(options.record); !ready) return core::fail(ready.error().message);
  return tournament;
}

Standing standing_of(const Tournament& tournament, const std::vector<bots::Played>& games, int entry) {
  const int seats = tournament.seats;
  Standing standing;
  standing.name = tournament.names[static_cast<std::size_t>(entry)];
  std::vector<double> groups;
  std::vector<double> points;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const int rotation = static_cast<int>(i) % seats;
    const int seat = (entry + rotation) % seats;
    const auto& played = games[i];
    const double share = played.winners.has(core::seat_at(seat)) ? 1.0 / played.winners.size() : 0.0;
    if (rotation == 0) groups.push_back(0);
    groups.back() += share / seats;
    standing.wins += share;
    points.push_back(played.scores[static_cast<std::size_t>(seat)]);
  }
  standing.win_rate = standing.wins / static_cast<double>(games.size());
  standing.interval = bootstrap(groups);
  standing.mean_points = mean(points);
  return standing;
}

Report report_on(const Tournament& tournament, const std::vector<bots::Played>& games, double seconds) {
  Report report;
  core::Hasher hasher;
  for (const auto& played : games) {
    report.rounds.push_back(played.rounds);
    report.decisions += played.decisions;
    report.broken_off += played.broken_off ? 1 : 0;
    hasher.add(played.hash);
  }
  report.hash = hasher.value();
  report.seconds = seconds;
  for (int entry = 0; entry < tournament.seats; ++entry)
    report.standings.push_back(standing_of(tournament, games, entry));
  return report;
}

void print_json(const Tournament& tournament, const Report& report) {
  core::Json json;
  json["game"] = tournament.game->id();
  json["seats"] = tournament.seats;
  json["games"] = tournament.games;
  json["decisions"] = report.decisions;
  json["seconds"] = report.seconds;
  json["rounds"] = {{"mean", mean(report.rounds)},
                    {"p5", percentile(report.rounds, 0.05)},
                    {"p50", percentile(report.rounds, 0.5)},
                    {"p95", percentile(report.rounds, 0.95)}};
  json["bots"] = core::Json::array();
  for (const auto& standing : report.standings) {
    json["bots"].push_back({{"name", standing.name},
                            {"games", tournament.games},
                            {"wins", standing.wins},
                            {"win_rate", standing.win_rate},
                            {"low", standing.interval.low},
                            {"high", standing.interval.high},
                            {"points", standing.mean_points}});
  }
  json["broken_off"] = report.broken_off;
  json["hash"] = core::hex16(report.hash);
  std::cout << json.dump(2) << '\n';
}

void print_text(const Tournament& tournament, const Report& report) {
  const auto& game = *tournament.game;
  std::cout << std::fixed << std::setprecision(1) << game.title() << ", " << tournament.seats << " seats, "
            << tournament.games << " games from seed " << tournament.seed << '\n';
  for (const auto& standing : report.standings) {
    std::cout << "  " << std::left << std::setw(14) << standing.name << std::right << "  wins "
              << std::setw(9) << standing.wins << "  " << std::setw(5) << 100 * standing.win_rate
              << " %  (95 %: " << 100 * standing.interval.low << " to " << 100 * standing.interval.high
              << ")  points " << standing.mean_points << '\n';
  }
  std::cout << "  rounds " << mean(report.rounds) << " (" << percentile(report.rounds, 0.05) << " / "
            << percentile(report.rounds, 0.5) << " / " << percentile(report.rounds, 0.95)
            << " at 5 / 50 / 95 %), " << report.decisions << " decisions, " << report.seconds << " s, hash "
            << core::hex16(report.hash) << '\n';
  if (report.broken_off > 0) {
    std::cout << "  " << report.broken_off << " games were broken off after " << bots::k_most_rounds
              << " rounds\n";
  }
}

}  // namespace

int simulate(const SimulateOptions& options) {
  const auto tournament = prepare(options);
  if (!tournament) return unusable(tournament.error().message);
  const auto start = std::chrono::steady_clock::now();
  const auto games = run(*tournament);
  if (!games) return unusable(games.error().message);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  const Report report = report_on(*tournament, *games, seconds.count());
  options.json ? print_json(*tournament, report) : print_text(*tournament, report);
  return k_fine;
}

}  // namespace mess
