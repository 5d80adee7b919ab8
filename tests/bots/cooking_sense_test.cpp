// The bots of Cooking Customers answer every kind of question legally, from a view as from a position, deaf
// to what it hides, and do nothing that a person would call stupid.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "engine/bots/cooking_policy.hpp"
#include "engine/bots/random_bot.hpp"
#include "engine/cooking_customers/question.hpp"
#include "engine/cooking_customers/view.hpp"
#include "engine/core/table_file.hpp"
#include "tests/bots/tables.hpp"

using namespace cooking_customers;

namespace {

const core::Game& cooking() {
  return *core::find_game("cooking-customers");
}

using Look = std::function<void(const core::AnyState&, const core::Question&)>;

/// Answers at random half the time, so that positions come up that no bot would choose.
class Wanderer final : public core::Decider {
 public:
  Wanderer(const core::AnyState& state, std::uint64_t seed, const Look& look)
      : state_(state),
        stream_{seed, 0},
        look_(look),
        greedy_(std::move(*bots::make_bot("greedy", cooking()))) {}

  core::Choice decide(const core::Question& question) override {
    look_(state_, question);
    const auto bits = stream_.draw();
    if ((bits & 1) != 0) return bots::random_choice(question, bits);
    return greedy_->choose(cooking().view(state_, question.seat()), question, bits);
  }

 private:
  const core::AnyState& state_;
  core::ChanceStream stream_;
  const Look& look_;
  std::unique_ptr<bots::Bot> greedy_;
};

/// Some games for every number of seats and every set of teams.
void wander(int games, const Look& look) {
  for (int seats = cooking().min_seats(); seats <= cooking().max_seats(); ++seats) {
    for (const auto& options : cooking().option_sets(seats)) {
      for (int i = 0; i < games; ++i) {
        const auto seed = static_cast<std::uint64_t>(i + 1);
        core::Header header;
        header.game = &cooking();
        header.setup = {seats, seed, options};
        core::AnyState state = core::Match::start(std::move(header))->first_position();
        Wanderer wanderer(state, seed, look);
        while (!cooking().over(state) && cooking().round(state) <= bots::k_most_rounds)
          cooking().step(state, wanderer, nullptr, nullptr);
      }
    }
  }
}

/// Looks at what `level` plays in every `play` question of some games.
using LookAtPlay = std::function<void(const View&, const core::Question&, const core::Choice&)>;
void watch(const std::string& level, const LookAtPlay& look) {
  const auto bot = std::move(*bots::make_bot(level, cooking()));
  wander(2, [&](const core::AnyState& state, const core::Question& question) {
    if (kind_of(question) != Kind::play) return;
    const auto view = cooking().view(state, question.seat());
    look(view.as<View>(), question, bot->choose(view, question, 3));
  });
}

bool holds(const Hand& hand, CardKind kind) {
  return std::any_of(hand.begin(), hand.end(), [kind](Card card) { return is(card, kind); });
}

int highest_tip(int needs) {
  int highest = 0;
  for (const auto& kind : k_tables)
    highest = kind.card.needs == needs ? std::max<int>(highest, kind.card.tip) : highest;
  return highest;
}

const std::vector<std::string> k_thinkers{"greedy", "expert:6", "one-turn"};

/// Asks `level` who is asked first in a position of three players.
std::string answer_at(const std::string& position, const std::string& level) {
  const std::string text =
      R"({"messhall":1,"game":"cooking-customers","seats":3,"position":{)" + position + "}}\n";
  const auto file = core::read_table_file("position", text);
  REQUIRE_MESSAGE(file, text);
  const auto match = core::replay(*file, file->tables.front());
  REQUIRE(match);
  REQUIRE(match->pending().size() == 1);
  const auto& question = match->pending().front();
  const auto bot = std::move(*bots::make_bot(level, cooking()));
  return cooking().choice_text(bot->choose(cooking().view(match->position(), question.seat()), question, 1));
}

}  // namespace

TEST_CASE("the policy answers all kinds of questions legally, the same from a view as from a position") {
  std::set<std::uint8_t> kinds;
  wander(2, [&](const core::AnyState& state, const core::Question& question) {
    kinds.insert(question.kind());
    const auto view = cooking().view(state, question.seat());
    const auto seen = bots::cooking_answer(glance_of(view.as<View>()), question, bots::k_cooking_weights);
    const auto known =
        bots::cooking_answer(glance_of(state, question.seat()), question, bots::k_cooking_weights);
    CHECK(seen == known);
    CHECK(question.accepts(seen));
  });
  CHECK(kinds.size() == k_kinds);
}

TEST_CASE("alone and in teams, no move changes when everything unseen is dealt again") {
  const auto expert = std::move(*bots::make_bot("expert:4", cooking()));
  const auto greedy = std::move(*bots::make_bot("greedy", cooking()));
  const auto one_turn = std::move(*bots::make_bot("one-turn", cooking()));
  std::uint64_t number = 0;
  int changed = 0;
  wander(1, [&](const core::AnyState& state, const core::Question& question) {
    const auto view = cooking().view(state, question.seat());
    const auto twin = cooking().view(cooking().sample(view, core::mix(++number)), question.seat());
    for (const auto* bot : {greedy.get(), expert.get(), one_turn.get()}) {
      if (!(bot->choose(view, question, number) == bot->choose(twin, question, number))) ++changed;
    }
  });
  CHECK(number > 1000);
  CHECK(changed == 0);
}

TEST_CASE("nobody puts a cook over one who rolls more dice on the own side") {
  for (const auto& level : k_thinkers) {
    int met = 0;
    watch(level, [&](const View& view, const core::Question& question, const core::Choice& choice) {
      if (!lays_card(verb_of(choice)) || !is(card_in(choice), CardKind::cook)) return;
      const Seat on = seat_in(choice, question.seat());
      const Player& player = view.board.player(on);
      if (player.cook == Card::none) return;
      ++met;
      const bool own = view.board.partners(on, question.seat());
      // Weaker on the own side may be right for the symbol that takes minus cards away.
      if (own && player.minus.empty()) CHECK(traits(card_in(choice)).dice > traits(player.cook).dice);
      if (!own) CHECK(traits(card_in(choice)).dice < traits(player.cook).dice);
    });
    CHECK(met > 10);
  }
}

TEST_CASE("nobody trips a kitchen without a cook while another opponent cooks unprotected") {
  for (const auto& level : k_thinkers) {
    int met = 0;
    watch(level, [&](const View& view, const core::Question& question, const core::Choice& choice) {
      if (verb_of(choice) != Verb::play_on || !is(card_in(choice), CardKind::minus)) return;
      ++met;
      if (view.board.player(seat_in(choice, question.seat())).cook != Card::none) return;
      for (int i = 0; i < view.board.seats; ++i) {
        const Player& other = view.board.players.at(static_cast<std::size_t>(i));
        if (view.board.partners(core::seat_at(i), question.seat())) continue;
        CHECK((other.cook == Card::none || is_protected(other, card_in(choice))));
      }
    });
    CHECK(met > 50);
  }
}

TEST_CASE("an own cook comes before what only helps a cook, and is not thrown away") {
  for (const auto& level : k_thinkers) {
    int met = 0;
    watch(level, [&](const View& view, const core::Question& question, const core::Choice& choice) {
      const bool waits = view.board.player(question.seat()).cook == Card::none;
      if (!waits || !holds(view.hand, CardKind::cook) || view.board.played_own != 0) return;
      ++met;
      if (verb_of(choice) == Verb::play) CHECK(is(card_in(choice), CardKind::cook));
      if (verb_of(choice) == Verb::discard) CHECK_FALSE(is(card_in(choice), CardKind::cook));
    });
    CHECK(met > 50);
  }
}

TEST_CASE("nobody takes over a table that misses more for less, and nobody throws defences away first") {
  for (const auto& level : k_thinkers) {
    watch(level, [&](const View& view, const core::Question& question, const core::Choice& choice) {
      const Side& own = view.board.side_of(question.seat());
      if (verb_of(choice) == Verb::take_over && own.needs != 0) {
        const Side& other = view.board.side_of(core::seat_at(choice[1]));
        const bool nearer = other.needs - other.meals < own.needs - own.meals;
        CHECK((nearer || highest_tip(other.needs) > view.tips.at(view.board.player(question.seat()).side)));
      }
      if (verb_of(choice) == Verb::discard && is(card_in(choice), CardKind::defence)) {
        const bool all = std::all_of(view.hand.begin(), view.hand.end(),
                                     [](Card card) { return is(card, CardKind::defence); });
        CHECK(all);
      }
    });
  }
}

TEST_CASE("a partner without a cook gets one when the own kitchen has its") {
  int given = 0;
  watch("greedy", [&](const View& view, const core::Question& question, const core::Choice& choice) {
    if (verb_of(choice) != Verb::play_on || !view.board.in_teams()) return;
    const Seat on = core::seat_at(choice[1]);
    const bool partner = on != question.seat() && view.board.partners(on, question.seat());
    if (partner && is(card_in(choice), CardKind::cook) && view.board.player(on).cook == Card::none) ++given;
  });
  CHECK(given > 20);
}

TEST_CASE("an Energy Drink goes down when it is likely to fill the table that wins") {
  for (const std::string level : {"greedy", "expert:200", "one-turn"}) {
    CAPTURE(level);
    CHECK(answer_at(
              R"("step":"play","tables":"2:3","A":{"hand":"energy-drink gloves counter-offer","cook":"cook",)"
              R"("table":"4:6","meals":2,"money":15},"B":{"hand":"cook","table":"4:5"},"C":{"hand":"cook"})",
              level) == "play energy-drink");
  }
}

TEST_CASE("a Simmer Down is played when half a table would go, and kept when a helper's review is all") {
  for (const std::string level : {"greedy", "expert:200"}) {
    CAPTURE(level);
    CHECK(answer_at(
              R"("step":"play","turn":"A","played":"opponent","answering":{"card":"found-hair","on":"B"},)"
              R"("A":{"hand":"trainee"},"B":{"hand":"simmer-down","cook":"cook","table":"6:9","meals":4},)"
              R"("C":{"hand":"cook"})",
              level) == "counter simmer-down");
  }
  CHECK(
      answer_at(
          R"("step":"play","turn":"A","played":"opponent","answering":{"card":"wants-the-manager","on":"B"},)"
          R"("A":{"hand":"trainee"},"B":{"hand":"simmer-down"},"C":{"hand":"cook"})",
          "greedy") == "pass");
}
