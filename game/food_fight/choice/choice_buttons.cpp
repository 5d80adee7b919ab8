// What the buttons say, and the rule of what is in focus.
#include "game/food_fight/choice/choice_words.hpp"

namespace game::food_fight {

using rules::Kind;
using rules::Verb;

namespace {

/// What a press throws with: "lob".
std::string throwing(const Choice& choice) {
  return rules::cause_of(choice.question()) == Card::lob ? "lob" : "throw";
}

}  // namespace

std::string confirm_words(const Choice& choice) {
  const Spot* focus = choice.focus();
  if (focus == nullptr) return "pick";
  switch (focus->kind) {
    case SpotKind::seat:
      return choice.kind() == Kind::target ? "aim" : (choice.turned_bottle() >= 0 ? "turn" : "pick");
    case SpotKind::floor:
      return choice.kind() == Kind::take ? "take" : "pick";
    case SpotKind::hand:
      if (choice.kind() == Kind::plan) return "place";
      if (choice.is_picked(*focus)) return "untick";
      if (choice.kind() == Kind::drop) return "drop";
      if (choice.kind() == Kind::event) return "play";
      return choice.buttons().empty() || choice.kind() == Kind::blast ? "pick" : "add";
    case SpotKind::bottle:
      return "pick";
    case SpotKind::button:
      break;
  }
  if (focus->verb() == k_not_this_round) return "pass";
  switch (focus->verb()) {
    case Verb::plan:
      return "ready";
    case Verb::throw_food:
    case Verb::throw_cheese:
      return throwing(choice);
    case Verb::swing:
    case Verb::swing_cheese:
      return "swing";
    case Verb::discard:
      return "discard";
    case Verb::offer:
      return "offer";
    case Verb::keep:
      return "keep";
    case Verb::eat:
      return "eat";
    case Verb::pass:
      return choice.kind() == Kind::event ? "pass" : "choose";
    default:
      return "choose";
  }
}

std::string button_words(const Choice& choice, const CardBook& cards, Verb verb) {
  if (verb == k_not_this_round) return "Not this round";
  switch (verb) {
    case Verb::plan:
      return "Ready";
    case Verb::throw_food:
      return rules::cause_of(choice.question()) == Card::lob ? "Lob!" : "Throw!";
    case Verb::swing:
      return "Swing!";
    case Verb::blast:
      return "Blast!";
    case Verb::throw_cheese:
    case Verb::swing_cheese:
    case Verb::blast_cheese:
      return "With cheese";
    case Verb::cheer_draw:
      return "Draw";
    case Verb::cheer_heal:
      return cards.is(rules::Fight::cafe_chaos) ? "Heal 1" : "Drop 1";
    case Verb::belch:
      return "At one";
    case Verb::offer:
      return "Offer";
    case Verb::claim:
      return "Take it";
    case Verb::draw:
      return "Draw";
    case Verb::keep:
      return "Keep";
    case Verb::discard:
      if (!choice.question().is_sequence()) return "Discard";
      return choice.picked().empty() ? "Discard none" : "Discard " + std::to_string(choice.picked().size());
    case Verb::eat:
      return "Eat: −2";
    case Verb::copy:
      return "Copy";
    case Verb::add:
      return "Add";
    case Verb::vote_up:
      return "Thumbs up";
    case Verb::vote_down:
      return "Thumbs down";
    case Verb::pass:
      break;
    default:
      return "OK";
  }
  switch (choice.kind()) {
    case Kind::event:
      return "Pass";
    case Kind::drop:
    case Kind::counter:
      return "Take the hit";
    case Kind::more:
    case Kind::blast:
      return "Stop";
    case Kind::retarget:
    case Kind::confuse:
      return "Leave them";
    default:
      return "No, thanks";
  }
}

stage::Info card_info(const CardBook& cards, Card card, const std::string& before) {
  return {before + cards.name(card), cards.text(card), cards.picture(card)};
}

stage::Info seat_info(const Shown& shown, const Names& names, int seat) {
  const Card acting = shown.acting(seat);
  const Card card = acting != Card::none ? acting : shown.at(seat).character;
  return card == Card::none ? stage::Info{} : card_info(names.cards, card, names[seat] + ": ");
}

stage::Info focus_info(const Choice& choice, const Names& names) {
  const Spot* focus = choice.focus();
  if (focus == nullptr) return {};
  if (focus->kind == SpotKind::hand || focus->kind == SpotKind::floor)
    return card_info(names.cards, focus->card(), {});
  const Card cause = rules::cause_of(choice.question());
  if (cause != Card::none) return card_info(names.cards, cause, {});
  if (focus->kind == SpotKind::seat || focus->kind == SpotKind::bottle)
    return seat_info(choice.shown(), names, focus->value);
  return {};
}

}  // namespace game::food_fight
