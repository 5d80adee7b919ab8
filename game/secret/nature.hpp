// What a question asks of secrecy: nothing, a look at the own hand, or a choice that all make at once.
#pragma once

#include <cstdint>

#include "engine/core/game.hpp"

namespace game::secret {

enum class Nature : std::uint8_t {
  open,  ///< all that it takes lies open: asked on the public screen
  hand,  ///< needs the hand: behind the curtain
  plan,  ///< three cards in secret: secret buttons, or behind the curtain
  vote,  ///< one of two in secret: likewise
};

/// Decided by kind and cause alone, never by what the hand holds.
Nature nature_of(const core::Game& game, const core::Question& question);

/// Whether players of this game hold cards that others must not see.
bool has_hidden_hands(const core::Game& game);

}  // namespace game::secret
