// The curtain's movement.
#include "game/secret/curtain.hpp"

#include <algorithm>

#include "render/tween.hpp"

namespace game::secret {

namespace {

constexpr double k_fall = 0.32;
constexpr double k_part = 0.30;
constexpr double k_close = 0.20;

double length_of(Curtain::State state) {
  switch (state) {
    case Curtain::State::falling:
      return k_fall;
    case Curtain::State::opening:
    case Curtain::State::parting:
      return k_part;
    case Curtain::State::closing:
      return k_close;
    default:
      return 0.0;
  }
}

}  // namespace

void Curtain::enter(State state) {
  state_ = state;
  age_ = 0.0;
}

void Curtain::call(int seat) {
  seat_ = seat;
  close_asked_ = false;
  open_seconds_ = 0.0;
  deaf_left_ = k_dead_time;
  const bool closed = state_ == State::shut || state_ == State::asking;
  enter(closed ? State::asking : State::falling);
}

void Curtain::open() {
  if (ready()) enter(State::opening);
}

void Curtain::close() {
  if (is_private()) close_asked_ = true;
}

void Curtain::interrupt() {
  if (state_ == State::away || state_ == State::parting) return;
  if (close_asked_ || state_ == State::shut) return enter(State::shut);
  open_seconds_ = 0.0;
  enter(State::asking);
}

void Curtain::part() {
  close_asked_ = false;
  if (state_ == State::shut || state_ == State::asking || state_ == State::falling) enter(State::parting);
}

void Curtain::vanish() {
  close_asked_ = false;
  enter(State::away);
}

void Curtain::update(double seconds, bool cut) {
  age_ += seconds;
  deaf_left_ -= seconds;
  if (is_private()) open_seconds_ += seconds;
  const bool done = cut || age_ >= length_of(state_);
  switch (state_) {
    case State::falling:
      if (done) enter(State::asking);
      break;
    case State::opening:
      if (done) enter(State::open);
      break;
    case State::open:
      if (close_asked_ && open_seconds_ >= k_least_open) enter(State::closing);
      break;
    case State::closing:
      if (done) enter(State::shut);
      break;
    case State::parting:
      if (done) vanish();
      break;
    default:
      break;
  }
}

float Curtain::gap() const {
  const double length = length_of(state_);
  const float share = length > 0.0 ? static_cast<float>(std::min(1.0, age_ / length)) : 1.0F;
  const float eased = render::ease(render::Easing::in_out_quad, share);
  switch (state_) {
    case State::away:
    case State::open:
      return 1.0F;
    case State::falling:
    case State::closing:
      return 1.0F - eased;
    case State::opening:
    case State::parting:
      return eased;
    default:
      return 0.0F;
  }
}

}  // namespace game::secret
