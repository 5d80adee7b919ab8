// What the final target does about food: it ducks, hides, catches, panics, spins, smashes.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "game/food_fight/gestures.hpp"
#include "game/food_fight/impact.hpp"
#include "game/food_fight/splats.hpp"

namespace game::food_fight {

using render::Easing;
using render::Point;
using rules::Reply;

namespace {

using Answered = rules::AttackAnswered;

struct Scene {
  Step& step;
  const Direction& direction;
  const Answered& answer;
  const Flight& flight;  ///< before it
  std::vector<Card> cards;
  Leg leg;
  double half;  ///< seconds until the food is there

  const SeatPlace& place() const { return direction.place(answer.target); }
};

void ducked(const Scene& scene) {
  scene.step.timeline.mark(0.0, "duck-squeak");
  face(scene.step, scene.answer.target, Mood::duck, 0.0, scene.half + 0.55);
  fly_past(scene.step, scene.direction, scene.flight, scene.cards, 0.0);
  speak(scene.step, scene.direction, scene.answer.target, "Missed!", scene.half + 0.12, 0.75);
  scene.step.seconds = scene.half + 0.9;
}

/// Chest out, not a hair moves: it flies past by itself.
void boasted(const Scene& scene) {
  const SeatPlace& place = scene.place();
  const int seat = scene.answer.target;
  face(scene.step, seat, Mood::glee, 0.0, scene.half + 0.9);
  fly_past(scene.step, scene.direction, scene.flight, scene.cards, 0.0);
  speak(scene.step, scene.direction, seat, "Ha! Missed me!", scene.half + 0.08, 0.8);
  for (int i = 0; i < 2; ++i)
    pop_up(scene.step, scene.direction,
           {"spark", place.head() + Point{i == 0 ? -74.0F : 74.0F, -58.0F} * place.bust_scale,
            0.9F * place.bust_scale, 0},
           scene.half + 0.08 * i, 0.45);
  scene.step.timeline.mark(scene.half + 0.1, "crowd-ooh");
  scene.step.seconds = scene.half + 0.9;
  if (scene.direction.reduced_motion) return;
  passing(scene.step, 0.0, scene.half + 0.6, [seat](Pose& pose, float progress) {
    const float there = std::min({1.0F, progress * 5, (1 - progress) * 5});
    pose.at(seat).squash = {1 + 0.09F * there, 1 + 0.07F * there};
  });
}

void dropped_card(const Scene& scene) {
  scene.step.timeline.mark(0.0, "panic-yelp");
  face(scene.step, scene.answer.target, Mood::panic, 0.0, scene.half + 0.9);
  tremble(scene.step, scene.direction, scene.answer.target, 0.0, scene.half + 0.5);
  fly_past(scene.step, scene.direction, scene.flight, scene.cards, 0.0);
  speak(scene.step, scene.direction, scene.answer.target, "Eeek!", 0.05, scene.half + 0.7);
  scene.step.seconds = scene.half + 0.9;
}

/// It bounces off the bowl and is done for.
void hid(const Scene& scene) {
  const Point bowl{scene.place().rim.x, scene.place().rim.y - 96 * scene.place().bust_scale};
  face(scene.step, scene.answer.target, Mood::hide, 0.0, scene.half + 0.9);
  fly(scene.step, scene.direction, {scene.leg.place(k_hanging), bowl, 30}, scene.cards, 0, 1, 0.0,
      scene.half);
  scene.step.timeline.mark(scene.half, "bowl-clonk");
  jolt(scene.step, scene.direction, scene.answer.target, scene.half);
  const Point off = bowl + Point{scene.place().mirrored ? -150.0F : 150.0F, 150};
  fly(scene.step, scene.direction, {bowl, off, 150}, scene.cards, 0, 1, scene.half, 0.36, FoodFace::out);
  crumbs(scene.step, scene.direction, bowl, 6, scene.half);
  splat_in_room(scene.step, scene.direction, off, look_of(scene.direction.larder, scene.cards).splat, 0.5F,
                scene.half + 0.36);
  scene.step.seconds = scene.half + 0.9;
}

void caught(const Scene& scene) {
  constexpr double k_contact = 0.15;  // of the sound
  const SeatPlace& place = scene.place();
  scene.step.timeline.mark(std::max(0.0, scene.half - k_contact), "catch-net");
  face(scene.step, scene.answer.target, Mood::glee, scene.half, 0.8);
  fly(scene.step, scene.direction, scene.leg, scene.cards, k_hanging, 1, 0.0, scene.half);
  pop_up(scene.step, scene.direction,
         {"action-catch", place.head(), 1.5F, place.mirrored ? 8.0F : -8.0F, {0.5F, 0.5F}},
         std::max(0.0, scene.half - 0.06), 0.75);
  hop(scene.step, scene.direction, scene.answer.target, 26, scene.half, 0.35);
  scene.step.timeline.mark(scene.half + 0.2, "crowd-ooh");
  scene.step.seconds = scene.half + 0.8;
}

/// Round the spinner once and away, to the middle of the way back.
void spun(const Scene& scene) {
  constexpr double k_round = 0.34;
  const SeatPlace& place = scene.place();
  scene.step.timeline.mark(std::max(0.0, scene.half - 0.05), "spin-whirl");
  whirl(scene.step, scene.direction, scene.answer.target, 2, scene.half - 0.04, k_round + 0.12);
  fly(scene.step, scene.direction, scene.leg, scene.cards, k_hanging, 1, 0.0, scene.half);
  const float way = scene.leg.from.x < scene.leg.to.x ? -1.0F : 1.0F;
  track(scene.step, scene.half, k_round,
        [cards = scene.cards, head = place.head(), scale = place.bust_scale, way,
         reduced = scene.direction.reduced_motion](Pose& pose, float progress) {
          if (progress >= 1) return;
          const float turn = reduced ? 0.0F : progress * 2 * std::numbers::pi_v<float>;
          Flyer flyer;
          flyer.cards = cards;
          flyer.place = head + Point{way * std::sin(turn) * 120, (1 - std::cos(turn)) * 16} * scale;
          flyer.scale = 0.8F + 0.12F * (1 - std::cos(turn)) * 0.5F;
          flyer.angle = way * 15 * std::sin(turn);
          pose.flyers.push_back(flyer);
        });
  const Leg back = leg_of(scene.direction.layout, scene.step.after.flight);
  const double away = scene.half + k_round;
  scene.step.timeline.mark(away, "whoosh-throw");
  fly(scene.step, scene.direction, back, scene.cards, 0, k_hanging, away,
      leg_seconds(scene.step.after.flight) * k_hanging);
  face(scene.step, scene.answer.target, Mood::glee, away, 0.2);
  scene.step.seconds = away + leg_seconds(scene.step.after.flight) * k_hanging;
}

/// The racket meets it; what the smasher adds joins there.
void smashed(const Scene& scene) {
  constexpr double k_contact = 0.12;  // of the sound
  const SeatPlace& place = scene.place();
  const auto all = in_the_air(scene.step.after);
  const Point racket =
      place.head() + Point{scene.leg.from.x < scene.leg.to.x ? -70.0F : 70.0F, -10} * place.bust_scale;
  scene.step.timeline.mark(std::max(0.0, scene.half - k_contact), "smash-racket");
  fly(scene.step, scene.direction, {scene.leg.place(k_hanging), racket, 30}, scene.cards, 0, 1, 0.0,
      scene.half);
  const double away = scene.half + 0.09;
  const double end = away + leg_seconds(scene.step.after.flight) * k_hanging;
  const double swung = std::max(0.0, scene.half - 0.1);
  face(scene.step, scene.answer.target, Mood::throwing, swung, end - swung);
  pop_up(scene.step, scene.direction,
         {scene.direction.names.cards.picture(scene.step.start.shown.acting(scene.answer.target)),
          racket,
          1.4F,
          0,
          {0.5F, 0.5F}},
         swung, end - swung);
  hold(scene.step, all, racket, scene.half, 0.09, 1.3F);
  spray(scene.step, scene.direction, {racket, look_of(scene.direction.larder, all).splat, 8}, scene.half);
  shake(scene.step, scene.direction, 0.35F, scene.half);
  const Leg on = leg_of(scene.direction.layout, scene.step.after.flight);
  fly(scene.step, scene.direction, {racket, on.place(k_hanging), 40}, all, 0, 1, away, end - away);
  scene.step.seconds = end;
}

/// `card`: what the target shows.
std::string words_of(const Answered& answer, const Names& names, const std::string& card, bool added) {
  const std::string who = names[answer.target];
  const std::string what = names.possessive(answer.attacker) + " " + names.cards.name(answer.action);
  switch (answer.reply) {
    case Reply::ducked:
      return who + " ducks: " + what + " misses";
    case Reply::caught:
      return who + " catches " + what;
    case Reply::dropped_card:
      return who + " panics and drops a card: " + what + " misses";
    case Reply::hid:
      return who + " hides: " + what + " does nothing";
    case Reply::boasted:
      return who + " boasts: " + what + " misses";
    case Reply::spun:
      return names.possessive(answer.target) + " Spin sends it back to " + names[answer.receiver];
    case Reply::smashed:
      return names.possessive(answer.target) + " " + card + (added ? " adds to it and" : "") +
             " sends it on to " + names[answer.receiver];
  }
  return {};
}

/// The same below a title that names the defender and the card.
std::string short_words(const Answered& answer, const Names& names, bool added) {
  const std::string what = names.cards.name(answer.action);
  switch (answer.reply) {
    case Reply::ducked:
    case Reply::boasted:
      return what + " misses.";
    case Reply::caught:
      return "The food is caught.";
    case Reply::dropped_card:
      return "A card drops, " + what + " misses.";
    case Reply::hid:
      return what + " does nothing.";
    case Reply::spun:
      return "Back to " + names[answer.receiver] + "!";
    case Reply::smashed:
      return (added ? "More, and on to " : "On to ") + names[answer.receiver] + "!";
  }
  return {};
}

}  // namespace

void show_answer(Step& step, const Direction& direction, Events events) {
  const auto answer = events.back().as<rules::AttackAnswered>();
  const bool added = events.size() > 1;
  const std::string card = direction.names.cards.name(step.start.shown.acting(answer.target));
  const std::string line = words_of(answer, direction.names, card, added);
  say(step, answer.target, line);
  step.start.caption = {answer.target, direction.names[answer.target] + ": " + card + "!",
                        short_words(answer, direction.names, added)};
  step.start.hanging = false;
  const Flight& flight = step.start.shown.flight;
  const Scene scene{step,
                    direction,
                    answer,
                    flight,
                    in_the_air(step.start.shown),
                    leg_of(direction.layout, flight),
                    leg_seconds(flight) * (1 - k_hanging)};
  track_after(step, scene.half);
  face(step, answer.attacker, Mood::throwing, 0.0, scene.half);
  switch (answer.reply) {
    case Reply::ducked:
      ducked(scene);
      break;
    case Reply::boasted:
      boasted(scene);
      break;
    case Reply::dropped_card:
      dropped_card(scene);
      break;
    case Reply::hid:
      hid(scene);
      break;
    case Reply::caught:
      caught(scene);
      break;
    case Reply::spun:
      spun(scene);
      break;
    case Reply::smashed:
      smashed(scene);
      break;
  }
  light_only(step, (1U << answer.attacker) | (1U << answer.target), 0.0, step.seconds);
}

}  // namespace game::food_fight
