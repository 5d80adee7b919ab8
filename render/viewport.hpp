// Where the logical frame lies on the output: pure arithmetic, no SDL.
#pragma once

#include "render/geometry.hpp"

namespace render {

/// The logical frame of 1920 × 1080 fits the output whole, centred, with one scale for both axes. What is
/// left over beside or above it is "bleed": backgrounds go on there, nothing else does.
struct Viewport {
  int output_width = 1920;
  int output_height = 1080;
  float scale = 1.0F;  ///< output pixels per logical unit
  Point offset{};      ///< output position of logical (0, 0)
  int safe_percent = 90;

  Point to_output(Point logical) const;
  Rect to_output(Rect logical) const;
  /// Also maps mouse positions that are given in output pixels.
  Point to_logical(Point output) const;
  /// The logical frame: {0, 0, 1920, 1080}.
  static constexpr Rect frame() { return {0, 0, k_frame_width, k_frame_height}; }
  /// Everything visible in logical units: the frame and the bleed around it. Fill this with background.
  Rect visible() const;
  /// All that a player must read or touch stays inside, in logical units (S1). {96, 60, 1728, 960} at 90 %.
  Rect safe() const;

  friend bool operator==(const Viewport&, const Viewport&) = default;
};

/// `safe_percent` is clamped to 85–100. From 90 up the safe area grows towards the frame; below 90 the safe
/// area keeps its logical place and the whole frame is drawn smaller, so that no page needs a second layout.
/// Sizes under 1 are taken as 1.
Viewport make_viewport(int output_width, int output_height, int safe_percent = 90);

}  // namespace render
