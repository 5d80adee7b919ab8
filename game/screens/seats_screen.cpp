// What the seats screen does; how it looks is drawn in seats_drawing.cpp.
#include "game/screens/seats_screen.hpp"

#include <algorithm>
#include <random>
#include <utility>

#include "game/menus/how_to_play.hpp"
#include "game/menus/settings_menu.hpp"
#include "game/screens/fighter_screen.hpp"
#include "game/screens/name_screen.hpp"
#include "game/screens/presets.hpp"
#include "game/screens/seats_page.hpp"
#include "game/screens/table_screen.hpp"

namespace game::screens {

using devices::DeviceId;
using devices::DeviceKind;
using devices::Logical;

namespace {

std::uint64_t fresh_seed() {
  std::random_device chance;
  const std::uint64_t seed = (std::uint64_t{chance()} << 32U) | chance();
  return seed >> 1U;  // table files hold 0 … 2^63 − 1
}

}  // namespace

SeatsPage::SeatsPage(app::Services& services, Lobby lobby) : services_(services), lobby_(std::move(lobby)) {
  if (lobby_.owner()) prompt_device_ = *lobby_.owner();
}

void SeatsPage::enter() {
  services_.sounds.music("music-title");
  stage::preload_stage(lobby_.game(), lobby_.places(), services_.canvas);
}

// Presses
// ---------------------------------------------------------------------------------------------------------

void SeatsPage::act(const devices::Action& action) {
  if (!action.is_press()) return;
  if (action.device.kind == DeviceKind::mouse) return act_by_mouse(action);
  prompt_device_ = action.device;
  if (!lobby_.map().is_used(action.device)) {
    if (action.phase == devices::Phase::pressed) join(action);
    return;
  }
  press(action.device, action.logical, action.phase == devices::Phase::repeated);
}

void SeatsPage::join(const devices::Action& action) {
  const bool empty = lobby_.map().people().empty();
  if (action.logical == Logical::back) {
    if (empty) leave_screen();
    return;
  }
  const auto seat = lobby_.join(action.device);
  if (!seat) return refuse("All places are taken. Somebody must press back first.");
  focus_[action.device] = part_at(empty ? start_item() : *seat);
  motion_.moved();
  services_.sounds.play("join");
}

void SeatsPage::press(DeviceId device, Logical logical, bool repeated) {
  const int item = focus_of(device);
  switch (logical) {
    case Logical::move_up:
      return set_focus(device, item - 1);
    case Logical::move_down:
      return set_focus(device, item + 1);
    case Logical::move_left:
    case Logical::move_right:
      if (item == start_item())
        return set_focus(device, logical == Logical::move_left ? lobby_.places() - 1 : item);
      return change(device, item, logical == Logical::move_left ? -1 : 1);
    default:
      break;
  }
  if (repeated) return;
  switch (logical) {
    case Logical::confirm:
      return confirm(device, item);
    case Logical::back:
      return back(device, item);
    case Logical::info:
      services_.screens.push(menus::make_how_to_play(services_, lobby_.game().id()));
      return;
    case Logical::log:
      return choose_fighter(device, item);
    case Logical::pause:
      services_.screens.push(menus::make_settings_menu(services_));
      return;
    default:
      return;
  }
}

void SeatsPage::change(DeviceId device, int item, int direction) {
  if (item < lobby_.places()) return change_seat(device, item, direction);
  if (is_option(item)) return change_option(option_at(item), direction);
  if (item == preset_item()) {
    if (!walk_presets(lobby_, direction)) return refuse("Nothing else has room for so many people.");
    services_.sounds.play("toggle");
  } else if (item == places_item()) {
    if (!lobby_.set_places(lobby_.places() + direction)) return refuse(places_refusal(direction));
    services_.sounds.play("slider-tick");
  } else if (item == hints_item()) {
    services_.settings.step(settings::Id::hints, 1);
    services_.sounds.play("toggle");
  }
}

void SeatsPage::change_seat(DeviceId device, int seat, int direction) {
  if (lobby_.seat(seat).person && !is_own(device, seat)) {
    return refuse("This place is " + lobby_.seat(seat).name + "'s own.");
  }
  if (lobby_.seat(seat).person) {
    lobby_.change_person(seat, direction);
  } else {
    lobby_.change_level(seat, direction);
  }
  services_.sounds.play("slider-tick");
}

void SeatsPage::change_option(const OptionRow& option, int direction) {
  if (lobby_.change(option, direction)) {
    services_.sounds.play(option.form == OptionForm::number ? "slider-tick" : "toggle");
  } else if (option.form == OptionForm::teams) {
    refuse("Four players can form teams, three cannot.");
  }
}

/// A person's own character, or a bot's.
void SeatsPage::choose_fighter(DeviceId device, int item) {
  if (item >= lobby_.places() || !has_fighters(lobby_.game())) return;
  if (lobby_.seat(item).person && !is_own(device, item)) {
    return refuse("This place is " + lobby_.seat(item).name + "'s own.");
  }
  services_.sounds.play("confirm");
  services_.screens.push(make_fighter_screen(
      services_, lobby_, item, [this, item](std::string_view id) { lobby_.set_fighter(item, id); }));
}

std::string SeatsPage::places_refusal(int direction) const {
  const std::string title(lobby_.game().title());
  if (direction > 0) return title + " has room for " + std::to_string(lobby_.most_places()) + ".";
  if (lobby_.places() == lobby_.game().min_seats()) {
    return title + " needs " + std::to_string(lobby_.game().min_seats()) + " at the table.";
  }
  return "Somebody sits there. They can leave by pressing back.";
}

void SeatsPage::confirm(DeviceId device, int item) {
  if (item == start_item()) return start(device);
  if (item >= lobby_.places()) return change(device, item, step_of_confirm(item));
  if (is_own(device, item)) return type_name(item);
  if (lobby_.seat(item).person) return refuse("This place is " + lobby_.seat(item).name + "'s own.");
  lobby_.sit_down(item, device);
  services_.sounds.play("join");
}

/// A number goes up, and from its end back to its start: one button is enough.
int SeatsPage::step_of_confirm(int item) const {
  if (!is_option(item)) return 1;
  const OptionRow option = option_at(item);
  const bool at_end = option.form == OptionForm::number && lobby_.value(option) >= option.most;
  return at_end ? option.least - option.most : 1;
}

void SeatsPage::back(DeviceId device, int item) {
  const auto own = lobby_.map().seats_of(device);
  const bool alone = lobby_.map().people().size() == own.size();
  if (is_own(device, item) && (own.size() > 1 || !alone)) {
    services_.sounds.play("leave");
    lobby_.stand_up(item);
    return;
  }
  if (device == lobby_.owner() || own.empty()) return leave_screen();
  services_.sounds.play("leave");
  for (const int seat : own) lobby_.stand_up(seat);
}

void SeatsPage::leave_screen() {
  services_.sounds.play("back");
  services_.screens.pop();
}

void SeatsPage::start(DeviceId device) {
  const bool may = device == lobby_.owner() || device.kind == DeviceKind::mouse || !lobby_.owner();
  if (!may) {
    const auto seats = lobby_.map().seats_of(*lobby_.owner());
    return refuse(lobby_.seat(seats.front()).name + " was first and starts the game.");
  }
  const std::uint64_t seed = services_.command_line.seed.value_or(fresh_seed());
  auto table = open_table(services_, lobby_, seed);
  if (!table) return refuse(table.error().message);
  remember_first_person();
  services_.sounds.play("confirm");
  services_.screens.pop();
  services_.screens.push(*std::move(table));
}

void SeatsPage::type_name(int seat) {
  services_.sounds.play("confirm");
  services_.screens.push(make_name_screen(services_, seat, lobby_.seat(seat), [this, seat](std::string name) {
    lobby_.rename(seat, std::move(name));
  }));
}

void SeatsPage::remember_first_person() {
  const auto people = lobby_.map().people();
  if (people.empty()) return;
  const stage::Who& who = lobby_.seat(people.front());
  services_.settings.remember("name", who.name);
  services_.settings.remember("portrait", std::to_string(who.portrait));
}

void SeatsPage::refuse(std::string why) {
  refusal_ = std::move(why);
  refused_at_ = time_;
  services_.sounds.play("uh-uh");
}

// The mouse: everything on the page can be clicked
// ---------------------------------------------------------------------------------------------------------

void SeatsPage::act_by_mouse(const devices::Action& action) {
  const std::string area(areas_.at(action.pointer));
  const auto pointed = area_item(area);
  if (action.logical == Logical::point) {
    if (!area.empty()) prompt_device_ = action.device;
    if (pointed) set_focus(action.device, *pointed);
    return;
  }
  if (action.phase != devices::Phase::pressed || action.resting) return;
  prompt_device_ = action.device;
  if (action.logical != Logical::confirm) return press(action.device, action.logical, false);
  if (const auto hinted = hint_of(area)) return press(action.device, *hinted, false);
  if (!pointed && area != "join") return;
  const bool is_arrow = area.ends_with("-less") || area.ends_with("-more");
  const bool is_seat = pointed && *pointed < lobby_.places();
  const bool is_person = is_seat && lobby_.seat(*pointed).person;
  if (!lobby_.map().is_used(action.device)) {
    // It acts for nobody yet: a click on the list of people sits down, the menu beside it is everybody's.
    if (area == "join" || is_person) return join(action);
  }
  if (!pointed) return;
  set_focus(action.device, *pointed);
  if (area.ends_with("-fighter")) return choose_fighter(action.device, *pointed);
  if (is_arrow) return change(action.device, *pointed, area.ends_with("-less") ? -1 : 1);
  confirm(action.device, *pointed);
}

// Time
// ---------------------------------------------------------------------------------------------------------

void SeatsPage::plug(const devices::Hotplug& hotplug) {
  if (hotplug.connected) return;
  for (const int seat : lobby_.map().seats_of(hotplug.device)) lobby_.stand_up(seat);
  focus_.erase(hotplug.device);
}

void SeatsPage::update(double seconds) {
  time_ += seconds;
  motion_.update(seconds);
}

bool SeatsPage::moving() const {
  return motion_.moving() || time_ - refused_at_ < k_refusal_seconds + 0.1;
}

void SeatsPage::observe(input_script::Observed& observed) const {
  areas_.observe(observed);
  observed.states.insert("people=" + std::to_string(lobby_.map().people().size()));
  observed.states.insert("places=" + std::to_string(lobby_.places()));
  for (const int seat : lobby_.map().people()) {
    const auto device = lobby_.map().prompt_device(seat);
    if (device && focus_of(*device) == start_item())
      observed.states.insert("on-start=" + std::to_string(seat + 1));
  }
  if (has_presets(lobby_.game())) observed.states.insert("preset=" + std::string(preset_name(lobby_)));
  for (const OptionRow& option : options_of(lobby_)) {
    observed.states.insert(std::string(option.label) + "=" + std::to_string(lobby_.value(option)));
  }
  if (time_ - refused_at_ < k_refusal_seconds) observed.states.insert("refused");
}

std::unique_ptr<Screen> make_seats_screen(app::Services& services, const core::Game& game, DeviceId first) {
  Lobby lobby(game);
  if (const auto seat = lobby.join(first)) {
    if (const auto name = services.settings.recall("name"); name && !name->empty()) {
      lobby.rename(*seat, *name);
      const std::string portrait = services.settings.recall("portrait").value_or("0");
      lobby.set_portrait(*seat, std::clamp(std::atoi(portrait.c_str()), 0, 9));
    }
  }
  return std::make_unique<SeatsPage>(services, std::move(lobby));
}

std::unique_ptr<Screen> make_seats_screen(app::Services& services, Lobby lobby) {
  return std::make_unique<SeatsPage>(services, std::move(lobby));
}

}  // namespace game::screens
