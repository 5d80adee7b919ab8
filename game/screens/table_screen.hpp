// The table: a session, its stage, and the people and devices round it.
#pragma once

#include <memory>

#include "engine/core/result.hpp"
#include "game/app/services.hpp"
#include "game/screens/lobby.hpp"
#include "game/screens/saved_table.hpp"

namespace game::screens {

/// A new game with the lobby's places and options.
core::Result<std::unique_ptr<Screen>> open_table(app::Services& services, const Lobby& lobby,
                                                 std::uint64_t seed);
/// A game that was left. `continued`: the journal has taken its file up already; else a new record begins.
/// Every person's place acts through `device` until other devices join.
core::Result<std::unique_ptr<Screen>> continue_table(app::Services& services, SavedTable table,
                                                     bool continued, devices::DeviceId device);

}  // namespace game::screens
