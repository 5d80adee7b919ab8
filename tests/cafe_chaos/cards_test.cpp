// What is in the box of Cafe Chaos, and what a fresh deal makes of it.
#include <doctest/doctest.h>

#include <map>
#include <set>

#include "engine/core/game.hpp"
#include "engine/food_fight/cafe_chaos/cards.hpp"
#include "engine/food_fight/cafe_chaos/game.hpp"
#include "engine/food_fight/state.hpp"
#include "tests/support/tables.hpp"

namespace {

using food_fight::State;
using food_fight::cafe_chaos::ActionClass;

const core::Game& cafe_chaos() {
  return *core::find_game("cafe-chaos");
}

std::map<std::string, int> copies(const std::string& pack) {
  std::map<std::string, int> found;
  for (const auto& card : cafe_chaos().cards()) {
    if (card.pack == pack) found[card.kind] += card.copies;
  }
  return found;
}

int actions_of(const std::string& pack, ActionClass wanted) {
  int number = 0;
  for (const auto& card : cafe_chaos().cards()) {
    const auto* entry = food_fight::cafe_chaos::entry(food_fight::cafe_chaos::card_named(card.id));
    number += card.pack == pack && entry != nullptr && entry->action_class == wanted ? card.copies : 0;
  }
  return number;
}

core::Match dealt(int seats, const std::string& options, int seed) {
  return tables::started(R"({"messhall":1,"game":"cafe-chaos","seats":)" + std::to_string(seats) +
                         R"(,"options":)" + options + R"(,"seed":)" + std::to_string(seed) + "}");
}

}  // namespace

TEST_CASE("CC-006 CC-010 CC-011 CC-012 CC-013 CC-014 CC-015 CC-A4 CC-A5: the base box") {
  const auto base = copies("base");
  CHECK(base.at("food") == 28);
  CHECK(base.at("topping") == 7);
  CHECK(base.at("condition") == 7);
  CHECK(base.at("event") == 11);
  CHECK(actions_of("base", ActionClass::basic) == 24);
  CHECK(actions_of("base", ActionClass::character) == 10);
  CHECK(actions_of("base", ActionClass::bonus) == 7);
}

TEST_CASE("CC-262 CC-319 CC-347 CC-A7: what the packs add") {
  struct Added {
    std::string pack;
    int foods, toppings, events, characters, bonus;
  };
  for (const auto& added : {Added{"animator", 8, 2, 2, 9, 2}, Added{"junk-food", 12, 3, 3, 2, 3},
                            Added{"soobway", 12, 3, 3, 2, 3}}) {
    CAPTURE(added.pack);
    const auto found = copies(added.pack);
    CHECK(found.at("food") == added.foods);
    CHECK(found.at("topping") == added.toppings);
    CHECK(found.at("condition") == added.toppings);
    CHECK(found.at("event") == added.events);
    CHECK(actions_of(added.pack, ActionClass::character) == added.characters);
    CHECK(actions_of(added.pack, ActionClass::bonus) == added.bonus);
  }
}

TEST_CASE("CC-A6 CC-111: every card has a name and a text of its own; a Topping's text is its phrase") {
  std::set<std::string> names, ids, phrases;
  for (const auto& card : cafe_chaos().cards()) {
    CAPTURE(card.id);
    CHECK(names.insert(card.name).second);
    CHECK(ids.insert(card.id).second);
    CHECK(!card.text.empty());
    if (card.kind == "topping") CHECK(phrases.insert(card.text).second);
  }
}

TEST_CASE("no card's id is a word of the choices or a single letter") {
  const std::set<std::string> words{"cheese", "hand", "floor",   "pass",      "draw",   "heal", "up",
                                    "down",   "food", "topping", "condition", "action", "event"};
  for (const auto& card : cafe_chaos().cards()) {
    CHECK(!words.contains(card.id));
    CHECK(card.id.size() > 1);
    CHECK(card.id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos);
  }
}

TEST_CASE("CC-005 CC-020 CC-021 CC-A2: different characters for everybody, by chance") {
  std::set<food_fight::Card> seen;
  for (int seed = 1; seed <= 40; ++seed) {
    const auto match = dealt(8, R"({"packs":""})", seed);
    const auto& state = match.position().as<State>();
    std::set<food_fight::Card> characters;
    for (int seat = 0; seat < 8; ++seat) {
      const auto character = state.board.player(core::seat_at(seat)).character;
      characters.insert(character);
      seen.insert(character);
      CHECK(state.own_character.has(core::seat_at(seat)));
    }
    CHECK(characters.size() == 8);
  }
  CHECK(seen.size() == 10);
}

TEST_CASE("CC-A1: the first player is random") {
  std::set<int> starts;
  for (int seed = 1; seed <= 60; ++seed)
    starts.insert(dealt(4, "{}", seed).position().as<State>().board.start);
  CHECK(starts.size() == 4);
}

TEST_CASE("CC-017 CC-018 CC-027 CC-028: fresh deals hold every card once, none of the wrong kind") {
  for (int seats = 3; seats <= 8; ++seats) {
    const auto match = dealt(seats, R"({"packs":"animator junk-food soobway"})", seats);
    const auto& state = match.position().as<State>();
    CHECK(state.floor.size() == 5);
    CHECK(state.trash.size() == 3);
    CHECK(state.deck.size() == 105 - 8 - 2 * seats);
    CHECK(cafe_chaos().broken_invariant(match.position()).empty());
    for (const auto card : state.deck) {
      CHECK(!food_fight::is_basic(card));
      const auto* entry = food_fight::cafe_chaos::entry(card);
      CHECK((entry != nullptr && entry->action_class != ActionClass::character));
    }
  }
}

TEST_CASE("CC-032 CC-A8: mix_up swaps Bonus Actions for Character Actions of nobody") {
  for (int k = 0; k <= 7; ++k) {
    CAPTURE(k);
    const auto match = dealt(3, R"({"mix_up":)" + std::to_string(k) + "}", 5 + k);
    const auto& state = match.position().as<State>();
    std::map<ActionClass, int> found;
    const auto look = [&](const food_fight::Pile& pile) {
      for (const auto card : pile) {
        if (food_fight::is_action(card)) ++found[food_fight::cafe_chaos::entry(card)->action_class];
      }
    };
    look(state.deck);
    look(state.floor);
    look(state.trash);
    for (int seat = 0; seat < 3; ++seat) look(state.hands.at(static_cast<std::size_t>(seat)));
    CHECK(found[ActionClass::character] == k);
    CHECK(found[ActionClass::bonus] == 7 - k);
  }
}
