// What is in the box of What the Food?!, and what a fresh deal makes of it.
#include <doctest/doctest.h>

#include <map>
#include <set>

#include "engine/core/game.hpp"
#include "engine/food_fight/state.hpp"
#include "engine/food_fight/what_the_food/cards.hpp"
#include "tests/support/tables.hpp"

namespace {

using food_fight::Card;
using food_fight::State;
using food_fight::what_the_food::ActionClass;

const core::Game& what_the_food() {
  return *core::find_game("what-the-food");
}

core::Match dealt(int seats, const std::string& options, int seed) {
  return tables::started(R"({"messhall":1,"game":"what-the-food","seats":)" + std::to_string(seats) +
                         R"(,"options":)" + options + R"(,"seed":)" + std::to_string(seed) + "}");
}

using Names = std::map<std::string, std::string>;

/// The names of a kind of card by id; of actions of one class only.
Names names(const std::string& kind, const std::string& pack, ActionClass wanted = ActionClass::none) {
  Names found;
  for (const auto& card : what_the_food().cards()) {
    const auto* entry = food_fight::what_the_food::entry(food_fight::what_the_food::card_named(card.id));
    if (card.kind == kind && card.pack == pack && entry != nullptr && entry->action_class == wanted)
      found[card.id] = card.name;
  }
  return found;
}
/// `count` names, as the ledger's tables list them.
bool holds(const Names& found, std::size_t count, const std::set<std::string>& listed) {
  std::set<std::string> all;
  for (const auto& [id, name] : found) all.insert(name);
  return found.size() == count && all == listed;
}

template <class Visit>
void each_dealt_card(const State& state, const Visit& visit) {
  for (const auto* pile : {&state.deck, &state.floor, &state.trash}) {
    for (const Card card : *pile) visit(card);
  }
  for (std::size_t seat = 0; seat < state.board.seats; ++seat) {
    for (const Card card : state.hands.at(seat)) visit(card);
  }
}

}  // namespace

TEST_CASE("WF-003 WF-A1 WF-A2: the actions of the box, by the ledger's names (14.1 to 14.3)") {
  CHECK(holds(names("action", "base", ActionClass::basic), 3, {"Duck", "Throw", "Grab"}));
  CHECK(holds(names("action", "base", ActionClass::character), 10,
              {"Cheer", "Eat", "Flirt", "Hunt", "Mock", "Outsmart", "Pitch", "Recycle", "Shove", "Spin"}));
  CHECK(holds(names("action", "special-edition", ActionClass::character), 5,
              {"Boast", "Prank", "Scare", "Sneeze", "Snitch"}));
  CHECK(holds(names("action", "base", ActionClass::bonus), 12,
              {"Belch", "Catch", "Cheat", "Confuse", "Copy", "Goose", "Hide", "Lob", "Overhead Smash",
               "Rally", "Taunt", "Throw"}));
  CHECK(holds(names("action", "special-edition", ActionClass::bonus), 2, {"Sprint", "Tackle"}));
}

TEST_CASE("WF-003 WF-004: conditions and events, by the ledger's names (14.4, 14.6)") {
  CHECK(
      holds(names("condition", "base"), 9,
            {"Juicy", "Slimy", "Suspicious", "Moldy", "Scalding", "Sticky", "Greasy", "Rotten", "Crunchy"}));
  CHECK(holds(names("condition", "special-edition"), 6,
              {"Fuzzy", "Mystery", "Gassy", "Undercooked", "Leftover", "Radioactive"}));
  CHECK(holds(names("event", "base"), 9,
              {"Best Friends Forever", "The Janitor", "Fire Drill", "Sprinklers", "School Nurse", "Mix-Up",
               "Lunch Lady", "Detention", "Second Helping"}));
  CHECK(holds(names("event", "special-edition"), 2, {"Best Day Ever", "Food Poisoning"}));
}

TEST_CASE("WF-003 WF-004 WF-A7: 36 and 12 foods, 9 and 6 toppings, no blank cards; copies of the basics") {
  CHECK(names("food", "base").size() == 36);
  CHECK(names("food", "special-edition").size() == 12);
  CHECK(names("topping", "base").size() == 9);
  CHECK(names("topping", "special-edition").size() == 6);
  int kinds = 0;
  for (const auto& card : what_the_food().cards()) {
    const auto number = food_fight::what_the_food::card_named(card.id);
    CHECK(card.copies == (food_fight::is_basic(number) ? 8 : 1));
    ++kinds;
  }
  CHECK(kinds == 3 + 15 + 14 + 48 + 15 + 15 + 11);
}

TEST_CASE("WF-046: the toppings' phrases are the ledger's (14.5)") {
  const std::map<std::string, std::string> phrases{{"Gravy", "smothered in"},
                                                   {"Peanut Butter", "globbed with"},
                                                   {"Whipped Cream", "piled with"},
                                                   {"Nacho Cheese", "oozing with"},
                                                   {"Chocolate Syrup", "drizzled with"},
                                                   {"Hot Sauce", "splashed with"},
                                                   {"Sprinkles", "sprinkled with rainbow"},
                                                   {"Sour Cream", "plopped with"},
                                                   {"Guacamole", "slathered in"},
                                                   {"Maple Syrup", "drowning in"},
                                                   {"Marshmallow Fluff", "buried in"},
                                                   {"Wasabi", "ignited with"},
                                                   {"Fish Sauce", "reeking of"},
                                                   {"Pickle Juice", "soaked in"},
                                                   {"Bacon Bits", "crusted with"}};
  std::map<std::string, std::string> found;
  for (const auto& card : what_the_food().cards()) {
    if (card.kind == "topping") found[card.name] = card.text;
  }
  CHECK(found == phrases);
}

TEST_CASE("every id is one card's; no id is a word of the choices; what acts says how") {
  const std::set<std::string> words{"cheese", "hand", "floor",   "pass",      "draw",   "heal", "up",
                                    "down",   "food", "topping", "condition", "action", "event"};
  std::set<std::string> ids;
  for (const auto& card : what_the_food().cards()) {
    CAPTURE(card.id);
    CHECK(ids.insert(card.id).second);
    CHECK(!words.contains(card.id));
    CHECK(card.id.size() > 1);
    CHECK(card.id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos);
    CHECK((card.kind == "food" || !card.text.empty()));
  }
}

TEST_CASE("the characters have their own names (14.1)") {
  std::map<std::string, std::string> people;
  for (const auto& card : food_fight::what_the_food::box()) {
    CHECK(card.person.empty() == (card.action_class != ActionClass::character));
    if (!card.person.empty()) people[std::string(card.person)] = card.name;
  }
  CHECK(people.size() == 15);
  CHECK(people["The Mascot"] == "Cheer");
  CHECK(people["Suzy Floozy"] == "Flirt");
  CHECK(people["Undead Fred"] == "Hunt");
  CHECK(people["Janey"] == "Outsmart");
}

TEST_CASE("WF-007 WF-A4: different characters for everybody, by chance") {
  std::set<Card> seen;
  for (int seed = 1; seed <= 40; ++seed) {
    const auto match = dealt(8, R"({"special_edition":true})", seed);
    const auto& state = match.position().as<State>();
    std::set<Card> characters;
    for (int seat = 0; seat < 8; ++seat) {
      const auto character = state.board.player(core::seat_at(seat)).character;
      characters.insert(character);
      seen.insert(character);
      CHECK(state.own_character.has(core::seat_at(seat)));
    }
    CHECK(characters.size() == 8);
  }
  CHECK(seen.size() == 15);
}

TEST_CASE("WF-012 WF-013 WF-A5 WF-A6: the first player is random") {
  std::set<int> starts;
  for (int seed = 1; seed <= 60; ++seed)
    starts.insert(dealt(4, "{}", seed).position().as<State>().board.start);
  CHECK(starts.size() == 4);
}

TEST_CASE("WF-008 WF-009 WF-010 WF-011: what is dealt, at every size, and that events come after") {
  for (const bool special : {false, true}) {
    for (int seats = 2; seats <= 8; ++seats) {
      CAPTURE(seats);
      const auto match = dealt(seats, special ? R"({"special_edition":true})" : "{}", seats);
      const auto& state = match.position().as<State>();
      const int cards = special ? 92 : 66;
      const int events = special ? 11 : 9;
      CHECK(state.floor.size() == 5);
      CHECK(state.trash.size() == 3);
      CHECK(state.deck.size() == cards - 8 - 2 * seats + events);
      CHECK(what_the_food().broken_invariant(match.position()).empty());
      std::set<Card> all;
      int events_of_deck = 0;
      each_dealt_card(state, [&](Card card) {
        CHECK(all.insert(card).second);
        CHECK(!food_fight::is_basic(card));
        const auto* entry = food_fight::what_the_food::entry(card);
        REQUIRE(entry != nullptr);
        CHECK(entry->action_class != ActionClass::character);
        CHECK((special || !entry->special_edition));
        events_of_deck += food_fight::kind_of(card) == food_fight::CardKind::event ? 1 : 0;
      });
      CHECK(events_of_deck == events);
      const auto in_deck = std::count_if(state.deck.begin(), state.deck.end(), [](Card card) {
        return food_fight::kind_of(card) == food_fight::CardKind::event;
      });
      CHECK(in_deck == events);
    }
  }
}

TEST_CASE("WF-093 WF-A58: Mix it up swaps at most six bonus actions for specials of nobody") {
  for (int seats = 2; seats <= 8; ++seats) {
    for (const bool special : {false, true}) {
      CAPTURE(seats);
      const std::string options =
          special ? R"({"mix_it_up":true,"special_edition":true})" : R"({"mix_it_up":true})";
      const auto match = dealt(seats, options, 7 * seats);
      const auto& state = match.position().as<State>();
      std::map<ActionClass, int> found;
      each_dealt_card(state, [&](Card card) {
        if (food_fight::is_action(card)) ++found[food_fight::what_the_food::entry(card)->action_class];
      });
      const int swapped = std::min((special ? 15 : 10) - seats, 6);
      CHECK(found[ActionClass::character] == swapped);
      CHECK(found[ActionClass::bonus] == (special ? 14 : 12) - swapped);
    }
  }
}

TEST_CASE("WF-A64: with two players the switch takes out the listed cards, and only those") {
  for (int seed = 1; seed <= 10; ++seed) {
    const auto match =
        dealt(2, R"({"trim_two_player":true,"super_conditions":true,"special_edition":true})", seed);
    const auto& state = match.position().as<State>();
    std::set<std::string> ids;
    each_dealt_card(state,
                    [&](Card card) { ids.insert(std::string(food_fight::what_the_food::entry(card)->id)); });
    for (int seat = 0; seat < 2; ++seat) {
      const auto* own = food_fight::what_the_food::entry(state.board.player(core::seat_at(seat)).character);
      CHECK((own->id != "cheer" && own->id != "flirt" && own->id != "hunt"));
    }
    for (const char* out : {"lob", "goose", "overhead-smash", "confuse", "copy", "best-friends-forever",
                            "the-janitor", "suspicious", "slimy", "juicy"})
      CHECK(!ids.contains(out));
    CHECK(ids.size() == 92 + 11 - 10);
  }
}
