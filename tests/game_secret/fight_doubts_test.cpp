// Which seats might be asked, as the open cards say (CC-A48), whatever their hands hold.
#include "game/secret/fight_doubts.hpp"

#include <doctest/doctest.h>

#include "engine/food_fight/cafe_chaos/cards.hpp"
#include "engine/food_fight/what_the_food/cards.hpp"

namespace {

using namespace food_fight;
using game::secret::FightDoubts;

template <class Payload>
core::Event event(const Payload& payload) {
  return core::Event::of(payload, core::SeatSet::all(4));
}

Board board() {
  Board board;
  board.seats = 4;
  board.start = 1;
  return board;
}

core::Event flip(std::array<Card, 4> cards) {
  CardsFlipped flipped{1, {}, {}};
  flipped.cards.fill(Card::none);
  std::copy(cards.begin(), cards.end(), flipped.cards.begin());
  flipped.stands_for = flipped.cards;
  return event(flipped);
}

core::Event attack(SeatIndex attacker, SeatIndex target, Card action) {
  AttackDeclared declared{attacker, target, action, 1, 0, 0, 0, 1, {}};
  declared.cards.fill(Card::none);
  return event(declared);
}

bool in_doubt(const FightDoubts& doubts, int seat, Kind kind) {
  return !doubts.empty() && core::index(doubts.front().seat) == seat &&
         doubts.front().kind == static_cast<std::uint8_t>(kind);
}

}  // namespace

TEST_CASE("a target that shows Panic is in doubt, one that shows Grab is not") {
  FightDoubts doubts(board());
  doubts.note(flip({Card::throw_food, Card::panic, Card::grab, Card::grab}));
  doubts.note(attack(0, 2, Card::throw_food));
  CHECK(doubts.empty());
  doubts.note(attack(0, 1, Card::throw_food));
  CHECK(in_doubt(doubts, 1, Kind::drop));
  CHECK_FALSE(doubts.lets_pass(event(AttackHit{0, 1, 1, 1, 0, Card::throw_food})));
}

TEST_CASE(
    "CC-A84: everybody who shows Yeet is in doubt, clockwise from the starting player, before the target") {
  FightDoubts doubts(board());
  doubts.note(flip({Card::yeet, Card::throw_food, Card::yeet, Card::smash}));
  doubts.note(attack(1, 3, Card::throw_food));
  REQUIRE(in_doubt(doubts, 2, Kind::yeet));
  // A Topping that was added goes on with the same attack.
  CHECK(doubts.lets_pass(event(ToppingYeeted{0, 1, 3, Card::first_topping, 0, 2})));
  CHECK(doubts.lets_pass(
      event(CardMoved{Card::first_topping, Place::hand, Place::aside, 0, k_nobody, Card::yeet, 0})));
  CHECK_FALSE(doubts.lets_pass(event(AttackMoved{1, 3, 0, Card::throw_food})));
  doubts.pop();
  REQUIRE(in_doubt(doubts, 0, Kind::yeet));
  doubts.pop();
  REQUIRE(in_doubt(doubts, 3, Kind::add));
}

TEST_CASE("CC-A61: Smash adds to Throw and Lob alone") {
  FightDoubts doubts(board());
  doubts.note(flip({Card::swing, Card::smash, Card::grab, Card::grab}));
  doubts.note(attack(0, 1, Card::swing));
  CHECK(doubts.empty());
}

TEST_CASE("an attack that Outsmart moves doubts its new target") {
  FightDoubts doubts(board());
  doubts.note(flip({Card::throw_food, Card::outsmart, Card::panic, Card::grab}));
  doubts.note(attack(0, 1, Card::throw_food));
  CHECK(doubts.empty());
  doubts.note(event(AttackMoved{0, 1, 2, Card::throw_food}));
  CHECK(in_doubt(doubts, 2, Kind::drop));
}

TEST_CASE("CC-A23: Counterstrike is in doubt after the damage, the heal and the splatter") {
  FightDoubts doubts(board());
  doubts.note(flip({Card::lob, Card::counterstrike, Card::grab, Card::grab}));
  doubts.note(attack(0, 1, Card::lob));
  doubts.note(event(AttackHit{0, 1, 3, 3, 1, Card::lob}));
  REQUIRE(in_doubt(doubts, 1, Kind::counter));
  CHECK(doubts.lets_pass(event(PointsChanged{1, 0, 3, 3, 0, Reason::attack, Card::lob})));
  CHECK(doubts.lets_pass(event(PointsChanged{0, 4, 2, -2, 0, Reason::combo_heal, Card::lob})));
  CHECK(doubts.lets_pass(event(Splattered{0, 1, 4, Card::lob})));
  CHECK_FALSE(doubts.lets_pass(event(PointsChanged{0, 2, 4, 2, 1, Reason::counter, Card::counterstrike})));
  CHECK_FALSE(doubts.lets_pass(event(TurnEnded{0})));
}

TEST_CASE("Fire Drill doubts everybody") {
  FightDoubts doubts(board());
  doubts.note(event(EventRevealed{1, cafe_chaos::card_of(cafe_chaos::EventCard::fire_drill), 9}));
  for (const int seat : {1, 2, 3, 0}) {
    REQUIRE(in_doubt(doubts, seat, Kind::keep));
    doubts.pop();
  }
  CHECK(doubts.empty());
}

TEST_CASE("CC-A83: Copy counts from its acceptance on; Cheat as what it stands for") {
  FightDoubts doubts(board());
  CardsFlipped flipped{1, {}, {}};
  flipped.cards = {Card::copy, Card::throw_food, Card::panic, Card::grab,
                   Card::none, Card::none,       Card::none,  Card::none};
  flipped.stands_for = flipped.cards;
  flipped.stands_for[0] = Card::panic;
  doubts.note(event(flipped));
  doubts.note(attack(1, 0, Card::throw_food));
  CHECK(doubts.empty());
  doubts.note(event(CopyDecided{0, 2, Card::panic, 1}));
  doubts.note(attack(1, 0, Card::throw_food));
  CHECK(in_doubt(doubts, 0, Kind::drop));
  doubts.pop();
  // The second set: seat 2 cheats and stands for its Panic.
  flipped.set = 2;
  flipped.cards = {Card::grab, Card::throw_food, Card::cheat, Card::grab,
                   Card::none, Card::none,       Card::none,  Card::none};
  flipped.stands_for = flipped.cards;
  flipped.stands_for[2] = Card::panic;
  doubts.note(event(flipped));
  doubts.note(attack(1, 2, Card::throw_food));
  CHECK(in_doubt(doubts, 2, Kind::drop));
}

// What the Food?!
// ---------------------------------------------------------------------------------------------------------

namespace {

namespace wtf = food_fight::what_the_food;

Board food_board() {
  Board here = board();
  here.fight = Fight::what_the_food;
  here.events_are_held = true;
  return here;
}

core::Event window(Moment moment, SeatIndex seat = k_nobody) {
  return event(WindowOpened{moment, seat});
}
core::Event revealed(SeatIndex by, wtf::EventCard card) {
  return event(EventRevealed{by, wtf::card_of(card), 9});
}
core::Event given(SeatIndex from, SeatIndex to, Card cause) {
  return event(CardMoved{Card::hidden, Place::hand, to == k_nobody ? Place::floor : Place::hand, from, to,
                         cause, from});
}

}  // namespace

TEST_CASE("WF-A60: in a window all are in doubt, clockwise, unless nothing has happened since the last one") {
  FightDoubts doubts(food_board());
  doubts.note(window(Moment::aims_set));
  for (const int seat : {1, 2, 3, 0}) {
    REQUIRE(in_doubt(doubts, seat, Kind::event));
    CHECK(doubts.front().window);
    doubts.pop();
  }
  // A Duck's turn is nothing (WF-A60).
  doubts.note(event(TurnStarted{1, Card::duck, Card::duck, 2}));
  doubts.note(event(NothingHappened{1, Card::duck, Nothing::stands_still, 1}));
  doubts.note(event(TurnEnded{1}));
  doubts.note(window(Moment::after_action, 1));
  CHECK(doubts.empty());
  // Nor is a point that was not given (WF-052).
  doubts.note(event(PointsChanged{1, 9, 9, 1, 1, Reason::own_action, Card::hide}));
  doubts.note(window(Moment::after_action, 1));
  CHECK(doubts.empty());
  doubts.note(event(PointsChanged{1, 3, 4, 1, 0, Reason::action, Card::mock}));
  doubts.note(window(Moment::after_action, 0));
  CHECK(in_doubt(doubts, 1, Kind::event));
}

TEST_CASE("WF-A61: what is played in a window is seen by those who are asked after it") {
  FightDoubts doubts(food_board());
  doubts.note(window(Moment::flipped));
  doubts.pop();  // seat 1
  REQUIRE(in_doubt(doubts, 2, Kind::event));
  // Seat 3 plays only after seat 2 was asked; seat 1 was.
  CHECK_FALSE(doubts.lets_pass(revealed(3, wtf::EventCard::sprinklers)));
  CHECK(doubts.lets_pass(revealed(1, wtf::EventCard::sprinklers)));
  CHECK_FALSE(doubts.lets_pass(event(TurnStarted{1, Card::grab, Card::grab, 2})));
}

TEST_CASE("WF-049: a Fire Drill that waits in line asks when its turn has come") {
  FightDoubts doubts(food_board());
  doubts.note(revealed(0, wtf::EventCard::second_helping));
  doubts.note(revealed(0, wtf::EventCard::fire_drill));
  CHECK(doubts.empty());
  doubts.note(event(EventEnded{wtf::card_of(wtf::EventCard::second_helping)}));
  for (const int seat : {1, 2, 3, 0}) {
    REQUIRE(in_doubt(doubts, seat, Kind::keep));
    doubts.pop();
  }
  doubts.note(event(EventEnded{wtf::card_of(wtf::EventCard::fire_drill)}));
  CHECK(doubts.empty());
}

TEST_CASE(
    "WF-A54: a victim that had no choice is in doubt as soon as its card shows; one that was asked is not") {
  struct Case {
    Card action;
    Kind kind;
  };
  for (const Case& here :
       {Case{Card::goose, Kind::give}, Case{Card::tackle, Kind::drop}, Case{Card::prank, Kind::self}}) {
    for (const bool asked : {false, true}) {
      FightDoubts doubts(food_board());
      doubts.note(event(TurnStarted{1, here.action, here.action, 2}));
      CHECK(doubts.empty());
      if (asked) doubts.asked(core::seat_at(2), static_cast<std::uint8_t>(here.kind));
      const auto shows = given(2, here.action == Card::goose ? 1 : k_nobody, here.action);
      doubts.foresee(shows);
      CHECK(in_doubt(doubts, 2, here.kind) == !asked);
      CHECK(doubts.lets_pass(shows) == asked);
      while (!doubts.empty()) doubts.pop();
      doubts.note(event(TurnEnded{1}));
      doubts.foresee(given(2, 1, here.action));
      CHECK(doubts.empty());
    }
  }
}

TEST_CASE("WF-065: splatter of a Prank doubts nobody") {
  FightDoubts doubts(food_board());
  doubts.note(event(TurnStarted{1, Card::prank, Card::prank, 2}));
  doubts.foresee(event(PointsChanged{3, 0, 1, 1, 1, Reason::splash, Card::prank}));
  CHECK(doubts.empty());
  doubts.foresee(event(PointsChanged{2, 0, 1, 1, 1, Reason::action, Card::prank}));
  CHECK(in_doubt(doubts, 2, Kind::self));
}

TEST_CASE(
    "WF-077: an Overhead Smash is in doubt behind the window, just before it answers; not for a Pitch") {
  for (const Card action : {Card::throw_food, Card::hunt, Card::extra_throw, Card::lob, Card::pitch}) {
    FightDoubts doubts(food_board());
    doubts.note(flip({Card::throw_food, Card::overhead_smash, Card::grab, Card::grab}));
    doubts.note(window(Moment::flipped));
    while (!doubts.empty()) doubts.pop();
    doubts.note(attack(0, 1, action));
    CHECK(doubts.empty());
    doubts.note(event(CardMoved{Card::first_food, Place::hand, Place::aside, 0, k_nobody, action, 0}));
    doubts.note(window(Moment::declared, 0));
    for (int seat = 0; seat < 4; ++seat) doubts.pop();
    CHECK(doubts.empty());
    const auto answer = event(AttackAnswered{0, 1, Reply::smashed, 2, 1, action});
    doubts.foresee(answer);
    CHECK(in_doubt(doubts, 1, Kind::add) == (action != Card::pitch));
  }
}
