// Single steps: dice that land on what was decided, in time; words that fit.
#include <doctest/doctest.h>

#include <algorithm>

#include "game/cafe_fatal/chronicle.hpp"
#include "game/cafe_fatal/log_words.hpp"
#include "game/cafe_fatal/outlook.hpp"
#include "game/cafe_fatal/spots.hpp"
#include "theatre.hpp"

namespace {

using namespace game::cafe_fatal;
using theatre::guests;

Room room_for(int seats) {
  return *read_room(theatre::k_assets + "/pictures/cafe-tables.json", seats);
}

core::Event throw_of(int seat, std::array<std::uint8_t, rules::k_dice> faces) {
  return core::Event::of(rules::DiceThrown{static_cast<std::uint8_t>(seat), 6, faces}, core::SeatSet::all(2));
}

Shown board_of(int seats) {
  Shown shown;
  shown.board.seats = static_cast<std::uint8_t>(seats);
  return shown;
}

}  // namespace

TEST_CASE("Thrown dice lie still on the decided faces within 1.2 s of leaving the hand (S21)") {
  const Room room = room_for(2);
  const auto seats = guests(2, true);
  for (const bool reduced : {false, true}) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const Direction direction{room, Names(seats), reduced, true, {true, true}, seed, true};
      const core::Event event = throw_of(0, {6, 1, 3, 3, 5, 2});
      std::size_t used = 0;
      const Step step = next_step(direction, board_of(2), std::span(&event, 1), used);
      REQUIRE(used == 1);
      constexpr double k_release = 0.08 + 0.24 + 0.10;
      const Pose settled = pose_at(step, k_release + 1.2);
      std::vector<int> faces;
      for (const auto& die : settled.dice) {
        CHECK(die.tumble < 0);
        CHECK(die.height == doctest::Approx(0));
        faces.push_back(die.face);
      }
      CHECK(std::is_sorted(faces.begin(), faces.end()) ==
            false);  // as they fell, each where it will be sorted
      std::sort(faces.begin(), faces.end());
      CHECK(faces == std::vector<int>{1, 2, 3, 3, 5, 6});
      // Any order of times gives the same pose.
      const Pose early = pose_at(step, 0.5);
      (void)pose_at(step, 1.0);
      CHECK(pose_at(step, 0.5).dice.size() == early.dice.size());
      if (!early.dice.empty()) CHECK(pose_at(step, 0.5).dice[0].place == early.dice[0].place);
    }
  }
}

TEST_CASE("A set-up of 13 tables lands within 1.5 s of its first drop") {
  const Room room = room_for(5);
  const auto seats = guests(5, false);
  std::vector<core::Event> events{core::Event::of(rules::RoundStarted{1, 0}, core::SeatSet::all(5))};
  for (std::uint8_t table = 0; table < 13; ++table)
    events.push_back(core::Event::of(
        rules::MorselDropped{table, rules::Morsel::cake, 0, 0, static_cast<std::uint8_t>(59 - table)},
        core::SeatSet::all(5)));
  Shown board = board_of(5);
  board.bag = {30, 20, 13};
  std::size_t used = 0;
  const Step step = next_step({room, Names(seats), false, true, {}, 1, true}, board, events, used);
  CHECK(used == 14);
  CHECK(step.seconds <= 0.55 + 1.5 + 0.3);
  CHECK(pose_at(step, step.seconds).shown == step.after);
}

TEST_CASE("The longest log lines of the distribution have at most 80 characters") {
  const auto seats = guests(5, false, true);
  const Names names(seats);
  const rules::TableTaken taken{0,  0, 5, 5, rules::TakenBy::higher_result, 1, 5, 4, rules::Pieces{4, 3, 2},
                                10, 44};
  const rules::TableStays stays{0, 2, 3, 4, 0x1f};
  const rules::TableStays three{0, 2, 3, 4, 0x07};
  // The apostrophes take three bytes each.
  CHECK(taken_words(taken, names).size() <= 80 + 4);
  CHECK(tie_words(stays, {4, 3, 2}, names).size() <= 80);
  CHECK(tie_words(three, {4, 3, 2}, names).size() <= 80);
}

TEST_CASE("Points are explained piece by piece, and a completed whole by its double worth") {
  CHECK(gain_words({3, 0, 0}, {2, 0, 0}) == "2 pieces of cheese complete a cheese wheel (10 instead of 5)");
  CHECK(gain_words({0, 0, 0}, {0, 2, 1}) == "cake 5, 2 slices of pizza 4");
  CHECK(gain_words({0, 4, 0}, {1, 1, 0}) == "pizza completes a whole pizza (20 instead of 10), cheese 1");
  CHECK(gain_words({4, 4, 4}, {1, 1, 1}) ==
        "wholes count double: whole cake 50, whole pizza 20, cheese wheel 10");
  CHECK(points_words({1, 1, 5}) == "1 whole cake 50, 1 pizza 2, 1 cheese 1");
  CHECK(points_words({12, 3, 0}) == "3 slices of pizza 6, 2 cheese wheels 20, 2 pieces of cheese 2");
  CHECK(points_words({}) == "nothing yet");
}

TEST_CASE("One die is spoken of as one; a rival’s lead names the rival’s dice first") {
  CHECK(number_words(1, 2) == "2");
  CHECK(number_words(3, 2) == "2s");
  CHECK(pieces_words({2, 3, 1}) == "cake, 3 slices of pizza and 2 pieces of cheese");
  Outlook outlook;
  outlook.verdict = Verdict::fewer;
  outlook.dice = 2;
  outlook.rival = 1;
  outlook.best = {3, 5};
  CHECK(pill_text(outlook).before.empty());
  CHECK(pill_text(outlook).after == "leads 3 : 2");
}

TEST_CASE("Large text gets larger names and points; nothing leaves its panel") {
  for (int seats = 2; seats <= 5; ++seats) {
    const auto usual = lay_panels(seats, 100);
    const auto large = lay_panels(seats, 150);
    for (std::size_t seat = 0; seat < usual.size(); ++seat) {
      CHECK(large[seat].frame.height == usual[seat].frame.height);
      CHECK(large[seat].header.height > usual[seat].header.height);
      CHECK(large[seat].points.height > usual[seat].points.height);
      CHECK(large[seat].points.bottom() <= large[seat].frame.bottom());
      CHECK(large[seat].dice.back().x < large[seat].points.x);
      CHECK(large[seat].wheel_scale > 0.4F);
    }
  }
}

TEST_CASE("While somebody chooses, dice lie where the roomiest preview needs them, then stay") {
  const Room room = room_for(5);
  const Table& place = room.table[0];
  const std::vector<DiceGroup> groups{{0, 2, 3}, {2, 1, 5}};
  const DiceSpots plain = dice_spots(place, groups);
  const DiceSpots roomy = dice_spots(place, with_more(groups, {1, 3, 4}));
  CHECK(blended(plain, roomy, 1).dice.size() == roomy.dice.size());
  const DiceSpots start = blended(plain, roomy, 0);
  for (const auto& die : plain.dice) {
    const DieSpot* shown = start.find(die.seat, die.index);
    REQUIRE(shown != nullptr);
    CHECK(shown->place == die.place);
  }
  // All dice of a table are of one size, so that fewer never look like more.
  for (const auto& die : roomy.dice) CHECK(die.scale == roomy.dice.front().scale);
  CHECK(with_more(groups, {2, 3, 5}) == std::vector<DiceGroup>{{0, 2, 3}, {2, 4, 5}});
}

TEST_CASE("Up to five groups of six dice stay within two rows on every table") {
  for (int seats = 2; seats <= 5; ++seats) {
    const Room room = room_for(seats);
    for (int table = 0; table < room.tables; ++table) {
      const Table& place = room.table[static_cast<std::size_t>(table)];
      std::vector<DiceGroup> groups;
      for (int seat = 0; seat < seats; ++seat) {
        for (int dice = 1; dice <= 6; ++dice) {
          auto all = groups;
          all.push_back({seat, dice, 3});
          const DiceSpots spots = dice_spots(place, all);
          for (const auto& spot : spots.dice) {
            CHECK(std::abs(spot.place.x - place.dice.x) <= place.width / 2 + 30);
            CHECK(spot.place.y >= place.dice.y - 90);
            CHECK(spot.place.y <= place.dice.y + 30);
            CHECK(spot.scale * 104 >= 38);
          }
          for (const auto& group : all) CHECK(spots.find(group.seat, 0) != nullptr);
        }
        groups.push_back({seat, 6, 3});
      }
    }
  }
}
