// Words for cards and points.
#include "game/food_fight/words.hpp"

#include "engine/food_fight/cafe_chaos/cards.hpp"

namespace game::food_fight {

namespace box = ::food_fight::cafe_chaos;
using rules::Nothing;

std::string card_name(Card card) {
  const box::CardEntry* entry = box::entry(card);
  return entry == nullptr ? std::string() : std::string(entry->name);
}

std::string card_id(Card card) {
  const box::CardEntry* entry = box::entry(card);
  return entry == nullptr ? std::string() : std::string(entry->id);
}

std::string card_text(Card card) {
  const box::CardEntry* entry = box::entry(card);
  if (entry == nullptr) return {};
  switch (rules::kind_of(card)) {
    case rules::CardKind::food:
      return "Food: 1 point when it hits. Alone, or with a Topping, a Condition or both.";
    case rules::CardKind::topping:
      return "Topping: 1 point when it hits. Alone, on a Food, or two together. Read “" +
             std::string(entry->text) + " " + std::string(entry->name) + "”.";
    case rules::CardKind::condition:
      return "Condition: 2 points more on a Food or a Topping; never thrown alone. Three cards together that "
             "hit are CAFE CHAOS: you heal 2.";
    default:
      return std::string(entry->text);
  }
}

std::string short_rule(Card card) {
  if (rules::is_food(card)) return card_name(card) + ": a Food, worth 1.";
  if (rules::is_topping(card)) return card_name(card) + ": a Topping, worth 1, alone or on something.";
  if (rules::is_condition(card)) return card_name(card) + ": a Condition, worth 2 on a Food or a Topping.";
  constexpr std::size_t k_most = 118;
  const std::string rule = card_text(card);
  if (rule.size() <= k_most) return rule;
  const std::size_t sentence = rule.rfind(". ", k_most - 1);
  if (sentence != std::string::npos) return rule.substr(0, sentence + 1);
  const std::size_t word = rule.rfind(' ', k_most - 3);
  return rule.substr(0, word) + " …";
}

std::string combo_name(std::span<const Card> cards) {
  std::string conditions;
  std::string base;
  std::string phrase;
  for (const Card card : cards) {
    if (rules::is_condition(card)) conditions += card_name(card) + " ";
    if (rules::is_food(card)) base += (base.empty() ? "" : " and ") + card_name(card);
  }
  for (const Card card : cards) {
    if (!rules::is_topping(card)) continue;
    const box::CardEntry* entry = box::entry(card);
    if (entry == nullptr) continue;
    if (base.empty()) {
      base = entry->name;
    } else {
      phrase += (phrase.empty() ? " " : " and ") + std::string(entry->text) + " " + std::string(entry->name);
    }
  }
  // Swing alone may throw a Condition by itself (CC-192).
  if (base.empty() && !conditions.empty()) conditions.pop_back();
  return conditions + base + phrase;
}

std::string a_card(Card card) {
  const std::string name = card_name(card);
  return name.empty() ? "a card" : name;
}

std::string cards_words(int cards) {
  return cards == 1 ? "1 card" : std::to_string(cards) + " cards";
}

std::string points_words(int points) {
  return points == 1 || points == -1 ? std::to_string(points) + " point" : std::to_string(points) + " points";
}

std::string card_picture(Card card) {
  switch (rules::kind_of(card)) {
    case rules::CardKind::food:
      return "food-" + card_id(card);
    case rules::CardKind::topping:
      return "topping-" + card_id(card);
    case rules::CardKind::condition:
      return "condition-" + card_id(card);
    case rules::CardKind::action:
      return "action-" + card_id(card);
    case rules::CardKind::event:
      return "event-" + card_id(card);
    case rules::CardKind::none:
      break;
  }
  return "small-back";
}

std::string nothing_words(Nothing why, const Names& names, int target) {
  switch (why) {
    case Nothing::cheat_first:
      return "there is no card before it";
    case Nothing::copy_nothing:
      return "there is nothing to copy";
    case Nothing::copy_declined:
      return "not copied";
    case Nothing::nothing_to_throw:
      return "nothing to throw";
    case Nothing::nothing_to_take:
      return "nothing to take";
    case Nothing::too_few_points:
      return names[target] + " has more points";
    case Nothing::no_throwables:
      return "no food there";
    case Nothing::hidden:
      return names[target] + " hides";
    case Nothing::stopped_by_duck:
      return names[target] + " ducks";
    case Nothing::already_at_limit:
      return names[target] + " is at 9 already";
    case Nothing::aims_at_self:
      return "it comes back to its owner";
    case Nothing::stands_still:
      return "waits for attacks, all through this action";
  }
  return {};
}

}  // namespace game::food_fight
