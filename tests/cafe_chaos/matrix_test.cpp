// The ledger's interaction matrix: each row on each column, the defender before and after the attacker. The
// effects are told from the matrix's words, not from the code.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "tests/support/fight_matrix.hpp"

namespace {

using matrix::Column;
using matrix::neighbours;
using matrix::no_own_part;
using matrix::Run;
using matrix::to;
using scene::Scene;
using scene::Words;

const std::array<Column, 8> k_columns{{{"duck", ""},
                                       {"catch", ""},
                                       {"panic", "panic"},
                                       {"spin", "spin"},
                                       {"smash", ""},
                                       {"counterstrike", "counterstrike"},
                                       {"outsmart", "outsmart"},
                                       {"hide", ""}}};

Run run_of(bool first, char defender, const Column& column) {
  return {scene::five(first), first, defender, column};
}

const std::string k_neighbours_of_c = "BD";

// --- Attacks with Food: CC-113, CC-114, CC-120

struct FoodAttack {
  std::string card;
  bool is_character;
  Words hand, lines;
  int value;
  bool condition, thrown_or_lobbed;  ///< Smash may enlarge Throw and Lob alone (CC-A61)
  bool splatters;
  std::array<std::string, 8> cells;
};

const std::array<FoodAttack, 5> k_food_attacks{{
    {"throw",
     false,
     {"condition", "food", "food"},
     {"A throw condition food"},
     3,
     true,
     true,
     false,
     {"misses", "stopped", "dropped", "back", "on", "countered", "moved", "fails"}},
    {"blast",
     true,
     {"food"},
     {"A blast food C"},
     1,
     false,
     false,
     false,
     {"misses", "stopped", "dropped", "back", "on", "countered", "moved", "fails"}},
    {"vengeance",
     true,
     {"food"},
     {"A pass"},
     1,
     false,
     false,
     false,
     {"misses", "stopped", "dropped", "back", "on", "countered", "moved", "fails"}},
    {"lob",
     false,
     {"condition", "food", "food"},
     {"A throw condition food"},
     3,
     true,
     true,
     true,
     {"hits", "stopped", "dropped", "back", "on", "countered", "moved", "fails"}},
    {"swing",
     true,
     {},
     {"A swing food"},
     1,
     false,
     false,
     false,
     {"hits", "stopped", "dropped", "back", "on", "countered", "moved", "fails"}},
}};

Run food_run(const FoodAttack& attack, const Column& column, bool first) {
  Run run = run_of(first, 'C', column);
  run.show(attack.card, attack.is_character, attack.hand);
  run.lines = attack.lines;
  // Lob lies on the FLOOR of the other scenes.
  if (attack.card == "lob")
    std::replace(run.before.floor.begin(), run.before.floor.end(), std::string("lob"), std::string("sprint"));
  return run;
}

/// What the cell's word says happens.
void food_cell(Run& run, const FoodAttack& attack, const std::string& cell) {
  Scene& after = run.after = run.before;
  const int condition_part = attack.condition ? 2 : 0;
  const auto value_for = [&](char seat) { return attack.value - (after[seat].immune ? condition_part : 0); };
  after['A'].hand = attack.hand.size() > 1 ? Words{"food"} : Words{};
  after.trash = attack.condition ? Words{"food", "condition"} : Words{"food"};
  if (cell == "hits" || cell == "countered") {
    run.hurt("C", value_for('C'));
    if (attack.splatters) run.hurt(k_neighbours_of_c, 1);
  }
  if (cell == "countered") {
    run.say("> C counter");
    run.say("! C counter topping");
    run.say("C counter food");
    run.hurt("E", 2);
    scene::remove(after['C'].hand, "food");
    after.trash.push_back("food");
  }
  if (cell == "stopped") {
    after['C'].hand.push_back("food");
    scene::remove(after.trash, "food");
  }
  if (cell == "dropped") {
    run.say("> C drop");
    run.say("C drop topping");
    scene::remove(after['C'].hand, "topping");
    after.floor.push_back("topping");
  }
  if (cell == "back") {
    if (attack.splatters) run.hurt(k_neighbours_of_c, 1);
    run.hurt("A", value_for('A'));
    if (attack.splatters) run.hurt("BE", 1);
  }
  if (cell == "on") {
    int enlarged = 0;
    if (attack.thrown_or_lobbed) {
      run.say("> C add");
      run.say("! C add food");
      run.say("! C add condition");
      run.say("C add topping");
      scene::remove(after['C'].hand, "topping");
      after.trash.insert(after.trash.begin() + 1, "topping");
      enlarged = 1;
    }
    run.hurt("E", value_for('E') + enlarged);
  }
  if (cell == "moved") {
    run.hurt("E", value_for('E'));
    if (attack.splatters) run.hurt("D", 1);  // A is immune to the own splatter.
  }
}

// --- Actions without Food: CC-115

struct Deed {
  std::string card;
  bool is_character;
  Words hand;
  /// What happens, whoever it hits: before the victim is known.
  void (*own)(Run& run);
  /// What happens to the final target.
  void (*on)(Run& run, char victim);
};

const std::array<Deed, 14> k_deeds{{
    {"caricature",
     false,
     {},
     no_own_part,
     [](Run& run, char victim) { run.hurt(std::string(1, victim), run.before[victim].points); }},
    {"mope", true, {}, no_own_part, matrix::gains_one},
    {"shove", true, {}, no_own_part, matrix::is_shoved},
    {"stalk", true, {}, no_own_part, matrix::is_robbed_and_turned},
    {"tackle",
     false,
     {},
     no_own_part,
     [](Run& run, char victim) {
       run.say("> " + to(victim, "drop"));
       matrix::is_tackled(run, victim);
     }},
    {"taunt", false, {}, matrix::draws_food, matrix::is_taunted},
    {"belch", false, {}, no_own_part, matrix::gains_one},
    {"belch",
     false,
     {"condition", "food"},  // at all
     matrix::belches_at_all,
     matrix::gains_one},
    {"mishap", true, {}, [](Run& run) { run.after.trash = {"food"}; }, matrix::gains_one},
    {"ari-attack",
     true,
     {},
     [](Run& run) {
       run.say("! A splat A");
       run.say("A splat C");
       run.after.trash = {"food"};
     },
     matrix::gains_one},
    {"prank",
     false,
     {},
     no_own_part,
     [](Run& run, char victim) {
       run.say("> " + to(victim, "self"));
       matrix::is_pranked(run, victim);
     }},
    {"maagic-trick",
     true,
     {},
     [](Run& run) {
       run.after['A'].hand = {"food", "topping"};
     },
     [](Run& run, char victim) {
       run.say("* pick food");
       run.say("A give topping");
       scene::remove(run.after[victim].hand, "food");
       run.after[victim].hand.push_back("topping");
       run.after['A'].hand = {"food", "food"};
     }},
    {"hallucinate",
     true,
     {},
     no_own_part,
     [](Run& run, char victim) {
       run.say("A swap C D");
       std::swap(run.after[victim].hand, run.after['D'].hand);
     }},
    {"cannonball",
     true,
     {},
     [](Run& run) {
       run.say("A take condition");
       run.after['A'].hand = {"condition"};
       scene::remove(run.after.floor, "condition");
       run.after.floor.push_back("food");
     },
     [](Run& run, char victim) {
       run.say("A give food");
       run.after[victim].hand.push_back("food");
       scene::remove(run.after.floor, "food");
       run.after.floor.push_back("topping");
       run.hurt(neighbours(victim), 1);
     }},
}};

void deed_cell(Run& run, const Deed& deed, const Column& column) {
  run.show(deed.card, deed.is_character, deed.hand);
  run.after = run.before;
  deed.own(run);
  const bool misses = column.card == "hide" || (column.card == "duck" && deed.card == "caricature");
  if (misses && deed.card == "hallucinate") {
    run.say("! A swap C D");  // CC-294: a hiding player is not even an option
    run.say("A swap E D");
    std::swap(run.after['E'].hand, run.after['D'].hand);
  }
  if (!misses) deed.on(run, column.card == "outsmart" ? 'E' : 'C');
}

template <class Test>
void each_cell(const std::string& row, const Test& test) {
  matrix::each_cell(k_columns, row, test);
}

}  // namespace

TEST_CASE("matrix: attacks with Food (CC-113, CC-114, CC-A47, CC-A48, CC-A61, CC-A63, CC-A65)") {
  for (const auto& attack : k_food_attacks) {
    SUBCASE(attack.card.c_str()) {
      each_cell(attack.card, [&](const Column& column, std::size_t place, bool first) {
        Run run = food_run(attack, column, first);
        food_cell(run, attack, attack.cells.at(place));
        run.check();
      });
    }
  }
}

TEST_CASE("matrix: Condition damage on an immune victim is left out (CC-A78)") {
  for (const auto& attack : k_food_attacks) {
    SUBCASE(attack.card.c_str()) {
      each_cell(attack.card, [&](const Column& column, std::size_t place, bool first) {
        Run run = food_run(attack, column, first);
        for (const char seat : {'A', 'C', 'E'}) run.before[seat].immune = true;
        food_cell(run, attack, attack.cells.at(place));
        run.check();
      });
    }
  }
}

TEST_CASE("matrix: under Streaming Live, down, the Duck cells of thrown food are hits (CC-314)") {
  for (const auto& attack : k_food_attacks) {
    for (const bool first : {true, false}) {
      CAPTURE(attack.card);
      Run run = food_run(attack, k_columns[0], first);
      run.before.event = "streaming-live:down";
      food_cell(run, attack, "hits");
      run.check();
    }
  }
}

TEST_CASE("matrix: actions without Food (CC-115, CC-A51, CC-A52, CC-A56, CC-A79, CC-A81)") {
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

TEST_CASE("matrix: side splash hits whatever the neighbour shows (CC-117, CC-208, CC-A66)") {
  const auto bystander = [](const Column& column, bool first) {
    Run run = run_of(first, 'D', column);
    run.before['D'].hand = {"food", "topping", "condition"};
    run.before['C'].plan = "throw duck grab";
    return run;
  };
  each_cell("lob", [&](const Column& column, std::size_t, bool first) {
    Run run = bystander(column, first);
    run.show("lob", false, {"food"});
    std::replace(run.before.floor.begin(), run.before.floor.end(), std::string("lob"), std::string("sprint"));
    run.after = run.before;
    run.after['A'].hand = {};
    run.after.trash = {"food"};
    run.hurt("CBD", 1);
    run.check();
  });
  each_cell("prank", [&](const Column& column, std::size_t, bool first) {
    Run run = bystander(column, first);
    run.show("prank", false);
    run.after = run.before;
    k_deeds[10].on(run, 'C');
    run.check();
  });
  each_cell("cannonball", [&](const Column& column, std::size_t, bool first) {
    Run run = bystander(column, first);
    run.show("cannonball", true);
    run.after = run.before;
    k_deeds[13].own(run);
    k_deeds[13].on(run, 'C');
    run.check();
  });
}

TEST_CASE(
    "matrix: Smash and Counterstrike splash is stopped by Hide alone (CC-A54, CC-A59, CC-A60, CC-A69)") {
  for (const bool counters : {false, true}) {
    each_cell(counters ? "counter" : "smash", [&](const Column& column, std::size_t, bool first) {
      if (column.card == (counters ? "counterstrike" : "smash")) return;  // There is one of each.
      Run run = run_of(first, 'E', column);
      run.before['E'].hand = {"food", "topping", "condition"};
      run.before['C'].plan = counters ? "counterstrike duck throw" : "smash duck throw";
      run.before['C'].character = counters ? "counterstrike" : "";
      run.before['C'].hand = counters ? Words{"food"} : Words{};
      run.show("throw", false, {"food"});
      run.after = run.before;
      run.after['A'].hand = {};
      run.after.trash = {"food"};
      const bool hidden = column.card == "hide";
      if (counters) {
        run.say("C counter food");
        run.after['C'].hand = {};
        run.after.trash = {"food", "food"};
        run.hurt("C", 1);
      }
      if (!hidden) run.hurt("E", counters ? 2 : 1);
      run.check();
    });
  }
}

TEST_CASE("matrix: pure gifts arrive whatever the receiver shows (CC-A51)") {
  each_cell("fetch", [](const Column& column, std::size_t, bool first) {
    Run run = run_of(first, 'C', column);
    run.show("fetch", true, {"condition", "food"});
    run.before.trash = {"food", "topping"};
    run.after = run.before;
    run.say("A give condition");
    run.after['A'].hand = {"food", "food", "topping"};
    run.after['C'].hand.push_back("condition");
    run.after.trash = {};
    run.check();
  });
  each_cell("cheer", [](const Column& column, std::size_t, bool first) {
    Run run = run_of(first, 'C', column);
    run.show("cheer", true);
    run.after = run.before;
    run.say("A cheer heal C");
    run.hurt("AC", -1);
    run.check();
  });
  each_cell("power-scoop", [](const Column& column, std::size_t, bool first) {
    Run run = run_of(first, 'C', column);
    run.show("power-scoop", true, {"food", "topping"});
    run.after = run.before;
    run.say("A offer topping");
    run.say("C claim");
    run.after['A'].hand = {"food"};
    run.after['C'].hand.push_back("topping");
    run.hurt("A", -1);
    run.check();
  });
}
