// Cards that are flipped and carried out: the flip, what Copy takes over, turns that begin and end, or come
// to nothing.
#include <algorithm>

#include "game/food_fight/gestures.hpp"
#include "game/food_fight/scenes.hpp"

namespace game::food_fight {

namespace {

/// Lit while the others darken.
void take_the_light(Step& step, int seat) {
  track(step, 0.0, 0.25, [seats = step.after.seats, seat](Pose& pose, float progress) {
    for (int other = 0; other < seats; ++other) {
      const float target = other == seat ? 1.0F : 0.0F;
      pose.at(other).light = render::blend(pose.at(other).light, target, progress);
    }
  });
}

}  // namespace

void show_flip(Step& step, const Direction& direction, Events events) {
  const auto flipped = events.front().as<rules::CardsFlipped>();
  const std::string title =
      "Round " + std::to_string(step.after.round) + ", action " + std::to_string(flipped.set);
  step.start.caption = {-1, title, "Everybody flips a card."};
  for (int seat = 0; seat < step.after.seats; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    const Card card = flipped.cards[at];
    std::string line = direction.names[seat] + " flips " + direction.names.cards.name(card);
    if (flipped.stands_for[at] != card && flipped.stands_for[at] != Card::none)
      line += ", for " + direction.names.cards.name(flipped.stands_for[at]);
    say(step, seat, line);
  }
  constexpr double k_flip = 0.42;
  step.timeline.mark(0.1, "flip-all");
  light_only(step, 0xFF, 0.0, 1.0);
  track(step, 0.1, k_flip,
        [after = step.after, reduced = direction.reduced_motion](Pose& pose, float progress) {
          if (progress >= 0.5F) {
            const Pose rest = rest_pose(after);
            pose.shown = after;
            for (int seat = 0; seat < after.seats; ++seat) pose.at(seat).mood = rest.at(seat).mood;
          }
          for (int seat = 0; seat < after.seats; ++seat)
            pose.at(seat).turned = reduced ? 1.0F : (progress < 0.5F ? 1 - 2 * progress : 2 * progress - 1);
        });
  for (int seat = 0; seat < step.after.seats; ++seat) {
    switch (step.after.acting(seat)) {
      case Card::duck:
        step.timeline.mark(0.34, "duck-squeak");
        break;
      case Card::hide:
        step.timeline.mark(0.36, "bowl-clonk");
        break;
      default:
        break;
    }
    hop(step, direction, seat, 16, 0.31, 0.22);
  }
  step.seconds = 1.0;
}

void show_copy(Step& step, const Direction& direction, Events events) {
  const auto decided = events.front().as<rules::CopyDecided>();
  const bool copies = decided.accepted != 0;
  const std::string line = copies ? direction.names[decided.seat] + " copies " +
                                        direction.names.possessive(decided.source) + " " +
                                        direction.names.cards.name(decided.action)
                                  : direction.names[decided.seat] + " does not copy";
  say(step, decided.seat, line);
  step.start.caption = {decided.seat, "Copy", line + "."};
  track_after(step, copies ? 0.4 : 0.0);
  light_only(step, (1U << decided.seat) | (1U << decided.source), 0.0, 0.85);
  if (copies) {
    step.timeline.mark(0.0, "scribble");
    const auto set = static_cast<int>(std::max(step.start.shown.set, 1)) - 1;
    toss(step, direction,
         {direction.names.cards.picture(decided.action), direction.place(decided.source).action(set),
          direction.place(decided.seat).action(set), 110, 0.8F, 0, render::k_milk},
         0.0, 0.42);
    step.timeline.mark(0.4, "card-slap");
    face(step, decided.seat, Mood::glee, 0.0, 0.85);
  }
  step.seconds = 0.85;
}

void show_turn_start(Step& step, const Direction& direction, Events events) {
  track_after(step, 0.0);
  if (kind_of(events.front()) == rules::EventKind::turn_ended) {
    step.seconds = 0.05;
    return;
  }
  const auto turn = events.front().as<rules::TurnStarted>();
  const bool idle = events.size() > 1;  // it only waits for attacks
  std::string what = direction.names.cards.name(turn.card);
  if (turn.action != turn.card && turn.action != Card::none)
    what += " as " + direction.names.cards.name(turn.action);
  const Card does = turn.action == Card::none ? turn.card : turn.action;
  step.start.caption = {turn.seat, direction.names[turn.seat] + ": " + what,
                        idle ? std::string("Waits for attacks, all through this action.")
                        : direction.names.cards.takes_aim(does) && step.after.seats > 2
                            ? "Aims at " + direction.names[turn.aim] + "."
                            : direction.names.cards.short_rule(does)};
  step.timeline.mark(0.0, "turn-start");
  take_the_light(step, turn.seat);
  const int aim = turn.aim < step.after.seats ? int{turn.aim} : int{turn.seat};
  if (idle) {
    step.seconds = open_turn(step, direction, {turn.seat, does, aim, true, false});
    return;
  }
  hop(step, direction, turn.seat, 14, 0.0, 0.22);
  const bool again = turn.card == Card::cheat && turn.action != Card::none;
  if (again) {
    step.timeline.mark(0.0, "snicker");
    speak(step, direction, turn.seat, "Once more!", 0.0, 0.7);
  }
  step.seconds = turn.action == Card::none
                     ? 0.35
                     : open_turn(step, direction, {turn.seat, turn.action, aim, false, again});
}

void show_nothing(Step& step, const Direction& direction, Events events) {
  const auto nothing = events.front().as<rules::NothingHappened>();
  const std::string why = nothing_words(nothing.why, direction.names, nothing.target);
  step.start.caption = {nothing.seat,
                        direction.names[nothing.seat] + ": " + direction.names.cards.name(nothing.action),
                        "Nothing happens: " + why + "."};
  say(step, nothing.seat,
      direction.names.possessive(nothing.seat) + " " + direction.names.cards.name(nothing.action) + ": " +
          why);
  step.timeline.mark(0.0, "uh-uh");
  constexpr double k_shrug = 0.85;
  const bool hides = nothing.why == rules::Nothing::hidden && nothing.target < step.after.seats;
  if (hides) {
    step.timeline.mark(0.05, "bowl-clonk");
    jolt(step, direction, nothing.target, 0.05);
    face(step, nothing.target, Mood::hide, 0.0, k_shrug);
  }
  if (!step.start.shown.flight.in_the_air()) {
    face(step, nothing.seat, Mood::gloom, 0.0, k_shrug);
    speak(step, direction, nothing.seat, "Oh …", 0.0, k_shrug);
  }
  track_after(step, 0.0);
  step.seconds = k_shrug;
}

}  // namespace game::food_fight
