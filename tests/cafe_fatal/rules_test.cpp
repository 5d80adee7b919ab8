// Café Fatal's rules by number, beyond what the scenarios show.
#include "engine/cafe_fatal/rules.hpp"

#include <doctest/doctest.h>

#include <bit>

#include "engine/cafe_fatal/events.hpp"
#include "engine/cafe_fatal/game.hpp"
#include "engine/cafe_fatal/placement.hpp"
#include "engine/core/match.hpp"

namespace {

using namespace cafe_fatal;

/// Tables next to one another in the ledger's notation: "A:BC B:AD …" with A for the first table.
void check_neighbours(const Layout& layout, const std::vector<std::string>& ledger) {
  REQUIRE(ledger.size() == layout.tables);
  for (std::size_t table = 0; table < ledger.size(); ++table) {
    TableSet expected = 0;
    for (const char letter : ledger[table])
      expected = static_cast<TableSet>(expected | (1 << (letter - 'A')));
    CHECK(layout.neighbours.at(table) == expected);
  }
}

int adjacencies(const Layout& layout) {
  int sum = 0;
  for (const auto set : layout.neighbours) sum += std::popcount(set);
  return sum / 2;
}

Board board_with(int seats) {
  Board board;
  board.seats = static_cast<std::uint8_t>(seats);
  board.red = board.layout().reference_red;
  return board;
}

void put(Board& board, int seat, int table, int result, int dice) {
  board.thrown = {};
  board.thrown.at(static_cast<std::size_t>(result - 1)) = static_cast<std::uint8_t>(dice);
  place(board, core::seat_at(seat), {result, table});
}

core::Match fresh(int seats, std::uint64_t seed, const char* layout = "shuffled") {
  core::Header header;
  header.game = &game();
  header.setup = {seats, seed, {{"layout", layout}}};
  auto match = core::Match::start_complete(std::move(header));
  REQUIRE(match);
  return std::move(*match);
}

/// Always the first legal choice.
struct FirstOption final : core::Decider {
  core::Choice decide(const core::Question& question) override { return question.option(0); }
};

}  // namespace

TEST_CASE("CF-A2 CF-007: the three layouts have the ledger's neighbours, 8, 13 and 18 adjacencies") {
  check_neighbours(k_seven, {"BC", "AD", "AD", "BCEF", "DG", "DG", "EF"});
  check_neighbours(k_ten, {"BD", "ACE", "BF", "AE", "BDFH", "CEGI", "FJ", "EI", "FHJ", "GI"});
  check_neighbours(k_thirteen,
                   {"BE", "ACF", "BDG", "CH", "AF", "BEGJ", "CFHK", "DGIL", "HM", "FK", "GJL", "HKM", "IL"});
  CHECK(adjacencies(k_seven) == 8);
  CHECK(adjacencies(k_ten) == 13);
  CHECK(adjacencies(k_thirteen) == 18);
}

TEST_CASE("CF-A3: in the reference layout opposite red numbers add to 7") {
  for (const int seats : {2, 3, 4}) {
    const Layout& layout = layout_for(seats);
    for (std::size_t result = 0; result < k_results; ++result) {
      CHECK(layout.reference_red.at(result) + layout.reference_red.at(k_results - 1 - result) ==
            layout.tables - 1);
    }
  }
}

TEST_CASE("CF-043 CF-042 CF-041 CF-047: points") {
  CHECK(points(Morsel::cheese, 7) == 12);
  CHECK(points(Morsel::cheese, 12) == 22);
  CHECK(points(Morsel::pizza, 7) == 24);
  CHECK(points(Morsel::cake, 6) == 55);
  CHECK(points(Morsel::cake, 5) == 50);
  CHECK(points(Pieces{6, 7, 3}) == 50);
  CHECK(points(Pieces{12, 4, 4}) == 50);
  CHECK(points(Pieces{5, 5, 3}) == 45);
  CHECK(points(Pieces{30, 20, 10}) == 240);
}

TEST_CASE("CF-032: with up to five own tables every new result finds a free neighbour, in all layouts") {
  for (const int seats : {2, 3, 4}) {
    const Layout& layout = layout_for(seats);
    for (int set = 1; set <= layout.all(); ++set) {
      if (std::popcount(static_cast<unsigned>(set)) > 5) continue;
      CHECK((layout.next_to(static_cast<TableSet>(set)) & ~set & layout.all()) != 0);
    }
  }
}

TEST_CASE(
    "CF-021 CF-022 CF-A15: a first throw goes anywhere, a later one next to any own table of this round") {
  Board board = board_with(4);
  board.thrown = {1, 0, 0, 0, 0, 0};
  CHECK(legal_placements(board, core::seat_at(0))[0] == k_thirteen.all());
  put(board, 0, 6, 3, 2);
  board.thrown = {1, 0, 1, 0, 0, 0};
  const auto legal = legal_placements(board, core::seat_at(0));
  CHECK(legal[0] == ((1 << 2) | (1 << 5) | (1 << 7) | (1 << 10)));
  CHECK(legal[2] == (1 << 6));
  CHECK(legal[1] == 0);
}

TEST_CASE("CF-035 CF-036 CF-037 CF-A12 CF-A13 CF-038: who takes a table") {
  Board board = board_with(5);
  put(board, 0, 0, 1, 3);
  put(board, 1, 0, 6, 2);
  put(board, 0, 1, 3, 2);
  put(board, 1, 1, 5, 2);
  put(board, 2, 1, 6, 1);
  put(board, 2, 2, 4, 2);
  put(board, 3, 2, 4, 2);
  put(board, 4, 2, 1, 2);
  const auto all = standings(board);
  CHECK(all[0].taken());
  CHECK(all[0].leader == 0);
  CHECK(all[1].leader == 1);
  CHECK(all[2].tied);
  CHECK(!all[2].taken());
  CHECK(!all[3].taken());
  CHECK(all[3].leader == -1);
}

TEST_CASE("CF-A13: a tie that a stronger group beats is no tie, whatever the order of seats") {
  for (const int strongest : {0, 1, 2}) {
    Board board = board_with(3);
    for (int seat = 0; seat < 3; ++seat) put(board, seat, 4, seat == strongest ? 5 : 2, 2);
    CHECK(standings(board)[4].leader == strongest);
    CHECK(standings(board)[4].taken());
  }
}

TEST_CASE("CF-014: a round takes 9, 12 or 15 morsels; CF-009: everybody has six dice") {
  for (const auto& [seats, left] : {std::pair{2, 51}, std::pair{3, 48}, std::pair{4, 45}, std::pair{5, 45}}) {
    const auto match = fresh(seats, 3);
    const auto& state = match.position().as<State>();
    CHECK(state.bag.size() == left);
    for (int seat = 0; seat < seats; ++seat)
      CHECK(state.board.players.at(static_cast<std::size_t>(seat)).in_hand == k_dice);
  }
}

TEST_CASE(
    "CF-A5 CF-002: the red tops are shuffled over the cells by the seed, one table a result; or lie as in "
    "the reference") {
  std::vector<std::array<std::uint8_t, k_results>> seen;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto red = fresh(2, seed).position().as<State>().board.red;
    TableSet tables = 0;
    for (const auto table : red) tables = static_cast<TableSet>(tables | (1 << table));
    CHECK(std::popcount(tables) == k_results);
    CHECK((tables & ~k_seven.all()) == 0);
    seen.push_back(red);
  }
  CHECK(std::count(seen.begin(), seen.end(), seen.front()) < 5);
  CHECK(fresh(2, 9, "reference").position().as<State>().board.red == k_seven.reference_red);
}

TEST_CASE("CF-A1: the first player is random, later rounds start one seat further left") {
  std::array<int, 4> starts{};
  for (std::uint64_t seed = 1; seed <= 80; ++seed)
    ++starts.at(fresh(4, seed).position().as<State>().board.start);
  for (const int times : starts) CHECK(times >= 8);
  auto match = fresh(4, 2);
  const int first = match.position().as<State>().board.start;
  while (!match.over() && match.position().as<State>().board.round < 3) {
    const auto question = match.pending().front();
    REQUIRE(match.choose(question.seat(), question.option(0)));
  }
  CHECK(match.position().as<State>().board.start == (first + 2) % 4);
}

TEST_CASE("CF-033 CF-040 CF-A16: after a round all dice are back and no table is anybody's own") {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    auto match = fresh(3, seed);
    while (!match.over()) {
      const int round = match.position().as<State>().board.round;
      const auto question = match.pending().front();
      REQUIRE(match.choose(question.seat(), question.option(question.size() - 1)));
      const Board& board = match.position().as<State>().board;
      if (board.round == round && !match.over()) continue;
      for (int seat = 0; seat < 3; ++seat) {
        CHECK(board.player(core::seat_at(seat)).occupied == 0);
        CHECK(board.player(core::seat_at(seat)).in_hand == k_dice);
      }
    }
  }
}

TEST_CASE("CF-020: a player has one to six turns a round") {
  core::EventList events;
  State state = fresh(5, 11).position().as<State>();
  FirstOption first;
  std::array<int, k_most_seats> turns{};
  while (state.board.phase != Phase::over) {
    events.events.clear();
    step(state, first, &events, nullptr);
    for (const auto& event : events.events) {
      if (static_cast<EventKind>(event.kind()) == EventKind::turn_started)
        ++turns.at(event.as<TurnStarted>().seat);
      if (static_cast<EventKind>(event.kind()) != EventKind::dice_returned) continue;
      for (auto& number : turns) {
        CHECK(number >= 1);
        CHECK(number <= 6);
        number = 0;
      }
    }
  }
}

TEST_CASE("CF-044 CF-A8 CF-048: all tables are distributed before the end is looked at") {
  // A reaches 40 on the first table, B 44 on a later one: B wins.
  const auto position = core::parse_json(
      R"({"tables":{"t1":{"morsels":"cheese","dice":{"A":"1 1 1 1 1"}},"t7":{"morsels":"cake cake","dice":{"B":"2 2 2 2 2 2"}}},)"
      R"("A":{"cake":3,"pizza":6,"cheese":2},"B":{"cake":2,"pizza":6,"cheese":2},"rest":false})");
  REQUIRE(position);
  core::Header header;
  header.game = &game();
  header.setup = {2, 1, {{"layout", "reference"}}};
  header.position = *position;
  const std::vector<core::OutcomeLine> outcomes{{{"dice", "1"}}};
  const auto match = core::Match::start(std::move(header), outcomes);
  REQUIRE_MESSAGE(match, (match ? "" : match.error().message));
  CHECK(match->over());
  CHECK(game().scores(match->position()) == std::vector<int>{40, 44});
  CHECK(game().winners(match->position()).has(core::seat_at(1)));
  CHECK(game().winners(match->position()).size() == 1);
}

TEST_CASE("a taken table tells why: alone, more dice, or the higher result") {
  State state;
  state.board = board_with(3);
  Board& board = state.board;
  board.phase = Phase::distribute;
  for (const int table : {0, 1, 2, 3}) board.morsels.at(static_cast<std::size_t>(table)) = {1, 0, 0};
  put(board, 0, 0, 1, 2);
  put(board, 0, 1, 3, 2);
  put(board, 1, 1, 2, 1);
  put(board, 0, 2, 4, 2);
  put(board, 1, 2, 6, 2);
  core::EventList events;
  FirstOption first;
  step(state, first, &events, nullptr);
  std::vector<TakenBy> why;
  int stayed = 0;
  for (const auto& event : events.events) {
    if (static_cast<EventKind>(event.kind()) == EventKind::table_taken)
      why.push_back(event.as<TableTaken>().by);
    if (static_cast<EventKind>(event.kind()) == EventKind::table_stays) ++stayed;
  }
  CHECK(why == std::vector<TakenBy>{TakenBy::alone, TakenBy::more_dice, TakenBy::higher_result});
  CHECK(stayed == 1);
}
