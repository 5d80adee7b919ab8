// Foods, Toppings and Conditions of Cafe Chaos: 1:1:1:4 with the bonus actions in the base box and each pack
// (CC-A7).
#include "engine/food_fight/cafe_chaos/card_lists.hpp"

namespace food_fight::cafe_chaos {

namespace {

constexpr std::string_view k_food_text = "Worth 1. Throw it alone or make it the base of a combo.";
constexpr std::string_view k_condition_text = "Worth 2, but only together with a Food or Topping.";

constexpr CardEntry food(int place, std::string_view id, std::string_view name, Pack pack) {
  return {nth(Card::first_food, place), id, name, pack, ActionClass::none, k_food_text, {}};
}
constexpr CardEntry topping(int place, std::string_view id, std::string_view name, Pack pack,
                            std::string_view phrase) {
  return {nth(Card::first_topping, place), id, name, pack, ActionClass::none, phrase, {}};
}
constexpr CardEntry condition(int place, std::string_view id, std::string_view name, Pack pack) {
  return {nth(Card::first_condition, place), id, name, pack, ActionClass::none, k_condition_text, {}};
}

constexpr std::array k_foods{
    food(0, "tomato", "Tomato", Pack::base),
    food(1, "pizza", "Pizza", Pack::base),
    food(2, "taco", "Taco", Pack::base),
    food(3, "donut", "Donut", Pack::base),
    food(4, "waffle", "Waffle", Pack::base),
    food(5, "pickle", "Pickle", Pack::base),
    food(6, "egg", "Egg", Pack::base),
    food(7, "burger", "Burger", Pack::base),
    food(8, "hot-dog", "Hot Dog", Pack::base),
    food(9, "pancake", "Pancake", Pack::base),
    food(10, "banana", "Banana", Pack::base),
    food(11, "sausage", "Sausage", Pack::base),
    food(12, "meatball", "Meatball", Pack::base),
    food(13, "dumpling", "Dumpling", Pack::base),
    food(14, "cupcake", "Cupcake", Pack::base),
    food(15, "pretzel", "Pretzel", Pack::base),
    food(16, "broccoli", "Broccoli", Pack::base),
    food(17, "carrot", "Carrot", Pack::base),
    food(18, "potato", "Potato", Pack::base),
    food(19, "sandwich", "Sandwich", Pack::base),
    food(20, "spaghetti", "Spaghetti", Pack::base),
    food(21, "corn", "Corn", Pack::base),
    food(22, "mushroom", "Mushroom", Pack::base),
    food(23, "watermelon", "Watermelon", Pack::base),
    food(24, "croissant", "Croissant", Pack::base),
    food(25, "sushi", "Sushi", Pack::base),
    food(26, "pie", "Pie", Pack::base),
    food(27, "muffin", "Muffin", Pack::base),
    food(28, "lasagna", "Lasagna", Pack::animator),
    food(29, "burrito", "Burrito", Pack::animator),
    food(30, "falafel", "Falafel", Pack::animator),
    food(31, "bagel", "Bagel", Pack::animator),
    food(32, "nacho", "Nacho", Pack::animator),
    food(33, "pudding", "Pudding", Pack::animator),
    food(34, "cookie", "Cookie", Pack::animator),
    food(35, "toast", "Toast", Pack::animator),
    food(36, "fries", "Fries", Pack::junk_food),
    food(37, "nugget", "Nugget", Pack::junk_food),
    food(38, "popcorn", "Popcorn", Pack::junk_food),
    food(39, "onion-ring", "Onion Ring", Pack::junk_food),
    food(40, "corn-dog", "Corn Dog", Pack::junk_food),
    food(41, "milkshake", "Milkshake", Pack::junk_food),
    food(42, "chips", "Chips", Pack::junk_food),
    food(43, "brownie", "Brownie", Pack::junk_food),
    food(44, "popsicle", "Popsicle", Pack::junk_food),
    food(45, "gumdrop", "Gumdrop", Pack::junk_food),
    food(46, "slushie", "Slushie", Pack::junk_food),
    food(47, "slider", "Slider", Pack::junk_food),
    food(48, "hoagie", "Hoagie", Pack::soobway),
    food(49, "wrap", "Wrap", Pack::soobway),
    food(50, "panini", "Panini", Pack::soobway),
    food(51, "baguette", "Baguette", Pack::soobway),
    food(52, "salad", "Salad", Pack::soobway),
    food(53, "olive", "Olive", Pack::soobway),
    food(54, "avocado", "Avocado", Pack::soobway),
    food(55, "pepper", "Pepper", Pack::soobway),
    food(56, "radish", "Radish", Pack::soobway),
    food(57, "cucumber", "Cucumber", Pack::soobway),
    food(58, "eggplant", "Eggplant", Pack::soobway),
    food(59, "artichoke", "Artichoke", Pack::soobway),
};

constexpr std::array k_toppings{
    topping(0, "ketchup", "Ketchup", Pack::base, "dripping with"),
    topping(1, "mustard", "Mustard", Pack::base, "streaked with"),
    topping(2, "gravy", "Gravy", Pack::base, "awash in"),
    topping(3, "syrup", "Syrup", Pack::base, "sticky with"),
    topping(4, "whipped-cream", "Whipped Cream", Pack::base, "crowned with"),
    topping(5, "salsa", "Salsa", Pack::base, "splattered with"),
    topping(6, "sugar-stars", "Sugar Stars", Pack::base, "dusted with"),
    topping(7, "glitter-icing", "Glitter Icing", Pack::animator, "glazed with"),
    topping(8, "caramel", "Caramel", Pack::animator, "ribboned with"),
    topping(9, "chili-sauce", "Chili Sauce", Pack::junk_food, "set alight by"),
    topping(10, "cheese-dip", "Cheese Dip", Pack::junk_food, "swimming in"),
    topping(11, "ranch", "Ranch", Pack::junk_food, "dolloped with"),
    topping(12, "mayo", "Mayo", Pack::soobway, "blanketed in"),
    topping(13, "relish", "Relish", Pack::soobway, "heaped with"),
    topping(14, "pesto", "Pesto", Pack::soobway, "smeared with"),
};

constexpr std::array k_conditions{
    condition(0, "frozen", "Frozen", Pack::base),
    condition(1, "spicy", "Spicy", Pack::base),
    condition(2, "burnt", "Burnt", Pack::base),
    condition(3, "hairy", "Hairy", Pack::base),
    condition(4, "wobbly", "Wobbly", Pack::base),
    condition(5, "stinky", "Stinky", Pack::base),
    condition(6, "lumpy", "Lumpy", Pack::base),
    condition(7, "glowing", "Glowing", Pack::animator),
    condition(8, "haunted", "Haunted", Pack::animator),
    condition(9, "deep-fried", "Deep-Fried", Pack::junk_food),
    condition(10, "fizzy", "Fizzy", Pack::junk_food),
    condition(11, "gooey", "Gooey", Pack::junk_food),
    condition(12, "stale", "Stale", Pack::soobway),
    condition(13, "squashed", "Squashed", Pack::soobway),
    condition(14, "toasted", "Toasted", Pack::soobway),
};
static_assert(k_foods.size() == k_most_foods && k_toppings.size() == k_most_toppings &&
              k_conditions.size() == k_most_conditions);

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

}  // namespace food_fight::cafe_chaos
