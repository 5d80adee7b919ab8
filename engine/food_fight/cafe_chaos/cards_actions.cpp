// The actions of Cafe Chaos with their rules as a card tells them.
#include "engine/food_fight/cafe_chaos/card_lists.hpp"

namespace food_fight::cafe_chaos {

namespace {

constexpr CardEntry basic(Card card, std::string_view id, std::string_view name, std::string_view text) {
  return {card, id, name, Pack::base, ActionClass::basic, text, {}};
}
constexpr CardEntry character(Card card, std::string_view id, std::string_view name, Pack pack,
                              std::string_view person, std::string_view text) {
  return {card, id, name, pack, ActionClass::character, text, person};
}
constexpr CardEntry bonus(Card card, std::string_view id, std::string_view name, Pack pack,
                          std::string_view text) {
  return {card, id, name, pack, ActionClass::bonus, text, {}};
}

constexpr std::array k_basic_actions{
    basic(Card::throw_food, "throw", "Throw",
          "Throw one card or one combo from your hand at your target. If you hold a Food or Topping "
          "you must throw at least one, even when it is going to miss. A hit with three cards heals "
          "you 2."),
    basic(Card::grab, "grab", "Grab",
          "Take any card from the Floor. If it is a Food you may take a second card, which must be a "
          "Food too."),
    basic(Card::duck, "duck", "Duck",
          "All set long thrown food misses you: Throw, Blast and Vengeance, and Caricature as well. "
          "Lobs, swings and splashes still hit."),
};

constexpr std::array k_character_actions{
    character(Card::cannonball, "cannonball", "Cannonball", Pack::base, "Barrel Barney",
              "Take any card from the Floor, then pick a Food there for your target's hand. If it "
              "arrives, both neighbours of your target take 1 splash, and so do you if you sit there."),
    character(Card::cheer, "cheer", "Cheer", Pack::base, "Pom-Pom Penny",
              "Choose one: draw the next Food or Topping from the deck, or heal 1. Another player of your "
              "choice gets the same."),
    character(Card::fetch, "fetch", "Fetch", Pack::base, "Rover Rudy",
              "Give your target a throwable from your hand, then take the top two Foods or Toppings of "
              "the Trash. With none to give you still take; with none to take you give nothing."),
    character(Card::mope, "mope", "Mope", Pack::base, "Gloomy Gwen",
              "If you have at least as many points as your target when your turn comes, they gain 1."),
    character(Card::outsmart, "outsmart", "Outsmart", Pack::base, "Dexter Specs",
              "All set long whatever is aimed at you goes to your own target instead, with Food or "
              "without. Splashes stay with you, and gifts too."),
    character(Card::panic, "panic", "Panic", Pack::base, "Nervous Ned",
              "Each time you are attacked with Food this set, you may drop a card from your hand on the "
              "Floor: it misses. On your turn draw the next Food or Topping from the deck."),
    character(Card::shove, "shove", "Shove", Pack::base, "Bulldozer Bo",
              "Your target gains 1 for each throwable in their hand, 3 at most, and keeps the cards."),
    character(Card::spin, "spin", "Spin", Pack::base, "Twirly Tess",
              "All set long each attack with Food at you flies back to the attacker, who cannot stop it. "
              "A Lob splatters around you and then around the lobber."),
    character(Card::stalk, "stalk", "Stalk", Pack::base, "Sneaky Sid",
              "Take a throwable from your target's hand without looking. If they do not point at you, you "
              "may turn their Target card to somebody else."),
    character(Card::swing, "swing", "Swing", Pack::base, "Slugger Sue",
              "Hit your target with one throwable from the Floor, a lone Condition included. A Duck does "
              "not help."),
    character(Card::ari_attack, "ari-attack", "Ari Attack", Pack::animator, "Arty Andy",
              "Turn over the top card of the deck. A Food gives 1 to any other player you choose and is "
              "discarded; any other card is yours."),
    character(Card::bewitched, "bewitched", "Bewitched", Pack::animator, "Willa Wick",
              "From the flip until the round ends Conditions do not hurt you. Your next attack with Food "
              "this round does 2 more."),
    character(Card::blast, "blast", "Blast", Pack::animator, "Rocket Roxy",
              "Throw single throwables one after another, each as its own attack: first at your target, "
              "then at a neighbour of the player you threw at last. Stop when you like."),
    character(Card::counterstrike, "counterstrike", "Counterstrike", Pack::animator, "Karate Kai",
              "Each time an attack with Food hits you this set, you may discard a card of a type used in "
              "it: your target takes 2 splash."),
    character(Card::ctrl_alt_del, "ctrl-alt-del", "Ctrl+Alt+Del", Pack::animator, "Byte Boris",
              "Discard as many cards from your hand as you like, even none, and draw one more than that. "
              "Your Basic Actions stay."),
    character(Card::hallucinate, "hallucinate", "Hallucinate", Pack::animator, "Dizzy Diz",
              "Choose two players, yourself allowed: they swap hands. Basic and Character Actions stay "
              "where they are, and nobody who hides can be chosen."),
    character(Card::maagic_trick, "maagic-trick", "Maagic Trick", Pack::animator, "Top-Hat Toni",
              "Take a throwable from your target's hand without looking and draw 2 cards. Then give your "
              "target any card from your hand but a Basic Action."),
    character(Card::mishap, "mishap", "Mishap", Pack::animator, "Clumsy Cleo",
              "Turn over the top card of the deck and discard it. Food: your target gains 1. Topping: you "
              "gain 1. Condition: your target gains 2 and you gain 1. Action: nothing."),
    character(Card::vengeance, "vengeance", "Vengeance", Pack::animator, "Countess Vee",
              "You may point at somebody else first. Then throw one Food or Topping at your target, for 1 "
              "more if they point at you."),
    character(Card::power_scoop, "power-scoop", "Power Scoop", Pack::junk_food, "Gelato Gio",
              "Show one or two Foods or Toppings from your hand. Clockwise from your target each player "
              "may claim all of them; if somebody does you heal 1, else you keep them."),
    character(Card::sugar_rush, "sugar-rush", "Sugar Rush", Pack::junk_food, "Candy Coco",
              "Turn over one to five cards of the deck, one by one. Stop in time and keep them all: a "
              "Condition or an Action sends all of them to the Trash."),
    character(Card::eat, "eat", "Eat", Pack::soobway, "Chef Raoul",
              "You may discard one Food and one Topping from your hand to heal 2."),
    character(Card::snitch, "snitch", "Snitch", Pack::soobway, "Whistle Wanda",
              "Every player gains 1 whose card of this set is Grab, Throw, Lob, Swing, Blast or "
              "Vengeance, whether they have acted or not."),
};

constexpr std::array k_bonus_actions{
    bonus(Card::catch_food, "catch", "Catch", Pack::base,
          "All set long attacks with Food do not hurt you, and their Foods and Toppings come to your "
          "hand. Splashes and attacks without Food still hit."),
    bonus(Card::cheat, "cheat", "Cheat", Pack::base,
          "Do the action in the place before this one again, with new cards and without its boosts. A "
          "defence works from the flip. In place 1 it does nothing."),
    bonus(Card::hide, "hide", "Hide", Pack::base,
          "All set long every action against you fails, apart from the side splash of Lob, Prank and "
          "Cannonball. On your turn draw 2 cards and gain 1."),
    bonus(Card::lob, "lob", "Lob", Pack::base,
          "Attack your target with a card or a combo from your hand; a Duck does not help. If it "
          "hits, both their neighbours take 1 splash, but never you."),
    bonus(Card::smash, "smash", "Smash", Pack::base,
          "All set long each attack with Food at you goes on to your target as splash. To a Throw or "
          "Lob you may add cards from your hand that make a bigger legal combo."),
    bonus(Card::sprint, "sprint", "Sprint", Pack::base,
          "Draw a card from the deck, then take any card from the Floor."),
    bonus(Card::tackle, "tackle", "Tackle", Pack::base,
          "Your target gains 1 and drops a throwable of their choice on the Floor."),
    bonus(Card::caricature, "caricature", "Caricature", Pack::animator,
          "Your target gains as many points as they have, but stops one point short of the limit. A "
          "Duck avoids it."),
    bonus(Card::prank, "prank", "Prank", Pack::animator,
          "Your target picks a Food or Topping from their own hand, gains 1 and discards it. Then "
          "both their neighbours take 1 splash, but never you."),
    bonus(Card::belch, "belch", "Belch", Pack::junk_food,
          "Your target gains 1. Or discard a Condition, and everybody but you gains 1."),
    bonus(Card::rally, "rally", "Rally", Pack::junk_food,
          "Look at the top three cards of the deck. Keep two; the third goes to the Trash."),
    bonus(Card::yeet, "yeet", "Yeet", Pack::junk_food,
          "All set long you may add a Topping from your hand or the Floor to each attack with Food "
          "that another player makes: 1 more damage."),
    bonus(Card::confuse, "confuse", "Confuse", Pack::soobway,
          "Discard any number of throwables. For each one turn a player's Target card, your own "
          "included, but nobody ever points at themselves."),
    bonus(Card::copy, "copy", "Copy", Pack::soobway,
          "You may take the action that your target shows in this set, aimed where your target aims, "
          "with your own cards. A defence works from the flip."),
    bonus(Card::taunt, "taunt", "Taunt", Pack::soobway,
          "Draw the next Food or Topping from the deck. Then your target gains 1 and must point at "
          "you."),
};
static_assert(k_basic_actions.size() == 3 && k_character_actions.size() == 23 &&
              k_bonus_actions.size() == 15);

}  // namespace

std::span<const CardEntry> basic_actions() {
  return k_basic_actions;
}
std::span<const CardEntry> character_actions() {
  return k_character_actions;
}
std::span<const CardEntry> bonus_actions() {
  return k_bonus_actions;
}

}  // namespace food_fight::cafe_chaos
