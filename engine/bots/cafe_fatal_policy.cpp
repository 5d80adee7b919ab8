// Weighs placements by their own table.
#include "engine/bots/cafe_fatal_policy.hpp"

#include <algorithm>
#include <bit>

#include "engine/bots/cafe_fatal_odds.hpp"

namespace bots {

using namespace ::cafe_fatal;

namespace {

/// Points that a die in hand is worth: it may still be placed elsewhere.
constexpr float k_die = 0.8F;

/// Dice that a seat must add to lead a table whose strongest dice are `top`.
int dice_needed(Strength own, Strength top) {
  const int missing = (top >> 3) - (own >> 3);
  if (own == 0) return std::max(1, missing + ((top & 7) >= 4 ? 1 : 0));
  return missing + ((own & 7) > (top & 7) ? 0 : 1);
}

}  // namespace

Policy::Policy(const Board& board)
    : worth_(worth_of_tables(board)), others_weight_(1.0F / static_cast<float>(board.seats - 1)) {}

template <class Use>
void Policy::for_each_placement(const Rest& rest, const Use& use) {
  const auto me = static_cast<std::size_t>(rest.turn);
  for (std::size_t result = 0; result < k_results; ++result) {
    if (rest.thrown[result] == 0) continue;
    const int shown = static_cast<int>(result) + 1;
    if (rest.table_of[me][result] != k_no_table) {
      use(Placement{shown, rest.table_of[me][result]});
      continue;
    }
    for (TableSet left = rest.reach[me]; left != 0; left = static_cast<TableSet>(left & (left - 1)))
      use(Placement{shown, std::countr_zero(left)});
  }
}

float Policy::promise(const Rest& rest, std::size_t table, std::size_t me) const {
  Strength top = 0;
  std::size_t leader = k_most_seats;
  const auto seats = static_cast<std::size_t>(rest.seats);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const Strength strength = rest.strength[seat][table];
    if (strength > top) {
      top = strength;
      leader = seat;
    } else if (strength == top) {
      leader = k_most_seats;  // nobody leads: equal at the top, or no dice at all
    }
  }
  float held = 1;
  float sum = 0;
  std::array<float, k_most_seats> takes{};
  for (std::size_t seat = 0; seat < seats; ++seat) {
    if (seat == leader || rest.hand[seat] == 0) continue;
    const Strength own = rest.strength[seat][table];
    const auto access = own != 0                                  ? Access::on
                        : ((rest.reach[seat] >> table) & 1U) != 0 ? Access::next
                                                                  : Access::far;
    takes[seat] = chance_to_take(access, dice_needed(own, top), rest.hand[seat]);
    held *= 1 - takes[seat];
    sum += takes[seat];
  }
  const float lost = sum > 0 ? (1 - held) / sum : 0;
  float total = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const float chance = seat == leader ? held : lost * takes[seat];
    const float points = chance * worth_[seat][table];
    total += seat == me ? points : -others_weight_ * points;
  }
  return total;
}

float Policy::score(const Rest& rest, Placement placement) const {
  const auto me = static_cast<std::size_t>(rest.turn);
  const auto table = static_cast<std::size_t>(placement.table);
  const auto dice = rest.thrown[static_cast<std::size_t>(placement.result - 1)];
  const float before = promise(rest, table, me);
  Rest after = rest;
  Strength& strength = after.strength[me][table];
  strength = static_cast<Strength>((strength == 0 ? placement.result : strength) + 8 * dice);
  after.hand[me] = static_cast<std::uint8_t>(after.hand[me] - dice);
  return promise(after, table, me) - before - k_die * static_cast<float>(dice);
}

Placement Policy::choose(const Rest& rest) const {
  Placement best;
  float best_score = 0;
  for_each_placement(rest, [&](Placement placement) {
    const float here = score(rest, placement);
    if (best.result != 0 && here <= best_score) return;
    best = placement;
    best_score = here;
  });
  return best;
}

}  // namespace bots
