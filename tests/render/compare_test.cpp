// Comparing pictures; PNG round trip; shrinking.
#include "render/compare.hpp"

#include <doctest/doctest.h>

#include "pictures_folder.hpp"
#include "render/palette.hpp"

using namespace render;

namespace {

Picture plain(int width, int height, Colour colour) {
  Picture picture{width, height, {}};
  for (int i = 0; i < width * height; ++i) {
    picture.rgba.insert(picture.rgba.end(), {colour.r, colour.g, colour.b, colour.a});
  }
  return picture;
}

}  // namespace

TEST_CASE("equal pictures are identical, other sizes never accepted") {
  const Picture picture = plain(20, 10, k_teal);
  CHECK(compare(picture, picture).identical);
  CHECK(compare(picture, picture).accepted);
  CHECK_FALSE(compare(picture, plain(10, 20, k_teal)).accepted);
}

TEST_CASE("small differences are accepted, large ones only on few pixels") {
  const Picture expected = plain(100, 100, {100, 100, 100, 255});
  const Picture close = plain(100, 100, {108, 100, 100, 255});
  CHECK(compare(expected, close).accepted);
  CHECK_FALSE(compare(expected, close).identical);
  Picture spotted = expected;
  for (std::size_t i = 0; i < 20; ++i) spotted.rgba[i * 4] = 255;
  CHECK(compare(expected, spotted).accepted);
  for (std::size_t i = 0; i < 30; ++i) spotted.rgba[i * 4] = 255;
  const Comparison result = compare(expected, spotted);
  CHECK_FALSE(result.accepted);
  CHECK(result.largest_difference == 155);
  CHECK(result.summary.find("30 of 100x100") != std::string::npos);
  CHECK(difference_picture(expected, spotted).at(0, 0) == k_tomato);
}

TEST_CASE("a PNG comes back as it was; an impossible path is an error that names it") {
  const render_test::PicturesFolder folder;
  const Picture picture = plain(7, 5, {12, 200, 99, 255});
  const std::string path = folder.path() + "/a.png";
  REQUIRE(save_png(picture, path).has_value());
  const auto back = load_png(path);
  REQUIRE(back.has_value());
  CHECK(compare(picture, *back).identical);
  const auto failed = save_png(picture, folder.path() + "/no/such/folder/a.png");
  REQUIRE_FALSE(failed.has_value());
  CHECK(failed.error().message.find("no/such/folder") != std::string::npos);
  CHECK_FALSE(load_png(folder.path() + "/absent.png").has_value());
}

TEST_CASE("shrinking averages") {
  Picture picture = plain(4, 2, {0, 0, 0, 255});
  for (std::size_t i = 0; i < 2; ++i) picture.rgba[i * 4] = 200;
  const Picture small = downsampled(picture, 2);
  CHECK(small.width == 2);
  CHECK(small.height == 1);
  CHECK(small.at(0, 0).r == 100);
  CHECK(small.at(1, 0).r == 0);
}
