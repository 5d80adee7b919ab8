// Percentiles and shares of frame times.
#include "render/frame_stats.hpp"

#include <doctest/doctest.h>

using namespace render;

TEST_CASE("percentiles are nearest rank; idle share is of the whole time") {
  FrameStats stats;
  CHECK(stats.percentile_ms(0.5) == 0.0);
  CHECK(stats.idle_share() == 0.0);
  for (int i = 1; i <= 100; ++i) stats.add_frame(i / 1000.0);
  CHECK(stats.percentile_ms(0.5) == doctest::Approx(50));
  CHECK(stats.percentile_ms(0.99) == doctest::Approx(99));
  CHECK(stats.worst_ms() == doctest::Approx(100));
  CHECK(stats.drawn_frames() == 100);
  stats.add_idle(5.05);
  CHECK(stats.idle_share() == doctest::Approx(0.5));
  CHECK(stats.latest_ms(2) == std::vector<float>{99.0F, 100.0F});
  CHECK(stats.summary().find("drawn 100") != std::string::npos);
}
