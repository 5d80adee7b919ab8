// Name and fields of each kind of event.
#include "engine/cafe_fatal/event_text.hpp"

#include <span>

#include "engine/cafe_fatal/events.hpp"

namespace cafe_fatal {

namespace {

std::string field(std::string_view key, std::string_view value) {
  return " " + std::string(key) + "=" + std::string(value);
}
std::string field(std::string_view key, int value) {
  return field(key, std::to_string(value));
}
std::string seat_field(std::string_view key, int seat) {
  return field(key, core::name(core::seat_at(seat)));
}
std::string table_field(int table) {
  return field("table", "t" + std::to_string(table + 1));
}
std::string_view name(Morsel morsel) {
  return k_morsel_names[static_cast<std::size_t>(morsel)];
}

std::string faces(std::span<const std::uint8_t> dice) {
  std::string text;
  for (const auto face : dice) text += std::to_string(face);
  return text;
}

std::string seats(std::uint16_t bits) {
  std::string text;
  for (int seat = 0; seat < k_most_seats; ++seat) {
    if (((bits >> seat) & 1) != 0) text += core::letter(core::seat_at(seat));
  }
  return text.empty() ? "-" : text;
}

std::string text(const RoundStarted& e) {
  return "round_started" + field("round", e.round) + seat_field("start", e.start);
}
std::string text(const MorselDropped& e) {
  return "morsel_dropped" + table_field(e.table) + field("morsel", name(e.morsel)) + field("die", e.die) +
         field("result", e.result) + field("bag_left", e.bag_left);
}
std::string text(const ExtraDiceThrown& e) {
  return "extra_dice_thrown" + seat_field("seat", e.seat) + field("faces", faces(e.faces));
}
std::string text(const TurnStarted& e) {
  return "turn_started" + seat_field("seat", e.seat) + field("dice", e.dice) +
         field("skipped", seats(e.skipped));
}
std::string text(const DiceThrown& e) {
  return "dice_thrown" + seat_field("seat", e.seat) + field("faces", faces(std::span(e.faces).first(e.dice)));
}
std::string text(const DicePlaced& e) {
  return "dice_placed" + seat_field("seat", e.seat) + field("result", e.result) + field("dice", e.dice) +
         table_field(e.table) + field("own", e.own) + field("in_hand", e.in_hand) + field("forced", e.forced);
}
std::string text(const TableTaken& e) {
  std::string pieces;
  for (const auto kind : k_all_morsels) {
    for (int i = 0; i < e.pieces[static_cast<std::size_t>(kind)]; ++i)
      pieces += (pieces.empty() ? "" : ",") + std::string(name(kind));
  }
  const bool alone = e.by == TakenBy::alone;
  return "table_taken" + table_field(e.table) + seat_field("seat", e.seat) + field("dice", e.dice) +
         field("result", e.result) + field("rival", alone ? "-" : core::name(core::seat_at(e.rival))) +
         field("rival_dice", e.rival_dice) + field("rival_result", e.rival_result) + field("pieces", pieces) +
         field("points", e.points_after);
}
std::string text(const TableStays& e) {
  return "table_stays" + table_field(e.table) + field("tied", seats(e.tied)) + field("dice", e.dice) +
         field("result", e.result) + field("pieces", e.pieces);
}
std::string text(const WholeCompleted& e) {
  return "whole_completed" + seat_field("seat", e.seat) + field("morsel", name(e.morsel)) +
         field("wholes", e.wholes) + field("points", e.points_after);
}
std::string text(const DiceReturned& e) {
  return "dice_returned" + field("round", e.round);
}
std::string text(const GameOver& e) {
  return "game_over" + field("reason", e.reason == EndReason::goal_reached ? "goal" : "bag") +
         field("winners", seats(e.winners)) + field("bag_left", e.bag_left);
}

}  // namespace

std::string event_text(const core::Event& event) {
  switch (static_cast<EventKind>(event.kind())) {
    case EventKind::round_started:
      return text(event.as<RoundStarted>());
    case EventKind::morsel_dropped:
      return text(event.as<MorselDropped>());
    case EventKind::extra_dice_thrown:
      return text(event.as<ExtraDiceThrown>());
    case EventKind::turn_started:
      return text(event.as<TurnStarted>());
    case EventKind::dice_thrown:
      return text(event.as<DiceThrown>());
    case EventKind::dice_placed:
      return text(event.as<DicePlaced>());
    case EventKind::table_taken:
      return text(event.as<TableTaken>());
    case EventKind::table_stays:
      return text(event.as<TableStays>());
    case EventKind::whole_completed:
      return text(event.as<WholeCompleted>());
    case EventKind::dice_returned:
      return text(event.as<DiceReturned>());
    case EventKind::game_over:
      return text(event.as<GameOver>());
  }
  return "unknown event";
}

}  // namespace cafe_fatal
