// Whole games of What the Food?! on the stage: what is shown is what the engine's public view says, events
// that burst out of the deck, wait and end in the trash included.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "fight_theatre.hpp"
#include "game/food_fight/burst_scenes.hpp"

namespace {

using fight_theatre::Theatre;
using game::food_fight::Shown;

/// What is being resolved and what waits, in order.
std::vector<int> line_of(food_fight::Card event, const auto& waiting) {
  std::vector<int> line;
  if (event != food_fight::Card::none) line.push_back(static_cast<int>(event));
  for (const auto& one : waiting) line.push_back(static_cast<int>(one.event));
  return line;
}

void check_table(const core::Match& match, const Shown& shown) {
  const auto any = match.game().view(match.position(), core::k_everybody);
  const auto& view = any.as<food_fight::View>();
  REQUIRE(line_of(shown.event, shown.waiting) == line_of(view.board.event, view.waiting));
  fight_theatre::check_piles_and_seats(view, shown);
}

core::Json advanced(bool held) {
  core::Json options = core::Json::object();
  options["special_edition"] = true;
  options["super_conditions"] = true;
  options["hold_events"] = held;
  return options;
}

/// At most `rounds` of it, every step skipped or watched; `look` sees each pose that is watched.
template <class Look>
void watch(core::Match& match, Theatre& theatre, int rounds, std::uint64_t seed, const Look& look) {
  render::CosmeticRandom chance(seed);
  while (!match.over() && theatre.stage->shown().round <= rounds) {
    theatre.show(match);
    while (theatre.stage->busy()) {
      theatre.stage->update(1.0 / 20);
      look(theatre.stage->pose());
    }
    check_table(match, theatre.stage->shown());
    fight_theatre::answer(match, chance);
  }
}

}  // namespace

TEST_CASE("What the Food?! of two to eight runs through the stage and shows the engine's public view") {
  std::set<std::string> causes;
  for (int seats = 2; seats <= 8; ++seats) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      CAPTURE(seats);
      CAPTURE(seed);
      core::Match match = fight_theatre::new_brawl(seats, seed, advanced(seed % 2 == 0));
      Theatre theatre(match);
      fight_theatre::skip_through(match, theatre, seed * 7, check_table);
      for (const auto& line : theatre.stage->log()) {
        for (const auto* verb : {" draws the event ", " plays the event "}) {
          if (line.text.find(verb) != std::string::npos) causes.insert(verb);
        }
      }
    }
  }
  // Events came from the deck and from hands, and the log says which.
  CHECK(causes.size() == 2);
}

TEST_CASE("Every cue of What the Food?! is known, food in the air is drawn, two have no step for aiming") {
  for (const int seats : {2, 4}) {
    CAPTURE(seats);
    core::Match match = fight_theatre::new_brawl(seats, 11, advanced(true));
    Theatre theatre(match);
    watch(match, theatre, 4, 5, [&](const game::food_fight::Pose& pose) {
      if (seats == 2) REQUIRE(pose.shown.phase != food_fight::Phase::target);
      if (pose.shown.flight.in_the_air()) REQUIRE((pose.hanging || !pose.flyers.empty()));
    });
    CHECK(theatre.sounds.unknown_cues().empty());
  }
}

TEST_CASE("A banner says who brings each event, and then whom it concerns") {
  core::Match match = fight_theatre::new_brawl(4, 2, core::Json::object());
  Theatre theatre(match);
  std::set<std::string> said;
  bool line = false;
  watch(match, theatre, 9, 3, [&](const game::food_fight::Pose& pose) {
    const auto& banner = pose.banner;
    if (banner.alpha <= 0) return;
    CHECK(banner.seat >= 0);
    CHECK(banner.who.ends_with(" DRAWS:"));
    CHECK(banner.what.ends_with("!"));
    line = line || !pose.lines.empty();
    if (!banner.whom.empty()) said.insert(banner.what);
  });
  CHECK(said.size() >= 3);
  CHECK(line);
}

TEST_CASE("Reduced motion shakes no deck and drops no token") {
  core::Match match = fight_theatre::new_brawl(3, 4, advanced(true));
  Theatre theatre(match);
  theatre.settings.set(game::settings::Id::reduced_motion, 1);
  watch(match, theatre, 3, 4, [](const game::food_fight::Pose& pose) {
    REQUIRE(pose.deck_shake == 0);
    REQUIRE(pose.banner.scale == 1);
    for (int seat = 0; seat < 3; ++seat) {
      REQUIRE(pose.at(seat).token_lift == 0);
      REQUIRE(pose.at(seat).push == render::Point{});
    }
  });
}

TEST_CASE("Every event of What the Food?! has its scene with pictures that there are, and its note") {
  const core::Match match = fight_theatre::new_brawl(4, 1, core::Json::object());
  Theatre theatre(match);
  int events = 0;
  for (const auto& card : match.game().cards()) {
    if (card.kind != "event") continue;
    ++events;
    CAPTURE(card.id);
    const auto* scene = game::food_fight::burst_scene(card.id);
    REQUIRE(scene != nullptr);
    CHECK(theatre.cues.index_of(scene->cue).has_value());
    CHECK(theatre.canvas.sprite_size("event-" + card.id).width > 0);
    for (const auto& actor : scene->actors) {
      if (actor.sprite != nullptr) CHECK(theatre.canvas.sprite_size(actor.sprite).width > 0);
    }
  }
  CHECK(events == static_cast<int>(game::food_fight::burst_scenes().size()));
}
