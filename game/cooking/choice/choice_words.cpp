// The words of the three kinds of decision.
#include "game/cooking/choice/choice_words.hpp"

#include <algorithm>
#include <span>

#include "engine/cooking_customers/cards.hpp"
#include "game/cooking/choice/forecast.hpp"

namespace game::cooking {

using rules::CardKind;
using rules::Kind;
using rules::Verb;

namespace {

/// Without a cook the turn just ends.
bool cooks(const Choice& choice) {
  return choice.shown().player(choice.seat_index()).cook != Card::none;
}

/// Why a card can only be thrown away now, as its title says.
std::string why_only_tray(const Choice& choice, Card card) {
  const rules::Board& board = choice.shown().board;
  const std::string name = cooking::card_name(card);
  if (rules::is(card, CardKind::defence)) return name + " is for attacks on you: better keep it.";
  if (rules::is_helpful(card) && board.played_own > 0)
    return name + " would be the second card for yourself.";
  if (!rules::is_helpful(card) && board.played_opponent > 0)
    return name + " would be the second card on somebody else.";
  if (card == Card::thief) return "Nobody has a supply that a Thief could take.";
  return name + " would change nothing.";
}

bool only_tray(const Choice& choice, const Spot& spot) {
  const auto answers = choice.answers_at(spot);
  return std::all_of(answers.begin(), answers.end(),
                     [](const core::Choice& answer) { return rules::verb_of(answer) == Verb::discard; });
}

/// A card is in focus that can go nowhere else.
bool focus_is_for_tray(const Choice& choice) {
  const Spot* focus = choice.focus();
  return focus != nullptr && focus->kind == SpotKind::hand && only_tray(choice, *focus);
}

Forecast forecast_of(const Choice& choice, const Names& names, const core::Choice& answer) {
  return forecast(choice.shown(), names, choice.hand(), choice.seat_index(), answer);
}

/// A card in focus: what it would do at home, or what it is.
std::string card_words(const Choice& choice, const Names& names, const Spot& spot) {
  const Card card = choice.row()[static_cast<std::size_t>(spot.value)];
  const auto answers = choice.answers_at(spot);
  if (choice.kind() == Kind::counter)
    return answers.empty() ? short_rule(card) : forecast_of(choice, names, answers.front()).text;
  if (only_tray(choice, spot)) return why_only_tray(choice, card);
  const bool own = rules::verb_of(answers.front()) == Verb::play;
  return own ? forecast_of(choice, names, answers.front()).text : short_rule(card);
}

std::string focus_words(const Choice& choice, const Names& names) {
  const Spot* focus = choice.focus();
  if (focus == nullptr) return {};
  if (focus->kind == SpotKind::hand) return card_words(choice, names, *focus);
  const auto answers = choice.answers_at(*focus);
  if (answers.empty()) return {};
  if (answers.size() > 1) return names[focus->seat()] + " loses a turn. Take over the order too?";
  return forecast_of(choice, names, answers.front()).text;
}

/// After a card is picked.
std::string where_words(const Choice& choice) {
  const std::string card = cooking::card_name(choice.card());
  const Spot& first = choice.spots().front();
  if (first.kind == SpotKind::button) return card + ": the order too?";
  const bool away = choice.spots().size() == 1 && first.kind == SpotKind::tray;
  return away ? "Throw away " + card + "?" : card + ": where?";
}

/// What is asked.
std::string ask_words(const Choice& choice) {
  const rules::Board& board = choice.shown().board;
  switch (choice.kind()) {
    case Kind::play:
      if (choice.places()) return where_words(choice);
      // Before the press: a second one throws it away.
      if (focus_is_for_tray(choice)) return "Only to throw away";
      return board.played() == 0 ? "Play a card" : "A second card?";
    case Kind::counter:
      return "Stop " + cooking::card_name(board.attack.card) + "?";
    case Kind::lose:
      return "Which supply goes?";
  }
  return "Choose";
}

std::string things(const std::string& label, std::span<const Card> cards) {
  if (cards.empty()) return {};
  std::vector<std::string> names;
  for (const Card card : cards) names.push_back(cooking::card_name(card));
  return label + stage::joined(names) + ". ";
}

}  // namespace

stage::Caption choice_caption(const Choice& choice, const Names& names) {
  // The mark beside it says whose choice it is.
  return {choice.seat_index(), ask_words(choice), focus_words(choice, names)};
}

std::string button_words(const Choice& choice, Verb verb) {
  switch (verb) {
    case Verb::done:
      return cooks(choice) ? "Cook!" : "Done";
    case Verb::take_over:
      return "Take the order";
    case Verb::leave:
      return "Leave the order";
    default:
      return "Let it be";
  }
}

std::string confirm_words(const Choice& choice) {
  const Spot* focus = choice.focus();
  if (focus == nullptr) return "pick";
  switch (focus->kind) {
    case SpotKind::hand:
      return choice.kind() == Kind::counter ? "stop it" : "pick";
    case SpotKind::station:
      return choice.answers_at(*focus).size() > 1 ? "pick" : "play";
    case SpotKind::cook:
    case SpotKind::helper:
      return "lure";
    case SpotKind::supply:
      return choice.kind() == Kind::lose ? "give up" : "steal";
    case SpotKind::tray:
      return "throw away";
    case SpotKind::button:
      break;
  }
  return focus->verb() == Verb::done && cooks(choice) ? "cook" : "choose";
}

std::string question_words(const core::Question& question, const Shown& shown, const Names& names) {
  const std::string who = names[core::index(question.seat())] + ": ";
  switch (rules::kind_of(question)) {
    case Kind::play:
      return who + (shown.board.played() == 0 ? "a card" : "a second card?");
    case Kind::lose:
      return who + "which supply goes?";
    case Kind::counter:
      break;
  }
  return {};
}

stage::Info card_info(Card card) {
  if (card >= Card::hidden) return {};
  return {std::string(rules::card_name(card)), std::string(rules::card_text(card)), card_picture(card)};
}

stage::Info station_info(const Shown& shown, const Names& names, int seat) {
  const rules::Player& player = shown.player(seat);
  const rules::Side& side = shown.side(shown.side_of(seat));
  std::string text = player.cook == Card::none ? "No cook. "
                                               : cooking::card_name(player.cook) + ", next roll " +
                                                     dice_words(rules::cooking_dice(player)) + ". ";
  if (const int extra = rules::extra_dice(player); extra > 0) text += "Then " + dice_words(extra) + " more. ";
  if (player.helper != Card::none) text += "Helper: " + cooking::card_name(player.helper) + ". ";
  text += things("Waiting: ", player.plus.span());
  text += things("Minus: ", player.minus.span());
  text += things("Supplies: ", player.supplies.span());
  text += side.needs == 0
              ? "No order. "
              : "Order " + std::to_string(side.meals) + " of " + std::to_string(side.needs) + ". ";
  text += "Tips $" + std::to_string(side.money) + ".";
  if (player.owes_turn != 0) text += " Skips the next turn.";
  const bool cooks = player.cook != Card::none;
  return {names.possessive(seat) + " kitchen", text,
          cooks ? cook_sprite(player.cook, shown.cook_look[static_cast<std::size_t>(seat)], CookMood::fresh)
                : "cook-place"};
}

stage::Info focus_info(const Choice& choice, const Names& names) {
  const Spot* focus = choice.focus();
  if (choice.kind() == Kind::counter && (focus == nullptr || focus->kind == SpotKind::button))
    return card_info(choice.shown().board.attack.card);
  if (choice.card() != Card::none) return card_info(choice.card());
  if (focus == nullptr) return {};
  if (focus->kind == SpotKind::supply) return card_info(focus->supply());
  return station_info(choice.shown(), names, choice.seat_index());
}

}  // namespace game::cooking
