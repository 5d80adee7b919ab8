// The one list of games. A new game is one line here.
#include <array>

#include "engine/cafe_fatal/game.hpp"
#include "engine/core/game.hpp"

namespace core {

std::span<const Game* const> games() {
  static const std::array<const Game*, 1> k_games{&cafe_fatal::game()};
  return k_games;
}

}  // namespace core
