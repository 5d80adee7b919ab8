// The logical frame on the five output sizes of S7, and the safe area of S1.
#include "render/viewport.hpp"

#include <doctest/doctest.h>

#include <array>

using namespace render;

namespace {

struct OutputCase {
  int width;
  int height;
  float scale;
  Point offset;
};

constexpr std::array k_outputs = {
    OutputCase{1280, 720, 2.0F / 3.0F, {0, 0}}, OutputCase{1280, 800, 2.0F / 3.0F, {0, 40}},
    OutputCase{1920, 1080, 1.0F, {0, 0}},       OutputCase{2560, 1080, 1.0F, {320, 0}},
    OutputCase{3840, 2160, 2.0F, {0, 0}},
};

}  // namespace

TEST_CASE("S7: the frame fits whole and centred at the five sizes") {
  for (const OutputCase& output : k_outputs) {
    CAPTURE(output.width);
    CAPTURE(output.height);
    const Viewport viewport = make_viewport(output.width, output.height);
    CHECK(viewport.scale == doctest::Approx(output.scale));
    CHECK(viewport.offset.x == doctest::Approx(output.offset.x));
    CHECK(viewport.offset.y == doctest::Approx(output.offset.y));
    const Rect visible = viewport.visible();
    CHECK(visible.width * viewport.scale == doctest::Approx(output.width));
    CHECK(visible.height * viewport.scale == doctest::Approx(output.height));
    CHECK(visible.x <= 0.001F);
    CHECK(visible.right() >= 1919.9F);
    CHECK(visible.centre().x == doctest::Approx(960));
    CHECK(visible.centre().y == doctest::Approx(540));
  }
}

TEST_CASE("mouse positions come back from the output") {
  for (const OutputCase& output : k_outputs) {
    const Viewport viewport = make_viewport(output.width, output.height, 87);
    const Point place{123, 987};
    const Point back = viewport.to_logical(viewport.to_output(place));
    CHECK(back.x == doctest::Approx(place.x));
    CHECK(back.y == doctest::Approx(place.y));
  }
}

TEST_CASE("S1: the safe area is 96 and 60 units in at 90 %, nothing at 100 %") {
  CHECK(make_viewport(1920, 1080, 90).safe() == Rect{96, 60, 1728, 960});
  CHECK(make_viewport(1920, 1080, 100).safe() == Rect{0, 0, 1920, 1080});
  CHECK(make_viewport(1920, 1080, 95).safe() == Rect{48, 30, 1824, 1020});
  CHECK(make_viewport(1920, 1080, 300).safe_percent == 100);
  CHECK(make_viewport(1920, 1080, 10).safe_percent == 85);
}

TEST_CASE("below 90 % the frame shrinks, so that the same layout stays on smaller screens") {
  const Viewport viewport = make_viewport(1920, 1080, 85);
  const Rect safe = viewport.to_output(viewport.safe());
  CHECK(viewport.safe() == Rect{96, 60, 1728, 960});
  CHECK(safe.width == doctest::Approx(1920 * 0.85));
  CHECK(safe.x == doctest::Approx(1920 * 0.075));
  CHECK(viewport.visible().width == doctest::Approx(1920.0 * 90 / 85));
}

TEST_CASE("senseless sizes do not divide by zero") {
  const Viewport viewport = make_viewport(0, -5);
  CHECK(viewport.scale > 0.0F);
}
