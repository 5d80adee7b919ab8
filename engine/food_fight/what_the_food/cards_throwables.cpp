// Foods, Toppings and Conditions of What the Food?!. A Topping's text is its phrase, a Condition's its super
// effect.
#include "engine/food_fight/what_the_food/card_lists.hpp"

namespace food_fight::what_the_food {

namespace {

constexpr CardEntry throwable(Card first, int place, std::string_view id, std::string_view name,
                              bool special_edition, std::string_view text) {
  return {nth(first, place), id, name, special_edition, ActionClass::none, text, {}};
}

constexpr CardEntry food(int place, std::string_view id, std::string_view name,
                         bool special_edition = false) {
  return throwable(Card::first_food, place, id, name, special_edition, {});
}
constexpr CardEntry topping(int place, std::string_view id, std::string_view name, std::string_view phrase,
                            bool special_edition = false) {
  return throwable(Card::first_topping, place, id, name, special_edition, phrase);
}
constexpr CardEntry condition(ConditionCard card, std::string_view id, std::string_view name,
                              std::string_view super, bool special_edition = false) {
  return throwable(Card::first_condition, static_cast<int>(card), id, name, special_edition, super);
}

constexpr std::array k_foods{
    food(0, "beef-stew", "Beef Stew"),
    food(1, "meatloaf", "Meatloaf"),
    food(2, "sloppy-joe", "Sloppy Joe"),
    food(3, "corn-dog", "Corn Dog"),
    food(4, "tater-tots", "Tater Tots"),
    food(5, "chili-bowl", "Chili Bowl"),
    food(6, "fish-sticks", "Fish Sticks"),
    food(7, "macaroni-salad", "Macaroni Salad"),
    food(8, "egg-sandwich", "Egg Sandwich"),
    food(9, "lasagna", "Lasagna"),
    food(10, "burrito", "Burrito"),
    food(11, "pot-pie", "Pot Pie"),
    food(12, "ramen", "Ramen"),
    food(13, "pancake-stack", "Pancake Stack"),
    food(14, "clam-chowder", "Clam Chowder"),
    food(15, "tuna-casserole", "Tuna Casserole"),
    food(16, "coleslaw", "Coleslaw"),
    food(17, "mashed-potatoes", "Mashed Potatoes"),
    food(18, "banana", "Banana"),
    food(19, "fruit-cup", "Fruit Cup"),
    food(20, "rice-pudding", "Rice Pudding"),
    food(21, "cherry-pie", "Cherry Pie"),
    food(22, "jelly-donut", "Jelly Donut"),
    food(23, "cupcake", "Cupcake"),
    food(24, "milkshake", "Milkshake"),
    food(25, "yogurt", "Yogurt"),
    food(26, "cottage-cheese", "Cottage Cheese"),
    food(27, "broccoli", "Broccoli"),
    food(28, "brussels-sprouts", "Brussels Sprouts"),
    food(29, "beet-salad", "Beet Salad"),
    food(30, "tomato", "Tomato"),
    food(31, "watermelon-slice", "Watermelon Slice"),
    food(32, "chicken-nuggets", "Chicken Nuggets"),
    food(33, "pizza-slice", "Pizza Slice"),
    food(34, "hot-dog", "Hot Dog"),
    food(35, "spaghetti", "Spaghetti"),
    food(36, "sushi-roll", "Sushi Roll", true),
    food(37, "liver-and-onions", "Liver and Onions", true),
    food(38, "haggis", "Haggis", true),
    food(39, "snail-plate", "Snail Plate", true),
    food(40, "lobster-tail", "Lobster Tail", true),
    food(41, "octopus-salad", "Octopus Salad", true),
    food(42, "blue-cheese", "Blue Cheese", true),
    food(43, "pickled-herring", "Pickled Herring", true),
    food(44, "durian", "Durian", true),
    food(45, "kimchi", "Kimchi", true),
    food(46, "gumbo", "Gumbo", true),
    food(47, "cafeteria-surprise", "Cafeteria Surprise", true),
};

constexpr std::array k_toppings{
    topping(0, "gravy", "Gravy", "smothered in"),
    topping(1, "peanut-butter", "Peanut Butter", "globbed with"),
    topping(2, "whipped-cream", "Whipped Cream", "piled with"),
    topping(3, "nacho-cheese", "Nacho Cheese", "oozing with"),
    topping(4, "chocolate-syrup", "Chocolate Syrup", "drizzled with"),
    topping(5, "hot-sauce", "Hot Sauce", "splashed with"),
    topping(6, "sprinkles", "Sprinkles", "sprinkled with rainbow"),
    topping(7, "sour-cream", "Sour Cream", "plopped with"),
    topping(8, "guacamole", "Guacamole", "slathered in"),
    topping(9, "maple-syrup", "Maple Syrup", "drowning in", true),
    topping(10, "marshmallow-fluff", "Marshmallow Fluff", "buried in", true),
    topping(11, "wasabi", "Wasabi", "ignited with", true),
    topping(12, "fish-sauce", "Fish Sauce", "reeking of", true),
    topping(13, "pickle-juice", "Pickle Juice", "soaked in", true),
    topping(14, "bacon-bits", "Bacon Bits", "crusted with", true),
};

constexpr std::array k_conditions{
    condition(ConditionCard::juicy, "juicy", "Juicy",
              "Super: when it hits, the victim's neighbours but you gain 1."),
    condition(ConditionCard::slimy, "slimy", "Slimy",
              "Super: when it hits, you may turn the victim's target card, not onto the victim."),
    condition(ConditionCard::suspicious, "suspicious", "Suspicious",
              "Super: before the attack you may turn your own target card."),
    condition(ConditionCard::moldy, "moldy", "Moldy",
              "Super: this Condition is worth 3, also when it is deflected."),
    condition(ConditionCard::scalding, "scalding", "Scalding", "Super: Duck does not stop this attack."),
    condition(ConditionCard::sticky, "sticky", "Sticky",
              "Super: when it hits, take a random throwable of the victim."),
    condition(ConditionCard::greasy, "greasy", "Greasy",
              "Super: splatter does not hurt you while you hold it."),
    condition(ConditionCard::rotten, "rotten", "Rotten",
              "Super: when it hits, the victim drops a random throwable to the Floor."),
    condition(ConditionCard::crunchy, "crunchy", "Crunchy", "Super: draw 1 card, hit or miss."),
    condition(ConditionCard::fuzzy, "fuzzy", "Fuzzy", "Super: when it hits, you drop 1 point.", true),
    condition(ConditionCard::mystery, "mystery", "Mystery",
              "Super: turn the top card of the Deck into the Trash; a Food or Topping makes this attack 1 "
              "more, an event plays.",
              true),
    condition(ConditionCard::gassy, "gassy", "Gassy",
              "Super: when it hits, one other player of your choice, not the victim, gains 1.", true),
    condition(ConditionCard::undercooked, "undercooked", "Undercooked",
              "Super: whoever holds it at the end of a round gains 1.", true),
    condition(ConditionCard::leftover, "leftover", "Leftover",
              "Super: if the attack misses because of Duck, Hide or Boast, this card returns to your hand.",
              true),
    condition(ConditionCard::radioactive, "radioactive", "Radioactive",
              "Super: when it hits, the victim gains 2 more and you gain 1.", true),
};

}  // namespace

std::span<const CardEntry> foods() {
  return k_foods;
}
std::span<const CardEntry> toppings() {
  return k_toppings;
}
std::span<const CardEntry> conditions() {
  return k_conditions;
}

}  // namespace food_fight::what_the_food
