// What a face-up card stands for: Cheat and Copy looked through (CC-A38 … CC-A46).
#pragma once

#include "engine/food_fight/board.hpp"

namespace food_fight {

/// The card of the present set with Cheat looked through: Cheat in place 1 stands for nothing (CC-202), else
/// for the card before it on the mat as it lies (CC-A39). `Card::none` outside the fight.
inline Card face_of(const Board& board, core::Seat seat) {
  if (board.phase != Phase::act) return Card::none;
  const auto& cards = board.player(seat).face_up;
  for (int place = board.set - 1; place >= 0; --place) {
    const Card card = cards[static_cast<std::size_t>(place)];
    if (card != Card::cheat) return card;
  }
  return Card::none;
}
/// The action in force: a Copy counts once it is accepted, until then (and declined) it is `Card::copy`.
inline Card stands_for(const Board& board, core::Seat seat) {
  const Card face = face_of(board, seat);
  const Player& player = board.player(seat);
  return face == Card::copy && player.copy == CopyDecision::accepted ? player.copied_action : face;
}
/// Whose target card aims for this seat: the copied player's under an accepted Copy (CC-A43).
core::Seat aim_of(const Board& board, core::Seat seat);
/// Fixes what every seat that shows Copy may take over: the walk along target cards to the first action that
/// is not Copy; a ring gives nothing (CC-A44).
void fix_copies(Board& board);

/// Actions that work from the flip to the end of the set: a Copy of them is decided at the flip (CC-A38,
/// CC-A42).
constexpr bool works_from_flip(Card action) {
  switch (action) {
    case Card::duck:
    case Card::catch_food:
    case Card::hide:
    case Card::spin:
    case Card::smash:
    case Card::overhead_smash:
    case Card::outsmart:
    case Card::panic:
    case Card::counterstrike:
    case Card::yeet:
    case Card::bewitched:
    case Card::boast:
      return true;
    default:
      return false;
  }
}

/// Attacks with Food: Snitch counts them (CC-113).
constexpr bool is_food_attack(Card action) {
  return action == Card::throw_food || action == Card::lob || action == Card::swing ||
         action == Card::blast || action == Card::vengeance || action == Card::hunt ||
         action == Card::pitch || action == Card::extra_throw;
}
/// Actions at the own target, so that a Copy of them needs an aim (WF-A52).
constexpr bool is_aimed(Card action) {
  switch (action) {
    case Card::belch:
    case Card::flirt:
    case Card::goose:
    case Card::mock:
    case Card::prank:
    case Card::scare:
    case Card::shove:
    case Card::tackle:
    case Card::taunt:
      return true;
    default:
      return is_food_attack(action);
  }
}
/// Attacks that count as thrown: Duck stops them (CC-114).
constexpr bool is_thrown(Card action) {
  return is_food_attack(action) && action != Card::lob && action != Card::swing && action != Card::pitch;
}

}  // namespace food_fight
