// The program `messhall`.
#include <cstdio>
#include <string>
#include <vector>

#include "engine/core/game.hpp"
#include "game/app/app.hpp"
#include "game/command_line/command_line.hpp"
#include "game/play/play.hpp"

int main(int count, char** arguments) {
  std::vector<std::string> games;
  for (const core::Game* game : core::games()) games.emplace_back(game->id());
  const auto parsed = game::command_line::parse({arguments + 1, arguments + count}, games);
  if (parsed.ending) {
    std::fputs(parsed.ending->text.c_str(), parsed.ending->status == 0 ? stdout : stderr);
    return parsed.ending->status;
  }
  if (parsed.command_line.play) return game::play::run(parsed.command_line);
  return game::app::run(parsed.command_line);
}
