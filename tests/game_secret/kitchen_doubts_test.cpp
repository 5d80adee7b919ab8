// Which seats might stop an attack on a kitchen, whatever they hold (KC-A42, KC-A48).
#include "game/secret/kitchen_doubts.hpp"

#include <doctest/doctest.h>

#include "engine/cooking_customers/events.hpp"
#include "engine/cooking_customers/options.hpp"
#include "engine/cooking_customers/question.hpp"
#include "engine/core/game.hpp"
#include "engine/core/match.hpp"
#include "game/secret/nature.hpp"

namespace {

using namespace cooking_customers;
using game::secret::KitchenDoubts;

template <class Payload>
core::Event event(const Payload& payload) {
  return core::Event::of(payload, core::SeatSet::all(4));
}

Board board(const char* teams = nullptr) {
  return board_for(teams == nullptr ? core::Json::object() : core::Json{{"teams", teams}}, 4);
}

core::Event played(SeatIndex seat, Card card, SeatIndex on) {
  return event(CardPlayed{seat, card, on, Card::none, 0, 4});
}

std::vector<int> in_doubt(KitchenDoubts& doubts) {
  std::vector<int> seats;
  for (; !doubts.empty(); doubts.pop()) {
    CHECK(doubts.front().kind == static_cast<std::uint8_t>(Kind::counter));
    seats.push_back(core::index(doubts.front().seat));
  }
  return seats;
}

using Seats = std::vector<int>;

}  // namespace

TEST_CASE("KC-A42: whoever is attacked with something that can be stopped is in doubt") {
  KitchenDoubts doubts(board());
  for (const Card card : {Card::found_hair, Card::code_violation, Card::thief, Card::better_offer}) {
    doubts.note(played(0, card, 2));
    CHECK_FALSE(doubts.lets_pass(event(AttackStruck{card, 0, 2, Card::none})));
    CHECK(in_doubt(doubts) == Seats{2});
  }
  for (const Card card : {Card::tripped, Card::take_a_break, Card::cook_quits, Card::dishwasher}) {
    doubts.note(played(0, card, 2));
    CHECK(in_doubt(doubts).empty());
  }
  doubts.note(played(0, Card::cook, 0));
  CHECK(in_doubt(doubts).empty());
}

TEST_CASE("KC-A48: in teams the partners are in doubt after the attacked seat, clockwise") {
  KitchenDoubts doubts(board("AC BD"));
  doubts.note(played(0, Card::thief, 3));
  CHECK(in_doubt(doubts) == Seats{3, 1});
}

TEST_CASE("KC-A48: once somebody has stopped it, those before have been asked and those after are not") {
  KitchenDoubts doubts(board("AC BD"));
  const auto stopped_by = [](SeatIndex seat) {
    return event(DefencePlayed{seat, Card::simmer_down, Card::thief, 0, 3, 4});
  };
  doubts.note(played(0, Card::thief, 3));
  CHECK_FALSE(doubts.lets_pass(stopped_by(3)));
  CHECK_FALSE(doubts.lets_pass(stopped_by(1)));
  doubts.pop();
  CHECK(doubts.lets_pass(stopped_by(3)));
  CHECK_FALSE(doubts.lets_pass(stopped_by(1)));
  doubts.note(stopped_by(3));
  CHECK(doubts.empty());
}

TEST_CASE("an attack that waits already at the table's start leaves its doubts") {
  Board waiting = board();
  waiting.attack = {Card::wrong_order, 1, Card::none};
  KitchenDoubts doubts(waiting);
  CHECK(in_doubt(doubts) == Seats{1});
}

TEST_CASE("cards of the hand are chosen behind the curtain; supplies hang in sight") {
  using game::secret::Nature;
  const core::Game& kitchen = *core::find_game("cooking-customers");
  CHECK(game::secret::has_hidden_hands(kitchen));
  const core::Question counter = ask_counter(core::seat_at(0), Card::simmer_down);
  core::FixedList<Card, 11> supplies;
  supplies.push_back(Card::gloves);
  supplies.push_back(Card::work_shoes);
  const core::Question lose = ask_lose(core::seat_at(0), supplies);
  CHECK(game::secret::nature_of(kitchen, counter) == Nature::hand);
  CHECK(game::secret::nature_of(kitchen, lose) == Nature::open);
  // KC-A42: time is up, default no; for other choices a bot plays (KC-A53).
  const auto late = game::secret::choice_when_late(kitchen, counter);
  REQUIRE(late);
  CHECK(verb_of(*late) == Verb::pass);
  CHECK_FALSE(game::secret::choice_when_late(kitchen, lose));
}

TEST_CASE("a turn goes on behind its curtain while it concerns nobody else, and curtains say what for") {
  const core::Game& game = *core::find_game("cooking-customers");
  core::Header header;
  header.game = &game;
  header.setup.seats = 2;
  header.setup.seed = 3;
  const auto match = core::Match::start(std::move(header));
  REQUIRE(match);
  const core::Question& turn = match->pending().front();
  using Events = std::vector<core::Event>;
  CHECK(game::secret::goes_on_unseen(game, Events{}, turn));  // a card was thrown away
  CHECK(game::secret::goes_on_unseen(game, Events{played(0, Card::cook, 0)}, turn));
  for (const Card card : {Card::tripped, Card::found_hair, Card::dishwasher})
    CHECK_FALSE(game::secret::goes_on_unseen(game, Events{played(0, card, 1)}, turn));
  CHECK(game::secret::reason_for(game, &turn) == "your turn");
  CHECK(game::secret::reason_for(game, nullptr) != "your turn");
}
