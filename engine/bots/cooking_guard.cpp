// One rule of plain sense a function.
#include "engine/bots/cooking_guard.hpp"

#include "engine/bots/cooking_effects.hpp"
#include "engine/bots/cooking_worth.hpp"

namespace bots {

using namespace ::cooking_customers;

namespace {

bool holds_kind(const Hand& hand, CardKind kind) {
  return std::any_of(hand.begin(), hand.end(), [kind](Card card) { return kind_of(card) == kind; });
}

/// A cook over one who rolls as many dice or more, with no minus card gone for it.
bool weakens(const Player& player, Card cook) {
  if (player.cook == Card::none) return false;
  Player after = player;
  lay_helpful(after, cook);
  return traits(cook).dice <= traits(player.cook).dice && cooking_dice(after) <= cooking_dice(player);
}

/// While nobody cooks and a cook is in the hand, he comes first.
bool forgets_the_cook(const Glance& glance, const CookingMove& move) {
  const Player& player = glance.board->player(glance.me);
  return kind_of(move.card) != CardKind::cook && player.cook == Card::none && move.on == glance.me &&
         holds_kind(*glance.hand, CardKind::cook);
}

bool wasteful_help(const Glance& glance, const CookingMove& move) {
  const Player& player = glance.board->player(move.on);
  switch (kind_of(move.card)) {
    case CardKind::cook:
      return weakens(player, move.card);
    case CardKind::helper:
      if (player.helper != Card::none && traits(player.helper).dice >= traits(move.card).dice) return true;
      break;
    case CardKind::plus:
      // A partner who has no cook may never use it.
      if (move.on != glance.me && player.cook == Card::none) return true;
      break;
    default:
      break;
  }
  return forgets_the_cook(glance, move);
}

/// A minus card for somebody who does not cook, while another opponent does.
bool trips_nobody(const Glance& glance, const CookingMove& move) {
  const Board& board = *glance.board;
  if (board.player(move.on).cook != Card::none) return false;
  const auto targets = ways_of(board, glance.me, move.card).at[0];
  for (int seat = 0; seat < board.seats; ++seat) {
    const bool open = ((static_cast<unsigned>(targets) >> static_cast<unsigned>(seat)) & 1U) != 0;
    if (open && board.player(core::seat_at(seat)).cook != Card::none) return true;
  }
  return false;
}

/// A Better Offer for somebody no better than who stands there.
bool lures_worse(const Glance& glance, const CookingMove& move) {
  const Player& own = glance.board->player(glance.me);
  const Player& other = glance.board->player(move.on);
  if (move.verb == Verb::take_cook) return weakens(own, other.cook);
  return own.helper != Card::none && traits(own.helper).dice >= traits(other.helper).dice;
}

/// A table that misses as many meals or more, for no more money.
bool takes_worse_table(const Glance& glance, const CookingMove& move) {
  const Side& own = glance.board->side_of(glance.me);
  if (own.needs == 0) return false;
  const Side& other = glance.board->side_of(move.on);
  return other.needs - other.meals >= own.needs - own.meals &&
         usual_tip(other.needs) <= static_cast<float>(glance.tip);
}

bool throws_away_treasure(const Glance& glance, Card card) {
  const Hand& hand = *glance.hand;
  const auto count = [&hand](CardKind kind) {
    return std::count_if(hand.begin(), hand.end(), [kind](Card other) { return kind_of(other) == kind; });
  };
  if (kind_of(card) == CardKind::defence) return count(CardKind::defence) < hand.size();
  if (kind_of(card) != CardKind::cook) return false;
  const bool nobody_cooks = glance.board->player(glance.me).cook == Card::none;
  return nobody_cooks && glance.board->played_own == 0;
}

}  // namespace

bool is_stupid(const Glance& glance, const CookingMove& move) {
  switch (move.verb) {
    case Verb::done:
      return false;
    case Verb::discard:
      return throws_away_treasure(glance, move.card);
    case Verb::take_cook:
    case Verb::take_helper:
      return lures_worse(glance, move);
    case Verb::take_over:
      return takes_worse_table(glance, move);
    case Verb::leave:
    case Verb::steal:
      return false;
    default:
      break;
  }
  if (glance.board->partners(glance.me, move.on)) return wasteful_help(glance, move);
  if (kind_of(move.card) == CardKind::minus) return trips_nobody(glance, move);
  // A replacement that cooks as well as who stands there.
  return kind_of(move.card) == CardKind::cook &&
         traits(move.card).dice >= cooking_dice(glance.board->player(move.on));
}

}  // namespace bots
