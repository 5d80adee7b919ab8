// What is said about cards: true for as many as play.
#include <doctest/doctest.h>

#include "engine/core/game.hpp"
#include "game/food_fight/card_book.hpp"

namespace {

using food_fight::Board;
using food_fight::Card;
using game::food_fight::CardBook;

CardBook book(int seats) {
  Board board;
  board.fight = food_fight::Fight::what_the_food;
  board.seats = static_cast<std::uint8_t>(seats);
  board.super_conditions = true;
  return CardBook(board);
}

}  // namespace

TEST_CASE("WF-100: with two players no short rule speaks of bottles, neighbours or a choice of somebody") {
  const CardBook cards = book(2);
  for (const core::CardInfo& info : core::find_game("what-the-food")->cards()) {
    const Card card = cards.pages().card_named(info.id);
    const std::string rule = cards.short_rule(card);
    CAPTURE(info.name);
    CAPTURE(rule);
    CHECK_FALSE(rule.empty());
    if (!food_fight::is_condition(card)) CHECK(rule.size() <= 100);
    for (const char* foreign : {"bottle", "friend", "both neighbours", "aim at", "target card"})
      CHECK(rule.find(foreign) == std::string::npos);
  }
}

TEST_CASE("Three and more keep the words that speak of bottles") {
  CHECK(book(3).short_rule(Card::flirt).find("bottle") != std::string::npos);
  CHECK(book(2).short_rule(Card::confuse).find("nothing") != std::string::npos);
  CHECK(book(2).short_rule(Card::throw_food) == book(8).short_rule(Card::throw_food));
}
