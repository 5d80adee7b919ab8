// Attacks that can be stopped, and the event that tells that one was.
#include "game/secret/kitchen_doubts.hpp"

#include <algorithm>

#include "engine/cooking_customers/events.hpp"
#include "engine/cooking_customers/question.hpp"

namespace game::secret {

namespace rules = cooking_customers;

KitchenDoubts::KitchenDoubts(const rules::Board& board) : board_(board) {
  if (board.attack.waits()) doubt_side(board.attack.on);
}

void KitchenDoubts::doubt_side(int victim) {
  for (int i = 0; i < board_.seats; ++i) {
    const core::Seat seat = core::seat_at((victim + i) % board_.seats);
    if (board_.partners(seat, core::seat_at(victim)))
      open_.push_back({seat, static_cast<std::uint8_t>(rules::Kind::counter)});
  }
}

bool KitchenDoubts::lets_pass(const core::Event& event) const {
  if (open_.empty()) return true;
  if (static_cast<rules::EventKind>(event.kind()) != rules::EventKind::defence_played) return false;
  // Those before the one who stops it have been asked, or not; those after are not asked any more.
  const core::Seat defender = core::seat_at(event.as<rules::DefencePlayed>().seat);
  return std::none_of(open_.begin(), open_.end(),
                      [defender](const Doubt& doubt) { return doubt.seat == defender; });
}

void KitchenDoubts::note(const core::Event& event) {
  switch (static_cast<rules::EventKind>(event.kind())) {
    case rules::EventKind::card_played: {
      const auto played = event.as<rules::CardPlayed>();
      const bool attack = rules::defence_against(played.card) != rules::Card::none;
      if (attack && !board_.partners(core::seat_at(played.seat), core::seat_at(played.on)))
        doubt_side(played.on);
      return;
    }
    case rules::EventKind::defence_played:
      return open_.clear();
    default:
      return;
  }
}

}  // namespace game::secret
