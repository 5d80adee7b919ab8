// Whose pages are shown, and what those of Café Fatal say.
#include "game/menus/how_to_play_pages.hpp"

#include <array>

namespace game::menus {

namespace {

constexpr std::array<Page, 7> k_cafe_fatal{
    Page{"Every round",
         "One morsel drops on every table. Then two dice name two red numbers: those tables get one more.",
         "help-fatal-1"},
    Page{"Throw and choose",
         "On your turn all dice in your hand are thrown. Choose one number: all your dice that show it go "
         "together.",
         "help-fatal-2"},
    Page{"Place them", "They go onto one table. Your first dice of a round may go to any table.",
         "help-fatal-3"},
    Page{"Next to your own",
         "A new number goes to a table beside your own dice, never across a corner. A number you have placed "
         "before goes to the same table again.",
         "help-fatal-4"},
    Page{"Who gets the food",
         "Most dice on a table win all of it. As many dice? The higher number wins. The same number too? It "
         "all stays for the next round.",
         "help-fatal-5"},
    Page{"Points",
         "Cheese 1, pizza 2, cake 5. Five of a kind snap together to a whole and count double: 10, 20, 50. "
         "At 40 points the game ends, and most points win.",
         "help-fatal-6"},
    Page{"Your buttons",
         "Move the focus, confirm, go back. Nothing needs a hold, two buttons at once, or haste.", ""},
};

}  // namespace

std::span<const Page> pages_of(std::string_view game) {
  if (game == "cafe-fatal") return k_cafe_fatal;
  if (game == "cafe-chaos") return cafe_chaos_pages();
  if (game == "what-the-food") return what_the_food_pages();
  if (game == "cooking-customers") return kitchen_pages();
  return {};
}

}  // namespace game::menus
