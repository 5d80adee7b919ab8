// Who may know what (CC-A11), and what is said aloud.
#include <doctest/doctest.h>

#include <algorithm>

#include "engine/core/game.hpp"
#include "engine/food_fight/events.hpp"
#include "engine/food_fight/view.hpp"
#include "tests/support/tables.hpp"

namespace {

using food_fight::Card;
using food_fight::View;

View view_of(const core::Match& match, core::Seat seat) {
  return match.game().view(match.position(), seat).as<View>();
}

template <class Payload>
std::vector<Payload> told(const core::Match& match, core::Seat viewer = core::k_everybody) {
  std::vector<Payload> found;
  for (const auto& event : match.events()) {
    if (event.kind() == static_cast<std::uint8_t>(Payload::k_kind))
      found.push_back(match.game().event_for(event, viewer).as<Payload>());
  }
  return found;
}

void say(core::Match& match, char seat, const std::string& words) {
  const auto done = match.choose(core::seat_at(seat - 'A'), core::split_words(words));
  REQUIRE_MESSAGE(done, (done ? "" : done.error().message));
}

const std::string k_start =
    R"({"messhall":1,"game":"cafe-chaos","seats":3,"options":{"packs":"animator junk-food soobway"},"position":)";
const std::string k_floor = R"("floor":"pizza ketchup frozen lob taco","deck":"egg burger banana corn",)";

}  // namespace

TEST_CASE("CC-071 CC-056 CC-A11: a mat is its owner's secret until the cards are flipped, one a set") {
  const auto match = tables::started(k_start + "{" + k_floor +
                                     R"("set":2,"turn":"B","A":{"plan":"duck throw mope"},)"
                                     R"("B":{"plan":"throw grab duck"},"C":{"plan":"throw duck grab"}}})");
  const View own = view_of(match, core::seat_at(0));
  const View other = view_of(match, core::seat_at(1));
  CHECK(own.plans[0][2] == Card::mope);
  CHECK(other.plans[0][0] == Card::duck);
  CHECK(other.plans[0][1] == Card::throw_food);
  CHECK(other.plans[0][2] == Card::hidden);
  CHECK(other.plans[2][2] == Card::hidden);
}

TEST_CASE("CC-072: a plan that is given tells the others nothing") {
  auto match = tables::started(k_start + "{" + k_floor + R"("step":"plan"}})");
  const View before = view_of(match, core::seat_at(1));
  say(match, 'A', "plan throw grab duck");
  const View after = view_of(match, core::seat_at(1));
  CHECK(before.plans == after.plans);
  CHECK(before.owned == after.owned);
}

TEST_CASE("CC-A11: hands are secret, their sizes, the FLOOR and the TRASH are not") {
  const auto match = tables::started(k_start + "{" + k_floor +
                                     R"("trash":"sushi pie","step":"target",)"
                                     R"("B":{"hand":"tomato hide"}}})");
  const View own = view_of(match, core::seat_at(1));
  const View other = view_of(match, core::seat_at(0));
  CHECK(own.hand.size() == 2);
  CHECK(own.holder[static_cast<std::size_t>(own.hand[0])] == 1);
  CHECK(other.hand.size() == 0);
  CHECK(other.owned[1] == 3);  // two and the Character Action
  CHECK(other.holder[static_cast<std::size_t>(own.hand[0])] == food_fight::k_nobody);
  CHECK(other.holder[static_cast<std::size_t>(Card::hide)] == food_fight::k_nobody);
  CHECK(other.floor.size() == 5);
  CHECK(other.trash.size() == 2);
}

TEST_CASE("CC-330 CC-A11: only the player of Rally sees the three cards") {
  const auto match = tables::started(k_start + "{" + k_floor +
                                     R"("A":{"plan":"rally grab duck"},"B":{"plan":"throw grab duck"},)"
                                     R"("C":{"plan":"throw duck grab"}}})");
  const View own = view_of(match, core::seat_at(0));
  const View other = view_of(match, core::seat_at(1));
  REQUIRE(own.aside.size() == 3);
  CHECK(!own.aside_hidden);
  REQUIRE(other.aside.size() == 3);
  CHECK(other.aside_hidden);
  CHECK(std::all_of(other.aside.begin(), other.aside.end(), [](Card card) { return card == Card::hidden; }));
}

TEST_CASE("CC-341 CC-A125: Food Poison shows all hands, not the mats") {
  const auto match = tables::started(
      k_start + "{" + k_floor +
      R"("step":"event","events":"food-poison","A":{"hand":"tomato hide","plan":"grab smash duck"},)"
      R"("B":{"plan":"throw grab duck"},"C":{"plan":"throw duck grab"}}})");
  CHECK(match.pending().front().seat() == core::seat_at(0));
  const auto shown = told<food_fight::CardShown>(match);
  const auto shows = [&](Card card) {
    return std::any_of(shown.begin(), shown.end(), [card](const auto& one) { return one.card == card; });
  };
  CHECK(shows(Card::hide));
  CHECK(!shows(Card::smash));
  CHECK(view_of(match, core::seat_at(1)).holder[static_cast<std::size_t>(Card::hide)] == 0);
}

TEST_CASE("CC-110: a three-card hit is called out once, a miss and two cards are not") {
  auto match = tables::started(k_start + "{" + k_floor +
                               R"("A":{"hand":"spicy tomato mustard","target":"B","plan":"throw grab duck"},)"
                               R"("B":{"hand":"sushi gravy","target":"A","plan":"throw grab duck"},)"
                               R"("C":{"hand":"pie hairy salsa","target":"B","plan":"throw duck grab"}}})");
  say(match, 'A', "throw spicy tomato mustard");
  say(match, 'B', "throw sushi gravy");
  const auto hits = told<food_fight::AttackHit>(match);
  REQUIRE(hits.size() == 2);
  CHECK(hits[0].chaos == 1);
  CHECK(hits[1].chaos == 0);
}

TEST_CASE("CC-322: the Condition of a Belch is named to all") {
  auto match =
      tables::started(k_start + "{" + k_floor +
                      R"("A":{"hand":"spicy","plan":"belch grab duck"},"B":{"plan":"throw grab duck"},)"
                      R"("C":{"plan":"throw duck grab"}}})");
  say(match, 'A', "belch spicy");
  const auto moves = told<food_fight::CardMoved>(match, core::seat_at(2));
  const auto named =
      std::find_if(moves.begin(), moves.end(), [](const auto& move) { return move.cause == Card::belch; });
  REQUIRE(named != moves.end());
  CHECK(food_fight::is_condition(named->card));
}

TEST_CASE("CC-A11: a stolen card is seen by the two alone") {
  auto match = tables::started(
      k_start + "{" + k_floor +
      R"("A":{"target":"B","plan":"stalk grab duck"},"B":{"hand":"tomato","plan":"cheat grab duck"},)"
      R"("C":{"plan":"throw duck grab"}}})");
  const auto stolen = [&](int seat) {
    for (const auto& move : told<food_fight::CardMoved>(match, core::seat_at(seat))) {
      if (move.cause == Card::stalk) return move.card;
    }
    return Card::none;
  };
  CHECK(food_fight::is_food(stolen(0)));
  CHECK(food_fight::is_food(stolen(1)));
  CHECK(!food_fight::is_food(stolen(2)));
}

TEST_CASE("CC-A49: redirected food is told as deflected, not as a hit") {
  auto match = tables::started(
      k_start + "{" + k_floor +
      R"("event":"cruel-and-unusual-punishment","A":{"hand":"tomato sushi","target":"B","plan":"throw grab duck"},)"
      R"("B":{"plan":"spin grab duck"},"C":{"plan":"throw duck grab"}}})");
  say(match, 'A', "throw tomato");
  CHECK(told<food_fight::AttackHit>(match).empty());
  const auto answered = told<food_fight::AttackAnswered>(match);
  REQUIRE(answered.size() == 1);
  CHECK(answered[0].reply == food_fight::Reply::spun);
  CHECK(answered[0].receiver == 0);
}
