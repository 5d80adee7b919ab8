// A person's choice: all legal tables in reach, nothing else, two presses for the usual move.
#include <doctest/doctest.h>

#include <set>

#include "theatre.hpp"

namespace {

using game::devices::Action;
using game::devices::Logical;
using theatre::Theatre;

Action press(Logical logical) {
  Action action;
  action.device = game::devices::k_keyboard_right;
  action.logical = logical;
  return action;
}

Action click(render::Point at) {
  Action action;
  action.device = game::devices::k_mouse;
  action.logical = Logical::confirm;
  action.pointer = {at.x, at.y};
  return action;
}

/// All tables that moves of the focus reach from where it is.
std::set<int> reach(const game::cafe_fatal::Choice& start) {
  std::set<int> seen;
  std::vector<game::cafe_fatal::Choice> open{start};
  while (!open.empty()) {
    const auto here = open.back();
    open.pop_back();
    if (!seen.insert(here.table()).second) continue;
    for (const Logical way :
         {Logical::move_left, Logical::move_right, Logical::move_up, Logical::move_down}) {
      auto next = here;
      (void)next.act(press(way));
      open.push_back(next);
    }
  }
  return seen;
}

}  // namespace

TEST_CASE("Two confirms place dice legally; the d-pad reaches every legal table and no other") {
  for (int seats = 2; seats <= 5; ++seats) {
    core::Match match = theatre::new_match(seats, 21);
    Theatre theatre(match, theatre::guests(seats, true), 64, 36);
    for (int turn = 0; turn < 60 && !match.over(); ++turn) {
      CAPTURE(seats);
      CAPTURE(turn);
      theatre.show(match);
      theatre.stage->skip_all();
      const core::Question question = match.pending().front();
      REQUIRE(theatre.stage->choice() != nullptr);
      auto choice = *theatre.stage->choice();
      if (!choice.at_tables()) (void)choice.act(press(Logical::confirm));
      REQUIRE(choice.at_tables());
      std::set<int> legal;
      for (const auto& outlook : choice.outlooks()) legal.insert(outlook.placement.table);
      CHECK(reach(choice) == legal);
      auto answer = theatre.stage->act(question.seat(), press(Logical::confirm));
      if (!answer) answer = theatre.stage->act(question.seat(), press(Logical::confirm));
      REQUIRE(answer);
      CHECK(question.accepts(answer->choice));
      REQUIRE(match.choose(answer->seat, answer->choice));
    }
  }
}

TEST_CASE("Back returns to the dice; a release, a dark table and another seat do nothing") {
  core::Match match = theatre::new_match(3, 4);
  Theatre theatre(match, theatre::guests(3, true), 64, 36);
  theatre.show(match);
  theatre.stage->skip_all();
  const core::Seat seat = match.pending().front().seat();
  auto& stage = *theatre.stage;
  Action released = press(Logical::confirm);
  released.phase = game::devices::Phase::released;
  CHECK_FALSE(stage.act(seat, released));
  CHECK_FALSE(stage.choice()->at_tables());
  CHECK_FALSE(stage.can_step_back(seat));
  (void)stage.act(seat, press(Logical::confirm));
  CHECK(stage.can_step_back(seat));
  (void)stage.act(seat, press(Logical::back));
  CHECK_FALSE(stage.choice()->at_tables());
  const core::Seat other = core::seat_at((core::index(seat) + 1) % 3);
  (void)stage.act(other, press(Logical::confirm));
  CHECK_FALSE(stage.choice()->at_tables());
  CHECK_FALSE(stage.act(seat, click({5, 5})));
}

TEST_CASE("A click on dice takes them, a click on a lit table looks at it, a second one places them") {
  core::Match match = theatre::new_match(2, 9);
  Theatre theatre(match, theatre::guests(2, true), 64, 36);
  theatre.show(match);
  theatre.stage->skip_all();
  const core::Seat seat = match.pending().front().seat();
  const auto groups = game::cafe_fatal::rail_groups(theatre.stage->shown());
  CHECK_FALSE(theatre.stage->act(seat, click(groups.back().rect.centre())));
  CHECK(theatre.stage->choice()->result() == groups.back().result);
  const auto room = *game::cafe_fatal::read_room(theatre::k_assets + "/pictures/cafe-tables.json", 2);
  const int other = theatre.stage->choice()->table() == 3 ? 4 : 3;  // not the one that is suggested
  const render::Point table = room.table[static_cast<std::size_t>(other)].top.centre();
  CHECK_FALSE(theatre.stage->act(seat, click(table)));
  CHECK(theatre.stage->choice()->table() == other);
  const auto answer = theatre.stage->act(seat, click(table));
  REQUIRE(answer);
  CHECK(match.choose(seat, answer->choice));
}

TEST_CASE(
    "While dice are being picked a click on a lit table only looks at it, and back returns to the dice") {
  core::Match match = theatre::new_match(2, 9);
  Theatre theatre(match, theatre::guests(2, true), 64, 36);
  theatre.show(match);
  theatre.stage->skip_all();
  auto& stage = *theatre.stage;
  const core::Seat seat = match.pending().front().seat();
  const auto room = *game::cafe_fatal::read_room(theatre::k_assets + "/pictures/cafe-tables.json", 2);
  const render::Point table = room.table[5].top.centre();
  Action move = click(table);
  move.logical = Logical::point;
  (void)stage.act(seat, move);
  CHECK_FALSE(stage.choice()->at_tables());
  CHECK_FALSE(stage.act(seat, click(table)));
  CHECK(stage.choice()->at_tables());
  CHECK(stage.choice()->table() == 5);
  CHECK(stage.can_step_back(seat));
  (void)stage.act(seat, press(Logical::back));
  CHECK_FALSE(stage.choice()->at_tables());
}

TEST_CASE("With the throw by hand the dice wait for the person's press") {
  core::Match match = theatre::new_match(2, 9);
  Theatre theatre(match, theatre::guests(2, true), 64, 36);
  theatre.settings.set(game::settings::Id::auto_throw, 0);
  theatre.show(match);
  for (int i = 0; i < 200; ++i) theatre.stage->update(0.1);
  CHECK(theatre.stage->busy());
  (void)theatre.stage->act(match.pending().front().seat(), press(Logical::confirm));
  theatre.play();
  CHECK(theatre.stage->choice() != nullptr);
}
