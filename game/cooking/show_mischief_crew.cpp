// People who change kitchens against somebody's will, or leave.
#include <algorithm>
#include <cmath>

#include "game/cooking/gestures.hpp"
#include "game/cooking/scenes_attacks.hpp"
#include "game/cooking/show_work.hpp"
#include "game/cooking/visitors.hpp"
#include "game/cooking/words_attacks.hpp"

namespace game::cooking {

using render::Easing;
using render::Point;

namespace {

constexpr float k_pi = 3.14159F;

/// Hides whoever stands there: a track shows him on his way.
void hide(Step& step, int seat, Crew crew, double start, double seconds) {
  passing(step, start, seconds, [seat, crew](Pose& pose, float) {
    StationPose& station = pose.at(seat);
    (crew == Crew::cook ? station.cook : station.helper).alpha = 0;
  });
}

/// Hops behind the stoves from one kitchen to another.
void cross_room(Step& step, const Direction& direction, const Leaver& who, Point to, float to_scale,
                double start, double seconds) {
  const float hops = std::max(2.0F, std::round(std::abs(to.x - who.from.x) / 150.0F));
  passing(step, start, seconds, [=, reduced = direction.reduced_motion](Pose& pose, float progress) {
    const float share = render::ease(Easing::in_out_quad, progress);
    const float swing = std::sin(share * k_pi * hops);
    Walker walker;
    walker.sprite = who.sprite;
    walker.scarf = who.scarf;
    walker.place = render::blend(who.from, to, share);
    walker.scale = render::blend(who.scale, to_scale, share);
    if (reduced) {
      walker.place = progress < 0.5F ? who.from : to;
      walker.alpha = std::abs(1 - 2 * progress);
    } else {
      walker.place.y -= 40 * walker.scale * std::abs(swing);
      walker.lean = 6 * swing;
    }
    pose.walkers.push_back(walker);
  });
}

/// Banknotes flutter from the tout to whom he wants.
void wave_money(Step& step, const Direction& direction, Point from, Point to, double start) {
  for (int note = 0; note < 4; ++note) {
    toss(step, direction,
         {"banknote", from, to + Point{26.0F * static_cast<float>(note) - 39, 0}, 60, 0.8F, 200},
         start + 0.07 * note, 0.34);
  }
}

template <class Placed>
void lured(Step& step, const Direction& direction, Events events) {
  constexpr double k_talks = 0.5;
  const auto placed = events[1].as<Placed>();
  const Crew crew = crew_of(placed.card);
  const bool cook = crew == Crew::cook;
  const Station& home = direction.at(placed.from);
  const Station& there = direction.at(placed.seat);
  const Point from = cook ? home.cook : home.helper;
  const Point to = cook ? there.cook : there.helper;
  const double walks = crossing_seconds(from, to);
  const Visit visit{Card::better_offer, placed.from, VisitorMood::glare};
  step.start.waits = false;
  stand(step, direction, visit, Bearing::gloats, 0, k_talks);
  walk_off(step, direction, visit, k_talks);
  const Bay& bay = direction.layout.bay_of(placed.from);
  wave_money(step, direction, bay.visitor - Point{-70, 130 * bay.visitor_scale},
             cook ? home.head() : home.helper_head(), 0);
  step.timeline.mark(0.05, "kitchen-tip");
  if (cook) {
    cook_face(step, placed.from, CookMood::joy, 0.2, k_talks);
  } else {
    helper_face(step, placed.from, HelperMood::busy, 0.2, k_talks);
  }
  speak(step, direction, placed.from, "Deal!", 0.2, k_talks + 0.2);
  hide(step, placed.from, crew, k_talks, walks);
  Leaver who = leaver(direction, step.start.shown, placed.from, crew);
  const auto seat = static_cast<std::size_t>(placed.from);
  who.sprite = cook ? cook_sprite(placed.card, step.start.shown.cook_look[seat], CookMood::joy)
                    : helper_sprite(placed.card, step.start.shown.helper_look[seat], HelperMood::busy);
  const double arrives = k_talks + walks;
  cross_room(step, direction, who, to, cook ? there.cook_scale : there.helper_scale, k_talks, walks);
  if (placed.replaced != Card::none) {
    const double leaves = std::max(k_talks, arrives - 0.55);
    hide(step, placed.seat, crew, leaves, arrives - leaves);
    walk_out(step, direction, leaver(direction, step.start.shown, placed.seat, crew), leaves, 0.7);
  }
  step.timeline.mark(arrives - 0.1, cook ? "kitchen-cook-in" : "kitchen-helper-in");
  hop(step, direction, placed.seat, crew, 30 * there.cook_scale, arrives, 0.3);
  light_only(step, (1U << placed.from) | (1U << placed.seat), 0, arrives + 0.3);
  Shown arrived = step.start.shown;
  apply(arrived, events[0]);
  apply(arrived, events[1]);
  track_shown(step, arrives, arrived);
  step.seconds = sweep_away(step, direction, events.subspan(2), arrives + 0.15);
}

}  // namespace

void show_lured(Step& step, const Direction& direction, Events events) {
  const bool cook = kind_of(events[1]) == EventKind::cook_placed;
  const auto struck = events[0].as<rules::AttackStruck>();
  const auto replaced =
      cook ? events[1].as<rules::CookPlaced>().replaced : events[1].as<rules::HelperPlaced>().replaced;
  const std::string line = owned(direction.names, struck.on, struck.what) + " leaves for " +
                           direction.names.possessive(struck.by) + " kitchen";
  const std::string loss = replaced == Card::none ? "" : "; the " + card_name(replaced) + " there has to go";
  say(step, struck.by, line + loss);
  step.start.caption = {struck.by, "Better Offer", line + loss + "."};
  if (cook) return lured<rules::CookPlaced>(step, direction, events);
  lured<rules::HelperPlaced>(step, direction, events);
}

/// KC-034: he must use the new one.
void show_replaced(Step& step, const Direction& direction, Events events) {
  const auto played = events[0].as<rules::CardPlayed>();
  const bool foe = step.start.shown.side_of(played.seat) != step.start.shown.side_of(played.on);
  if (!foe || events.size() < 2) return show_own_card(step, direction, events);
  const auto placed = events[1].as<rules::CookPlaced>();
  const std::string loss = owned(direction.names, played.on, placed.replaced) + " has to go";
  say(step, played.seat, played_line(direction.names, played) + ": " + loss);
  step.start.caption = {played.seat, direction.names[played.seat] + ": " + card_name(played.card),
                        loss + ": " + direction.names[played.on] + " must use the new one."};
  const Station& at = direction.at(played.on);
  const double lands = play_card(step, direction, {played.seat, played.card, at.stove, 0.3F}, 0);
  const double arrives = lands + 0.1;
  light_only(step, (1U << played.seat) | (1U << played.on), 0, arrives + 0.7);
  cook_face(step, played.on, CookMood::alarmed, 0.3, arrives - 0.3);
  step.timeline.mark(arrives, "kitchen-cook-out");
  walk_out(step, direction, leaver(direction, step.start.shown, played.on, Crew::cook), arrives, 0.9);
  Shown replaced = step.start.shown;
  apply(replaced, events[0]);
  apply(replaced, events[1]);
  track_shown(step, arrives, replaced);
  pop_in(step, direction, played.on, Crew::cook, arrives, 0.4);
  step.timeline.mark(arrives + 0.25, "kitchen-cook-in");
  step.seconds = sweep_away(step, direction, events.subspan(2), arrives + 0.8);
}

/// Cook Quits; a helper after a bad review or a code violation.
void show_crew_gone(Step& step, const Direction& direction, Events events) {
  constexpr double k_slams = 1.0;  // of the sound
  const auto lost = events.front().as<rules::CrewLost>();
  const Crew crew = crew_of(lost.card);
  const bool cook = crew == Crew::cook;
  const Station& at = direction.at(lost.seat);
  const std::string line = owned(direction.names, lost.seat, lost.card) + (cook ? " quits" : " leaves");
  say(step, lost.seat, line + " (" + card_name(lost.cause) + ")");
  step.start.caption = {lost.seat, line, cook ? "No cook, no roll." : card_name(lost.cause) + " did it."};
  step.timeline.mark(0, cook ? "kitchen-quits" : "kitchen-cook-out");
  const double leaves = 0.25;
  if (cook) {
    cook_face(step, lost.seat, CookMood::gone, 0, leaves);
    stage::speak_at(step, direction, {at.cook.x + 130 * at.cook_scale, at.head().y}, false, "I quit!", 0,
                    0.9);
    const float scale = direction.layout.two_rows ? 0.42F : 0.62F * at.stove_scale;
    pop_up(step, direction,
           {"cook-quits-note", {at.cook.x, at.cook.y - 150 * at.cook_scale}, scale, -5, {0.5F, 0.5F}},
           leaves + 0.1, 1.1);
    jolt(step, direction, lost.seat, k_slams);
    shake(step, direction, 0.25F, k_slams);
  } else {
    helper_face(step, lost.seat, HelperMood::gone, 0, leaves);
    cook_face(step, lost.seat, CookMood::alarmed, 0, 1.1);
  }
  track_after(step, leaves);
  walk_out(step, direction, leaver(direction, step.start.shown, lost.seat, crew), leaves, k_slams - leaves);
  light_only(step, 1U << lost.seat, 0, k_slams);
  step.seconds = cook ? k_slams + 0.35 : k_slams + 0.05;
}

}  // namespace game::cooking
