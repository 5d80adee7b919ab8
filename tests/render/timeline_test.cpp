// Timelines are pure functions of time; cues fall once each.
#include "render/timeline.hpp"

#include <doctest/doctest.h>

using namespace render;

TEST_CASE("tracks get 0 at their start, 1 from their end on, and nothing before") {
  float seen = -1.0F;
  Timeline timeline;
  timeline.add(1.0, 2.0, [&seen](float progress) { seen = progress; });
  CHECK(timeline.duration() == 3.0);
  timeline.apply(-5.0);
  CHECK(seen == -1.0F);
  timeline.apply(0.99);
  CHECK(seen == -1.0F);
  timeline.apply(1.0);
  CHECK(seen == 0.0F);
  timeline.apply(2.0);
  CHECK(seen == doctest::Approx(0.5));
  timeline.apply(3.0);
  CHECK(seen == 1.0F);
  timeline.apply(50.0);
  CHECK(seen == 1.0F);
  timeline.apply(2.0);  // backwards is as good as forwards
  CHECK(seen == doctest::Approx(0.5));
}

TEST_CASE("each cue falls into exactly one of the frames that follow each other") {
  Timeline timeline;
  timeline.mark(0.5, "thud");
  timeline.mark(0.0, "whoosh");
  timeline.mark(0.5, "wet");
  CHECK(timeline.cues_between(-0.1, 0.0).size() == 1);
  CHECK(timeline.cues_between(0.0, 0.49).empty());
  const auto together = timeline.cues_between(0.49, 0.5);
  REQUIRE(together.size() == 2);
  CHECK(together[0].id == "thud");
  CHECK(together[1].id == "wet");
  CHECK(timeline.cues_between(0.5, 9.0).empty());
  // A skip to the end takes everything in order.
  const auto all = timeline.cues_between(-1.0, 9.0);
  REQUIRE(all.size() == 3);
  CHECK(all[0].id == "whoosh");
}

TEST_CASE("an appended timeline keeps its own course, later") {
  int calls = 0;
  Timeline throwing;
  throwing.add(0.0, 0.4, [&calls](float) { ++calls; });
  throwing.mark(0.4, "hit");
  Timeline whole;
  whole.append(throwing, 1.0);
  whole.append(throwing, 2.0);
  CHECK(whole.duration() == doctest::Approx(2.4));
  CHECK(whole.cues_between(0.0, 1.9).size() == 1);
  whole.apply(1.5);
  CHECK(calls == 1);
  whole.apply(2.0);
  CHECK(calls == 3);
}
