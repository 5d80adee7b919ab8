// The command line as a plain struct.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace game::command_line {

struct PictureSize {
  int width = 1920;
  int height = 1080;
};

struct CommandLine {
  std::optional<std::string> file;  ///< FILE.table: continued

  // Playing a file on a virtual clock.
  std::optional<std::string> play;        ///< --play FILE
  std::optional<std::string> shots;       ///< --shots DIR
  std::vector<double> at;                 ///< --at T,…: virtual seconds, ascending
  std::optional<int> every_milliseconds;  ///< --every MS
  double speed = 1.0;                     ///< --speed X
  int table = 1;                          ///< --table N, from 1

  // A game at once, past title and seats.
  std::optional<std::string> game;     ///< --game cafe-fatal
  std::vector<std::string> seats;      ///< --seats human,expert,…; as given, checked
  std::optional<std::uint64_t> seed;   ///< --seed, 0 … 2^63-1
  std::optional<std::string> options;  ///< --options JSON, a checked object

  std::optional<std::string> input;  ///< --input FILE
  bool frames_report = false;        ///< --frames-report
  std::optional<PictureSize> size;   ///< --size WxH
  bool mute = false;                 ///< --mute
  /// Settings for this run, from --set and the flags that every setting has: name and value, checked.
  std::vector<std::pair<std::string, std::string>> settings;
};

/// The program ends at once: with a text for standard output (status 0) or one line for standard error
/// (status 2).
struct Ending {
  int status = 0;
  std::string text;
};

/// `arguments` without the program's name; `games` are the ids that --game takes. Either a command line or an
/// ending. What --help says stands in docs/messhall.6 too.
struct Parsed {
  CommandLine command_line;
  std::optional<Ending> ending;
};
[[nodiscard]] Parsed parse(const std::vector<std::string>& arguments, const std::vector<std::string>& games);

}  // namespace game::command_line
