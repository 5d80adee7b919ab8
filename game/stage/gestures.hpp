// What things do for a moment in every stage: fly, pop up, puff, shout. Each is over, and leaves no trace,
// when its time is; times count from the step's start. Reduced motion keeps what must be seen (S9).
#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>

#include "game/stage/scenery.hpp"
#include "game/stage/step.hpp"
#include "render/tween.hpp"

namespace game::stage {

/// Up and down again over the stretch.
inline float bump(float progress) {
  return std::sin(progress * std::numbers::pi_v<float>);
}

/// In quickly, out quickly, there between.
inline float presence(float progress, float in = 0.15F, float out = 0.2F) {
  return std::clamp(std::min(progress / in, (1 - progress) / out), 0.0F, 1.0F);
}

/// One unit long.
inline render::Point unit(render::Point from, render::Point to) {
  const render::Point way = to - from;
  return way * (1 / std::max(1.0F, std::hypot(way.x, way.y)));
}

/// A picture on an arc from one place to another.
struct Toss {
  std::string sprite;
  render::Point from;
  render::Point to;
  float height = 80;
  float scale = 1;
  float turn = 0;  ///< degrees on the way
  render::Colour tint = render::k_milk;
};
template <class Pose, class Direction>
void toss(StepOf<Pose>& step, const Direction& direction, const Toss& toss, double start, double seconds) {
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

/// A picture that pops up, stays and goes.
struct Pop {
  std::string sprite;
  render::Point at;
  float scale = 1;
  float angle = 0;
  render::Point anchor{0.5F, 0.5F};
};
template <class Pose, class Direction>
void pop_up(StepOf<Pose>& step, const Direction& direction, const Pop& pop, double start, double seconds) {
  passing(step, start, seconds, [pop, reduced = direction.reduced_motion](Pose& pose, float progress) {
    const float there = presence(progress);
    Prop prop;
    prop.sprite = pop.sprite;
    prop.place = pop.at;
    prop.anchor = pop.anchor;
    prop.angle = pop.angle;
    prop.scale =
        pop.scale * (reduced ? 1.0F : std::max(0.05F, render::ease(render::Easing::out_back, there)));
    prop.alpha = there;
    pose.props.push_back(prop);
  });
}

/// A cloud that grows and thins out.
template <class Pose, class Direction>
void puff(StepOf<Pose>& step, const Direction& direction, render::Point at, render::Colour tint, float size,
          double start, double seconds) {
  passing(step, start, seconds,
          [at, tint, size, reduced = direction.reduced_motion](Pose& pose, float progress) {
            Prop prop;
            prop.sprite = "cloud-dust";
            prop.place = at;
            prop.scale =
                size * (reduced ? 1.0F : 0.5F + 0.6F * render::ease(render::Easing::out_cubic, progress));
            prop.angle = reduced ? 0 : 10 * progress;
            prop.alpha = presence(progress, 0.1F, 0.5F);
            prop.tint = tint;
            pose.props.push_back(prop);
          });
}

/// Stars that circle round a head.
template <class Pose, class Direction>
void circling_stars(StepOf<Pose>& step, const Direction& direction, render::Point centre, float scale,
                    double start, double seconds) {
  passing(step, start, seconds,
          [centre, scale, reduced = direction.reduced_motion](Pose& pose, float progress) {
            for (int i = 0; i < 4; ++i) {
              const float turn = 2 * std::numbers::pi_v<float> *
                                 (static_cast<float>(i) / 4 + (reduced ? 0.0F : 1.2F * progress));
              Prop star;
              star.sprite = "star-" + std::to_string(i);
              star.place = centre + render::Point{std::cos(turn) * 96, std::sin(turn) * 24} * scale;
              star.scale = scale * (0.85F + 0.25F * std::sin(turn));
              star.alpha = presence(progress);
              pose.props.push_back(star);
            }
          });
}

/// Words in a bubble; `flip`: its tail on the right.
template <class Pose, class Direction>
void speak_at(StepOf<Pose>& step, const Direction& direction, render::Point at, bool flip,
              const std::string& words, double start, double seconds) {
  passing(step, start, seconds,
          [at, words, flip, reduced = direction.reduced_motion](Pose& pose, float progress) {
            const float there = presence(progress);
            const float grown = reduced ? 1.0F : render::ease(render::Easing::out_back, there);
            pose.sayings.push_back({words, at, grown, there, flip});
          });
}

/// A shout that bursts out, stays readable and goes.
template <class Pose, class Direction>
void shout_at(StepOf<Pose>& step, const Direction& direction, render::Point middle, const std::string& text,
              ShoutKind kind, double start, double seconds) {
  passing(step, start, seconds,
          [text, kind, middle, reduced = direction.reduced_motion,
           quick = static_cast<float>(0.22 / seconds)](Pose& pose, float progress) {
            const float in = std::min(progress / quick, 1.0F);
            const float out = std::clamp((1 - progress) / quick, 0.0F, 1.0F);
            pose.shout = {text,
                          middle,
                          reduced ? 1.0F : render::ease(render::Easing::out_back, in),
                          -3,
                          reduced ? std::min(in, out) : out,
                          kind};
          });
}

template <class Pose, class Direction>
void shake(StepOf<Pose>& step, const Direction& direction, float trauma, double time) {
  step.shakes.push_back(
      {time, std::min(trauma, 1.0F), {1, 0.2F}, static_cast<std::uint32_t>(direction.seed)});
}

}  // namespace game::stage
