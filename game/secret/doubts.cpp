// Which game doubts how.
#include "game/secret/doubts.hpp"

#include "engine/cooking_customers/view.hpp"
#include "engine/food_fight/view.hpp"
#include "game/secret/fight_doubts.hpp"
#include "game/secret/kitchen_doubts.hpp"
#include "game/secret/nature.hpp"

namespace game::secret {

std::unique_ptr<Doubts> make_doubts(const core::Game& game, const core::AnyView& first) {
  switch (family_of(game)) {
    case Family::fight:
      return std::make_unique<FightDoubts>(first.as<food_fight::View>().board);
    case Family::kitchen:
      return std::make_unique<KitchenDoubts>(first.as<cooking_customers::View>().board);
    case Family::open:
      break;
  }
  return nullptr;
}

}  // namespace game::secret
