// Where an attack or an aimed action would end by what lies face up.
#pragma once

#include "engine/core/choice.hpp"
#include "engine/food_fight/board.hpp"

namespace bots {

namespace fight = ::food_fight;

struct Landing {
  core::Seat seat{};      ///< who takes the damage, if anybody does
  bool damages = false;   ///< somebody takes damage
  bool succeeds = false;  ///< it hits as an attack: three cards heal (CC-108)
};

/// An attack with Food: Hide, Outsmart, Duck, Catch, Panic, Boast, Spin and Smash, as CC-A48 and WF-083 order
/// them. A Panic is taken to drop a card. `condition`: a thrown one, for its super effect (WF-091).
Landing landing_of_attack(const fight::Board& board, core::Seat attacker, core::Seat aim, fight::Card action,
                          fight::Card condition = fight::Card::none);
/// Whether these cards would be lost in a defence that lies face up, or come back: guards let no more than
/// one card fly then.
bool is_wasted(const fight::Board& board, core::Seat attacker, fight::Card action,
               const core::Choice& thrown);
/// An action without Food: Hide and Outsmart.
Landing landing_of_action(const fight::Board& board, core::Seat aim);

}  // namespace bots
