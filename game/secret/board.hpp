// The table of secret buttons: one row a person, one column a card; who has chosen what, seen by nobody.
#pragma once

#include <optional>
#include <vector>

#include "engine/core/question.hpp"
#include "engine/food_fight/board.hpp"
#include "game/secret/buttons.hpp"

namespace game::secret {

enum class BoardKind : std::uint8_t { plan, vote };

/// What a press did. Only `placed`, `taken_back` and `ready` change the picture.
enum class Pressed : std::uint8_t { ignored, placed, ready, refused, taken_back, wants_curtain };

/// The choices of one person.
class BoardRow {
 public:
  /// `character`: the action that stands in the Special column, if its owner still has it.
  BoardRow(BoardKind kind, const core::Question& question, ::food_fight::Card character,
           const ButtonRow& buttons);

  core::Seat seat() const { return question_.seat(); }
  const ButtonRow& buttons() const { return buttons_; }
  int columns() const { return kind_ == BoardKind::plan ? k_columns : 2; }
  int needed() const { return kind_ == BoardKind::plan ? ::food_fight::k_sets : 1; }
  int placed() const { return static_cast<int>(placed_.size()); }
  bool ready() const { return placed() == needed(); }

  Pressed press(devices::Logical button);
  /// The whole answer, once `ready`.
  core::Choice choice() const;
  /// For tests: whether something stands in this column for its owner.
  bool has_column(int column) const { return values_[static_cast<std::size_t>(column)] >= 0; }

 private:
  BoardKind kind_;
  core::Question question_;
  ButtonRow buttons_;
  /// By column: a card's number, or an option's index of a vote; -1: an empty place.
  std::array<int, k_columns> values_{};
  std::vector<int> placed_;  ///< columns in order
};

/// Whether a plan can be made with these columns alone; a fourth bonus action needs the curtain (rule 8).
inline constexpr int k_hand_columns = 3;

}  // namespace game::secret
