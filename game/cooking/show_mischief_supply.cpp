// Supplies that a thief or an inspector takes.
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

constexpr double k_grabs = 0.4;  ///< off the hook, into the sack
constexpr double k_hangs = 0.34;

/// The middle of a supply that hangs there.
ThingPlace hanging(const Direction& direction, const Shown& shown, int seat, int index) {
  ThingPlace place = supply_place(direction.at(seat), index, shown.player(seat).supplies.size());
  place.place.y += 60 * place.scale;
  return place;
}

int place_of(const Shown& shown, int seat, Card supply) {
  const auto& supplies = shown.player(seat).supplies;
  return static_cast<int>(std::find(supplies.begin(), supplies.end(), supply) - supplies.begin());
}

Point hands(const Bay& bay) {
  return bay.visitor - Point{0, 90 * bay.visitor_scale};
}

/// With his sack along the pass, from one bay to the other.
void run_away(Step& step, const Direction& direction, const Bay& from, const Bay& to, double start,
              double runs, double seconds) {
  passing(step, start, seconds, [=, reduced = direction.reduced_motion](Pose& pose, float progress) {
    const double time = static_cast<double>(progress) * seconds / runs;
    const float share = render::ease(Easing::in_out_quad, static_cast<float>(std::min(time, 1.0)));
    Visitor thief;
    thief.sprite = "thief-away";
    thief.place = render::blend(from.visitor, to.visitor, share);
    thief.scale = render::blend(from.visitor_scale, to.visitor_scale, share);
    thief.flip = to.visitor.x > from.visitor.x;
    thief.side = share > 0.8F ? to.side : -1;
    thief.alpha = std::min(1.0F, (1 - progress) * 7);
    if (reduced) {
      thief.alpha = std::abs(1 - 2 * progress);
    } else {
      thief.place.y -= 16 * std::abs(std::sin(share * 22));
      thief.lean = 4 * std::sin(share * 22);
    }
    pose.visitors.push_back(thief);
  });
}

}  // namespace

/// Off its hook, into the sack, along the pass, onto the thief's own hook.
void show_stolen(Step& step, const Direction& direction, Events events) {
  const auto hung = events[1].as<rules::SupplyHung>();
  const std::string line =
      direction.names.possessive(hung.seat) + " Thief takes " + owned(direction.names, hung.from, hung.card);
  say(step, hung.seat, line);
  step.start.caption = {hung.seat, "Stolen!", line + "."};
  Shown stolen = step.start.shown;
  for (const auto& event : events.first(2)) apply(stolen, event);
  const ThingPlace hook =
      hanging(direction, step.start.shown, hung.from, place_of(step.start.shown, hung.from, hung.card));
  const ThingPlace new_hook =
      hanging(direction, stolen, hung.seat, stolen.player(hung.seat).supplies.size() - 1);
  const Bay& victim = direction.layout.bay_of(hung.from);
  const Bay& own = direction.layout.bay_of(hung.seat);
  const double runs = crossing_seconds(victim.visitor, own.visitor);
  const double throws = k_grabs + runs;
  const double hangs = throws + k_hangs;
  const std::string sprite = thing_sprite(hung.card);

  step.start.waits = false;
  step.timeline.mark(0, "kitchen-thief");
  step.timeline.mark(0.1, "whoosh-throw");
  step.timeline.mark(hangs - 0.05, "kitchen-supply");
  light_only(step, (1U << hung.from) | (1U << hung.seat), 0, hangs + 0.2);
  stand(step, direction, {Card::thief, hung.from, VisitorMood::glare}, Bearing::shouts, 0, k_grabs);
  toss(step, direction, {sprite, hook.place, hands(victim), 50, hook.scale * 1.2F, -160}, 0.1, k_grabs - 0.1);
  cook_face(step, hung.from, CookMood::alarmed, 0.1, 1.2);
  speak(step, direction, hung.from, "Stop, thief!", k_grabs, 0.8);
  run_away(step, direction, victim, own, k_grabs, runs, runs + k_hangs + 0.2);
  toss(step, direction, {sprite, hands(own), new_hook.place, 60, new_hook.scale, 160}, throws, k_hangs);
  track_shown(step, 0.1, stolen);
  passing(step, 0.1, hangs - 0.1,
          [seat = hung.seat](Pose& pose, float) { pose.at(seat).hidden_supplies = 1; });
  cook_face(step, hung.seat, CookMood::joy, throws, 0.7);
  step.seconds = sweep_away(step, direction, events.subspan(2), hangs + 0.2);
}

/// The inspector has it taken off its hook.
void show_supply_lost(Step& step, const Direction& direction, Events events) {
  const auto lost = events.front().as<rules::SupplyLost>();
  const std::string line = direction.names[lost.seat] + " gives up " + card_name(lost.card);
  say(step, lost.seat, line + " (" + card_name(lost.cause) + ")");
  step.start.caption = {lost.seat, card_name(lost.cause), line + "."};
  const Bay& bay = direction.layout.bay_of(lost.seat);
  const ThingPlace hook =
      hanging(direction, step.start.shown, lost.seat, place_of(step.start.shown, lost.seat, lost.card));
  step.timeline.mark(0, "kitchen-supply");
  step.timeline.mark(0.15, "kitchen-protected");
  track_after(step, 0.1);
  toss(step, direction, {thing_sprite(lost.card), hook.place, hands(bay), 70, hook.scale * 1.2F, 120}, 0.1,
       0.55);
  cook_face(step, lost.seat, CookMood::sweating, 0, 0.9);
  light_only(step, 1U << lost.seat, 0, 0.9);
  step.seconds = 0.9;
}

}  // namespace game::cooking
