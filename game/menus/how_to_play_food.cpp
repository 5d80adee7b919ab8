// What the pages of What the Food?! say; their pictures are drawn by tools/art/sheets/help_food.py.
#include <array>

#include "game/menus/how_to_play_pages.hpp"

namespace game::menus {

namespace {

constexpr render::Colour k_table = render::k_cream;

/// WF-017, WF-019, WF-021.
constexpr std::array<Label, 3> k_round{
    Label{"Aim at somebody", {22, 384, 264, 116}, k_table},
    Label{"Plan three actions in secret", {318, 384, 264, 116}, k_table},
    Label{"Act in turn: first, second, third", {614, 384, 264, 116}, k_table}};

/// WF-037, WF-047.
constexpr std::array<Label, 2> k_grab{
    Label{"Grab two Foods from the Floor, or one card of any kind", {24, 382, 408, 120}, k_table},
    Label{"A new card from the deck fills the gap at once", {468, 382, 408, 120}, k_table}};

/// WF-044, WF-046; a test holds the sentences to the names of the cards.
constexpr std::array<Label, 4> k_combos{
    Label{"Banana", {24, 172, 408, 78}},
    Label{"Burrito smothered in Gravy", {468, 172, 408, 78}, render::from_hex(0xFFE3EC)},
    Label{"Moldy Cupcake", {24, 426, 408, 78}, render::from_hex(0xDDF2DF)},
    Label{"Juicy Hot Dog piled with Whipped Cream", {464, 426, 416, 78}, render::from_hex(0xFFE9A8)}};

/// WF-039, WF-042, WF-043.
constexpr std::array<Label, 3> k_throw_and_duck{
    Label{"Throw: food or a combo at your target", {22, 384, 264, 116}, k_table},
    Label{"Duck: thrown food misses you", {318, 384, 264, 116}, k_table},
    Label{"Lob, Pitch, Shove and splatter still hit", {614, 384, 264, 116}, k_table}};

/// WF-045.
constexpr std::array<Label, 3> k_what_the_food{
    Label{"you drop 2", {14, 400, 272, 104}, k_table},
    Label{"Condition, Food, Topping", {310, 400, 280, 104}, k_table},
    Label{"it takes 4", {614, 400, 272, 104}, k_table}};

/// WF-029, WF-050.
constexpr std::array<Label, 2> k_events{
    Label{"An event bursts out of the deck, and happens at once", {24, 382, 408, 120}, k_table},
    Label{"Detention hits whoever drew it; most events hit all", {468, 382, 408, 120}, k_table}};

/// WF-052 to WF-055.
constexpr std::array<Label, 2> k_end{
    Label{
        "At nine your own actions and events spare you, others’ food does not", {24, 382, 408, 120}, k_table},
    Label{"Somebody has ten: finish the round. Fewest points win", {468, 382, 408, 120}, k_table}};

constexpr std::array<Page, 8> k_pages{
    Page{"Stay clean",
         "Throw food at the others. Each hit leaves tokens on their tray. Whoever has the fewest at the end "
         "wins.",
         "help-food-1"},
    Page{"A round",
         "You play three of your actions, each once. All turn over their first and act one after another; "
         "then the second, then the third.",
         "help-food-2", k_round},
    Page{"Grab food",
         "Ammunition lies on the Floor. You may carry as much as you like, and only you see it. Bonus "
         "actions stay yours for good.",
         "help-food-3", k_grab},
    Page{"Combos",
         "Food 1, Topping 1, Condition 2. No Condition flies alone; two Toppings go together, two Foods do "
         "not.",
         "help-food-4", k_combos},
    Page{"Throw and Duck",
         "A Duck holds for the whole set, before your turn and after it. What else an action does, its card "
         "tells.",
         "help-food-5", k_throw_and_duck},
    Page{"What the Food?!",
         "Three cards together that hit: the table shouts, and you drop 2. Nothing for a combo that misses, "
         "is caught or flies back.",
         "help-food-6", k_what_the_food},
    Page{"Events",
         "They hide in the deck. The action waits until the event is over. With Hold the Events you may keep "
         "those that you draw in secret.",
         "help-food-7", k_events},
    Page{"Nine, ten, the end",
         "With the advanced rules it is fourteen and fifteen. Equal points share the win. “All cards” tells "
         "what every card does.",
         "help-food-8", k_end},
};

}  // namespace

std::span<const Page> what_the_food_pages() {
  return k_pages;
}

}  // namespace game::menus
