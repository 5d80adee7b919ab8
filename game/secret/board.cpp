// Presses on the secret buttons.
#include "game/secret/board.hpp"

#include <algorithm>

#include "engine/food_fight/question.hpp"

namespace game::secret {

namespace {

using food_fight::Card;

constexpr int k_special_column = food_fight::k_basics;
constexpr int k_first_hand_column = k_special_column + 1;

/// All actions that the options name, each once, in canonical order: basics, the own character action, those
/// in hand.
std::vector<Card> actions_of(const core::Question& question) {
  std::vector<Card> actions;
  for (int option = 0; option < question.size(); ++option) {
    const core::Choice choice = question.option(option);
    for (int place = 0; place < choice.size; ++place) {
      const Card card = food_fight::card_at(choice[place]);
      if (std::find(actions.begin(), actions.end(), card) == actions.end()) actions.push_back(card);
    }
  }
  return actions;
}

std::array<int, k_columns> columns_of_plan(const core::Question& question, Card character) {
  std::array<int, k_columns> columns{};
  columns.fill(-1);
  std::size_t hand = k_first_hand_column;
  for (const Card card : actions_of(question)) {
    const int number = food_fight::number(card);
    if (food_fight::is_basic(card)) {
      columns[static_cast<std::size_t>(number)] = number;
    } else if (card == character) {
      columns[k_special_column] = number;
    } else if (hand < columns.size()) {
      columns[hand++] = number;
    }
  }
  return columns;
}

}  // namespace

BoardRow::BoardRow(BoardKind kind, const core::Question& question, Card character, const ButtonRow& buttons)
    : kind_(kind), question_(question), buttons_(buttons) {
  if (kind == BoardKind::plan) {
    values_ = columns_of_plan(question, character);
  } else {
    values_.fill(-1);
    values_[0] = 0;
    values_[1] = 1;
  }
}

Pressed BoardRow::press(devices::Logical button) {
  if (button == devices::Logical::back) {
    if (placed_.empty()) return Pressed::wants_curtain;
    placed_.pop_back();
    return Pressed::taken_back;
  }
  const auto is_symbol = std::find(k_symbols.begin(), k_symbols.end(), button) != k_symbols.end();
  if (!is_symbol || ready()) return Pressed::ignored;
  const auto column = column_of(buttons_, button, columns());
  const bool used = column && std::find(placed_.begin(), placed_.end(), *column) != placed_.end();
  if (!column || used || !has_column(*column)) return Pressed::refused;
  placed_.push_back(*column);
  return ready() ? Pressed::ready : Pressed::placed;
}

core::Choice BoardRow::choice() const {
  const auto value = [this](std::size_t place) { return values_[static_cast<std::size_t>(placed_[place])]; };
  if (kind_ == BoardKind::vote) return question_.option(value(0));
  return {static_cast<std::uint8_t>(food_fight::Verb::plan), {value(0), value(1), value(2)}};
}

}  // namespace game::secret
