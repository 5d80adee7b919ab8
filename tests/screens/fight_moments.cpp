// Random games up to a moment, and clicks on what is lit there.
#include "fight_moments.hpp"

#include <doctest/doctest.h>

#include "engine/core/game.hpp"
#include "engine/food_fight/view.hpp"
#include "game/food_fight/choice/choice.hpp"
#include "game/screens/table_screen.hpp"

namespace fight {

namespace {

int below(Chance& chance, std::size_t limit) {
  return static_cast<int>(chance() % limit);
}

}  // namespace

core::Match new_match(int seats, std::uint64_t seed) {
  core::Header header;
  header.game = core::find_game("cafe-chaos");
  header.setup.seats = seats;
  header.setup.seed = seed;
  header.setup.options = header.game->full_options(seats);
  auto match = core::Match::start_complete(std::move(header));
  REQUIRE(match);
  return *std::move(match);
}

core::Choice any_answer(const core::Question& question, Chance& chance) {
  const core::Choice option = question.option(below(chance, static_cast<std::size_t>(question.size())));
  if (!question.is_sequence()) return option;
  core::Choice one(question.sequence_verb(), {});
  one.push_back(option[0]);
  return one;
}

void step(core::Match& match, Chance& chance) {
  const core::Question question = match.pending().front();
  REQUIRE(match.choose(question.seat(), any_answer(question, chance)));
}

core::Match moment(int seats, Kind kind, int decisions) {
  for (unsigned seed = 1; seed < 200; ++seed) {
    core::Match match = new_match(seats, seed);
    for (Chance chance(seed); !match.over(); step(match, chance)) {
      if (match.decisions() >= decisions && food_fight::kind_of(match.pending().front()) == kind)
        return match;
    }
  }
  FAIL("no game asks for " << food_fight::kind_word(kind));
  return new_match(seats, 1);
}

core::Match last_decision(int seats) {
  constexpr unsigned k_seed = 4;
  core::Match whole = new_match(seats, k_seed);
  for (Chance chance(k_seed); !whole.over();) step(whole, chance);
  core::Match match = new_match(seats, k_seed);
  for (Chance chance(k_seed); match.decisions() + 1 < whole.decisions();) step(match, chance);
  return match;
}

game::screens::TablePage& open(house::House& house, const core::Match& match) {
  const core::Seat asked = match.pending().front().seat();
  game::screens::SavedTable table{match, game::screens::seats_of(match.header())};
  for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
    game::stage::Who& who = table.seats[seat];
    who.name = k_longest_name;
    who.person = static_cast<int>(seat) == core::index(asked);
    who.bot_level = "greedy";
  }
  game::screens::give_letters(table.seats);
  auto& services = house.shell().services();
  auto screen = continue_table(services, std::move(table), false, game::devices::k_keyboard_right);
  if (!screen) FAIL(screen.error().message);
  auto& page = dynamic_cast<game::screens::TablePage&>(**screen);
  services.screens.restart(*std::move(screen));
  house.wait(0.5);
  return page;
}

game::settings::Settings at_speed(game::settings::AnimationSpeed speed) {
  game::settings::Settings settings;
  settings.set(game::settings::Id::animation_speed, static_cast<int>(speed));
  return settings;
}

game::settings::Settings instant() {
  return at_speed(game::settings::AnimationSpeed::instant);
}

bool click_something(house::House& house, game::screens::TablePage& page, Chance& chance) {
  auto& session = page.table();
  const auto persons = session.persons();
  if (persons.empty()) return false;
  const core::Question* question = session.match().pending_for(persons.front());
  if (question == nullptr) return false;
  const int decisions = session.match().decisions();
  // The twin of the choice on the table: what is lit there is lit here.
  const auto layout = game::food_fight::lay_out(session.match().seats());
  const auto open = session.view(core::k_everybody);
  const auto own = session.view(persons.front());
  game::food_fight::Choice twin(layout, game::food_fight::shown_from(open.as<food_fight::View>()), *question,
                                game::food_fight::hand_of(own.as<food_fight::View>()));
  for (int clicks = 0; clicks < 12; ++clicks) {
    if (twin.spots().empty()) return false;
    const auto& spots = twin.spots();
    // The later spots are words such as "Ready": reached sooner or later.
    const auto spot = spots[static_cast<std::size_t>(below(chance, spots.size()))];
    const render::Point place = twin.rect_of(spot).centre();
    game::devices::Action click;
    click.device = game::devices::k_mouse;
    click.logical = game::devices::Logical::confirm;
    click.pointer = {place.x, place.y};
    const auto answer = twin.act(click);
    house.click(game::devices::Point{place.x, place.y});
    if (!answer) continue;
    // In a gathering it is a draft until the bots are done.
    const bool taken = session.match().decisions() > decisions || session.has_draft(persons.front());
    house.wait(1.0 / 30.0);
    return taken || session.match().decisions() > decisions;
  }
  return false;
}

}  // namespace fight
