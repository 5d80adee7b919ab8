// Follows an attack from aim to aim.
#include "engine/bots/food_fight_landing.hpp"

#include "engine/food_fight/lasting_event.hpp"
#include "engine/food_fight/stance.hpp"
#include "engine/food_fight/what_the_food/cards.hpp"

namespace bots {

using fight::Card;

namespace {

constexpr Card k_scalding = card_of(fight::what_the_food::ConditionCard::scalding);

}  // namespace

Landing landing_of_action(const fight::Board& board, core::Seat aim) {
  core::SeatSet movers;
  while (true) {
    const Card shown = fight::stands_for(board, aim);
    if (shown == Card::hide) return {aim, false, false};
    if (shown != Card::outsmart || movers.has(aim)) return {aim, true, true};
    movers.add(aim);
    aim = fight::aim_of(board, aim);
  }
}

Landing landing_of_attack(const fight::Board& board, core::Seat attacker, core::Seat aim, Card action,
                          Card condition) {
  const Landing landing = landing_of_action(board, aim);
  if (!landing.damages) return landing;
  switch (fight::stands_for(board, landing.seat)) {
    case Card::duck:
      if (fight::is_thrown(action) && !fight::lasting_event::duck_fails(board) &&
          !(board.super_conditions && condition == k_scalding))
        return {landing.seat, false, false};
      return landing;
    case Card::catch_food:
    case Card::panic:
    case Card::boast:
      return {landing.seat, false, false};
    case Card::spin:
      return {attacker, true, false};
    case Card::smash:
    case Card::overhead_smash: {
      const auto receiver = fight::aim_of(board, landing.seat);
      return {receiver, fight::stands_for(board, receiver) != Card::hide, false};
    }
    default:
      return landing;
  }
}

bool is_wasted(const fight::Board& board, core::Seat attacker, Card action, const core::Choice& thrown) {
  Card condition = Card::none;
  for (int i = 0; i < thrown.size; ++i) {
    const Card card = fight::card_at(thrown[i]);
    condition = fight::is_condition(card) ? card : condition;
  }
  const auto landing = landing_of_attack(board, attacker, fight::aim_of(board, attacker), action, condition);
  return !landing.damages || (landing.seat == attacker && board.player(attacker).bewitched == 0);
}

}  // namespace bots
