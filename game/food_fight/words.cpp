// Words for cards and points.
#include "game/food_fight/words.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/food_fight/cafe_chaos/cards.hpp"

namespace game::food_fight {

namespace box = ::food_fight::cafe_chaos;
using rules::Nothing;

namespace {

struct ShortLine {
  Card card;
  bool aims;  ///< its own turn is about the player aimed at
  std::string_view text;
};

using Event = box::EventCard;

/// At most 60 characters for an action, one line of the caption; 100 for an event, two lines.
constexpr std::array k_lines{
    ShortLine{Card::throw_food, true, "Throw one card or a combo at your target."},
    ShortLine{Card::grab, false, "Take a card of the Floor; if a Food, a second Food too."},
    ShortLine{Card::duck, false, "Thrown food misses you. Lobs, swings, splashes do not."},
    ShortLine{Card::cannonball, true, "Take a card; give your target a Food, with splashes."},
    ShortLine{Card::cheer, false, "You and a friend both draw a card, or both heal 1."},
    ShortLine{Card::fetch, true, "Give your target a throwable, take two of the Trash."},
    ShortLine{Card::mope, true, "Target gains 1 if you have as many points or more."},
    ShortLine{Card::outsmart, false, "What is aimed at you goes to your target instead."},
    ShortLine{Card::panic, false, "Draw a card. Drop cards to make attacks miss you."},
    ShortLine{Card::shove, true, "Target gains 1 for each throwable in hand, up to 3."},
    ShortLine{Card::spin, false, "Food that comes at you flies back to its attacker."},
    ShortLine{Card::stalk, true, "Steal a throwable of your target; maybe turn its bottle."},
    ShortLine{Card::swing, true, "Hit your target with a card of the Floor, past Ducks."},
    ShortLine{Card::catch_food, false, "Food at you does no harm, and comes to your hand."},
    ShortLine{Card::cheat, false, "Do the action before this one again."},
    ShortLine{Card::hide, false, "Everything but splashes misses you. Draw 2, gain 1."},
    ShortLine{Card::lob, true, "Throw past a Duck, with 1 splash for both neighbours."},
    ShortLine{Card::smash, false, "Food at you goes on to your target, with more on it."},
    ShortLine{Card::sprint, false, "Draw a card, then take a card of the Floor."},
    ShortLine{Card::tackle, true, "Your target gains 1 and drops a throwable."},
    ShortLine{Card::ari_attack, false, "Turn over a card: a Food gives 1 to whom you like."},
    ShortLine{Card::bewitched, false, "Conditions do not hurt you. Your next attack does 2 more."},
    ShortLine{Card::blast, true, "Throw throwables one by one, at neighbour after neighbour."},
    ShortLine{Card::counterstrike, false, "When hit, pay a like card: 2 splash for your target."},
    ShortLine{Card::ctrl_alt_del, false, "Discard any cards and draw one more than that."},
    ShortLine{Card::hallucinate, false, "Two players swap hands."},
    ShortLine{Card::maagic_trick, true, "Steal a throwable, draw 2, give a card back."},
    ShortLine{Card::mishap, true, "Turn over a card: it says who gains how much."},
    ShortLine{Card::vengeance, true, "Throw one card; 1 more if your target aims at you."},
    ShortLine{Card::power_scoop, true, "Offer one or two cards: heal 1 if somebody takes them."},
    ShortLine{Card::sugar_rush, false, "Turn over up to five cards, and stop in time."},
    ShortLine{Card::eat, false, "Discard a Food and a Topping to heal 2."},
    ShortLine{Card::snitch, false, "All who grab or attack in this action gain 1."},
    ShortLine{Card::caricature, true, "Your target's points double, up to one below the limit."},
    ShortLine{Card::prank, true, "Target discards food and gains 1, with splashes."},
    ShortLine{Card::belch, true, "Target gains 1; for a Condition, all others do."},
    ShortLine{Card::rally, false, "Look at three cards of the deck and keep two."},
    ShortLine{Card::yeet, false, "Add Toppings to the attacks of others: 1 more each."},
    ShortLine{Card::confuse, false, "Discard throwables: each turns one bottle."},
    ShortLine{Card::copy, true, "Do what your target does, aimed where it aims."},
    ShortLine{Card::taunt, true, "Draw a card. Target gains 1 and must aim at you."},
    ShortLine{box::card_of(Event::best_day_ever), false,
              "Everybody draws a card; those with the most points draw two."},
    ShortLine{box::card_of(Event::bff), false,
              "Clockwise from the bell, everybody must aim at somebody new."},
    ShortLine{box::card_of(Event::cruel_and_unusual_punishment), false,
              "This round each attack with Food that succeeds costs its attacker 1, even the tenth point."},
    ShortLine{box::card_of(Event::fire_drill), false,
              "All at once everybody keeps one throwable and discards the others. Actions are kept."},
    ShortLine{box::card_of(Event::hunger_james), false,
              "This round, after Grab, Sprint or Cannonball you may take one more card of the Floor."},
    ShortLine{box::card_of(Event::janitor_duty), false,
              "Whoever has the most points hands all Floor cards to the others, then heals 1."},
    ShortLine{box::card_of(Event::nice_ol_lunch_lady), false,
              "Clockwise from the bell, everybody gets one Food or Topping of the Trash."},
    ShortLine{box::card_of(Event::mix_up), false,
              "All at once everybody passes all throwables in hand to the left. Actions stay."},
    ShortLine{box::card_of(Event::school_nurse), false, "Those with the most points heal 2."},
    ShortLine{box::card_of(Event::sprinklers), false,
              "Everybody gains 1, but nobody reaches the limit by it."},
    ShortLine{box::card_of(Event::time_machine), false,
              "On every mat the second action moves to place 1, the third to 2, the first to 3."},
    ShortLine{box::card_of(Event::streaming_live), false,
              "Vote for this round. Up: hits with two cards heal 1. Down: a Duck stops no thrown food."},
    ShortLine{box::card_of(Event::taco_tuesday), false,
              "Vote. Up: this round all thrown food does 1 more. Down: seven new cards on the Floor."},
    ShortLine{box::card_of(Event::bake_sale), false,
              "This round a Throw uses all throwables at once, and heals 1 for every two cards."},
    ShortLine{box::card_of(Event::food_poison), false,
              "Everybody shows their hand and gains 1 for each Condition, but not the last point."},
    ShortLine{box::card_of(Event::ice_cream_social), false,
              "Clockwise from the bell, everybody picks a player who gains 1."},
    ShortLine{box::card_of(Event::annoying_customers), false,
              "Clockwise from the bell, everybody may trade one card in hand for one of the Floor."},
    ShortLine{
        box::card_of(Event::caution_wet_floor), false,
        "Five more Floor cards. Everybody gains 1 for each Topping among them, but not the last point."},
    ShortLine{box::card_of(Event::extra_cheese), false,
              "This round you may call extra cheese on each attack with Food: it does 1 more."},
};

}  // namespace

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
  const auto* line = std::find_if(k_lines.begin(), k_lines.end(),
                                  [card](const ShortLine& entry) { return entry.card == card; });
  return line == k_lines.end() ? card_text(card) : std::string(line->text);
}

bool takes_aim(Card card) {
  const auto* line = std::find_if(k_lines.begin(), k_lines.end(),
                                  [card](const ShortLine& entry) { return entry.card == card; });
  return line == k_lines.end() || line->aims;
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
    case Nothing::was_hit:
      return "was hit before";
    case Nothing::nobody_to_turn:
      return "there is nobody to turn to";
  }
  return {};
}

}  // namespace game::food_fight
