// Gestures and words of super effects.
#include "game/food_fight/scenes_conditions.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/food_fight/what_the_food/cards.hpp"
#include "game/food_fight/gestures.hpp"

namespace game::food_fight {

using render::Point;
using rules::what_the_food::card_of;
using rules::what_the_food::ConditionCard;
using rules::what_the_food::EventCard;

namespace {

constexpr render::Colour k_glow = render::from_hex(0xB6E34A);
constexpr render::Colour k_fluff = render::from_hex(0xD9C7E8);

template <class Visit>
void each(const Step& step, const Deed& deed, const Visit& visit) {
  for (int seat = 0; seat < step.after.seats; ++seat) {
    if (((deed.seats >> seat) & 1U) != 0) visit(seat);
  }
}

using Gesture = double (*)(Step& step, const Direction& direction, const Deed& deed);

/// A green cloud drifts from the thrower to whoever is chosen.
double gassy(Step& step, const Direction& direction, const Deed& deed) {
  step.timeline.mark(0.0, "mope-sigh");
  each(step, deed, [&](int seat) {
    const Point head = direction.place(seat).head();
    if (deed.by >= 0)
      toss(step, direction, {"prop-green-cloud", direction.place(deed.by).head(), head, 50, 0.42F, 0}, 0.0,
           0.42);
    puff(step, direction, head, render::k_pickle, 0.9F, 0.42, 0.7);
    tremble(step, direction, seat, 0.42, 0.5);
  });
  return 0.46;
}

double radioactive(Step& step, const Direction& direction, const Deed& deed) {
  step.timeline.mark(0.0, "bewitch-tinkle");
  each(step, deed, [&](int seat) {
    const SeatPlace& place = direction.place(seat);
    puff(step, direction, place.head(), k_glow, 1.1F, 0.0, 0.9);
    pop_up(step, direction, {"spark", place.head() - Point{0, 110 * place.bust_scale}, 1.1F, 0, {0.5F, 0.5F}},
           0.05, 0.6);
    tremble(step, direction, seat, 0.05, 0.5);
  });
  return 0.3;
}

double fuzzy(Step& step, const Direction& direction, const Deed& deed) {
  each(step, deed,
       [&](int seat) { puff(step, direction, direction.place(seat).head(), k_fluff, 0.8F, 0.0, 0.7); });
  return 0.2;
}

/// It comes up again.
double undercooked(Step& step, const Direction& direction, const Deed& deed) {
  step.timeline.mark(0.0, "belch");
  each(step, deed, [&](int seat) {
    face(step, seat, Mood::gloom, 0.0, 0.9);
    puff(step, direction, direction.place(seat).head(), render::k_pickle, 0.8F, 0.1, 0.7);
    tremble(step, direction, seat, 0.0, 0.6);
    pop_condition(step, direction, seat, card_of(ConditionCard::undercooked));
  });
  return 0.4;
}

/// Beside the seat, towards the middle of the room.
Pop beside(const Direction& direction, int seat, const char* sprite, float scale) {
  const SeatPlace& place = direction.place(seat);
  const float side = place.rim.x < 960 ? 170.0F : -170.0F;
  return {sprite, {place.rim.x + side * place.bust_scale, place.rim.y + 10}, scale, 0, {0.5F, 0.95F}};
}

double detention(Step& step, const Direction& direction, const Deed& deed) {
  step.timeline.mark(0.05, "detention-bell");
  each(step, deed, [&](int seat) {
    pop_up(step, direction, beside(direction, seat, "prop-principal", 0.7F), 0.0, 1.2);
    face(step, seat, Mood::gloom, 0.0, 1.1);
  });
  return 0.35;
}

double food_poisoning(Step& step, const Direction& direction, const Deed& deed) {
  step.timeline.mark(0.0, "mope-sigh");
  each(step, deed, [&](int seat) {
    pop_up(step, direction,
           {"prop-green-cloud", direction.place(seat).head() - Point{0, 20}, 0.5F, 0, {0.5F, 0.6F}}, 0.0,
           0.9);
    tremble(step, direction, seat, 0.0, 0.6);
  });
  return 0.4;
}

double janitor(Step& step, const Direction& direction, const Deed& deed) {
  each(step, deed,
       [&](int seat) { pop_up(step, direction, beside(direction, seat, "prop-mop", 0.62F), 0.0, 1.1); });
  return 0.3;
}

Gesture gesture_of(Card cause) {
  struct Row {
    Card cause;
    Gesture gesture;
  };
  static const std::array<Row, 7> k_rows{{
      {card_of(ConditionCard::gassy), gassy},
      {card_of(ConditionCard::radioactive), radioactive},
      {card_of(ConditionCard::fuzzy), fuzzy},
      {card_of(ConditionCard::undercooked), undercooked},
      {card_of(EventCard::detention), detention},
      {card_of(EventCard::food_poisoning), food_poisoning},
      {card_of(EventCard::the_janitor), janitor},
  }};
  const auto* found =
      std::find_if(k_rows.begin(), k_rows.end(), [cause](const Row& row) { return row.cause == cause; });
  return found == k_rows.end() ? nullptr : found->gesture;
}

bool is_seat(const Step& step, int seat) {
  return seat >= 0 && seat < step.after.seats;
}

/// The Condition whose effect this move is: its cause, or a Leftover that comes back.
Card condition_of(const Direction& direction, const rules::CardMoved& moved) {
  if (direction.names.cards.is_super(moved.cause)) return moved.cause;
  const bool back = moved.from == rules::Place::aside && moved.to == rules::Place::hand &&
                    moved.card == card_of(ConditionCard::leftover) && moved.cause != Card::catch_food;
  return back && direction.names.cards.is_super(moved.card) ? moved.card : Card::none;
}

}  // namespace

std::optional<double> act_out_condition(Step& step, const Direction& direction, const Deed& deed) {
  if (direction.names.cards.is(rules::Fight::cafe_chaos)) return std::nullopt;
  if (is_seat(step, deed.by) && direction.names.cards.is_super(deed.cause))
    pop_condition(step, direction, deed.by, deed.cause);
  const Gesture gesture = gesture_of(deed.cause);
  if (gesture == nullptr) return std::nullopt;
  return gesture(step, direction, deed);
}

void tell_condition(Step& step, const Direction& direction, Events events) {
  const auto moved = events.front().as<rules::CardMoved>();
  const Card condition = condition_of(direction, moved);
  if (condition == Card::none) return;
  const Flight& flight = step.start.shown.flight;
  const int owner = flight.on ? flight.attacker : int{moved.by};
  if (!is_seat(step, owner)) return;
  const std::string title = direction.names.possessive(owner) + " " + direction.names.cards.name(condition);
  if (condition == moved.card) {
    step.start.caption = {owner, title, "It missed: the card comes back."};
    say(step, owner, title + " missed and comes back");
  } else {
    step.start.caption.title = title;
  }
  step.start.caption.seat = owner;
  pop_condition(step, direction, owner, condition);
}

void pop_condition(Step& step, const Direction& direction, int seat, Card condition) {
  const SeatPlace& place = direction.place(seat);
  const float side = place.rim.x < 960 ? 1.0F : -1.0F;
  const Point at{place.rim.x + side * 168 * place.bust_scale,
                 std::max(place.rim.y - 190 * place.bust_scale, 120.0F)};
  constexpr double k_there = 0.95;
  pop_up(step, direction, {direction.names.cards.picture(condition), at, 0.62F, side * 5}, 0.0, k_there);
  pop_up(step, direction, {"super-badge", at + Point{side * 46, 34}, 0.9F, 0}, 0.08, k_there - 0.08);
}

std::string super_words(const Direction& direction, const Shown& shown, const std::vector<Card>& cards,
                        int victim) {
  for (const Card card : cards) {
    if (!direction.names.cards.is_super(card)) continue;
    if (card == card_of(ConditionCard::moldy)) return " Moldy is worth 3.";
    if (card == card_of(ConditionCard::scalding) && shown.acting(victim) == Card::duck)
      return " Scalding: no Duck stops it.";
  }
  return {};
}

std::string greasy_words(const Direction& direction, const Shown& shown, const rules::Splattered& splash) {
  if (!direction.names.cards.is_super(card_of(ConditionCard::greasy))) return {};
  unsigned greasy = 0;
  for (const int seat : {shown.left(splash.middle), shown.right(splash.middle)}) {
    const bool left_out = seat != splash.by && seat != splash.middle && ((splash.seats >> seat) & 1) == 0;
    if (left_out) greasy |= 1U << seat;
  }
  if (greasy == 0) return {};
  return " " + direction.names.list(greasy) + (std::popcount(greasy) > 1 ? " are" : " is") +
         " Greasy: it slides off.";
}

}  // namespace game::food_fight
