// Random games of the food fights, with books kept over each step.
#pragma once

#include <functional>
#include <memory>

#include "engine/core/decider.hpp"
#include "engine/core/game.hpp"
#include "tests/support/fight_books.hpp"

namespace fights {

/// Answers at random, by a seed.
struct RandomDecider : core::Decider {
  core::ChanceStream stream;
  explicit RandomDecider(std::uint64_t seed) : stream{seed, 0} {}
  core::Choice decide(const core::Question& question) override;
};

/// A fresh deal with these options.
core::AnyState dealt(const core::Game& game, int seats, const core::Json& options, std::uint64_t seed);

using MakeBooks = std::function<std::unique_ptr<books::Books>(const food_fight::State&)>;
/// Plays one random game; requires that the books agree, that nothing breaks an invariant, and that the limit
/// alone ends it. The number of its attacks.
int play(const core::Game& game, int seats, const core::Json& options, std::uint64_t seed,
         const MakeBooks& make_books);

/// What the books say after these events, told over a table of four that does not move.
template <class MyBooks, class... Payloads>
std::string fault_after(const food_fight::State& state, const Payloads&... payloads) {
  MyBooks kept(state);
  kept.open();
  (kept.emit(core::Event::of(payloads, core::SeatSet::all(4))), ...);
  kept.close();
  return kept.fault();
}

}  // namespace fights
