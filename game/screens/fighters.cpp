// Characters by game and packs.
#include "game/screens/fighters.hpp"

#include "engine/food_fight/cafe_chaos/cards.hpp"
#include "engine/food_fight/view.hpp"
#include "game/screens/option_words.hpp"

namespace game::screens {

namespace {

namespace chaos = food_fight::cafe_chaos;

std::string_view pack_word(chaos::Pack pack) {
  switch (pack) {
    case chaos::Pack::animator:
      return "animator";
    case chaos::Pack::junk_food:
      return "junk-food";
    case chaos::Pack::soobway:
      return "soobway";
    case chaos::Pack::base:
      break;
  }
  return {};
}

}  // namespace

std::vector<Fighter> fighters_of(const core::Game& game, const core::Json& options) {
  std::vector<Fighter> fighters;
  if (game.id() != "cafe-chaos") return fighters;
  for (const chaos::CardEntry& entry : chaos::box()) {
    if (entry.action_class != chaos::ActionClass::character) continue;
    const std::string_view pack = pack_word(entry.pack);
    if (!pack.empty() && !has_word(options, "packs", pack)) continue;
    fighters.push_back({entry.id, entry.person, entry.name, entry.text});
  }
  return fighters;
}

std::vector<std::string> fighters_at(const core::Game& game, const core::AnyView& everybody) {
  std::vector<std::string> ids;
  if (game.id() != "cafe-chaos") return ids;
  const food_fight::Board& board = everybody.as<food_fight::View>().board;
  for (int seat = 0; seat < board.seats; ++seat) {
    const auto* entry = chaos::entry(board.player(core::seat_at(seat)).character);
    ids.emplace_back(entry == nullptr ? std::string_view() : entry->id);
  }
  return ids;
}

std::string fighter_picture(std::string_view id, std::string_view mood) {
  return "fighter-" + std::string(id) + "-" + std::string(mood);
}

}  // namespace game::screens
