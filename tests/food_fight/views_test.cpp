// Views show what may be known, keep what was seen, and worlds drawn from them fit.
#include "engine/food_fight/views.hpp"

#include <doctest/doctest.h>

#include <cstring>

#include "engine/food_fight/cafe_chaos/cards.hpp"
#include "engine/food_fight/cafe_chaos/options.hpp"
#include "engine/food_fight/cafe_chaos/position.hpp"
#include "engine/food_fight/events.hpp"
#include "engine/food_fight/position.hpp"

using namespace food_fight;

namespace {

constexpr core::Seat k_a{0};
constexpr core::Seat k_b{1};
constexpr core::Seat k_c{2};

State position(const std::string& text, const std::string& options = "{}") {
  const auto read = cafe_chaos::read_options(*core::parse_json(options), 4);
  REQUIRE(read);
  auto state =
      read_position(cafe_chaos::the_box(), cafe_chaos::board_for(*read, 4), 1, *core::parse_json(text));
  REQUIRE_MESSAGE(state, (state ? "" : state.error().message));
  return *state;
}

const std::string k_fight = R"({"set":1,"A":{"hand":"taco","plan":"throw grab duck"},)"
                            R"("B":{"hand":"pizza hide","plan":"lob smash grab"},)"
                            R"("C":{"plan":"duck grab throw"},"D":{"plan":"duck grab throw"}})";

std::uint8_t holder(const View& view, Card card) {
  return view.holder[static_cast<std::size_t>(card)];
}
Card card(std::string_view id) {
  const Card found = cafe_chaos::card_named(id);
  REQUIRE(found != Card::none);
  return found;
}

}  // namespace

TEST_CASE("a seat sees its own cards, of others their number and what lies face up (CC-A11)") {
  const State state = position(k_fight);
  const View view = view_of(state, k_a);
  CHECK(view.hand.size() == 1);
  CHECK(view.plans[0][2] == Card::duck);
  CHECK(view.plans[1][0] == Card::lob);
  CHECK(view.plans[1][1] == Card::hidden);
  CHECK(view.owned[0] == 2);  // taco and the own character action
  CHECK(view.owned[1] == 5);
  CHECK(holder(view, card("taco")) == 0);
  CHECK(holder(view, Card::lob) == 1);
  CHECK(holder(view, Card::smash) == k_nobody);
  CHECK(holder(view, card("pizza")) == k_nobody);
  const View open = view_of(state, core::k_everybody);
  CHECK(open.hand.empty());
  CHECK(open.plans[0][1] == Card::hidden);
  CHECK(holder(open, card("taco")) == k_nobody);
  CHECK(holder(open, state.board.player(k_b).character) == 1);
}

TEST_CASE("a card that was seen go into a hand stays known, on the mat as well") {
  State state = position(k_fight);
  state.known[static_cast<std::size_t>(card("pizza"))] = 0b0011;  // A and B: given
  state.known[static_cast<std::size_t>(Card::smash)] = 0b1111;    // taken from the floor, placed face down
  CHECK(holder(view_of(state, k_a), card("pizza")) == 1);
  CHECK(holder(view_of(state, k_c), card("pizza")) == k_nobody);
  CHECK(holder(view_of(state, k_c), Card::smash) == 1);
  CHECK(holder(view_of(state, core::k_everybody), card("pizza")) == k_nobody);
  CHECK(holder(view_of(state, core::k_everybody), Card::smash) == 1);
}

TEST_CASE("cards in process show to their audience alone") {
  State state = position(k_fight);
  state.aside.push_back(state.deck.pop_back());
  state.aside_audience = core::SeatSet{};
  state.aside_audience.add(k_b);
  CHECK(view_of(state, k_b).aside[0] == state.aside[0]);
  CHECK(view_of(state, k_a).aside[0] == Card::hidden);
  CHECK(view_of(state, k_a).aside_hidden);
  CHECK(view_of(state, core::k_everybody).aside[0] == Card::hidden);
}

TEST_CASE("drawn worlds look the same to the viewer and differ where it is blind") {
  State state = position(k_fight, R"({"packs":"animator soobway","mix_up":5})");
  state.aside.push_back(state.deck.pop_back());
  const auto& cards = cafe_chaos::the_box().in_play(state.board);
  for (int i = 0; i <= 4; ++i) {
    const core::Seat seat = i == 4 ? core::k_everybody : core::seat_at(i);
    const View view = view_of(state, seat);
    bool differ = false;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
      const State world = sample(view, seed, cards);
      CHECK(broken_invariant(world, cards) == "");
      const View again = view_of(world, seat);
      CHECK(std::memcmp(&again, &view, sizeof(View)) == 0);
      differ = differ || world.plans[3] != state.plans[3] || !(world.deck[0] == state.deck[0]);
    }
    CHECK(differ);
  }
}

TEST_CASE("a moved card is hidden from those outside its audience") {
  core::SeatSet both;
  both.add(k_a);
  both.add(k_b);
  const CardMoved moved{Card::lob, Place::hand, Place::hand, 0, 1, Card::fetch, 0};
  const auto event = core::Event::of(moved, both, true);
  CHECK(event_for(event, k_a).as<CardMoved>().card == Card::lob);
  CHECK(event_for(event, k_b).as<CardMoved>().card == Card::lob);
  CHECK(event_for(event, k_c).as<CardMoved>().card == Card::hidden);
  CHECK(event_for(event, core::k_everybody).as<CardMoved>().card == Card::hidden);
  const CardMoved taken{Card::lob, Place::floor, Place::hand, k_nobody, 0, Card::grab, 0};
  const auto open = core::Event::of(taken, core::SeatSet::all(2));
  CHECK(event_for(open, core::k_everybody).as<CardMoved>().card == Card::lob);
}

TEST_CASE("others cannot count the actions that lie face down") {
  const State state = position(k_fight);
  const auto seen = describe(cafe_chaos::the_box(), state, &k_a);
  CHECK(seen["B"]["hand_size"] == 3);  // pizza, hide and smash, which lies face down
  CHECK(seen["B"]["plan"] == core::Json::array({"lob"}));
  CHECK(seen["B"]["plan_size"] == 3);
  CHECK(!seen["B"].contains("hand"));
  CHECK(seen["A"]["hand"] == core::Json::array({"taco"}));
  CHECK(!seen.contains("deck"));
}
