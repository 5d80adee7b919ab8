// What the pause menu may do with the table below it.
#pragma once

#include <optional>
#include <string>

#include "game/devices/device.hpp"
#include "game/table/session.hpp"

namespace game::menus {

class TableAccess {
 public:
  virtual ~TableAccess() = default;
  virtual table::Session& table() = 0;
  /// A person on this device plays the seat from its next question on.
  virtual void seat_person(int seat, devices::DeviceId device) = 0;
  virtual void seat_bot(int seat, const std::string& level) = 0;
  /// The game is saved and left; the title comes.
  virtual void leave_table() = 0;
};

}  // namespace game::menus
