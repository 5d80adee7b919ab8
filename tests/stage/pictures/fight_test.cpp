// Drawn frames of food fights: no flashing (S8), no picture missing.
#include <doctest/doctest.h>

#include "../fight_theatre.hpp"
#include "render/flash.hpp"

namespace {

/// Its first rounds, frame by frame.
void check_frames(core::Match match, std::uint64_t seed, int rounds) {
  render::CosmeticRandom chance(seed);
  fight_theatre::Theatre theatre(match, 320, 180);
  render::FlashMeter meter;
  double time = 0;
  while (!match.over() && theatre.stage->shown().round <= rounds) {
    theatre.show(match);
    while (theatre.stage->busy()) {
      theatre.stage->update(1.0 / 20);
      theatre.draw();
      meter.add(*theatre.window.read_pixels(), time);
      time += 1.0 / 20;
    }
    fight_theatre::answer(match, chance);
  }
  CHECK(time > 15 * rounds);
  CHECK(meter.report().safe());
  CHECK(theatre.canvas.notes().empty());
}

}  // namespace

TEST_CASE("A recorded fight flashes at most three times in any second, never red, and misses no picture") {
  for (const int seats : {4, 8}) {
    CAPTURE(seats);
    check_frames(fight_theatre::new_match(seats, 3), 8, seats == 4 ? 3 : 2);
  }
}

TEST_CASE("What the Food?! with all that it has flashes no more, shouts and bursts included") {
  core::Json options = core::Json::object();
  for (const char* variant : {"special_edition", "super_conditions", "mix_it_up", "hold_events"})
    options[variant] = true;
  for (const int seats : {2, 8}) {
    CAPTURE(seats);
    check_frames(fight_theatre::new_brawl(seats, 3, options), 8, 2);
  }
}
