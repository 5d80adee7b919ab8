// Comparing pictures pixel by pixel.
#include "render/compare.hpp"

#include <algorithm>
#include <cstdlib>

#include "render/palette.hpp"

namespace render {
namespace {

int pixel_difference(const Picture& a, const Picture& b, std::size_t index) {
  int largest = 0;
  for (std::size_t channel = 0; channel < 4; ++channel) {
    largest = std::max(largest, std::abs(a.rgba[index + channel] - b.rgba[index + channel]));
  }
  return largest;
}

std::string size_text(const Picture& picture) {
  return std::to_string(picture.width) + "x" + std::to_string(picture.height);
}

}  // namespace

Comparison compare(const Picture& expected, const Picture& actual, const Tolerance& tolerance) {
  Comparison result;
  result.same_size = expected.width == actual.width && expected.height == actual.height;
  if (!result.same_size) {
    result.summary = "sizes differ: expected " + size_text(expected) + ", got " + size_text(actual);
    return result;
  }
  std::size_t differing = 0;
  result.largest_difference = 0;
  for (std::size_t index = 0; index < expected.rgba.size(); index += 4) {
    const int difference = pixel_difference(expected, actual, index);
    result.largest_difference = std::max(result.largest_difference, difference);
    if (difference > tolerance.channel) ++differing;
  }
  const double pixels = std::max(1.0, static_cast<double>(expected.rgba.size() / 4));
  result.differing_share = static_cast<double>(differing) / pixels;
  result.identical = result.largest_difference == 0;
  result.accepted = result.differing_share <= tolerance.pixel_share;
  result.summary = std::to_string(differing) + " of " + size_text(expected) + " pixels differ, by at most " +
                   std::to_string(result.largest_difference);
  return result;
}

Picture difference_picture(const Picture& expected, const Picture& actual, const Tolerance& tolerance) {
  Picture result = expected;
  for (std::size_t index = 0; index < expected.rgba.size(); index += 4) {
    const bool differs = pixel_difference(expected, actual, index) > tolerance.channel;
    const int sum = expected.rgba[index] + expected.rgba[index + 1] + expected.rgba[index + 2];
    // Half-bright grey keeps the place recognisable without hiding the marks.
    const auto grey = static_cast<std::uint8_t>(128 + sum / 6);
    result.rgba[index] = differs ? k_tomato.r : grey;
    result.rgba[index + 1] = differs ? k_tomato.g : grey;
    result.rgba[index + 2] = differs ? k_tomato.b : grey;
    result.rgba[index + 3] = 255;
  }
  return result;
}

}  // namespace render
