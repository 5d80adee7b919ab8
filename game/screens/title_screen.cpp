// What the title does; how it looks is drawn in title_drawing.cpp.
#include "game/screens/title_screen.hpp"

#include <algorithm>
#include <array>

#include "engine/core/game.hpp"
#include "game/menus/how_to_play.hpp"
#include "game/menus/settings_menu.hpp"
#include "game/screens/attract_screen.hpp"
#include "game/screens/saved_table.hpp"
#include "game/screens/seats_screen.hpp"
#include "game/screens/table_screen.hpp"
#include "game/screens/trays.hpp"

namespace game::screens {

using devices::Logical;

namespace {

constexpr double k_attract_after = 60.0;
constexpr double k_rest_after = 10.0;  ///< S24: then ambient motion comes to rest
constexpr double k_sign_seconds = 1.2;
constexpr const char* k_last_tray = "tray";

}  // namespace

TitleScreen::TitleScreen(app::Services& services) : services_(services) {
  // The one that was played last.
  const auto last = services_.settings.recall(k_last_tray);
  for (std::size_t tray = 0; last && tray < k_trays.size(); ++tray) {
    if (*last == k_trays[tray].game) focus_ = item_of(tray);
  }
  find_unfinished();
  if (unfinished_) focus_ = Item::resume;
}

void TitleScreen::find_unfinished() {
  unfinished_.reset();
  for (const journal::Unfinished& left : services_.journal.unfinished()) {
    const auto table = restore_table(left.file);
    if (!table) services_.journal.set_aside(left.file);
    if (!table || table->match.over()) continue;
    unfinished_ = left;
    unfinished_title_ = "Continue: " + title_of(table->match);
    return;
  }
}

void TitleScreen::enter() {
  if (time_ > 0.0) {
    const auto before = unfinished_ ? std::optional(unfinished_->file) : std::nullopt;
    find_unfinished();
    // A game that was left just now is what one most likely goes on with.
    if (unfinished_ && before != unfinished_->file) focus_ = Item::resume;
  }
  if (!exists(focus_)) focus_ = Item::chaos;
  last_input_ = time_;
  services_.sounds.music("music-title");
  if (time_ == 0.0) services_.sounds.play("neon-flicker");
}

void TitleScreen::focus(Item item) {
  if (item == focus_) return;
  focus_ = item;
  motion_.moved();
  services_.sounds.play("focus-move");
}

void TitleScreen::move(Logical direction) {
  const bool strip = focus_ == Item::resume || focus_ >= Item::how_to_play;
  if (direction == Logical::move_up || direction == Logical::move_down) {
    const bool down = direction == Logical::move_down;
    if (down == strip) return;
    if (down) {
      focus(exists(Item::resume) && focus_ <= Item::food ? Item::resume : Item::how_to_play);
    } else {
      focus(focus_ == Item::resume ? Item::food : Item::fatal);
    }
    return;
  }
  const int step = direction == Logical::move_right ? 1 : -1;
  constexpr std::array k_strip{Item::resume, Item::how_to_play, Item::settings, Item::quit};
  constexpr std::array k_row{Item::chaos, Item::food, Item::fatal, Item::cooking};
  const auto& row = strip ? k_strip : k_row;
  const auto at = std::find(row.begin(), row.end(), focus_) - row.begin() + step;
  if (at < 0 || at >= static_cast<std::ptrdiff_t>(row.size())) return;
  if (exists(row[static_cast<std::size_t>(at)])) focus(row[static_cast<std::size_t>(at)]);
}

bool TitleScreen::point_at(devices::Point pointer) {
  constexpr std::array<std::string_view, 8> k_names{
      "continue",          "cafe-chaos",  "what-the-food", "cafe-fatal",
      "cooking-customers", "how-to-play", "settings",      "quit"};
  const auto found = std::find(k_names.begin(), k_names.end(), areas_.at(pointer));
  if (found == k_names.end()) return false;
  focus(static_cast<Item>(found - k_names.begin()));
  return true;
}

void TitleScreen::act(const devices::Action& action) {
  last_input_ = time_;
  if (!action.is_press()) return;
  if (action.logical == Logical::point) {
    point_at(action.pointer);
    return;
  }
  if (devices::is_move(action.logical)) return move(action.logical);
  if (action.phase != devices::Phase::pressed) return;
  const bool by_mouse = action.device.kind == devices::DeviceKind::mouse;
  switch (action.logical) {
    case Logical::confirm:
      if (!by_mouse || point_at(action.pointer)) confirm(action.device);
      break;
    case Logical::info:
      if (!action.resting) services_.screens.push(menus::make_how_to_play(services_, game_in_mind()));
      break;
    case Logical::pause:
      services_.screens.push(menus::make_settings_menu(services_));
      break;
    default:
      break;
  }
}

void TitleScreen::confirm(devices::DeviceId device) {
  switch (focus_) {
    case Item::resume:
      return go_on(device);
    case Item::how_to_play:
      services_.sounds.play("confirm");
      services_.screens.push(menus::make_how_to_play(services_, game_in_mind()));
      return;
    case Item::settings:
      services_.sounds.play("confirm");
      services_.screens.push(menus::make_settings_menu(services_));
      return;
    case Item::quit:
      services_.screens.quit();
      return;
    default:
      choose_tray(static_cast<std::size_t>(focus_) - static_cast<std::size_t>(Item::chaos), device);
  }
}

/// Whose rules are meant: the tray in focus, else the one that was played last.
std::string TitleScreen::game_in_mind() const {
  if (focus_ >= Item::chaos && focus_ <= Item::cooking)
    return std::string(
        k_trays[static_cast<std::size_t>(focus_) - static_cast<std::size_t>(Item::chaos)].game);
  const auto last = services_.settings.recall(k_last_tray);
  return last && core::find_game(*last) != nullptr ? *last : std::string(k_trays.front().game);
}

void TitleScreen::choose_tray(std::size_t tray, devices::DeviceId device) {
  services_.sounds.play("confirm");
  services_.settings.remember(k_last_tray, k_trays[tray].game);
  services_.screens.push(make_seats_screen(services_, *core::find_game(k_trays[tray].game), device));
}

void TitleScreen::go_on(devices::DeviceId device) {
  auto table = restore_table(unfinished_->file);
  if (table) {
    const auto good = table->damaged ? std::optional(table->good_bytes) : std::nullopt;
    if (auto resumed = services_.journal.resume(unfinished_->file, good); !resumed) {
      services_.banners.show(resumed.error().message);
    }
    auto opened = continue_table(services_, *std::move(table), true, device);
    if (opened) {
      services_.sounds.play("confirm");
      services_.screens.push(*std::move(opened));
      return;
    }
    services_.banners.show(opened.error().message);
  } else {
    services_.banners.show(table.error().message);
  }
  services_.sounds.play("uh-uh");
}

bool TitleScreen::resting() const {
  return time_ - last_input_ > k_rest_after;
}

void TitleScreen::update(double seconds) {
  time_ += seconds;
  motion_.update(seconds);
  if (!resting() && !services_.settings.is_on(settings::Id::reduced_motion)) walked_ += seconds;
  if (time_ - last_input_ > k_attract_after) {
    last_input_ = time_;
    if (auto attract = make_attract_screen(services_)) services_.screens.push(std::move(attract));
  }
}

bool TitleScreen::moving() const {
  const bool walking = !resting() && !services_.settings.is_on(settings::Id::reduced_motion);
  return walking || motion_.moving() || time_ < k_sign_seconds;
}

std::optional<double> TitleScreen::wakes_after() const {
  return 0.5;  // time passes towards the attract mode
}

void TitleScreen::observe(input_script::Observed& observed) const {
  areas_.observe(observed);
  if (unfinished_) observed.states.insert("continue");
  if (focus_ == Item::resume) observed.states.insert("focus=continue");
  for (std::size_t tray = 0; tray < k_trays.size(); ++tray) {
    if (focus_ == item_of(tray)) observed.states.insert("focus=" + std::string(k_trays[tray].game));
  }
}

}  // namespace game::screens
