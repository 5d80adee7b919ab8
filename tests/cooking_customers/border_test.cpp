// At the border: refused headers and `*` lines with their messages, and what may be taken back (S12).
#include <doctest/doctest.h>

#include "engine/core/game.hpp"
#include "tests/support/tables.hpp"

namespace {

std::string header(const std::string& position, const std::string& setting = R"("seats":2)") {
  return R"({"messhall":1,"game":"cooking-customers",)" + setting + R"(,"position":)" + position + "}";
}

/// The table fails, and says this.
void check_fault(const std::string& text, const std::string& words) {
  const auto failure = tables::failure_of(text);
  CAPTURE(failure);
  CAPTURE(words);
  CHECK(failure.find(words) != std::string::npos);
}

void say(core::Match& match, char seat, const std::string& words) {
  const auto done = match.choose(core::seat_at(seat - 'A'), core::split_words(words));
  REQUIRE_MESSAGE(done, (done ? "" : done.error().message));
}

const std::string k_roll =
    header(
        R"({"step":"play","A":{"hand":"gloves trainee","cook":"cook","table":"6:8"},"B":{"hand":"cook trainee"}})") +
    "\nA play gloves\nA done\n";

}  // namespace

TEST_CASE("refused headers say what is wrong, where, and what may be") {
  const std::string four = R"("seats":4,"options":{"teams":)";
  check_fault(R"({"messhall":1,"game":"cooking-customers","seats":6})",
              "more than five players form teams (KC-062)");
  check_fault(R"({"messhall":1,"game":"cooking-customers","seats":6})", R"("teams":"AD BE CF")");
  check_fault(R"({"messhall":1,"game":"cooking-customers","seats":7})", R"("teams":"AD BEG CF")");
  check_fault(R"({"messhall":1,"game":"cooking-customers","seats":3,"options":{"teams":"AB C"}})", "KC-A51");
  check_fault(header("{}", four + R"("AC BCD"})"), "seat C stands in two teams");
  check_fault(header("{}", four + R"("AC B"})"), "seat D is in no team");
  check_fault(header("{}", four + R"("AC BX"})"), "A … D");
  check_fault(header("{}", four + R"("A BCD"})"), "at least two members (KC-A44)");
  check_fault(header("{}", R"("seats":6,"options":{"teams":"AB CDEF"})"), "differ by one at most (KC-A44)");
  check_fault(header("{}", four + R"("ABCD"})"), "2 to 5 teams (KC-A44)");
  check_fault(header(R"({"A":{"hand":"taco"}})"), R"("A.hand": "taco" is no card)");
  check_fault(header(R"({"A":{"cook":"trainee"}})"), R"("A.cook": "trainee" is no cook card)");
  check_fault(header(R"({"A":{"minus":"sprained-ankle"},"discard":"sprained-ankle"})"),
              R"(more "sprained-ankle" are named than the box has (1))");
  check_fault(header(R"({"A":{"table":"4:5","meals":4}})"), R"("A.meals" are fewer than the table wants)");
  check_fault(header(R"({"A":{"meals":1}})"), R"("A.meals" need a table)");
  check_fault(header(R"({"A":{"table":"4:9"}})"), "meals:tip, e.g. 4:5");
  check_fault(header(R"({"A":{"money":20}})"), R"("A.money" is a whole number 0 … 19)");
  check_fault(header(R"({"C":{"money":2}})", four + R"("AC BD"})"),
              R"("C.money" stands with the first member of the team, A)");
  check_fault(header(R"({"A":{"minus":"burned-hand","supplies":"gloves"}})"),
              "burned-hand cannot lie before");
  check_fault(header(R"({"played":"own own"})"), "(KC-007)");
  check_fault(header(R"({"played":"partner"})"), "own opponent discard");
  check_fault(header(R"({"answering":{"card":"tripped","on":"B"}})"), R"("answering.card" is a customer)");
  check_fault(header(R"({"answering":{}})"), R"("answering.card" is a customer)");
  check_fault(header(R"({"answering":{"card":"wants-the-manager","on":"C"}})", four + R"("AC BD"})"),
              R"("answering.on" is an opponent of the seat on turn)");
  check_fault(header(R"({"answering":{"card":"thief","on":"B","what":"gloves"}})"), "would change nothing");
  check_fault(header(R"({"answering":{"card":"better-offer","on":"B","what":"cook"}})"), "there is no cook");
  check_fault(header(R"({"answering":{"card":"wants-the-manager","on":"B","passed":"A"}})"),
              R"("A" is not the attacked)");
  check_fault(header(R"({"tips":1})"), "answering deck discard played rest step tables tables_discard turn");
}

TEST_CASE("answering may be null, as `?` lines compare it") {
  CHECK(tables::failure_of(header(R"({"answering":null,"A":{"hand":"cook tripped"}})") +
                           "\n> A play\n? {\"answering\":null,\"step\":\"play\",\"A\":{\"meals\":0}}") == "");
  CHECK(tables::failure_of(header(R"({"answering":null,"tables":"4:5","A":{"hand":"cook tripped"}})") +
                           "\n> A play\n? {\"A\":{\"table\":\"4:5\"}}") == "");
}

TEST_CASE("KC-020 KC-021: a roll that has the wrong number of dice, or another face, is refused") {
  CHECK(tables::failure_of(k_roll + "* dice meal blank fired\n> B play") == "");
  for (const std::string line : {"* dice meal blank", "* dice meal blank fired fired", "* dice 1 2 3",
                                 "* dice meal burnt fired", "* dice", "* dice meal blank fired\n* dice meal",
                                 "* order cook", "* pick cook", "* start A", "* roll meal"}) {
    CAPTURE(line);
    CHECK(tables::failure_of(k_roll + line + "\n> B play") != "");
  }
}

TEST_CASE("KC-019 KC-A37 KC-040: dice that nobody throws are refused") {
  const auto no_cook =
      header(R"({"step":"play","A":{"hand":"gloves trainee","table":"6:8"},"B":{"hand":"cook trainee"}})");
  CHECK(tables::failure_of(no_cook + "\nA play gloves\nA done\n> B play") == "");
  CHECK(tables::failure_of(no_cook + "\nA play gloves\nA done\n* dice meal meal meal") != "");
  const auto inspector =
      header(R"({"step":"play","A":{"hand":"closed-for-cleaning gloves"},"B":{"hand":"cook trainee"}})");
  CHECK(tables::failure_of(inspector + "\nA play closed-for-cleaning B\n> A play") == "");
  CHECK(tables::failure_of(inspector + "\nA play closed-for-cleaning B\n* dice meal meal") != "");
  const auto stopped =
      header(
          R"({"step":"play","A":{"hand":"found-hair gloves"},"B":{"hand":"simmer-down trainee","table":"4:5"}})") +
      "\nA play found-hair B\nB counter simmer-down\n";
  CHECK(tables::failure_of(stopped + "> A play") == "");
  CHECK(tables::failure_of(stopped + "* dice meal meal") != "");
}

TEST_CASE("KC-A4 KC-A5: an order that names what does not lie there is refused") {
  const auto empty = header(
      R"({"step":"play","deck":"","discard":"gloves tripped","rest":false,"tables":"","tables_discard":"2:2 3:3",)"
      R"("A":{"hand":"trainee hangover cut-finger sore-feet","table":"4:5"},"B":{"hand":"cook trainee"}})");
  const auto turn = empty + "\nA play trainee\nA done\n";
  CHECK(tables::failure_of(turn + "* order tripped gloves\n* order 3:3 2:2\n? {\"B\":{\"table\":\"3:3\"}}") ==
        "");
  CHECK(tables::failure_of(turn + "* order thief gloves") != "");
  CHECK(tables::failure_of(turn + "* order gloves gloves") != "");
  CHECK(tables::failure_of(turn + "* order tripped gloves cook") != "");
  CHECK(tables::failure_of(turn + "* order tripped gloves\n* order 4:4") != "");
  CHECK(tables::failure_of(turn + "* order 3:3 2:2\n* order tripped gloves") != "");
}

TEST_CASE("an illegal choice changes nothing and is told the legal ones") {
  auto match =
      tables::started(header(R"({"step":"play","A":{"hand":"gloves tripped"},"B":{"hand":"cook trainee"}})"));
  const auto hash = match.hash();
  const auto refused = match.choose(core::seat_at(0), core::split_words("play gloves B"));
  REQUIRE(!refused);
  CHECK(refused.error().message ==
        "not legal; legal: play gloves | play tripped B | discard gloves | discard tripped");
  CHECK(!match.choose(core::seat_at(1), core::split_words("play cook")));
  CHECK(match.hash() == hash);
}

TEST_CASE("undo: not when chance came, a card was drawn, or a table") {
  auto drawn =
      tables::started(header(R"({"step":"play","A":{"hand":"gloves tripped"},"B":{"hand":"cook trainee"}})"));
  say(drawn, 'A', "discard gloves");
  CHECK(drawn.can_undo(core::seat_at(0)));
  CHECK(!drawn.can_undo(core::seat_at(1)));
  say(drawn, 'A', "done");
  CHECK(!drawn.can_undo(core::seat_at(0)));
  check_fault(header(R"({"step":"play","A":{"hand":"gloves tripped"},"B":{"hand":"cook trainee"}})") +
                  "\nA discard gloves\nA done\n- A",
              "no choice to take back");
  check_fault(k_roll + "* dice meal blank fired\n- A", "no choice to take back");
}

TEST_CASE("undo: an attack that can be stopped shows who can stop it, so it stays (KC-A42)") {
  const std::string attack = R"({"step":"play","A":{"hand":"thief gloves"},"B":{"hand":")";
  const std::string rest = R"( trainee","supplies":"gloves"}})";
  for (const char* card : {"simmer-down", "cook"}) {
    CAPTURE(card);
    auto match = tables::started(header(attack + card + rest));
    say(match, 'A', "play thief B gloves");
    CHECK(!match.can_undo(core::seat_at(0)));
  }
}

TEST_CASE("undo: a completed table shows its tip, so the roll stays; an answer given by another ends it") {
  auto match = tables::started(header(
      R"({"step":"play","A":{"hand":"found-hair gloves"},"B":{"hand":"simmer-down trainee","table":"2:2"}})"));
  say(match, 'A', "play found-hair B");
  say(match, 'B', "counter simmer-down");
  CHECK(!match.can_undo(core::seat_at(0)));
  CHECK(!match.can_undo(core::seat_at(1)));
}
