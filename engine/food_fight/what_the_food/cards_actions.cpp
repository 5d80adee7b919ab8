// The actions of What the Food?!: basics, character actions, bonus actions.
#include "engine/food_fight/what_the_food/card_lists.hpp"

namespace food_fight::what_the_food {

namespace {

constexpr CardEntry basic(Card card, std::string_view id, std::string_view name, std::string_view text) {
  return {card, id, name, false, ActionClass::basic, text, {}};
}
constexpr CardEntry character(Card card, std::string_view id, std::string_view name, std::string_view person,
                              std::string_view text, bool special_edition = false) {
  return {card, id, name, special_edition, ActionClass::character, text, person};
}
constexpr CardEntry bonus(Card card, std::string_view id, std::string_view name, std::string_view text,
                          bool special_edition = false) {
  return {card, id, name, special_edition, ActionClass::bonus, text, {}};
}

constexpr std::array k_basics_of_all{
    basic(Card::throw_food, "throw", "Throw",
          "Throw a Food or Topping from your hand at your target; you may add a Topping and a Condition."),
    basic(Card::grab, "grab", "Grab",
          "Take any card from the Floor; after a Food you may take a second Food."),
    basic(Card::duck, "duck", "Duck",
          "All set long thrown food misses you. Lobbed, pitched and deflected food, splatter and actions do "
          "not."),
};

constexpr std::array k_characters{
    character(Card::cheer, "cheer", "Cheer", "The Mascot",
              "Name one other player. Choose: both of you draw 1 card from the Deck, or both drop 1 point."),
    character(Card::eat, "eat", "Eat", "Lunchbox Lou",
              "You may discard a Food and a Topping together to drop 2 points."),
    character(Card::flirt, "flirt", "Flirt", "Suzy Floozy",
              "Take a random throwable from your target; then you may turn its target card to any player but "
              "its owner."),
    character(Card::hunt, "hunt", "Hunt", "Undead Fred",
              "You may turn your own target card; then throw as with Throw."),
    character(Card::mock, "mock", "Mock", "Snarky Marky",
              "Your target gains 1, unless you were hit earlier in this set."),
    character(Card::outsmart, "outsmart", "Outsmart", "Janey",
              "All set long every attack on you, food or not, goes to your own target instead. Deflected "
              "food and splatter still hit you."),
    character(
        Card::pitch, "pitch", "Pitch", "Ace Alvarez",
        "Throw one Food or Topping from the Floor at your target, without a combo. Duck does not stop it."),
    character(Card::recycle, "recycle", "Recycle", "Green Gina",
              "Discard a throwable if you have one; then take the top three Foods and Toppings of the Trash, "
              "but not that card."),
    character(Card::shove, "shove", "Shove", "Big Bruno",
              "Your target gains 1 for each throwable it holds, at most 3."),
    character(Card::spin, "spin", "Spin", "Dizzy Lizzie",
              "All set long food thrown at you goes back to the attacker as deflected food."),
    character(Card::boast, "boast", "Boast", "Captain Chad",
              "All set long thrown, lobbed and pitched food misses you; the first time you drop 1 point.",
              true),
    character(Card::prank, "prank", "Prank", "Clyde the Clown",
              "Your target uses one of its Foods or Toppings on itself: it gains 1, discards the card, and "
              "its neighbours but you gain 1.",
              true),
    character(Card::scare, "scare", "Scare", "Goth Greta",
              "Your target drops two random throwables onto the Floor.", true),
    character(Card::sneeze, "sneeze", "Sneeze", "Sick Vic",
              "Your left and right neighbour gain 1 each, wherever you aim.", true),
    character(Card::snitch, "snitch", "Snitch", "Molly Monitor",
              "Every other player who now shows Grab or an attack with food gains 1.", true),
};

constexpr std::array k_bonus{
    bonus(Card::belch, "belch", "Belch",
          "Your target gains 1; or discard a Condition and every other player gains 1."),
    bonus(Card::catch_food, "catch", "Catch",
          "All set long food attacks do nothing to you, and you keep their Foods and Toppings."),
    bonus(Card::cheat, "cheat", "Cheat",
          "Do your action before this one again, with new choices. As your first action it does nothing."),
    bonus(Card::confuse, "confuse", "Confuse",
          "Discard any number of throwables; each turns one player's target card, not onto its owner."),
    bonus(Card::copy, "copy", "Copy",
          "You may do the action that your target shows, with that player's aim and your own cards."),
    bonus(Card::goose, "goose", "Goose",
          "Your target gives you a throwable of its choice; then you may turn your own target card."),
    bonus(Card::hide, "hide", "Hide",
          "All set long attacks and deflected food fail against you; splatter does not. On your turn draw 2 "
          "cards and gain 1."),
    bonus(Card::lob, "lob", "Lob",
          "Throw a combo over everything: it hits duckers, and the victim's neighbours but you gain 1."),
    bonus(Card::overhead_smash, "overhead-smash", "Overhead Smash",
          "All set long food attacks on you go to your target as deflected food; you may add a Topping and a "
          "Condition within a usual combo."),
    bonus(Card::rally, "rally", "Rally",
          "Look at the top three cards of the Deck, keep two and put one back on top. Kept events play at "
          "once."),
    bonus(Card::taunt, "taunt", "Taunt", "Draw 1 card. Your target gains 1 and must point at you."),
    bonus(Card::extra_throw, "extra-throw", "Throw", "A second Throw."),
    bonus(Card::sprint, "sprint", "Sprint", "Draw 1 card, then take any card from the Floor.", true),
    bonus(Card::tackle, "tackle", "Tackle",
          "Your target gains 1 and drops a throwable of its choice onto the Floor.", true),
};

}  // namespace

std::span<const CardEntry> basic_actions() {
  return k_basics_of_all;
}
std::span<const CardEntry> character_actions() {
  return k_characters;
}
std::span<const CardEntry> bonus_actions() {
  return k_bonus;
}

}  // namespace food_fight::what_the_food
