// Easings, tweens, arcs: at 0, ½, 1, beyond both ends.
#include "render/tween.hpp"

#include <doctest/doctest.h>

#include <array>

using namespace render;

namespace {

struct EasingCase {
  Easing easing;
  float half;
};

constexpr std::array k_easings = {
    EasingCase{Easing::linear, 0.5F},           EasingCase{Easing::in_quad, 0.25F},
    EasingCase{Easing::out_quad, 0.75F},        EasingCase{Easing::in_out_quad, 0.5F},
    EasingCase{Easing::in_cubic, 0.125F},       EasingCase{Easing::out_cubic, 0.875F},
    EasingCase{Easing::in_out_cubic, 0.5F},     EasingCase{Easing::in_back, -0.0876975F},
    EasingCase{Easing::out_back, 1.0876975F},   EasingCase{Easing::in_out_back, 0.5F},
    EasingCase{Easing::in_elastic, -0.015625F}, EasingCase{Easing::out_elastic, 1.015625F},
    EasingCase{Easing::in_out_elastic, 0.5F},   EasingCase{Easing::in_bounce, 0.234375F},
    EasingCase{Easing::out_bounce, 0.765625F},  EasingCase{Easing::in_out_bounce, 0.5F},
};

}  // namespace

TEST_CASE("every easing starts at 0, ends at 1, holds beyond, and has its value halfway") {
  for (const EasingCase& expected : k_easings) {
    CAPTURE(static_cast<int>(expected.easing));
    CHECK(ease(expected.easing, -3.0F) == 0.0F);
    CHECK(ease(expected.easing, 0.0F) == 0.0F);
    CHECK(ease(expected.easing, 0.5F) == doctest::Approx(expected.half).epsilon(0.001));
    CHECK(ease(expected.easing, 1.0F) == 1.0F);
    CHECK(ease(expected.easing, 7.0F) == 1.0F);
  }
}

TEST_CASE("a tween holds its ends exactly") {
  const Tween<float> tween{10.0F, 20.0F, 2.0, 4.0, Easing::linear};
  CHECK(tween.at(-1.0) == 10.0F);
  CHECK(tween.at(2.0) == 10.0F);
  CHECK(tween.at(4.0) == doctest::Approx(15.0));
  CHECK(tween.at(6.0) == 20.0F);
  CHECK(tween.at(100.0) == 20.0F);
  CHECK(tween.end() == 6.0);
}

TEST_CASE("a tween without duration jumps at its start") {
  const Tween<float> jump{1.0F, 2.0F, 5.0, 0.0, Easing::in_out_cubic};
  CHECK(jump.at(4.999) == 1.0F);
  CHECK(jump.at(5.0) == 2.0F);
}

TEST_CASE("a stretch is not over before its end, however close the time is") {
  CHECK(render::progress_at(0.17 - 1e-15, 0.0, 0.17) < 1.0F);
  CHECK(render::progress_at(0.17, 0.0, 0.17) == 1.0F);
}

TEST_CASE("points, rectangles and colours blend too") {
  const Tween<Point> point{{0, 0}, {10, 20}, 0.0, 1.0, Easing::linear};
  CHECK(point.at(0.5) == Point{5, 10});
  const Tween<Rect> rect{{0, 0, 10, 10}, {10, 10, 30, 50}, 0.0, 1.0, Easing::linear};
  CHECK(rect.at(0.5) == Rect{5, 5, 20, 30});
  const Tween<Colour> colour{{0, 0, 0, 255}, {200, 100, 50, 255}, 0.0, 1.0, Easing::linear};
  CHECK(colour.at(0.5) == Colour{100, 50, 25, 255});
}

TEST_CASE("an arc leaves and lands on its ends and is highest halfway") {
  const Point from{100, 500};
  const Point to{300, 700};
  CHECK(arc(from, to, 80, 0.0F) == from);
  CHECK(arc(from, to, 80, 0.5F) == Point{200, 520});
  CHECK(arc(from, to, 80, 1.0F) == to);
  CHECK(arc(from, to, 80, 2.0F) == to);
  CHECK(arc(from, to, 80, -1.0F) == from);
  CHECK(arc_height(80, 0.5F) == 80.0F);
  CHECK(arc_height(80, 0.0F) == 0.0F);
}

TEST_CASE("squash keeps the area and comes to rest") {
  const Squash hit = squash(1.3F);
  CHECK(hit.stretch_x * hit.stretch_y == doctest::Approx(1.0));
  CHECK(squash_recovery(1.3F, 0.0F).stretch_x == doctest::Approx(1.3));
  CHECK(squash_recovery(1.3F, 1.0F).stretch_x == doctest::Approx(1.0));
  CHECK(squash_recovery(1.3F, 9.0F).stretch_y == doctest::Approx(1.0));
}
