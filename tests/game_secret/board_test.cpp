// Secret buttons: a permutation for each seat and round, presses that tell nothing (look.md, planning in
// secret).
#include "game/secret/board.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "engine/core/match.hpp"
#include "engine/food_fight/question.hpp"

namespace {

using food_fight::Card;
using game::devices::Logical;
using game::secret::BoardKind;
using game::secret::BoardRow;
using game::secret::Pressed;

constexpr std::uint64_t k_key = 42;

/// Seat A is about to plan; it holds these cards besides the basics and Spin.
core::Match planning(const std::string& hand) {
  core::Header header;
  header.game = core::find_game("cafe-chaos");
  REQUIRE(header.game != nullptr);
  header.setup = {3, 1, *header.game->read_options(core::Json::object(), 3)};
  header.position = {{"step", "plan"}, {"A", {{"character", "spin"}, {"hand", hand}}}};
  auto match = core::Match::start(std::move(header));
  if (!match) FAIL(match.error().message);
  return *std::move(match);
}

BoardRow row_of(const core::Match& match) {
  return BoardRow(BoardKind::plan, *match.pending_for(core::seat_at(0)), Card::spin,
                  game::secret::buttons_of(k_key, 2, 0));
}

Logical button(const BoardRow& row, int column) {
  return row.buttons()[static_cast<std::size_t>(column)];
}

}  // namespace

TEST_CASE("rules 2 and 3: every row is a permutation of the seven symbols of its own, anew every round") {
  std::set<std::vector<Logical>> rows;
  for (int round = 1; round <= 8; ++round) {
    for (int seat = 0; seat < 8; ++seat) {
      const auto row = game::secret::buttons_of(k_key, round, seat);
      const std::set<Logical> symbols(row.begin(), row.end());
      CHECK(symbols.size() == 7);
      CHECK_FALSE(symbols.contains(Logical::back));
      CHECK_FALSE(symbols.contains(Logical::pause));
      rows.insert({row.begin(), row.end()});
    }
  }
  // 64 of 5,040 may meet by chance, but hardly twice.
  CHECK(rows.size() >= 62);
  CHECK(game::secret::buttons_of(k_key, 3, 2) == game::secret::buttons_of(k_key, 3, 2));
}

TEST_CASE("each symbol stands under each card about equally often") {
  constexpr int k_rounds = 700;
  for (const Logical symbol : game::secret::k_symbols) {
    for (std::size_t column = 0; column < 7; ++column) {
      int times = 0;
      for (int round = 0; round < k_rounds; ++round)
        times += game::secret::buttons_of(k_key, round, 1)[column] == symbol ? 1 : 0;
      CHECK(times > 60);
      CHECK(times < 145);
    }
  }
}

TEST_CASE("rule 4: Throw, Grab, Duck, Special, Hand 1 to 3 for everybody") {
  const core::Match match = planning("lob hide");
  const BoardRow row = row_of(match);
  for (int column = 0; column < 6; ++column) CHECK(row.has_column(column));
  CHECK_FALSE(row.has_column(6));
}

TEST_CASE("three presses make the plan that stands above them") {
  const core::Match match = planning("food lob hide");
  BoardRow row = row_of(match);
  CHECK(row.press(button(row, 5)) == Pressed::placed);  // Hand 2
  CHECK(row.press(button(row, 3)) == Pressed::placed);  // Special
  CHECK(row.press(button(row, 0)) == Pressed::ready);
  const core::Choice choice = row.choice();
  CHECK(match.pending_for(core::seat_at(0))->accepts(choice));
  CHECK(match.game().choice_text(choice) == "plan hide spin throw");
  CHECK(row.press(button(row, 1)) == Pressed::ignored);
}

TEST_CASE("rule 6: a used card and an empty place are refused and place nothing") {
  const core::Match match = planning("");
  BoardRow row = row_of(match);
  CHECK(row.press(button(row, 1)) == Pressed::placed);
  CHECK(row.press(button(row, 1)) == Pressed::refused);
  CHECK(row.press(button(row, 4)) == Pressed::refused);
  CHECK(row.press(button(row, 6)) == Pressed::refused);
  CHECK(row.placed() == 1);
}

TEST_CASE("rule 7: back takes the last card back; with none it asks for the curtain") {
  const core::Match match = planning("lob");
  BoardRow row = row_of(match);
  (void)row.press(button(row, 0));
  (void)row.press(button(row, 4));
  CHECK(row.press(Logical::back) == Pressed::taken_back);
  CHECK(row.placed() == 1);
  CHECK(row.press(button(row, 4)) == Pressed::placed);
  CHECK(row.press(Logical::back) == Pressed::taken_back);
  CHECK(row.press(Logical::back) == Pressed::taken_back);
  CHECK(row.press(Logical::back) == Pressed::wants_curtain);
  CHECK(row.press(Logical::pause) == Pressed::ignored);
}
