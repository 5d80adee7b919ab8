// Cooking Customers for any number of seats.
#include "kitchen_moments.hpp"

#include "engine/cooking_customers/options.hpp"
#include "engine/cooking_customers/view.hpp"
#include "game/cooking/choice/choice.hpp"

namespace kitchen {

moments::Setting setting(int seats) {
  return {"cooking-customers", seats, cooking_customers::option_sets(seats).front()};
}

core::Match moment(int seats, Kind kind, int decisions) {
  return moments::moment(setting(seats), static_cast<std::uint8_t>(kind), decisions);
}

bool click_something(house::House& house, game::screens::TablePage& page, Chance& chance) {
  auto& session = page.table();
  const auto persons = session.persons();
  if (persons.empty()) return false;
  const core::Question* question = session.match().pending_for(persons.front());
  if (question == nullptr) return false;
  const auto everybody = session.view(core::k_everybody);
  const auto own = session.view(persons.front());
  const auto& board = everybody.as<cooking_customers::View>().board;
  const auto layout = game::cooking::lay_out(board);
  const game::cooking::Choice twin(layout, game::cooking::shown_from(everybody.as<cooking_customers::View>()),
                                   *question, game::cooking::hand_of(own.as<cooking_customers::View>()));
  return moments::click_something(house, page, twin, persons.front(), chance);
}

}  // namespace kitchen
