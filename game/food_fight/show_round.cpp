// The frame of a round: its start, aims, plans, its end, the end of the game.
#include <algorithm>
#include <cmath>

#include "game/food_fight/gestures.hpp"
#include "game/food_fight/scenes_conditions.hpp"

namespace game::food_fight {

using render::Easing;
using render::Point;

namespace {

/// What marks the starting player goes on round the room.
void pass_marker(Step& step, const Direction& direction, int from, int to, double start) {
  if (from == to) return;
  constexpr double k_way = 0.55;
  const auto beside = [&direction](int seat) { return direction.place(seat).tag() - Point{150, 4}; };
  track(step, 0.0, start + k_way, [](Pose& pose, float progress) {
    if (progress < 1) pose.shown.start = -1;
  });
  toss(step, direction,
       {std::string(direction.names.cards.pages().starter_sprite), beside(from), beside(to), 150, 0.85F, 0,
        render::k_milk},
       start, k_way);
}

/// Cards of the plans go back to their owners.
void clear_mats(Step& step, const Direction& direction, double start) {
  for (int seat = 0; seat < step.start.shown.seats; ++seat) {
    const SeatPlace& place = direction.place(seat);
    for (int slot = 0; slot < rules::k_sets; ++slot) {
      const Card card = step.start.shown.at(seat).plan[static_cast<std::size_t>(slot)];
      if (card == Card::none) continue;
      const Point from = place.action(slot);
      const Point to = place.hand_fan();
      track(step, start + 0.04 * slot, 0.36,
            [=, reduced = direction.reduced_motion](Pose& pose, float progress) {
              pose.shown.at(seat).plan[static_cast<std::size_t>(slot)] = Card::none;
              if (progress >= 1 || reduced) return;
              MovingCard back;
              back.card = card;
              back.place = render::arc(from, to, 40, render::ease(Easing::in_out_quad, progress));
              back.scale = render::blend(0.5F, 0.28F, progress) * place.tray_scale;
              pose.cards.push_back(back);
            });
    }
  }
}

/// Cloths go over faces and walls; what they wiped is gone.
void wipe_splats(Step& step, const Direction& direction, double start, double seconds) {
  const auto room = step.start.shown.splats;
  track(step, start, seconds, [room, reduced = direction.reduced_motion](Pose& pose, float progress) {
    pose.shown.splats.clear();
    const float left = 1 - render::ease(Easing::in_quad, progress);
    for (auto& seat : pose.shown.seat) {
      for (auto& splat : seat.worn) splat.scale *= left;
      if (progress >= 1) seat.worn.clear();
    }
    if (progress >= 1 || reduced) return;
    for (Splat splat : room) {
      splat.scale *= left;
      pose.splats.push_back(splat);
    }
  });
  for (int seat = 0; seat < step.start.shown.seats; ++seat) {
    if (step.start.shown.at(seat).worn.empty()) continue;
    const SeatPlace& place = direction.place(seat);
    track(step, start, seconds, [place, reduced = direction.reduced_motion](Pose& pose, float progress) {
      if (progress >= 1 || reduced) return;
      const float rub = std::sin(progress * 14);
      pose.cloths.push_back(place.head() + Point{80 * rub, 60 - 120 * progress} * place.bust_scale);
    });
  }
}

}  // namespace

void show_round_start(Step& step, const Direction& direction, Events events) {
  const auto round = events.front().as<rules::RoundStarted>();
  const std::string title = "Round " + std::to_string(round.round);
  step.start.caption = {round.start, title, direction.names[round.start] + " begins."};
  say(step, round.start, title + ": " + direction.names[round.start] + " begins");
  step.timeline.mark(0.0, "round-gong");
  const int before = step.start.shown.start;
  track_after(step, 0.0);
  pass_marker(step, direction, before, round.start, 0.15);
  shout(step, direction, stage::shouted(title), ShoutKind::mustard, 0.0, 1.0);
  step.seconds = 1.0;
}

void show_target(Step& step, const Direction& direction, Events events) {
  const auto set = events.front().as<rules::TargetSet>();
  const std::string& who = direction.names[set.seat];
  const bool moved = set.cause != Card::none;
  const bool by_other = moved && set.by < step.after.seats && set.by != set.seat;
  std::string line = who + " aims at " + direction.names[set.target];
  if (by_other) {
    line = direction.names.possessive(set.by) + " " + direction.names.cards.name(set.cause) + " turns " +
           direction.names.possessive(set.seat) + " bottle to " + direction.names[set.target];
  } else if (moved) {
    line =
        who + " turns to " + direction.names[set.target] + " (" + direction.names.cards.name(set.cause) + ")";
  }
  const int actor = by_other ? int{set.by} : int{set.seat};
  say(step, actor, line);
  step.start.caption = {actor, moved ? direction.names.cards.name(set.cause) : "Aim!", line + "."};
  step.timeline.mark(0.05, "retarget-squeak");
  track_after(step, 0.0);
  if (direction.names.cards.is_super(set.cause)) pop_condition(step, direction, actor, set.cause);
  const double seconds = moved ? 0.9 : 0.5;
  light_only(step, (1U << set.seat) | (1U << set.target) | (1U << actor), 0.0, seconds);
  face(step, actor, Mood::aim, 0.0, seconds);
  const SeatPlace& from = direction.place(set.seat);
  const SeatPlace& to = direction.place(set.target);
  track(step, 0.0, seconds,
        [set, start = from.bottle(), end = to.head(), reduced = direction.reduced_motion](Pose& pose,
                                                                                          float progress) {
          if (progress >= 1) return;
          const float drawn = reduced ? 1.0F : std::min(progress / 0.4F, 1.0F);
          const float swing = 1 - render::ease(Easing::out_back, std::min(progress / 0.5F, 1.0F));
          pose.at(set.seat).aim_swing = reduced ? 0 : 70 * swing;
          pose.lines.push_back({start, end, 60, set.seat, drawn, std::min(1.0F, (1 - progress) * 5)});
        });
  step.seconds = seconds;
}

void show_plans(Step& step, const Direction& direction, Events events) {
  unsigned seats = 0;
  for (const auto& event : events) seats |= 1U << event.as<rules::PlanPlaced>().seat;
  say(step, -1, "Three secret actions each are laid by " + direction.names.list(seats));
  step.start.caption = {-1, "Plans are laid", "Three secret actions each: now they are fixed."};
  // One after the other on every tray at once: nothing tells one plan from another.
  constexpr double k_next = 0.12;
  for (int slot = 0; slot < rules::k_sets; ++slot) step.timeline.mark(k_next * slot, "plan-place");
  step.timeline.mark(k_next * rules::k_sets + 0.1, "plan-ready");
  track_after(step, 0.0);
  track(step, 0.0, k_next * rules::k_sets, [seats](Pose& pose, float progress) {
    for (int seat = 0; seat < pose.shown.seats; ++seat) {
      if (((seats >> seat) & 1U) == 0) continue;
      for (int slot = 0; slot < rules::k_sets; ++slot) {
        if (progress * rules::k_sets < static_cast<float>(slot) + 0.5F)
          pose.shown.at(seat).plan[static_cast<std::size_t>(slot)] = Card::none;
      }
    }
  });
  light_only(step, 0xFF, 0.0, 0.75);
  step.seconds = 0.75;
}

void show_round_end(Step& step, const Direction& direction, Events events) {
  const auto ended = events.front().as<rules::RoundEnded>();
  const std::string title = "Round " + std::to_string(ended.round) + " is over";
  step.start.caption = {-1, title, "Everybody cleans up; all actions go back to their owners."};
  say(step, -1, title);
  step.timeline.mark(0.0, "card-slide");
  step.timeline.mark(0.1, "points-down");
  light_only(step, 0xFF, 0.0, 0.9);
  clear_mats(step, direction, 0.0);
  wipe_splats(step, direction, 0.1, 0.65);
  track_after(step, 0.9);
  step.seconds = 0.9;
}

void show_game_over(Step& step, const Direction& direction, Events events) {
  const auto over = events.front().as<rules::GameOver>();
  const std::string winners = direction.names.list(over.winners);
  const bool one = (over.winners & (over.winners - 1U)) == 0;
  constexpr double k_contact = 1.17;  // of the jingle
  step.start.caption = {-1, winners + (one ? " wins!" : " win!"),
                        direction.names.cards.is(rules::Fight::cafe_chaos) ? "Fewest splats on the tray."
                                                                           : "Fewest tokens on the tray."};
  say(step, -1, winners + (one ? " wins" : " win") + " with the fewest points");
  step.timeline.mark(0.0, "fight-over");
  step.timeline.mark(k_contact, "crowd-laugh");
  track(step, 0.0, k_contact, [winners_bits = unsigned{over.winners}](Pose& pose, float progress) {
    for (int seat = 0; seat < pose.shown.seats; ++seat)
      pose.at(seat).light = render::blend(1.0F, ((winners_bits >> seat) & 1U) != 0 ? 1.0F : 0.0F, progress);
  });
  track(step, k_contact, 0, [after = step.after](Pose& pose, float) {
    const Pose rest = rest_pose(after);
    pose.shown = after;
    for (int seat = 0; seat < after.seats; ++seat) pose.at(seat).mood = rest.at(seat).mood;
  });
  shout(step, direction, "FIGHT OVER!", ShoutKind::blue, k_contact, 1.7);
  for (int seat = 0; seat < step.after.seats; ++seat) {
    if (((over.winners >> seat) & 1U) == 0) continue;
    const SeatPlace& place = direction.place(seat);
    for (int jump = 0; jump < 3; ++jump) hop(step, direction, seat, 44, k_contact + 0.4 * jump, 0.38);
    for (int star = 0; star < 4; ++star)
      toss(
          step, direction,
          {"star-" + std::to_string(star), place.head(),
           place.head() + Point{(static_cast<float>(star) - 1.5F) * 110, 30}, 170, 1.2F, 200, render::k_milk},
          k_contact + 0.1 * star, 0.8);
  }
  step.seconds = k_contact + 1.7;
}

}  // namespace game::food_fight
