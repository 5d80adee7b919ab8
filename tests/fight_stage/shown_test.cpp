// What is shown after single events of What the Food?!: where an event comes from, its line, a cancelled
// attack.
#include <doctest/doctest.h>

#include "engine/food_fight/what_the_food/cards.hpp"
#include "game/food_fight/bursts.hpp"
#include "render/palette.hpp"

namespace {

using food_fight::Card;
using food_fight::what_the_food::card_of;
using food_fight::what_the_food::EventCard;
using game::food_fight::EventSource;
using game::food_fight::Shown;
using game::food_fight::Whom;

constexpr Card k_sprinklers = card_of(EventCard::sprinklers);
constexpr Card k_nurse = card_of(EventCard::school_nurse);
constexpr Card k_drill = card_of(EventCard::fire_drill);

Shown brawl() {
  Shown shown;
  shown.fight = food_fight::Fight::what_the_food;
  shown.seats = 4;
  shown.deck = 20;
  shown.phase = food_fight::Phase::act;
  shown.set = 2;
  for (int seat = 0; seat < 4; ++seat) shown.at(seat).cards = 3;
  return shown;
}

template <class Told>
void tell(Shown& shown, const Told& told) {
  apply(shown, core::Event::of(told, core::SeatSet::all(4)), render::k_tomato);
}

}  // namespace

TEST_CASE("A drawn event leaves the deck, a played one the hand, a dropped one the table") {
  Shown shown = brawl();
  CHECK(source_of(shown, {1, k_sprinklers, 19}) == EventSource::deck);
  CHECK(source_of(shown, {1, k_sprinklers, 20}) == EventSource::hand);
  tell(shown, food_fight::EventRevealed{1, k_sprinklers, 19});
  CHECK(shown.deck == 19);
  CHECK(shown.event == k_sprinklers);
  CHECK(shown.event_by == 1);
  CHECK(shown.phase == food_fight::Phase::act);  // it interrupts; there is no phase for events
  CHECK(shown.at(1).cards == 3);

  Shown played = brawl();
  tell(played, food_fight::EventRevealed{2, k_nurse, 20});
  CHECK(played.at(2).cards == 2);
  CHECK(played.deck == 20);

  Shown dropped = brawl();
  tell(dropped, food_fight::CardMoved{k_nurse, food_fight::Place::hand, food_fight::Place::aside, 3,
                                      food_fight::k_nobody, Card::scare, 3});
  CHECK(source_of(dropped, {3, k_nurse, 20}) == EventSource::table);
  tell(dropped, food_fight::EventRevealed{3, k_nurse, 20});
  CHECK(dropped.aside.empty());
  CHECK(dropped.at(3).cards == 2);
}

TEST_CASE("Events wait in line, first drawn first, and end in the trash (WF-049, WF-A23)") {
  Shown shown = brawl();
  tell(shown, food_fight::EventRevealed{1, k_sprinklers, 19});
  tell(shown, food_fight::EventRevealed{2, k_nurse, 18});
  CHECK(shown.event == k_sprinklers);
  REQUIRE(shown.waiting.size() == 1);
  tell(shown, food_fight::EventEnded{k_sprinklers});
  CHECK(shown.event == k_nurse);
  CHECK(shown.event_by == 2);
  CHECK(shown.waiting.empty());
  CHECK(shown.trash == std::vector<Card>{k_sprinklers});
  tell(shown, food_fight::EventEnded{k_nurse});
  CHECK(shown.event == Card::none);
  CHECK(shown.event_by == -1);
}

TEST_CASE("A played Fire Drill cancels what is in the air; one that is drawn does not (WF-A56)") {
  for (const bool played : {true, false}) {
    Shown shown = brawl();
    const Card pizza = Card::first_food;
    tell(shown, food_fight::CardMoved{pizza, food_fight::Place::hand, food_fight::Place::aside, 0,
                                      food_fight::k_nobody, Card::throw_food, 0});
    food_fight::AttackDeclared attack{0, 1, Card::throw_food, 1, 0, 0, 0, 1, {}};
    attack.cards[0] = pizza;
    tell(shown, attack);
    const auto left = static_cast<std::uint8_t>(played ? 20 : 19);
    tell(shown, food_fight::EventRevealed{1, k_drill, left});
    CHECK(shown.flight.in_the_air());
    CHECK(shown.flight.cancelled == played);
  }
}

TEST_CASE("An event concerns whoever brings it, everybody, or those with the most points") {
  using game::food_fight::concerned;
  Shown shown = brawl();
  shown.start = 2;
  for (const int seat : {1, 3}) shown.at(seat).points = 5;
  CHECK(concerned(shown, Whom::who_brings_it, 2) == 0b0100);
  CHECK(concerned(shown, Whom::everybody, 2) == 0b1111);
  CHECK(concerned(shown, Whom::leaders, 2) == 0b1010);
  CHECK(concerned(shown, Whom::first_leader, 2) == 0b1000);  // the first from the starting player
  CHECK(game::food_fight::whom_of("detention") == Whom::who_brings_it);
  CHECK(game::food_fight::whom_of("the-janitor") == Whom::first_leader);
}
