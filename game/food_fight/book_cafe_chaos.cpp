// The cards of Cafe Chaos.
#include <array>

#include "engine/food_fight/cafe_chaos/cards.hpp"
#include "game/food_fight/card_book.hpp"

namespace game::food_fight {

namespace {

namespace box = ::food_fight::cafe_chaos;

constexpr std::array k_lines{
    ShortLine{"throw", true, "Throw one card or a combo at your target."},
    ShortLine{"grab", false, "Take a card of the Floor; if a Food, a second Food too."},
    ShortLine{"duck", false, "Thrown food misses you. Lobs, swings, splashes do not."},
    ShortLine{"cannonball", true, "Take a card; give your target a Food, with splashes."},
    ShortLine{"cheer", false, "You and a friend both draw a card, or both heal 1."},
    ShortLine{"fetch", true, "Give your target a throwable, take two of the Trash."},
    ShortLine{"mope", true, "Target gains 1 if you have as many points or more."},
    ShortLine{"outsmart", false, "What is aimed at you goes to your target instead."},
    ShortLine{"panic", false, "Draw a card. Drop cards to make attacks miss you."},
    ShortLine{"shove", true, "Target gains 1 for each throwable in hand, up to 3."},
    ShortLine{"spin", false, "Food that comes at you flies back to its attacker."},
    ShortLine{"stalk", true, "Steal a throwable of your target; maybe turn its bottle."},
    ShortLine{"swing", true, "Hit your target with a card of the Floor, past Ducks."},
    ShortLine{"catch", false, "Food at you does no harm, and comes to your hand."},
    ShortLine{"cheat", false, "Do the action before this one again."},
    ShortLine{"hide", false, "Everything but splashes misses you. Draw 2, gain 1."},
    ShortLine{"lob", true, "Throw past a Duck, with 1 splash for both neighbours."},
    ShortLine{"smash", false, "Food at you goes on to your target, with more on it."},
    ShortLine{"sprint", false, "Draw a card, then take a card of the Floor."},
    ShortLine{"tackle", true, "Your target gains 1 and drops a throwable."},
    ShortLine{"ari-attack", false, "Turn over a card: a Food gives 1 to whom you like."},
    ShortLine{"bewitched", false, "Conditions do not hurt you. Your next attack does 2 more."},
    ShortLine{"blast", true, "Throw throwables one by one, at neighbour after neighbour."},
    ShortLine{"counterstrike", false, "When hit, pay a like card: 2 splash for your target."},
    ShortLine{"ctrl-alt-del", false, "Discard any cards and draw one more than that."},
    ShortLine{"hallucinate", false, "Two players swap hands."},
    ShortLine{"maagic-trick", true, "Steal a throwable, draw 2, give a card back."},
    ShortLine{"mishap", true, "Turn over a card: it says who gains how much."},
    ShortLine{"vengeance", true, "Throw one card; 1 more if your target aims at you."},
    ShortLine{"power-scoop", true, "Offer one or two cards: heal 1 if somebody takes them."},
    ShortLine{"sugar-rush", false, "Turn over up to five cards, and stop in time."},
    ShortLine{"eat", false, "Discard a Food and a Topping to heal 2."},
    ShortLine{"snitch", false, "All who grab or attack in this action gain 1."},
    ShortLine{"caricature", true, "Your target's points double, up to one below the limit."},
    ShortLine{"prank", true, "Target discards food and gains 1, with splashes."},
    ShortLine{"belch", true, "Target gains 1; for a Condition, all others do."},
    ShortLine{"rally", false, "Look at three cards of the deck and keep two."},
    ShortLine{"yeet", false, "Add Toppings to the attacks of others: 1 more each."},
    ShortLine{"confuse", false, "Discard throwables: each turns one bottle."},
    ShortLine{"copy", true, "Do what your target does, aimed where it aims."},
    ShortLine{"taunt", true, "Draw a card. Target gains 1 and must aim at you."},
    ShortLine{"best-day-ever", false, "Everybody draws a card; those with the most points draw two."},
    ShortLine{"bff", false, "Clockwise from the bell, everybody must aim at somebody new."},
    ShortLine{"cruel-and-unusual-punishment", false,
              "This round each attack with Food that succeeds costs its attacker 1, even the tenth point."},
    ShortLine{"fire-drill", false,
              "All at once everybody keeps one throwable and discards the others. Actions are kept."},
    ShortLine{"hunger-james", false,
              "This round, after Grab, Sprint or Cannonball you may take one more card of the Floor."},
    ShortLine{"janitor-duty", false,
              "Whoever has the most points hands all Floor cards to the others, then heals 1."},
    ShortLine{"nice-ol-lunch-lady", false,
              "Clockwise from the bell, everybody gets one Food or Topping of the Trash."},
    ShortLine{"mix-up", false,
              "All at once everybody passes all throwables in hand to the left. Actions stay."},
    ShortLine{"school-nurse", false, "Those with the most points heal 2."},
    ShortLine{"sprinklers", false, "Everybody gains 1, but nobody reaches the limit by it."},
    ShortLine{"time-machine", false,
              "On every mat the second action moves to place 1, the third to 2, the first to 3."},
    ShortLine{"streaming-live", false,
              "Vote for this round. Up: hits with two cards heal 1. Down: a Duck stops no thrown food."},
    ShortLine{"taco-tuesday", false,
              "Vote. Up: this round all thrown food does 1 more. Down: seven new cards on the Floor."},
    ShortLine{"bake-sale", false,
              "This round a Throw uses all throwables at once, and heals 1 for every two cards."},
    ShortLine{"food-poison", false,
              "Everybody shows their hand and gains 1 for each Condition, but not the last point."},
    ShortLine{"ice-cream-social", false, "Clockwise from the bell, everybody picks a player who gains 1."},
    ShortLine{"annoying-customers", false,
              "Clockwise from the bell, everybody may trade one card in hand for one of the Floor."},
    ShortLine{
        "caution-wet-floor", false,
        "Five more Floor cards. Everybody gains 1 for each Topping among them, but not the last point."},
    ShortLine{"extra-cheese", false,
              "This round you may call extra cheese on each attack with Food: it does 1 more."},
};

Print print(Card card) {
  const box::CardEntry* entry = box::entry(card);
  return entry == nullptr ? Print{} : Print{entry->id, entry->name, entry->text, entry->person};
}

/// Three stabs of the jingle: on the third all of it stands.
constexpr std::array k_shout{Word{0.0, "CAFE …"}, Word{0.72, "CAFE CHAOS!"}};

constexpr BookPages k_pages{
    "cafe-chaos",
    "fighter",
    "Cafe Chaos",
    k_shout,
    "cafe-chaos",
    "the bell",
    "start-marker",
    "heal",
    "healed",
    "splash",
    "splashes",
    "Splat!",
    "Topping: 1 point when it hits. Alone, on a Food, or two together.",
    "Condition: 2 points more on a Food or a Topping; never thrown alone. Three cards together that hit are "
    "CAFE CHAOS: you heal 2.",
    "",
    print,
    box::card_named,
    k_lines};

}  // namespace

const BookPages& cafe_chaos_pages() {
  return k_pages;
}

}  // namespace game::food_fight
