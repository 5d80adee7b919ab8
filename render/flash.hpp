// Flash meter (S8, WCAG 2.3.1): counts general and red flashes of a run of frames.
#pragma once

#include <utility>
#include <vector>

#include "render/picture.hpp"

namespace render {

struct FlashReport {
  int general_flashes = 0;    ///< most flashes within any one second
  int red_flashes = 0;        ///< most saturated-red flashes within any one second
  double largest_area = 0.0;  ///< largest share of the frame that took part in one flash, 0–1
  double worst_second = 0.0;  ///< start of the worst second, in the frames' time

  /// At most three flashes in any second. A red shape may come and go once; twice in a second is red
  /// flashing.
  bool safe() const { return general_flashes <= 3 && red_flashes <= 1; }
};

/// A flash is a pair of opposing changes of relative luminance of at least 0.1 where the darker state is
/// below 0.8 (general), or a pair of opposing transitions to or from a saturated red (red). A flash counts
/// when it covers at least `k_flash_area` of the frame at once, which is stricter than WCAG's quarter of the
/// central 10° at couch distance.
class FlashMeter {
 public:
  static constexpr double k_flash_area = 0.10;

  /// Frames must come in order of time (seconds) and in one size after `downsampled(…, 96)`, which is applied
  /// here.
  void add(const Picture& frame, double time);
  FlashReport report() const;

 private:
  /// Follows one quantity of one cell to its turning points.
  struct Swing {
    float extreme = 0.0F;
    bool extreme_qualifies = false;
    int direction = 0;
  };
  struct Cell {
    Swing luminance;
    Swing red;
  };
  /// Cells that turned one way within the last moment, until they make up a change of the frame.
  struct Gathering {
    std::vector<std::pair<double, double>> parts;  // time, share of the frame
  };
  struct Change {
    double time = 0.0;
    int direction = 0;
  };
  struct Kind {
    Gathering up;
    Gathering down;
    std::vector<Change> changes;
  };
  void gather(Gathering& gathering, Kind& kind, int direction, double time, double share);
  static int most_in_a_second(const std::vector<Change>& changes, double* start);

  std::vector<Cell> cells_;
  Kind general_;
  Kind red_;
  double largest_area_ = 0.0;
};

}  // namespace render
