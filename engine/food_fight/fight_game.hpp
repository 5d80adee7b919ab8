// What both food fights are behind the interface of all games.
#pragma once

#include "engine/core/field_reader.hpp"
#include "engine/core/game.hpp"
#include "engine/food_fight/box.hpp"
#include "engine/food_fight/state.hpp"

namespace food_fight {

class FightGame : public core::Game {
 public:
  int max_seats() const override { return k_most_seats; }
  int usual_seats() const override { return 4; }
  std::size_t state_bytes() const override { return sizeof(State); }

  core::AnyState deal(const core::Setup& setup, core::Chance& chance) const override;
  core::Result<core::AnyState> read_position(const core::Setup& setup,
                                             const core::Json& position) const override;
  core::Json write_position(const core::AnyState& state) const override;
  core::Json describe(const core::AnyState& state, const core::Seat* viewer) const override;
  core::ListOrder list_order(std::string_view key) const override;
  bool word_fits(std::string_view word, std::string_view id) const override;

  bool over(const core::AnyState& state) const override;
  core::SeatSet winners(const core::AnyState& state) const override;
  int round(const core::AnyState& state) const override;
  std::vector<int> scores(const core::AnyState& state) const override;
  core::ChanceStream& stream(core::AnyState& state) const override;
  void hash(const core::AnyState& state, core::Hasher& hasher) const override;
  std::string broken_invariant(const core::AnyState& state) const override;

  core::AnyView view(const core::AnyState& state, core::Seat seat) const override;
  core::AnyState sample(const core::AnyView& view, std::uint64_t seed) const override;
  core::Event event_for(const core::Event& event, core::Seat viewer) const override;
  std::string event_text(const core::Event& event) const override;

  std::string_view kind_name(std::uint8_t kind) const override;
  std::string choice_text(const core::Choice& choice) const override;
  bool choice_fits(const core::Choice& choice, std::span<const std::string> words) const override;
  std::string outcome_word(core::OutcomeKind kind, std::uint8_t value) const override;
  int outcome_value(core::OutcomeKind kind, std::string_view word,
                    std::span<const std::uint8_t> candidates) const override;

 protected:
  explicit FightGame(const Box& box) : box_(box) {}
  const Box& the_box() const { return box_; }
  /// A board with what the options say, and the characters that they choose.
  virtual Board board_for(const core::Json& options, int seats) const = 0;

 private:
  const Box& box_;
};

/// The characters that the options choose by seat; none where they don't.
std::array<Card, k_most_seats> chosen_characters(const Box& box, const core::Json& options);
/// Reads the option `characters`: who may be chosen is what `board` plays with.
core::Json read_characters(core::FieldReader& fields, const Box& box, const Board& board,
                           core::ReadError& error);

}  // namespace food_fight
