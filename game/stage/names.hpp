// How people are called in captions and log lines, for all games.
#pragma once

#include <string>
#include <vector>

#include "game/stage/stage.hpp"

namespace game::stage {

/// "a", "a and b", "a, b and c".
std::string joined(const std::vector<std::string>& parts);
/// In capitals; letters beyond ASCII stay as they are.
std::string shouted(std::string text);

/// Names by seat, for texts.
class Names {
 public:
  explicit Names(const std::vector<Who>& seats) : seats_(&seats) {}
  std::string operator[](int seat) const;
  /// "Ann, Bob and Cleo"; "4 players" where that would make the line too long.
  std::string list(unsigned bits) const;
  /// "Ann's", "Gus'".
  std::string possessive(int seat) const;
  std::string letter(int seat) const;

 private:
  const std::vector<Who>* seats_;
};

}  // namespace game::stage
