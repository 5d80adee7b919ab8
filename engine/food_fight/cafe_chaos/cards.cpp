// Puts the box together and finds cards by number and by id.
#include "engine/food_fight/cafe_chaos/cards.hpp"

#include "engine/food_fight/cafe_chaos/card_lists.hpp"
#include "engine/food_fight/card_index.hpp"

namespace food_fight::cafe_chaos {

namespace {

const CardIndex<CardEntry>& the_index() {
  static const CardIndex<CardEntry> k_index{basic_actions(), character_actions(), bonus_actions(), foods(),
                                            toppings(),      conditions(),        events()};
  return k_index;
}

}  // namespace

std::span<const CardEntry> box() {
  return the_index().all();
}

const CardEntry* entry(Card card) {
  return the_index().entry(card);
}

Card card_named(std::string_view id) {
  return the_index().named(id);
}

}  // namespace food_fight::cafe_chaos
