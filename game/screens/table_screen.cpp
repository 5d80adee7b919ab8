// What the table does with presses, events and time; its cards are drawn in table_cards.cpp; who is
// waited for, and how long, stands in table_waiting.cpp.
#include "game/screens/table_screen.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "game/menus/how_to_play.hpp"
#include "game/menus/log_page.hpp"
#include "game/menus/pause_menu.hpp"
#include "game/screens/results_screen.hpp"
#include "game/screens/table_page.hpp"
#include "game/screens/teams.hpp"
#include "game/screens/trays.hpp"
#include "game/secret/nature.hpp"

namespace game::screens {

using devices::DeviceId;
using devices::DeviceKind;
using devices::Logical;
using devices::Phase;

namespace {

constexpr double k_last_picture = 1.2;  ///< between the end of the game and the ceremony
/// How often a bot's search and the journal are looked after while nothing is drawn.
constexpr double k_poll = 0.01;

}  // namespace

TablePage::TablePage(app::Services& services, std::unique_ptr<table::Session> session, Lobby lobby,
                     bool replayed)
    : services_(services),
      lobby_(std::move(lobby)),
      session_(std::move(session)),
      keeper_(services, *session_, lobby_.map(), lobby_.open_hands()),
      gathering_(replayed) {
  build_stage(replayed);
}

TablePage::~TablePage() = default;

void TablePage::build_stage(bool at_its_end) {
  const stage::Surroundings surroundings{services_.canvas, services_.sounds, services_.settings,
                                         services_.settings.bindings(), session_->seats()};
  stage_ = stage::make_stage(session_->match().game(), session_->first_view(), surroundings);
  keeper_.take_stage(*stage_, at_its_end);
}

void TablePage::enter() {
  services_.sounds.music(tray_of(session_->match().game()).music);
  // Whoever looked at a hand may have gone since (S14).
  keeper_.interrupt();
}

// Events, questions, time
// ---------------------------------------------------------------------------------------------------------

void TablePage::hand_over(double seconds) {
  const bool was_private = keeper_.is_private();
  const bool changed = keeper_.update(seconds);
  if (was_private && !keeper_.is_private()) {
    card_ = Card::none;
    waited_ = 0.0;
  }
  if (!changed) return;
  waited_ = 0.0;
  if (!timed_out_ || session_->match().pending_for(core::seat_at(*timed_out_)) != nullptr) return;
  session_->set_player(core::seat_at(*timed_out_), true,
                       session_->seats()[static_cast<std::size_t>(*timed_out_)].bot_level);
  timed_out_.reset();
}

void TablePage::update(double seconds) {
  session_->update(seconds, stage_->lets_think());
  hand_over(seconds);
  stage_->update(seconds);
  card_age_ += seconds;
  count_down(seconds);
  finish(seconds);
}

void TablePage::finish(double seconds) {
  if (left_ || !session_->finished() || stage_->busy() || !keeper_.settled()) return;
  ended_ += seconds;
  if (ended_ < k_last_picture / std::max(1.0, settings::animation_factor(services_.settings))) return;
  left_ = true;
  // Somebody played a game to its end: its hints are known (S17).
  if (!map().people().empty())
    services_.settings.remember("taught-" + std::string(session_->match().game().id()), "yes");
  ResultsInput input;
  for (const stage::Who& who : session_->seats()) input.seats.push_back(who);
  input.points = stage_->points();
  input.points_text = stage_->points_text();
  input.awards = stage_->awards();
  const core::Match& match = session_->match();
  const Tray& tray = tray_of(match.game());
  input.points_heading = tray.points;
  input.unit = tray.unit;
  input.fewest_wins = tray.fewest_wins;
  input.sides = sides_of(match.header().setup.options, match.seats());
  input.fighters = fighters_at(match.game(), session_->view(core::k_everybody));
  const core::SeatSet winners = match.game().winners(match.position());
  for (int seat = 0; seat < match.seats(); ++seat) {
    if (winners.has(core::seat_at(seat))) input.winners.push_back(seat);
  }
  services_.screens.pop();
  services_.screens.push(make_results_screen(services_, std::move(lobby_), std::move(input)));
}

bool TablePage::moving() const {
  return stage_->moving() || keeper_.moving() || card_age_ < 0.3 || session_->finished();
}

std::optional<double> TablePage::wakes_after() const {
  if (!session_->waiting_for_person()) return k_poll;
  if (!map().waiting().empty() || settings::choice_seconds(services_.settings)) return 0.25;
  return std::nullopt;
}

// Presses
// ---------------------------------------------------------------------------------------------------------

std::vector<int> TablePage::asked() const {
  return keeper_.asked();
}

bool TablePage::is_asked(int seat) const {
  const auto seats = asked();
  return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

std::optional<int> TablePage::seat_for(DeviceId device) const {
  return map().acts_for(device, asked());
}

void TablePage::act(const devices::Action& action) {
  if (action.logical == Logical::point) follow(action.pointer);
  if (card_ == Card::glance && action.phase == Phase::pressed && action.logical != Logical::point &&
      !action.resting) {
    card_ = Card::none;  // it never takes a press
  }
  if (lets_bot_play(action) || takes_over(action)) return;
  const bool pressed = action.phase == Phase::pressed;
  if (action.device.kind == DeviceKind::mouse && pressed && action.logical == Logical::confirm) {
    if (const auto hinted = hint_of(areas_.at(action.pointer))) {
      devices::Action meant = action;
      meant.logical = *hinted;
      return act(meant);
    }
  }
  if (pressed && action.logical == Logical::pause) {
    keeper_.interrupt();
    card_ = Card::none;
    services_.screens.push(menus::make_pause_menu(services_, *this));
    return;
  }
  if (keeper_.act(action) || act_on_cards(action)) return;
  const auto seat = seat_for(action.device);
  if (!seat) return;
  map().used(*seat, action.device);
  session_->seats()[static_cast<std::size_t>(*seat)].device = action.device.kind;
  act_for(*seat, action);
}

/// The next pad that is pressed takes the seat of one that is gone.
bool TablePage::takes_over(const devices::Action& action) {
  if (action.phase != Phase::pressed || action.logical == Logical::point) return false;
  if (map().is_used(action.device)) return false;
  if (map().waiting().empty()) return gathering_ && takes_shared_seat(action.device);
  const auto seats = map().take_over(action.device);
  for (const int seat : seats) {
    stage::Who& who = session_->seats()[static_cast<std::size_t>(seat)];
    who.device = action.device.kind;
    session_->set_player(core::seat_at(seat), true, who.bot_level);
    keeper_.interrupt_for(seat);
  }
  if (!seats.empty()) services_.sounds.play("join");
  return !seats.empty();
}

/// The last one of several seats that act through one device gets this device for itself.
bool TablePage::takes_shared_seat(DeviceId device) {
  if (device.kind == DeviceKind::mouse) return false;
  for (const int person : map().people()) {
    const auto shared = map().prompt_device(person);
    const auto seats = shared ? map().seats_of(*shared) : std::vector<int>();
    if (seats.size() < 2) continue;
    const int seat = seats.back();
    map().leave(seat);
    map().join(seat, device);
    map().used(seat, device);
    session_->seats()[static_cast<std::size_t>(seat)].device = device.kind;
    keeper_.interrupt_for(seat);
    services_.sounds.play("join");
    return true;
  }
  return false;
}

bool TablePage::act_on_cards(const devices::Action& action) {
  if (action.phase != Phase::pressed) return false;
  if (action.logical == Logical::log) {
    open_log();
    return true;
  }
  if (action.logical == Logical::info) {
    if (action.resting) {
      rest_on(action.pointer);
    } else {
      open_info();
    }
    return true;
  }
  const bool closes = action.logical == Logical::back || action.logical == Logical::confirm;
  if (card_ == Card::none || !closes) return false;
  card_ = Card::none;
  card_age_ = 0.0;
  services_.sounds.play("back");
  return true;
}

void TablePage::open_log() {
  card_age_ = 0.0;
  services_.sounds.play("log-open");
  if (card_ != Card::log) {
    card_ = Card::log;
    return;
  }
  card_ = Card::none;
  services_.screens.push(menus::make_log_page(services_, stage_->log(), session_->seats()));
}

void TablePage::open_info() {
  card_age_ = 0.0;
  if (card_ == Card::info) {
    card_ = Card::none;
    services_.sounds.play("back");
    return;
  }
  if (stage_->info().text.empty()) {
    services_.screens.push(menus::make_how_to_play(services_, session_->match().game().id()));
    return;
  }
  card_ = Card::info;
  services_.sounds.play("log-open");
}

/// A card is picked and looks for its kitchen: nothing may lie over what it would bring there.
bool TablePage::hides_places() const {
  if (secret::family_of(session_->match().game()) != secret::Family::kitchen) return false;
  const auto seats = asked();
  return std::any_of(seats.begin(), seats.end(),
                     [this](int seat) { return stage_->can_step_back(core::seat_at(seat)); });
}

void TablePage::rest_on(devices::Point pointer) {
  if (card_ != Card::none || !areas_.at(pointer).empty()) return;
  if (stage_->busy() || asked().empty() || hides_places() || stage_->info().text.empty()) return;
  card_ = Card::glance;
  card_age_ = 0.0;
  rested_ = pointer;
}

/// The glance goes as soon as the pointer goes.
void TablePage::follow(devices::Point pointer) {
  constexpr float k_near = 24.0F;
  if (card_ != Card::glance) return;
  if (std::hypot(pointer.x - rested_.x, pointer.y - rested_.y) < k_near) return;
  card_ = Card::none;
  card_age_ = 0.0;
}

void TablePage::act_for(int seat, const devices::Action& action) {
  const bool confirmed = action.logical == Logical::confirm && action.phase == Phase::pressed;
  if (confirmed && stage_->busy()) {
    services_.sounds.play("skip");
    return stage_->skip();
  }
  if (action.logical == Logical::back) {
    if (action.phase == Phase::pressed) step_back(seat, action);
    return;
  }
  const auto answer = stage_->act(core::seat_at(seat), action);
  if (!answer) return;
  keeper_.answers(seat, answer->for_the_round);
  if (auto taken = session_->answer(answer->seat, answer->choice); !taken) {
    // The message names what would be legal: from a hidden hand that is nobody's business.
    services_.banners.show(keeper_.hides() ? "That is not possible now." : taken.error().message);
    services_.sounds.play("uh-uh");
    return;
  }
  keeper_.answered(seat);
}

void TablePage::step_back(int seat, const devices::Action& action) {
  const core::Seat at = core::seat_at(seat);
  if (stage_->can_step_back(at)) {
    (void)stage_->act(at, action);
    return;
  }
  if (const auto draft = draft_to_change(seat)) {
    session_->drop_draft(*draft);
    services_.sounds.play("back");
    return;
  }
  if (!session_->can_undo(at)) {
    services_.sounds.play("uh-uh");
    return;
  }
  if (auto undone = session_->undo(at); !undone) {
    services_.banners.show(undone.error().message);
    return;
  }
  services_.sounds.play("back");
  build_stage(true);
  hand_over(0.0);
}

/// The draft that back takes away: the seat's own; where people plan one after another on one device, the one
/// made before.
std::optional<core::Seat> TablePage::draft_to_change(int seat) const {
  const auto device = map().prompt_device(seat);
  std::optional<core::Seat> draft;
  for (const int other : device ? map().seats_of(*device) : std::vector<int>{seat}) {
    const core::Seat at = core::seat_at(other);
    if (session_->has_draft(at) && (!draft || other == seat)) draft = at;
  }
  return draft;
}

// People and devices
// ---------------------------------------------------------------------------------------------------------

void TablePage::plug(const devices::Hotplug& hotplug) {
  if (hotplug.connected) return;
  for (const int seat : map().seats_of(hotplug.device)) keeper_.interrupt_for(seat);
  map().drop(hotplug.device);
}

void TablePage::seat_person(int seat, DeviceId device) {
  stage::Who& who = session_->seats()[static_cast<std::size_t>(seat)];
  who.device = device.kind;
  if (!map().has_person(seat)) lobby_.sit_down(seat, device);
  session_->set_player(core::seat_at(seat), true, who.bot_level);
}

void TablePage::seat_bot(int seat, const std::string& level) {
  if (map().has_person(seat)) lobby_.stand_up(seat);
  lobby_.set_level(seat, level);
  session_->set_player(core::seat_at(seat), false, level);
}

void TablePage::leave_table() {
  services_.journal.leave();
  services_.screens.pop();  // the pause menu
  services_.screens.pop();
}

void TablePage::observe(input_script::Observed& observed) const {
  areas_.observe(observed);
  if (stage_->busy()) observed.states.insert("busy");
  if (session_->working()) observed.states.insert("working");
  if (session_->over()) observed.states.insert("over");
  if (missed_seat()) observed.states.insert("missed");
  if (card_ == Card::log) observed.states.insert("card=log");
  if (card_ == Card::info) observed.states.insert("card=info");
  if (card_ == Card::glance) observed.states.insert("card=glance");
  for (const int seat : asked()) {
    const std::string name = core::name(core::seat_at(seat));
    if (!stage_->busy()) observed.states.insert("asked=" + name);
    if (session_->can_undo(core::seat_at(seat))) observed.states.insert("undo=" + name);
  }
  keeper_.observe(observed);
}

// Opening
// ---------------------------------------------------------------------------------------------------------

core::Result<std::unique_ptr<Screen>> open_table(app::Services& services, const Lobby& lobby,
                                                 std::uint64_t seed) {
  table::Seating seating;
  seating.game = lobby.game().id();
  seating.seats = lobby.seats();
  seating.options = lobby.options();
  seating.seed = seed;
  seating.open_hands = lobby.open_hands();
  auto session = table::Session::open(seating, &services.journal);
  if (!session) return tl::unexpected(session.error());
  return std::make_unique<TablePage>(services, *std::move(session), lobby, false);
}

namespace {

/// People sit down again on what they played on: `pressed`, the device that chose to continue, goes to the
/// first of its kind (or to the first person); pads go round in their order; where a pad is missing its
/// person plays on `pressed` until another device is pressed.
void seat_people(Lobby& lobby, std::vector<stage::Who>& seats, DeviceId pressed, std::vector<DeviceId> pads) {
  const auto same_kind = [pressed](const stage::Who& who) {
    return who.person && who.device == pressed.kind;
  };
  auto first = std::find_if(seats.begin(), seats.end(), same_kind);
  if (first == seats.end())
    first = std::find_if(seats.begin(), seats.end(), [](const auto& who) { return who.person; });
  std::erase(pads, pressed);
  for (auto who = seats.begin(); who != seats.end(); ++who) {
    if (!who->person) continue;
    DeviceId device = pressed;
    if (who != first && who->device != DeviceKind::pad) device = DeviceId{who->device, 0};
    if (who != first && who->device == DeviceKind::pad && !pads.empty()) {
      device = pads.front();
      pads.erase(pads.begin());
    }
    who->device = device.kind;
    lobby.sit_down(static_cast<int>(who - seats.begin()), device);
  }
}

}  // namespace

core::Result<std::unique_ptr<Screen>> continue_table(app::Services& services, SavedTable table,
                                                     bool continued, DeviceId device) {
  Lobby lobby(table.match.game());
  lobby.set_places(table.match.seats());
  for (int seat = 0; seat < lobby.places(); ++seat) {
    const stage::Who& who = table.seats[static_cast<std::size_t>(seat)];
    lobby.set_level(seat, who.bot_level);
    lobby.rename(seat, who.name);
    lobby.set_portrait(seat, who.portrait);
  }
  seat_people(lobby, table.seats, device, services.devices.pads());
  lobby.set_options(table.match.header().setup.options);
  lobby.set_open_hands(table.open_hands);
  auto session =
      table::Session::resume(std::move(table.match), std::move(table.seats), &services.journal, continued);
  if (!session) return tl::unexpected(session.error());
  return std::make_unique<TablePage>(services, *std::move(session), std::move(lobby), true);
}

}  // namespace game::screens
