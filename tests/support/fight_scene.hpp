// A fight of five in the making: what lies there before, and what must lie there after A's turn.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace scene {

using Words = std::vector<std::string>;

struct Player {
  int points = 0;
  char target = 'A';
  Words hand{};
  std::string plan = "duck grab throw";
  std::string character{};
  bool immune = false;
};

struct Scene {
  std::string game{"cafe-chaos"};
  std::map<char, Player> players;
  Words floor{"food", "topping", "condition", "lob", "food"};
  Words trash{};  ///< top first
  Words deck{"food", "topping", "condition", "food", "food", "topping", "food", "food"};
  std::string event{};
  std::string options{R"({"packs":"animator junk-food soobway"})"};

  Player& operator[](char seat) { return players[seat]; }
};

/// A attacks C; C points at E, who stands still, and sits between B and D. `defender_first`: those from B on
/// have acted, A is the last of the set; else A is the first one.
Scene five(bool defender_first);

/// Takes one such word out.
void remove(Words& words, const std::string& word);
Words without(Words words, const std::string& word);

/// The table: `before`, then `lines`, then B is asked to take, then `after` must be there.
std::string table(const Scene& before, const Words& lines, const Scene& after, bool defender_first);

}  // namespace scene
