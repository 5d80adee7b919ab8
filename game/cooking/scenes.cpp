// Groups events and finds who shows them.
#include "game/cooking/scenes.hpp"

#include <array>

#include "game/cooking/scenes_attacks.hpp"
#include "game/cooking/show_work.hpp"

namespace game::cooking {

namespace {

using stage::run_length;

bool is(Events events, std::size_t at, EventKind kind) {
  return at < events.size() && kind_of(events[at]) == kind;
}

/// Things that new protection sweeps away.
std::size_t swept(Events events, std::size_t from) {
  return run_length(events, from, [](const core::Event& event) {
    return kind_of(event) == EventKind::minus_removed && event.as<rules::MinusRemoved>().used_up == 0;
  });
}

std::size_t used_up(Events events, std::size_t from) {
  return run_length(events, from, [](const core::Event& event) {
    return kind_of(event) == EventKind::minus_removed && event.as<rules::MinusRemoved>().used_up != 0;
  });
}

std::size_t spent(Events events, std::size_t from) {
  return run_length(events, from,
                    [](const core::Event& event) { return kind_of(event) == EventKind::plus_spent; });
}

/// Minus cards are used up; then meals come, or the cook goes and plus cards with him.
std::size_t cooking_length(Events events) {
  std::size_t end = used_up(events, 1);
  if (is(events, end, EventKind::crew_lost)) return spent(events, end + 1);
  if (is(events, end, EventKind::meals_added)) ++end;
  return end;
}

std::size_t extra_length(Events events) {
  const std::size_t end = spent(events, 1);
  return is(events, end, EventKind::meals_added) ? end + 1 : end;
}

std::size_t drawn_length(Events events) {
  const std::size_t end =
      run_length(events, 1, [](const core::Event& event) { return kind_of(event) == EventKind::card_drawn; });
  return is(events, end, EventKind::turn_ended) ? end + 1 : end;
}

}  // namespace

std::size_t group_size(Events events) {
  if (const std::size_t attack = attack_group_size(events); attack > 0) return attack;
  switch (kind_of(events.front())) {
    case EventKind::card_played:
      return events.size() < 2 ? 1 : swept(events, 2);
    case EventKind::minus_removed:
      return swept(events, 1);
    case EventKind::cooking_rolled:
      return cooking_length(events);
    case EventKind::extra_rolled:
      return extra_length(events);
    case EventKind::plus_spent:
      return spent(events, 1);
    case EventKind::card_drawn:
      return drawn_length(events);
    default:
      return 1;
  }
}

Builder builder_of(Events events) {
  if (const Builder attack = attack_builder_of(events); attack != nullptr) return attack;
  switch (kind_of(events.front())) {
    case EventKind::turn_started:
      return show_turn_start;
    case EventKind::turn_skipped:
      return show_turn_skip;
    case EventKind::table_drawn:
      return show_table_drawn;
    case EventKind::table_completed:
      return show_table_completed;
    case EventKind::card_thrown_away:
      return show_thrown_away;
    case EventKind::minus_removed:
      return show_minus_removed;
    case EventKind::meals_added:
      return show_meals;
    case EventKind::cooking_rolled:
      return show_cooking;
    case EventKind::extra_rolled:
      return show_extra;
    case EventKind::plus_spent:
      return show_plus_spent;
    case EventKind::card_drawn:
    case EventKind::turn_ended:
      return show_draw;
    case EventKind::deck_reshuffled:
    case EventKind::tables_reshuffled:
      return show_reshuffle;
    case EventKind::game_over:
      return show_game_over;
    default:
      return show_own_card;
  }
}

}  // namespace game::cooking
