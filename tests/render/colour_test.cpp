// Colours: mixing and WCAG contrast.
#include <doctest/doctest.h>

#include "render/palette.hpp"

using namespace render;

TEST_CASE("contrast is WCAG's: 21 for black on white, 1 for equals, symmetric") {
  const Colour black{0, 0, 0, 255};
  CHECK(contrast_ratio(black, k_milk) == doctest::Approx(21.0));
  CHECK(contrast_ratio(k_milk, black) == doctest::Approx(21.0));
  CHECK(contrast_ratio(k_teal, k_teal) == doctest::Approx(1.0));
  CHECK(contrast_ratio(from_hex(0x777777), k_milk) == doctest::Approx(4.48).epsilon(0.01));
}

TEST_CASE("S3: the house pairs are readable; paper on tomato is for large text only") {
  CHECK(contrast_ratio(k_ink, k_paper) >= 7.0F);
  CHECK(contrast_ratio(k_paper, k_deep_teal) >= 4.5F);
  CHECK(contrast_ratio(k_ink, k_mustard) >= 4.5F);
  CHECK(contrast_ratio(k_paper, k_tomato) >= 3.0F);
  CHECK(contrast_ratio(k_paper, k_tomato) < 4.5F);
}

TEST_CASE("S3: large letters are readable on every player colour, body text on all but vermilion") {
  for (const Colour plate : k_player_colours) {
    const float needed = plate == from_hex(0xD55E00) ? 3.0F : 4.5F;
    CHECK(contrast_ratio(readable_on(plate), plate) >= needed);
  }
}

TEST_CASE("mixing is clamped and rounds") {
  CHECK(mix(k_ink, k_milk, -1.0F) == k_ink);
  CHECK(mix(k_ink, k_milk, 2.0F) == k_milk);
  CHECK(mix({0, 0, 0, 255}, {255, 255, 255, 255}, 0.5F) == Colour{128, 128, 128, 255});
  CHECK(with_alpha(k_ink, 0.5F).a == 128);
  CHECK(with_alpha(k_ink, 9.0F).a == 255);
}
