// What is asked and what the thing in focus would do, for all 28 kinds of decision.
#include "game/food_fight/choice/choice_words.hpp"

#include <algorithm>
#include <array>

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
      return rules::cause_of(question) == Card::pitch ? "pitch a card of the Floor"
                                                      : "swing a card of the Floor";
    case Kind::blast:
      return "blast away, card by card";
    case Kind::cheer:
      return "draw or " + std::string(names.cards.pages().heal) + ", and with whom?";
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
      return (question.is_sequence() ? "discard any cards" : "discard a card") + with_cause;
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
      return "play an event now?";
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
  const int target = choice.shown().at(me).target;
  const std::string open =
      forecast(choice.shown(), names, {rules::cause_of(choice.question()), cards}, target);
  if (!open.empty()) return names.cards.combo_name(cards) + ": " + open + ".";
  std::string text = names.cards.combo_name(cards) + " at " + names[target] + ": " + sign(value);
  if (names.cards.id(choice.shown().event) == "taco-tuesday" && choice.shown().vote == rules::Vote::up)
    text =
        names.cards.combo_name(cards) + " at " + names[target] + ": " + sign(value + 1) + " (Taco Tuesday)";
  if (cards.size() >= 3) text += ", and you " + std::string(names.cards.pages().heal) + " 2 if it hits";
  const bool focus_cheese = choice.focus() != nullptr && choice.focus()->kind == SpotKind::button &&
                            choice.focus()->verb() == Verb::throw_cheese;
  if (focus_cheese) text += ", cheese +1";
  // What a Condition does besides (WF-091) is said while it is in focus.
  const Spot* focus = choice.focus();
  const bool super = focus != nullptr && focus->kind == SpotKind::hand && names.cards.is_super(focus->card());
  return text + (super ? ". " + names.cards.short_rule(focus->card()) : ".");
}

/// The moment of a window (WF-A60): what has just happened, or comes next.
std::string moment_words(const Choice& choice, const Names& names) {
  const auto attack = rules::context_of(choice.question());
  if (attack.under_way != 0) return attack_words(attack, names) + ".";
  const Shown& shown = choice.shown();
  const int seat = std::max(shown.window_seat, 0);
  const std::string card = names.cards.name(shown.acting(seat));
  const std::string whose = names.possessive(seat) + " " + (card.empty() ? "action" : card) + ".";
  switch (shown.window) {
    case rules::Moment::aims_set:
      return "Before the plans are made.";
    case rules::Moment::flipped:
      return "All have flipped action " + std::to_string(std::max(shown.set, 1)) + ".";
    case rules::Moment::before_action:
      return "Before " + whose;
    case rules::Moment::declared:
    case rules::Moment::after_action:
      return "After " + whose;
    case rules::Moment::round_end:
      return "Before the round ends.";
  }
  return {};
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
      if (const std::string open = forecast(shown, names, {Card::blast, cards}, seat); !open.empty())
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
    case Kind::event:
      return moment_words(choice, names);
    default:
      return "Do nothing.";
  }
}

/// Recycle (WF-066): what goes and what comes.
std::string recycle_words(const Choice& choice, const Names& names) {
  const std::vector<Card> cards = choice.cards(true);
  const std::string gone = cards.empty() ? "Nothing" : names.cards.name(cards.front());
  return gone + " goes to the Trash; its top three Foods and Toppings come to you.";
}

/// Fire Drill keeps one, What the Food?!'s Rally two of three (WF-078).
std::string keep_words(const Choice& choice, const Names& names) {
  if (names.cards.is(rules::Fight::cafe_chaos)) return {};
  std::string kept;
  for (const Card card : choice.cards(false)) kept += (kept.empty() ? "" : " and ") + names.cards.name(card);
  const bool rally = rules::cause_of(choice.question()) == Card::rally;
  return "You keep " + kept + (rally ? "; the other goes back on top." : "; the others are discarded.");
}

/// A warning when such an action is planned with nothing in hand that it could throw (WF-040, CC-090).
std::string empty_handed(const Choice& choice, Card card) {
  constexpr std::array k_throws{Card::throw_food, Card::extra_throw, Card::hunt, Card::lob, Card::vengeance};
  if (std::find(k_throws.begin(), k_throws.end(), card) == k_throws.end()) return {};
  const std::vector<Card>& food = choice.hand().food;
  return std::any_of(food.begin(), food.end(), rules::is_base) ? "" : " No Food or Topping in hand yet.";
}

/// The plan as it would be confirmed.
std::string plan_words(const Choice& choice) {
  std::string warning;
  for (const Card card : choice.cards(false)) warning = std::max(warning, empty_handed(choice, card));
  return "These three, from left to right." + warning;
}

std::string button_meaning(const Choice& choice, const Names& names, Verb verb) {
  if (verb == k_not_this_round) return "Pass, and ask me no more in this round.";
  const auto attack = rules::context_of(choice.question());
  switch (verb) {
    case Verb::plan:
      return plan_words(choice);
    case Verb::throw_food:
    case Verb::throw_cheese:
      return throw_words(choice, names);
    case Verb::cheer_draw:
      return names.cards.is(rules::Fight::cafe_chaos) ? "You and a friend draw a Food or Topping each."
                                                      : "You and a friend draw a card each.";
    case Verb::cheer_heal:
      return "You and a friend " + std::string(names.cards.pages().heal) + " 1 each.";
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
      if (!choice.question().is_sequence()) return recycle_words(choice, names);
      return "Discard " + cards_words(static_cast<int>(choice.picked().size())) + ", draw " +
             std::to_string(choice.picked().size() + 1) + ".";
    case Verb::add:
      return names.cards.combo_name(choice.cards(false)) +
             " more: " + sign(attack.value + names.cards.combo_value(choice.cards(false))) + " for " +
             names[attack.receiver] + ".";
    case Verb::keep:
      return keep_words(choice, names);
    case Verb::eat:
      return "Both cards are eaten: you " + std::string(names.cards.pages().heal) + " 2.";
    case Verb::swing_cheese:
    case Verb::blast_cheese:
      return "With Extra Cheese: +1 more.";
    case Verb::pass:
      return pass_words(choice, names);
    default:
      return {};
  }
}

/// What playing that event now would do; what one plays while food flies is a matter of that attack.
std::string event_words(const Choice& choice, const Names& names, Card event) {
  const auto attack = rules::context_of(choice.question());
  const bool stops = attack.under_way != 0 && names.cards.id(event) == "fire-drill";
  return (stops ? names.possessive(attack.attacker) + " attack is off. " : std::string()) +
         names.cards.short_rule(event);
}

/// A card that leaves the hand for somebody, or for the Floor (WF-074, WF-097).
std::string given_words(const Choice& choice, const Names& names, Card card) {
  if (rules::cause_of(choice.question()) != Card::goose) return names.cards.short_rule(card);
  return names.cards.name(card) + " goes to " + names[std::max(choice.shown().turn, 0)] + ".";
}
std::string dropped_words(const Choice& choice, const Names& names, Card card) {
  const std::string name = names.cards.name(card);
  if (rules::kind_of(card) == rules::CardKind::event) return name + " drops, and happens at once.";
  const bool misses = rules::context_of(choice.question()).under_way != 0;
  return name + " drops to the Floor" + (misses ? ", and the attack misses." : ".");
}

std::string card_words(const Choice& choice, const Names& names, Card card) {
  const auto attack = rules::context_of(choice.question());
  const std::string name = names.cards.name(card);
  const int me = choice.seat_index();
  const int target = choice.shown().at(me).target;
  switch (choice.kind()) {
    case Kind::throw_food:
      return throw_words(choice, names);
    case Kind::swing:
      if (const std::string open =
              forecast(choice.shown(), names, {rules::cause_of(choice.question()), {&card, 1}}, target);
          !open.empty())
        return name + ": " + open + ".";
      return name + " at " + names[target] + ": " + sign(names.cards.combo_value({&card, 1})) + ".";
    case Kind::plan:
      return names.cards.short_rule(card) + empty_handed(choice, card);
    case Kind::drop:
      return dropped_words(choice, names, card);
    case Kind::give:
      return given_words(choice, names, card);
    case Kind::discard:
      return choice.question().is_sequence() ? names.cards.short_rule(card) : recycle_words(choice, names);
    case Kind::yeet:
      return name + " on it: " + sign(attack.value + 1) + " for " + names[attack.target] + ".";
    case Kind::add:
      return names.cards.combo_name(choice.cards(true)) + ": " +
             sign(attack.value + names.cards.combo_value(choice.cards(true))) + " for " +
             names[attack.receiver] + ".";
    case Kind::counter:
      return name + " back: 2 splash for " + names[target] + ".";
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
      return event_words(choice, names, card);
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

}  // namespace game::food_fight
