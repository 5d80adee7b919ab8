// Groups events into steps and hands them to the builders.
#include "game/cafe_fatal/step.hpp"

#include <algorithm>

namespace game::cafe_fatal {

namespace {

using rules::EventKind;
using stage::run_length;

EventKind kind_of(const core::Event& event) {
  return static_cast<EventKind>(event.kind());
}

bool stays_unwanted(const core::Event& event) {
  return kind_of(event) == EventKind::table_stays && event.as<rules::TableStays>().tied == 0;
}

std::size_t group_size(std::span<const core::Event> events) {
  const auto dropped = [](const core::Event& event) { return kind_of(event) == EventKind::morsel_dropped; };
  const auto of_round = [&](const core::Event& event) {
    return dropped(event) && event.as<rules::MorselDropped>().die == 0;
  };
  switch (kind_of(events.front())) {
    case EventKind::round_started:
      return run_length(events, 1, of_round);
    case EventKind::morsel_dropped:
    case EventKind::extra_dice_thrown:
      return run_length(events, 1, dropped);
    case EventKind::turn_started:
      return events.size() > 1 && kind_of(events[1]) == EventKind::dice_thrown ? 2 : 1;
    case EventKind::table_stays:
      return std::max<std::size_t>(1, run_length(events, 0, stays_unwanted));
    default:
      return 1;
  }
}

constexpr double k_distribution_seconds = 8.0;
constexpr double k_longest_table = 1.15;
constexpr double k_shortest_table = 0.55;

/// Time for each table, so that the whole distribution stays within its eight seconds.
double table_seconds(std::span<const core::Event> events) {
  int tables = 0;
  for (const auto& event : events) {
    if (kind_of(event) == EventKind::dice_returned) break;
    tables += kind_of(event) == EventKind::table_taken || kind_of(event) == EventKind::table_stays ? 1 : 0;
  }
  return std::clamp(k_distribution_seconds / std::max(tables, 1), k_shortest_table, k_longest_table);
}

void build(Step& step, const Direction& direction, std::span<const core::Event> all, std::size_t used) {
  const auto events = all.first(used);
  const core::Event& first = events.front();
  switch (kind_of(first)) {
    case EventKind::round_started:
      return show_round_start(step, direction, events);
    case EventKind::morsel_dropped:
    case EventKind::extra_dice_thrown:
      return show_extra_dice(step, direction, events);
    case EventKind::turn_started:
    case EventKind::dice_thrown:
      return show_throw(step, direction, events);
    case EventKind::dice_placed:
      return show_placement(step, direction, first);
    case EventKind::table_taken:
      return show_taken(step, direction, first.as<rules::TableTaken>(), table_seconds(all));
    case EventKind::table_stays:
      return show_stays(step, direction, events, table_seconds(all));
    case EventKind::whole_completed:
      return show_whole(step, direction, first.as<rules::WholeCompleted>());
    case EventKind::dice_returned:
      return show_dice_returned(step, direction);
    case EventKind::game_over:
      return show_game_over(step, direction, first.as<rules::GameOver>());
  }
}

}  // namespace

Step next_step(const Direction& direction, const Shown& before, std::span<const core::Event> events,
               std::size_t& used) {
  used = group_size(events);
  Step step;
  step.start = rest_pose(before);
  step.after = before;
  for (const auto& event : events.first(used)) apply(step.after, event);
  if (!step.after.in_turns) {
    step.start.arrow_seat = -1;
    step.start.hands.seat = -1;
  }
  step.events.assign(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(used));
  build(step, direction, events, used);
  step.seconds = std::max(step.seconds, step.timeline.duration());
  return step;
}

}  // namespace game::cafe_fatal
