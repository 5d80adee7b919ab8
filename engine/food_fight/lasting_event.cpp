// Cafe Chaos is the game whose events last a round; What the Food?! never has one in force.
#include "engine/food_fight/lasting_event.hpp"

#include "engine/food_fight/cafe_chaos/cards.hpp"

namespace food_fight::lasting_event {

namespace {
using cafe_chaos::EventCard;

bool in_force(const Board& board, EventCard event) {
  return board.fight == Fight::cafe_chaos && board.event == cafe_chaos::card_of(event);
}
}  // namespace

bool thrown_food_bonus(const Board& board) {
  return in_force(board, EventCard::taco_tuesday) && board.vote == Vote::up;
}
int two_card_heal(const Board& board) {
  return in_force(board, EventCard::streaming_live) && board.vote == Vote::up ? 1 : 0;
}
bool duck_fails(const Board& board) {
  return in_force(board, EventCard::streaming_live) && board.vote == Vote::down;
}
bool punishes_hits(const Board& board) {
  return in_force(board, EventCard::cruel_and_unusual_punishment);
}
bool cheese_is_called(const Board& board) {
  return in_force(board, EventCard::extra_cheese);
}
bool throws_whole_hand(const Board& board) {
  return in_force(board, EventCard::bake_sale);
}
bool feeds_hunger(const Board& board) {
  return in_force(board, EventCard::hunger_james);
}

}  // namespace food_fight::lasting_event
