// The distribution: winners' dice glow, morsels fly to their panels, ties shake their heads.
#include <algorithm>
#include <cmath>

#include "game/cafe_fatal/log_words.hpp"
#include "game/cafe_fatal/spots.hpp"
#include "game/cafe_fatal/step.hpp"

namespace game::cafe_fatal {

using render::Easing;
using render::Point;

namespace {

/// A morsel that is won: from its place on the table to the wheel in the panel.
struct Prize {
  MorselSpot spot;
  Point home;
  float home_scale = 0.4F;
};

std::vector<Prize> prizes_of(const Direction& direction, const Shown& before,
                             const rules::TableTaken& event) {
  std::vector<Prize> prizes;
  const Panel& panel = direction.room.panels[event.seat];
  const Table& table = direction.room.table[event.table];
  const int rows = dice_spots(table, groups_on(before.board, event.table)).rows;
  for (const auto& spot : morsel_spots(table, before.board.morsels[event.table], rows)) {
    const Point wheel = panel.wheels[static_cast<std::size_t>(spot.morsel)];
    prizes.push_back({spot, {wheel.x, wheel.y + 20}, panel.wheel_scale * 0.5F});
  }
  return prizes;
}

LooseMorsel prize_on_way(const Prize& prize, float progress, bool reduced) {
  LooseMorsel morsel;
  morsel.morsel = prize.spot.morsel;
  morsel.face = Face::joy;
  if (reduced) {
    morsel.foot = progress < 0.5F ? prize.spot.foot : prize.home;
    morsel.scale = progress < 0.5F ? prize.spot.scale : prize.home_scale;
    morsel.alpha = std::abs(progress * 2 - 1);
    return morsel;
  }
  const float share = render::ease(Easing::in_out_quad, progress);
  morsel.foot = render::blend(prize.spot.foot, prize.home, share);
  morsel.height = render::arc_height(150, share);
  morsel.scale =
      render::blend(prize.spot.scale, prize.home_scale, share) * (1 + 0.2F * render::arc_height(1, share));
  morsel.angle = -15 * render::arc_height(1, share);
  return morsel;
}

void light_winner(Step& step, std::size_t table, int seat, double seconds) {
  track(step, 0, seconds, [table, seat](Pose& pose, float progress) {
    const float up = std::min(progress * 2, 1.0F);
    pose.light[table] = render::blend(k_even_light, 1.0F, up);
    pose.face[table] = Face::wide;
    pose.glow_seat[table] = seat;
    pose.glow[table] = up;
  });
}

void fly_prizes(Step& step, const Direction& direction, const rules::TableTaken& event, double start,
                double seconds) {
  const auto prizes = prizes_of(direction, step.start.shown, event);
  const double flight = seconds * 0.72;
  const double gap = prizes.size() > 1 ? (seconds - flight) / static_cast<double>(prizes.size() - 1) : 0;
  const bool reduced = direction.reduced_motion;
  track(step, start, seconds, [=](Pose& pose, float progress) {
    pose.shown.board.morsels[event.table] = {};
    for (std::size_t i = 0; i < prizes.size(); ++i) {
      const double late = gap * static_cast<double>(i);
      const auto own = static_cast<float>((progress * seconds - late) / flight);
      if (own >= 1) {
        ++pose.won[event.seat][static_cast<std::size_t>(prizes[i].spot.morsel)];
      } else {
        pose.morsels.push_back(prize_on_way(prizes[i], std::max(own, 0.0F), reduced));
      }
    }
  });
  step.timeline.mark(start, "morsel-fly");
  for (std::size_t i = 0; i < prizes.size(); ++i)
    step.timeline.mark(start + flight + gap * static_cast<double>(i), "count-tick");
}

void count_up(Step& step, const rules::TableTaken& event, double start, double seconds) {
  track(step, start, seconds, [event](Pose& pose, float progress) {
    const auto from = static_cast<float>(event.points_before);
    const auto to = static_cast<float>(event.points_after);
    pose.counter[event.seat] = render::blend(from, to, progress);
    pose.counter_size[event.seat] = 1 + 0.14F * render::arc_height(1, progress);
  });
  step.timeline.mark(start + seconds, "points-bell");
}

void feel(Step& step, int winner, int loser) {
  step.after.moods.fill(Mood::calm);
  step.after.moods[static_cast<std::size_t>(winner)] = Mood::joy;
  if (loser >= 0 && loser != 0xff) step.after.moods[static_cast<std::size_t>(loser)] = Mood::gloom;
  step.start.mood = step.after.moods;
}

/// A tie: the table shakes its head.
void shake_head(Step& step, std::size_t table, double seconds, bool reduced) {
  track(step, 0, seconds, [table, reduced](Pose& pose, float progress) {
    const float fade = 1 - progress;
    pose.light[table] = render::blend(k_even_light, 1.0F, std::min({progress * 4, fade * 4, 1.0F}));
    pose.face[table] = Face::joy;
    if (!reduced) pose.push[table] = {13 * fade * std::sin(progress * 34.0F), 0};
  });
}

void stays_shout(Step& step, const Table& table, double seconds) {
  const Point centre{table.centre.x, table.centre.y - 10};
  track(step, seconds * 0.2, seconds * 0.8, [centre](Pose& pose, float progress) {
    pose.shout = {"STAYS!", centre, 0.56F * render::ease(Easing::out_back, std::min(progress * 4, 1.0F)), 5,
                  std::min(1.0F, (1 - progress) * 5)};
  });
}

}  // namespace

void show_taken(Step& step, const Direction& direction, const rules::TableTaken& event, double seconds) {
  const std::string line = taken_words(event, direction.names);
  step.log.push_back({line, event.seat});
  const int gain = event.points_after - event.points_before;
  const auto& won = step.start.shown.board.players[event.seat].won;
  step.start.caption = {event.seat, direction.names[event.seat] + ": +" + std::to_string(gain),
                        won_by_words(event, direction.names) + " +" + std::to_string(gain) + ": " +
                            gain_words(won, event.pieces) + "."};
  feel(step, event.seat, event.rival);
  const double start = seconds * 0.3;
  const double flight = seconds * 0.5;
  light_winner(step, event.table, event.seat, start);
  fly_prizes(step, direction, event, start, flight);
  count_up(step, event, start + flight * 0.72, seconds * 0.34);
  const std::size_t table = event.table;
  track(step, seconds * 0.8, seconds * 0.2, [table](Pose& pose, float progress) {
    pose.light[table] = render::blend(1.0F, k_even_light, progress);
    pose.glow[table] = 1 - progress;
  });
}

void show_stays(Step& step, const Direction& direction, std::span<const core::Event> events, double seconds) {
  const auto first = events.front().as<rules::TableStays>();
  if (first.tied != 0) {
    const auto& pieces = step.start.shown.board.morsels[first.table];
    const std::string line = tie_words(first, pieces, direction.names);
    step.log.push_back({line, -1});
    step.start.caption = {-1, "A tie!", line + "."};
    step.after.moods.fill(Mood::calm);
    for (int seat = 0; seat < step.start.shown.board.seats; ++seat) {
      if (((first.tied >> seat) & 1) != 0) step.after.moods[static_cast<std::size_t>(seat)] = Mood::gloom;
    }
    step.start.mood = step.after.moods;
    const double time = std::max(seconds, 0.8);
    shake_head(step, first.table, time, direction.reduced_motion);
    stays_shout(step, direction.room.table[first.table], time);
    step.timeline.mark(0.05, "tie-stays");
    step.timeline.mark(0.25, "crowd-laugh");
    return;
  }
  for (const auto& event : events) {
    const auto stays = event.as<rules::TableStays>();
    step.log.push_back({"Nobody came: " + stays_words(step.start.shown.board.morsels[stays.table]), -1});
    const std::size_t table = stays.table;
    track(step, 0, seconds * 0.8, [table](Pose& pose, float progress) {
      pose.light[table] = render::blend(k_even_light, 1.0F, render::arc_height(1, progress) * 0.7F);
      pose.face[table] = Face::sleep;
    });
  }
  const bool one = events.size() == 1;
  step.start.caption = {
      -1, one ? "Nobody came" : "Nobody came to " + std::to_string(events.size()) + " tables",
      one ? "The morsels stay for the next round." : "Their morsels stay for the next round."};
}

void show_dice_returned(Step& step, const Direction& direction) {
  step.log.push_back({"The round ends: all dice come back", -1});
  step.start.caption = {-1, "The round ends", "All dice come back."};
  (void)direction;
  track(step, 0, 0.4, [](Pose& pose, float progress) { pose.dice_alpha.fill(1 - progress); });
  step.after.moods.fill(Mood::calm);
  step.seconds = 0.5;
}

}  // namespace game::cafe_fatal
