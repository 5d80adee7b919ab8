// Easing curves, arcs and squash.
#include "render/tween.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace render {
namespace {

using Curve = float (*)(float);

// How far "back" leans over: 10 % of the way.
constexpr float k_overshoot = 1.70158F;

float in_quad(float t) {
  return t * t;
}
float in_cubic(float t) {
  return t * t * t;
}
float in_back(float t) {
  return t * t * ((k_overshoot + 1.0F) * t - k_overshoot);
}

float in_elastic(float t) {
  if (t <= 0.0F || t >= 1.0F) return t;
  constexpr float k_turns = 2.0F * std::numbers::pi_v<float> / 3.0F;
  return -std::pow(2.0F, 10.0F * t - 10.0F) * std::sin((t * 10.0F - 10.75F) * k_turns);
}

// Four parabolas, each a quarter as high as the one before.
float out_bounce(float t) {
  constexpr float k_steepness = 7.5625F;
  constexpr float k_parts = 2.75F;
  if (t < 1.0F / k_parts) return k_steepness * t * t;
  if (t < 2.0F / k_parts) {
    t -= 1.5F / k_parts;
    return k_steepness * t * t + 0.75F;
  }
  if (t < 2.5F / k_parts) {
    t -= 2.25F / k_parts;
    return k_steepness * t * t + 0.9375F;
  }
  t -= 2.625F / k_parts;
  return k_steepness * t * t + 0.984375F;
}

float in_bounce(float t) {
  return 1.0F - out_bounce(1.0F - t);
}

float mirrored(Curve in, float t) {
  return 1.0F - in(1.0F - t);
}
float both(Curve in, float t) {
  return t < 0.5F ? in(2.0F * t) / 2.0F : 1.0F - in(2.0F - 2.0F * t) / 2.0F;
}

float curve_at(Easing easing, float t) {
  switch (easing) {
    case Easing::linear:
      return t;
    case Easing::in_quad:
      return in_quad(t);
    case Easing::out_quad:
      return mirrored(in_quad, t);
    case Easing::in_out_quad:
      return both(in_quad, t);
    case Easing::in_cubic:
      return in_cubic(t);
    case Easing::out_cubic:
      return mirrored(in_cubic, t);
    case Easing::in_out_cubic:
      return both(in_cubic, t);
    case Easing::in_back:
      return in_back(t);
    case Easing::out_back:
      return mirrored(in_back, t);
    case Easing::in_out_back:
      return both(in_back, t);
    case Easing::in_elastic:
      return in_elastic(t);
    case Easing::out_elastic:
      return mirrored(in_elastic, t);
    case Easing::in_out_elastic:
      return both(in_elastic, t);
    case Easing::in_bounce:
      return in_bounce(t);
    case Easing::out_bounce:
      return out_bounce(t);
    case Easing::in_out_bounce:
      return both(in_bounce, t);
  }
  return t;
}

}  // namespace

float ease(Easing easing, float progress) {
  if (!(progress > 0.0F)) return 0.0F;
  if (progress >= 1.0F) return 1.0F;
  return curve_at(easing, progress);
}

float progress_at(double time, double start, double duration) {
  if (time < start) return 0.0F;
  if (duration <= 0.0 || time >= start + duration) return 1.0F;
  // Rounding must not end a stretch before its time: what follows it has not begun.
  constexpr float k_below_one = 1.0F - std::numeric_limits<float>::epsilon() / 2;
  return std::min(static_cast<float>((time - start) / duration), k_below_one);
}

float arc_height(float height, float progress) {
  const float t = std::clamp(progress, 0.0F, 1.0F);
  return 4.0F * height * t * (1.0F - t);
}

Point arc(Point from, Point to, float height, float progress) {
  const float t = std::clamp(progress, 0.0F, 1.0F);
  const Point straight = blend(from, to, t);
  return {straight.x, straight.y - arc_height(height, t)};
}

Squash squash(float amount) {
  return {amount, 1.0F / amount};
}

Squash squash_recovery(float amount, float progress) {
  const float t = std::clamp(progress, 0.0F, 1.0F);
  // One and a half swings, dying away with the square of what is left.
  const float rest = (1.0F - t) * (1.0F - t);
  const float swing = std::cos(3.0F * std::numbers::pi_v<float> * t) * rest;
  return squash(std::pow(amount, swing));
}

}  // namespace render
