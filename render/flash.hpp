// Flash meter (S8, WCAG 2.3.1): counts general and red flashes of a run of frames.
#pragma once

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
  /// Follows one quantity of one cell from turning point to turning point.
  struct Swing {
    float extreme = 0.0F;
    bool extreme_qualifies = false;
    int direction = 0;
    double rose = -1e9;  ///< time of the last qualifying step up, until it is part of a change
    double fell = -1e9;
  };
  struct Cell {
    Swing luminance;
    Swing red;
  };
  /// Enough of the frame went the same way at about the same time.
  struct Change {
    double time = 0.0;
    int direction = 0;
  };
  /// WCAG asks for one end of a step (the darker one) or for either end.
  enum class Qualifies { darker_end, either_end };

  static void follow(Swing& swing, float value, bool qualifies, float step, Qualifies rule, double time);
  void gather(Swing Cell::*quantity, double Swing::*moment, int direction, std::vector<Change>& changes,
              double time);
  static int most_in_a_second(const std::vector<Change>& changes, double* start);

  std::vector<Cell> cells_;
  std::vector<Change> general_;
  std::vector<Change> red_;
  double largest_area_ = 0.0;
};

}  // namespace render
