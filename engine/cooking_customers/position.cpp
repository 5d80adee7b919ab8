// Positions as JSON: what is written, and what `?` lines compare.
#include "engine/cooking_customers/position.hpp"

#include "engine/cooking_customers/question.hpp"

namespace cooking_customers {

namespace {

using core::Json;

template <class Cards>
Json in_order(const Cards& cards) {
  Json words = Json::array();
  for (const Card card : cards) words.push_back(card_id(card));
  return words;
}

/// Piles keep their top last; table files name it first.
template <class Cards>
Json from_top(const Cards& cards) {
  Json words = Json::array();
  for (int i = cards.size(); i-- > 0;) words.push_back(card_id(cards[i]));
  return words;
}

Json single(Card card) {
  return card == Card::none ? Json(nullptr) : Json(card_id(card));
}

std::string_view step_name(Phase phase) {
  constexpr std::array<std::string_view, 3> k_names{"start", "play", "over"};
  return k_names[static_cast<std::size_t>(phase)];
}

Json played_words(const Board& board) {
  Json words = Json::array();
  for (int i = 0; i < board.played_own; ++i) words.push_back("own");
  for (int i = 0; i < board.played_opponent; ++i) words.push_back("opponent");
  for (int i = 0; i < board.discarded; ++i) words.push_back("discard");
  return words;
}

Json seat_words(core::SeatSet seats) {
  Json words = Json::array();
  for (int i = 0; i < k_most_seats; ++i) {
    if (seats.has(core::seat_at(i))) words.push_back(core::name(core::seat_at(i)));
  }
  return words;
}

/// Who passed is a secret of those who were asked.
Json answering_entry(const State& state, bool with_passed) {
  const Attack& attack = state.board.attack;
  if (!attack.waits()) return nullptr;
  Json entry = {{"card", card_id(attack.card)}, {"on", core::name(core::seat_at(attack.on))}};
  if (attack.what != Card::none)
    entry["what"] = is(attack.what, CardKind::supply) ? card_id(attack.what)
                    : is(attack.what, CardKind::cook) ? "cook"
                                                      : "helper";
  if (with_passed) entry["passed"] = seat_words(state.passed);
  return entry;
}

/// What one viewer sees of the table: null sees all.
class Description {
 public:
  Description(const State& state, const core::Seat* viewer) : state_(state), viewer_(viewer) {}

  Json course() const {
    const Board& board = state_.board;
    Json json = Json::object();
    json["turn"] = core::name(board.on_turn());
    json["step"] = step_name(board.phase);
    json["played"] = played_words(board);
    json["answering"] = answering_entry(state_, viewer_ == nullptr);
    return json;
  }

  void add_piles(Json& json) const {
    if (viewer_ == nullptr) {
      json["deck"] = from_top(state_.deck);
      json["tables"] = Json::array();
      for (int i = state_.tables.size(); i-- > 0;) json["tables"].push_back(table_text(state_.tables[i]));
    } else {
      json["deck_size"] = state_.deck.size();
      json["tables_size"] = state_.tables.size();
    }
    json["discard"] = from_top(state_.discard);
    json["tables_discard"] = Json::array();
    for (int i = state_.tables_discard.size(); i-- > 0;) {
      const auto& given_up = state_.tables_discard[i];
      json["tables_discard"].push_back(text_of(given_up.card, given_up.known));
    }
  }

  Json seat_entry(core::Seat seat) const {
    const Player& player = state_.board.player(seat);
    Json entry = Json::object();
    const Hand& hand = state_.hands[static_cast<std::size_t>(seat)];
    if (viewer_ == nullptr || *viewer_ == seat) {
      entry["hand"] = in_order(hand);
    } else {
      entry["hand_size"] = hand.size();
    }
    entry["cook"] = single(player.cook);
    entry["helper"] = single(player.helper);
    entry["plus"] = in_order(player.plus);
    entry["minus"] = in_order(player.minus);
    entry["supplies"] = in_order(player.supplies);
    entry["skip"] = player.owes_turn != 0;
    if (state_.board.first_member(player.side) == seat) add_side(entry, player.side);
    return entry;
  }

 private:
  std::string text_of(TableCard card, core::SeatSet known) const {
    const bool shown = viewer_ == nullptr || (*viewer_ != core::k_everybody && known.has(*viewer_));
    return table_text(shown ? card : TableCard{card.needs, 0});
  }

  void add_side(Json& entry, std::size_t number) const {
    const Side& side = state_.board.side[number];
    entry["table"] = side.needs == 0
                         ? Json(nullptr)
                         : Json(text_of({side.needs, state_.tips[number]}, state_.tip_known[number]));
    entry["meals"] = side.meals;
    entry["money"] = side.money;
  }

  const State& state_;
  const core::Seat* viewer_;
};

}  // namespace

core::Json write_position(const State& state) {
  const Description all(state, nullptr);
  Json json = all.course();
  if (json["answering"].is_null()) json.erase("answering");
  if (state.board.phase != Phase::play) json.erase("played");
  all.add_piles(json);
  json["rest"] = false;
  for (int i = 0; i < state.board.seats; ++i)
    json[core::name(core::seat_at(i))] = all.seat_entry(core::seat_at(i));
  return json;
}

core::Json describe(const State& state, const core::Seat* viewer) {
  const Description seen(state, viewer);
  Json json = seen.course();
  seen.add_piles(json);
  for (int i = 0; i < state.board.seats; ++i)
    json[core::name(core::seat_at(i))] = seen.seat_entry(core::seat_at(i));
  const bool over = state.board.phase == Phase::over;
  json["over"] = over;
  json["winners"] = seat_words(over ? richest(state.board) : core::SeatSet{});
  return json;
}

core::ListOrder list_order(std::string_view key) {
  for (const std::string_view pile : {"deck", "discard", "tables", "tables_discard"}) {
    if (key == pile) return core::ListOrder::from_top;
  }
  return key == "winners" ? core::ListOrder::exact : core::ListOrder::any;
}

}  // namespace cooking_customers
