// Many games among the same bots, rotated over the seats, on several threads.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/bots/play.hpp"

namespace mess {

struct Tournament {
  const core::Game* game = nullptr;
  int seats = 0;
  core::Json options;
  std::vector<std::string> names;                ///< one for each entry
  std::vector<std::unique_ptr<bots::Bot>> bots;  ///< one for each entry
  int games = 0;                                 ///< a multiple of the seats
  std::uint64_t seed = 1;                        ///< game i: seed + i / seats, rotation i mod seats
  int jobs = 1;
  std::string record;  ///< a folder, or empty
};

/// The entry that sits on `seat` in that rotation.
constexpr int entry_on(int seat, int rotation, int seats) {
  return (seat + seats - rotation) % seats;
}

/// All games in order, whatever the number of threads. The error names the first game that failed.
core::Result<std::vector<bots::Played>> run(const Tournament& tournament);

}  // namespace mess
