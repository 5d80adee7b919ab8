// Cafe Chaos for the code that serves all games.
#include "engine/food_fight/cafe_chaos/game.hpp"

#include "engine/food_fight/cafe_chaos/cards.hpp"
#include "engine/food_fight/cafe_chaos/options.hpp"
#include "engine/food_fight/cafe_chaos/position.hpp"
#include "engine/food_fight/cafe_chaos/rules.hpp"
#include "engine/food_fight/choice_words.hpp"
#include "engine/food_fight/event_text.hpp"
#include "engine/food_fight/position.hpp"
#include "engine/food_fight/views.hpp"

namespace food_fight::cafe_chaos {

namespace {

using core::AnyState;
using core::AnyView;
using core::Json;

class CafeChaos final : public core::Game {
 public:
  std::string_view id() const override { return "cafe-chaos"; }
  std::string_view title() const override { return "Cafe Chaos"; }
  int min_seats() const override { return 3; }
  int max_seats() const override { return k_most_seats; }
  int usual_seats() const override { return 4; }
  std::size_t state_bytes() const override { return sizeof(State); }

  core::Result<Json> read_options(const Json& options, int seats) const override {
    return cafe_chaos::read_options(options, seats);
  }
  Json full_options(int /*seats*/) const override { return cafe_chaos::full_options(); }
  std::vector<Json> option_sets(int /*seats*/) const override { return cafe_chaos::option_sets(); }

  AnyState deal(const core::Setup& setup, core::Chance& chance) const override {
    return AnyState(cafe_chaos::deal(setup, chance));
  }
  core::Result<AnyState> read_position(const core::Setup& setup, const Json& position) const override {
    auto state = cafe_chaos::read_position(setup, position);
    if (!state) return core::fail(state.error().message);
    return AnyState(*state);
  }
  Json write_position(const AnyState& state) const override {
    return cafe_chaos::write_position(state.as<State>());
  }
  Json describe(const AnyState& state, const core::Seat* viewer) const override {
    return cafe_chaos::describe(state.as<State>(), viewer);
  }
  core::ListOrder list_order(std::string_view key) const override { return food_fight::list_order(key); }
  bool word_fits(std::string_view word, std::string_view id) const override {
    if (word == id) return true;
    const Card card = card_named(id);
    return card != Card::none && pattern_fits(the_box(), word, card);
  }

  void step(AnyState& state, core::Decider& decider, core::EventSink* sink,
            core::OutcomeSource* source) const override {
    cafe_chaos::step(state.as<State>(), decider, sink, source);
  }
  bool over(const AnyState& state) const override { return state.as<State>().board.phase == Phase::over; }
  core::SeatSet winners(const AnyState& state) const override {
    return over(state) ? lowest(state.as<State>().board) : core::SeatSet{};
  }
  int round(const AnyState& state) const override { return state.as<State>().board.round; }
  std::vector<int> scores(const AnyState& state) const override {
    const Board& board = state.as<State>().board;
    std::vector<int> scores;
    for (std::size_t seat = 0; seat < board.seats; ++seat) scores.push_back(board.players[seat].points);
    return scores;
  }
  core::ChanceStream& stream(AnyState& state) const override { return state.as<State>().stream; }
  void hash(const AnyState& state, core::Hasher& hasher) const override {
    hash_state(state.as<State>(), hasher);
  }
  std::string broken_invariant(const AnyState& any) const override {
    const auto& state = any.as<State>();
    return food_fight::broken_invariant(state, the_box().in_play(state.board));
  }

  AnyView view(const AnyState& state, core::Seat seat) const override {
    return AnyView(view_of(state.as<State>(), seat));
  }
  AnyState sample(const AnyView& any, std::uint64_t seed) const override {
    const auto& view = any.as<View>();
    return AnyState(food_fight::sample(view, seed, the_box().in_play(view.board)));
  }
  core::Event event_for(const core::Event& event, core::Seat viewer) const override {
    return food_fight::event_for(event, viewer);
  }
  std::string event_text(const core::Event& event) const override {
    return food_fight::event_text(the_box(), event);
  }

  std::string_view kind_name(std::uint8_t kind) const override { return kind_word(static_cast<Kind>(kind)); }
  std::string choice_text(const core::Choice& choice) const override {
    return food_fight::choice_text(the_box(), choice);
  }
  bool choice_fits(const core::Choice& choice, std::span<const std::string> words) const override {
    return food_fight::choice_fits(the_box(), choice, words);
  }
  std::string outcome_word(core::OutcomeKind kind, std::uint8_t value) const override {
    const bool card = kind == core::OutcomeKind::pick || kind == core::OutcomeKind::order;
    return card ? std::string(the_box().id_of(card_at(value))) : Game::outcome_word(kind, value);
  }
  int outcome_value(core::OutcomeKind kind, std::string_view word,
                    std::span<const std::uint8_t> candidates) const override {
    const bool card = kind == core::OutcomeKind::pick || kind == core::OutcomeKind::order;
    if (!card) return Game::outcome_value(kind, word, candidates);
    for (const auto candidate : candidates) {
      if (pattern_fits(the_box(), word, card_at(candidate))) return candidate;
    }
    return -1;
  }

  std::vector<core::CardInfo> cards() const override;
};

std::string pack_name(Pack pack) {
  switch (pack) {
    case Pack::animator:
      return "animator";
    case Pack::junk_food:
      return "junk-food";
    case Pack::soobway:
      return "soobway";
    default:
      return "base";
  }
}

std::vector<core::CardInfo> CafeChaos::cards() const {
  std::vector<core::CardInfo> infos;
  for (const auto& entry : box()) {
    const int copies = entry.action_class == ActionClass::basic ? k_most_seats : 1;  // CC-013
    infos.push_back({std::string(entry.id), std::string(name_of(kind_of(entry.card))),
                     std::string(entry.name), copies, pack_name(entry.pack), std::string(entry.text)});
  }
  return infos;
}

}  // namespace

const core::Game& game() {
  static const CafeChaos k_game;
  return k_game;
}

}  // namespace food_fight::cafe_chaos
