// The one list of games. A new game is one line here.
#include <array>

#include "engine/cafe_fatal/game.hpp"
#include "engine/cooking_customers/game.hpp"
#include "engine/core/game.hpp"
#include "engine/food_fight/cafe_chaos/game.hpp"

namespace core {

std::span<const Game* const> games() {
  static const std::array<const Game*, 3> k_games{&food_fight::cafe_chaos::game(), &cafe_fatal::game(),
                                                  &cooking_customers::game()};
  return k_games;
}

}  // namespace core
