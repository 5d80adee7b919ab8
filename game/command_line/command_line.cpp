// Options by CLI11; each setting brings a flag of its own.
#include "game/command_line/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <string_view>

#include "engine/core/json.hpp"
#include "game/settings/declarations.hpp"
#include "game/settings/value_text.hpp"

namespace game::command_line {

namespace {

constexpr std::array<std::string_view, 4> k_players{"human", "random", "greedy", "expert"};
constexpr double k_slowest = 0.01;
constexpr double k_fastest = 1000.0;
constexpr double k_longest_seconds = 86400.0;
constexpr std::int64_t k_largest_seed = std::numeric_limits<std::int64_t>::max();
constexpr int k_smallest_side = 64;
constexpr int k_largest_side = 16384;

/// What the parser fills before it is checked and converted.
struct Raw {
  std::string size;
  std::string at;
  std::string seats;
  std::vector<std::string> assignments;                         ///< from --set
  std::array<std::string, settings::k_setting_count> settings;  ///< from the flags of the settings
};

/// A check for CLI11 on a number of any type; the message names the range as a person would write it.
template <class Number>
CLI::Validator between(Number lowest, Number highest, const std::string& range) {
  const auto check = [=](const std::string& text) {
    Number value{};
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    const bool is_right = error == std::errc() && stop == end && value >= lowest && value <= highest;
    return is_right ? std::string() : "is " + range + ", not \"" + text + "\"";
  };
  return {check, ""};
}

/// At commas; "a,,b" has an empty word, which CLI11's own lists would drop.
std::vector<std::string> split_at_commas(std::string_view text) {
  std::vector<std::string> words;
  while (true) {
    const std::size_t comma = std::min(text.find(','), text.size());
    words.emplace_back(text.substr(0, comma));
    if (comma == text.size()) return words;
    text.remove_prefix(comma + 1);
  }
}

/// Checks for CLI11: an empty string means right.
std::string check_seats(const std::string& text) {
  for (const std::string& player : split_at_commas(text)) {
    if (std::ranges::find(k_players, player) != k_players.end()) continue;
    return "\"" + player + "\" is no player; use human, random, greedy or expert";
  }
  return {};
}

std::optional<double> parse_seconds(const std::string& text) {
  double value{};
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  const bool is_right = error == std::errc() && stop == end && value >= 0.0 && value <= k_longest_seconds;
  return is_right ? std::optional(value) : std::nullopt;
}

std::string check_times(const std::string& text) {
  for (const std::string& time : split_at_commas(text)) {
    if (!parse_seconds(time)) return "is 0 to 86400 seconds, not \"" + time + "\"";
  }
  return {};
}

std::string check_json_object(const std::string& text) {
  const auto json = core::parse_json(text);
  const std::string wanted = "is a JSON object like '{\"layout\":\"reference\"}'";
  if (!json) return wanted + "; " + json.error().message;
  return json->is_object() ? std::string() : wanted + ", not " + core::brief(*json);
}

std::string check_setting(std::string_view name, std::string_view value) {
  const settings::Declaration* entry = settings::find_declaration(name);
  if (entry == nullptr) return "there is no setting \"" + std::string(name) + "\"";
  const auto parsed = settings::parse_value(*entry, value);
  return parsed ? std::string() : parsed.error().message;
}

std::string check_assignment(const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos) return "is NAME=VALUE, not \"" + text + "\"";
  return check_setting(std::string_view(text).substr(0, equals), std::string_view(text).substr(equals + 1));
}

std::optional<PictureSize> parse_size(std::string_view text) {
  PictureSize size;
  const char* end = text.data() + text.size();
  const auto width = std::from_chars(text.data(), end, size.width);
  if (width.ec != std::errc() || width.ptr == end || *width.ptr != 'x') return std::nullopt;
  const auto height = std::from_chars(width.ptr + 1, end, size.height);
  if (height.ec != std::errc() || height.ptr != end) return std::nullopt;
  const auto is_sound = [](int side) { return side >= k_smallest_side && side <= k_largest_side; };
  return is_sound(size.width) && is_sound(size.height) ? std::optional(size) : std::nullopt;
}

std::string check_size(const std::string& text) {
  return parse_size(text) ? std::string()
                          : "is WIDTHxHEIGHT like 1920x1080, each side " + std::to_string(k_smallest_side) +
                                " to " + std::to_string(k_largest_side) + ", not \"" + text + "\"";
}

std::string flag_name(const settings::Declaration& entry) {
  std::string name = "--" + std::string(entry.name);
  std::ranges::replace(name, '_', '-');
  return name;
}

/// "as the page calls it: 85 to 100", for --help.
std::string flag_help(const settings::Declaration& entry) {
  std::string help = std::string(entry.label) + ": ";
  if (entry.kind == settings::Kind::toggle) return help + "on; off with " + flag_name(entry) + "=off";
  if (entry.kind == settings::Kind::number) {
    return help + std::to_string(entry.lowest) + " to " + std::to_string(entry.highest);
  }
  for (const settings::Choice& choice : entry.choices) {
    help += (help.back() == ' ' ? "" : ", ") + std::string(choice.name);
  }
  return help;
}

void add_setting(CLI::App& app, const settings::Declaration& entry, std::string& value) {
  const auto check = [name = entry.name](const std::string& text) { return check_setting(name, text); };
  // A switch alone means on; --fullscreen=off turns off what was saved.
  CLI::Option* option = entry.kind == settings::Kind::toggle
                            ? app.add_flag(flag_name(entry), value, flag_help(entry))
                            : app.add_option(flag_name(entry), value, flag_help(entry))->type_name("VALUE");
  option->check(CLI::Validator(check, ""))->group("Settings for this run");
}

void add_playing(CLI::App& app, CommandLine& result, Raw& raw) {
  const std::string group = "Playing a table file";
  auto* play = app.add_option("--play", result.play, "Play this file on a virtual clock")->group(group);
  play->type_name("FILE");
  auto* shots = app.add_option("--shots", result.shots, "Write PNG frames into this folder")->group(group);
  shots->type_name("DIR")->needs(play);
  auto* at = app.add_option("--at", raw.at, "Frames at these virtual seconds")->group(group);
  at->type_name("T,...")->check(CLI::Validator(check_times, ""))->needs(shots);
  auto* every = app.add_option("--every", result.every_milliseconds, "A frame every so many milliseconds");
  every->type_name("MS")
      ->check(between(1, 3600000, "1 to 3600000 milliseconds"))
      ->needs(shots)
      ->excludes(at)
      ->group(group);
  auto* speed = app.add_option("--speed", result.speed, "Times as fast (default 1)")->group(group);
  speed->type_name("X")->check(between(k_slowest, k_fastest, "0.01 to 1000"))->needs(play);
  auto* table = app.add_option("--table", result.table, "Which table of the file (default 1)");
  table->type_name("N")
      ->check(between(1, std::numeric_limits<int>::max(), "1 or more"))
      ->needs(play)
      ->group(group);
  auto* size = app.add_option("--size", raw.size, "Size of the window or the frames (default 1920x1080)");
  size->type_name("WxH")->check(CLI::Validator(check_size, ""))->group(group);
}

void add_game(CLI::App& app, const std::vector<std::string>& games, CommandLine& result, Raw& raw) {
  const std::string group = "A game at once";
  auto* game = app.add_option("--game", result.game, "Start this game, past the title")->group(group);
  game->type_name("GAME")->check(CLI::IsMember(games));
  auto* seats = app.add_option("--seats", raw.seats, "Who sits where: human, random, greedy, expert");
  seats->type_name("WHO,...")->check(CLI::Validator(check_seats, ""))->group(group)->needs(game);
  auto* seed = app.add_option("--seed", result.seed, "Chance from this number")->group(group);
  seed->type_name("NUMBER")->check(between(std::int64_t{0}, k_largest_seed, "0 to 9223372036854775807"));
  seed->needs(game);
  auto* options = app.add_option("--options", result.options, "The game's options as JSON")->group(group);
  options->type_name("JSON")->check(CLI::Validator(check_json_object, ""))->needs(game);
}

void add_others(CLI::App& app, CommandLine& result, Raw& raw) {
  app.add_option("file", result.file, "Continue this game (FILE.table)")->type_name("FILE");
  app.add_option("--input", result.input, "Play scripted input: lines TIME DEVICE CONTROL down|up")
      ->type_name("FILE");
  app.add_flag("--frames-report", result.frames_report, "Print frame times at the end");
  app.add_flag("--mute", result.mute, "No sound in this run");
  app.add_option("--set", raw.assignments, "A setting for this run, by its name in the file")
      ->type_name("NAME=VALUE")
      ->expected(1)
      ->allow_extra_args(false)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
      ->check(CLI::Validator(check_assignment, ""));
  app.set_version_flag("--version", "messhall " MESSHALL_VERSION, "Print the version");
}

/// What no single option's check can see; an empty string means right.
std::string check_whole(const CommandLine& result) {
  if (result.shots && result.at.empty() && !result.every_milliseconds) {
    return "--shots needs --at T,... or --every MS";
  }
  if (!std::ranges::is_sorted(result.at)) return "--at: times rise from one to the next";
  const int starts = (result.file ? 1 : 0) + (result.play ? 1 : 0) + (result.game ? 1 : 0);
  if (starts > 1) return "give one of FILE, --play and --game";
  return {};
}

void take(const Raw& raw, CommandLine& result) {
  if (!raw.size.empty()) result.size = parse_size(raw.size);
  if (!raw.seats.empty()) result.seats = split_at_commas(raw.seats);
  if (!raw.at.empty()) {
    for (const std::string& time : split_at_commas(raw.at)) result.at.push_back(*parse_seconds(time));
  }
  for (const settings::Declaration& entry : settings::declarations()) {
    const std::string& value = raw.settings[static_cast<std::size_t>(entry.id)];
    if (!value.empty()) result.settings.emplace_back(entry.name, value);
  }
  for (const std::string& assignment : raw.assignments) {
    const std::size_t equals = assignment.find('=');
    result.settings.emplace_back(assignment.substr(0, equals), assignment.substr(equals + 1));
  }
}

Ending refusal(std::string message) {
  std::ranges::replace(message, '\n', ' ');
  return {2, "messhall: " + message + " (see messhall --help)\n"};
}

}  // namespace

Parsed parse(const std::vector<std::string>& arguments, const std::vector<std::string>& games) {
  Parsed parsed;
  CommandLine& result = parsed.command_line;
  Raw raw;
  CLI::App app("Mess Hall: tabletop food games for a TV and a couch.", "messhall");
  add_others(app, result, raw);
  add_game(app, games, result, raw);
  add_playing(app, result, raw);
  for (const settings::Declaration& entry : settings::declarations()) {
    add_setting(app, entry, raw.settings[static_cast<std::size_t>(entry.id)]);
  }

  try {
    // CLI11 takes arguments from the back.
    app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    take(raw, result);
  } catch (const CLI::CallForHelp&) {
    parsed.ending = Ending{0, app.help()};
    return parsed;
  } catch (const CLI::CallForVersion&) {
    parsed.ending = Ending{0, "messhall " MESSHALL_VERSION "\n"};
    return parsed;
  } catch (const CLI::ParseError& error) {
    parsed.ending = refusal(error.what());
    return parsed;
  }
  if (std::string wrong = check_whole(result); !wrong.empty()) parsed.ending = refusal(std::move(wrong));
  return parsed;
}

}  // namespace game::command_line
