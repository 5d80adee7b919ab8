// S8: the flash meter counts what WCAG 2.3.1 forbids, and nothing else.
#include "render/flash.hpp"

#include <doctest/doctest.h>

#include "render/palette.hpp"

using namespace render;

namespace {

constexpr int k_width = 192;
constexpr int k_height = 108;

Picture frame_of(Colour background, Colour patch, double patch_share) {
  Picture picture{k_width, k_height, {}};
  const int rows = static_cast<int>(k_height * patch_share + 0.5);
  for (int y = 0; y < k_height; ++y) {
    const Colour colour = y < rows ? patch : background;
    for (int x = 0; x < k_width; ++x) {
      picture.rgba.insert(picture.rgba.end(), {colour.r, colour.g, colour.b, 255});
    }
  }
  return picture;
}

// Alternates the patch between two colours, `changes` times a second for two seconds at 60 frames a second.
FlashReport blinking(Colour first, Colour second, int changes, double patch_share) {
  FlashMeter meter;
  for (int i = 0; i < 120; ++i) {
    const bool on = (i * changes / 60) % 2 == 1;
    meter.add(frame_of(k_teal, on ? second : first, patch_share), i / 60.0);
  }
  return meter.report();
}

const Colour k_black{0, 0, 0, 255};
const Colour k_red{255, 0, 0, 255};

}  // namespace

TEST_CASE("four white flashes in a second are too many") {
  const FlashReport report = blinking(k_black, k_milk, 8, 1.0);
  CHECK(report.general_flashes == 4);
  CHECK(report.largest_area > 0.99);
  CHECK_FALSE(report.safe());
}

TEST_CASE("ten flashes are ten") {
  CHECK(blinking(k_black, k_milk, 20, 1.0).general_flashes == 10);
}

TEST_CASE("three flashes in a second are allowed") {
  const FlashReport report = blinking(k_black, k_milk, 6, 1.0);
  CHECK(report.general_flashes == 3);
  CHECK(report.safe());
}

TEST_CASE("small patches do not count") {
  CHECK(blinking(k_black, k_milk, 20, 0.05).general_flashes == 0);
}

TEST_CASE("changes under a tenth of the brightness do not count") {
  CHECK(blinking(from_hex(0x404040), from_hex(0x505050), 20, 1.0).general_flashes == 0);
}

TEST_CASE("changes between two bright states do not count") {
  CHECK(blinking(from_hex(0xEEEEEE), k_milk, 20, 1.0).general_flashes == 0);
}

TEST_CASE("a slow swell is no series of flashes, however many frames it takes") {
  FlashMeter meter;
  for (int i = 0; i < 180; ++i) {
    const auto grey = static_cast<std::uint8_t>(i < 90 ? i * 2 : (179 - i) * 2);
    meter.add(frame_of({grey, grey, grey, 255}, {grey, grey, grey, 255}, 0.0), i / 60.0);
  }
  CHECK(meter.report().general_flashes <= 1);
}

TEST_CASE("saturated red must not flash twice in a second") {
  const FlashReport report = blinking(k_black, k_red, 4, 0.5);
  CHECK(report.red_flashes == 2);
  CHECK_FALSE(report.safe());
}

TEST_CASE("a tomato shout that comes and goes once is allowed") {
  FlashMeter meter;
  for (int i = 0; i < 120; ++i) {
    const bool on = i > 30 && i < 80;
    meter.add(frame_of(k_teal, on ? k_tomato : k_teal, 0.3), i / 60.0);
  }
  CHECK(meter.report().red_flashes <= 1);
  CHECK(meter.report().safe());
}

TEST_CASE("a still picture has nothing to report") {
  const FlashReport report = blinking(k_cream, k_cream, 20, 1.0);
  CHECK(report.general_flashes == 0);
  CHECK(report.red_flashes == 0);
  CHECK(report.largest_area == 0.0);
}
