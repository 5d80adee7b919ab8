// Looks cards up in the pages of the game that is played.
#include "game/food_fight/card_book.hpp"

#include <algorithm>

#include "engine/food_fight/house.hpp"

namespace game::food_fight {

namespace {

const ShortLine* line_of(std::span<const ShortLine> lines, std::string_view id) {
  const auto line =
      std::find_if(lines.begin(), lines.end(), [id](const ShortLine& entry) { return entry.id == id; });
  return line == lines.end() ? nullptr : &*line;
}

}  // namespace

CardBook::CardBook(const rules::Board& board)
    : fight_(board.fight),
      pages_(board.fight == rules::Fight::cafe_chaos ? &cafe_chaos_pages() : &what_the_food_pages()),
      board_(board) {}

Print CardBook::print(Card card) const {
  return pages_->print(card);
}

std::string CardBook::text(Card card) const {
  const Print print = this->print(card);
  switch (rules::kind_of(card)) {
    case rules::CardKind::food:
      return "Food: 1 point when it hits. Alone, or with a Topping, a Condition or both.";
    case rules::CardKind::topping:
      return std::string(pages_->topping_rule) + " Read “" + std::string(print.text) + " " +
             std::string(print.name) + "”.";
    case rules::CardKind::condition:
      return std::string(pages_->condition_rule) + (is_super(card) ? " " + std::string(print.text) : "");
    default:
      return std::string(print.text);
  }
}

std::string CardBook::short_rule(Card card) const {
  const ShortLine* of_two = board_.seats == 2 ? line_of(pages_->lines_of_two, id(card)) : nullptr;
  if (of_two != nullptr && (!rules::is_condition(card) || is_super(card))) return std::string(of_two->text);
  if (is_super(card)) return name(card) + ": " + std::string(print(card).text);
  if (rules::is_food(card)) return name(card) + ": a Food, worth 1.";
  if (rules::is_topping(card)) return name(card) + ": a Topping, worth 1, alone or on something.";
  if (rules::is_condition(card)) return name(card) + ": a Condition, worth 2 on a Food or a Topping.";
  const ShortLine* line = line_of(pages_->lines, id(card));
  return line == nullptr ? text(card) : std::string(line->text);
}

bool CardBook::takes_aim(Card card) const {
  const ShortLine* line = line_of(pages_->lines, id(card));
  return line == nullptr || line->aims;
}

std::string CardBook::a_card(Card card) const {
  const std::string called = name(card);
  return called.empty() ? "a card" : called;
}

std::string CardBook::combo_name(std::span<const Card> cards) const {
  std::string conditions;
  std::string base;
  std::string phrase;
  for (const Card card : cards) {
    if (rules::is_condition(card)) conditions += name(card) + " ";
    if (rules::is_food(card)) base += (base.empty() ? "" : " and ") + name(card);
  }
  for (const Card card : cards) {
    if (!rules::is_topping(card)) continue;
    if (base.empty()) {
      base = name(card);
    } else {
      phrase += (phrase.empty() ? " " : " and ") + std::string(print(card).text) + " " + name(card);
    }
  }
  // Swing alone may throw a Condition by itself (CC-192).
  if (base.empty() && !conditions.empty()) conditions.pop_back();
  return conditions + base + phrase;
}

int CardBook::combo_value(std::span<const Card> cards) const {
  int value = 0;
  for (const Card card : cards) {
    if (rules::is_condition(card)) value += rules::house::worth_of_condition(board_, card);
    if (rules::is_base(card)) value += 1;
  }
  return value;
}

std::string CardBook::picture(Card card) const {
  const std::string called(id(card));
  switch (rules::kind_of(card)) {
    case rules::CardKind::food:
      return "food-" + called;
    case rules::CardKind::topping:
      return "topping-" + called;
    case rules::CardKind::condition:
      return "condition-" + called;
    case rules::CardKind::action:
      return "action-" + called;
    case rules::CardKind::event:
      return "event-" + called;
    case rules::CardKind::none:
      break;
  }
  return "small-back";
}

std::string CardBook::fighter(Card character, std::string_view mood) const {
  return std::string(pages_->people) + "-" + std::string(id(character)) + "-" + std::string(mood);
}

}  // namespace game::food_fight
