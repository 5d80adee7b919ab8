// Gestures of fighters and things.
#include "game/food_fight/gestures.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace game::food_fight {

using render::Easing;
using render::Point;

namespace {

constexpr float k_pi = std::numbers::pi_v<float>;

}  // namespace

void face(Step& step, int seat, Mood mood, double start, double seconds) {
  passing(step, start, seconds, [seat, mood](Pose& pose, float) { pose.at(seat).mood = mood; });
}

void light_only(Step& step, unsigned seats, double start, double seconds) {
  passing(step, start, seconds, [seats](Pose& pose, float) {
    for (int seat = 0; seat < pose.shown.seats; ++seat)
      pose.at(seat).light = ((seats >> seat) & 1U) != 0 ? 1.0F : 0.0F;
  });
}

void lunge(Step& step, const Direction& direction, int seat, Point toward, float far, double start,
           double seconds) {
  if (direction.reduced_motion) return;
  const Point way = unit(direction.place(seat).head(), toward) * far;
  passing(step, start, seconds, [seat, way](Pose& pose, float progress) {
    const float out = progress < 0.35F ? render::ease(Easing::in_back, progress / 0.35F)
                                       : 1 - render::ease(Easing::out_cubic, (progress - 0.35F) / 0.65F);
    pose.at(seat).push = pose.at(seat).push + way * out;
    pose.at(seat).lean += (way.x > 0 ? 1.0F : -1.0F) * 7 * out;
  });
}

void recoil(Step& step, const Direction& direction, int seat, Point from, float far, double start) {
  if (direction.reduced_motion) return;
  const Point way = unit(from, direction.place(seat).head());
  passing(step, start, 0.7, [seat, way, far](Pose& pose, float progress) {
    const float back = progress < 0.12F ? progress / 0.12F
                                        : 1 - render::ease(Easing::out_elastic, (progress - 0.12F) / 0.88F);
    pose.at(seat).push = pose.at(seat).push + Point{way.x * far, 6} * back;
    pose.at(seat).lean += (way.x >= 0 ? 1.0F : -1.0F) * 9 * back;
  });
}

void hop(Step& step, const Direction& direction, int seat, float height, double start, double seconds) {
  if (direction.reduced_motion) return;
  passing(step, start, seconds, [seat, height](Pose& pose, float progress) {
    pose.at(seat).push.y -= height * bump(progress);
    pose.at(seat).squash = render::squash(1 - 0.08F * bump(progress));
  });
}

void whirl(Step& step, const Direction& direction, int seat, int turns, double start, double seconds) {
  if (direction.reduced_motion) return;
  passing(step, start, seconds, [seat, turns](Pose& pose, float progress) {
    const float side = std::cos(progress * 2 * k_pi * static_cast<float>(turns));
    pose.at(seat).squash = {std::max(std::abs(side), 0.12F), 1};
    pose.at(seat).flip = side < 0;
  });
}

void tremble(Step& step, const Direction& direction, int seat, double start, double seconds) {
  if (direction.reduced_motion) return;
  passing(step, start, seconds, [seat](Pose& pose, float progress) {
    pose.at(seat).push.x += 5 * std::sin(progress * 60) * (1 - progress);
  });
}

void jolt(Step& step, const Direction& direction, int seat, double start) {
  if (direction.reduced_motion) return;
  passing(step, start, 0.3, [seat](Pose& pose, float progress) {
    pose.at(seat).tray.y -= 12 * std::abs(std::sin(progress * 2 * k_pi)) * (1 - progress);
  });
}

void leap(Step& step, const Direction& direction, int seat, int victim, double start, double seconds) {
  if (direction.reduced_motion) {
    face(step, seat, Mood::glee, start, seconds);
    return;
  }
  const SeatPlace& from = direction.place(seat);
  const SeatPlace& to = direction.place(victim);
  const bool left = to.rim.x < from.rim.x;
  const Point target{to.rim.x + (left ? 90.0F : -90.0F) * to.bust_scale, to.rim.y - 10};
  const std::string sprite = direction.names.cards.fighter(step.start.shown.at(seat).character, "throw");
  passing(step, start, seconds, [=, scale = from.bust_scale, home = from.rim](Pose& pose, float progress) {
    pose.at(seat).alpha = 0;
    const bool out = progress < 0.5F;
    const float share = out ? render::ease(Easing::in_quad, progress * 2)
                            : render::ease(Easing::in_out_quad, 2 - 2 * progress);
    Prop prop;
    prop.sprite = sprite;
    prop.anchor = {0.5F, 0.85F};
    prop.place = render::arc(home, target, 150, share);
    prop.scale = scale;
    prop.angle = (left ? -1.0F : 1.0F) * (out ? 28 : -8) * bump(share);
    prop.flip = left == out;
    pose.props.push_back(prop);
  });
}

void speak(Step& step, const Direction& direction, int seat, const std::string& words, double start,
           double seconds) {
  const SeatPlace& place = direction.place(seat);
  // Beside the head, towards the middle of the room, inside the safe area.
  const float side = place.rim.x < 960 ? 1.0F : -1.0F;
  const Point at{place.rim.x + side * 150 * place.bust_scale,
                 std::max(place.rim.y - 268 * place.bust_scale, 104.0F)};
  speak_at(step, direction, at, side < 0, words, start, seconds);
}

void dizzy_stars(Step& step, const Direction& direction, int seat, double start, double seconds) {
  const SeatPlace& place = direction.place(seat);
  const Point centre{place.rim.x, place.rim.y - 232 * place.bust_scale};
  circling_stars(step, direction, centre, place.bust_scale, start, seconds);
}

void spray(Step& step, const Direction& direction, const Spray& spray, double time) {
  render::Burst drops;
  drops.time = time;
  drops.origin = spray.from;
  drops.count = spray.count;
  drops.direction_degrees = spray.direction;
  drops.spread_degrees = spray.spread;
  drops.fastest = spray.fastest;
  drops.colour = spray.colour;
  drops.smallest = 6;
  drops.largest = spray.largest;
  drops.pictures = 4;
  drops.seed = direction.seed * 31 + static_cast<std::uint64_t>(step.drops.size());
  step.drops.push_back(drops);
}

void crumbs(Step& step, const Direction& direction, Point from, int count, double time) {
  render::Burst debris;
  debris.time = time;
  debris.origin = from;
  debris.count = count;
  debris.slowest = 160;
  debris.fastest = 460;
  debris.smallest = 9;
  debris.largest = 17;
  debris.colour = render::k_milk;
  debris.pictures = 4;
  debris.seed = direction.seed * 17 + static_cast<std::uint64_t>(step.debris.size());
  step.debris.push_back(debris);
}

Point shout_place(const Layout& layout) {
  return layout.two_rows ? Point{layout.middle.x, layout.floor.centre().y + 12}
                         : layout.middle + Point{0, 16};
}

void shout(Step& step, const Direction& direction, const std::string& text, ShoutKind kind, double start,
           double seconds) {
  shout_at(step, direction, shout_place(direction.layout), text, kind, start, seconds);
}

}  // namespace game::food_fight
