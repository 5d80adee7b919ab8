// Attacks with food that arrive: the hit, Food that was sent back, splashes left and right.
#include <algorithm>
#include <cctype>

#include "game/food_fight/gestures.hpp"
#include "game/food_fight/impact.hpp"
#include "game/food_fight/points.hpp"
#include "game/food_fight/scenes.hpp"
#include "game/food_fight/scenes_conditions.hpp"

namespace game::food_fight {

using render::Easing;
using render::Point;

namespace {

/// "Cafe Chaos!", "What the Food?!".
std::string triumph_title(const BookPages& pages) {
  return std::string(pages.triumph) + (pages.triumph.back() == '!' ? "" : "!");
}

/// Lobbed and pitched food comes past a Duck (WF-043).
std::string duck_words(const Direction& direction, const Shown& shown, const rules::AttackHit& hit) {
  const bool past = hit.action == Card::pitch || hit.action == Card::lob;
  if (!past || direction.names.cards.is(rules::Fight::cafe_chaos) || shown.acting(hit.victim) != Card::duck)
    return {};
  return " A Duck does not stop it.";
}

std::string capital(std::string_view word) {
  std::string text(word);
  text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
  return text;
}

/// The second half of the present leg; returns when it arrives.
double arrive(Step& step, const Direction& direction, const std::vector<Card>& cards) {
  const Flight& flight = step.start.shown.flight;
  const Leg leg = leg_of(direction.layout, flight);
  const double half = leg_seconds(flight) * (1 - k_hanging);
  step.start.hanging = false;
  fly(step, direction, leg, cards, k_hanging, 1, 0.0, half);
  return half;
}

}  // namespace

void show_hit(Step& step, const Direction& direction, Events events) {
  const auto hit = events.front().as<rules::AttackHit>();
  const std::vector<Card> cards = in_the_air(step.start.shown);
  const Names& names = direction.names;
  const BookPages& pages = names.cards.pages();
  const std::string whose = hit.attacker == hit.victim ? "The own " : names.possessive(hit.attacker) + " ";
  const std::string changes = change_words(events, names);
  const std::string line = whose + direction.names.cards.name(hit.action) + " hits " + names[hit.victim];
  step.start.caption = {hit.victim, hit.chaos != 0 ? triumph_title(pages) : "Splat!",
                        line + (changes.empty() ? ", but it does no harm." : ": " + changes + ".") +
                            super_words(direction, step.start.shown, cards, hit.victim) +
                            duck_words(direction, step.start.shown, hit)};
  say(step, hit.attacker,
      names[hit.attacker] + " hits " + names[hit.victim] + " with " +
          (cards.empty() ? direction.names.cards.name(hit.action) : direction.names.cards.combo_name(cards)));
  if (hit.chaos != 0) say(step, hit.attacker, std::string(pages.shout.back().text) + " Three cards hit");
  const Point from = leg_of(direction.layout, step.start.shown.flight).from;
  const double arrives = arrive(step, direction, cards);
  face(step, hit.attacker, Mood::throwing, 0.0, arrives);
  face(step, hit.attacker, Mood::glee, arrives, 1.0);
  light_only(step, (1U << hit.attacker) | (1U << hit.victim), 0.0, arrives + 1.1);
  track_after(step, arrives);
  const double over = splat(step, direction, {hit.victim, from, cards, hit.value, hit.chaos != 0}, arrives);
  tell_points(step, direction, events, over + 0.04);
  if (hit.value >= 3) step.timeline.mark(over + 0.15, "crowd-laugh");
  if (hit.chaos != 0) table_shouts(step, direction, hit.victim, over + 0.1);
  step.seconds = over + points_seconds(events);
}

void show_deflected(Step& step, const Direction& direction, Events events) {
  const auto changed = events.front().as<rules::PointsChanged>();
  const std::vector<Card> cards = in_the_air(step.start.shown);
  step.start.caption = {changed.seat, std::string(direction.names.cards.pages().sent_back),
                        direction.names.possessive(changed.by) + " " +
                            direction.names.cards.name(changed.cause) + ": " +
                            change_words(events, direction.names) + "."};
  const Point from = leg_of(direction.layout, step.start.shown.flight).from;
  const double arrives = arrive(step, direction, cards);
  face(step, changed.by, Mood::glee, 0.0, arrives + 1.0);
  track_after(step, arrives);
  const double over = splat(
      step, direction, {changed.seat, from, cards, std::max(changed.amount, std::int8_t{1}), false}, arrives);
  step.timeline.mark(over + 0.15, "crowd-laugh");
  tell_points(step, direction, events, over + 0.04);
  step.seconds = over + points_seconds(events);
}

void show_splash(Step& step, const Direction& direction, Events events) {
  const auto splash = events.front().as<rules::Splattered>();
  const Names& names = direction.names;
  const BookPages& pages = names.cards.pages();
  const std::string line = names.possessive(splash.by) + " " + direction.names.cards.name(splash.action) +
                           " " + std::string(pages.splashes) + " " + names.list(splash.seats) + " beside " +
                           names[splash.middle];
  say(step, splash.by, line);
  step.start.caption = {splash.by, capital(pages.splash) + "!",
                        line + "." + greasy_words(direction, step.after, splash)};
  constexpr double k_land = 0.24;
  const Point middle = direction.place(splash.middle).head();
  auto cards = in_the_air(step.start.shown);
  // Prank: what the victim had of its own lies in the trash already.
  const auto& trash = step.start.shown.trash;
  if (cards.empty() && splash.action == Card::prank && names.cards.is(rules::Fight::what_the_food) &&
      !trash.empty() && rules::is_base(trash.back()))
    cards.push_back(trash.back());
  const render::Colour colour = look_of(direction.larder, cards).splat;
  step.timeline.mark(0.0, "splash-side");
  light_only(step, unsigned{splash.seats} | (1U << splash.middle), 0.0, 1.1);
  for (int seat = 0; seat < step.after.seats; ++seat) {
    if (((splash.seats >> seat) & 1) == 0) continue;
    const Point head = direction.place(seat).head();
    for (int drop = 0; drop < 4; ++drop) {
      const auto part = static_cast<float>(drop);
      toss(step, direction,
           {"drop-" + std::to_string(drop), middle, head + Point{part * 18 - 27, part * 13 - 20},
            70 + 40 * part, 0.9F + 0.15F * part, 200, colour},
           0.03 * drop, k_land);
    }
  }
  track_after(step, k_land);
  for (int seat = 0; seat < step.after.seats; ++seat) {
    if (((splash.seats >> seat) & 1) != 0) sprinkle(step, direction, seat, colour, k_land);
  }
  tell_points(step, direction, events, k_land);
  step.seconds = k_land + points_seconds(events);
}

}  // namespace game::food_fight
