// Whole games in the kitchen: what is shown is what the engine's public view says, however it is played.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "engine/cooking_customers/view.hpp"
#include "kitchen_theatre.hpp"

namespace {

using cooking_customers::View;
using game::cooking::Pose;
using game::cooking::Shown;
using kitchen_theatre::Theatre;

struct Split {
  int seats;
  const char* teams;
};
constexpr Split k_splits[] = {
    {2, ""}, {3, ""}, {5, ""}, {4, "AC BD"}, {7, "AD BE CFG"}, {10, "AF BG CH DI EJ"}, {10, "ACEGI BDFHJ"}};

template <class List>
std::vector<int> sorted(const List& list) {
  std::vector<int> numbers;
  for (const auto card : list) numbers.push_back(static_cast<int>(card));
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

void check_kitchen(const core::Match& match, const Shown& shown) {
  const auto any = match.game().view(match.position(), core::k_everybody);
  const auto& view = any.as<View>();
  REQUIRE(shown.deck == view.deck_size);
  REQUIRE(shown.tables == view.tables_size);
  REQUIRE(shown.next_needs == view.next_needs);
  REQUIRE(sorted(shown.discard) == sorted(view.discard));
  REQUIRE(shown.board.attack.card == view.board.attack.card);
  for (int side = 0; side < view.board.sides; ++side) {
    CAPTURE(side);
    const auto& truth = view.board.side[static_cast<std::size_t>(side)];
    REQUIRE(shown.side(side).needs == truth.needs);
    REQUIRE(shown.side(side).meals == truth.meals);
    REQUIRE(shown.side(side).money == truth.money);
  }
  for (int seat = 0; seat < view.board.seats; ++seat) {
    CAPTURE(seat);
    const auto& truth = view.board.players[static_cast<std::size_t>(seat)];
    REQUIRE(shown.player(seat).cook == truth.cook);
    REQUIRE(shown.player(seat).helper == truth.helper);
    REQUIRE(sorted(shown.player(seat).plus) == sorted(truth.plus));
    REQUIRE(sorted(shown.player(seat).minus) == sorted(truth.minus));
    REQUIRE(sorted(shown.player(seat).supplies) == sorted(truth.supplies));
    REQUIRE(shown.player(seat).owes_turn == truth.owes_turn);
    REQUIRE(shown.player(seat).hand_size == truth.hand_size);
  }
}

/// Whoever is drawn, thrown or popped up has a picture.
void check_pictures(const render::Canvas& canvas, const Pose& pose) {
  for (const auto& prop : pose.props) REQUIRE_MESSAGE(canvas.has_sprite(prop.sprite), prop.sprite);
  for (const auto& walker : pose.walkers) REQUIRE_MESSAGE(canvas.has_sprite(walker.sprite), walker.sprite);
  for (const auto& visitor : pose.visitors)
    REQUIRE_MESSAGE((visitor.sprite.empty() || canvas.has_sprite(visitor.sprite)), visitor.sprite);
}

}  // namespace

TEST_CASE("Games of two to ten, alone and in teams, show the engine's public view") {
  std::set<int> kinds;
  for (const Split& split : k_splits) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      CAPTURE(split.seats);
      CAPTURE(split.teams);
      CAPTURE(seed);
      core::Match match = kitchen_theatre::new_match(split.seats, seed, split.teams);
      Theatre theatre(match);
      render::CosmeticRandom chance(seed * 7);
      theatre.show(match);
      theatre.stage->skip_all();
      while (!match.over()) {
        check_kitchen(match, theatre.stage->shown());
        kitchen_theatre::answer(match, chance);
        theatre.show(match);
        theatre.stage->skip_all();
      }
      check_kitchen(match, theatre.stage->shown());
      CHECK(theatre.stage->points() == match.game().scores(match.position()));
      CHECK(theatre.stage->awards().size() >= 2);
      for (const auto& text : theatre.stage->points_text()) CHECK(!text.empty());
      for (const auto& line : theatre.stage->log()) CHECK(!line.text.empty());
      for (const auto& event : match.events()) kinds.insert(event.kind());
    }
  }
  // Every kind of event came up and was shown, but for the shuffled orders, which the next case has.
  kinds.insert(static_cast<int>(cooking_customers::EventKind::tables_reshuffled));
  CHECK(kinds.size() == static_cast<std::size_t>(cooking_customers::EventKind::game_over) + 1);
}

TEST_CASE("Orders that were given up are shuffled into a new pile (KC-A5)") {
  core::Header header;
  header.game = &cooking_customers::game();
  header.setup.seats = 2;
  header.setup.options = *header.game->read_options(core::Json::object(), 2);
  header.position = core::Json::parse(
      R"({"rest": false, "tables_discard": "3:4 2:3", "deck": "cook thief", "A": {"hand": "cook tripped"}})");
  const core::Match match = *core::Match::start(header);
  Theatre theatre(match);
  theatre.show(match);
  theatre.stage->update(0.45);
  CHECK(theatre.stage->pose().caption.title == "Shuffled");
  CHECK(!theatre.stage->pose().cards.empty());
  theatre.stage->skip_all();
  check_kitchen(match, theatre.stage->shown());
  CHECK(theatre.stage->shown().side(0).needs > 0);
}

TEST_CASE("A game that is watched ends every step as one that is skipped, with every cue and picture known") {
  for (const Split& split : {Split{4, ""}, Split{6, "AD BE CF"}}) {
    CAPTURE(split.seats);
    core::Match match = kitchen_theatre::new_match(split.seats, 5, split.teams);
    Theatre run(match);
    Theatre skipped(match);
    render::CosmeticRandom chance(3);
    while (!match.over()) {
      run.show(match);
      while (run.stage->busy()) {
        run.stage->update(1.0 / 20);
        const auto pose = run.stage->pose();
        CAPTURE(pose.caption.title);
        CAPTURE(pose.caption.text);
        check_pictures(run.canvas, pose);
        for (const auto& die : pose.dice) REQUIRE(die.scale > 0);
      }
      skipped.show(match);
      while (skipped.stage->busy()) skipped.stage->skip();
      check_kitchen(match, run.stage->shown());
      check_kitchen(match, skipped.stage->shown());
      CAPTURE(run.stage->pose().caption.title);
      REQUIRE(run.stage->pose().caption.title == skipped.stage->pose().caption.title);
      REQUIRE(run.stage->pose().caption.text == skipped.stage->pose().caption.text);
      for (int seat = 0; seat < split.seats; ++seat) {
        REQUIRE(run.stage->pose().at(seat).mood == skipped.stage->pose().at(seat).mood);
        REQUIRE(run.stage->pose().at(seat).light == skipped.stage->pose().at(seat).light);
      }
      kitchen_theatre::answer(match, chance);
    }
    CHECK(run.sounds.unknown_cues().empty());
  }
}

TEST_CASE("A turn takes six seconds of animation on average, and never more than fifteen") {
  double all = 0;
  int turns = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    core::Match match = kitchen_theatre::new_match(4, seed);
    Theatre theatre(match);
    render::CosmeticRandom chance(seed);
    double in_turn = 0;
    int turn = -1;
    while (!match.over()) {
      theatre.show(match);
      while (theatre.stage->busy()) {
        theatre.stage->update(1.0 / 60);
        in_turn += 1.0 / 60;
        if (theatre.stage->shown().board.turn == turn) continue;
        CAPTURE(seed);
        CHECK(in_turn < 15);
        all += in_turn;
        ++turns;
        in_turn = 0;
        turn = theatre.stage->shown().board.turn;
      }
      kitchen_theatre::answer(match, chance);
    }
  }
  MESSAGE("seconds a turn: " << all / turns);
  CHECK(all / turns < 6);
}

TEST_CASE("Reduced motion moves nobody and shakes nothing") {
  core::Match match = kitchen_theatre::new_match(4, 9);
  Theatre theatre(match);
  theatre.settings.set(game::settings::Id::reduced_motion, 1);
  render::CosmeticRandom chance(4);
  int answers = 0;
  while (!match.over() && ++answers < 120) {
    theatre.show(match);
    while (theatre.stage->busy()) {
      theatre.stage->update(1.0 / 15);
      const auto pose = theatre.stage->pose();
      CAPTURE(pose.caption.title);
      for (int seat = 0; seat < 4; ++seat) {
        REQUIRE(pose.at(seat).cook.push == render::Point{});
        REQUIRE(pose.at(seat).cook.lean == 0);
        REQUIRE(pose.at(seat).cook.squash.stretch_x == 1);
        REQUIRE(pose.at(seat).jolt == render::Point{});
      }
    }
    kitchen_theatre::answer(match, chance);
  }
}
