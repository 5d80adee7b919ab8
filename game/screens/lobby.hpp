// Who sits where before a game: people by device, bots by level, names, options. No drawing.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/game.hpp"
#include "game/devices/seat_map.hpp"
#include "game/screens/fighters.hpp"
#include "game/screens/trays.hpp"
#include "game/settings/settings.hpp"
#include "game/stage/stage.hpp"

namespace game::screens {

class Lobby {
 public:
  /// Greedy bots at the usual number of places.
  explicit Lobby(const core::Game& game);

  const core::Game& game() const { return *game_; }
  int places() const { return static_cast<int>(seats_.size()); }
  const std::vector<stage::Who>& seats() const { return seats_; }
  const stage::Who& seat(int index) const { return seats_[static_cast<std::size_t>(index)]; }
  const devices::SeatMap& map() const { return map_; }
  devices::SeatMap& map() { return map_; }
  /// The device that pressed first: it alone may start.
  std::optional<devices::DeviceId> owner() const { return owner_; }
  const core::Json& options() const { return options_; }

  /// An unused device takes the next bot's place, or a new place if the game has room; the seat, or nothing
  /// if all are taken.
  std::optional<int> join(devices::DeviceId device);
  /// A person on this device takes the bot's place at `seat`; several people may share a device.
  void sit_down(int seat, devices::DeviceId device);
  /// The place goes back to a bot.
  void stand_up(int seat);
  /// More or fewer places, within what the game takes; people never lose theirs. False if it stays as it is.
  bool set_places(int count);
  int fewest_places() const;
  int most_places() const;

  /// The next free name and portrait of the list.
  void change_person(int seat, int direction);
  /// `name` must be 1–12 characters; the portrait stays.
  void rename(int seat, std::string name);
  void set_portrait(int seat, int portrait);
  /// One level up or down, going round: random, greedy, expert.
  void change_level(int seat, int direction);
  /// 1 random, 2 greedy, 3 expert: as many chilis.
  int chilis(int seat) const;
  void set_level(int seat, std::string level);

  /// 0 or 1 of a switch, the number of a number, of teams how many.
  int value(const OptionRow& option) const;
  /// A switch turns over, a number goes one step, stopping at its ends, teams go round. False if it stays as
  /// it is.
  bool change(const OptionRow& option, int direction);
  /// `value` must be one that `change` leads to.
  void set(const OptionRow& option, int value);
  void set_options(core::Json options) { options_ = std::move(options); }
  bool has_teams() const;
  bool open_hands() const { return open_hands_; }
  void set_open_hands(bool open) { open_hands_ = open; }

  /// The characters to choose from with these options; none where the game has no characters.
  std::vector<Fighter> fighters() const { return fighters_of(*game_, options_, places()); }
  /// The character of the place; empty: by chance.
  std::string fighter(int seat) const;
  /// Who has chosen this character, if anybody.
  std::optional<int> fighter_taken_by(std::string_view id) const;
  void set_fighter(int seat, std::string_view id);

 private:
  stage::Who fresh_bot();
  int free_name(int from, int direction) const;
  void set_value(const OptionRow& option, int value);
  bool is_advanced() const;
  int value_beside(const OptionRow& option, int direction) const;
  void drop_absent_fighters();

  const core::Game* game_;
  std::vector<stage::Who> seats_;
  devices::SeatMap map_;
  std::optional<devices::DeviceId> owner_;
  core::Json options_ = core::Json::object();
  bool open_hands_ = false;
};

/// The options of one game, in the order of the menu.
std::vector<OptionRow> options_of(const core::Game& game);
/// Those that make a difference with the lobby's places.
std::vector<OptionRow> options_of(const Lobby& lobby);
/// "4 players, about 20 minutes".
std::string length_line(const Lobby& lobby);

}  // namespace game::screens
