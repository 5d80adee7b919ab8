// Fresh deals, and what is left of the box.
#include <string>

#include "engine/cooking_customers/position.hpp"
#include "engine/cooking_customers/question.hpp"

namespace cooking_customers {

namespace {

/// Takes cards out of what is unused; the first that is missing stays as the fault.
class Counting {
 public:
  Counting() {
    for (std::size_t i = 0; i < k_cards; ++i) unused_.cards[i] = k_traits[i].copies;
    for (std::size_t i = 0; i < k_table_kinds; ++i) unused_.tables[i] = k_tables[i].copies;
  }

  void take(Card card) {
    if (card >= Card::hidden) return;
    auto& left = unused_.cards[static_cast<std::size_t>(card)];
    if (left == 0) return fail(std::string(card_id(card)), traits(card).copies);
    --left;
  }
  template <class Cards>
  void take_all(const Cards& cards) {
    for (const Card card : cards) take(card);
  }
  void take(TableCard card) {
    const int kind = kind_number(card);
    if (kind == k_table_kinds) return fail(table_text(card), 0);
    auto& left = unused_.tables[static_cast<std::size_t>(kind)];
    if (left == 0) return fail(table_text(card), k_tables[static_cast<std::size_t>(kind)].copies);
    --left;
  }

  core::Result<Unused> result() const {
    if (!fault_.empty()) return core::fail(fault_);
    return unused_;
  }

 private:
  void fail(const std::string& card, int copies) {
    if (fault_.empty())
      fault_ = "more \"" + card + "\" are named than the box has (" + std::to_string(copies) + ")";
  }
  Unused unused_;
  std::string fault_;
};

core::ChanceStream stream_of(std::uint64_t seed, std::uint64_t part) {
  return {core::mix(seed, part), 0};
}

}  // namespace

core::Result<Unused> unused_cards(const State& state) {
  Counting counting;
  const Board& board = state.board;
  for (std::size_t i = 0; i < board.seats; ++i) {
    const Player& player = board.players[i];
    counting.take(player.cook);
    counting.take(player.helper);
    counting.take_all(player.plus);
    counting.take_all(player.minus);
    counting.take_all(player.supplies);
    counting.take_all(state.hands[i]);
  }
  counting.take(board.attack.card);
  counting.take_all(state.deck);
  counting.take_all(state.discard);
  for (const TableCard card : state.tables) counting.take(card);
  for (const auto& given_up : state.tables_discard) counting.take(given_up.card);
  for (std::size_t i = 0; i < board.sides; ++i) {
    if (board.side[i].needs != 0) counting.take(TableCard{board.side[i].needs, state.tips[i]});
  }
  return counting.result();
}

State deal(const Board& board, std::uint64_t seed, core::Chance& chance) {
  State state;
  state.board = board;
  for (int card = 0; card < k_cards; ++card) {
    for (int i = 0; i < traits(card_at(card)).copies; ++i) state.deck.push_back(card_at(card));
  }
  for (const auto& kind : k_tables) {
    for (int i = 0; i < kind.copies; ++i) state.tables.push_back(kind.card);
  }
  auto main_stream = stream_of(seed, 1);
  core::shuffle(state.deck.span(), main_stream);
  auto table_stream = stream_of(seed, 2);
  core::shuffle(state.tables.span(), table_stream);
  state.board.turn = static_cast<std::uint8_t>(chance.start(board.seats));
  for (int round = 0; round < k_hand; ++round) {
    for (int i = 0; i < board.seats; ++i) {
      const auto seat = static_cast<std::size_t>((state.board.turn + i) % board.seats);
      state.hands[seat].push_back(state.deck.pop_back());
      state.board.players[seat].hand_size = static_cast<std::uint8_t>(state.hands[seat].size());
    }
  }
  return state;
}

}  // namespace cooking_customers
