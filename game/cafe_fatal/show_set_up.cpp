// The set-up of a round: morsels jump from the bag to the tables, then two extra dice bring two more.
#include <algorithm>

#include "game/cafe_fatal/spots.hpp"
#include "game/cafe_fatal/step.hpp"
#include "game/cafe_fatal/throwing.hpp"
#include "render/palette.hpp"

namespace game::cafe_fatal {

using render::Point;

namespace {

constexpr Point k_bag_mouth{k_bag.x, k_bag.y - 118};
constexpr double k_drop_seconds = 0.42;
constexpr double k_all_drops = 1.4;  ///< from the first to the last landing at most

/// Where this morsel will lie once it has dropped.
MorselSpot landing_spot(const Room& room, const rules::Board& board, const rules::MorselDropped& event) {
  rules::Pieces pieces = board.morsels[event.table];
  ++pieces[static_cast<std::size_t>(event.morsel)];
  MorselSpot found;
  for (const auto& spot : morsel_spots(room.table[event.table], pieces, 1)) {
    if (spot.morsel == event.morsel) found = spot;
  }
  return found;
}

void fly_morsel(Pose& pose, const MorselSpot& spot, float progress, bool reduced) {
  LooseMorsel morsel;
  morsel.morsel = spot.morsel;
  morsel.scale = spot.scale;
  if (reduced) {
    morsel.foot = spot.foot;
    morsel.alpha = progress;
    morsel.face = Face::calm;
    pose.morsels.push_back(morsel);
    return;
  }
  constexpr float k_landing = 0.76F;
  const float flight = std::min(progress / k_landing, 1.0F);
  morsel.foot = render::blend(k_bag_mouth, spot.foot, render::ease(render::Easing::out_quad, flight));
  morsel.height = render::arc_height(210, flight);
  morsel.angle = (1 - flight) * (spot.foot.x > k_bag_mouth.x ? -70.0F : 70.0F);
  morsel.scale *= 0.6F + 0.4F * flight;
  if (flight < 1) {
    morsel.squash = render::squash(0.9F);
  } else {
    morsel.squash = render::squash_recovery(1.3F, (progress - k_landing) / (1 - k_landing));
  }
  pose.morsels.push_back(morsel);
}

render::Burst crumbs_at(double time, const MorselSpot& spot, std::uint64_t seed) {
  render::Burst burst;
  burst.time = time;
  burst.origin = spot.foot;
  burst.count = 5;
  burst.spread_degrees = 150;
  burst.slowest = 80;
  burst.fastest = 260;
  burst.gravity = 1100;
  burst.smallest = 6;
  burst.largest = 12;
  burst.lifetime = 0.4F;
  burst.colour = render::from_hex(spot.morsel == rules::Morsel::cake ? 0xF58FB0 : 0xFFD36B);
  burst.pictures = 4;
  burst.seed = seed;
  return burst;
}

/// One morsel from the bag to its table; it lies there once the track has ended.
void drop(Step& step, const Direction& direction, const Shown& before, const core::Event& event,
          double start) {
  const auto dropped = event.as<rules::MorselDropped>();
  const MorselSpot spot = landing_spot(direction.room, before.board, dropped);
  const bool reduced = direction.reduced_motion;
  track(step, start, k_drop_seconds, [spot, event, reduced](Pose& pose, float progress) {
    if (progress >= 1) {
      apply(pose.shown, event);
    } else {
      fly_morsel(pose, spot, progress, reduced);
    }
  });
  if (!reduced)
    step.crumbs.push_back(crumbs_at(start + k_drop_seconds * 0.76, spot, direction.seed + dropped.table));
  step.timeline.mark(start, "morsel-drop");
  step.timeline.mark(
      start + k_drop_seconds * 0.76,
      "morsel-land-" + std::string(rules::k_morsel_names[static_cast<std::size_t>(dropped.morsel)]));
}

void announce_round(Step& step, const Direction& direction, const rules::RoundStarted& event) {
  const std::string round = "Round " + std::to_string(event.round);
  step.log.push_back({round + ": " + direction.names[event.start] + " starts", event.start});
  step.start.caption = {event.start, round,
                        "A morsel for every table. " + direction.names[event.start] + " starts."};
  step.after.moods.fill(Mood::calm);
  step.start.mood.fill(Mood::calm);
  step.start.shown.board.round = event.round;
  step.timeline.mark(0.0, "round-start");
  if (direction.reduced_motion) return;
  track(step, 0.0, 0.9, [shout = shouted(round)](Pose& pose, float progress) {
    pose.shout = {shout,
                  {1130, 420},
                  render::ease(render::Easing::out_back, std::min(progress * 3, 1.0F)),
                  -4,
                  std::min(1.0F, (1 - progress) * 5)};
  });
}

}  // namespace

void show_round_start(Step& step, const Direction& direction, std::span<const core::Event> events) {
  double start = 0;
  Shown shown = step.start.shown;
  std::size_t first = 0;
  if (static_cast<rules::EventKind>(events.front().kind()) == rules::EventKind::round_started) {
    announce_round(step, direction, events.front().as<rules::RoundStarted>());
    apply(shown, events.front());
    apply(step.start.shown, events.front());
    start = direction.reduced_motion ? 0.2 : 0.55;
    first = 1;
  }
  const std::size_t drops = events.size() - first;
  const double gap =
      drops > 1 ? std::min(0.12, (k_all_drops - k_drop_seconds) / static_cast<double>(drops - 1)) : 0;
  for (std::size_t i = 0; i < drops; ++i) {
    drop(step, direction, shown, events[first + i], start + gap * static_cast<double>(i));
    apply(shown, events[first + i]);
  }
  if (drops > 0) {
    step.log.push_back({"A morsel for each of the " + std::to_string(drops) + " tables", -1});
  }
  step.seconds = step.timeline.duration() + 0.25;
}

void show_extra_dice(Step& step, const Direction& direction, std::span<const core::Event> events) {
  Shown shown = step.start.shown;
  double start = 0;
  int starter = shown.board.start;
  if (static_cast<rules::EventKind>(events.front().kind()) == rules::EventKind::extra_dice_thrown) {
    const auto thrown = events.front().as<rules::ExtraDiceThrown>();
    starter = thrown.seat;
    const std::string name = direction.names[starter];
    const std::string first = std::to_string(thrown.faces[0]);
    const std::string second = std::to_string(thrown.faces[1]);
    step.start.caption = {starter, name + ": two extra dice",
                          "One more morsel each on tables " + first + " and " + second + "."};
    step.log.push_back({name + " throws " + first + " and " + second + " for two extra morsels", starter});
    step.start.hands.seat = starter;
    start = throw_dice(step, direction, {thrown.seat, 0.85F, {thrown.faces[0], thrown.faces[1]}}, 0.0) + 0.1;
    events = events.subspan(1);
  }
  for (std::size_t i = 0; i < events.size(); ++i) {
    const auto dropped = events[i].as<rules::MorselDropped>();
    const double at = start + 0.3 * static_cast<double>(i);
    drop(step, direction, shown, events[i], at);
    apply(shown, events[i]);
    const std::size_t table = dropped.table;
    track(step, at, 0.5, [table](Pose& pose, float progress) {
      pose.light[table] = render::blend(k_even_light, 1.0F, std::min(progress * 3, 1.0F));
    });
    step.log.push_back({"The " + std::to_string(dropped.result) + " brings " +
                            std::string(rules::k_morsel_names[static_cast<std::size_t>(dropped.morsel)]) +
                            " to the red " + std::to_string(dropped.result) + " table",
                        -1});
  }
  const double end = step.timeline.duration() + 0.15;
  track(step, end, 0.2, [](Pose& pose, float progress) {
    for (auto& die : pose.dice) die.alpha = 1 - progress;
    for (auto& light : pose.light) light = render::blend(light, k_even_light, progress);
  });
}

}  // namespace game::cafe_fatal
