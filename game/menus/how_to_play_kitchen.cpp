// What the pages of Cooking Customers say; their pictures are drawn by tools/art/sheets/kitchen.
#include <array>

#include "game/menus/how_to_play_pages.hpp"

namespace game::menus {

namespace {

constexpr std::array<Page, 7> k_pages{
    Page{"Your kitchen",
         "Your cook fills the plates of your order. A full order pays its tip, which only you have seen "
         "before. First to $20 wins.",
         "help-kitchen-1"},
    Page{"Two cards a turn",
         "Play one or two: one for yourself, one on somebody else. Any of them may be thrown away instead. "
         "Then you cook, and draw up to five.",
         "help-kitchen-2"},
    Page{"The cooking roll",
         "Each MEAL fills a plate. All dice FIRED, and the cook is out. Helpers and plus cards roll after "
         "that, and fire nobody.",
         "help-kitchen-3"},
    Page{"Minus cards and supplies",
         "Minus cards take dice, but never the last one. A supply sweeps away what bears its symbol, and "
         "keeps it off.",
         "help-kitchen-4"},
    Page{"Customers complain",
         "Stop them at once with Simmer Down. Else roll two dice: two MEALs cook the customer. Both bring "
         "two meals; anything less, and they get their way.",
         "help-kitchen-5"},
    Page{"Teams",
         "Partners share one order and one jar of tips, and may help each other with cooks and helpers. Six "
         "and more always play in teams.",
         "help-kitchen-6"},
    Page{"Your buttons",
         "Pick a card, then where it goes. Back takes it up again. “All cards” tells what every card does.",
         ""},
};

}  // namespace

std::span<const Page> kitchen_pages() {
  return k_pages;
}

}  // namespace game::menus
