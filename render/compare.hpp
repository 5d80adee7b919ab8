// How different two pictures are: for golden pictures and for "identical twice".
#pragma once

#include <string>

#include "render/picture.hpp"

namespace render {

struct Tolerance {
  int channel = 12;            ///< a pixel differs when one channel differs by more than this, 0–255
  double pixel_share = 0.002;  ///< share of differing pixels that is still accepted, 0–1
};

struct Comparison {
  bool same_size = false;
  bool identical = false;        ///< to the last bit
  double differing_share = 1.0;  ///< share of pixels beyond the channel tolerance
  int largest_difference = 255;
  bool accepted = false;
  std::string summary;  ///< one line for a test's message
};

Comparison compare(const Picture& expected, const Picture& actual, const Tolerance& tolerance = {});
/// Grey where equal, tomato where different; for a reviewer's eyes. Both must have one size.
Picture difference_picture(const Picture& expected, const Picture& actual, const Tolerance& tolerance = {});

}  // namespace render
