// The bots of both food fights answer every kind of question legally, from a view as from a position, deaf to
// what it hides, and do nothing that a person would call stupid.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "engine/bots/food_fight_landing.hpp"
#include "engine/bots/food_fight_policy.hpp"
#include "engine/food_fight/question.hpp"
#include "engine/food_fight/stance.hpp"
#include "engine/food_fight/view.hpp"
#include "tests/bots/tables.hpp"

using bot_tests::wander;
using namespace food_fight;

namespace {

std::vector<const core::Game*> fights() {
  return {core::find_game("cafe-chaos"), core::find_game("what-the-food")};
}

/// Kinds of questions that a game's rules can put.
std::size_t kinds_of(const core::Game& game) {
  return game.id() == "cafe-chaos" ? k_kinds - 1 : 19;  // `event` belongs to What the Food?! alone
}

const Board& board_of(const core::AnyView& view) {
  return view.as<View>().board;
}

int damage_of(const core::Choice& choice) {
  bots::Throwables thrown;
  for (int place = 0; place < choice.size; ++place) thrown.add(card_in(choice, place));
  return thrown.damage();
}

}  // namespace

TEST_CASE("the policy answers all kinds of questions legally, the same from a view as from a position") {
  for (const core::Game* game : fights()) {
    std::set<std::uint8_t> kinds;
    wander(*game, 3, [&](const core::AnyState& state, const core::Question& question) {
      kinds.insert(question.kind());
      const auto any = game->view(state, question.seat());
      const auto& view = any.as<View>();
      const auto& weights = bots::weights_of(view.board);
      core::ChanceStream stream{7, 0};
      const auto seen = bots::fight_answer(glance_of(view), question, weights, stream, weights.whim);
      core::ChanceStream again{7, 0};
      const auto known =
          bots::fight_answer(glance_of(state, question.seat()), question, weights, again, weights.whim);
      CHECK(seen == known);
      CHECK(question.accepts(seen));
    });
    CAPTURE(game->id());
    CHECK(kinds.size() == kinds_of(*game));
  }
}

TEST_CASE("greedy and expert throw no combo into a visible defence, and never more than one card at a Spin") {
  for (const core::Game* game : fights()) {
    const auto expert = std::move(*bots::make_bot("expert:400", *game));
    const auto greedy = std::move(*bots::make_bot("greedy", *game));
    int met = 0;
    wander(*game, 1, [&](const core::AnyState& state, const core::Question& question) {
      if (kind_of(question) != Kind::throw_food) return;
      const auto view = game->view(state, question.seat());
      const Board& board = board_of(view);
      const auto me = question.seat();
      const Card action = cause_of(question);
      if (!bots::is_wasted(board, me, action, {})) return;
      // A Scalding one may fly at a Duck (WF-091).
      const auto sensible = [&](const core::Choice& choice) {
        return choice.size == 1 || !bots::is_wasted(board, me, action, choice);
      };
      CHECK(sensible(greedy->choose(view, question, 1)));
      // The searches cost time: some of them.
      if (++met % 8 == 0) CHECK(sensible(expert->choose(view, question, 1)));
    });
    CHECK(met > 30);
  }
}

TEST_CASE("greedy and expert place no Throw that nothing can feed, and no Cheat first") {
  for (const core::Game* game : fights()) {
    const auto expert = std::move(*bots::make_bot("expert:8", *game));
    const auto greedy = std::move(*bots::make_bot("greedy", *game));
    int plans = 0;
    wander(*game, 1, [&](const core::AnyState& state, const core::Question& question) {
      // With the three Basics alone every programme holds the Throw.
      if (kind_of(question) != Kind::plan || question.size() == 6) return;
      ++plans;
      const auto view = game->view(state, question.seat());
      const auto hand = bots::throwables_of(view.as<View>().hand);
      for (const auto* bot : {greedy.get(), expert.get()}) {
        const Card first = card_in(bot->choose(view, question, 5), 0);
        CHECK(first != Card::cheat);
        if (hand.bases() > 0) continue;
        CHECK(first != Card::throw_food);
        CHECK(first != Card::extra_throw);
        CHECK(first != Card::hunt);
      }
    });
    CHECK(plans > 100);
  }
}

TEST_CASE("greedy throws nobody over the limit while another has fewer points, if less food does as well") {
  for (const core::Game* game : fights()) {
    const auto greedy = std::move(*bots::make_bot("greedy", *game));
    int met = 0;
    wander(*game, 2, [&](const core::AnyState& state, const core::Question& question) {
      if (kind_of(question) != Kind::throw_food || cause_of(question) == Card::vengeance) return;
      const auto any = game->view(state, question.seat());
      const Board& board = board_of(any);
      const auto me = question.seat();
      const auto landing = bots::landing_of_attack(board, me, aim_of(board, me), cause_of(question));
      int fewest = board.limit;
      int most = 0;
      for (int i = 0; i < board.seats; ++i) {
        const int points = board.player(core::seat_at(i)).points;
        if (core::seat_at(i) != landing.seat) fewest = std::min(fewest, points);
        most = std::max(most, points);
      }
      const bool plain =
          board.event == Card::none && board.player(me).bewitched == 0 && !board.super_conditions;
      if (!plain || !landing.damages || landing.seat == me || most >= board.limit) return;
      // Even the heal of three cards would leave this seat behind.
      if (board.player(me).points - 2 <= fewest) return;
      if (board.player(landing.seat).points + 1 >= board.limit) return;
      ++met;
      const auto choice = greedy->choose(any, question, 1);
      CHECK(board.player(landing.seat).points + damage_of(choice) < board.limit);
    });
    CHECK(met > 20);
  }
}

TEST_CASE("with every set of options no move changes when everything unseen is dealt again") {
  for (const core::Game* game : fights()) {
    const auto expert = std::move(*bots::make_bot("expert:4", *game));
    const auto greedy = std::move(*bots::make_bot("greedy", *game));
    std::uint64_t number = 0;
    int changed = 0;
    wander(*game, 1, [&](const core::AnyState& state, const core::Question& question) {
      const auto view = game->view(state, question.seat());
      const auto twin = game->view(game->sample(view, core::mix(++number)), question.seat());
      for (const auto* bot : {greedy.get(), expert.get()}) {
        if (!(bot->choose(view, question, number) == bot->choose(twin, question, number))) ++changed;
      }
    });
    CHECK(number > 1000);
    CHECK(changed == 0);
  }
}
