// Attacks and visitors on the stage: the pause betrays nothing, scenes end where the events say, people come
// and go.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "game/cooking/scenes.hpp"
#include "game/cooking/words_attacks.hpp"

namespace {

using namespace game::cooking;
using cooking_customers::k_nobody;
using cooking_customers::SeatIndex;

struct Room {
  Shown shown;
  Layout layout;
  std::vector<game::stage::Who> seats;
  bool reduced = false;

  explicit Room(int count = 4) {
    auto& board = shown.board;
    board.seats = static_cast<std::uint8_t>(count);
    board.sides = static_cast<std::uint8_t>(count);
    shown.started = true;
    for (int seat = 0; seat < count; ++seat) {
      auto& player = shown.player(seat);
      player.side = static_cast<std::uint8_t>(seat);
      player.cook = Card::cook;
      player.helper = Card::trainee;
      player.supplies.push_back(Card::gloves);
      player.hand_size = 5;
      shown.side(seat) = {5, 3, 0};
      game::stage::Who who;
      who.name = std::string(1, static_cast<char>('A' + seat));
      who.letter = who.name;
      seats.push_back(who);
    }
    layout = lay_out(board);
  }
  Direction direction() const { return {layout, Names(seats), reduced}; }
};

template <class Payload>
core::Event event(const Payload& payload) {
  return core::Event::of(payload, core::SeatSet::all(10));
}

core::Event played(Card card, Card what = Card::none, bool takes_over = false) {
  return event(rules::CardPlayed{0, card, 2, what, takes_over, 4});
}

/// Runs through the events step by step and hands each step to `visit`.
template <class Visit>
void run(const Room& room, const std::vector<core::Event>& events, const Visit& visit) {
  Shown shown = room.shown;
  std::size_t place = 0;
  while (place < events.size()) {
    std::size_t used = 0;
    const Step step =
        next_step(room.direction(), shown, std::span<const core::Event>(events).subspan(place), used);
    REQUIRE(used > 0);
    visit(step);
    shown = step.after;
    place += used;
  }
}

struct Attack {
  Card card;
  Card what;
};
constexpr Attack k_stoppable[] = {
    {Card::found_hair, Card::none},
    {Card::wrong_order, Card::none},
    {Card::dine_and_dash, Card::none},
    {Card::bad_review, Card::none},
    {Card::closed_for_cleaning, Card::none},
    {Card::code_violation, Card::none},
    {Card::thief, Card::gloves},
    {Card::better_offer, Card::cook},
};

/// What a viewer can tell two pictures apart by.
std::string picture(const Pose& pose) {
  std::string text = pose.caption.title + "|" + pose.caption.text + "|" + std::to_string(pose.reacts);
  for (const auto& visitor : pose.visitors)
    text += "|" + visitor.sprite + std::to_string(visitor.place.x) + std::to_string(visitor.lean);
  for (const auto& card : pose.cards) text += "|" + std::to_string(card.place.x) + std::to_string(card.scale);
  for (int seat = 0; seat < pose.shown.board.seats; ++seat)
    text += "|" + std::to_string(static_cast<int>(pose.at(seat).mood)) + std::to_string(pose.at(seat).light);
  return text;
}

}  // namespace

TEST_CASE("An attack waits for the same time with the same picture, whether or not it is stopped (KC-A42)") {
  const Room room;
  for (const Attack& attack : k_stoppable) {
    CAPTURE(card_name(attack.card));
    const core::Event card = played(attack.card, attack.what);
    const std::vector<core::Event> asked{card};
    const std::vector<core::Event> struck{card, event(rules::AttackStruck{attack.card, 0, 2, attack.what})};
    const std::vector<core::Event> stopped{
        card, event(rules::DefencePlayed{2, rules::defence_against(attack.card), attack.card, 0, 2, 4})};
    std::size_t used = 0;
    const Step open = next_step(room.direction(), room.shown, asked, used);
    CHECK(used == 1);
    for (const auto& events : {struck, stopped}) {
      const Step step = next_step(room.direction(), room.shown, events, used);
      CHECK(used == 1);
      CHECK(step.seconds == open.seconds);
      for (double time = 0; time < open.seconds; time += 0.1)
        CHECK(picture(pose_at(step, time)) == picture(pose_at(open, time)));
    }
    CHECK(open.seconds > 1.2);
    CHECK(open.seconds < 3);
  }
}

TEST_CASE("Whoever is called stands at the victim's pass until it is over, and goes") {
  const Room room;
  const std::vector<core::Event> events{
      played(Card::cold_food), event(rules::AttackStruck{Card::cold_food, 0, 2, Card::none}),
      event(rules::CustomerFought{2, Card::cold_food, {Face::meal, Face::blank}, 0}),
      event(rules::MealsRemoved{2, 2, 1, 2, Card::cold_food}),
      event(rules::CardThrownAway{0, Card::thief, 3})};
  int steps = 0;
  run(room, events, [&](const Step& step) {
    ++steps;
    const bool last = !step.after.visit.there();
    const Pose& end = pose_at(step, step.seconds - 0.001);
    const bool at_rest = end.waits && end.shown.visit.there();
    CHECK((at_rest ? 1U : 0U) + end.visitors.size() == (last ? 0U : 1U));
  });
  CHECK(steps == 4);
}

TEST_CASE("Scenes of attacks end with the kitchen as the events leave it") {
  const Room room;
  const SeatIndex by = 0;
  const SeatIndex on = 2;
  const std::vector<std::vector<core::Event>> scenes{
      {played(Card::tripped), event(rules::MinusLaid{on, Card::tripped, by})},
      {played(Card::cook_quits), event(rules::CrewLost{on, Card::cook, Card::cook_quits})},
      {event(rules::CrewLost{on, Card::trainee, Card::bad_review})},
      {event(rules::TurnLost{on, Card::found_hair, 0}),
       event(rules::MealsRemoved{2, on, 1, 2, Card::found_hair})},
      {event(rules::TurnLost{on, Card::wants_the_manager, 1})},
      {played(Card::take_a_break, Card::none, true), event(rules::TurnLost{on, Card::take_a_break, 0}),
       event(rules::TableLeft{0, 5, 3, 0, Card::take_a_break}),
       event(rules::TableTaken{by, on, 0, 2, 5, 3, 0})},
      {event(rules::TableLeft{2, 5, 3, 0, Card::dine_and_dash})},
      {event(rules::SupplyLost{on, Card::gloves, Card::code_violation, 1})},
      {event(rules::AttackStruck{Card::thief, by, on, Card::gloves}),
       event(rules::SupplyHung{by, Card::gloves, by, on})},
      {event(rules::AttackStruck{Card::better_offer, by, on, Card::cook}),
       event(rules::CookPlaced{by, Card::cook, Card::cook, by, on})},
      {event(rules::AttackStruck{Card::better_offer, by, on, Card::trainee}),
       event(rules::HelperPlaced{by, Card::trainee, Card::none, by, on})},
      {played(Card::dishwasher), event(rules::CookPlaced{on, Card::dishwasher, Card::cook, by, k_nobody})},
  };
  for (const bool reduced : {false, true}) {
    constexpr int seats = 5;
    Room wide(seats);
    wide.reduced = reduced;
    for (const auto& scene : scenes) {
      CAPTURE(static_cast<int>(kind_of(scene.back())));
      run(wide, scene, [&](const Step& step) {
        const Pose& end = pose_at(step, step.seconds);
        CHECK(step.seconds > 0.4);
        CHECK(step.seconds < 3.2);
        CHECK_FALSE(step.start.caption.title.empty());
        CHECK(end.props.empty());
        CHECK(end.cards.empty());
        CHECK(end.walkers.empty());
        for (int seat = 0; seat < seats; ++seat) {
          CHECK(end.shown.player(seat).cook == step.after.player(seat).cook);
          CHECK(end.shown.player(seat).helper == step.after.player(seat).helper);
          CHECK(end.shown.player(seat).supplies.size() == step.after.player(seat).supplies.size());
          CHECK(end.shown.player(seat).minus.size() == step.after.player(seat).minus.size());
          CHECK(end.shown.player(seat).owes_turn == step.after.player(seat).owes_turn);
          CHECK(end.at(seat).hidden_supplies == 0);
          CHECK(end.bay_at(seat).moving_meals == 0);
          CHECK(end.bay_at(seat).ticket_alpha == 1);
          CHECK(end.shown.side(seat).meals == step.after.side(seat).meals);
        }
      });
    }
  }
}

TEST_CASE("Every complaint has words, and every minus card hurts") {
  for (int number = 0; number < rules::k_cards; ++number) {
    const Card card = rules::card_at(number);
    CAPTURE(card_name(card));
    const bool complains =
        rules::is(card, rules::CardKind::customer) || rules::is(card, rules::CardKind::inspector);
    CHECK(complaint(card).empty() == !complains);
    CHECK(ouch(card).empty() == !rules::is(card, rules::CardKind::minus));
    CHECK(stakes(card).size() <= 60);
  }
}
