// What a person would call stupid in Café Fatal: dice on a table that is lost, while a better one is free.
#include <doctest/doctest.h>

#include <algorithm>

#include "engine/cafe_fatal/placement.hpp"
#include "engine/cafe_fatal/view.hpp"
#include "engine/core/table_file.hpp"
#include "tests/bots/tables.hpp"

using namespace cafe_fatal;

namespace {

/// 8 × dice + result orders dice as the rules do.
int strength(const Board& board, int seat, int table) {
  const Group group = board.group(core::seat_at(seat), table);
  return 8 * group.dice + group.value;
}

int best_rival(const Board& board, int seat, int table) {
  int best = 0;
  for (int other = 0; other < board.seats; ++other) {
    if (other != seat) best = std::max(best, strength(board, other, table));
  }
  return best;
}

int dice_of(const Board& board, Placement placement) {
  return board.thrown.at(static_cast<std::size_t>(placement.result - 1));
}

bool lost(const Board& board, int seat, Placement placement) {
  const int own = std::max(strength(board, seat, placement.table), placement.result);
  const int hand = board.player(core::seat_at(seat)).in_hand;
  return own + 8 * hand < best_rival(board, seat, placement.table);
}

bool leads_morsels(const Board& board, int seat, Placement placement) {
  const int own = std::max(strength(board, seat, placement.table), placement.result);
  const bool morsels = count(board.morsels.at(static_cast<std::size_t>(placement.table))) > 0;
  return morsels && own + 8 * dice_of(board, placement) > best_rival(board, seat, placement.table);
}

const core::Game& fatal() {
  return *core::find_game("cafe-fatal");
}

/// Asks `level` at the end of a table file.
std::string answer_at(const std::string& text, const std::string& level) {
  const auto file = core::read_table_file("position", text);
  REQUIRE(file);
  const auto match = core::replay(*file, file->tables.front());
  REQUIRE(match);
  REQUIRE(match->pending().size() == 1);
  const auto& question = match->pending().front();
  const auto bot = std::move(*bots::make_bot(level, fatal()));
  return fatal().choice_text(bot->choose(fatal().view(match->position(), question.seat()), question, 1));
}

}  // namespace

TEST_CASE("greedy and expert put no dice on a lost table when they could lead another") {
  for (int seats = 2; seats <= k_most_seats; ++seats) {
    for (const std::string level : {"greedy", "expert:24"}) {
      const auto bot = std::move(*bots::make_bot(level, fatal()));
      for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        bot_tests::walk(fatal(), bot_tests::setup_for(fatal(), seats, seed),
                        [&](const auto& state, const auto& question) {
                          const auto any = fatal().view(state, question.seat());
                          const Board& board = any.template as<View>().board;
                          const int me = core::index(question.seat());
                          const auto chosen = to_placement(bot->choose(any, question, seed));
                          if (!lost(board, me, chosen)) return;
                          for (int i = 0; i < question.size(); ++i) {
                            const auto other = to_placement(question.option(i));
                            const bool better = leads_morsels(board, me, other) &&
                                                dice_of(board, other) <= dice_of(board, chosen);
                            CHECK_FALSE(better);
                          }
                        });
      }
    }
  }
}

TEST_CASE("the last die takes the cake") {
  // A has one die left, a 6. Its only new tables are t1 (a cheese) and t4 (three cakes).
  const std::string text =
      R"({"messhall":1,"game":"cafe-fatal","seats":2,"options":{"layout":"reference"},"position":{"step":"throw","turn":"A",)"
      R"("tables":{"t3":{"morsels":"pizza","dice":{"A":"1 1 1 1 1"}},"t1":{"morsels":"cheese"},"t4":{"morsels":"cake cake cake"},)"
      R"("t7":{"dice":{"B":"2 2 2 2 2 2"}}},"thrown":"6"}})"
      "\n";
  CHECK(answer_at(text, "greedy") == "place 6 t4");
  CHECK(answer_at(text, "expert:100") == "place 6 t4");
}

TEST_CASE("nobody chases a table that is out of reach") {
  // B's six dice hold t4 and its cakes; A's single new die can win the cheese on t1 and nothing on t4.
  const std::string text =
      R"({"messhall":1,"game":"cafe-fatal","seats":2,"options":{"layout":"reference"},"position":{"step":"throw","turn":"A",)"
      R"("tables":{"t3":{"morsels":"pizza","dice":{"A":"1 1 1 1 1"}},"t1":{"morsels":"cheese"},)"
      R"("t4":{"morsels":"cake cake cake","dice":{"B":"2 2 2 2 2 2"}}},"thrown":"6"}})"
      "\n";
  CHECK(answer_at(text, "greedy") == "place 6 t1");
  CHECK(answer_at(text, "expert:100") == "place 6 t1");
}
