// The frame of a round: its start, aims, plans, flips, turns, the end of the game.
#include <algorithm>

#include "game/food_fight/step.hpp"

namespace game::food_fight {

using render::Easing;

namespace {

std::string set_words(int set) {
  return "action " + std::to_string(set);
}

/// Lights only those seats.
void light_only(Pose& pose, unsigned seats) {
  for (int seat = 0; seat < pose.shown.seats; ++seat)
    pose.at(seat).light = ((seats >> seat) & 1U) != 0 ? 1.0F : 0.0F;
}

}  // namespace

void show_round_start(Step& step, const Direction& direction, Events events) {
  const auto round = events.front().as<rules::RoundStarted>();
  const std::string title = "Round " + std::to_string(round.round);
  step.start.caption = {round.start, title, direction.names[round.start] + " begins."};
  say(step, round.start, title + ": " + direction.names[round.start] + " begins");
  step.timeline.mark(0.0, "round-gong");
  track_after(step, 0.0);
  track(step, 0.0, 1.1,
        [shout = stage::shouted(title), reduced = direction.reduced_motion, middle = direction.layout.middle](
            Pose& pose, float progress) {
          const float in = std::min(progress / 0.25F, 1.0F);
          const float out = std::max((progress - 0.8F) / 0.2F, 0.0F);
          pose.shout = {shout,
                        {960, middle.y},
                        reduced ? 1.0F : render::ease(Easing::out_back, in),
                        -3,
                        reduced ? std::min(in, 1 - out) : 1 - out,
                        ShoutKind::mustard};
        });
}

void show_target(Step& step, const Direction& direction, Events events) {
  const auto set = events.front().as<rules::TargetSet>();
  const std::string& who = direction.names[set.seat];
  const bool moved = set.cause != Card::none;
  std::string line = who + " aims at " + direction.names[set.target];
  if (moved && set.by < step.after.seats) {
    line = direction.names.possessive(set.by) + " " + card_name(set.cause) + " turns " +
           direction.names.possessive(set.seat) + " bottle to " + direction.names[set.target];
  }
  say(step, moved && set.by < step.after.seats ? set.by : set.seat, line);
  step.start.caption = {moved && set.by < step.after.seats ? int{set.by} : int{set.seat},
                        moved ? card_name(set.cause) : "Aim!", line + "."};
  step.timeline.mark(0.05, "retarget-squeak");
  track_after(step, 0.0);
  light_only(step.start, (1U << set.seat) | (1U << set.target));
  const auto& from = direction.place(set.seat);
  const auto& to = direction.place(set.target);
  track(step, 0.0, moved ? 0.9 : 0.5,
        [set, start = from.bottle(), end = to.head(), reduced = direction.reduced_motion](Pose& pose,
                                                                                          float progress) {
          light_only(pose, (1U << set.seat) | (1U << set.target));
          const float drawn = reduced ? 1.0F : std::min(progress / 0.4F, 1.0F);
          const float swing = 1 - render::ease(Easing::out_back, std::min(progress / 0.5F, 1.0F));
          pose.at(set.seat).aim_swing = reduced ? 0 : 70 * swing;
          pose.lines.push_back({start, end, 60, set.seat, drawn, std::min(1.0F, (1 - progress) * 5)});
        });
}

void show_plans(Step& step, const Direction& direction, Events events) {
  unsigned seats = 0;
  for (const auto& event : events) seats |= 1U << event.as<rules::PlanPlaced>().seat;
  for (const auto& event : events) {
    const int seat = event.as<rules::PlanPlaced>().seat;
    say(step, seat, direction.names[seat] + " has chosen three actions");
  }
  step.start.caption = {-1, "Plans are laid", "Three secret actions each: now they are fixed."};
  step.timeline.mark(0.0, "plan-place");
  track_after(step, 0.15);
  step.seconds = 0.7;
}

void show_flip(Step& step, const Direction& direction, Events events) {
  const auto flipped = events.front().as<rules::CardsFlipped>();
  const std::string title = "Round " + std::to_string(step.after.round) + ", " + set_words(flipped.set);
  step.start.caption = {-1, title, "Everybody flips a card."};
  for (int seat = 0; seat < step.after.seats; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    const Card card = flipped.cards[at];
    std::string line = direction.names[seat] + " flips " + card_name(card);
    if (flipped.stands_for[at] != card && flipped.stands_for[at] != Card::none)
      line += ", for " + card_name(flipped.stands_for[at]);
    say(step, seat, line);
  }
  step.timeline.mark(0.1, "flip-all");
  constexpr double k_flip = 0.42;
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
  step.seconds = 1.0;
}

void show_copy(Step& step, const Direction& direction, Events events) {
  const auto decided = events.front().as<rules::CopyDecided>();
  const std::string line = decided.accepted != 0 ? direction.names[decided.seat] + " copies " +
                                                       direction.names.possessive(decided.source) + " " +
                                                       card_name(decided.action)
                                                 : direction.names[decided.seat] + " does not copy";
  say(step, decided.seat, line);
  step.start.caption = {decided.seat, "Copy", line + "."};
  track_after(step, 0.0);
  step.seconds = 0.8;
}

void show_turn_start(Step& step, const Direction& direction, Events events) {
  track_after(step, 0.0);
  if (kind_of(events.front()) == rules::EventKind::turn_ended) {
    step.seconds = 0.06;
    return;
  }
  const auto turn = events.front().as<rules::TurnStarted>();
  const bool idle = events.size() > 1;  // it only waits for attacks
  std::string what = card_name(turn.card);
  if (turn.action != turn.card && turn.action != Card::none) what += " as " + card_name(turn.action);
  step.start.caption = {turn.seat, direction.names[turn.seat] + ": " + what,
                        idle ? nothing_words(rules::Nothing::stands_still, direction.names, turn.seat) + "."
                             : "Aims at " + direction.names[turn.aim] + "."};
  step.timeline.mark(0.0, "turn-start");
  track(step, 0.0, 0.25, [seats = step.after.seats, seat = int{turn.seat}](Pose& pose, float progress) {
    for (int other = 0; other < seats; ++other) {
      const float target = other == seat ? 1.0F : 0.0F;
      pose.at(other).light = render::blend(pose.at(other).light, target, progress);
    }
  });
  step.seconds = idle ? 0.6 : 0.35;
}

void show_nothing(Step& step, const Direction& direction, Events events) {
  const auto nothing = events.front().as<rules::NothingHappened>();
  const std::string why = nothing_words(nothing.why, direction.names, nothing.target);
  step.start.caption = {nothing.seat, direction.names[nothing.seat] + ": " + card_name(nothing.action),
                        "Nothing happens: " + why + "."};
  say(step, nothing.seat,
      direction.names.possessive(nothing.seat) + " " + card_name(nothing.action) + ": " + why);
  step.timeline.mark(0.0, "crowd-gasp");
  track_after(step, 0.0);
  step.seconds = 0.9;
}

void show_round_end(Step& step, const Direction&, Events events) {
  const auto ended = events.front().as<rules::RoundEnded>();
  step.start.caption = {-1, "Round " + std::to_string(ended.round) + " is over",
                        "All actions go back to their owners."};
  say(step, -1, "Round " + std::to_string(ended.round) + " is over");
  track_after(step, 0.4);
  step.seconds = 0.7;
}

void show_game_over(Step& step, const Direction& direction, Events events) {
  const auto over = events.front().as<rules::GameOver>();
  const std::string winners = direction.names.list(over.winners);
  const bool one = (over.winners & (over.winners - 1U)) == 0;
  step.start.caption = {-1, winners + (one ? " wins!" : " win!"), "Fewest splats on the tray."};
  say(step, -1, winners + (one ? " wins" : " win") + " with the fewest points");
  step.timeline.mark(0.1, "fight-over");
  track(step, 0.0, 0.3, [after = step.after](Pose& pose, float) {
    const Pose rest = rest_pose(after);
    const Caption caption = pose.caption;
    pose = rest;
    pose.caption = caption;
    for (int seat = 0; seat < after.seats; ++seat)
      pose.at(seat).light = ((after.winners >> seat) & 1U) != 0 ? 1.0F : 0.0F;
  });
  step.seconds = 2.2;
}

}  // namespace game::food_fight
