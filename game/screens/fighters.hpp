// The characters that one may choose on the seats screen, each tied to one action.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"
#include "render/geometry.hpp"

namespace game::screens {

struct Fighter {
  std::string_view id;      ///< of the character action, as in table files
  std::string_view name;    ///< "Twirly Tess"
  std::string_view action;  ///< "Spin"
  std::string_view text;    ///< what the action does
};

bool has_fighters(const core::Game& game);

/// Those that the options let in with so many places, in the box's order; none where a game has no
/// characters.
std::vector<Fighter> fighters_of(const core::Game& game, const core::Json& options, int places);

/// The ids by seat of a game under way, as everybody sees it; none where a game has no characters.
std::vector<std::string> fighters_at(const core::Game& game, const core::AnyView& everybody);

/// Every fighter of a game that has them has nine pictures: "fighter-spin-calm", "brawler-spin-glee" …; their
/// anchor is the middle of a tray's back rim.
std::string fighter_picture(const core::Game& game, std::string_view id, std::string_view mood);
inline constexpr render::Point k_fighter_anchor{0.5F, 340.0F / 384.0F};

}  // namespace game::screens
