// What the pages of Cafe Chaos say; their pictures are drawn by tools/art/sheets/help_chaos.py.
#include <array>

#include "game/menus/how_to_play_pages.hpp"

namespace game::menus {

namespace {

using render::Rect;

constexpr render::Colour k_table = render::k_cream;
constexpr render::Colour k_card = render::from_hex(0xFFFBEF);

/// CC-051: the four steps of a round.
constexpr std::array<Label, 4> k_sequence{Label{"Aim at somebody", {24, 178, 408, 72}, k_table},
                                          Label{"Plan three actions in secret", {468, 178, 408, 72}, k_table},
                                          Label{"An event changes the rules", {24, 432, 408, 72}, k_table},
                                          Label{"Fight: first, second, third", {468, 432, 408, 72}, k_table}};

constexpr std::array<Label, 3> k_basics{
    Label{"Throw: food or a combo at your target", {22, 384, 264, 116}, k_table},
    Label{"Grab: a card from the Floor, two if both are Foods", {318, 384, 264, 116}, k_table},
    Label{"Duck: thrown food misses you", {614, 384, 264, 116}, k_table}};

/// CC-104, CC-111; a test holds the sentences to the names of the cards.
constexpr std::array<Label, 4> k_combos{
    Label{"Donut", {24, 172, 408, 78}, k_card},
    Label{"Egg awash in Gravy", {468, 172, 408, 78}, render::from_hex(0xFFE3EC)},
    Label{"Hairy Banana", {24, 426, 408, 78}, render::from_hex(0xDCEEF9)},
    Label{"Frozen Pizza dripping with Ketchup", {464, 426, 416, 78}, render::from_hex(0xFFE9A8)}};

/// The heads of the columns and of the rows: CC-089 to CC-097, CC-161 to CC-222.
constexpr std::array<Label, 11> k_defences{
    Label{"Duck", {128, 110, 108, 42}, k_card, true},     Label{"Hide", {236, 110, 108, 42}, k_card, true},
    Label{"Panic", {344, 110, 108, 42}, k_card, true},    Label{"Catch", {452, 110, 108, 42}, k_card, true},
    Label{"Spin", {560, 110, 108, 42}, k_card, true},     Label{"Smash", {668, 110, 108, 42}, k_card, true},
    Label{"Outsmart", {772, 110, 116, 42}, k_card, true}, Label{"Throw", {16, 202, 104, 42}, k_table, true},
    Label{"Lob", {16, 291, 104, 42}, k_card, true},       Label{"Shove", {16, 380, 104, 42}, k_table, true},
    Label{"Splash", {16, 469, 104, 42}, k_card, true}};

constexpr std::array<Label, 3> k_splash{Label{"1 for the neighbour", {14, 400, 272, 104}, k_table},
                                        Label{"the hit itself", {310, 400, 280, 104}, k_table},
                                        Label{"1 for the neighbour", {614, 400, 272, 104}, k_table}};

constexpr std::array<Label, 2> k_last_letter{
    Label{
        "At nine your own actions and events spare you, others’ food does not", {24, 382, 408, 120}, k_table},
    Label{"Somebody has ten: finish the round. Fewest points win", {468, 382, 408, 120}, k_table}};

constexpr std::array<Label, 2> k_own_actions{
    Label{"Every fighter has one action of their own", {24, 382, 408, 120}, k_table},
    Label{
        "A bonus action in your hand can be planned from the next round on", {468, 382, 408, 120}, k_table}};

constexpr std::array<Page, 8> k_pages{
    Page{"Stay clean",
         "Throw food at the others. Each point covers a letter of CAFE CHAOS! on their tray. Whoever has the "
         "fewest at the end wins.",
         "help-chaos-1"},
    Page{
        "A round",
        "All turn over their first action, then they act one after another; then the second, then the third. "
        "Round 1 has no event.",
        "help-chaos-2", k_sequence},
    Page{"Three moves for everybody",
         "Each action fits once into a plan of three. If you hold a Food or Topping, a Throw must use one.",
         "help-chaos-3", k_basics},
    Page{"Combos",
         "Food 1, Topping 1, Condition 2. No Condition flies alone; two Toppings go together. Three cards "
         "that "
         "hit are CAFE CHAOS: you heal 2.",
         "help-chaos-4", k_combos},
    Page{"Defences",
         "Tick: it misses you. Hand: the food is yours. Arrows: it goes back, or on to your own target. All "
         "last "
         "for the whole set.",
         "help-chaos-5", k_defences},
    Page{"Splash",
         "A Lob that hits splashes both neighbours, and so do Prank and Cannonball. No defence stops that, "
         "but "
         "your own Lob and Prank spare you.",
         "help-chaos-6", k_splash},
    Page{"Nine, ten, the end",
         "Only Cruel & Unusual Punishment and Ice Cream Social are events that can give the tenth. Equal "
         "points "
         "share the win.",
         "help-chaos-7", k_last_letter},
    Page{"Tricks of your own",
         "Bonus actions lie in the deck and on the Floor, and stay yours. “All cards” tells what every card "
         "does.",
         "help-chaos-8", k_own_actions},
};

}  // namespace

std::span<const Page> cafe_chaos_pages() {
  return k_pages;
}

}  // namespace game::menus
