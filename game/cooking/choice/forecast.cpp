// Plays a choice in thought on a copy of what lies open, by the rules' own counting.
#include "game/cooking/choice/forecast.hpp"

#include <algorithm>
#include <vector>

#include "engine/cooking_customers/question.hpp"

namespace game::cooking {

using rules::CardKind;
using rules::Symbol;
using rules::Verb;

namespace {

/// Who looks, at what.
struct Look {
  const Shown& shown;
  const Names& names;
  const Hand& hand;
  int me;

  bool mine(int seat) const { return seat == me; }
  /// "Your", "Bo's".
  std::string whose(int seat) const { return mine(seat) ? "Your" : names.possessive(seat); }
  /// Whose it is where it is not one's own: "Bo: ".
  std::string of(int seat) const { return mine(seat) ? std::string() : names[seat] + ": "; }
  /// "You", "Bo"; verbs in the plain form fit the first, with an s the other.
  std::string who(int seat) const { return mine(seat) ? "You" : names[seat]; }
  std::string verb(int seat, const std::string& plain, const std::string& third) const {
    return who(seat) + " " + (mine(seat) ? plain : third);
  }
  const rules::Player& player(int seat) const { return shown.player(seat); }
  const rules::Side& side(int seat) const { return shown.side(shown.side_of(seat)); }
};

std::string from_to(int from, int to) {
  return std::to_string(from) + " → " + std::to_string(to);
}

/// "3 → 2 dice"; from nothing just what there is then.
std::string dice_change(int from, int to) {
  if (from == to) return dice_words(to) + " as before";
  return from == 0 ? dice_words(to) : std::to_string(from) + " → " + dice_words(to);
}

std::string meals_change(int from, int gone) {
  return from_to(from, from - gone) + " meals";
}

/// "Gloves come", "First Aid Kit comes".
std::string with_verb(Card supply, const std::string& plain) {
  return card_name(supply) + " " + plain + (supply == Card::first_aid_kit ? "s" : "");
}

std::string list_of(const std::vector<Card>& cards) {
  std::vector<std::string> names;
  for (const Card card : cards) {
    const std::string name = card_name(card);
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  return stage::joined(names);
}

/// Takes away what new protection sweeps away (KC-A43), and tells what it was.
std::vector<Card> sweep(rules::Player& player) {
  std::vector<Card> swept;
  for (int i = player.minus.size(); i-- > 0;) {
    if (rules::is_protected(player, player.minus[i])) swept.push_back(player.minus.take(i));
  }
  return swept;
}

std::string swept_words(const std::vector<Card>& swept) {
  return swept.empty() ? std::string() : " Sweeps away " + list_of(swept) + ".";
}

Forecast new_cook(const Look& look, int on, Card card) {
  rules::Player player = look.player(on);
  const int before = rules::cooking_dice(player);
  const Card old = player.cook;
  player.cook = card;
  const auto swept = sweep(player);
  const std::string change = dice_change(before, rules::cooking_dice(player));
  std::string text = look.whose(on) + " next roll: " + change + ".";
  if (old != Card::none) text += " " + card_name(old) + " has to go.";
  return {change, text + swept_words(swept)};
}

Forecast new_helper(const Look& look, int on, Card card) {
  const rules::Player& player = look.player(on);
  const int dice = rules::traits(card).dice;
  const std::string extra = dice_words(dice) + " more after each cooking roll";
  std::string text =
      player.cook == Card::none ? "Waits for a cook, then " + extra + "." : look.of(on) + extra + ".";
  if (player.helper != Card::none) text += " " + card_name(player.helper) + " has to go.";
  return {"+" + std::to_string(dice) + " each roll", text};
}

Forecast new_plus(const Look& look, int on, Card card) {
  const int dice = rules::traits(card).dice;
  const bool waits = look.player(on).cook == Card::none;
  const std::string when = waits ? "Waits for a cook. " : "";
  if (card == Card::daily_special)
    return {"blanks are meals", when + "In " + (look.mine(on) ? "your" : look.names.possessive(on)) +
                                    " next cooking roll BLANK is MEAL."};
  return {"+" + std::to_string(dice) + " once",
          when + look.of(on) + dice_words(dice) + " more after the next cooking roll."};
}

Forecast new_minus(const Look& look, int on, Card card) {
  rules::Player player = look.player(on);
  const rules::CardTraits& traits = rules::traits(card);
  if (player.cook == Card::none) {
    const std::string less = dice_words(traits.dice) + " less";
    return {"waits: " + less,
            look.who(on) + (traits.every_roll ? ": with a new cook " : ": in the next roll ") + less + "."};
  }
  const int before = rules::cooking_dice(player);
  player.minus.push_back(card);
  const int after = rules::cooking_dice(player);
  if (before == after) return {"1 die stays", look.verb(on, "keep", "keeps") + " 1 die: the last one stays."};
  const std::string change = dice_change(before, after);
  if (!traits.every_roll) return {change, look.whose(on) + " next roll: " + change + "."};
  return {change, look.whose(on) + " rolls: " + change + ", until " +
                      with_verb(supply_against(traits.symbol), "come") + "."};
}

std::string symbol_words(Symbol symbol) {
  switch (symbol) {
    case Symbol::hand:
      return "the hand";
    case Symbol::foot:
      return "the foot";
    default:
      return "the cross";
  }
}

Forecast new_supply(const Look& look, int on, Card card) {
  rules::Player player = look.player(on);
  const int before = rules::cooking_dice(player);
  player.supplies.push_back(card);
  const auto swept = sweep(player);
  const int after = rules::cooking_dice(player);
  const std::string keeps = "Keeps off minus cards with " + symbol_words(rules::traits(card).symbol) + ".";
  if (swept.empty()) return {"protected", look.of(on) + keeps};
  const std::string change = dice_change(before, after);
  if (before == after) return {"swept clean", "Sweeps away " + list_of(swept) + "."};
  return {change, "Sweeps away " + list_of(swept) + ": " + change + "."};
}

Forecast helpful(const Look& look, int on, Card card) {
  switch (rules::kind_of(card)) {
    case CardKind::cook:
      return new_cook(look, on, card);
    case CardKind::helper:
      return new_helper(look, on, card);
    case CardKind::plus:
      return new_plus(look, on, card);
    default:
      return new_supply(look, on, card);
  }
}

/// What a visitor costs, as parts: "loses a turn", "4 → 2 meals".
std::vector<std::string> losses(const Look& look, int on, Card card) {
  const rules::Player& player = look.player(on);
  const rules::Side& side = look.side(on);
  std::vector<std::string> parts;
  const auto turn = [&] {
    if (player.owes_turn == 0) parts.push_back(look.mine(on) ? "lose a turn" : "loses a turn");
  };
  const auto meals = [&](int gone) {
    if (gone > 0) parts.push_back(meals_change(side.meals, gone));
  };
  const auto helper = [&] { parts.push_back(card_name(player.helper) + " leaves"); };
  switch (card) {
    case Card::found_hair:
      turn();
      meals(rules::half_of(side.meals));
      break;
    case Card::wrong_order:
      meals(std::min<int>(2, side.meals));
      break;
    case Card::cold_food:
      meals(rules::half_of(side.meals));
      break;
    case Card::wants_the_manager:
      turn();
      break;
    case Card::dine_and_dash:
      parts.push_back("the order is gone, " + std::to_string(side.meals) + "/" + std::to_string(side.needs));
      break;
    case Card::bad_review:
      helper();
      break;
    case Card::food_poisoning:
      meals(side.meals);
      break;
    case Card::closed_for_cleaning:
      turn();
      meals(side.meals);
      break;
    default:  // Code Violation
      if (!player.supplies.empty()) {
        parts.emplace_back(look.mine(on) ? "give up a supply" : "gives up a supply");
      } else if (player.helper != Card::none) {
        helper();
      } else {
        meals(rules::half_of(side.meals));
      }
  }
  return parts;
}

Forecast visitor(const Look& look, int on, Card card) {
  const std::string loss = stage::joined(losses(look, on, card));
  const bool cookable = rules::is(card, CardKind::customer);
  return {losses(look, on, card).front(),
          look.who(on) + ": " + loss + ", unless it is stopped" + (cookable ? " or cooked." : ".")};
}

/// A cook or helper comes to the one who plays the card.
Forecast lured(const Look& look, int by, int from, bool helper) {
  const Card who = helper ? look.player(from).helper : look.player(from).cook;
  Forecast gain = helper ? new_helper(look, by, who) : new_cook(look, by, who);
  const std::string to = look.mine(by) ? "you" : look.names[by];
  return {to + ": " + gain.tag, card_name(who) + " comes to " + to + ". " + gain.text};
}

Forecast stolen(const Look& look, int by, Card supply) {
  const Forecast gain = new_supply(look, by, supply);
  return {(look.mine(by) ? "you: " : look.names[by] + ": ") + gain.tag,
          with_verb(supply, "come") + " to " + (look.mine(by) ? "you" : look.names[by]) + ". " + gain.text};
}

std::string order_words(const rules::Side& side) {
  return std::to_string(side.meals) + "/" + std::to_string(side.needs);
}

Forecast take_a_break(const Look& look, int on, bool takes_over) {
  const bool owes = look.player(on).owes_turn != 0;
  const std::string turn = owes ? look.names[on] + " owes a turn already" : look.names[on] + " loses a turn";
  if (!takes_over) return {"loses a turn", turn + "."};
  const rules::Side& own = look.side(look.me);
  std::string text = turn + ", and the order " + order_words(look.side(on)) + " is yours.";
  if (own.needs > 0) text += " Your " + order_words(own) + " goes.";
  return {"yours: " + order_words(look.side(on)), text};
}

Forecast cook_quits(const Look& look, int on) {
  const rules::Player& player = look.player(on);
  return {std::to_string(rules::cooking_dice(player)) + " → 0 dice",
          card_name(player.cook) + " leaves " + look.names[on] + ": no roll before a new cook."};
}

/// Simmer Down's two meals, or the offer that is off.
Forecast stopped(const Look& look) {
  const rules::Attack& attack = look.shown.board.attack;
  if (attack.card == Card::better_offer)
    return {"offer off", "No deal: " + card_name(attack.what) + " stays."};
  const rules::Side& side = look.side(attack.on);
  if (side.needs == 0) return {"stopped", "It is stopped at once."};
  const int now = std::min<int>(side.needs, side.meals + 2);
  std::string text = "It is stopped, and meals come: " + from_to(side.meals, now) + " of " +
                     std::to_string(side.needs) + ".";
  const int tip = look.hand.tips[static_cast<std::size_t>(look.shown.side_of(attack.on))];
  if (now == side.needs && tip > 0) text += " That pays $" + std::to_string(tip) + "!";
  return {"+" + std::to_string(now - side.meals) + " meals", text};
}

Forecast let_happen(const Look& look) {
  const rules::Attack& attack = look.shown.board.attack;
  const int by = look.shown.board.turn;
  const int on = attack.on;
  if (attack.card == Card::better_offer)
    return {"", card_name(attack.what) + " leaves " + (look.mine(on) ? "you" : look.names[on]) + " for " +
                    look.names[by] + "."};
  if (attack.card == Card::thief) return {"", look.names[by] + " takes " + card_name(attack.what) + "."};
  const std::string loss = stage::joined(losses(look, on, attack.card)) + ".";
  if (!rules::is(attack.card, CardKind::customer)) return {"", look.who(on) + ": " + loss};
  const std::string whom = look.mine(on) ? "Else: " : "Else " + look.names[on] + ": ";
  return {"", "Two dice: two MEALs cook it. " + whom + loss};
}

Forecast harmful(const Look& look, int on, const core::Choice& choice) {
  const Card card = rules::card_in(choice);
  switch (rules::verb_of(choice)) {
    case Verb::take_cook:
    case Verb::take_helper:
      return lured(look, look.me, on, rules::verb_of(choice) == Verb::take_helper);
    case Verb::steal:
      return stolen(look, look.me, rules::card_in(choice, 2));
    case Verb::take_over:
    case Verb::leave:
      return take_a_break(look, on, rules::verb_of(choice) == Verb::take_over);
    default:
      break;
  }
  if (card == Card::cook_quits) return cook_quits(look, on);
  switch (rules::kind_of(card)) {
    case CardKind::cook:
      return new_cook(look, on, card);
    case CardKind::minus:
      return new_minus(look, on, card);
    default:
      return visitor(look, on, card);
  }
}

Forecast cook_now(const Look& look) {
  const rules::Player& player = look.player(look.me);
  const int dice = rules::cooking_dice(player);
  if (dice == 0) return {"", "No cook, no roll. You draw up to five."};
  const int extra = rules::extra_dice(player);
  return {"",
          "You cook now: " + dice_words(dice) + (extra > 0 ? ", then " + dice_words(extra) + " more." : ".")};
}

}  // namespace

Card supply_against(Symbol symbol) {
  for (const Card supply : rules::k_supplies) {
    if (rules::traits(supply).symbol == symbol) return supply;
  }
  return Card::none;
}

Forecast forecast(const Shown& shown, const Names& names, const Hand& hand, int seat,
                  const core::Choice& choice) {
  const Look look{shown, names, hand, seat};
  switch (rules::verb_of(choice)) {
    case Verb::done:
      return cook_now(look);
    case Verb::counter:
      return stopped(look);
    case Verb::pass:
      return let_happen(look);
    case Verb::discard:
      return {"", card_name(rules::card_in(choice)) + " is thrown away. You draw up to five in the end."};
    case Verb::lose:
      return {"", "Without " + card_name(rules::card_in(choice)) + " minus cards with " +
                      symbol_words(rules::traits(rules::card_in(choice)).symbol) + " can come again."};
    default:
      break;
  }
  const int on = core::index(rules::seat_in(choice, core::seat_at(seat)));
  const bool own_side = shown.side_of(on) == shown.side_of(seat);
  return own_side ? helpful(look, on, rules::card_in(choice)) : harmful(look, on, choice);
}

}  // namespace game::cooking
