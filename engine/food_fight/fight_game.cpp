// The shared parts of both food fights' interface: positions, views, words, chance.
#include "engine/food_fight/fight_game.hpp"

#include <algorithm>

#include "engine/core/field_reader.hpp"
#include "engine/food_fight/choice_words.hpp"
#include "engine/food_fight/event_text.hpp"
#include "engine/food_fight/position.hpp"
#include "engine/food_fight/views.hpp"

namespace food_fight {

using core::AnyState;
using core::AnyView;
using core::Json;

namespace {

bool is_card(core::OutcomeKind kind) {
  return kind == core::OutcomeKind::pick || kind == core::OutcomeKind::order;
}

}  // namespace

AnyState FightGame::deal(const core::Setup& setup, core::Chance& chance) const {
  return AnyState(food_fight::deal(box_, board_for(setup.options, setup.seats),
                                   chosen_characters(box_, setup.options), setup.seed, chance));
}
core::Result<AnyState> FightGame::read_position(const core::Setup& setup, const Json& position) const {
  auto state = food_fight::read_position(box_, board_for(setup.options, setup.seats), setup.seed, position);
  if (!state) return core::fail(state.error().message);
  return AnyState(*state);
}
Json FightGame::write_position(const AnyState& state) const {
  return food_fight::write_position(box_, state.as<State>());
}
Json FightGame::describe(const AnyState& state, const core::Seat* viewer) const {
  return food_fight::describe(box_, state.as<State>(), viewer);
}
core::ListOrder FightGame::list_order(std::string_view key) const {
  return food_fight::list_order(key);
}
bool FightGame::word_fits(std::string_view word, std::string_view id) const {
  if (word == id) return true;
  const Card card = box_.card_named(id);
  return card != Card::none && pattern_fits(box_, word, card);
}

bool FightGame::over(const AnyState& state) const {
  return state.as<State>().board.phase == Phase::over;
}
core::SeatSet FightGame::winners(const AnyState& state) const {
  return over(state) ? lowest(state.as<State>().board) : core::SeatSet{};
}
int FightGame::round(const AnyState& state) const {
  return state.as<State>().board.round;
}
std::vector<int> FightGame::scores(const AnyState& state) const {
  const Board& board = state.as<State>().board;
  std::vector<int> scores;
  for (std::size_t seat = 0; seat < board.seats; ++seat) scores.push_back(board.players[seat].points);
  return scores;
}
core::ChanceStream& FightGame::stream(AnyState& state) const {
  return state.as<State>().stream;
}
void FightGame::hash(const AnyState& state, core::Hasher& hasher) const {
  hash_state(state.as<State>(), hasher);
}
std::string FightGame::broken_invariant(const AnyState& any) const {
  const auto& state = any.as<State>();
  return food_fight::broken_invariant(state, box_.in_play(state.board));
}

AnyView FightGame::view(const AnyState& state, core::Seat seat) const {
  return AnyView(view_of(state.as<State>(), seat));
}
AnyState FightGame::sample(const AnyView& any, std::uint64_t seed) const {
  const auto& view = any.as<View>();
  return AnyState(food_fight::sample(view, seed, box_.in_play(view.board)));
}
core::Event FightGame::event_for(const core::Event& event, core::Seat viewer) const {
  return food_fight::event_for(event, viewer);
}
std::string FightGame::event_text(const core::Event& event) const {
  return food_fight::event_text(box_, event);
}

std::string_view FightGame::kind_name(std::uint8_t kind) const {
  return kind_word(static_cast<Kind>(kind));
}
std::string FightGame::choice_text(const core::Choice& choice) const {
  return food_fight::choice_text(box_, choice);
}
bool FightGame::choice_fits(const core::Choice& choice, std::span<const std::string> words) const {
  return food_fight::choice_fits(box_, choice, words);
}
std::string FightGame::outcome_word(core::OutcomeKind kind, std::uint8_t value) const {
  return is_card(kind) ? std::string(box_.id_of(card_at(value))) : Game::outcome_word(kind, value);
}
int FightGame::outcome_value(core::OutcomeKind kind, std::string_view word,
                             std::span<const std::uint8_t> candidates) const {
  if (!is_card(kind)) return Game::outcome_value(kind, word, candidates);
  for (const auto candidate : candidates) {
    if (pattern_fits(box_, word, card_at(candidate))) return candidate;
  }
  return -1;
}

std::array<Card, k_most_seats> chosen_characters(const Box& box, const Json& options) {
  std::array<Card, k_most_seats> chosen{};
  chosen.fill(Card::none);
  for (const auto& [seat, id] : options.at("characters").items())
    chosen.at(static_cast<std::size_t>(seat.at(0) - 'A')) = box.card_named(id.get<std::string>());
  return chosen;
}

Json read_characters(core::FieldReader& fields, const Box& box, const Board& board, core::ReadError& error) {
  std::vector<std::string> free;
  for (const auto card : box.in_play(board).characters) free.emplace_back(box.id_of(card));
  core::FieldReader chosen(fields.object("characters"), "options.characters", error);
  Json characters = Json::object();
  for (int seat = 0; seat < board.seats; ++seat) {
    const auto key = core::name(core::seat_at(seat));
    const auto id = chosen.word(key, free, "");
    if (id.empty()) continue;
    characters[key] = id;
    free.erase(std::find(free.begin(), free.end(), id));
  }
  chosen.finish();
  return characters;
}

}  // namespace food_fight
