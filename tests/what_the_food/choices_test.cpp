// Canonical texts: exactly these answers, in this order.
#include <doctest/doctest.h>

#include "engine/core/game.hpp"
#include "tests/support/tables.hpp"

namespace {

std::string header(const std::string& position, const std::string& options = "{}") {
  return R"({"messhall":1,"game":"what-the-food","seats":4,"options":)" + options + R"(,"position":)" +
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
std::string fight(const std::string& action, const std::string& hand, const std::string& of_b = "") {
  const std::string rest = action == "grab" ? " throw duck" : " grab duck";
  return R"({"floor":"ramen gravy moldy lob tomato","deck":"burrito yogurt lasagna coleslaw",)"
         R"("trash":"beef-stew hot-sauce","A":{"hand":")" +
         hand + R"(","plan":")" + action + rest + R"("},"B":{)" + of_b +
         R"("plan":"throw duck grab"},"C":{"plan":"throw duck grab"},"D":{"plan":"throw duck grab"}})";
}
const std::string k_special = R"({"special_edition":true})";
const std::string k_super = R"({"super_conditions":true})";
const std::string k_held = R"({"hold_events":true})";

}  // namespace

TEST_CASE("WF-039: Food, Topping and Condition make six attacks") {
  for (const std::string action : {"throw", "extra-throw"}) {
    CHECK(answers(header(fight(action, "banana sprinkles juicy"))) ==
          "throw banana | throw sprinkles | throw banana sprinkles | throw juicy banana | throw juicy "
          "sprinkles "
          "| throw juicy banana sprinkles");
  }
}

TEST_CASE("WF-044: two Toppings stand in hand order, Condition first") {
  CHECK(
      answers(header(fight("throw", "sprinkles juicy sour-cream"))) ==
      "throw sprinkles | throw sour-cream | throw sprinkles sour-cream | throw juicy sprinkles | throw juicy "
      "sour-cream | throw juicy sprinkles sour-cream");
}

TEST_CASE("WF-018 WF-019: three aims each, 24 plans of four actions, 60 of five") {
  CHECK(answers(header(R"({"step":"target"})")) == "target B | target C | target D");
  CHECK(number_of_answers(header(R"({"step":"plan"})")) == 24);
  CHECK(number_of_answers(header(R"({"step":"plan","A":{"hand":"goose"}})")) == 60);
}

TEST_CASE("WF-037 WF-064: Floor cards in Floor order") {
  CHECK(answers(header(fight("grab", ""))) ==
        "take ramen | take gravy | take moldy | take lob | take tomato");
  CHECK(answers(header(fight("sprint", ""), k_special)) ==
        "take ramen | take gravy | take moldy | take lob | take tomato");
  CHECK(answers(header(fight("pitch", ""))) == "swing ramen | swing gravy | swing tomato");
}

TEST_CASE("WF-058 WF-059 WF-066 WF-069: Cheer, Eat, Recycle, Belch") {
  CHECK(answers(header(fight("cheer", ""))) ==
        "cheer draw B | cheer draw C | cheer draw D | cheer heal B | cheer heal C | cheer heal D");
  CHECK(answers(header(fight("eat", "sprinkles banana durian"), k_special)) ==
        "eat banana sprinkles | eat durian sprinkles | pass");
  CHECK(answers(header(fight("recycle", "banana goose juicy"))) == "discard banana | discard juicy");
  CHECK(answers(header(fight("belch", "juicy banana slimy"))) == "belch | belch juicy | belch slimy");
}

TEST_CASE("WF-061 WF-072 WF-074 WF-060: whose card, and where it may point") {
  CHECK(answers(header(fight("hunt", "banana"))) == "retarget A C | retarget A D | pass");
  CHECK(answers(header(fight("goose", ""))) == "retarget A C | retarget A D | pass");
  CHECK(answers(header(fight("flirt", ""))) == "retarget B A | retarget B D | pass");
  CHECK(
      answers(header(fight("confuse", "banana"))) ==
      "confuse banana A C | confuse banana A D | confuse banana B A | confuse banana B D | confuse banana C "
      "A | confuse banana C B | confuse banana D B | confuse banana D C | pass");
}

TEST_CASE("WF-078 WF-A54: Rally keeps two; the victims of Goose, Tackle and Prank choose") {
  CHECK(answers(header(fight("rally", ""))) ==
        "keep burrito yogurt | keep burrito lasagna | keep yogurt lasagna");
  const std::string cards = R"("hand":"banana goose juicy",)";
  const std::string more = R"("hand":"banana catch juicy sprinkles",)";
  CHECK(answers(header(fight("goose", "", more))) == "give banana | give juicy | give sprinkles");
  CHECK(answers(header(fight("tackle", "", cards), k_special)) == "drop banana | drop juicy");
  CHECK(answers(header(fight("prank", "", more), k_special)) == "self banana | self sprinkles");
}

TEST_CASE("WF-A60: a window offers the events of the hand, and to pass") {
  CHECK(answers(header(fight("grab", "detention banana sprinklers"), k_held)) ==
        "event detention | event sprinklers | pass");
  CHECK(answers(header(fight("confuse", "banana detention", R"("hand":"juicy",)"), k_held)) ==
        "event detention | pass");
}

TEST_CASE("WF-091: Gassy and Slimy name seats") {
  const auto asked = [](const std::string& position, const std::string& options, const std::string& say) {
    auto match = tables::started(header(position, options));
    const auto done = match.choose(core::seat_at(0), core::split_words(say));
    REQUIRE_MESSAGE(done, (done ? "" : done.error().message));
    return core::legal_choices(match.game(), match.pending().front(), 200);
  };
  CHECK(asked(fight("throw", "banana slimy"), k_super, "throw slimy banana") ==
        "retarget B A | retarget B D | pass");
  CHECK(asked(fight("throw", "banana suspicious"), k_super, "throw suspicious banana") ==
        "retarget A C | retarget A D | pass");
  CHECK(asked(fight("throw", "banana gassy"), R"({"super_conditions":true,"special_edition":true})",
              "throw gassy banana") == "splat C | splat D");
}

TEST_CASE("WF-073: Copy, and whether to take it") {
  const std::string copy = R"({"floor":"ramen gravy moldy lob tomato","A":{"plan":"copy throw duck"},)"
                           R"("B":{"plan":"grab duck throw"},"C":{"plan":"duck throw grab"},)"
                           R"("D":{"plan":"duck throw grab"}})";
  CHECK(answers(header(copy)) == "copy | pass");
}
