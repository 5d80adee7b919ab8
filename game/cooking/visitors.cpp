// How visitors come, stand and go.
#include "game/cooking/visitors.hpp"

#include <algorithm>
#include <cmath>

#include "game/cooking/scenes_attacks.hpp"
#include "game/stage/gestures.hpp"

namespace game::cooking {

using render::Easing;
using render::Point;
using stage::bump;

namespace {

constexpr float k_stride = 110;       ///< units of one bob while walking
constexpr double k_door_opens = 0.3;  ///< seconds that the door stands open
constexpr float k_far = 0.55F;        ///< size at the door

Point at_the_door(const Layout& layout, const Visitor& rest) {
  return {layout.door.x, rest.place.y};
}

void open_door(Step& step, double start) {
  step.timeline.mark(start, "kitchen-door");
  passing(step, start, k_door_opens, [](Pose& pose, float) { pose.door_open = true; });
}

/// A thief steps, waits, steps; everybody else strides.
float stride(bool sneaks, float progress) {
  if (!sneaks) return render::ease(Easing::out_quad, progress);
  constexpr float k_steps = 4;
  const float at = progress * k_steps;
  const float whole = std::floor(at);
  return (whole + render::ease(Easing::in_out_cubic, std::min((at - whole) * 1.5F, 1.0F))) / k_steps;
}

void bear(Visitor& visitor, Bearing bearing, float progress, double seconds) {
  const float time = progress * static_cast<float>(seconds);
  switch (bearing) {
    case Bearing::waits:
      visitor.lean = 2.4F * std::sin(time * 10) * std::max(0.0F, 1 - time / 0.6F);
      break;
    case Bearing::shouts:
      visitor.place.y -= 16 * std::abs(std::sin(time * 13)) * std::max(0.0F, 1 - time);
      visitor.lean = 3 * std::sin(time * 13) * std::max(0.0F, 1 - time);
      break;
    case Bearing::writes:
      visitor.lean = 1.6F * std::sin(time * 26);
      break;
    case Bearing::sags:
      visitor.lean = -3 * std::min(time * 3, 1.0F);
      break;
    case Bearing::gloats:
      visitor.lean = 4 * std::sin(time * 6);
      break;
    case Bearing::steams:
      visitor.place.x += 3 * std::sin(time * 40);
      break;
  }
}

VisitorMood mood_on_the_way(const Visit& visit) {
  return visit.mood == VisitorMood::shout || visit.mood == VisitorMood::write ? VisitorMood::content
                                                                              : visit.mood;
}

}  // namespace

double crossing_seconds(Point from, Point to) {
  return 0.45 + static_cast<double>(std::abs(to.x - from.x)) / 2600;
}

double walk_seconds(const Layout& layout, int on) {
  const float way = std::abs(layout.bay_of(on).visitor.x - layout.door.x);
  return 0.3 + static_cast<double>(way) / 3400;
}

double walk_in(Step& step, const Direction& direction, Card card, int on, double start) {
  const Visitor rest = visitor_at_rest(direction.layout, {card, on, VisitorMood::glare});
  const Point door = at_the_door(direction.layout, rest);
  const double seconds = walk_seconds(direction.layout, on);
  const bool sneaks = card == Card::thief;
  open_door(step, start);
  passing(step, start, seconds,
          [rest, door, sneaks, reduced = direction.reduced_motion](Pose& pose, float progress) {
            Visitor visitor = rest;
            if (reduced) {
              visitor.alpha = progress;
            } else {
              const float share = stride(sneaks, progress);
              const float way = std::abs(rest.place.x - door.x) / k_stride;
              visitor.place = render::blend(door, rest.place, share);
              visitor.place.y -= (sneaks ? 4.0F : 14.0F) * std::abs(std::sin(share * way * 1.57F));
              visitor.lean = (sneaks ? 0.0F : 3.0F) * std::sin(share * way * 1.57F);
              visitor.scale = rest.scale * render::blend(k_far, 1, std::min(share * 3, 1.0F));
              visitor.alpha = std::min(progress * 8, 1.0F);
              if (share < 0.8F) visitor.side = -1;
            }
            pose.visitors.push_back(visitor);
          });
  return start + seconds;
}

void stand(Step& step, const Direction& direction, const Visit& visit, Bearing bearing, double start,
           double seconds) {
  const Visitor rest = visitor_at_rest(direction.layout, visit);
  passing(step, start, seconds,
          [rest, bearing, seconds, reduced = direction.reduced_motion](Pose& pose, float progress) {
            Visitor visitor = rest;
            if (!reduced) bear(visitor, bearing, progress, seconds);
            pose.visitors.push_back(visitor);
          });
}

double walk_off(Step& step, const Direction& direction, const Visit& visit, double start) {
  Visit leaving = visit;
  leaving.mood = mood_on_the_way(visit);
  const Visitor rest = visitor_at_rest(direction.layout, leaving);
  const Point door = at_the_door(direction.layout, rest);
  const double seconds = walk_seconds(direction.layout, visit.on);
  open_door(step, start + std::max(0.0, seconds - k_door_opens));
  passing(step, start, seconds,
          [rest, door, mood = leaving.mood, reduced = direction.reduced_motion](Pose& pose, float progress) {
            Visitor visitor = rest;
            visitor.alpha = reduced ? 1 - progress : std::min((1 - progress) * 8, 1.0F);
            if (!reduced) {
              const float share = render::ease(Easing::in_quad, progress);
              const float way = std::abs(rest.place.x - door.x) / k_stride;
              const bool cooked = mood == VisitorMood::cooked;
              visitor.place = render::blend(rest.place, door, share);
              visitor.place.y -= (cooked ? 22.0F : 12.0F) * std::abs(std::sin(share * way * 1.57F));
              visitor.lean = (cooked ? 7.0F : -3.0F) * std::sin(share * way * 1.57F);
              visitor.scale = rest.scale * render::blend(1, k_far, std::max(0.0F, share * 3 - 2));
              if (share > 0.2F) visitor.side = -1;
            }
            pose.visitors.push_back(visitor);
          });
  return start + seconds;
}

void see_off(Step& step, const Direction& direction) {
  const Visit& visit = step.start.shown.visit;
  step.start.waits = false;
  walk_off(step, direction, visit, 0);
}

}  // namespace game::cooking
