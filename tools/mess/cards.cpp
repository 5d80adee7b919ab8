// `cards`: the box of each game.
#include <iostream>

#include "tools/mess/commands.hpp"
#include "tools/mess/files.hpp"

namespace mess {

namespace {

core::Json to_json(const core::CardInfo& card) {
  return {{"id", card.id},         {"kind", card.kind}, {"name", card.name},
          {"copies", card.copies}, {"pack", card.pack}, {"text", card.text}};
}

void print(const core::Game& game) {
  std::cout << game.title() << " (" << game.id() << ")\n";
  for (const auto& card : game.cards()) {
    std::cout << "  " << card.id << "  " << card.kind << " ×" << card.copies << "  " << card.pack << "  "
              << card.name << ": " << card.text << '\n';
  }
}

}  // namespace

int cards(const std::string& id, bool json) {
  if (!id.empty() && core::find_game(id) == nullptr)
    return unusable("game \"" + id + "\" is not known; games: " + core::game_ids());
  core::Json all = core::Json::array();
  for (const core::Game* game : core::games()) {
    if (!id.empty() && game->id() != id) continue;
    if (!json) {
      print(*game);
      continue;
    }
    for (const auto& card : game->cards()) {
      all.push_back(to_json(card));
      if (id.empty()) all.back()["game"] = game->id();
    }
  }
  if (json) std::cout << all.dump(2) << '\n';
  return k_fine;
}

}  // namespace mess
