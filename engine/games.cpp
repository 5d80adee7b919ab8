// The one list of games. A new game is one line here.
#include <array>

#include "engine/cafe_fatal/game.hpp"
#include "engine/cooking_customers/game.hpp"
#include "engine/core/game.hpp"
#include "engine/food_fight/cafe_chaos/game.hpp"
#include "engine/food_fight/what_the_food/game.hpp"

namespace core {

std::span<const Game* const> games() {
  static const std::array<const Game*, 4> k_games{&food_fight::cafe_chaos::game(),
                                                  &food_fight::what_the_food::game(), &cafe_fatal::game(),
                                                  &cooking_customers::game()};
  return k_games;
}

}  // namespace core
