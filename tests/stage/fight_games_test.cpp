// Whole food fights on the stage: what is shown is what the engine's public view says, however it is played.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "fight_theatre.hpp"

namespace {

using fight_theatre::Theatre;
using game::food_fight::Shown;
using game::food_fight::Splat;

void check_table(const core::Match& match, const Shown& shown) {
  const auto any = match.game().view(match.position(), core::k_everybody);
  const auto& view = any.as<food_fight::View>();
  REQUIRE(shown.round == view.board.round);
  REQUIRE(shown.event == view.board.event);
  fight_theatre::check_piles_and_seats(view, shown);
  for (int seat = 0; seat < shown.seats; ++seat)
    REQUIRE(static_cast<int>(shown.at(seat).blots.size()) == std::min(shown.at(seat).points, 10));
}

bool same(const std::vector<Splat>& one, const std::vector<Splat>& other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](const Splat& a, const Splat& b) {
    return a.place == b.place && a.scale == b.scale && a.angle == b.angle && a.picture == b.picture;
  });
}

/// Watches a game frame by frame and skips through it beside that: after every answer both show the same.
void check_watched_as_skipped(core::Match match, double frame) {
  Theatre run(match);
  Theatre skipped(match);
  render::CosmeticRandom chance(3);
  while (!match.over()) {
    run.show(match);
    while (run.stage->busy()) {
      run.stage->update(frame);
      const auto pose = run.stage->pose();
      CAPTURE(pose.caption.title);
      CAPTURE(pose.caption.text);
      // Food in the air is drawn, by its track or where it hangs.
      if (pose.shown.flight.in_the_air()) REQUIRE((pose.hanging || !pose.flyers.empty()));
    }
    skipped.show(match);
    while (skipped.stage->busy()) skipped.stage->skip();
    const Shown& one = run.stage->shown();
    const Shown& other = skipped.stage->shown();
    REQUIRE(same(one.splats, other.splats));
    for (int seat = 0; seat < match.seats(); ++seat) {
      REQUIRE(same(one.at(seat).worn, other.at(seat).worn));
      REQUIRE(one.at(seat).points == other.at(seat).points);
      REQUIRE(run.stage->pose().at(seat).mood == skipped.stage->pose().at(seat).mood);
      REQUIRE(run.stage->pose().at(seat).light == skipped.stage->pose().at(seat).light);
    }
    if (match.game().id() == "cafe-chaos") check_table(match, one);
    fight_theatre::answer(match, chance);
  }
  run.show(match);
  run.stage->skip_all();
  CHECK(run.sounds.unknown_cues().empty());
  CHECK(run.stage->points() == match.game().scores(match.position()));
  if (match.game().id() == "cafe-chaos") return;
  for (const auto& line : run.stage->log()) {
    CAPTURE(line.text);
    for (const char* other : {" heal", "splash of", "splashes", "Chaos"})
      CHECK(line.text.find(other) == std::string::npos);
  }
}

/// Every variant that makes a difference to what is shown (section 12 of the ledger).
core::Json brawl_options(unsigned bits) {
  core::Json options = core::Json::object();
  options["special_edition"] = (bits & 1U) != 0;
  options["super_conditions"] = (bits & 2U) != 0;
  options["mix_it_up"] = (bits & 4U) != 0;
  options["hold_events"] = (bits & 8U) != 0;
  return options;
}

}  // namespace

TEST_CASE("Food fights of three to eight run through the stage and show the engine's public view") {
  std::set<int> kinds;
  for (int seats = 3; seats <= 8; ++seats) {
    for (std::uint64_t seed = 1; seed <= 14; ++seed) {
      CAPTURE(seats);
      CAPTURE(seed);
      core::Match match = fight_theatre::new_match(seats, seed);
      Theatre theatre(match);
      fight_theatre::skip_through(match, theatre, seed * 7, check_table);
      CHECK(theatre.stage->awards().size() >= 2);
      for (const auto& text : theatre.stage->points_text()) CHECK(!text.empty());
      for (const auto& event : match.events()) kinds.insert(event.kind());
    }
  }
  // Every kind of event came up and was shown.
  CHECK(kinds.size() == static_cast<std::size_t>(food_fight::EventKind::game_over) + 1);
}

TEST_CASE("A fight that is watched ends every step as one that is skipped, with every cue known") {
  for (const int seats : {3, 4, 7}) {
    CAPTURE(seats);
    check_watched_as_skipped(fight_theatre::new_match(seats, 5), 1.0 / 30);
  }
}

TEST_CASE("What the Food?! that is watched at 60 Hz ends every step as one that is skipped") {
  for (const int seats : {2, 5, 8}) {
    CAPTURE(seats);
    check_watched_as_skipped(fight_theatre::new_brawl(seats, 5, brawl_options(0)), 1.0 / 60);
    check_watched_as_skipped(fight_theatre::new_brawl(seats, 6, brawl_options(15)), 1.0 / 60);
  }
}

TEST_CASE("A round of four takes less than 48 s of animation: with bots that think for half a second, 60 s") {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    for (const bool chaos : {true, false}) {
      core::Match match =
          chaos ? fight_theatre::new_match(4, seed) : fight_theatre::new_brawl(4, seed, brawl_options(1));
      Theatre theatre(match);
      render::CosmeticRandom chance(seed);
      double in_round = 0;
      int round = 1;
      while (!match.over()) {
        theatre.show(match);
        while (theatre.stage->busy()) {
          theatre.stage->update(1.0 / 60);
          in_round += 1.0 / 60;
          if (theatre.stage->shown().round == round) continue;
          CAPTURE(chaos);
          CAPTURE(seed);
          CAPTURE(round);
          CHECK(in_round < (chaos ? 48 : 56));  // rounds of many events included
          in_round = 0;
          round = theatre.stage->shown().round;
        }
        fight_theatre::answer(match, chance);
      }
    }
  }
}

TEST_CASE("Reduced motion flies nothing, whirls nobody and shakes nothing") {
  core::Match match = fight_theatre::new_match(4, 9);
  Theatre theatre(match);
  theatre.settings.set(game::settings::Id::reduced_motion, 1);
  render::CosmeticRandom chance(4);
  while (!match.over() && theatre.stage->shown().round < 3) {
    theatre.show(match);
    while (theatre.stage->busy()) {
      theatre.stage->update(1.0 / 20);
      const auto pose = theatre.stage->pose();
      for (int seat = 0; seat < 4; ++seat) {
        REQUIRE(pose.at(seat).push == render::Point{});
        REQUIRE(pose.at(seat).lean == 0);
        REQUIRE(pose.at(seat).squash.stretch_x == 1);
        REQUIRE(pose.at(seat).tray == render::Point{});
      }
    }
    fight_theatre::answer(match, chance);
  }
}
