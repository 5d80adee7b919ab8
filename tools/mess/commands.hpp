// The commands of `mess`. Each returns the exit status: 0 fine, 1 an expectation failed, 2 unusable arguments
// or file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mess {

inline constexpr int k_fine = 0;
inline constexpr int k_failed = 1;
inline constexpr int k_unusable = 2;

int check(const std::vector<std::string>& files);
/// `seat`: a letter; without it the whole position.
int show(const std::string& file, const std::optional<std::string>& seat);
int choices(const std::string& file);
/// `game` empty: all games.
int cards(const std::string& game, bool json);

struct SimulateOptions {
  std::string game;
  int seats = 0;
  std::vector<std::string> bots{"random"};  ///< one for all, or one for each seat
  int games = 100;
  std::uint64_t seed = 1;
  int jobs = 1;
  std::string record;   ///< a folder, or empty
  std::string options;  ///< JSON, or empty
  bool json = false;
};
int simulate(const SimulateOptions& options);

struct BenchOptions {
  std::string game;  ///< empty: all games
  int seats = 4;
  std::string options;  ///< JSON, or empty for everything switched on
  double seconds = 2;
  bool json = false;
};
int bench(const BenchOptions& options);

}  // namespace mess
