// The great moments: five of a kind come together, and the end of the game.
#include <algorithm>

#include "game/cafe_fatal/step.hpp"
#include "render/palette.hpp"

namespace game::cafe_fatal {

using render::Easing;
using render::Point;

namespace {

constexpr Point k_stage_middle{1130, 440};

render::Burst sparks(double time, Point place, int count, std::uint64_t seed) {
  render::Burst burst;
  burst.time = time;
  burst.origin = place;
  burst.count = count;
  burst.spread_degrees = 360;
  burst.slowest = 250;
  burst.fastest = 760;
  burst.gravity = 900;
  burst.smallest = 10;
  burst.largest = 26;
  burst.lifetime = 0.8F;
  burst.colour = render::from_hex(0xFFE08A);
  burst.pictures = 1;
  burst.seed = seed;
  return burst;
}

}  // namespace

void show_whole(Step& step, const Direction& direction, const rules::WholeCompleted& event) {
  const std::string whole = whole_words(event.morsel);
  const std::string name = direction.names[event.seat];
  step.log.push_back({name + " completes a " + whole + ": five are worth double", event.seat});
  step.start.caption = {event.seat, name + ": a " + whole + "!", "Five of a kind are worth double."};
  step.after.moods.fill(Mood::wow);
  step.after.moods[event.seat] = Mood::joy;
  step.start.mood = step.after.moods;
  const int seat = event.seat;
  const rules::Morsel morsel = event.morsel;
  constexpr double k_gather = 0.36;
  constexpr double k_hit_stop = 0.066;  // S18: 33–67 ms
  constexpr double k_slam = k_gather + k_hit_stop;
  const bool reduced = direction.reduced_motion;
  track(step, 0, k_slam, [=](Pose& pose, float progress) {
    const float share = std::min(progress * static_cast<float>(k_slam / k_gather), 1.0F);
    pose.wheel = {seat, morsel, reduced ? 1.0F : render::ease(Easing::in_cubic, share),
                  0,    0,      std::min(share * 3, 1.0F),
                  {}};
  });
  track(step, k_slam, 0.3, [=](Pose& pose, float progress) {
    pose.wheel.grown = 1;
    pose.wheel.alpha = 1;
    if (!reduced) pose.wheel.squash = render::squash_recovery(1.3F, progress);
  });
  track(step, k_slam, 1.0, [shout = shouted(whole) + "!", reduced](Pose& pose, float progress) {
    const float grown = reduced ? 1.0F : render::ease(Easing::out_back, std::min(progress * 5, 1.0F));
    pose.shout = {shout, {1130, 668}, grown, -4, std::min({1.0F, progress * 8, (1 - progress) * 6})};
  });
  track(step, 1.35, 0.42, [reduced](Pose& pose, float progress) {
    pose.wheel.home = reduced ? 1.0F : render::ease(Easing::in_out_cubic, progress);
    if (reduced) pose.wheel.alpha = progress;
    if (progress >= 1) pose.wheel = {};
  });
  step.timeline.mark(k_gather, "set-complete");
  step.timeline.mark(k_slam, "splat");
  if (!reduced) {
    if (direction.flashes) step.sparks.push_back(sparks(k_slam, k_stage_middle, 20, direction.seed));
    step.shakes.push_back({k_slam, 0.6F, {0, 1}, static_cast<std::uint32_t>(direction.seed)});
  }
  step.seconds = 1.9;
}

void show_game_over(Step& step, const Direction& direction, const rules::GameOver& event) {
  const std::string who = direction.names.list(event.winners);
  const bool shared = (event.winners & (event.winners - 1)) != 0;
  const std::string verdict = who + (shared ? " win" : " wins");
  const std::string why = event.reason == rules::EndReason::goal_reached ? "40 points are reached"
                                                                         : "the bag is too empty for a round";
  step.log.push_back({"The game ends: " + why, -1});
  int best = 0;
  int winner = -1;
  for (int seat = 0; seat < step.start.shown.board.seats; ++seat) {
    const bool won = ((event.winners >> seat) & 1) != 0;
    step.after.moods[static_cast<std::size_t>(seat)] = won ? Mood::joy : Mood::gloom;
    if (!won) continue;
    winner = shared ? -1 : seat;
    best = event.points[static_cast<std::size_t>(seat)];
  }
  step.log.push_back({verdict + " with " + std::to_string(best) + " points", winner});
  step.start.mood = step.after.moods;
  step.start.caption = {winner, verdict + "!", "With " + std::to_string(best) + " points: " + why + "."};
  const bool reduced = direction.reduced_motion;
  track(step, 0.2, 2.2, [shout = shouted(verdict) + "!", reduced](Pose& pose, float progress) {
    pose.light.fill(render::blend(k_even_light, 1.0F, std::min(progress * 4, 1.0F)));
    pose.face.fill(Face::joy);
    const float grown = reduced ? 1.0F : render::ease(Easing::out_back, std::min(progress * 5, 1.0F));
    pose.shout = {shout, {1130, 430}, grown, -4, std::min(1.0F, progress * 8)};
  });
  step.timeline.mark(0.0, "game-over");
  step.timeline.mark(0.3, "crowd-cheer");
  step.timeline.mark(0.5, "win-fanfare");
  if (!reduced && direction.flashes) {
    for (int i = 0; i < 4; ++i) {
      auto burst = sparks(0.3 + 0.3 * i, {700.0F + 280.0F * static_cast<float>(i), 330}, 16,
                          direction.seed + static_cast<std::uint64_t>(i));
      step.sparks.push_back(burst);
    }
  }
  step.seconds = 2.6;
}

}  // namespace game::cafe_fatal
