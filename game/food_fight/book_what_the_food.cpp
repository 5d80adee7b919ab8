// The cards of What the Food?!.
#include <array>

#include "engine/food_fight/what_the_food/cards.hpp"
#include "game/food_fight/card_book.hpp"

namespace game::food_fight {

namespace {

namespace box = ::food_fight::what_the_food;

constexpr std::array k_lines{
    ShortLine{"throw", true, "Throw one card or a combo at your target."},
    ShortLine{"grab", false, "Take a card of the Floor; if a Food, a second Food too."},
    ShortLine{"duck", false, "Thrown food misses you. Lobs, pitches, splatter do not."},
    ShortLine{"cheer", false, "You and a friend both draw a card, or both drop 1."},
    ShortLine{"eat", false, "Discard a Food and a Topping to drop 2."},
    ShortLine{"flirt", true, "Take a throwable of your target; maybe turn its bottle."},
    ShortLine{"hunt", true, "Turn your own bottle if you like, then throw."},
    ShortLine{"mock", true, "Target gains 1, unless you were hit in this set before."},
    ShortLine{"outsmart", false, "What is aimed at you goes to your target instead."},
    ShortLine{"pitch", true, "Hit your target with a card of the Floor, past Ducks."},
    ShortLine{"recycle", false, "Discard a throwable, take three Foods of the Trash."},
    ShortLine{"shove", true, "Target gains 1 for each throwable in hand, up to 3."},
    ShortLine{"spin", false, "Food that comes at you flies back to its attacker."},
    ShortLine{"boast", false, "Thrown food misses you, and the first time you drop 1."},
    ShortLine{"prank", true, "Target discards food and gains 1, with splatter."},
    ShortLine{"scare", true, "Target drops two random throwables onto the Floor."},
    ShortLine{"sneeze", false, "Both your neighbours gain 1."},
    ShortLine{"snitch", false, "All who grab or attack with food in this set gain 1."},
    ShortLine{"belch", true, "Target gains 1; for a Condition, all others do."},
    ShortLine{"catch", false, "Food at you does no harm, and comes to your hand."},
    ShortLine{"cheat", false, "Do the action before this one again."},
    ShortLine{"confuse", false, "Discard throwables: each turns one bottle."},
    ShortLine{"copy", true, "Do what your target does, aimed where it aims."},
    ShortLine{"goose", true, "Target gives you a throwable; maybe turn your bottle."},
    ShortLine{"hide", false, "Everything but splatter misses you. Draw 2, gain 1."},
    ShortLine{"lob", true, "Throw past a Duck, with 1 splatter for both neighbours."},
    ShortLine{"overhead-smash", false, "Food at you goes on to your target, with more on it."},
    ShortLine{"rally", false, "Look at three cards of the deck and keep two."},
    ShortLine{"taunt", true, "Draw a card. Target gains 1 and must aim at you."},
    ShortLine{"extra-throw", true, "A second Throw: one card or a combo at your target."},
    ShortLine{"sprint", false, "Draw a card, then take a card of the Floor."},
    ShortLine{"tackle", true, "Your target gains 1 and drops a throwable."},
    ShortLine{"best-friends-forever", false,
              "Clockwise from the hamburger, everybody must aim at somebody new."},
    ShortLine{"the-janitor", false,
              "Whoever has the most points hands all Floor cards to the others, then drops 1."},
    ShortLine{"fire-drill", false,
              "Everybody keeps one throwable and discards the others. Actions are kept."},
    ShortLine{"sprinklers", false, "Everybody gains 1, but nobody reaches the limit by it."},
    ShortLine{"school-nurse", false, "Those with the most points drop 2."},
    ShortLine{"mix-up", false, "All at once everybody passes all throwables to the left."},
    ShortLine{"lunch-lady", false,
              "Clockwise from the hamburger, everybody gets the top Food or Topping of the Trash."},
    ShortLine{"detention", false, "Whoever drew it gains 1, but does not reach the limit by it."},
    ShortLine{"second-helping", false, "Whoever drew it draws 2 cards."},
    ShortLine{"best-day-ever", false, "Everybody draws a card; those with the most points draw two."},
    ShortLine{"food-poisoning", false,
              "Everybody gains 1 for each Condition in hand, but nobody reaches the limit by it."},
};

/// Nobody has a bottle, nobody two neighbours (WF-102 to WF-105).
constexpr std::array k_lines_of_two{
    ShortLine{"cheer", false, "Both of you draw a card, or both drop 1."},
    ShortLine{"flirt", true, "Take a throwable of the other player."},
    ShortLine{"hunt", true, "Throw one card or a combo at the other player."},
    ShortLine{"outsmart", false, "What is aimed at you goes to its sender instead."},
    ShortLine{"sneeze", false, "The other player gains 1."},
    ShortLine{"belch", true, "The other player gains 1."},
    ShortLine{"confuse", false, "With two players it does nothing."},
    ShortLine{"copy", true, "Do to the other player what they do."},
    ShortLine{"goose", true, "The other player gives you a throwable."},
    ShortLine{"lob", true, "Throw past a Duck."},
    ShortLine{"overhead-smash", false, "Food at you goes back, with more on it."},
    ShortLine{"taunt", true, "Draw a card. The other player gains 1."},
    ShortLine{"best-friends-forever", false, "With two players it does nothing."},
    ShortLine{"the-janitor", false,
              "Whoever has the most points hands all Floor cards to the other, then drops 1."},
    ShortLine{"suspicious", false, "Suspicious: a Condition, worth 2; no more than that with two players."},
    ShortLine{"slimy", false, "Slimy: a Condition, worth 2; no more than that with two players."},
    ShortLine{"juicy", false, "Juicy: a Condition, worth 2; no more than that with two players."},
};

Print print(Card card) {
  const box::CardEntry* entry = box::entry(card);
  return entry == nullptr ? Print{} : Print{entry->id, entry->name, entry->text, entry->person};
}

/// Word by word, as the table shouts them.
constexpr std::array k_shout{Word{0.0, "WHAT …"}, Word{0.21, "WHAT THE …"}, Word{0.42, "WHAT THE FOOD?!"}};

constexpr BookPages k_pages{"what-the-food",
                            "brawler",
                            "What the Food?!",
                            k_shout,
                            "what-the-food",
                            "the hamburger",
                            "burger-marker",
                            "drop",
                            "dropped",
                            "splatter",
                            "splatters",
                            "Deflected!",
                            "Topping: 1 point when it hits. Alone, on a Food, or two together.",
                            "Condition: 2 points more on a Food or a Topping; never thrown alone. Three "
                            "cards together that hit are a "
                            "WHAT THE FOOD?!: you drop 2.",
                            "-green",
                            print,
                            box::card_named,
                            k_lines,
                            k_lines_of_two};

}  // namespace

const BookPages& what_the_food_pages() {
  return k_pages;
}

}  // namespace game::food_fight
