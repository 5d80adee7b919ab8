// Plays a tournament: threads take the next game until none is left.
#include "tools/mess/tournament.hpp"

#include <atomic>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <thread>

namespace mess {

namespace {

using GameResult = core::Result<bots::Played>;

core::Result<void> write_lines(const std::string& path, const std::vector<std::string>& lines) {
  std::ofstream file(path, std::ios::binary);
  for (const auto& line : lines) file << line << '\n';
  file.close();
  if (!file) return core::fail(path + ": cannot be written: " + std::strerror(errno));
  return {};
}

GameResult play_one(const Tournament& tournament, int number) {
  const int seats = tournament.seats;
  const int rotation = number % seats;
  core::Setup setup{seats, tournament.seed + static_cast<std::uint64_t>(number / seats), tournament.options};
  std::vector<const bots::Bot*> players;
  core::Json by = core::Json::object();
  for (int seat = 0; seat < seats; ++seat) {
    const auto entry = static_cast<std::size_t>(entry_on(seat, rotation, seats));
    players.push_back(tournament.bots[entry].get());
    by[core::name(core::seat_at(seat))] = {{"by", tournament.names[entry]}};
  }
  if (tournament.record.empty()) return bots::play(*tournament.game, setup, players);
  auto recorded = bots::play_recorded(*tournament.game, setup, players, by);
  if (!recorded) return core::fail(recorded.error().message);
  const std::string name = std::string(tournament.game->id()) + "-" + std::to_string(setup.seed) + "-" +
                           std::to_string(rotation) + ".table";
  if (auto written = write_lines(tournament.record + "/" + name, recorded->lines); !written)
    return core::fail(written.error().message);
  return recorded->played;
}

}  // namespace

core::Result<std::vector<bots::Played>> run(const Tournament& tournament) {
  const auto games = static_cast<std::size_t>(tournament.games);
  std::vector<GameResult> results(games);
  std::atomic<std::size_t> next{0};
  std::atomic<bool> failed{false};
  const auto work = [&] {
    for (std::size_t i = next++; i < games && !failed; i = next++) {
      results[i] = play_one(tournament, static_cast<int>(i));
      if (!results[i]) failed = true;
    }
  };
  {
    std::vector<std::jthread> threads;
    for (int job = 1; job < tournament.jobs; ++job) threads.emplace_back(work);
    work();
  }
  std::vector<bots::Played> played;
  for (auto& result : results) {
    if (!result) return core::fail(result.error().message);
    played.push_back(std::move(*result));
  }
  return played;
}

}  // namespace mess
