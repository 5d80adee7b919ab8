// Scenes as table texts.
#include "tests/support/fight_scene.hpp"

#include <algorithm>

#include "engine/core/json.hpp"

namespace scene {

namespace {

std::string joined(const Words& words) {
  return core::join(words);
}

core::Json position(const Scene& scene, bool defender_first) {
  core::Json json = {{"step", "act"},
                     {"start", defender_first ? "B" : "A"},
                     {"turn", "A"},
                     {"floor", joined(scene.floor)},
                     {"trash", joined(scene.trash)},
                     {"deck", joined(scene.deck)}};
  if (!scene.event.empty()) json["event"] = scene.event;
  for (const auto& [seat, player] : scene.players) {
    core::Json entry = {{"points", player.points},
                        {"target", std::string(1, player.target)},
                        {"hand", joined(player.hand)},
                        {"plan", player.plan}};
    if (!player.character.empty()) entry["character"] = player.character;
    if (player.immune) entry["immune"] = true;
    json[std::string(1, seat)] = entry;
  }
  return json;
}

core::Json expectation(const Scene& scene) {
  core::Json json = {
      {"floor", joined(scene.floor)}, {"trash", joined(scene.trash)}, {"trash_size", scene.trash.size()}};
  for (const auto& [seat, player] : scene.players) {
    json[std::string(1, seat)] = {
        {"points", player.points}, {"target", std::string(1, player.target)}, {"hand", joined(player.hand)}};
  }
  return json;
}

}  // namespace

Scene five(bool defender_first) {
  Scene scene;
  scene['A'] = {.points = 4, .target = 'C'};
  // B pauses the table: its Grab is the first question after A's turn.
  scene['B'] = {.target = 'A', .plan = defender_first ? "throw grab duck" : "grab throw duck"};
  scene['C'] = {.points = 3, .target = 'E', .hand = {"food", "topping", "condition"}};
  scene['D'] = {.target = 'B'};
  scene['E'] = {.points = 2, .target = 'B', .hand = {"food", "topping"}, .plan = "cheat duck throw"};
  return scene;
}

void remove(Words& words, const std::string& word) {
  const auto found = std::find(words.begin(), words.end(), word);
  if (found != words.end()) words.erase(found);
}

Words without(Words words, const std::string& word) {
  remove(words, word);
  return words;
}

std::string table(const Scene& before, const Words& lines, const Scene& after, bool defender_first) {
  const core::Json header = {{"messhall", 1},
                             {"game", before.game},
                             {"seats", before.players.size()},
                             {"options", core::Json::parse(before.options)},
                             {"position", position(before, defender_first)}};
  std::string text = header.dump() + "\n";
  for (const auto& line : lines) text += line + "\n";
  return text + "> B take\n? " + expectation(after).dump() + "\n";
}

}  // namespace scene
