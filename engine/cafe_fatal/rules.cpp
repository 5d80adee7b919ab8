// The rules of Café Fatal in the order of the rulebook's round.
#include "engine/cafe_fatal/rules.hpp"

#include <algorithm>

#include "engine/cafe_fatal/events.hpp"
#include "engine/cafe_fatal/placement.hpp"

namespace cafe_fatal {

namespace {

/// All that a rule sees.
struct Table {
  State& state;
  Board& board;
  core::Decider& decider;
  core::EventSink* sink;
  core::Chance chance;

  /// Everything in this game is public. `make` runs only if somebody listens.
  template <class Make>
  void tell(const Make& make) const {
    if (sink != nullptr) sink->emit(core::Event::of(make(), core::SeatSet::all(board.seats)));
  }
};

void drop_morsel(Table& t, int table, int die, int result) {
  const Morsel morsel = t.state.bag.pop_back();
  ++t.board.morsels[static_cast<std::size_t>(table)][static_cast<std::size_t>(morsel)];
  t.tell([&] {
    return MorselDropped{static_cast<std::uint8_t>(table), morsel, static_cast<std::uint8_t>(die),
                         static_cast<std::uint8_t>(result), static_cast<std::uint8_t>(t.state.bag.size())};
  });
}

void end_game(Table& t) {
  Board& board = t.board;
  board.phase = Phase::over;
  t.tell([&] {
    GameOver event{
        EndReason::bag_short, static_cast<std::uint8_t>(t.state.bag.size()), winners(board).bits(), {}, {}};
    for (std::size_t seat = 0; seat < board.seats; ++seat) {
      event.points[seat] = static_cast<std::uint8_t>(points(board.players[seat].won));
      event.pieces[seat] = static_cast<std::uint8_t>(count(board.players[seat].won));
      if (event.points[seat] >= k_goal) event.reason = EndReason::goal_reached;
    }
    return event;
  });
}

/// 1. Prepare the Round: a morsel on every table, then two more where the starting player's two dice say
/// (CF-011, CF-012, CF-A6, CF-A7). A bag that is too short ends the game instead (CF-A10).
void set_up(Table& t) {
  Board& board = t.board;
  if (ends(t.state)) {
    end_game(t);
    return;
  }
  t.tell([&] { return RoundStarted{board.round, board.start}; });
  for (int table = 0; table < board.layout().tables; ++table) drop_morsel(t, table, 0, 0);
  std::array<std::uint8_t, 2> faces{};
  t.chance.dice(faces, k_results);
  t.tell([&] { return ExtraDiceThrown{board.start, faces}; });
  for (int die = 0; die < 2; ++die) {
    const int result = faces[static_cast<std::size_t>(die)];
    drop_morsel(t, board.red[static_cast<std::size_t>(result - 1)], die + 1, result);
  }
  board.turn = board.start;
  board.phase = Phase::dice_throw;
}

/// 2. Throw all dice that are not placed yet, once (CF-018). Seats without dice are skipped (CF-017).
void throw_dice(Table& t) {
  Board& board = t.board;
  const std::uint8_t meant = board.turn;
  board.turn = static_cast<std::uint8_t>(next_with_dice(board, meant));
  const auto in_hand = board.player(board.on_turn()).in_hand;
  t.tell([&] {
    core::SeatSet skipped;
    for (int seat = meant; seat != board.turn; seat = (seat + 1) % board.seats)
      skipped.add(core::seat_at(seat));
    return TurnStarted{board.turn, in_hand, skipped.bits()};
  });
  std::array<std::uint8_t, k_dice> faces{};
  t.chance.dice(std::span(faces).first(in_hand), k_results);
  for (std::size_t die = 0; die < in_hand; ++die) ++board.thrown[faces[die] - 1U];
  t.tell([&] { return DiceThrown{board.turn, in_hand, faces}; });
  board.phase = Phase::place;
}

/// 2. Select all dice of one result and place them on one table (CF-019). Passing is impossible (CF-020).
void place_dice(Table& t) {
  Board& board = t.board;
  const core::Seat seat = board.on_turn();
  const core::Question question = placement_question(board, seat);
  const Placement placement = to_placement(core::ask(t.decider, question));
  const auto dice = board.thrown[static_cast<std::size_t>(placement.result - 1)];
  place(board, seat, placement);
  t.tell([&] {
    const Player& player = board.player(seat);
    return DicePlaced{board.turn,
                      static_cast<std::uint8_t>(placement.result),
                      dice,
                      static_cast<std::uint8_t>(placement.table),
                      player.dice[static_cast<std::size_t>(placement.result - 1)],
                      player.in_hand,
                      question.answers_itself()};
  });
  const int after = (board.turn + 1) % board.seats;
  const bool all_placed = next_with_dice(board, after) == board.seats;  // CF-033
  board.phase = all_placed ? Phase::distribute : Phase::dice_throw;
  if (!all_placed) board.turn = static_cast<std::uint8_t>(after);
}

/// The strongest dice on a table besides the leader's, for the log: seat, dice, result.
std::pair<int, Group> rival_of(const Board& board, int table, int leader) {
  int rival = 0xff;
  Group best;
  for (int seat = 0; seat < board.seats; ++seat) {
    const Group group = board.group(core::seat_at(seat), table);
    const bool better = group.dice > best.dice || (group.dice == best.dice && group.value > best.value);
    if (seat != leader && group.dice > 0 && better) {
      rival = seat;
      best = group;
    }
  }
  return {rival, best};
}

void tell_taken(const Table& t, int table, const Standing& standing, const Pieces& pieces, int before) {
  t.tell([&] {
    const auto [rival, group] = rival_of(t.board, table, standing.leader);
    const auto by = rival == 0xff                      ? TakenBy::alone
                    : group.dice == standing.best.dice ? TakenBy::higher_result
                                                       : TakenBy::more_dice;
    const Player& taker = t.board.players[static_cast<std::size_t>(standing.leader)];
    return TableTaken{static_cast<std::uint8_t>(table),
                      static_cast<std::uint8_t>(standing.leader),
                      static_cast<std::uint8_t>(standing.best.dice),
                      static_cast<std::uint8_t>(standing.best.value),
                      by,
                      static_cast<std::uint8_t>(rival),
                      static_cast<std::uint8_t>(group.dice),
                      static_cast<std::uint8_t>(group.value),
                      pieces,
                      static_cast<std::uint8_t>(before),
                      static_cast<std::uint8_t>(points(taker.won))};
  });
}

/// Who shares number and result at the top of a table.
core::SeatSet tied_seats(const Board& board, int table, const Group& best) {
  core::SeatSet tied;
  for (int seat = 0; seat < board.seats; ++seat) {
    const Group group = board.group(core::seat_at(seat), table);
    if (group.dice == best.dice && group.value == best.value) tied.add(core::seat_at(seat));
  }
  return tied;
}

void take_table(Table& t, int table, const Standing& standing) {
  Player& taker = t.board.players[static_cast<std::size_t>(standing.leader)];
  const Pieces pieces = t.board.morsels[static_cast<std::size_t>(table)];
  const Pieces had = taker.won;
  for (std::size_t kind = 0; kind < k_morsels; ++kind)
    taker.won[kind] = static_cast<std::uint8_t>(taker.won[kind] + pieces[kind]);
  t.board.morsels[static_cast<std::size_t>(table)] = {};
  tell_taken(t, table, standing, pieces, points(had));
  for (std::size_t kind = 0; kind < k_morsels; ++kind) {
    if (had[kind] / k_whole == taker.won[kind] / k_whole) continue;
    t.tell([&] {
      return WholeCompleted{static_cast<std::uint8_t>(standing.leader), static_cast<Morsel>(kind),
                            static_cast<std::uint8_t>(taker.won[kind] / k_whole),
                            static_cast<std::uint8_t>(points(taker.won))};
    });
  }
}

/// 3. Distribute the Morsels: most dice, then the higher result, else they stay (CF-034 … CF-038, CF-A12,
/// CF-A13).
void distribute_morsels(Table& t) {
  const auto standing = standings(t.board);
  for (int table = 0; table < t.board.layout().tables; ++table) {
    const Standing& here = standing[static_cast<std::size_t>(table)];
    const int pieces = count(t.board.morsels[static_cast<std::size_t>(table)]);
    if (pieces == 0) continue;
    if (here.taken()) {
      take_table(t, table, here);
      continue;
    }
    t.tell([&] {
      const auto tied = here.tied ? tied_seats(t.board, table, here.best) : core::SeatSet{};
      return TableStays{static_cast<std::uint8_t>(table), static_cast<std::uint8_t>(here.best.dice),
                        static_cast<std::uint8_t>(here.best.value), static_cast<std::uint8_t>(pieces),
                        tied.bits()};
    });
  }
}

/// 4. End of the Round: dice come back, unclaimed morsels stay (CF-040); the next seat starts (CF-A1).
void finish_round(Table& t) {
  distribute_morsels(t);
  Board& board = t.board;
  for (auto& player : board.players) {
    const Pieces won = player.won;
    player = Player{};
    player.won = won;
  }
  t.tell([&] { return DiceReturned{board.round}; });
  if (ends(t.state)) {
    end_game(t);
    return;
  }
  ++board.round;
  board.start = static_cast<std::uint8_t>((board.start + 1) % board.seats);
  board.turn = board.start;
  board.phase = Phase::set_up;
}

}  // namespace

int next_with_dice(const Board& board, int from) {
  for (int i = 0; i < board.seats; ++i) {
    const int seat = (from + i) % board.seats;
    if (board.players[static_cast<std::size_t>(seat)].in_hand > 0) return seat;
  }
  return board.seats;
}

core::SeatSet winners(const Board& board) {
  const auto rank = [&board](int seat) {
    const Pieces& won = board.players[static_cast<std::size_t>(seat)].won;
    return points(won) * 100 + count(won);
  };
  int best = 0;
  for (int seat = 0; seat < board.seats; ++seat) best = std::max(best, rank(seat));
  core::SeatSet set;
  for (int seat = 0; seat < board.seats; ++seat) {
    if (rank(seat) == best) set.add(core::seat_at(seat));
  }
  return set;
}

bool ends(const State& state) {
  const auto at_goal = [](const Player& player) { return points(player.won) >= k_goal; };
  return state.bag.size() < set_up_morsels(state.board) ||
         std::any_of(state.board.players.begin(), state.board.players.end(), at_goal);
}

void step(State& state, core::Decider& decider, core::EventSink* sink, core::OutcomeSource* source) {
  Table table{state, state.board, decider, sink, core::Chance(state.stream, source)};
  switch (state.board.phase) {
    case Phase::set_up:
      return set_up(table);
    case Phase::dice_throw:
      return throw_dice(table);
    case Phase::place:
      return place_dice(table);
    case Phase::distribute:
      return finish_round(table);
    case Phase::over:
      return;
  }
}

}  // namespace cafe_fatal
