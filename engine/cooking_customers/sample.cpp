// Worlds that fit a view: what the view leaves open is dealt from pools in table order, never from the true
// one.
#include <algorithm>
#include <cassert>

#include "engine/cooking_customers/views.hpp"

namespace cooking_customers {

namespace {

class Sampling {
 public:
  Sampling(const View& view, std::uint64_t seed) : view_(view), stream_{core::mix(seed, 2), 0} {
    state_.stream = {core::mix(seed, 1), 0};
  }

  State draw() {
    state_.board = view_.board;
    state_.discard = view_.discard;
    state_.passed = passed();
    deal_cards();
    deal_tables();
    return state_;
  }

 private:
  /// Partners are asked clockwise from the victim: whoever is asked or has answered knows that those before
  /// are past it.
  core::SeatSet passed() const {
    core::SeatSet set;
    if (view_.asked == 0 && view_.passed == 0) return set;
    const Board& board = view_.board;
    for (int i = board.attack.on; core::seat_at(i) != view_.viewer; i = (i + 1) % board.seats) {
      if (board.partners(core::seat_at(i), view_.viewer)) set.add(core::seat_at(i));
    }
    if (view_.passed != 0) set.add(view_.viewer);
    return set;
  }

  /// A holder who waits without being asked knows that the victim is: somebody before him holds the card.
  bool victim_is_asked() const {
    const Board& board = view_.board;
    if (!board.attack.waits() || view_.viewer == core::k_everybody) return false;
    if (view_.asked != 0 || view_.passed != 0) return false;
    const Seat victim = core::seat_at(board.attack.on);
    const Card defence = defence_against(board.attack.card);
    return victim != view_.viewer && board.partners(victim, view_.viewer) &&
           std::find(view_.hand.begin(), view_.hand.end(), defence) != view_.hand.end();
  }

  void deal_cards() {
    Pile pool;
    for (int card = 0; card < k_cards; ++card) {
      for (int i = 0; i < view_.unseen[static_cast<std::size_t>(card)]; ++i) pool.push_back(card_at(card));
    }
    core::shuffle(pool.span(), stream_);
    if (victim_is_asked()) {
      const Card defence = defence_against(view_.board.attack.card);
      const auto place = std::find(pool.begin(), pool.end(), defence) - pool.begin();
      state_.hands[view_.board.attack.on].push_back(pool.take(static_cast<int>(place)));
    }
    for (int i = 0; i < view_.board.seats; ++i) {
      const Seat seat = core::seat_at(i);
      Hand& hand = state_.hands[static_cast<std::size_t>(i)];
      if (seat == view_.viewer) {
        hand = view_.hand;
        continue;
      }
      while (hand.size() < view_.board.player(seat).hand_size) hand.push_back(pool.pop_back());
    }
    state_.deck = pool;
  }

  /// The next unseen table card that wants so many meals.
  TableCard take_table(int needs) {
    int place = tables_.size() - 1;
    while (place >= 0 && tables_[place].needs != needs) --place;
    assert(place >= 0 && "a table that the box does not have");
    return tables_.take(place);
  }

  core::SeatSet knowing() const {
    core::SeatSet set;
    if (view_.viewer != core::k_everybody) set.add(view_.viewer);
    return set;
  }

  void deal_tables() {
    for (std::size_t kind = 0; kind < k_table_kinds; ++kind) {
      for (int i = 0; i < view_.unseen_tables[kind]; ++i) tables_.push_back(k_tables[kind].card);
    }
    core::shuffle(tables_.span(), stream_);
    for (std::size_t side = 0; side < view_.board.sides; ++side) {
      const std::uint8_t needs = view_.board.side[side].needs;
      if (needs == 0) continue;
      const bool seen = view_.tips[side] != 0;
      state_.tips[side] = seen ? view_.tips[side] : take_table(needs).tip;
      if (seen) state_.tip_known[side] = knowing();
    }
    for (const TableCard card : view_.tables_discard) {
      const bool seen = card.tip != 0;
      state_.tables_discard.push_back(
          {seen ? card : take_table(card.needs), seen ? knowing() : core::SeatSet{}});
    }
    if (view_.next_needs == 0) return;
    const TableCard next = take_table(view_.next_needs);
    state_.tables = tables_;
    state_.tables.push_back(next);
  }

  const View& view_;
  core::ChanceStream stream_;
  State state_;
  TablePile tables_;
};

}  // namespace

State sample(const View& view, std::uint64_t seed) {
  return Sampling(view, seed).draw();
}

}  // namespace cooking_customers
