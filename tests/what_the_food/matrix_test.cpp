// The ledger's section 11 as a matrix: each attack on each answer, the defender before and after the
// attacker. The effects are told from the ledger's words, not from the code.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "tests/support/fight_matrix.hpp"

namespace {

using matrix::Column;
using matrix::no_own_part;
using matrix::Run;
using matrix::to;
using scene::Words;

const std::array<Column, 7> k_columns{{{"duck", ""},
                                       {"catch", ""},
                                       {"boast", "boast"},
                                       {"spin", "spin"},
                                       {"overhead-smash", ""},
                                       {"outsmart", "outsmart"},
                                       {"hide", ""}}};

Run run_of(bool first, char defender, const Column& column) {
  auto whole = scene::five(first);
  whole.game = "what-the-food";
  whole.options = R"({"special_edition":true})";
  return {std::move(whole), first, defender, column};
}

/// The card that a scene plays does not lie on its Floor.
void clear_floor_of_lob(Run& run) {
  std::replace(run.before.floor.begin(), run.before.floor.end(), std::string("lob"), std::string("sprint"));
}

template <class Test>
void each_cell(const std::string& row, const Test& test) {
  matrix::each_cell(k_columns, row, test);
}

// --- Attacks with food: WF-081 … WF-089

struct FoodAttack {
  std::string card;
  bool is_character;
  Words hand, lines;
  int value;
  bool splatters, grows;  ///< Overhead Smash may enlarge it (WF-A44)
  std::string on_duck;
};
const std::array<FoodAttack, 5> k_food_attacks{{
    {"throw", false, {"condition", "food", "food"}, {"A throw condition food"}, 3, false, true, "misses"},
    {"extra-throw",
     false,
     {"condition", "food", "food"},
     {"A throw condition food"},
     3,
     false,
     true,
     "misses"},
    {"hunt",
     true,
     {"condition", "food", "food"},
     {"A pass", "A throw condition food"},
     3,
     false,
     true,
     "misses"},
    {"lob", false, {"condition", "food", "food"}, {"A throw condition food"}, 3, true, true, "hits"},
    {"pitch", true, {}, {"A swing food"}, 1, false, false, "hits"},
}};
const std::array<std::string, 7> k_cells{"", "caught", "boasted", "back", "on", "moved", "fails"};

Run food_run(const FoodAttack& attack, const Column& column, bool first) {
  Run run = run_of(first, 'C', column);
  run.show(attack.card, attack.is_character, attack.hand);
  run.lines = attack.lines;
  if (attack.card == "lob") clear_floor_of_lob(run);
  return run;
}

/// What the cell's word says happens.
void food_cell(Run& run, const FoodAttack& attack, const std::string& cell) {
  auto& after = run.after = run.before;
  const bool with_condition = !attack.hand.empty();
  after['A'].hand = with_condition ? Words{"food"} : Words{};
  after.trash = with_condition ? Words{"condition", "food"} : Words{"food"};
  if (cell == "hits") {
    run.hurt("C", attack.value);
    if (attack.splatters) run.hurt("BD", 1);
  }
  if (cell == "caught") {
    after['C'].hand.push_back("food");
    scene::remove(after.trash, "food");
  }
  if (cell == "boasted") run.hurt("C", -1);
  if (cell == "back") {
    if (attack.splatters) run.hurt("BD", 1);
    run.hurt("A", attack.value);
  }
  if (cell == "on") {
    if (attack.grows) {
      run.say("> C add");
      run.say("! C add food");
      run.say("! C add condition");
      run.say("C add topping");
      scene::remove(after['C'].hand, "topping");
      after.trash = {"condition", "topping", "food"};
    }
    run.hurt("E", attack.value + (attack.grows ? 1 : 0));
  }
  if (cell == "moved") {
    run.hurt("E", attack.value);
    if (attack.splatters) run.hurt("D", 1);  // A, whose Lob it is, is spared.
  }
}

// --- Actions without food

struct Deed {
  std::string card;
  bool is_character;
  Words hand;
  void (*own)(Run& run);              ///< what happens whoever it hits: before the victim is known
  void (*on)(Run& run, char victim);  ///< what happens to the final target
  Words at_last{};                    ///< lines after that, also at a hider
};
const std::array<Deed, 10> k_deeds{{
    {"mock", true, {}, no_own_part, matrix::gains_one},
    {"shove", true, {}, no_own_part, matrix::is_shoved},
    {"flirt", true, {}, no_own_part, matrix::is_robbed_and_turned},
    {"tackle", false, {}, no_own_part, matrix::is_tackled},
    {"taunt", false, {}, matrix::draws_food, matrix::is_taunted},
    {"belch", false, {}, no_own_part, matrix::gains_one},
    {"belch",
     false,
     {"condition", "food"},  // at all
     matrix::belches_at_all,
     matrix::gains_one},
    {"prank",
     true,
     {},
     no_own_part,
     [](Run& run, char victim) {
       run.say("! " + to(victim, "self condition"));
       matrix::is_pranked(run, victim);
     }},
    {"scare",
     true,
     {},
     no_own_part,
     [](Run& run, char victim) {
       run.say("* pick food");
       if (victim == 'C') run.say("* pick topping");  // E's other card is the only one left.
       for (const char* card : {"food", "topping"}) {
         scene::remove(run.after[victim].hand, card);
         run.after.floor.emplace_back(card);
       }
     }},
    {"goose",
     false,
     {},
     no_own_part,
     [](Run& run, char victim) {
       run.say(to(victim, "give topping"));
       scene::remove(run.after[victim].hand, "topping");
       run.after['A'].hand.push_back("topping");
     },
     {"! A retarget A A", "A retarget A D"}},
}};

void deed_cell(Run& run, const Deed& deed, const Column& column) {
  run.show(deed.card, deed.is_character, deed.hand);
  run.after = run.before;
  deed.own(run);
  if (column.card != "hide") deed.on(run, column.card == "outsmart" ? 'E' : 'C');
  for (const auto& line : deed.at_last) run.say(line);
  if (deed.card == "goose") run.after['A'].target = 'D';
}

}  // namespace

TEST_CASE(
    "matrix: attacks with food (WF-042, WF-043, WF-075, WF-076, WF-081 to WF-089, WF-A37, WF-A38, WF-A39, "
    "WF-A40, WF-A41, WF-A44)") {
  for (const auto& attack : k_food_attacks) {
    SUBCASE(attack.card.c_str()) {
      each_cell(attack.card, [&](const Column& column, std::size_t place, bool first) {
        Run run = food_run(attack, column, first);
        food_cell(run, attack, place == 0 ? attack.on_duck : k_cells.at(place));
        run.check();
      });
    }
  }
}

TEST_CASE("matrix: actions without food (WF-043, WF-063, WF-082, WF-A45, WF-A46, WF-A54)") {
  for (const auto& deed : k_deeds) {
    const std::string row = deed.card + (deed.hand.empty() ? "" : " at all");
    SUBCASE(row.c_str()) {
      each_cell(row, [&](const Column& column, std::size_t, bool first) {
        Run run = run_of(first, 'C', column);
        deed_cell(run, deed, column);
        run.check();
      });
    }
  }
}

TEST_CASE("matrix: splatter hits whatever the neighbour shows (WF-057, WF-063, WF-075, WF-086)") {
  for (const bool lobs : {true, false}) {
    each_cell(lobs ? "lob" : "prank", [&](const Column& column, std::size_t, bool first) {
      Run run = run_of(first, 'D', column);
      run.before['D'].hand = {"food", "topping", "condition"};
      run.before['C'].plan = "throw duck grab";
      run.show(lobs ? "lob" : "prank", !lobs, lobs ? Words{"food"} : Words{});
      clear_floor_of_lob(run);
      run.after = run.before;
      if (!lobs) return k_deeds[7].on(run, 'C'), run.check();
      run.after['A'].hand = {};
      run.after.trash = {"food"};
      run.hurt("CBD", 1);
      run.check();
    });
  }
}

TEST_CASE("matrix: deflected food is stopped by Hide alone (WF-057, WF-063, WF-075, WF-085)") {
  each_cell("smash", [&](const Column& column, std::size_t, bool first) {
    if (column.card == "overhead-smash") return;  // There is one of each.
    Run run = run_of(first, 'E', column);
    run.before['E'].hand = {"food", "topping", "condition"};
    run.before['C'].plan = "overhead-smash duck throw";
    run.before['C'].hand = {};
    run.show("throw", false, {"food"});
    run.after = run.before;
    run.after['A'].hand = {};
    run.after.trash = {"food"};
    if (column.card != "hide") run.hurt("E", 1);
    run.check();
  });
}

TEST_CASE("matrix: Cheer and Confuse work whatever the other shows (WF-A47)") {
  each_cell("cheer", [](const Column& column, std::size_t, bool first) {
    Run run = run_of(first, 'C', column);
    run.show("cheer", true);
    run.after = run.before;
    run.say("A cheer heal C");
    run.hurt("AC", -1);
    run.check();
  });
  each_cell("confuse", [](const Column& column, std::size_t, bool first) {
    Run run = run_of(first, 'C', column);
    run.show("confuse", false, {"food"});
    run.after = run.before;
    run.say("A confuse food C D");
    run.after['A'].hand = {};
    run.after['C'].target = 'D';
    run.after.trash = {"food"};
    run.check();
  });
}
