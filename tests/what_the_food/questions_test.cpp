// Every kind of question is reached, by everything that asks it, and each of its options is lawful by the
// ledger's words.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>

#include "engine/food_fight/question.hpp"
#include "engine/food_fight/what_the_food/cards.hpp"
#include "tests/support/fight_games.hpp"

using namespace food_fight;
using what_the_food::card_of;
using what_the_food::ConditionCard;
using what_the_food::EventCard;

namespace {

constexpr int k_options_looked_at = 60;

/// Whether a position makes this answer to this question lawful.
class Law {
 public:
  Law(const State& state, const core::Question& question, const core::Choice& choice)
      : state_(state), board_(state.board), question_(question), choice_(choice), me_(question.seat()) {}

  bool holds() const {
    if (passed(choice_)) return may_pass();
    switch (kind_of(question_)) {
      case Kind::target:
      case Kind::splat:
      case Kind::cheer:
        return seat(0) != me_;
      case Kind::plan:
        return is_plan();
      case Kind::retarget:
        return turns(seat(0), seat(1)) && (!turns_own_card() || seat(0) == me_);
      case Kind::confuse:
        return throwable(0) && turns(seat(1), seat(2));
      case Kind::take:
        return lies_in(state_.floor, card(0));
      case Kind::swing:
        return lies_in(state_.floor, card(0)) && is_base(card(0));
      case Kind::give:
        return verb_of(choice_) == Verb::give_to ? card(0) == state_.floor[0] && seat(1) != me_
                                                 : throwable(0);
      case Kind::throw_food:
        return is_combo();
      case Kind::belch:
        return choice_.size == 0 || (held(0) && is_condition(card(0)));
      case Kind::keep:
        return cause_of(question_) == Card::rally ? keeps_two() : throwable(0);
      case Kind::discard:
      case Kind::drop:
        return throwable(0);
      case Kind::eat:
        return held(0) && is_food(card(0)) && held(1) && is_topping(card(1));
      case Kind::copy:
        return board_.player(me_).copied_action != Card::none;
      case Kind::add:
        return is_addition();
      case Kind::self:
        return held(0) && is_base(card(0));
      case Kind::event:
        return held(0) && food_fight::kind_of(card(0)) == CardKind::event && board_.events_are_held;
      default:
        return false;  // a kind that What the Food?! does not know
    }
  }

 private:
  Card card(int place) const { return card_in(choice_, place); }
  core::Seat seat(int place) const { return seat_in(choice_, place); }
  template <class Cards>
  static bool lies_in(const Cards& cards, Card wanted) {
    return std::find(cards.begin(), cards.end(), wanted) != cards.end();
  }
  bool held(int place) const { return lies_in(state_.hands.at(static_cast<std::size_t>(me_)), card(place)); }
  /// WF-034, WF-099, WF-A62.
  bool throwable(int place) const {
    const bool event = board_.events_are_held && food_fight::kind_of(card(place)) == CardKind::event;
    return held(place) && (is_throwable(card(place)) || event);
  }

  /// WF-A32, WF-040: what is forced, and what is not.
  bool may_pass() const {
    const Card cause = cause_of(question_);
    switch (kind_of(question_)) {
      case Kind::retarget:
        return cause != card_of(EventCard::best_friends_forever);
      case Kind::take:
        return cause == Card::grab && all_are_food();
      case Kind::confuse:
      case Kind::eat:
      case Kind::copy:
      case Kind::add:
      case Kind::event:
        return true;
      default:
        return false;
    }
  }
  /// The second card of a Grab is a Food (WF-038).
  bool all_are_food() const {
    for (int i = 0; i < question_.size(); ++i) {
      const auto option = question_.option(i);
      if (!passed(option) && !is_food(card_in(option))) return false;
    }
    return true;
  }
  bool turns_own_card() const {
    const Card cause = cause_of(question_);
    return cause == Card::hunt || cause == Card::goose || cause == card_of(ConditionCard::suspicious) ||
           cause == card_of(EventCard::best_friends_forever);
  }
  /// WF-A9; a card is turned to another player than now.
  bool turns(core::Seat owner, core::Seat aim) const { return owner != aim && board_.aim(owner) != aim; }

  /// WF-019, WF-020.
  bool is_plan() const {
    for (int place = 0; place < k_sets; ++place) {
      const bool own = card(place) == board_.player(me_).character && state_.own_character.has(me_);
      if (!is_action(card(place)) || (!is_basic(card(place)) && !own && !held(place))) return false;
    }
    return card(0) != card(1) && card(0) != card(2) && card(1) != card(2);
  }
  std::array<int, 3> kinds() const {
    std::array<int, 3> found{};
    for (int place = 0; place < choice_.size; ++place) {
      found[0] += is_food(card(place)) ? 1 : 0;
      found[1] += is_topping(card(place)) ? 1 : 0;
      found[2] += is_condition(card(place)) ? 1 : 0;
    }
    return found;
  }
  bool all_held() const {
    for (int place = 0; place < choice_.size; ++place) {
      if (!held(place)) return false;
    }
    return true;
  }
  /// WF-044.
  bool is_combo() const {
    const auto [foods, toppings, conditions] = kinds();
    const int bases = foods + toppings;
    return all_held() && bases + conditions == choice_.size && foods <= 1 && conditions <= 1 && bases >= 1 &&
           bases <= 2;
  }
  /// WF-077, WF-A43.
  bool is_addition() const {
    const auto [foods, toppings, conditions] = kinds();
    if (!all_held() || foods > 0 || toppings > 1 || conditions > 1) return false;
    int bases = toppings, all_conditions = conditions;
    for (const Card thrown : state_.aside) {
      bases += is_base(thrown) ? 1 : 0;
      all_conditions += is_condition(thrown) ? 1 : 0;
    }
    return bases <= 2 && all_conditions <= 1;
  }
  bool keeps_two() const {
    return choice_.size == 2 && card(0) != card(1) && lies_in(state_.aside, card(0)) &&
           lies_in(state_.aside, card(1));
  }

  const State& state_;
  const Board& board_;
  const core::Question& question_;
  const core::Choice& choice_;
  core::Seat me_;
};

using Asked = std::set<std::pair<Kind, Card>>;

/// Looks at every question of random games.
struct Looking final : fights::RandomDecider {
  using RandomDecider::RandomDecider;
  const State* state = nullptr;
  Asked* asked = nullptr;
  std::string unlawful;  ///< the first answer that no rule gives

  core::Choice decide(const core::Question& question) override {
    asked->insert({food_fight::kind_of(question), cause_of(question)});
    const int step = 1 + question.size() / k_options_looked_at;
    for (int i = 0; i < question.size(); i += step) {
      const auto choice = question.option(i);
      if (unlawful.empty() && !Law(*state, question, choice).holds())
        unlawful = core::find_game("what-the-food")->choice_text(choice);
    }
    return RandomDecider::decide(question);
  }
};

Asked wander(int games_each) {
  const core::Game& game = *core::find_game("what-the-food");
  Asked asked;
  for (int seats = 2; seats <= 8; ++seats) {
    for (const auto& options : game.option_sets(seats)) {
      for (int i = 0; i < games_each; ++i) {
        CAPTURE(seats);
        CAPTURE(options.dump());
        const auto seed = static_cast<std::uint64_t>(i) + 1;
        core::AnyState any = fights::dealt(game, seats, options, seed);
        Looking decider(core::mix(seed, static_cast<std::uint64_t>(seats)));
        decider.state = &any.as<State>();
        decider.asked = &asked;
        while (!game.over(any)) game.step(any, decider, nullptr, nullptr);
        REQUIRE(decider.unlawful == "");
      }
    }
  }
  return asked;
}

}  // namespace

TEST_CASE(
    "every kind of question is asked by all that ask it, with lawful options alone (WF-A20, WF-A62, chapter "
    "16)") {
  const Asked asked = wander(8);
  Asked expected{{Kind::target, Card::none},
                 {Kind::plan, Card::none},
                 {Kind::event, Card::none},
                 {Kind::take, Card::grab},
                 {Kind::take, Card::sprint},
                 {Kind::throw_food, Card::throw_food},
                 {Kind::throw_food, Card::extra_throw},
                 {Kind::throw_food, Card::lob},
                 {Kind::throw_food, Card::hunt},
                 {Kind::swing, Card::pitch},
                 {Kind::cheer, Card::cheer},
                 {Kind::eat, Card::eat},
                 {Kind::belch, Card::belch},
                 {Kind::confuse, Card::confuse},
                 {Kind::discard, Card::recycle},
                 {Kind::keep, Card::rally},
                 {Kind::keep, card_of(EventCard::fire_drill)},
                 {Kind::give, Card::goose},
                 {Kind::give, card_of(EventCard::the_janitor)},
                 {Kind::drop, Card::tackle},
                 {Kind::self, Card::prank},
                 {Kind::add, Card::overhead_smash},
                 {Kind::splat, card_of(ConditionCard::gassy)},
                 {Kind::retarget, Card::hunt},
                 {Kind::retarget, Card::goose},
                 {Kind::retarget, Card::flirt},
                 {Kind::retarget, card_of(ConditionCard::slimy)},
                 {Kind::retarget, card_of(ConditionCard::suspicious)},
                 {Kind::retarget, card_of(EventCard::best_friends_forever)}};
  std::set<Card> copied;
  for (const auto& [kind, cause] : asked) {
    if (kind == Kind::copy) copied.insert(cause);
  }
  for (const Card action : copied) expected.insert({Kind::copy, action});
  CHECK(asked == expected);
  // WF-A51, WF-073: any action may be copied, but not a Copy.
  CHECK(copied.size() > 20);
  CHECK(!copied.contains(Card::copy));
}
