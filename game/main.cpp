// The program `messhall`.
#include <malloc.h>

#include <csignal>
#include <cstdio>
#include <exception>
#include <string>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/core/json.hpp"
#include "game/app/app.hpp"
#include "game/command_line/command_line.hpp"
#include "game/play/play.hpp"

namespace {

int run(const std::vector<std::string>& arguments) {
  std::vector<std::string> games;
  for (const core::Game* game : core::games()) games.emplace_back(game->id());
  const auto parsed = game::command_line::parse(arguments, games);
  if (parsed.ending) {
    std::fputs(parsed.ending->text.c_str(), parsed.ending->status == 0 ? stdout : stderr);
    return parsed.ending->status;
  }
  if (parsed.command_line.play) return game::play::run(parsed.command_line);
  return game::app::run(parsed.command_line);
}

}  // namespace

int main(int count, char** arguments) {
#ifdef M_MMAP_THRESHOLD
  // Pictures come and go by megabytes: given back at once, or the heap they leave full of holes doubles the
  // program. Setting it also keeps glibc from raising it.
  mallopt(M_MMAP_THRESHOLD, 128 * 1024);
#endif
  // A file-size limit must come back as an error, not as the end of the program.
  (void)std::signal(SIGXFSZ, SIG_IGN);
  // What goes wrong unforeseen ends here, after the journal has written what it was given.
  try {
    return run({arguments + 1, arguments + count});
  } catch (const std::exception& error) {
    std::fprintf(stderr, "messhall: %s\n", core::on_one_line(error.what()).c_str());
    return 2;
  }
}
