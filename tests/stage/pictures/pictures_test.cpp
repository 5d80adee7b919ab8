// Drawn frames: everything readable at every size (S1–S3, S7), and no flashing (S8).
#include <doctest/doctest.h>

#include "../theatre.hpp"
#include "render/flash.hpp"

namespace {

using game::devices::Action;
using game::devices::Logical;
using theatre::Theatre;

struct Size {
  int width, height;
};
constexpr Size k_sizes[] = {{1280, 720}, {1280, 800}, {1920, 1080}, {2560, 1080}, {3840, 2160}};

void check_frame(Theatre& theatre) {
  for (int i = 0; i < 30; ++i) theatre.stage->update(1.0 / 60);
  theatre.draw();
  for (const auto& problem : theatre.canvas.audit_problems()) {
    CAPTURE(problem);
    CHECK(false);
  }
}

void press(Theatre& theatre, const core::Match& match, Logical logical) {
  Action action;
  action.device = game::devices::k_keyboard_right;
  action.logical = logical;
  (void)theatre.stage->act(match.pending().front().seat(), action);
}

/// The middle of a round: some dice lie, a person is asked.
void audit(int seats, Size size, int text_percent) {
  core::Match match = theatre::new_match(seats, 17);
  render::CosmeticRandom chance(2);
  for (int i = 0; i < seats * 2 + 1; ++i) theatre::answer(match, chance);
  Theatre theatre(match, theatre::guests(seats, true, true), size.width, size.height);
  theatre.canvas.set_text_scale_percent(text_percent);
  theatre.canvas.set_audit(true);
  theatre.show(match);
  theatre.stage->skip_all();
  check_frame(theatre);
  if (!theatre.stage->choice()->at_tables()) press(theatre, match, Logical::confirm);
  check_frame(theatre);
}

}  // namespace

TEST_CASE(
    "While somebody chooses, everything fits at the five sizes, with the longest names and large text") {
  for (const auto size : k_sizes) {
    for (int seats = 2; seats <= 5; ++seats) {
      for (const int text : {100, 150}) {
        CAPTURE(size.width);
        CAPTURE(size.height);
        CAPTURE(seats);
        CAPTURE(text);
        audit(seats, size, text);
      }
    }
  }
}

TEST_CASE("Every caption of a round fits with the longest names and the largest text") {
  for (const int seats : {2, 5}) {
    core::Match match = theatre::new_match(seats, 30);
    render::CosmeticRandom chance(5);
    Theatre theatre(match, theatre::guests(seats, false, true), 1280, 720);
    theatre.canvas.set_text_scale_percent(150);
    theatre.canvas.set_audit(true);
    while (!match.over() && theatre.stage->shown().board.round < 2) {
      theatre.show(match);
      while (theatre.stage->busy()) {
        theatre.stage->update(0.01);
        theatre.draw();
        CAPTURE(theatre.stage->pose().caption.title);
        CAPTURE(theatre.stage->pose().caption.text);
        const auto problems = theatre.canvas.audit_problems();
        for (const auto& problem : problems) {
          CAPTURE(problem);
          CHECK(false);
        }
        theatre.stage->skip();
      }
      theatre::answer(match, chance);
    }
  }
}

TEST_CASE("A whole round flashes at most three times in any second, never red") {
  core::Match match = theatre::new_match(4, 3);
  render::CosmeticRandom chance(8);
  Theatre theatre(match, theatre::guests(4, false), 320, 180);
  render::FlashMeter meter;
  double time = 0;
  int notes = 0;
  while (!match.over() && theatre.stage->shown().board.round < 2) {
    theatre.show(match);
    while (theatre.stage->busy()) {
      theatre.stage->update(1.0 / 20);
      theatre.draw();
      meter.add(*theatre.window.read_pixels(), time);
      time += 1.0 / 20;
      ++notes;
    }
    theatre::answer(match, chance);
  }
  CHECK(notes > 200);
  CHECK(meter.report().safe());
  CHECK(theatre.canvas.notes().empty());
}
