// `mess`: checks and shows table files, simulates and measures games, lists cards. Links no SDL.
#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <new>
#include <system_error>

#include "tools/mess/commands.hpp"

namespace {

void add_file_commands(CLI::App& app, std::function<int()>& command) {
  auto* check = app.add_subcommand("check", "Run table files with their expectations");
  auto files = std::make_shared<std::vector<std::string>>();
  check->add_option("FILE", *files, "Table files")->required();
  check->callback([&command, files] { command = [files] { return mess::check(*files); }; });

  auto* show = app.add_subcommand("show", "The position at the end of a file, as JSON");
  auto file = std::make_shared<std::string>();
  auto seat = std::make_shared<std::optional<std::string>>();
  show->add_option("FILE", *file, "A table file")->required();
  show->add_option("--seat", *seat, "Only what this seat may see");
  show->callback([&command, file, seat] { command = [file, seat] { return mess::show(*file, *seat); }; });

  auto* choices =
      app.add_subcommand("choices", "The pending decisions at the end of a file, with every legal choice");
  choices->add_option("FILE", *file, "A table file")->required();
  choices->callback([&command, file] { command = [file] { return mess::choices(*file); }; });
}

void add_simulate(CLI::App& app, std::function<int()>& command) {
  auto options = std::make_shared<mess::SimulateOptions>();
  auto* simulate = app.add_subcommand("simulate", "Play games among bots");
  simulate->add_option("--game", options->game, "Which game")->required();
  simulate->add_option("--seats", options->seats, "How many seats")->required();
  simulate->add_option("--bots", options->bots, "A name for each seat, or one for all")->delimiter(',');
  simulate->add_option("--games", options->games, "How many games; rounded up to a multiple of the seats")
      ->check(CLI::Range(1, 10'000'000));
  simulate->add_option("--seed", options->seed, "The first seed")
      ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{INT64_MAX}));
  simulate->add_option("--jobs", options->jobs, "Threads; the results do not depend on them")
      ->check(CLI::Range(1, 256));
  simulate->add_option("--record", options->record, "Write one complete record a game into this folder");
  simulate->add_option("--options", options->options, "The game's options as JSON");
  simulate->add_flag("--json", options->json, "One JSON object");
  simulate->callback([&command, options] { command = [options] { return mess::simulate(*options); }; });
}

void add_bench(CLI::App& app, std::function<int()>& command) {
  auto options = std::make_shared<mess::BenchOptions>();
  auto* bench = app.add_subcommand("bench", "Measure decisions a second, state size and copy time");
  bench->add_option("--game", options->game, "Which game; default: all");
  bench->add_option("--seats", options->seats, "How many seats");
  bench->add_option("--options", options->options, "The game's options as JSON; default: everything on");
  bench->add_option("--seconds", options->seconds, "Seconds for each figure")
      ->check(CLI::Range(0.01, 3600.0))
      ->check([](const std::string& text) {
        return std::isnan(std::strtod(text.c_str(), nullptr)) ? "not a number of seconds" : "";
      });
  bench->add_flag("--json", options->json, "One JSON object, or an array over several games");
  bench->callback([&command, options] { command = [options] { return mess::bench(*options); }; });
}

void add_cards(CLI::App& app, std::function<int()>& command) {
  auto game = std::make_shared<std::string>();
  auto json = std::make_shared<bool>(false);
  auto* cards = app.add_subcommand("cards", "Every card with kind, copies, pack and text");
  cards->add_option("--game", *game, "Which game; default: all");
  cards->add_flag("--json", *json, "A JSON array");
  cards->callback([&command, game, json] { command = [game, json] { return mess::cards(*game, *json); }; });
}

/// Runs the chosen command. What the machine refuses (memory, threads) is told like other unusable arguments.
int run(const std::function<int()>& command) {
  try {
    return command();
  } catch (const std::bad_alloc&) {
    std::cerr << "mess: not enough memory\n";
  } catch (const std::system_error& error) {
    std::cerr << "mess: " << error.what() << '\n';
  }
  return mess::k_unusable;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Mess Hall's rules without a screen: check, show, choices, simulate, bench, cards"};
  app.require_subcommand(1);
  app.set_version_flag("--version", MESSHALL_VERSION);
  std::function<int()> command;
  add_file_commands(app, command);
  add_simulate(app, command);
  add_bench(app, command);
  add_cards(app, command);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? mess::k_fine : mess::k_unusable;
  }
  const int status = run(command);
  std::cout.flush();
  if (std::cout) return status;
  std::cerr << "mess: the output could not be written\n";
  return mess::k_unusable;
}
