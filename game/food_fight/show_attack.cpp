// Attacks with food until they are answered: the throw, a Topping that joins, a bottle that points on.
#include <algorithm>
#include <cmath>

#include "game/food_fight/flight.hpp"
#include "game/food_fight/flying.hpp"
#include "game/food_fight/gestures.hpp"

namespace game::food_fight {

using render::Easing;
using render::Point;

namespace {

constexpr double k_wind_up = 0.12;  // S18: 80–120 ms
constexpr double k_fetch = 0.24;    // a pitched card comes from the floor into the mitt before it

std::vector<Card> cards_of(const rules::AttackDeclared& attack) {
  std::vector<Card> cards;
  for (std::size_t i = 0; i < std::min<std::size_t>(attack.size, attack.cards.size()); ++i)
    cards.push_back(attack.cards[i]);
  return cards;
}

const char* verb_of(Card action) {
  switch (action) {
    case Card::lob:
      return " lobs ";
    case Card::swing:
      return " swings ";
    case Card::pitch:
      return " pitches ";
    case Card::blast:
      return " blasts ";
    case Card::vengeance:
      return " takes revenge with ";
    default:
      return " throws ";
  }
}

/// What makes an attack worth more than its cards.
std::string boosts(const rules::AttackDeclared& attack) {
  std::string words;
  if (attack.cheese != 0) words += ", extra cheese";
  if (attack.bewitched != 0) words += ", bewitched";
  if (attack.event_bonus != 0) words += ", Taco Tuesday";
  return words;
}

/// Drawn back with a squint, then flung.
void wind_up(Step& step, const Direction& direction, const rules::AttackDeclared& attack,
             const std::vector<Card>& cards, double begins, double seconds) {
  const SeatPlace& place = direction.place(attack.attacker);
  const Point hand = place.throwing_hand();
  const Point behind = hand + Point{place.mirrored ? 70.0F : -70.0F, 40} * place.bust_scale;
  const bool from_hand = attack.action != Card::swing;
  const Point start = from_hand ? behind : direction.layout.floor.centre();
  track(step, begins, k_wind_up, [=, reduced = direction.reduced_motion](Pose& pose, float progress) {
    if (progress >= 1) return;
    Flyer flyer;
    flyer.cards = cards;
    flyer.face = FoodFace::squint;
    flyer.place =
        from_hand && !reduced ? render::blend(hand, start, render::ease(Easing::out_quad, progress)) : start;
    flyer.scale = 0.8F;
    flyer.squash = render::squash(1 + 0.1F * progress);
    pose.flyers.push_back(flyer);
  });
  const double released = begins + k_wind_up;
  face(step, attack.attacker, Mood::aim, 0.0, released);
  face(step, attack.attacker, Mood::throwing, released, seconds - released);
  lunge(step, direction, attack.attacker, direction.place(attack.target).head(), 26, begins,
        seconds - begins);
}

/// The dotted arc of a Lob stays for a moment.
void dot_the_arc(Step& step, const Leg& leg, int seat, double start, double seconds) {
  track(step, start, seconds, [leg, seat](Pose& pose, float progress) {
    if (progress < 1) pose.trails.push_back({leg.from, leg.to, leg.height, seat, progress * k_hanging, 1});
  });
}

}  // namespace

void show_throw(Step& step, const Direction& direction, Events events) {
  const auto attack = events.back().as<rules::AttackDeclared>();
  const std::vector<Card> cards = cards_of(attack);
  const std::string combo = direction.names.cards.combo_name(cards);
  const std::string line = direction.names[attack.attacker] + verb_of(attack.action) + combo + " at " +
                           direction.names[attack.target];
  say(step, attack.attacker,
      direction.names[attack.attacker] + verb_of(attack.action) + combo + ": " + points_words(attack.value) +
          " at " + direction.names[attack.target] + boosts(attack));
  step.start.caption = {attack.attacker,
                        direction.names[attack.attacker] + ": " + direction.names.cards.name(attack.action) +
                            (attack.value > 1 ? " for " + std::to_string(attack.value) : std::string()),
                        line + boosts(attack) + "."};
  step.start.hanging = false;
  track_after(step, 0.0);
  const Flight& flight = step.after.flight;
  const Leg leg = leg_of(direction.layout, flight);
  const double half = leg_seconds(flight) * k_hanging;
  const bool pitched = attack.action == Card::pitch;
  const double begins = pitched ? k_fetch : 0.0;
  const double released = begins + k_wind_up;
  step.seconds = released + half;
  if (pitched) {
    constexpr double k_crack = 0.23;  // of the whip, from its start
    step.timeline.mark(0.0, "card-slap");
    step.timeline.mark(released - k_crack, "pitch-whip");
    fly(step, direction, {direction.layout.floor.centre(), leg.from, 90}, cards, 0, 1, 0.0, k_fetch);
  } else {
    step.timeline.mark(0.0, "wind-up");
    step.timeline.mark(released, attack.action == Card::lob ? "whoosh-lob" : "whoosh-throw");
  }
  light_only(step, (1U << attack.attacker) | (1U << attack.target), 0.0, step.seconds);
  wind_up(step, direction, attack, cards, begins, step.seconds);
  fly(step, direction, leg, cards, 0, k_hanging, released, half);
  if (attack.action == Card::lob) dot_the_arc(step, leg, attack.attacker, released, half);
}

void show_yeet(Step& step, const Direction& direction, Events events) {
  const auto yeet = events.back().as<rules::ToppingYeeted>();
  const std::string line = direction.names.possessive(yeet.seat) + " Yeet adds " +
                           direction.names.cards.name(yeet.card) + ": now " + points_words(yeet.value) +
                           " at " + direction.names[yeet.target];
  say(step, yeet.seat, line);
  step.start.caption = {yeet.seat, "Yeet!",
                        direction.names.cards.name(yeet.card) + " joins: " + points_words(yeet.value) +
                            " at " + direction.names[yeet.target] + "."};
  constexpr double k_join = 0.36;
  track_after(step, k_join);
  const Point food = leg_of(direction.layout, step.after.flight).place(k_hanging);
  const Point from =
      yeet.from_floor != 0 ? direction.layout.floor.centre() : direction.place(yeet.seat).throwing_hand();
  step.timeline.mark(0.0, "whoosh-throw");
  step.timeline.mark(k_join, "splat-cream");
  light_only(step, (1U << yeet.seat) | (1U << yeet.target), 0.0, 0.9);
  face(step, yeet.seat, Mood::throwing, 0.0, 0.8);
  fly(step, direction, {from, food, 90}, {yeet.card}, 0, 1, 0.0, k_join);
  spray(step, direction, {food, direction.larder.look(yeet.card).splat, 8, -90, 360, 320, 10}, k_join);
  step.seconds = 0.85;
}

void show_moved_attack(Step& step, const Direction& direction, Events events) {
  const auto moved = events.front().as<rules::AttackMoved>();
  const std::string line = direction.names.possessive(moved.from) + " Outsmart sends " +
                           direction.names.possessive(moved.attacker) + " " +
                           direction.names.cards.name(moved.action) + " on to " + direction.names[moved.to];
  say(step, moved.from, line);
  step.start.caption = {moved.from, "Outsmart", line + "."};
  track_after(step, 0.3);
  const SeatPlace& clever = direction.place(moved.from);
  const bool food = step.start.shown.flight.in_the_air();
  step.seconds = food ? 0.62 : 0.95;  // food flies on with the next step: nothing may outlast this one
  light_only(step, (1U << moved.from) | (1U << moved.to), 0.0, step.seconds);
  face(step, moved.from, Mood::glee, 0.0, step.seconds);
  step.timeline.mark(0.12, "outsmart-ping");
  pop_up(step, direction,
         {"spark", {clever.rim.x, clever.rim.y - 300 * clever.bust_scale}, 1.3F, 0, {0.5F, 0.5F}}, 0.1, 0.5);
  if (food) {
    // It comes near, thinks better of it, and turns.
    step.start.hanging = false;
    const auto cards = in_the_air(step.start.shown);
    const Leg before = leg_of(direction.layout, step.start.shown.flight);
    const Leg after = leg_of(direction.layout, step.after.flight);
    const Point turn = before.place(0.82F);
    fly(step, direction, before, cards, k_hanging, 0.82F, 0.0, 0.22);
    hold(step, cards, turn, 0.22, 0.14);
    fly(step, direction, {turn, after.place(k_hanging), 30}, cards, 0, 1, 0.36, 0.26);
    step.timeline.mark(0.36, "whoosh-throw");
    return;
  }
  track(step, 0.0, 0.95, [moved, layout = direction.layout](Pose& pose, float progress) {
    if (progress >= 1) return;
    const float share = std::clamp(progress * 2.2F - 0.3F, 0.0F, 1.0F);
    pose.lines.push_back(
        {layout.at(moved.attacker).head(), layout.at(moved.from).head(), 60, moved.attacker, 1, 1 - share});
    pose.lines.push_back(
        {layout.at(moved.from).head(), layout.at(moved.to).head(), 60, moved.from, share, 1});
  });
}

}  // namespace game::food_fight
