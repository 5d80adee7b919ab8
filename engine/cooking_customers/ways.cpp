// Looks at every kitchen once, then at no more than the cards. What would change nothing is no way (KC-A13;
// the list stands in table-files.md).
#include "engine/cooking_customers/ways.hpp"

namespace cooking_customers {

namespace {

void put(SeatBits& set, SeatBits bit, bool in) {
  set = static_cast<SeatBits>(set | (in ? bit : 0));
}

/// Counts one by one: sets are small, and a machine's own instruction is not there everywhere.
std::uint8_t size_of(SeatBits set) {
  std::uint8_t size = 0;
  for (unsigned left = set; left != 0; left &= left - 1) ++size;
  return size;
}

std::size_t symbol_of(Card card) {
  return static_cast<std::size_t>(traits(card).symbol);
}

void add_opponent(Targets& targets, SeatBits bit, const Player& player, const Side& side) {
  put(targets.opponents, bit, true);
  put(targets.cook, bit, player.cook != Card::none);
  put(targets.loyal, bit, player.cook == Card::super_cook);
  put(targets.helper, bit, player.helper != Card::none);
  put(targets.supply, bit, !player.supplies.empty());
  put(targets.table, bit, side.needs > 0);
  put(targets.meal, bit, side.meals > 0);
  put(targets.half, bit, half_of(side.meals) > 0);
  put(targets.at_work, bit, player.owes_turn == 0);
  for (const Card supply : player.supplies) {
    put(targets.hangs[static_cast<std::size_t>(number(supply) - number(Card::gloves))], bit, true);
    put(targets.kept_off[symbol_of(supply)], bit, true);
  }
  if (player.cook != Card::none) put(targets.kept_off[symbol_of(player.cook)], bit, true);
}

/// The opponents to whom a card leads that has one way.
SeatBits one_way(const Targets& targets, Card card) {
  switch (card) {
    case Card::found_hair:
      return targets.at_work | targets.half;
    case Card::wrong_order:
    case Card::food_poisoning:
      return targets.meal;
    case Card::cold_food:
      return targets.half;
    case Card::wants_the_manager:
      return targets.at_work;
    case Card::dine_and_dash:
      return targets.table;
    case Card::bad_review:
      return targets.helper;
    case Card::closed_for_cleaning:
      return targets.at_work | targets.meal;
    case Card::code_violation:
      return targets.supply | targets.helper | targets.half;
    default:  // Cook Quits
      return targets.cook & static_cast<SeatBits>(~targets.loyal);
  }
}

}  // namespace

Targets targets_of(const Board& board, Seat seat) {
  static_assert(k_supplies[0] == Card::gloves && k_supplies[2] == Card::first_aid_kit);
  Targets targets;
  const auto own = board.player(seat).side;
  for (std::size_t i = 0; i < board.seats; ++i) {
    const Player& player = board.players[i];
    const auto bit = static_cast<SeatBits>(1U << i);
    if (player.side == own) {
      put(targets.partners, bit, board.played_own == 0);
    } else if (board.played_opponent == 0) {
      add_opponent(targets, bit, player, board.side[player.side]);
    }
  }
  targets.kept_off[static_cast<std::size_t>(Symbol::none)] = 0;
  return targets;
}

Ways ways_of(const Targets& targets, Card card) {
  Ways ways;
  ways.card = card;
  switch (kind_of(card)) {
    case CardKind::cook:
      ways.at[0] = targets.partners | (traits(card).replaces ? targets.cook : SeatBits{0});
      break;
    case CardKind::helper:
    case CardKind::plus:
    case CardKind::supply:
      ways.at[0] = targets.partners;
      break;
    case CardKind::minus:
      ways.at[0] = targets.opponents & static_cast<SeatBits>(~targets.kept_off[symbol_of(card)]);
      break;
    case CardKind::defence:
      break;
    default:
      if (card == Card::better_offer) {
        ways.at = {targets.cook, targets.helper, 0};
      } else if (card == Card::thief) {
        ways.at = targets.hangs;
      } else if (card == Card::take_a_break) {
        ways.at = {targets.table, targets.at_work, 0};
      } else {
        ways.at[0] = one_way(targets, card);
      }
      break;
  }
  for (const SeatBits set : ways.at) ways.size = static_cast<std::uint8_t>(ways.size + size_of(set));
  return ways;
}

}  // namespace cooking_customers
