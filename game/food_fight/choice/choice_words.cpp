// The words of all 28 kinds of decision.
#include "game/food_fight/choice/choice_words.hpp"

#include <algorithm>

#include "game/food_fight/choice/forecast.hpp"

namespace game::food_fight {

using rules::Kind;
using rules::Verb;

namespace {

/// Whose bottle alone is to turn; −1: that is to be chosen, or nobody's.
int owner_of_bottle(const core::Question& question) {
  int owner = -1;
  for (int i = 0; i < question.size(); ++i) {
    const core::Choice option = question.option(i);
    if (rules::verb_of(option) != Verb::retarget) continue;
    if (owner >= 0 && owner != option[0]) return -1;
    owner = option[0];
  }
  return owner;
}

std::string turn_words(const core::Question& question, const Names& names, int owner) {
  if (owner < 0) return "turn whose bottle?";
  return "turn " +
         (owner == core::index(question.seat()) ? std::string("your own") : names.possessive(owner)) +
         " bottle at whom?";
}

/// What is asked, after the name: "pick your target".
std::string ask_words(const core::Question& question, const Names& names) {
  const std::string cause = names.cards.name(rules::cause_of(question));
  const std::string with_cause = cause.empty() ? std::string() : " (" + cause + ")";
  switch (rules::kind_of(question)) {
    case Kind::target:
      return "aim at somebody" + with_cause;
    case Kind::plan:
      return "pick three actions";
    case Kind::retarget:
      return turn_words(question, names, owner_of_bottle(question)) + with_cause;
    case Kind::confuse:
      return "pay a card, turn a bottle";
    case Kind::take:
      return "take a card" + with_cause;
    case Kind::give:
      return "give a card" + with_cause;
    case Kind::throw_food:
      return "what do you " + std::string(rules::cause_of(question) == Card::lob ? "lob?" : "throw?");
    case Kind::swing:
      return "swing a card of the Floor";
    case Kind::blast:
      return "blast away, card by card";
    case Kind::cheer:
      return "draw or heal, and with whom?";
    case Kind::belch:
      return "belch at one or at all?";
    case Kind::offer:
      return "offer one or two cards";
    case Kind::claim:
      return "take what is offered?";
    case Kind::more:
      return "one more card?";
    case Kind::keep:
      return "keep which?" + with_cause;
    case Kind::discard:
      return "discard any cards" + with_cause;
    case Kind::swap:
      return "whose hands change places?";
    case Kind::splat:
      return "who gets a point?" + with_cause;
    case Kind::eat:
      return "eat a Food with a Topping?";
    case Kind::copy:
      return "copy your target?";
    case Kind::yeet:
      return "add a Topping?";
    case Kind::drop:
      return "drop a card" + with_cause;
    case Kind::add:
      return "add to the smash?";
    case Kind::counter:
      return "strike back?";
    case Kind::self:
      return "your own food turns on you";
    case Kind::vote:
      return "vote" + with_cause;
    case Kind::trade:
      return "trade with the Floor?";
    case Kind::event:
      return "which event?";
  }
  return "choose";
}

std::string sign(int points) {
  return points >= 0 ? "+" + std::to_string(points) : "−" + std::to_string(-points);
}

std::string attack_words(const rules::AttackContext& attack, const Names& names) {
  if (attack.under_way == 0) return {};
  return names.possessive(attack.attacker) + " " + names.cards.name(attack.action) + ", " +
         points_words(attack.value) + ", comes at " + names[attack.target];
}

std::string throw_words(const Choice& choice, const Names& names) {
  const std::vector<Card> cards = choice.cards(true);
  if (cards.empty()) return "Pick cards below.";
  const int value = names.cards.combo_value(cards);
  const int me = choice.seat_index();
  const std::string open =
      forecast(choice.shown(), names, rules::cause_of(choice.question()), choice.shown().at(me).target);
  if (!open.empty()) return names.cards.combo_name(cards) + ": " + open + ".";
  std::string text =
      names.cards.combo_name(cards) + " at " + names[choice.shown().at(me).target] + ": " + sign(value);
  if (names.cards.id(choice.shown().event) == "taco-tuesday" && choice.shown().vote == rules::Vote::up)
    text = names.cards.combo_name(cards) + " at " + names[choice.shown().at(me).target] + ": " +
           sign(value + 1) + " (Taco Tuesday)";
  if (cards.size() >= 3) text += ", and you heal 2 if it hits";
  const bool focus_cheese = choice.focus() != nullptr && choice.focus()->kind == SpotKind::button &&
                            choice.focus()->verb() == Verb::throw_cheese;
  if (focus_cheese) text += ", cheese +1";
  return text + ".";
}

std::string seat_words(const Choice& choice, const Names& names, int seat) {
  const Shown& shown = choice.shown();
  const std::string points = points_words(shown.at(seat).points);
  switch (choice.kind()) {
    case Kind::target:
      return "This round you aim at " + names[seat] + " (" + points + ").";
    case Kind::retarget:
    case Kind::confuse:
      return choice.turned_bottle() < 0
                 ? "The bottle turns to " + names[seat] + "."
                 : names.possessive(choice.turned_bottle()) + " bottle turns to " + names[seat] + ".";
    case Kind::blast: {
      const std::vector<Card> cards = choice.cards(false);
      if (const std::string open = forecast(shown, names, Card::blast, seat); !open.empty())
        return open + ".";
      return (cards.empty() ? std::string("It") : names.cards.name(cards.front())) + " at " + names[seat] +
             ": +1.";
    }
    case Kind::cheer:
      return names[seat] + " (" + points + ") gets the same.";
    case Kind::splat:
      return names[seat] + " gains 1: " + std::to_string(shown.at(seat).points) + " → " +
             std::to_string(shown.at(seat).points + 1) + ".";
    case Kind::give:
      return names[seat] + " gets it.";
    case Kind::swap:
      return names[seat] + " holds " + cards_words(shown.at(seat).cards) + ".";
    default:
      return names[seat] + ", " + points + ".";
  }
}

std::string pass_words(const Choice& choice, const Names& names) {
  const auto attack = rules::context_of(choice.question());
  switch (choice.kind()) {
    case Kind::drop:
    case Kind::add:
      return attack.under_way != 0 ? "No: " + attack_words(attack, names) + "." : "Nothing is dropped.";
    case Kind::yeet:
      return "Leave it: " + attack_words(attack, names) + ".";
    case Kind::counter:
      return "Take it, and keep your cards.";
    case Kind::retarget:
    case Kind::confuse:
      return "All bottles stay as they are.";
    case Kind::take:
      return "Take no more.";
    case Kind::blast:
      return "Stop here and keep the other cards.";
    case Kind::more:
      return "Stop, and keep what you drew.";
    case Kind::claim:
      return "Leave it to the next.";
    case Kind::trade:
      return "Keep your hand as it is.";
    case Kind::eat:
      return "Keep the cards.";
    default:
      return "Do nothing.";
  }
}

std::string button_meaning(const Choice& choice, const Names& names, Verb verb) {
  const auto attack = rules::context_of(choice.question());
  switch (verb) {
    case Verb::plan:
      return "These three, from left to right.";
    case Verb::throw_food:
    case Verb::throw_cheese:
      return throw_words(choice, names);
    case Verb::cheer_draw:
      return "You and a friend draw a Food or Topping each.";
    case Verb::cheer_heal:
      return "You and a friend heal 1 each.";
    case Verb::belch:
      return names[choice.shown().at(choice.seat_index()).target] + " gains 1.";
    case Verb::claim:
      return "The cards come into your hand.";
    case Verb::draw:
      return "A Condition or an Action loses all that you drew.";
    case Verb::copy:
      return "You do the same as " + names[choice.shown().at(choice.seat_index()).target] + ".";
    case Verb::vote_up:
    case Verb::vote_down:
      return names.cards.short_rule(rules::cause_of(choice.question()));
    case Verb::discard:
      return "Discard " + cards_words(static_cast<int>(choice.picked().size())) + ", draw " +
             std::to_string(choice.picked().size() + 1) + ".";
    case Verb::add:
      return names.cards.combo_name(choice.cards(false)) +
             " more: " + sign(attack.value + names.cards.combo_value(choice.cards(false))) + " for " +
             names[attack.receiver] + ".";
    case Verb::eat:
      return "Both cards are eaten: you heal 2.";
    case Verb::swing_cheese:
    case Verb::blast_cheese:
      return "With Extra Cheese: +1 more.";
    case Verb::pass:
      return pass_words(choice, names);
    default:
      return {};
  }
}

std::string card_words(const Choice& choice, const Names& names, Card card) {
  const auto attack = rules::context_of(choice.question());
  const std::string name = names.cards.name(card);
  const int me = choice.seat_index();
  switch (choice.kind()) {
    case Kind::throw_food:
      return throw_words(choice, names);
    case Kind::swing:
      if (const std::string open = forecast(choice.shown(), names, Card::swing, choice.shown().at(me).target);
          !open.empty())
        return name + ": " + open + ".";
      return name + " at " + names[choice.shown().at(me).target] + ": " +
             sign(names.cards.combo_value({&card, 1})) + ".";
    case Kind::plan:
      return names.cards.short_rule(card);
    case Kind::drop:
      return name + " drops to the Floor" + (attack.under_way != 0 ? ", and the attack misses." : ".");
    case Kind::yeet:
      return name + " on it: " + sign(attack.value + 1) + " for " + names[attack.target] + ".";
    case Kind::add:
      return names.cards.combo_name(choice.cards(true)) + ": " +
             sign(attack.value + names.cards.combo_value(choice.cards(true))) + " for " +
             names[attack.receiver] + ".";
    case Kind::counter:
      return name + " back: 2 splash for " + names[choice.shown().at(me).target] + ".";
    case Kind::belch:
      return name + " is gone, and everybody else gains 1.";
    case Kind::self:
      return name + " splats in your own face: +1.";
    case Kind::trade:
      return choice.picked().empty() ? name + " goes to the Floor." : "You get " + name + ".";
    case Kind::confuse:
      return name + " pays for turning one bottle.";
    case Kind::blast:
      return name + ": pick it, then whom it hits.";
    case Kind::event:
      return names.cards.short_rule(card);
    default:
      return names.cards.short_rule(card);
  }
}

std::string focus_words(const Choice& choice, const Names& names) {
  const Spot* focus = choice.focus();
  if (focus == nullptr) return {};
  switch (focus->kind) {
    case SpotKind::seat:
      return seat_words(choice, names, focus->value);
    case SpotKind::bottle:
      return names.possessive(focus->value) + " bottle points at " +
             names[choice.shown().at(focus->value).target] + ".";
    case SpotKind::hand:
    case SpotKind::floor:
      return card_words(choice, names, focus->card());
    case SpotKind::button:
      return button_meaning(choice, names, focus->verb());
  }
  return {};
}

}  // namespace

std::string question_words(const core::Question& question, const Names& names) {
  return names[core::index(question.seat())] + ": " + ask_words(question, names);
}

Caption choice_caption(const Choice& choice, const Names& names) {
  std::string title = question_words(choice.question(), names);
  const bool turns = choice.kind() == Kind::retarget || choice.kind() == Kind::confuse;
  if (turns && !choice.picked().empty() && choice.turned_bottle() >= 0)
    title = names[choice.seat_index()] + ": " + turn_words(choice.question(), names, choice.turned_bottle());
  return {choice.seat_index(), title, focus_words(choice, names)};
}

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
      return choice.buttons().empty() || choice.kind() == Kind::blast ? "pick" : "add";
    case SpotKind::bottle:
      return "pick";
    case SpotKind::button:
      break;
  }
  switch (focus->verb()) {
    case Verb::plan:
      return "ready";
    case Verb::throw_food:
    case Verb::throw_cheese:
      return rules::cause_of(choice.question()) == Card::lob ? "lob" : "throw";
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
    default:
      return "choose";
  }
}

std::string button_words(const Choice& choice, Verb verb) {
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
      return "Heal 1";
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
