// Writes complete positions and describes them for `?` lines and for seats.
#include "engine/food_fight/position.hpp"

#include <algorithm>

#include "engine/food_fight/stance.hpp"

namespace food_fight {

namespace {

using core::Json;

std::string_view step_name(Phase phase) {
  constexpr std::array<std::string_view, 5> k_names{"target", "plan", "event", "act", "over"};
  return k_names[static_cast<std::size_t>(phase)];
}

Json event_in_force(const Box& box, const Board& board) {
  if (board.event == Card::none) return {};
  const std::string id(box.id_of(board.event));
  return id + (board.vote == Vote::up ? ":up" : board.vote == Vote::down ? ":down" : "");
}

Json copy_decision(const Player& player) {
  return player.copy == CopyDecision::open ? Json() : Json(player.copy == CopyDecision::accepted);
}

bool has_event_deck(const Box& box, const State& state) {
  return !box.in_play(state.board).events.empty();
}

/// What lies open and is the same in positions and descriptions.
Json course(const Box& box, const State& state, bool with_turn) {
  const Board& board = state.board;
  Json json = Json::object();
  json["round"] = board.round;
  json["start"] = core::name(board.starter());
  json["step"] = step_name(board.phase);
  if (with_turn) {
    json["set"] = board.set;
    json["turn"] = core::name(board.on_turn());
  }
  if (has_event_deck(box, state)) {
    json["event"] = event_in_force(box, board);
    json["event_discard"] = ids_of(box, state.event_discard.span(), true);
  }
  json["floor"] = ids_of(box, state.floor.span());
  json["trash"] = ids_of(box, state.trash.span(), true);
  return json;
}

void add_hidden_piles(Json& json, const Box& box, const State& state) {
  json["deck"] = ids_of(box, state.deck.span(), true);
  if (has_event_deck(box, state)) json["events"] = ids_of(box, state.events.span(), true);
}

Json open_fields(const Box& box, const Board& board, core::Seat seat) {
  const Player& player = board.player(seat);
  Json json = Json::object();
  json["points"] = player.points;
  json["target"] = core::name(board.aim(seat));
  json["character"] = id_or_null(box, player.character);
  json["bewitched"] = player.bewitched;
  json["immune"] = player.immune;
  if (face_of(board, seat) == Card::copy) json["copy"] = copy_decision(player);
  return json;
}

Json plan_of(const Box& box, const State& state, core::Seat seat) {
  Json plan = Json::array();
  for (const auto card : state.plans[static_cast<std::size_t>(seat)]) {
    if (card != Card::none) plan.push_back(box.id_of(card));
  }
  return plan;
}

Json face_up_of(const Box& box, const Player& player) {
  Json cards = Json::array();
  for (const auto card : player.face_up) {
    if (card != Card::none) cards.push_back(box.id_of(card));
  }
  return cards;
}

/// As others may count it: of all cards but the basics those that lie face up on the mat and one, the own
/// character action, are left out, whether it is still owned or not. Face-down actions don't show.
int countable_hand(const State& state, core::Seat seat) {
  const auto place = static_cast<std::size_t>(seat);
  const Player& player = state.board.player(seat);
  int cards = state.hands[place].size() + (state.own_character.has(seat) ? 1 : 0) - 1;
  for (std::size_t i = 0; i < k_sets; ++i) {
    const Card card = state.plans[place][i];
    const bool counts = card != Card::none && !is_basic(card) && card != player.character;
    if (counts && player.face_up[i] == Card::none) ++cards;
  }
  return std::max(0, cards);
}

}  // namespace

core::SeatSet lowest(const Board& board) {
  const auto players = std::span(board.players).first(board.seats);
  const auto least =
      std::min_element(players.begin(), players.end(), [](const Player& one, const Player& other) {
        return one.points < other.points;
      })->points;
  core::SeatSet seats;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (players[i].points == least) seats.add(core::seat_at(static_cast<int>(i)));
  }
  return seats;
}

core::Json write_position(const Box& box, const State& state) {
  const Board& board = state.board;
  Json json = course(box, state, board.phase == Phase::act);
  add_hidden_piles(json, box, state);
  json["rest"] = false;
  for (int i = 0; i < board.seats; ++i) {
    const core::Seat seat = core::seat_at(i);
    Json entry = open_fields(box, board, seat);
    entry["hand"] = ids_of(box, state.hands[static_cast<std::size_t>(i)].span());
    if (board.planned) entry["plan"] = plan_of(box, state, seat);
    json[core::name(seat)] = std::move(entry);
  }
  return json;
}

core::Json describe(const Box& box, const State& state, const core::Seat* viewer) {
  const Board& board = state.board;
  Json json = course(box, state, true);
  if (viewer == nullptr) {
    add_hidden_piles(json, box, state);
  } else {
    json["deck_size"] = state.deck.size();
    if (has_event_deck(box, state)) json["events_size"] = state.events.size();
  }
  for (int i = 0; i < board.seats; ++i) {
    const core::Seat seat = core::seat_at(i);
    Json entry = open_fields(box, board, seat);
    if (!entry.contains("copy")) entry["copy"] = nullptr;
    if (viewer == nullptr || *viewer == seat) {
      entry["hand"] = ids_of(box, state.hands[static_cast<std::size_t>(i)].span());
      entry["plan"] = plan_of(box, state, seat);
    } else {
      entry["hand_size"] = countable_hand(state, seat);
      entry["plan"] = face_up_of(box, board.player(seat));
      entry["plan_size"] = plan_of(box, state, seat).size();
    }
    json[core::name(seat)] = std::move(entry);
  }
  const bool over = board.phase == Phase::over;
  json["over"] = over;
  json["winners"] = Json::array();
  for (int i = 0; over && i < board.seats; ++i) {
    if (lowest(board).has(core::seat_at(i))) json["winners"].push_back(core::name(core::seat_at(i)));
  }
  return json;
}

core::ListOrder list_order(std::string_view key) {
  if (key == "hand" || key == "floor") return core::ListOrder::any;
  if (key == "plan" || key == "winners") return core::ListOrder::exact;
  return core::ListOrder::from_top;
}

}  // namespace food_fight
