// The hints of the first games: each once, in the words of the game that is played.
#include "game/food_fight/teaching.hpp"

#include <doctest/doctest.h>

#include "engine/food_fight/events.hpp"

namespace {

using food_fight::Board;
using food_fight::Fight;
using food_fight::Kind;
using game::food_fight::Lesson;
using game::food_fight::lesson_text;
using game::food_fight::Teaching;

Board board(Fight fight, int limit) {
  Board board;
  board.seats = 4;
  board.fight = fight;
  board.limit = static_cast<std::uint8_t>(limit);
  return board;
}

core::Event points(int after) {
  return core::Event::of(food_fight::PointsChanged{1, 0, static_cast<std::uint8_t>(after), 1, 0,
                                                   food_fight::Reason::attack, food_fight::Card::throw_food},
                         core::SeatSet::all(4));
}

}  // namespace

TEST_CASE("S17: every lesson fits its note, and names nothing that only the other fight has") {
  for (int place = 0; place < static_cast<int>(Lesson::count); ++place) {
    const auto lesson = static_cast<Lesson>(place);
    const std::string chaos = lesson_text(lesson, board(Fight::cafe_chaos, 10));
    const std::string food = lesson_text(lesson, board(Fight::what_the_food, 15));
    CAPTURE(food);
    CHECK(food.size() > 20);
    CHECK(food.size() <= 90);
    CHECK(chaos.size() <= 90);
    CHECK(chaos.empty() == (lesson == Lesson::held));
    for (const char* foreign : {"heal", "splash", "bell", "Swing", "CAFE"})
      CHECK(food.find(foreign) == std::string::npos);
    for (const char* foreign : {"drop", "splatter", "hamburger", "Pitch", "FOOD?!"})
      CHECK(chaos.find(foreign) == std::string::npos);
  }
}

TEST_CASE("WF-052, WF-090: one point below the limit is where the limit stands") {
  Teaching teaching(true);
  teaching.set_table(board(Fight::what_the_food, 15));
  teaching.event(points(9));
  CHECK(teaching.text().empty());
  teaching.event(points(14));
  CHECK(teaching.text().starts_with("At 14"));
  teaching.event(points(15));
  CHECK(teaching.text().starts_with("That is 15 points"));
}

TEST_CASE("S14: what is said about a question from a hand goes with the hand") {
  for (const Kind kind : {Kind::event, Kind::add}) {
    Teaching teaching(true);
    teaching.set_table(board(Fight::what_the_food, 10));
    teaching.choice_opened(kind);
    CHECK_FALSE(teaching.text().empty());
    teaching.hand_closed();
    CHECK(teaching.text().empty());
  }
  Teaching teaching(true);
  teaching.set_table(board(Fight::what_the_food, 10));
  teaching.choice_opened(Kind::take);
  teaching.hand_closed();
  CHECK_FALSE(teaching.text().empty());
}
