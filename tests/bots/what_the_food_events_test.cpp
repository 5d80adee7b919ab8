// Hold the Events: the bots of What the Food?! keep their events for the moment that is worth it.
#include <doctest/doctest.h>

#include <map>

#include "engine/bots/food_fight_landing.hpp"
#include "engine/food_fight/question.hpp"
#include "engine/food_fight/view.hpp"
#include "engine/food_fight/what_the_food/cards.hpp"
#include "tests/bots/tables.hpp"

using namespace food_fight;
using what_the_food::EventCard;

namespace {

/// Every question whether to play an event, and what greedy answers (WF-A60).
template <class Look>
void answers(const Look& look) {
  const core::Game& game = *core::find_game("what-the-food");
  const auto greedy = std::move(*bots::make_bot("greedy", game));
  bot_tests::wander(game, 2, [&](const core::AnyState& state, const core::Question& question) {
    if (kind_of(question) != Kind::event) return;
    const auto view = game.view(state, question.seat());
    const auto choice = greedy->choose(view, question, 1);
    look(view.as<View>(), question, passed(choice) ? Card::none : card_in(choice));
  });
}

int most_points(const Board& board) {
  int most = 0;
  for (int i = 0; i < board.seats; ++i) most = std::max<int>(most, board.player(core::seat_at(i)).points);
  return most;
}

}  // namespace

TEST_CASE("nobody sends himself to Detention, and the School Nurse comes to those who lead in points") {
  std::map<Card, int> played;
  answers([&](const View& view, const core::Question& question, Card event) {
    ++played[event];
    CHECK(event != card_of(EventCard::detention));
    if (event == card_of(EventCard::school_nurse))
      CHECK(view.board.player(question.seat()).points == most_points(view.board));
  });
  // Every other event finds its moment, and passing is the usual answer.
  CHECK(played.size() == 11);
  CHECK(played[Card::none] > 500);
}

TEST_CASE(
    "a Fire Drill waits for a big attack on the own head, or for the one that would end a lost game "
    "(WF-095)") {
  int drills = 0;
  answers([&](const View& view, const core::Question& question, Card event) {
    if (event != card_of(EventCard::fire_drill)) return;
    ++drills;
    const auto attack = context_of(question);
    REQUIRE(attack.under_way == 1);
    Card condition = Card::none;
    for (const Card card : view.aside) condition = is_condition(card) ? card : condition;
    const auto landing = bots::landing_of_attack(view.board, core::seat_at(attack.attacker),
                                                 core::seat_at(attack.target), attack.action, condition);
    CHECK(landing.damages);
    // An attack on somebody else only if it would end a game that is lost, a single point only near the end.
    const int after = view.board.player(landing.seat).points + attack.value;
    CHECK((landing.seat == question.seat() || after >= view.board.limit));
    CHECK((attack.value >= 2 || after >= view.board.limit - 2));
  });
  CHECK(drills > 3);
}

TEST_CASE("a good hand is not passed on by Mix-Up") {
  int mixed = 0;
  answers([&](const View& view, const core::Question& /*question*/, Card event) {
    if (event != card_of(EventCard::mix_up)) return;
    ++mixed;
    int throwables = 0;
    for (const Card card : view.hand) throwables += is_throwable(card) ? 1 : 0;
    const auto right = view.board.right(view.viewer);
    CHECK(throwables <= view.owned[static_cast<std::size_t>(right)]);
  });
  CHECK(mixed > 10);
}
