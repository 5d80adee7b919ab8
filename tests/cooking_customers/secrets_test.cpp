// Who may know what: hands, tips, who holds a defence (KC-017, KC-A9, KC-A42).
#include <doctest/doctest.h>

#include <algorithm>

#include "engine/bots/random_bot.hpp"
#include "engine/cooking_customers/events.hpp"
#include "engine/cooking_customers/state.hpp"
#include "engine/cooking_customers/view.hpp"
#include "engine/core/game.hpp"
#include "tests/support/tables.hpp"

namespace {

using namespace cooking_customers;

const core::Game& cooking() {
  return *core::find_game("cooking-customers");
}

View view_of(const core::AnyState& state, core::Seat seat) {
  return cooking().view(state, seat).as<View>();
}

core::Match started(const std::string& position, const std::string& setting = R"("seats":3)") {
  return tables::started(R"({"messhall":1,"game":"cooking-customers",)" + setting + R"(,"position":)" +
                         position + "}");
}

struct RandomDecider final : core::Decider {
  core::ChanceStream stream;
  explicit RandomDecider(std::uint64_t seed) : stream{seed, 0} {}
  core::Choice decide(const core::Question& question) override {
    return bots::random_choice(question, stream.draw());
  }
};

template <class Payload>
bool is(const core::Event& event) {
  return event.kind() == static_cast<std::uint8_t>(Payload::k_kind);
}

/// Whether this form of an event tells a card that was drawn, or a tip that is not open.
bool tells_a_secret(const core::Event& form) {
  if (is<CardDrawn>(form)) return form.as<CardDrawn>().card != Card::hidden;
  if (is<TableDrawn>(form)) return form.as<TableDrawn>().tip != 0;
  if (is<TableLeft>(form)) return form.as<TableLeft>().tip != 0;
  return is<TableTaken>(form) && form.as<TableTaken>().tip != 0;
}

/// Who has drawn, or owned, what the event hides: they may know it.
bool may_know(const core::AnyState& before, const core::Event& event, core::Seat viewer) {
  const auto& state = before.as<State>();
  if (viewer == core::k_everybody) return false;
  const auto side = state.board.player(viewer).side;
  const auto knew = [&](std::size_t of) { return state.tip_known.at(of).has(viewer); };
  if (is<CardDrawn>(event)) return core::seat_at(event.as<CardDrawn>().seat) == viewer;
  if (is<TableDrawn>(event)) return event.as<TableDrawn>().side == side;
  if (is<TableLeft>(event)) return event.as<TableLeft>().side == side || knew(event.as<TableLeft>().side);
  return event.as<TableTaken>().side == side || knew(event.as<TableTaken>().from_side);
}

/// The same table to `viewer`: the deck in another order, others' hands (but the one on turn, who acts) mixed
/// into it, and tips that he has not seen exchanged among tables that want as many meals.
State twin_of(const State& state, core::Seat viewer, std::uint64_t seed) {
  State twin = state;
  core::ChanceStream stream{seed, 0};
  std::vector<Card*> hidden;
  for (Card& card : twin.deck) hidden.push_back(&card);
  for (int seat = 0; seat < twin.board.seats; ++seat) {
    const bool open = core::seat_at(seat) == viewer || seat == twin.board.turn || twin.board.attack.waits();
    for (Card& card : twin.hands.at(static_cast<std::size_t>(seat))) {
      if (!open && !cooking_customers::is(card, CardKind::defence)) hidden.push_back(&card);
    }
  }
  std::erase_if(hidden, [](const Card* card) { return cooking_customers::is(*card, CardKind::defence); });
  for (std::size_t i = hidden.size(); i > 1; --i)
    std::swap(*hidden[i - 1], *hidden[core::Bits(stream.draw()).below(static_cast<std::uint32_t>(i))]);

  for (std::uint8_t needs = 2; needs <= 6; ++needs) {
    std::vector<std::uint8_t*> tips;
    for (TableCard& card : twin.tables) {
      if (card.needs == needs) tips.push_back(&card.tip);
    }
    for (std::size_t side = 0; side < twin.board.sides; ++side) {
      const bool seen = viewer != core::k_everybody && twin.tip_known.at(side).has(viewer);
      if (twin.board.side.at(side).needs == needs && !seen) tips.push_back(&twin.tips.at(side));
    }
    for (std::size_t i = tips.size(); i > 1; --i)
      std::swap(*tips[i - 1], *tips[core::Bits(stream.draw()).below(static_cast<std::uint32_t>(i))]);
  }
  return twin;
}

/// The events as the viewer hears them, up to the first that opens something that was hidden in both worlds.
std::vector<core::Event> heard(const std::vector<core::Event>& events, core::Seat viewer) {
  std::vector<core::Event> forms;
  for (const auto& event : events) {
    const bool tip_comes = is<TableDrawn>(event) || is<TableTaken>(event);
    const bool own_card = is<CardDrawn>(event) && core::seat_at(event.as<CardDrawn>().seat) == viewer;
    const bool shown =
        viewer != core::k_everybody && (own_card || (tip_comes && event.audience().has(viewer)));
    if (shown || is<TableCompleted>(event)) break;
    forms.push_back(cooking().event_for(event, viewer));
  }
  return forms;
}

std::string texts_of(const std::vector<core::Event>& events) {
  std::string texts;
  for (const auto& event : events) texts += cooking().event_text(event) + "\n";
  return texts;
}

/// Plays a game; each step also in a twin world of each viewer.
void play(int seats, const core::Json& options, std::uint64_t seed, int& compared) {
  CAPTURE(seats);
  CAPTURE(options.dump());
  CAPTURE(seed);
  core::ChanceStream stream{seed, 0};
  core::Chance chance(stream);
  core::AnyState state = cooking().deal({seats, seed, options}, chance);
  for (std::uint64_t step = 0; !cooking().over(state); ++step) {
    const core::AnyState before = state;
    core::EventList list;
    RandomDecider decider(core::mix(seed, step));
    cooking().step(state, decider, &list, nullptr);
    for (int i = 0; i <= seats; ++i) {
      const core::Seat viewer = i == seats ? core::k_everybody : core::seat_at(i);
      for (const auto& event : list.events) {
        const bool told = tells_a_secret(cooking().event_for(event, viewer));
        REQUIRE((!told || may_know(before, event, viewer)));
      }
      core::AnyState twin(twin_of(before.as<State>(), viewer, core::mix(seed + 1, step)));
      REQUIRE(cooking().view(twin, viewer).same_bytes(cooking().view(before, viewer)));
      core::EventList twin_list;
      RandomDecider same(core::mix(seed, step));
      cooking().step(twin, same, &twin_list, nullptr);
      const auto there = heard(twin_list.events, viewer), here = heard(list.events, viewer);
      REQUIRE(texts_of(there) == texts_of(here));
      REQUIRE((there == here));
      compared += 1;
    }
  }
}

}  // namespace

TEST_CASE(
    "KC-017 KC-A9 KC-004: no event tells another seat a drawn card or a tip, and twin worlds sound alike") {
  int compared = 0;
  std::uint64_t seed = 0;
  for (int seats = 2; seats <= 10; ++seats) {
    for (const auto& options : cooking().option_sets(seats)) {
      for (int i = 0; i < 4; ++i) play(seats, options, core::mix(21, ++seed), compared);
    }
  }
  CHECK(compared > 10000);
}

TEST_CASE("KC-002: everybody sees what the next table needs, nobody its tip") {
  const auto match = started(R"({"step":"play","tables":"4:5 2:2","A":{"hand":"cook tripped"}})");
  for (int seat = 0; seat < 3; ++seat) {
    const View view = view_of(match.position(), core::seat_at(seat));
    CHECK(view.next_needs == 4);
    CHECK(view.tables_size == 36);
    CHECK(view.unseen_tables.at(static_cast<std::size_t>(kind_number({4, 5}))) == 3);
  }
  const auto other = started(R"({"step":"play","tables":"4:8 2:2","A":{"hand":"cook tripped"}})");
  CHECK(view_of(other.position(), core::seat_at(0)).next_needs == 4);
  const auto shown = cooking().describe(match.position(), nullptr);
  CHECK(shown.at("tables").at(0) == "4:5");
}

TEST_CASE("KC-017 KC-A9: the owner alone sees the tip of his table; all see meals and money") {
  const auto match =
      started(R"({"step":"play","A":{"hand":"cook tripped"},"B":{"table":"5:9","meals":2,"money":6}})");
  for (int seat = 0; seat < 3; ++seat) {
    const core::Seat viewer = core::seat_at(seat);
    const View view = view_of(match.position(), viewer);
    CHECK(int{view.tips.at(1)} == (seat == 1 ? 9 : 0));
    CHECK(view.board.side.at(1).meals == 2);
    const auto shown = cooking().describe(match.position(), &viewer);
    CHECK(shown.at("B").at("table") == (seat == 1 ? "5:9" : "5:?"));
    CHECK(shown.at("B").at("meals") == 2);
    CHECK(shown.at("B").at("money") == 6);
  }
  CHECK(view_of(match.position(), core::k_everybody).tips.at(1) == 0);
}

TEST_CASE("KC-A9 KC-A46: all members of a team see the tip of their table") {
  const auto match = started(R"({"step":"play","A":{"hand":"cook tripped","table":"6:10"}})",
                             R"("seats":4,"options":{"teams":"AC BD"})");
  for (int seat = 0; seat < 4; ++seat)
    CHECK(int{view_of(match.position(), core::seat_at(seat)).tips.at(0)} == (seat % 2 == 0 ? 10 : 0));
}

TEST_CASE("KC-A9 KC-059: a taken-over table is seen by the new owner, by the old one still, by nobody else") {
  auto match = started(
      R"({"step":"play","A":{"hand":"take-a-break gloves","table":"3:3"},"B":{"table":"5:9","meals":2},)"
      R"("C":{"hand":"gloves trainee"}})");
  REQUIRE(match.choose(core::seat_at(0), core::split_words("play take-a-break B takeover")));
  CHECK(view_of(match.position(), core::seat_at(0)).tips.at(0) == 9);
  CHECK(view_of(match.position(), core::seat_at(1)).tips.at(0) == 9);
  CHECK(view_of(match.position(), core::seat_at(2)).tips.at(0) == 0);
  // The card given up for it: its owner knows it, for the others it is a card of three meals.
  CHECK(view_of(match.position(), core::seat_at(0)).tables_discard[0].tip == 3);
  CHECK(view_of(match.position(), core::seat_at(2)).tables_discard[0].tip == 0);
  CHECK(view_of(match.position(), core::seat_at(2)).tables_discard[0].needs == 3);
}

TEST_CASE("hands are secret, their sizes and what lies open are not (KC-008, KC-009)") {
  const auto match = started(
      R"({"step":"play","discard":"thief","A":{"hand":"cook tripped"},"B":{"hand":"gloves trainee simmer-down","cook":"cook"}})");
  const core::Seat a = core::seat_at(0), b = core::seat_at(1);
  const View view = view_of(match.position(), a);
  CHECK(view.hand.size() == 2);
  CHECK(view.board.player(b).hand_size == 3);
  CHECK(view.board.player(b).cook == Card::cook);
  CHECK(view.discard.size() == 1);
  CHECK(view.unseen.at(static_cast<std::size_t>(number(Card::gloves))) == 4);
  const auto shown = cooking().describe(match.position(), &a);
  CHECK(!shown.at("B").contains("hand"));
  CHECK(shown.at("B").at("hand_size") == 3);
  CHECK(shown.at("A").at("hand") == core::Json{"cook", "tripped"});
  CHECK(!shown.contains("deck"));
  CHECK(shown.contains("deck_size"));
  CHECK(!shown.contains("tables"));
  CHECK(shown.contains("tables_size"));
}

TEST_CASE("KC-A42: who is asked, and who has let the attack go on, is theirs to know") {
  auto match = started(
      R"({"step":"play","A":{"hand":"found-hair gloves"},"B":{"hand":"simmer-down gloves","table":"4:5"},)"
      R"("D":{"hand":"simmer-down gloves"}})",
      R"("seats":4,"options":{"teams":"AC BD"})");
  REQUIRE(match.choose(core::seat_at(0), core::split_words("play found-hair B")));
  const auto asked = [&](int seat) { return int{view_of(match.position(), core::seat_at(seat)).asked}; };
  const auto passed = [&](int seat) { return int{view_of(match.position(), core::seat_at(seat)).passed}; };
  CHECK(asked(1) == 1);
  CHECK(asked(0) + asked(2) + asked(3) == 0);
  REQUIRE(match.choose(core::seat_at(1), core::split_words("pass")));
  CHECK(asked(3) == 1);
  CHECK(asked(0) + asked(1) + asked(2) == 0);
  CHECK(passed(1) == 1);
  CHECK(passed(0) + passed(2) + passed(3) == 0);
  for (int seat = 0; seat < 4; ++seat) {
    const core::Seat viewer = core::seat_at(seat);
    const auto shown = cooking().describe(match.position(), &viewer).at("answering");
    CHECK(shown.at("card") == "found-hair");
    CHECK(shown.at("on") == "B");
    CHECK(!shown.contains("passed"));
  }
}
