// Focus and presses while a person places dice.
#include "game/cafe_fatal/choice.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace game::cafe_fatal {

using devices::Logical;
using render::Point;

Choice::Choice(const Room& room, const Shown& shown, const core::Question& question)
    : room_(&room), shown_(shown), seat_(question.seat()) {
  for (int i = 0; i < question.size(); ++i)
    options_.push_back(outlook_of(shown.board, seat_, rules::to_placement(question.option(i))));
  // The first focus: what looks best right now, so that the usual move takes two presses.
  const auto better = [this](const Outlook& a, const Outlook& b) {
    return promise(shown_.board, seat_, a) < promise(shown_.board, seat_, b);
  };
  const auto best = std::max_element(options_.begin(), options_.end(), better);
  result_ = best->placement.result;
  table_ = best->placement.table;
  at_tables_ = results() == 1;
}

std::vector<Outlook> Choice::outlooks() const {
  std::vector<Outlook> found;
  for (const auto& option : options_) {
    if (option.placement.result == result_) found.push_back(option);
  }
  return found;
}

const Outlook* Choice::find(int result, int table) const {
  for (const auto& option : options_) {
    if (option.placement.result == result && option.placement.table == table) return &option;
  }
  return nullptr;
}

bool Choice::is_legal(int table) const {
  return find(result_, table) != nullptr;
}

const Outlook* Choice::focused() const {
  return find(result_, table_);
}

int Choice::most_dice(int table) const {
  int most = 0;
  for (const auto& option : options_) {
    if (option.placement.table == table)
      most = std::max<int>(most, shown_.board.thrown[static_cast<std::size_t>(option.placement.result - 1)]);
  }
  return most;
}

int Choice::results() const {
  unsigned seen = 0;
  for (const auto& option : options_) seen |= 1U << option.placement.result;
  return std::popcount(seen);
}

void Choice::best_table() {
  const auto here = outlooks();
  double best = -1e9;
  for (const auto& option : here) {
    const double value = promise(shown_.board, seat_, option);
    if (value <= best) continue;
    best = value;
    table_ = option.placement.table;
  }
}

void Choice::focus_result(int result) {
  if (result == result_) return;
  result_ = result;
  best_table();
  ++changes_;
}

void Choice::focus_table(int table) {
  if (table == table_ && at_tables_) return;
  table_ = table;
  at_tables_ = true;
  ++changes_;
}

void Choice::step_result(int direction) {
  const auto groups = rail_groups(shown_);
  for (std::size_t i = 0; i < groups.size(); ++i) {
    if (groups[i].result != result_) continue;
    const auto next = static_cast<int>(i) + direction;
    if (next < 0 || next >= static_cast<int>(groups.size())) return;
    return focus_result(groups[static_cast<std::size_t>(next)].result);
  }
}

void Choice::enter_tables() {
  at_tables_ = true;
  ++changes_;
}

/// The nearest lit table in that direction: distance, with what lies off the direction counted double.
void Choice::move_table(Logical direction) {
  const Point from = room_->table[static_cast<std::size_t>(table_)].dice;
  int best = -1;
  float nearest = 1e9F;
  for (const auto& option : outlooks()) {
    const Point to = room_->table[static_cast<std::size_t>(option.placement.table)].dice;
    Point way{to.x - from.x, (to.y - from.y) * 1.2F};
    if (direction == Logical::move_left || direction == Logical::move_up) way = way * -1.0F;
    if (direction == Logical::move_up || direction == Logical::move_down) std::swap(way.x, way.y);
    const float distance = way.x + 2.2F * std::abs(way.y);
    if (way.x < 40 || distance >= nearest) continue;
    nearest = distance;
    best = option.placement.table;
  }
  if (best >= 0) focus_table(best);
}

std::optional<core::Choice> Choice::confirm() {
  if (!at_tables_) {
    enter_tables();
    return std::nullopt;
  }
  if (!is_legal(table_)) return std::nullopt;
  return rules::to_choice({result_, table_});
}

int Choice::result_at(devices::Point at) const {
  for (const auto& group : rail_groups(shown_)) {
    if (render::inflated(group.rect, 4).contains({at.x, at.y})) return group.result;
  }
  return 0;
}

int Choice::table_at(devices::Point at) const {
  for (int table = room_->tables - 1; table >= 0; --table) {
    if (room_->table[static_cast<std::size_t>(table)].top.contains({at.x, at.y})) return table;
  }
  return -1;
}

std::optional<core::Choice> Choice::point(devices::Point at, bool click) {
  const int result = result_at(at);
  if (result > 0) {
    // Resting on dice looks at them; once the tables are being chosen only a click takes others.
    if (!at_tables_ || click) focus_result(result);
    if (click && !at_tables_) enter_tables();
    return std::nullopt;
  }
  const int table = table_at(at);
  if (table < 0) return std::nullopt;
  if (!is_legal(table)) {
    refused_ = click;
    return std::nullopt;
  }
  // While the dice are being picked only a click goes to a table, and it only looks at it.
  if (!at_tables_ && !click) return std::nullopt;
  const bool looked_at = at_tables_ && table == table_;
  focus_table(table);
  return click && looked_at ? confirm() : std::nullopt;
}

std::optional<core::Choice> Choice::act(const devices::Action& action) {
  refused_ = false;
  if (!action.is_press()) return std::nullopt;
  const bool mouse = action.device.kind == devices::DeviceKind::mouse;
  switch (action.logical) {
    case Logical::point:
      return point(action.pointer, false);
    case Logical::confirm:
      if (action.phase != devices::Phase::pressed) return std::nullopt;
      return mouse ? point(action.pointer, true) : confirm();
    case Logical::back:
      if (!can_step_back()) return std::nullopt;
      at_tables_ = false;
      ++changes_;
      return std::nullopt;
    case Logical::move_left:
    case Logical::move_right:
      if (at_tables_) {
        move_table(action.logical);
      } else {
        step_result(action.logical == Logical::move_left ? -1 : 1);
      }
      return std::nullopt;
    case Logical::move_up:
      if (at_tables_) {
        move_table(action.logical);
      } else {
        enter_tables();
      }
      return std::nullopt;
    case Logical::move_down:
      if (at_tables_) move_table(action.logical);
      return std::nullopt;
    default:
      return std::nullopt;
  }
}

std::vector<RailGroup> rail_groups(const Shown& shown) {
  const auto counts = rail_counts(shown);
  std::vector<RailGroup> groups;
  for (std::size_t result = 0; result < rules::k_results; ++result) {
    if (counts[result] > 0) groups.push_back({static_cast<int>(result) + 1, counts[result], {}});
  }
  const float pitch = k_rail_die + 6;
  const float gap = 14;
  float width = -gap;
  for (const auto& group : groups) width += pitch * static_cast<float>(group.dice) + gap;
  float x = k_rail_inside.centre().x - width / 2;
  for (auto& group : groups) {
    const float wide = pitch * static_cast<float>(group.dice);
    group.rect = {x, k_rail_inside.centre().y - 60, wide, 120};
    x += wide + gap;
  }
  return groups;
}

Point rail_die(const RailGroup& group, int index) {
  const float pitch = group.rect.width / static_cast<float>(group.dice);
  return {group.rect.x + pitch * (static_cast<float>(index) + 0.5F), group.rect.centre().y};
}

}  // namespace game::cafe_fatal
