// Characters by game and options: whom the box has in play.
#include "game/screens/fighters.hpp"

#include <algorithm>
#include <array>

#include "engine/food_fight/cafe_chaos/options.hpp"
#include "engine/food_fight/cafe_chaos/position.hpp"
#include "engine/food_fight/view.hpp"
#include "engine/food_fight/what_the_food/cards.hpp"
#include "engine/food_fight/what_the_food/options.hpp"
#include "game/food_fight/card_book.hpp"

namespace game::screens {

namespace {

namespace rules = ::food_fight;

struct Cast {
  const food_fight::BookPages& pages;
  const rules::Box& (*box)();
  rules::Board (*board_for)(const core::Json& options, int seats);
};

const Cast* cast_of(const core::Game& game) {
  static const std::array<Cast, 2> k_casts{
      Cast{food_fight::cafe_chaos_pages(), rules::cafe_chaos::the_box, rules::cafe_chaos::board_for},
      Cast{food_fight::what_the_food_pages(), rules::what_the_food::the_box,
           rules::what_the_food::board_for}};
  const auto* found = std::find_if(k_casts.begin(), k_casts.end(),
                                   [&game](const Cast& cast) { return cast.pages.game == game.id(); });
  return found == k_casts.end() ? nullptr : found;
}

}  // namespace

bool has_fighters(const core::Game& game) {
  return cast_of(game) != nullptr;
}

std::vector<Fighter> fighters_of(const core::Game& game, const core::Json& options, int places) {
  std::vector<Fighter> fighters;
  const Cast* cast = cast_of(game);
  if (cast == nullptr) return fighters;
  core::Json wanted = options;
  wanted.erase("characters");  // whoever was chosen is not asked for here
  const auto read = game.read_options(wanted, places);
  if (!read) return fighters;
  for (const rules::Card card : cast->box().in_play(cast->board_for(*read, places)).characters) {
    const food_fight::Print print = cast->pages.print(card);
    fighters.push_back({print.id, print.person, print.name, print.text});
  }
  return fighters;
}

std::vector<std::string> fighters_at(const core::Game& game, const core::AnyView& everybody) {
  std::vector<std::string> ids;
  if (!has_fighters(game)) return ids;
  const rules::Board& board = everybody.as<rules::View>().board;
  const food_fight::CardBook cards(board);
  for (int seat = 0; seat < board.seats; ++seat)
    ids.emplace_back(cards.id(board.player(core::seat_at(seat)).character));
  return ids;
}

std::string fighter_picture(const core::Game& game, std::string_view id, std::string_view mood) {
  const Cast* cast = cast_of(game);
  const std::string people(cast == nullptr ? std::string_view() : cast->pages.people);
  return people + "-" + std::string(id) + "-" + std::string(mood);
}

}  // namespace game::screens
