// Canonical texts: exactly these answers, in this order.
#include <doctest/doctest.h>

#include "engine/core/game.hpp"
#include "tests/support/tables.hpp"

namespace {

std::string header(const std::string& position, const std::string& options = "{}") {
  return R"({"messhall":1,"game":"cafe-chaos","seats":4,"options":)" + options + R"(,"position":)" +
         position + "}";
}

/// The open question's answers, one behind the other.
std::string answers(const std::string& header) {
  const auto match = tables::started(header);
  const auto& question = match.pending().front();
  return core::legal_choices(match.game(), question, 200);
}

int number_of_answers(const std::string& header) {
  return tables::started(header).pending().front().size();
}

/// A position of the fight: A shows `action` with `hand`, the others stand still.
std::string fight(const std::string& action, const std::string& hand, const std::string& more = "",
                  const std::string& of_b = "") {
  return R"({"floor":"pizza ketchup frozen lob taco","deck":"egg burger banana corn",)" + more +
         R"("A":{"hand":")" + hand + R"(","plan":")" + action + R"( grab duck"},"B":{)" + of_b +
         R"("plan":"throw duck grab"},"C":{"plan":"throw duck grab"},"D":{"plan":"throw duck grab"}})";
}

}  // namespace

TEST_CASE("CC-081: Food, Topping and Condition make six attacks") {
  CHECK(answers(header(fight("throw", "tomato mustard spicy"))) ==
        "throw tomato | throw mustard | throw tomato mustard | throw spicy tomato | throw spicy mustard | "
        "throw spicy tomato mustard");
}

TEST_CASE("CC-104 CC-105: two Toppings stand in hand order, Condition first") {
  CHECK(answers(header(fight("throw", "mustard spicy gravy"))) ==
        "throw mustard | throw gravy | throw mustard gravy | throw spicy mustard | throw spicy gravy | "
        "throw spicy mustard gravy");
}

TEST_CASE("CC-372: each attack also with cheese") {
  CHECK(answers(header(fight("throw", "tomato mustard", R"("event":"extra-cheese",)"),
                       R"({"packs":"soobway"})")) ==
        "throw tomato | throw tomato cheese | throw mustard | throw mustard cheese | throw tomato mustard | "
        "throw tomato mustard cheese");
}

TEST_CASE("CC-069 CC-070: 24 plans of four actions, 60 of five") {
  CHECK(number_of_answers(header(R"({"step":"plan"})")) == 24);
  CHECK(number_of_answers(header(R"({"step":"plan","A":{"hand":"lob"}})")) == 60);
  CHECK(number_of_answers(header(R"({"step":"plan","floor":"spin food","A":{"character":"spin"}})")) == 6);
}

TEST_CASE("CC-098 CC-190: FLOOR cards in FLOOR order") {
  CHECK(answers(header(fight("sprint", ""))) ==
        "take pizza | take ketchup | take frozen | take lob | take taco");
  CHECK(answers(header(fight("swing", ""))) == "swing pizza | swing ketchup | swing frozen | swing taco");
}

TEST_CASE("CC-148 CC-320 CC-323: Cheer, Belch, Power Scoop") {
  CHECK(answers(header(fight("cheer", ""))) ==
        "cheer draw B | cheer draw C | cheer draw D | cheer heal B | cheer heal C | cheer heal D");
  CHECK(answers(header(fight("belch", "spicy tomato hairy"), R"({"packs":"junk-food"})")) ==
        "belch | belch spicy | belch hairy");
  CHECK(answers(header(fight("power-scoop", "tomato mustard spicy"), R"({"packs":"junk-food"})")) ==
        "offer tomato | offer mustard | offer tomato mustard");
}

TEST_CASE("CC-276 CC-308 CC-351: Blast, Vengeance, Confuse name seats") {
  CHECK(answers(header(fight("blast", "tomato spicy"), R"({"packs":"animator"})")) ==
        "blast tomato B | blast spicy B | pass");
  CHECK(answers(header(fight("vengeance", "tomato"), R"({"packs":"animator"})")) ==
        "retarget A C | retarget A D | pass");
  CHECK(answers(header(fight("confuse", "tomato"), R"({"packs":"soobway"})")) ==
        "confuse tomato A C | confuse tomato A D | confuse tomato B A | confuse tomato B D | confuse tomato "
        "C A | "
        "confuse tomato C B | confuse tomato D B | confuse tomato D C | pass");
}

TEST_CASE("CC-290 CC-348 CC-331: Hallucinate, Eat, Rally") {
  CHECK(answers(header(fight("hallucinate", ""), R"({"packs":"animator"})")) ==
        "swap A B | swap A C | swap A D | swap B C | swap B D | swap C D");
  CHECK(answers(header(fight("eat", "mustard tomato sushi"), R"({"packs":"soobway"})")) ==
        "eat tomato mustard | eat sushi mustard | pass");
  CHECK(answers(header(fight("rally", ""), R"({"packs":"junk-food"})")) ==
        "keep egg burger | keep egg banana | keep burger banana");
}

TEST_CASE("CC-187 CC-327: Stalk and Sugar Rush") {
  CHECK(answers(header(fight("stalk", ""))) == "retarget B A | retarget B D | pass");
  CHECK(answers(header(fight("sugar-rush", ""), R"({"packs":"junk-food"})")) == "draw | pass");
}
