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

/// Up and down again over the stretch.
float bump(float progress) {
  return std::sin(progress * k_pi);
}

/// In quickly, out quickly, there between.
float presence(float progress, float in = 0.15F, float out = 0.2F) {
  return std::clamp(std::min(progress / in, (1 - progress) / out), 0.0F, 1.0F);
}

Point unit(Point from, Point to) {
  const Point way = to - from;
  const float length = std::max(1.0F, std::hypot(way.x, way.y));
  return way * (1 / length);
}

/// A track that leaves nothing behind.
void passing(Step& step, double start, double seconds, PoseTrack change) {
  track(step, start, seconds, [change = std::move(change)](Pose& pose, float progress) {
    if (progress < 1) change(pose, progress);
  });
}

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
  const std::string sprite = "fighter-" + card_id(step.start.shown.at(seat).character) + "-throw";
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
  passing(step, start, seconds,
          [at, words, side, reduced = direction.reduced_motion](Pose& pose, float progress) {
            const float there = presence(progress);
            const float grown = reduced ? 1.0F : render::ease(Easing::out_back, there);
            pose.sayings.push_back({words, at, grown, there, side < 0});
          });
}

void puff(Step& step, const Direction& direction, Point at, render::Colour tint, float size, double start,
          double seconds) {
  passing(step, start, seconds,
          [at, tint, size, reduced = direction.reduced_motion](Pose& pose, float progress) {
            Prop prop;
            prop.sprite = "cloud-dust";
            prop.place = at;
            prop.scale = size * (reduced ? 1.0F : 0.5F + 0.6F * render::ease(Easing::out_cubic, progress));
            prop.angle = reduced ? 0 : 10 * progress;
            prop.alpha = presence(progress, 0.1F, 0.5F);
            prop.tint = tint;
            pose.props.push_back(prop);
          });
}

void dizzy_stars(Step& step, const Direction& direction, int seat, double start, double seconds) {
  const SeatPlace& place = direction.place(seat);
  const Point centre{place.rim.x, place.rim.y - 232 * place.bust_scale};
  passing(step, start, seconds,
          [centre, scale = place.bust_scale, reduced = direction.reduced_motion](Pose& pose, float progress) {
            for (int i = 0; i < 4; ++i) {
              const float turn = 2 * k_pi * (static_cast<float>(i) / 4 + (reduced ? 0.0F : 1.2F * progress));
              Prop star;
              star.sprite = "star-" + std::to_string(i);
              star.place = centre + Point{std::cos(turn) * 96, std::sin(turn) * 24} * scale;
              star.scale = scale * (0.85F + 0.25F * std::sin(turn));
              star.alpha = presence(progress);
              pose.props.push_back(star);
            }
          });
}

void toss(Step& step, const Direction& direction, const Toss& toss, double start, double seconds) {
  passing(step, start, seconds, [toss, reduced = direction.reduced_motion](Pose& pose, float progress) {
    Prop prop;
    prop.sprite = toss.sprite;
    prop.scale = toss.scale;
    prop.tint = toss.tint;
    prop.place = reduced ? (progress < 0.5F ? toss.from : toss.to)
                         : render::arc(toss.from, toss.to, toss.height, progress);
    prop.angle = reduced ? 0 : toss.turn * progress;
    prop.alpha = reduced ? std::abs(1 - 2 * progress) : 1.0F;
    pose.props.push_back(prop);
  });
}

void pop_up(Step& step, const Direction& direction, const Pop& pop, double start, double seconds) {
  passing(step, start, seconds, [pop, reduced = direction.reduced_motion](Pose& pose, float progress) {
    const float there = presence(progress);
    Prop prop;
    prop.sprite = pop.sprite;
    prop.place = pop.at;
    prop.anchor = pop.anchor;
    prop.angle = pop.angle;
    prop.scale = pop.scale * (reduced ? 1.0F : std::max(0.05F, render::ease(Easing::out_back, there)));
    prop.alpha = there;
    pose.props.push_back(prop);
  });
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

void shake(Step& step, const Direction& direction, float trauma, double time) {
  step.shakes.push_back(
      {time, std::min(trauma, 1.0F), {1, 0.2F}, static_cast<std::uint32_t>(direction.seed)});
}

Point shout_place(const Layout& layout) {
  return layout.two_rows ? Point{layout.middle.x, layout.floor.centre().y + 12}
                         : layout.middle + Point{0, 16};
}

void shout(Step& step, const Direction& direction, const std::string& text, ShoutKind kind, double start,
           double seconds) {
  passing(step, start, seconds,
          [text, kind, middle = shout_place(direction.layout), reduced = direction.reduced_motion,
           quick = static_cast<float>(0.22 / seconds)](Pose& pose, float progress) {
            const float in = std::min(progress / quick, 1.0F);
            const float out = std::clamp((1 - progress) / quick, 0.0F, 1.0F);
            pose.shout = {text,
                          middle,
                          reduced ? 1.0F : render::ease(Easing::out_back, in),
                          -3,
                          reduced ? std::min(in, out) : out,
                          kind};
          });
}

}  // namespace game::food_fight
