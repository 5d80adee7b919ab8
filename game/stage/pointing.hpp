// Pointing at things on the table: the focus, what is picked, and what a press does with them. The same on
// all stages with hands: moving goes to the nearest thing in that direction, of things that overlap the mouse
// means the smaller one.
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "engine/core/question.hpp"
#include "game/devices/logical.hpp"
#include "render/geometry.hpp"

namespace game::stage {

template <class Spot>
bool contains(const std::vector<Spot>& spots, const Spot& spot) {
  return std::find(spots.begin(), spots.end(), spot) != spots.end();
}

/// `Spot`: what one can point at; comparable. A game's choice says which spots are on offer, where they lie
/// and what picking one means.
template <class Spot>
class Pointing {
 public:
  virtual ~Pointing() = default;

  /// Where a spot is on screen.
  virtual render::Rect rect_of(const Spot& spot) const = 0;
  bool is_lit(const Spot& spot) const { return contains(spots_, spot); }      ///< can be picked now
  bool is_picked(const Spot& spot) const { return contains(picked_, spot); }  ///< was picked already
  const std::vector<Spot>& picked() const { return picked_; }
  /// All that the focus may go to now.
  const std::vector<Spot>& spots() const { return spots_; }
  const Spot* focus() const { return spots_.empty() ? nullptr : &focus_; }
  bool is_focused(const Spot& spot) const { return !spots_.empty() && focus_ == spot; }
  bool can_step_back() const { return !picked_.empty(); }

  /// A press. A choice when one was made.
  std::optional<core::Choice> act(const devices::Action& action) {
    refused_ = false;
    const bool mouse = action.device.kind == devices::DeviceKind::mouse;
    const bool confirms = action.logical == devices::Logical::confirm;
    const render::Point at{action.pointer.x, action.pointer.y};
    if (mouse && confirms && action.phase == devices::Phase::released) return drop(at);
    if (!action.is_press() || spots_.empty()) return std::nullopt;
    switch (action.logical) {
      case devices::Logical::point:
        return point(at, false);
      case devices::Logical::confirm:
        if (action.phase != devices::Phase::pressed) return std::nullopt;
        return mouse ? point(at, true) : pick(Spot(focus_));
      case devices::Logical::back:
        step_back();
        return std::nullopt;
      case devices::Logical::move_left:
      case devices::Logical::move_right:
      case devices::Logical::move_up:
      case devices::Logical::move_down:
        move(action.logical);
        return std::nullopt;
      default:
        return std::nullopt;
    }
  }
  /// Rises with every change of focus: for sounds and fades.
  int changes() const { return changes_; }
  int picks() const { return picks_; }
  bool refused() const { return refused_; }

 protected:
  Pointing() = default;
  Pointing(const Pointing&) = default;
  Pointing& operator=(const Pointing&) = default;

  virtual std::optional<core::Choice> pick(const Spot& spot) = 0;
  virtual void step_back() = 0;
  /// A click where no spot is; whether it meant something all the same.
  virtual bool clicked_beside(render::Point /*at*/) { return false; }
  /// The mouse lets go there.
  virtual std::optional<core::Choice> drop(render::Point /*at*/) { return std::nullopt; }

  /// Of things that lie over one another the smaller, of those alike the one whose middle is nearest; null:
  /// none lies there.
  const Spot* spot_under(render::Point at) const {
    const Spot* hit = nullptr;
    for (const Spot& spot : spots_) {
      const render::Rect rect = rect_of(spot);
      if (!rect.contains(at)) continue;
      if (hit != nullptr) {
        const render::Rect other = rect_of(*hit);
        const bool smaller = rect.width * rect.height < other.width * other.height * 0.8F;
        const bool alike = rect.width * rect.height < other.width * other.height * 1.2F;
        const bool nearer = std::abs(rect.centre().x - at.x) < std::abs(other.centre().x - at.x);
        if (!smaller && !(alike && nearer)) continue;
      }
      hit = &spot;
    }
    return hit;
  }

  std::vector<Spot> picked_;
  std::vector<Spot> spots_;  ///< that the focus may go to
  Spot focus_;
  int changes_ = 0;
  int picks_ = 0;

 private:
  /// The nearest spot in that direction: distance, with what lies off the direction counted more.
  void move(devices::Logical direction) {
    using devices::Logical;
    const render::Point from = rect_of(focus_).centre();
    const Spot* best = nullptr;
    float nearest = 1e9F;
    for (const Spot& spot : spots_) {
      if (spot == focus_) continue;
      render::Point way = rect_of(spot).centre() - from;
      if (direction == Logical::move_left || direction == Logical::move_up) way = way * -1.0F;
      if (direction == Logical::move_up || direction == Logical::move_down) std::swap(way.x, way.y);
      const float distance = way.x + 1.3F * std::abs(way.y);
      if (way.x < 12 || distance >= nearest) continue;
      nearest = distance;
      best = &spot;
    }
    if (best == nullptr) return;
    focus_ = *best;
    ++changes_;
  }

  std::optional<core::Choice> point(render::Point at, bool click) {
    const Spot* hit = spot_under(at);
    if (hit == nullptr) {
      refused_ = click && !clicked_beside(at);
      return std::nullopt;
    }
    const Spot spot = *hit;
    if (spot != focus_) {
      focus_ = spot;
      ++changes_;
    }
    return click ? pick(spot) : std::nullopt;
  }

  bool refused_ = false;
};

}  // namespace game::stage
