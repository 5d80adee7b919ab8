// Who may know what (WF-A19), above all who holds events (WF-094, WF-A60).
#include <doctest/doctest.h>

#include <algorithm>
#include <cstring>

#include "engine/core/game.hpp"
#include "engine/food_fight/events.hpp"
#include "engine/food_fight/question.hpp"
#include "engine/food_fight/view.hpp"
#include "engine/food_fight/what_the_food/cards.hpp"
#include "tests/support/fight_games.hpp"
#include "tests/support/tables.hpp"

namespace {

using food_fight::Card;
using food_fight::View;

View view_of(const core::Match& match, core::Seat seat) {
  return match.game().view(match.position(), seat).as<View>();
}
std::uint8_t holder(const View& view, Card card) {
  return view.holder[static_cast<std::size_t>(card)];
}
Card card(std::string_view id) {
  return food_fight::what_the_food::card_named(id);
}

template <class Payload>
std::vector<Payload> told(const core::Match& match, core::Seat viewer = core::k_everybody) {
  std::vector<Payload> found;
  for (const auto& event : match.events()) {
    if (event.kind() == static_cast<std::uint8_t>(Payload::k_kind))
      found.push_back(match.game().event_for(event, viewer).as<Payload>());
  }
  return found;
}

void say(core::Match& match, char seat, const std::string& words) {
  const auto done = match.choose(core::seat_at(seat - 'A'), core::split_words(words));
  REQUIRE_MESSAGE(done, (done ? "" : done.error().message));
}

/// Three seats, of which A acts; `b`, `c`: what else B and C have.
core::Match fight(const std::string& options, const std::string& a, const std::string& b,
                  const std::string& c = "") {
  return tables::started(
      R"({"messhall":1,"game":"what-the-food","seats":3,"options":)" + options +
      R"(,"position":{"floor":"ramen gravy moldy lob tomato","deck":"burrito yogurt lasagna coleslaw",)" +
      R"("A":{"target":"B",)" + a + R"(},"B":{)" + b + R"("target":"C","plan":"grab duck throw"},"C":{)" + c +
      R"("target":"A","plan":"throw duck grab"}}})");
}
const std::string k_base = "{}";
const std::string k_held = R"({"hold_events":true,"special_edition":true})";

bool same(const View& one, const View& other) {
  return std::memcmp(&one, &other, sizeof(View)) == 0;
}

}  // namespace

TEST_CASE("WF-A19: hands are secret, their sizes, the Floor and the Trash are not") {
  const auto match = fight(k_base, R"("plan":"grab duck throw")", R"("hand":"banana goose",)");
  const View own = view_of(match, core::seat_at(1));
  const View other = view_of(match, core::seat_at(0));
  CHECK(own.hand.size() == 2);
  CHECK(other.hand.size() == 0);
  CHECK(other.owned[1] == 3);  // two and the character action
  CHECK(holder(other, card("banana")) == food_fight::k_nobody);
  CHECK(holder(other, Card::goose) == food_fight::k_nobody);
  CHECK(other.floor.size() == 5);
}

TEST_CASE("WF-A19: an action taken from the Floor is known to be there, a drawn one is not") {
  auto match = fight(k_held, R"("plan":"sprint duck throw","hand":"banana")", "");
  say(match, 'A', "take lob");
  const View other = view_of(match, core::seat_at(1));
  CHECK(holder(other, Card::lob) == 0);
  CHECK(holder(other, card("burrito")) == food_fight::k_nobody);
  CHECK(holder(view_of(match, core::seat_at(0)), card("burrito")) == 0);
}

TEST_CASE("WF-019 WF-A18: a plan is its owner's secret until the cards are flipped, one a set") {
  const auto match = fight(k_base, R"("plan":"grab duck mock")", "");
  const View other = view_of(match, core::seat_at(1));
  CHECK(view_of(match, core::seat_at(0)).plans[0][2] == Card::mock);
  CHECK(other.plans[0][0] == Card::grab);
  CHECK(other.plans[0][1] == Card::hidden);
  CHECK(other.plans[0][2] == Card::hidden);
}

TEST_CASE("WF-094 WF-A60: a held event looks to the others like any other card, asked or not") {
  const std::string plan = R"("plan":"grab duck throw")";
  for (const std::string event : {"fire-drill", "sprinklers", "the-janitor"}) {
    const auto holds = fight(k_held, plan, R"("hand":")" + event + R"( banana",)");
    const auto plain = fight(k_held, plan, R"("hand":"cupcake banana",)");
    REQUIRE(holds.pending().front().seat() == core::seat_at(1));  // the window after the flip
    REQUIRE(plain.pending().front().seat() == core::seat_at(0));
    for (const auto seat : {core::seat_at(0), core::seat_at(2), core::k_everybody})
      CHECK(same(view_of(holds, seat), view_of(plain, seat)));
    CHECK(!same(view_of(holds, core::seat_at(1)), view_of(plain, core::seat_at(1))));
  }
}

TEST_CASE("WF-A60: that a holder passed shows in nobody's view but his own") {
  auto match = fight(k_held, R"("plan":"grab duck throw")", R"("hand":"sprinklers banana",)");
  const View before = view_of(match, core::seat_at(0));
  const View before_all = view_of(match, core::k_everybody);
  say(match, 'B', "pass");
  CHECK(same(before, view_of(match, core::seat_at(0))));
  CHECK(same(before_all, view_of(match, core::k_everybody)));
  CHECK(view_of(match, core::seat_at(1)).passed_window);
}

TEST_CASE("WF-A60: windows are told whoever holds an event") {
  const auto windows = [](const std::string& hand) {
    auto match =
        fight(k_held, R"("hand":"cherry-pie","plan":"throw duck grab")", R"("hand":")" + hand + R"(",)");
    while (match.pending().front().seat() == core::seat_at(1) &&
           food_fight::kind_of(match.pending().front()) == food_fight::Kind::event)
      say(match, 'B', "pass");
    return told<food_fight::WindowOpened>(match).size();
  };
  CHECK(windows("sprinklers banana") == windows("cupcake banana"));
}

TEST_CASE("WF-094: a drawn event is drawn like any card: its size is told, its name is not") {
  auto match = tables::started(
      R"({"messhall":1,"game":"what-the-food","seats":3,"options":{"hold_events":true},"position":{)"
      R"("floor":"ramen gravy moldy lob tomato","deck":"sprinklers yogurt",)"
      R"("A":{"plan":"taunt duck throw"},"B":{"plan":"grab duck throw"},"C":{"plan":"throw duck grab"}}})");
  const auto drawn = [&](core::Seat seat) {
    for (const auto& move : told<food_fight::CardMoved>(match, seat)) {
      if (move.cause == Card::taunt) return move.card;
    }
    return Card::none;
  };
  CHECK(drawn(core::seat_at(0)) == card("sprinklers"));
  CHECK(drawn(core::seat_at(1)) == Card::hidden);
  CHECK(drawn(core::k_everybody) == Card::hidden);
  CHECK(told<food_fight::EventRevealed>(match).empty());
}

TEST_CASE("WF-098: a flirted event is seen by the two alone; a dropped one by all (WF-097)") {
  auto match = fight(k_held, R"("character":"flirt","plan":"flirt duck throw")", R"("hand":"sprinklers",)");
  say(match, 'B', "pass");
  const auto stolen = [&](core::Seat seat) {
    for (const auto& move : told<food_fight::CardMoved>(match, seat)) {
      if (move.cause == Card::flirt) return move.card;
    }
    return Card::none;
  };
  CHECK(stolen(core::seat_at(0)) == card("sprinklers"));
  CHECK(stolen(core::seat_at(1)) == card("sprinklers"));
  CHECK(stolen(core::seat_at(2)) == Card::hidden);
  CHECK(holder(view_of(match, core::seat_at(2)), card("sprinklers")) == food_fight::k_nobody);
  CHECK(holder(view_of(match, core::seat_at(1)), card("sprinklers")) == 0);
}

TEST_CASE("WF-078: only the player of Rally sees the three cards, and which one went back") {
  auto match = fight(k_base, R"("plan":"rally duck throw")", "");
  const View own = view_of(match, core::seat_at(0));
  const View other = view_of(match, core::seat_at(1));
  REQUIRE(own.aside.size() == 3);
  CHECK(!own.aside_hidden);
  CHECK(other.aside_hidden);
  CHECK(std::all_of(other.aside.begin(), other.aside.end(), [](Card one) { return one == Card::hidden; }));
  say(match, 'A', "keep burrito lasagna");
  for (const auto& move : told<food_fight::CardMoved>(match, core::seat_at(1))) {
    if (move.cause == Card::rally) CHECK(move.card == Card::hidden);
  }
}

TEST_CASE("WF-091: Undercooked shows itself when it costs its point, and is known from then on") {
  const auto match = tables::started(
      R"({"messhall":1,"game":"what-the-food","seats":3,"options":{"super_conditions":true,"special_edition":true},)"
      R"("position":{"set":3,"turn":"C","A":{"hand":"undercooked banana","plan":"grab duck throw"},)"
      R"("B":{"plan":"grab duck throw"},"C":{"plan":"grab throw duck"}}})");
  const View other = view_of(match, core::seat_at(1));
  CHECK(holder(other, card("undercooked")) == 0);
  CHECK(holder(other, card("banana")) == food_fight::k_nobody);
  CHECK(told<food_fight::CardShown>(match).size() == 1);
}

TEST_CASE("WF-045 WF-083: three cards that hit are called out once; what is redirected is told as such") {
  auto match = fight(k_base, R"("hand":"juicy banana sprinkles","plan":"throw duck grab")", "");
  say(match, 'A', "throw juicy banana sprinkles");
  const auto hits = told<food_fight::AttackHit>(match);
  REQUIRE(hits.size() == 1);
  CHECK(hits[0].chaos == 1);
  CHECK(told<food_fight::AttackMoved>(match).empty());
}

namespace {

/// Looks into every view while a random game runs.
struct Watching final : fights::RandomDecider {
  using RandomDecider::RandomDecider;
  const food_fight::State* state = nullptr;
  const core::Game* game = nullptr;
  const core::AnyState* any = nullptr;
  int looks = 0, betrayed = 0;

  core::Choice decide(const core::Question& question) override {
    for (int viewer = -1; viewer < state->board.seats; ++viewer)
      look(viewer < 0 ? core::k_everybody : core::seat_at(viewer));
    return RandomDecider::decide(question);
  }
  /// A card in a hand that the viewer was never told of, and a plan that is not flipped.
  void look(core::Seat viewer) {
    const View view = game->view(*any, viewer).as<View>();
    for (int seat = 0; seat < state->board.seats; ++seat) {
      if (core::seat_at(seat) == viewer) continue;
      const auto at = static_cast<std::size_t>(seat);
      for (const Card held : state->hands[at]) {
        const unsigned known = state->known[static_cast<std::size_t>(held)];
        const bool told = viewer == core::k_everybody ? known == core::SeatSet::all(state->board.seats).bits()
                                                      : ((known >> static_cast<unsigned>(viewer)) & 1U) != 0;
        ++looks;
        if (!told && holder(view, held) != food_fight::k_nobody) ++betrayed;
        if (std::find(view.hand.begin(), view.hand.end(), held) != view.hand.end()) ++betrayed;
      }
      for (std::size_t place = 0; place < food_fight::k_sets; ++place) {
        const Card seen = view.plans[at][place];
        const Card up = state->board.players[at].face_up[place];
        if (seen != up && seen != Card::hidden && seen != Card::none) ++betrayed;
      }
    }
  }
};

}  // namespace

TEST_CASE("WF-A19: in whole games no view holds a card or a plan that its viewer was not told") {
  const core::Game& game = *core::find_game("what-the-food");
  for (int seats = 2; seats <= 8; ++seats) {
    CAPTURE(seats);
    core::AnyState any =
        fights::dealt(game, seats, game.full_options(seats), 40 + static_cast<unsigned>(seats));
    Watching decider(static_cast<std::uint64_t>(seats));
    decider.state = &any.as<food_fight::State>();
    decider.game = &game;
    decider.any = &any;
    while (!game.over(any)) game.step(any, decider, nullptr, nullptr);
    CHECK(decider.looks > 100);
    CHECK(decider.betrayed == 0);
  }
}
