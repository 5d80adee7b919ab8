// The names that people and bots may go by: forty foods, each with the portrait that it comes with.
#pragma once

#include <array>
#include <string_view>

namespace game::screens {

/// At most 12 characters each. Neighbours begin with different letters, so that marks at one table differ.
inline constexpr std::array<std::string_view, 40> k_food_names{
    "Dumpling", "Bagel",   "Radish",  "Gouda",  "Vanilla",  "Lasagne", "Kiwi",      "Olive",
    "Pickle",   "Hotpot",  "Muffin",  "Noodle", "Waffle",   "Turnip",  "Schnitzel", "Zucchini",
    "Crumble",  "Fajita",  "Nacho",   "Tofu",   "Brownie",  "Parsnip", "Mustard",   "Sprout",
    "Ketchup",  "Gravy",   "Donut",   "Lentil", "Omelette", "Raisin",  "Herring",   "Meringue",
    "Pretzel",  "Custard", "Biscuit", "Taco",   "Falafel",  "Sardine", "Walnut",    "Yoghurt"};

inline constexpr int k_portraits = 10;

constexpr int portrait_of(int name) {
  return name % k_portraits;
}

}  // namespace game::screens
