// Turns of many bots are short; what concerns a person is shown at its full length.
#include "game/cooking/pace.hpp"

#include <doctest/doctest.h>

#include "kitchen_theatre.hpp"

namespace {

namespace rules = cooking_customers;
using game::cooking::pace_of;
using game::cooking::Step;
using kitchen_theatre::Theatre;

/// A step in the turn of seat 1; partners sit a number of sides apart.
Step step_of(int seats, int sides) {
  rules::Board board;
  board.seats = static_cast<std::uint8_t>(seats);
  board.sides = static_cast<std::uint8_t>(sides);
  board.turn = 1;
  for (int seat = 0; seat < seats; ++seat)
    board.players[static_cast<std::size_t>(seat)].side = static_cast<std::uint8_t>(seat % sides);
  Step step;
  step.start.shown.board = board;
  step.after = step.start.shown;
  return step;
}

std::vector<game::stage::Who> with_person(int seats, int person) {
  auto all = kitchen_theatre::guests(seats);
  all[static_cast<std::size_t>(person)].person = true;
  return all;
}

/// Seconds that it takes to show what so many decisions of ten bring, with or without a person among them.
double seconds_of(bool watched, int decisions) {
  core::Match match = kitchen_theatre::new_match(10, 5, "AF BG CH DI EJ");
  Theatre theatre(match);
  theatre.seats[9].person = watched;
  render::CosmeticRandom chance(3);
  while (match.decisions() < decisions) kitchen_theatre::answer(match, chance);
  theatre.show(match);
  double seconds = 0;
  for (; theatre.stage->busy() && seconds < 600; seconds += 0.02) theatre.stage->update(0.02);
  return seconds;
}

}  // namespace

TEST_CASE("S16: turns of bots are quicker from four places on, from six and from nine") {
  for (const auto& [seats, factor] :
       {std::pair{2, 1.0}, std::pair{3, 1.0}, std::pair{4, 1.3}, std::pair{5, 1.3}, std::pair{6, 1.6},
        std::pair{8, 1.6}, std::pair{9, 2.0}, std::pair{10, 2.0}}) {
    CAPTURE(seats);
    const Step step = step_of(seats, (seats + 1) / 2);
    CHECK(pace_of(step, with_person(seats, 0)) == factor);
    CHECK(pace_of(step, with_person(seats, 1)) == 1.0);           // a person's own turn
    CHECK(pace_of(step, kitchen_theatre::guests(seats)) == 1.0);  // nobody waits
  }
}

TEST_CASE(
    "an attack on a person, or one that a person could stop for a partner, is shown at its full length") {
  const auto people = with_person(10, 0);
  const auto pace_on = [&people](std::uint8_t on) {
    Step step = step_of(10, 5);
    const rules::CardPlayed played{1, rules::Card::tripped, on, rules::Card::none, 0, 4};
    step.events.push_back(core::Event::of(played, core::SeatSet()));
    return pace_of(step, people);
  };
  CHECK(pace_on(0) == 1.0);
  CHECK(pace_on(3) == 2.0);
  CHECK(pace_on(5) == 2.0);  // nobody can stop it
  const auto pace_while_waiting = [&people](std::uint8_t on) {
    Step step = step_of(10, 5);
    step.after.board.attack = {rules::Card::wrong_order, on, rules::Card::none};
    return pace_of(step, people);
  };
  CHECK(pace_while_waiting(0) == 1.0);
  CHECK(pace_while_waiting(5) == 1.0);
  CHECK(pace_while_waiting(3) == 2.0);
  Step visited = step_of(10, 5);
  visited.start.shown.visit = {rules::Card::wrong_order, 0, {}};
  CHECK(pace_of(visited, people) == 1.0);
}

TEST_CASE("ten at a table: with a person the same decisions take much less time than in a film") {
  const double film = seconds_of(false, 40);
  const double watched = seconds_of(true, 40);
  MESSAGE(film << " s, watched " << watched << " s");
  CHECK(watched < 0.75 * film);
  CHECK(watched > 0.45 * film);
}

TEST_CASE("the results of the first two cooking rolls lie longer for people, later ones do not") {
  std::vector<std::vector<double>> lengths;
  for (const bool person : {false, true}) {
    core::Match match = kitchen_theatre::new_match(3, 5);
    Theatre theatre(match);
    theatre.seats[2].person = person;
    render::CosmeticRandom chance(3);
    lengths.emplace_back();
    int seen = 0;
    while (lengths.back().size() < 4 && !match.over()) {
      kitchen_theatre::answer(match, chance);
      theatre.show(match);
      // Of what follows an answer only the time counts that a roll adds.
      double seconds = 0;
      for (; theatre.stage->busy(); seconds += 0.01) theatre.stage->update(0.01);
      bool rolled = false;
      for (; seen < static_cast<int>(match.events().size()); ++seen) {
        const auto kind =
            static_cast<rules::EventKind>(match.events()[static_cast<std::size_t>(seen)].kind());
        rolled = rolled || kind == rules::EventKind::cooking_rolled;
      }
      if (rolled) lengths.back().push_back(seconds);
    }
    REQUIRE(lengths.back().size() == 4);
  }
  for (std::size_t roll = 0; roll < 4; ++roll) {
    CAPTURE(roll);
    const double longer = lengths[1][roll] - lengths[0][roll];
    CHECK(longer == doctest::Approx(roll < 2 ? game::cooking::k_linger : 0.0).epsilon(0.05));
  }
}
