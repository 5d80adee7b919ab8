// Which device acts for which seat. Seats outlive their pads; a device may carry several seats.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "game/devices/device.hpp"

namespace game::devices {

/// Seats are numbers from 0. A seat that was never joined belongs to a bot and is not in the map.
class SeatMap {
 public:
  /// The seat listens to this device too; its other devices keep acting for it.
  void join(int seat, DeviceId device);
  /// The seat goes back to a bot.
  void leave(int seat);
  void clear();

  [[nodiscard]] bool has_person(int seat) const;
  [[nodiscard]] bool is_used(DeviceId device) const;
  [[nodiscard]] std::vector<int> seats_of(DeviceId device) const;
  [[nodiscard]] std::vector<int> people() const;

  /// A pad went: its seats are kept and wait for another one, unless another device still carries them.
  void drop(DeviceId device);
  [[nodiscard]] std::vector<int> waiting() const;
  /// An unused device was pressed: it takes over all seats of the pad that dropped first. The seats, or none.
  std::vector<int> take_over(DeviceId device);

  /// For whom a press acts: the first seat in `asked` that the device carries; else the first it carries; a
  /// device that carries nobody acts for the only person at the table, if there is exactly one and nobody
  /// waits.
  [[nodiscard]] std::optional<int> acts_for(DeviceId device, std::span<const int> asked) const;

  /// Remembers the device that the seat used last; prompts show its symbols.
  void used(int seat, DeviceId device);
  [[nodiscard]] std::optional<DeviceId> prompt_device(int seat) const;

 private:
  struct Person {
    int seat = 0;
    std::vector<DeviceId> devices;
    std::optional<DeviceId> dropped;  ///< set while the seat waits for a pad
    std::optional<DeviceId> last_used;
  };
  [[nodiscard]] const Person* find(int seat) const;
  [[nodiscard]] Person* find(int seat);

  std::vector<Person> people_;       ///< by seat
  std::vector<DeviceId> lost_pads_;  ///< pads that dropped, first one first
};

}  // namespace game::devices
