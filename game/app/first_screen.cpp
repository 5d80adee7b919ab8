// Title, a table from the command line, or a table from a file.
#include "game/app/first_screen.hpp"

#include <random>
#include <utility>
#include <vector>

#include "engine/core/json.hpp"
#include "game/screens/lobby.hpp"
#include "game/screens/saved_table.hpp"
#include "game/screens/table_screen.hpp"
#include "game/screens/title_screen.hpp"

namespace game::app {

namespace {

using devices::k_keyboard_right;

core::Result<std::unique_ptr<screens::Screen>> continue_file(Services& services, const std::string& file) {
  return screens::read_saved_table(file).and_then([&services](screens::SavedTable table) {
    return screens::continue_table(services, std::move(table), false, k_keyboard_right);
  });
}

/// What the people of --seats play on, in their order: both halves of the keyboard, the pads, the mouse;
/// whoever comes after them shares the right half until they take a device by the pause menu's seats.
devices::DeviceId device_of_person(const Services& services, std::size_t person) {
  std::vector<devices::DeviceId> all{k_keyboard_right, devices::k_keyboard_left};
  for (const devices::DeviceId pad : services.devices.pads()) all.push_back(pad);
  all.push_back(devices::k_mouse);
  return person < all.size() ? all[person] : k_keyboard_right;
}

core::Result<std::unique_ptr<screens::Screen>> start_game(Services& services) {
  const command_line::CommandLine& line = services.command_line;
  const core::Game* game = core::find_game(line.game.value_or("cafe-fatal"));
  screens::Lobby lobby(*game);
  if (line.seats.empty()) {
    lobby.sit_down(0, k_keyboard_right);
  } else {
    const int count = static_cast<int>(line.seats.size());
    lobby.set_places(count);
    if (lobby.places() != count) {
      return core::fail("--seats: " + std::string(game->title()) + " is for " +
                        std::to_string(game->min_seats()) + " to " + std::to_string(game->max_seats()) +
                        " players, not " + std::to_string(count));
    }
    std::size_t people = 0;
    for (int seat = 0; seat < count; ++seat) {
      const std::string& who = line.seats[static_cast<std::size_t>(seat)];
      if (who == "human") lobby.sit_down(seat, device_of_person(services, people++));
      if (who != "human") lobby.set_level(seat, who);
    }
  }
  if (line.options) {
    core::Json options = lobby.options();
    const auto given = core::parse_json(*line.options);
    if (!given) return core::fail("--options: " + given.error().message);
    options.update(*given);
    lobby.set_options(std::move(options));
  }
  return screens::open_table(services, lobby, line.seed.value_or(std::random_device{}()));
}

}  // namespace

core::Result<void> open_first_screen(Services& services) {
  const command_line::CommandLine& line = services.command_line;
  services.screens.restart(std::make_unique<screens::TitleScreen>(services));
  if (!line.file && !line.game && line.seats.empty()) return {};
  auto table = line.file ? continue_file(services, *line.file) : start_game(services);
  if (!table) return tl::unexpected(table.error());
  services.screens.push(*std::move(table));
  return {};
}

}  // namespace game::app
