// Steps of a script in time.
#include "game/input_script/player.hpp"

#include <utility>

namespace game::input_script {

namespace {

bool holds(const Condition& condition, const Observed& observed) {
  return observed.states.contains(condition.state) != condition.negated;
}

std::string words(const Condition& condition) {
  return (condition.negated ? "!" : "") + condition.state;
}

std::string list(const Observed& observed) {
  std::string text;
  for (const std::string& state : observed.states) text += (text.empty() ? "" : ", ") + state;
  return text.empty() ? "there are no states" : "the states are " + text;
}

}  // namespace

Player::Player(Script script, Perform perform) : script_(std::move(script)), perform_(std::move(perform)) {}

void Player::advance(devices::Time now, const Observed& observed) {
  if (!std::exchange(started_, true)) {
    origin_ = now;
    arrived_ = now;
  }
  // An until without a wait in it could go round for ever within one frame: each step is taken once at most.
  for (std::size_t steps = 0; steps < script_.steps.size() && !finished(); ++steps) {
    if (!take_step(now, observed)) return;
  }
}

bool Player::take_step(devices::Time now, const Observed& observed) {
  if (leave_block(now, observed)) return true;
  return std::visit([&](const auto& step) { return take(step, now, observed); }, script_.steps[next_].what);
}

/// Out of the outermost block whose state shows.
bool Player::leave_block(devices::Time now, const Observed& observed) {
  for (std::size_t depth = 0; depth < open_blocks_.size(); ++depth) {
    const auto& until = std::get<Until>(script_.steps[open_blocks_[depth]].what);
    if (!holds(until.condition, observed)) continue;
    open_blocks_.resize(depth);
    origin_ = now;
    go_to(until.after, now);
    return true;
  }
  return false;
}

bool Player::take(const Timed& timed, devices::Time now, const Observed& observed) {
  if (now - origin_ < timed.time) return false;
  if (const auto* point = std::get_if<MousePoint>(&timed.deed)) {
    const auto place = observed.places.find(point->place);
    if (place == observed.places.end()) {
      fail("there is no place \"" + point->place + "\" on the screen");
      return false;
    }
    perform_(MouseMove{place->second});
  } else {
    perform_(timed.deed);
  }
  ++next_;
  return true;
}

bool Player::take(const Wait& wait, devices::Time now, const Observed& observed) {
  if (!holds(wait.condition, observed)) {
    if (now - arrived_ >= k_patience) {
      fail("waited 60 s for " + words(wait.condition) + "; " + list(observed));
    }
    return false;
  }
  origin_ = now;
  go_to(next_ + 1, now);
  return true;
}

bool Player::take(const Until& until, devices::Time now, const Observed& observed) {
  origin_ = now;
  if (holds(until.condition, observed)) {
    go_to(until.after, now);
  } else {
    open_blocks_.push_back(next_);
    go_to(next_ + 1, now);
  }
  return true;
}

bool Player::take(const End& end, devices::Time now, const Observed&) {
  open_blocks_.pop_back();
  go_to(end.until, now);
  return false;  // once round a frame at most: the program must get the chance to answer
}

void Player::go_to(std::size_t step, devices::Time now) {
  next_ = step;
  arrived_ = now;
}

void Player::fail(const std::string& message) {
  failure_ = script_.file + ":" + std::to_string(script_.steps[next_].line) + ": " + message;
}

}  // namespace game::input_script
