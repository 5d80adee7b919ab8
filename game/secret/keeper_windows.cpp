// The windows of Hold the Events at the screen: see raised_hands.hpp.
#include <algorithm>
#include <array>
#include <stdexcept>

#include "engine/food_fight/events.hpp"
#include "engine/food_fight/question.hpp"
#include "game/screens/widgets.hpp"
#include "game/secret/keeper.hpp"

namespace game::secret {

using devices::Logical;

namespace {

/// Seconds, as long as bots may take to pass: nobody sees how many of them were asked.
constexpr double k_breath = 0.2;

bool is_window(const core::Question& question) {
  return food_fight::kind_of(question) == food_fight::Kind::event;
}

}  // namespace

void Keeper::note_for_windows(const core::Event& event) {
  called_hands_.reset();
  if (!holds_events_) return;
  if (static_cast<food_fight::EventKind>(event.kind()) == food_fight::EventKind::round_started)
    raised_.new_round(hides());
}

/// A table that goes on: who holds an event may have been about to play it.
void Keeper::raise_all() {
  for (int seat = 0; seat < session_.match().seats(); ++seat) {
    if (is_person(seat)) raised_.raise(seat);
  }
}

/// A hand may go up until the stage takes its breath; whose is up then counts for the window.
bool Keeper::window_waits() {
  if (!hides() || !doubts_ || doubts_->empty() || !doubts_->front().window) return false;
  if (called_hands_) return false;
  if (!stage_->lets_think()) return true;
  unsigned hands = 0;
  for (int seat = 0; seat < session_.match().seats(); ++seat) {
    if (is_raised(seat)) hands |= 1U << static_cast<unsigned>(seat);
  }
  called_hands_ = hands;
  return false;
}

/// Whether the curtain comes although nothing may be asked.
bool Keeper::may_call(const Doubt& doubt) const {
  const int seat = core::index(doubt.seat);
  if (!hides() || !is_person(seat) || doubt.asked) return false;
  return !doubt.window || ((called_hands_.value_or(0) >> static_cast<unsigned>(seat)) & 1U) != 0;
}

/// Whether the person's answer to that question is a pass that nobody is bothered with.
bool Keeper::passes(const core::Question& question) const {
  if (!holds_events_ || !is_window(question)) return false;
  const int seat = core::index(question.seat());
  if (hides() && called_hands_) return ((*called_hands_ >> static_cast<unsigned>(seat)) & 1U) == 0;
  return !raised_.asks(question, hides());
}

/// True if the open question is such a one: it is answered as soon as the stage has shown what came before.
bool Keeper::pass_window() {
  if (!holds_events_) return false;
  for (const core::Question& question : session_.questions()) {
    if (!is_person(core::index(question.seat())) || !passes(question)) continue;
    due_ = true;
    if (!stage_->lets_think()) return true;
    if (auto taken = session_.answer(question.seat(), food_fight::pass_choice()); !taken)
      throw std::logic_error("a window cannot be passed: " + taken.error().message);
    return true;
  }
  return false;
}

void Keeper::answers(int seat, bool for_the_round) {
  const core::Question* question = session_.match().pending_for(core::seat_at(seat));
  if (for_the_round) raised_.put_down(seat, question);
  // Behind a curtain the time that it takes to close is the same for all.
  if (holds_events_ && !hides() && question != nullptr && is_window(*question)) breath_left_ = k_breath;
}

/// Up raises the hand of whoever is not asked just now, or puts it down; a device that carries several seats
/// moves all their hands.
bool Keeper::act_on_raised(const devices::Action& action) {
  if (action.logical != Logical::move_up || action.phase != devices::Phase::pressed) return false;
  if (covers() || board_shown() || !holds_events_) return false;
  const std::vector<int> seats = map_.seats_of(action.device);
  const std::vector<int> waited_for = asked();
  const bool is_asked = std::any_of(seats.begin(), seats.end(), [&waited_for](int seat) {
    return std::find(waited_for.begin(), waited_for.end(), seat) != waited_for.end();
  });
  if (seats.empty() || (is_asked && !stage_->busy())) return false;
  const bool up = std::all_of(seats.begin(), seats.end(), [this](int seat) { return is_raised(seat); });
  if (up && !hides()) return false;  // asked in the open, "Not this round" puts it down
  for (const int seat : seats) {
    if (up)
      raised_.put_down(seat, nullptr);
    else
      raised_.raise(seat);
  }
  services_.sounds.play("focus-move");
  return true;
}

/// "Up: play an event", or the marks of those whose hands are up.
void Keeper::draw_raised(screens::HotAreas& areas) {
  const std::vector<int> people = map_.people();
  if (!holds_events_ || covers() || board_shown() || session_.over() || people.empty()) return;
  std::vector<int> up;
  for (const int seat : people) {
    if (is_raised(seat)) up.push_back(seat);
  }
  // Asked in the open, one needs it only after "Not this round".
  if (!hides() && up.size() == people.size()) return;
  const render::Rect place = stage_->raised_hands();
  const bool marks = hides() && !up.empty();
  const std::array<screens::Hint, 1> hints{
      screens::Hint{Logical::move_up, marks ? "Up" : (hides() ? "Up: play an event" : "Up: ask me again")}};
  screens::draw_hints(services_, areas, services_.devices.last_used().kind, hints,
                      {place.x, place.centre().y}, screens::Side::left);
  if (!marks) return;
  constexpr float k_button = 170.0F;
  const float pitch = std::min(place.height + 4.0F, (place.width - k_button) / static_cast<float>(up.size()));
  float x = place.x + k_button + pitch / 2;
  for (const int seat : up) {
    const stage::Who& who = session_.seats()[static_cast<std::size_t>(seat)];
    screens::draw_mark(services_.canvas, seat, who.letter, {x, place.centre().y},
                       std::min(pitch, place.height));
    x += pitch;
  }
}

}  // namespace game::secret
