// Cooking Customers behind the interface of all games.
#include "engine/cooking_customers/game.hpp"

#include "engine/cooking_customers/cards.hpp"
#include "engine/cooking_customers/event_text.hpp"
#include "engine/cooking_customers/events.hpp"
#include "engine/cooking_customers/options.hpp"
#include "engine/cooking_customers/position.hpp"
#include "engine/cooking_customers/question.hpp"
#include "engine/cooking_customers/rules.hpp"
#include "engine/cooking_customers/views.hpp"

namespace cooking_customers {

namespace {

using core::AnyState;
using core::AnyView;
using core::Json;

class CookingCustomers final : public core::Game {
 public:
  std::string_view id() const override { return "cooking-customers"; }
  std::string_view title() const override { return "Cooking Customers"; }
  int min_seats() const override { return 2; }
  int max_seats() const override { return k_most_seats; }
  int usual_seats() const override { return 4; }
  std::size_t state_bytes() const override { return sizeof(State); }

  core::Result<Json> read_options(const Json& options, int seats) const override {
    return cooking_customers::read_options(options, seats);
  }
  /// Players alone, or pairs where that is not allowed.
  Json full_options(int seats) const override { return option_sets(seats).front(); }
  std::vector<Json> option_sets(int seats) const override { return cooking_customers::option_sets(seats); }

  AnyState deal(const core::Setup& setup, core::Chance& chance) const override {
    State state = cooking_customers::deal(board_for(setup.options, setup.seats), setup.seed, chance);
    return AnyState(state);
  }
  core::Result<AnyState> read_position(const core::Setup& setup, const Json& position) const override {
    auto state =
        cooking_customers::read_position(board_for(setup.options, setup.seats), setup.seed, position);
    if (!state) return core::fail(state.error().message);
    return AnyState(*state);
  }
  Json write_position(const AnyState& state) const override {
    return cooking_customers::write_position(state.as<State>());
  }
  Json describe(const AnyState& state, const core::Seat* viewer) const override {
    return cooking_customers::describe(state.as<State>(), viewer);
  }
  core::ListOrder list_order(std::string_view key) const override {
    return cooking_customers::list_order(key);
  }

  void step(AnyState& state, core::Decider& decider, core::EventSink* sink,
            core::OutcomeSource* source) const override {
    cooking_customers::step(state.as<State>(), decider, sink, source);
  }
  bool over(const AnyState& state) const override { return state.as<State>().board.phase == Phase::over; }
  core::SeatSet winners(const AnyState& state) const override {
    return over(state) ? richest(state.as<State>().board) : core::SeatSet{};
  }
  int round(const AnyState& state) const override { return state.as<State>().board.lap; }
  std::vector<int> scores(const AnyState& state) const override {
    const Board& board = state.as<State>().board;
    std::vector<int> scores;
    for (int seat = 0; seat < board.seats; ++seat) scores.push_back(board.side_of(core::seat_at(seat)).money);
    return scores;
  }
  core::ChanceStream& stream(AnyState& state) const override { return state.as<State>().stream; }
  void hash(const AnyState& state, core::Hasher& hasher) const override {
    cooking_customers::hash(state.as<State>(), hasher);
  }
  std::string broken_invariant(const AnyState& state) const override {
    return cooking_customers::broken_invariant(state.as<State>());
  }

  AnyView view(const AnyState& state, core::Seat seat) const override {
    return AnyView(view_of(state.as<State>(), seat));
  }
  AnyState sample(const AnyView& view, std::uint64_t seed) const override {
    return AnyState(cooking_customers::sample(view.as<View>(), seed));
  }
  core::Event event_for(const core::Event& event, core::Seat viewer) const override {
    return cooking_customers::event_for(event, viewer);
  }
  std::string event_text(const core::Event& event) const override {
    return cooking_customers::event_text(event);
  }

  std::string_view kind_name(std::uint8_t kind) const override { return kind_word(static_cast<Kind>(kind)); }
  std::string choice_text(const core::Choice& choice) const override {
    return cooking_customers::choice_text(choice);
  }
  std::string outcome_word(core::OutcomeKind kind, std::uint8_t value) const override {
    switch (kind) {
      case core::OutcomeKind::dice:
        return std::string(face_word(static_cast<Face>(value)));
      case core::OutcomeKind::order:
        return value < k_cards ? std::string(card_id(card_at(value)))
                               : table_text(k_tables[static_cast<std::size_t>(value - k_cards)].card);
      default:
        return Game::outcome_word(kind, value);
    }
  }

  std::vector<core::CardInfo> cards() const override { return box(); }
};

}  // namespace

const core::Game& game() {
  static const CookingCustomers k_game;
  return k_game;
}

}  // namespace cooking_customers
