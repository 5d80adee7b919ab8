// Which seats might be asked, as the open cards say (CC-A48), whatever their hands hold.
#include "game/secret/fight_doubts.hpp"

#include <doctest/doctest.h>

#include "engine/food_fight/cafe_chaos/cards.hpp"

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
