// Weighs placements by their own table.
#include "engine/bots/cafe_fatal_policy.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/bots/cafe_fatal_odds.hpp"

namespace bots {

using namespace ::cafe_fatal;

namespace {

/// Dice that a seat must add to lead a table whose strongest dice are `top`.
int dice_needed(Strength own, Strength top) {
  const int missing = (top >> 3) - (own >> 3);
  if (own == 0) return std::max(1, missing + ((top & 7) >= 4 ? 1 : 0));
  return missing + ((own & 7) > (top & 7) ? 0 : 1);
}

}  // namespace

PolicyWeights eager_weights(int /*seats*/) {
  return {0.4F, 0.0F, 1.0F};
}

PolicyWeights patient_weights(int seats) {
  return {3.1F, 0.03F, seats == 2 ? 1.0F : 0.2F};
}

Policy::Policy(const Board& board, PolicyWeights weights)
    : worth_(worth_of_tables(board)), weights_(weights) {}

float Policy::promise(const Rest& rest, std::size_t table, Own own) const {
  const auto seats = static_cast<std::size_t>(rest.seats);
  const auto me = static_cast<std::size_t>(rest.turn);
  std::array<Strength, k_most_seats> strengths;
  Strength top = 0;
  std::size_t leader = k_most_seats;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const Strength strength = seat == me ? own.strength : rest.strength[seat][table];
    strengths[seat] = strength;
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
    const int hand = seat == me ? own.hand : rest.hand[seat];
    if (seat == leader || hand == 0) continue;
    const auto access = strengths[seat] != 0                      ? Access::on
                        : ((rest.reach[seat] >> table) & 1U) != 0 ? Access::next
                                                                  : Access::far;
    takes[seat] = chance_to_take(access, dice_needed(strengths[seat], top), hand);
    held *= 1 - takes[seat];
    sum += takes[seat];
  }
  const float share_of_loss = weights_.others / static_cast<float>(seats - 1);
  const float lost = sum > 0 ? (1 - held) / sum : 0;
  float total = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const float chance = seat == leader ? held : lost * takes[seat];
    const float points = chance * worth_[seat][table];
    total += seat == me ? points : -share_of_loss * points;
  }
  return total;
}

float Policy::promise_now(const Rest& rest, std::size_t table) const {
  const auto me = static_cast<std::size_t>(rest.turn);
  return promise(rest, table, {rest.strength[me][table], rest.hand[me]});
}

float Policy::promise_after(const Rest& rest, Placement placement) const {
  const auto me = static_cast<std::size_t>(rest.turn);
  const auto table = static_cast<std::size_t>(placement.table);
  const int dice = rest.thrown[static_cast<std::size_t>(placement.result - 1)];
  const Strength before = rest.strength[me][table];
  const auto after = static_cast<Strength>((before == 0 ? placement.result : before) + 8 * dice);
  const int left = rest.hand[me] - dice;
  const float opened = before == 0 ? worth_of_new_neighbours(rest, table) : 0;
  return promise(rest, table, {after, left}) - weights_.die * static_cast<float>(dice) +
         weights_.neighbour * static_cast<float>(left) * opened;
}

float Policy::worth_of_new_neighbours(const Rest& rest, std::size_t table) const {
  const auto me = static_cast<std::size_t>(rest.turn);
  const bool first = rest.occupied[me] == 0;
  const int known = first ? 0 : rest.reach[me] | rest.occupied[me];
  float worth = 0;
  for (int left = rest.layout->neighbours[table] & ~known; left != 0; left &= left - 1)
    worth += worth_[me][static_cast<std::size_t>(std::countr_zero(static_cast<TableSet>(left)))];
  return worth;
}

float Policy::score(const Rest& rest, Placement placement) const {
  return promise_after(rest, placement) - promise_now(rest, static_cast<std::size_t>(placement.table));
}

Placement Policy::choose(const Rest& rest, std::span<const Placement> placements) const {
  const auto worse = [&](Placement left, Placement right) { return score(rest, left) < score(rest, right); };
  return *std::max_element(placements.begin(), placements.end(), worse);
}

Placement Policy::choose(const Rest& rest) const {
  const auto me = static_cast<std::size_t>(rest.turn);
  std::array<float, k_most_tables> now;
  TableSet known = 0;
  Placement best;
  float best_score = 0;
  const auto weigh = [&](Placement placement) {
    const auto table = static_cast<std::size_t>(placement.table);
    if (((known >> table) & 1U) == 0) {
      now[table] = promise_now(rest, table);
      known = static_cast<TableSet>(known | (1U << table));
    }
    const float score = promise_after(rest, placement) - now[table];
    if (best.result != 0 && score <= best_score) return;
    best = placement;
    best_score = score;
  };
  for (std::size_t result = 0; result < k_results; ++result) {
    if (rest.thrown[result] == 0) continue;
    const int shown = static_cast<int>(result) + 1;
    if (rest.table_of[me][result] != k_no_table) {
      weigh({shown, rest.table_of[me][result]});
      continue;
    }
    for (TableSet left = rest.reach[me]; left != 0; left = static_cast<TableSet>(left & (left - 1)))
      weigh({shown, std::countr_zero(left)});
  }
  return best;
}

}  // namespace bots
