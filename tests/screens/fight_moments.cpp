// Food fights with everything in them.
#include "fight_moments.hpp"

#include "engine/core/game.hpp"
#include "engine/food_fight/view.hpp"
#include "game/food_fight/choice/choice.hpp"

namespace fight {

namespace {

moments::Setting setting(int seats, std::string_view game) {
  return {std::string(game), seats, core::find_game(game)->full_options(seats)};
}

}  // namespace

core::Match new_match(int seats, std::uint64_t seed, std::string_view game) {
  return moments::new_match(setting(seats, game), seed);
}

core::Match moment(int seats, Kind kind, int decisions, std::string_view game) {
  return moments::moment(setting(seats, game), static_cast<std::uint8_t>(kind), decisions);
}

core::Match last_decision(int seats, std::string_view game) {
  return moments::last_decision(setting(seats, game));
}

bool click_something(house::House& house, game::screens::TablePage& page, Chance& chance) {
  auto& session = page.table();
  const auto persons = session.persons();
  if (persons.empty()) return false;
  const core::Question* question = session.match().pending_for(persons.front());
  if (question == nullptr) return false;
  const auto layout = game::food_fight::lay_out(session.match().seats());
  const auto open = session.view(core::k_everybody);
  const auto own = session.view(persons.front());
  const game::food_fight::Choice twin(layout, game::food_fight::shown_from(open.as<food_fight::View>()),
                                      *question, game::food_fight::hand_of(own.as<food_fight::View>()));
  return moments::click_something(house, page, twin, persons.front(), chance);
}

}  // namespace fight
