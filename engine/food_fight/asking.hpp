// The questions of both food fights: each function makes one, with its legal options in canonical order.
#pragma once

#include "engine/food_fight/question.hpp"
#include "engine/food_fight/table.hpp"

namespace food_fight {

/// What every question carries first: the attack it answers, and the action or event that asks.
struct Asked {
  AttackContext attack;
  Card cause = Card::none;
};

/// The aim of a round's start: any other player (CC-064).
core::Question ask_target(const Board& board, Seat seat);
/// Three of the own available actions in order (CC-070).
core::Question ask_plan(const State& state, Seat seat);
/// Turn `owner`'s target card: not onto its owner, not where it points now; `optional`: may be kept (CC-A26).
core::Question ask_retarget(const Board& board, Seat seat, Seat owner, bool optional, Card cause);
/// One of these cards behind `verb`; `optional`: or pass. At most `Choice::k_max_arguments` for sequences.
core::Question ask_card(Seat seat, Kind kind, Verb verb, const Pile& cards, bool optional,
                        const Asked& asked);
/// Any of these cards in any order (Ctrl+Alt+Del).
core::Question ask_cards(Seat seat, const Pile& cards, const Asked& asked);
/// Who gets this floor card (Janitor): any other player.
core::Question ask_receiver(const Board& board, Seat seat, Card card, Card cause);
/// The cards of one attack from these throwables: every legal combo (CC-104), each also with cheese where it
/// is called (CC-372); `single`: one Food or Topping only (CC-309). No option if there is no Food or Topping.
core::Question ask_throw(Seat seat, const Pile& throwables, bool single, bool cheese, Card cause);
/// One floor card of an attack (CC-190).
core::Question ask_swing(Seat seat, const Pile& throwables, bool cheese, Card cause);
/// One throwable at one of these seats, or stop (CC-276).
core::Question ask_blast(Seat seat, const Pile& throwables, core::SeatSet at, bool cheese, Card cause);
/// Draw or heal, with another player (CC-148).
core::Question ask_cheer(const Board& board, Seat seat, Card cause);
/// The target, or a Condition for all (CC-320, CC-321).
core::Question ask_belch(Seat seat, const Pile& conditions, Card cause);
/// One or two of these cards (CC-323).
core::Question ask_offer(Seat seat, const Pile& bases, Card cause);
core::Question ask_claim(Seat seat, Card cause);
/// Draw on or stop (CC-327).
core::Question ask_more(Seat seat, Card cause);
/// Two of these cards (CC-331).
core::Question ask_keep_two(Seat seat, const Pile& cards, Card cause);
/// Two different seats of these (CC-290).
core::Question ask_swap(Seat seat, core::SeatSet seats, Card cause);
/// One seat of these (CC-266, CC-344).
core::Question ask_splat(Seat seat, core::SeatSet seats, Card cause);
/// A Food and a Topping, or decline (CC-348).
core::Question ask_eat(Seat seat, const Pile& hand, Card cause);
/// Discard one of these, turn one of the target cards of `owners`; or stop (CC-351).
core::Question ask_confuse(const Board& board, Seat seat, const Pile& throwables, core::SeatSet owners,
                           Card cause);
core::Question ask_copy(Seat seat, Card copied);
/// A Topping from the hand or the floor, or none (CC-333).
core::Question ask_yeet(Seat seat, const Pile& hand, const Pile& floor, const Asked& asked);
/// Cards of the hand that make a larger legal combo of `foods`, `toppings`, `conditions` thrown, or none
/// (CC-219).
core::Question ask_add(Seat seat, const Pile& hand, int foods, int toppings, int conditions,
                       const Asked& asked);
/// Play one of these held events, or none (WF-A60).
core::Question ask_event(Seat seat, const Pile& events, const AttackContext& declared);
core::Question ask_vote(Seat seat, Card event);
/// A hand card for a floor card, or none (CC-364).
core::Question ask_trade(Seat seat, const Pile& hand, const Pile& floor, Card cause);

}  // namespace food_fight
