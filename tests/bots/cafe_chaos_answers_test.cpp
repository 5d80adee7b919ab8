// The bots of Cafe Chaos answer every kind of question legally, from a view as from a position, deaf to what
// it hides, and do nothing that a person would call stupid.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "engine/bots/food_fight_landing.hpp"
#include "engine/bots/food_fight_policy.hpp"
#include "engine/bots/random_bot.hpp"
#include "engine/food_fight/stance.hpp"
#include "engine/food_fight/view.hpp"
#include "tests/bots/tables.hpp"

using namespace food_fight;

namespace {

const core::Game& chaos() {
  return *core::find_game("cafe-chaos");
}

using Look = std::function<void(const core::AnyState&, const core::Question&)>;

/// Answers at random half the time, so that plays come up that no bot would choose.
class Wanderer final : public core::Decider {
 public:
  Wanderer(const core::AnyState& state, std::uint64_t seed, const Look& look)
      : state_(state),
        stream_{seed, 0},
        look_(look),
        greedy_(std::move(*bots::make_bot("greedy", chaos()))) {}

  core::Choice decide(const core::Question& question) override {
    look_(state_, question);
    const auto bits = stream_.draw();
    if ((bits & 1) != 0) return bots::random_choice(question, bits);
    return greedy_->choose(chaos().view(state_, question.seat()), question, bits);
  }

 private:
  const core::AnyState& state_;
  core::ChanceStream stream_;
  const Look& look_;
  std::unique_ptr<bots::Bot> greedy_;
};

/// Some games for every set of options and every number of seats.
void wander(int games, const Look& look) {
  for (int seats = chaos().min_seats(); seats <= chaos().max_seats(); ++seats) {
    for (const auto& options : chaos().option_sets(seats)) {
      for (int i = 0; i < games; ++i) {
        const auto seed = static_cast<std::uint64_t>(i + 1);
        core::Header header;
        header.game = &chaos();
        header.setup = {seats, seed, options};
        core::AnyState state = core::Match::start(std::move(header))->first_position();
        Wanderer wanderer(state, seed, look);
        while (!chaos().over(state) && chaos().round(state) <= 12)
          chaos().step(state, wanderer, nullptr, nullptr);
      }
    }
  }
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
  std::set<std::uint8_t> kinds;
  wander(3, [&](const core::AnyState& state, const core::Question& question) {
    kinds.insert(question.kind());
    const auto any = chaos().view(state, question.seat());
    const auto& view = any.as<View>();
    core::ChanceStream stream{7, 0};
    const auto seen = bots::fight_answer(glance_of(view), question, bots::k_chaos_weights, stream,
                                         bots::k_chaos_weights.whim);
    core::ChanceStream again{7, 0};
    const auto known = bots::fight_answer(glance_of(state, question.seat()), question, bots::k_chaos_weights,
                                          again, bots::k_chaos_weights.whim);
    CHECK(seen == known);
    CHECK(question.accepts(seen));
  });
  // `event` belongs to What the Food?!.
  CHECK(kinds.size() == k_kinds - 1);
}

TEST_CASE("greedy and expert throw no combo into a visible defence, and never more than one card at a Spin") {
  const auto expert = std::move(*bots::make_bot("expert:8", chaos()));
  const auto greedy = std::move(*bots::make_bot("greedy", chaos()));
  int met = 0;
  wander(1, [&](const core::AnyState& state, const core::Question& question) {
    if (kind_of(question) != Kind::throw_food) return;
    const auto view = chaos().view(state, question.seat());
    const Board& board = board_of(view);
    const auto me = question.seat();
    const auto landing = bots::landing_of_attack(board, me, aim_of(board, me), cause_of(question));
    const bool wasted = !landing.damages || (landing.seat == me && board.player(me).bewitched == 0);
    if (!wasted) return;
    ++met;
    CHECK(greedy->choose(view, question, 1).size == 1);
    CHECK(expert->choose(view, question, 1).size == 1);
  });
  CHECK(met > 30);
}

TEST_CASE("greedy and expert place no Throw that nothing can feed, and no Cheat first") {
  const auto expert = std::move(*bots::make_bot("expert:8", chaos()));
  const auto greedy = std::move(*bots::make_bot("greedy", chaos()));
  int plans = 0;
  wander(1, [&](const core::AnyState& state, const core::Question& question) {
    // With the three Basics alone every programme holds the Throw.
    if (kind_of(question) != Kind::plan || question.size() == 6) return;
    ++plans;
    const auto view = chaos().view(state, question.seat());
    const auto hand = bots::throwables_of(view.as<View>().hand);
    for (const auto* bot : {greedy.get(), expert.get()}) {
      const auto plan = bot->choose(view, question, 5);
      CHECK(card_in(plan, 0) != Card::cheat);
      if (hand.bases() == 0) CHECK(card_in(plan, 0) != Card::throw_food);
    }
  });
  CHECK(plans > 100);
}

TEST_CASE("greedy throws nobody over the limit while another has fewer points, if less food does as well") {
  const auto greedy = std::move(*bots::make_bot("greedy", chaos()));
  int met = 0;
  wander(2, [&](const core::AnyState& state, const core::Question& question) {
    if (kind_of(question) != Kind::throw_food || cause_of(question) == Card::vengeance) return;
    const auto any = chaos().view(state, question.seat());
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
    const bool plain = board.event == Card::none && board.player(me).bewitched == 0;
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

TEST_CASE("with all packs, too, no move changes when everything unseen is dealt again") {
  const auto expert = std::move(*bots::make_bot("expert:4", chaos()));
  const auto greedy = std::move(*bots::make_bot("greedy", chaos()));
  std::uint64_t number = 0;
  int changed = 0;
  wander(1, [&](const core::AnyState& state, const core::Question& question) {
    const auto view = chaos().view(state, question.seat());
    const auto twin = chaos().view(chaos().sample(view, core::mix(++number)), question.seat());
    for (const auto* bot : {greedy.get(), expert.get()}) {
      if (!(bot->choose(view, question, number) == bot->choose(twin, question, number))) ++changed;
    }
  });
  CHECK(number > 1000);
  CHECK(changed == 0);
}
