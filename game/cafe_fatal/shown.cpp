// Events applied to the board that is shown.
#include "game/cafe_fatal/shown.hpp"

#include <cstring>
#include <tuple>

#include "engine/cafe_fatal/placement.hpp"

namespace game::cafe_fatal {

namespace {

std::uint8_t& pieces_at(rules::Pieces& pieces, rules::Morsel morsel) {
  return pieces[static_cast<std::size_t>(morsel)];
}

void on(Shown& shown, const rules::RoundStarted& event) {
  shown.board.round = event.round;
  shown.board.start = event.start;
  shown.board.turn = event.start;
  shown.board.phase = rules::Phase::set_up;
  shown.in_turns = false;
}

void on(Shown& shown, const rules::MorselDropped& event) {
  ++pieces_at(shown.board.morsels[event.table], event.morsel);
  --pieces_at(shown.bag, event.morsel);
}

void on(Shown& shown, const rules::TurnStarted& event) {
  shown.board.turn = event.seat;
  shown.board.phase = rules::Phase::dice_throw;
  shown.board.thrown = {};
  shown.in_turns = true;
  shown.rail_seat = event.seat;
  shown.rail_dice = 0;
  shown.rail = {};
}

void on(Shown& shown, const rules::DiceThrown& event) {
  shown.board.thrown = {};
  shown.rail_seat = event.seat;
  shown.rail_dice = event.dice;
  shown.rail = event.faces;
  for (std::size_t die = 0; die < event.dice; ++die) ++shown.board.thrown[event.faces[die] - 1U];
  shown.board.phase = rules::Phase::place;
}

void on(Shown& shown, const rules::DicePlaced& event) {
  rules::place(shown.board, core::seat_at(event.seat), {event.result, event.table});
  shown.rail_dice = 0;
  shown.rail = {};
}

void on(Shown& shown, const rules::TableTaken& event) {
  shown.board.phase = rules::Phase::distribute;
  shown.in_turns = false;
  shown.rail_seat = -1;
  shown.board.morsels[event.table] = {};
  auto& won = shown.board.players[event.seat].won;
  for (std::size_t kind = 0; kind < rules::k_morsels; ++kind)
    won[kind] = static_cast<std::uint8_t>(won[kind] + event.pieces[kind]);
  shown.points[event.seat] = event.points_after;
}

void on(Shown& shown, const rules::TableStays&) {
  shown.board.phase = rules::Phase::distribute;
  shown.in_turns = false;
  shown.rail_seat = -1;
}

void on(Shown& shown, const rules::DiceReturned&) {
  for (auto& player : shown.board.players) {
    const rules::Pieces won = player.won;
    player = rules::Player{};
    player.won = won;
  }
  shown.in_turns = false;
  shown.rail_seat = -1;
}

void on(Shown& shown, const rules::GameOver& event) {
  shown.board.phase = rules::Phase::over;
  shown.over = true;
  shown.in_turns = false;
  shown.rail_seat = -1;
  shown.winners = event.winners;
}

}  // namespace

bool Shown::operator==(const Shown& other) const {
  const auto rest = [](const Shown& shown) {
    return std::tie(shown.bag, shown.points, shown.rail_seat, shown.rail, shown.rail_dice, shown.in_turns,
                    shown.over, shown.winners);
  };
  return std::memcmp(&board, &other.board, sizeof(board)) == 0 && rest(*this) == rest(other);
}

Shown shown_from(const rules::View& view) {
  Shown shown;
  shown.board = view.board;
  shown.bag = view.bag;
  for (std::size_t seat = 0; seat < view.board.seats; ++seat)
    shown.points[seat] = rules::points(view.board.players[seat].won);
  const rules::Phase phase = view.board.phase;
  shown.in_turns = phase == rules::Phase::dice_throw || phase == rules::Phase::place;
  shown.over = phase == rules::Phase::over;
  if (phase != rules::Phase::place) return shown;
  shown.rail_seat = view.board.turn;
  for (std::size_t result = 0; result < rules::k_results; ++result) {
    for (int die = 0; die < view.board.thrown[result]; ++die)
      shown.rail[static_cast<std::size_t>(shown.rail_dice++)] = static_cast<std::uint8_t>(result + 1);
  }
  return shown;
}

void apply(Shown& shown, const core::Event& event) {
  switch (static_cast<rules::EventKind>(event.kind())) {
    case rules::EventKind::round_started:
      return on(shown, event.as<rules::RoundStarted>());
    case rules::EventKind::morsel_dropped:
      return on(shown, event.as<rules::MorselDropped>());
    case rules::EventKind::turn_started:
      return on(shown, event.as<rules::TurnStarted>());
    case rules::EventKind::dice_thrown:
      return on(shown, event.as<rules::DiceThrown>());
    case rules::EventKind::dice_placed:
      return on(shown, event.as<rules::DicePlaced>());
    case rules::EventKind::table_taken:
      return on(shown, event.as<rules::TableTaken>());
    case rules::EventKind::table_stays:
      return on(shown, event.as<rules::TableStays>());
    case rules::EventKind::dice_returned:
      return on(shown, event.as<rules::DiceReturned>());
    case rules::EventKind::game_over:
      return on(shown, event.as<rules::GameOver>());
    case rules::EventKind::extra_dice_thrown:
    case rules::EventKind::whole_completed:
      return;
  }
}

std::array<int, rules::k_results> rail_counts(const Shown& shown) {
  std::array<int, rules::k_results> counts{};
  for (int die = 0; die < shown.rail_dice; ++die)
    ++counts[static_cast<std::size_t>(shown.rail[static_cast<std::size_t>(die)] - 1)];
  return counts;
}

}  // namespace game::cafe_fatal
