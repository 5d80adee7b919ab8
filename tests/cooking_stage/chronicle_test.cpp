// What the kitchen's events add up to on the results page.
#include <doctest/doctest.h>

#include "game/cooking/chronicle.hpp"
#include "kitchen_theatre.hpp"

using namespace game::cooking;

namespace {

template <class Payload>
core::Event event(const Payload& payload) {
  return core::Event::of(payload, core::SeatSet::all(10));
}

}  // namespace

TEST_CASE("A purse says how its dollars came: partners' tips together") {
  Chronicle chronicle;
  chronicle.note(event(rules::MealsAdded{1, 1, 3, 0, 3, 3, rules::MealCause::cooking_roll}));
  chronicle.note(event(rules::TableCompleted{1, 1, 3, 5, 5}));
  chronicle.note(event(rules::MealsAdded{1, 3, 2, 1, 2, 2, rules::MealCause::extra_roll}));
  chronicle.note(event(rules::TableCompleted{1, 3, 2, 3, 8}));
  CHECK(chronicle.points_text(1) == "$5 + $3, 5 meals");
  CHECK(chronicle.points_text(0) == "no tips, 0 meals");
}

TEST_CASE("Awards name their deed, their seat and a picture that exists") {
  Chronicle chronicle;
  for (int time = 0; time < 2; ++time) chronicle.note(event(rules::CrewLost{2, Card::cook, Card::none}));
  chronicle.note(event(rules::TurnStarted{1}));
  chronicle.note(event(rules::MealsAdded{1, 1, 4, 2, 4, 4, rules::MealCause::cooking_roll}));
  const auto seats = kitchen_theatre::guests(3);
  const auto awards = chronicle.awards(Names(seats), 3);
  REQUIRE(awards.size() == 3);
  CHECK(awards[0].title == "Busy pan");
  CHECK(awards[0].text == "Bob: 6 meals in one turn");
  CHECK(awards[1].text == "Cleo: 2 cooks fired by the dice");
  const core::Match match = kitchen_theatre::new_match(3, 1);
  const kitchen_theatre::Theatre theatre(match);
  for (const auto& award : awards) CHECK_MESSAGE(theatre.canvas.has_sprite(award.picture), award.picture);
}
