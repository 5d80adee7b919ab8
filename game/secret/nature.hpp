// What a question asks of secrecy: nothing, a look at the own hand, or a choice that all make at once.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/core/game.hpp"

namespace game::secret {

enum class Nature : std::uint8_t {
  open,  ///< all that it takes lies open: asked on the public screen
  hand,  ///< needs the hand: behind the curtain
  plan,  ///< three cards in secret: secret buttons, or behind the curtain
  vote,  ///< one of two in secret: likewise
};

/// How a game hides what its players hold.
enum class Family : std::uint8_t {
  open,     ///< not at all
  fight,    ///< food fights: hands, plans, votes
  kitchen,  ///< Cooking Customers: hands
};
Family family_of(const core::Game& game);

/// Decided by kind and cause alone, never by what the hand holds.
Nature nature_of(const core::Game& game, const core::Question& question);

/// Whether players of this game hold cards that others must not see.
bool has_hidden_hands(const core::Game& game);

/// What a curtain is for, as far as everybody may know. `question`: null where nothing is asked, which must
/// read like a reaction. Empty where the game shows it anyway.
std::string_view reason_for(const core::Game& game, const core::Question* question);
/// Whether a turn goes on behind the same curtain: since it opened only the seat's own affairs have happened,
/// and `next` asks of the same turn.
bool goes_on_unseen(const core::Game& game, std::span<const core::Event> since, const core::Question& next);

/// Whether a reaction in this game is declined when a timer runs out (KC-A42); else a bot chooses.
bool declines_when_late(const core::Game& game);
/// The answer of a seat whose time is up, where that is no bot's to choose.
std::optional<core::Choice> choice_when_late(const core::Game& game, const core::Question& question);

}  // namespace game::secret
