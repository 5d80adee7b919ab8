// Random games up to a moment, and the audit of what is seen then.
#include "moments.hpp"

#include <doctest/doctest.h>

#include "engine/core/game.hpp"
#include "game/screens/table_screen.hpp"

namespace moments {

using game::screens::TablePage;
using house::House;

namespace {

int below(Chance& chance, std::size_t limit) {
  return static_cast<int>(chance() % limit);
}

}  // namespace

core::Match new_match(const Setting& setting, std::uint64_t seed) {
  core::Header header;
  header.game = core::find_game(setting.game);
  REQUIRE(header.game != nullptr);
  header.setup.seats = setting.seats;
  header.setup.seed = seed;
  header.setup.options = setting.options;
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

core::Match moment(const Setting& setting, std::uint8_t kind, int decisions) {
  for (unsigned seed = 1; seed < 200; ++seed) {
    core::Match match = new_match(setting, seed);
    for (Chance chance(seed); !match.over(); step(match, chance)) {
      if (match.decisions() >= decisions && match.pending().front().kind() == kind) return match;
    }
  }
  FAIL("no game asks for " << core::find_game(setting.game)->kind_name(kind));
  return new_match(setting, 1);
}

core::Match last_decision(const Setting& setting) {
  constexpr unsigned k_seed = 4;
  core::Match whole = new_match(setting, k_seed);
  for (Chance chance(k_seed); !whole.over();) step(whole, chance);
  core::Match match = new_match(setting, k_seed);
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

game::settings::Settings with_text(int percent) {
  game::settings::Settings settings;
  settings.set(game::settings::Id::text_scale, percent);
  return settings;
}

std::string described(int seats, Output output, int percent) {
  return std::to_string(seats) + "-" + std::to_string(output.width) + "x" + std::to_string(output.height) +
         (percent == 100 ? "" : "-" + std::to_string(percent));
}

void Faults::look(const std::string& where) {
  house_.draw();
  judge(house_.shell().canvas().drawn(), where);
}

void Faults::look_at_card(const std::string& where) {
  house_.draw();
  const auto& drawn = house_.shell().canvas().drawn();
  constexpr float k_least_area = 250000.0F;  // of such a card
  const auto is_card = [](const render::DrawnElement& element) {
    return element.kind == render::DrawnKind::panel && element.essential &&
           element.rect.width * element.rect.height > k_least_area;
  };
  const auto last = std::find_if(drawn.rbegin(), drawn.rend(), is_card);
  if (last == drawn.rend()) return;
  judge({std::prev(last.base()), drawn.end()}, where);
}

void Faults::judge(const std::vector<render::DrawnElement>& elements, const std::string& where) {
  for (const std::string& problem : render::audit_problems(elements, house_.shell().canvas().viewport())) {
    if (seen_.insert(problem).second) FAIL_CHECK(where << ": " << problem);
  }
}

void audit_action(House& house, const core::Match& match, const std::string& name, int pictures) {
  TablePage& page = open(house, match);
  Faults faults(house);
  const core::Question question = match.pending().front();
  Chance chance(3);
  REQUIRE(page.table().answer(question.seat(), any_answer(question, chance)));
  constexpr double k_between = 0.5;
  const std::string asked = "asked=" + core::name(question.seat());
  double time = 0.0;
  int shot = 0;
  for (; time < 45.0 && house.top() == "table" && (time < 1.0 || !house.shows(asked)); time += k_between) {
    house.wait(k_between);
    faults.look(name);
    if (shot < pictures && house.shows("busy")) house.shoot(name + "-" + std::to_string(shot++));
  }
}

void audit_results(House& house, const core::Match& match, const std::string& name) {
  TablePage& page = open(house, match);
  Faults faults(house);
  const core::Question question = match.pending().front();
  // Whatever is answered: if the game goes on, the points are near the end.
  Chance chance(11);
  for (int turn = 0; turn < 4000 && house.top() == "table"; ++turn) {
    if (house.shows("asked=" + core::name(question.seat()))) {
      const auto* open = page.table().match().pending_for(question.seat());
      if (open != nullptr) (void)page.table().answer(question.seat(), any_answer(*open, chance));
    }
    house.wait(1.0 / 30.0);
  }
  REQUIRE(house.top() == "results");
  REQUIRE(house.wait_for("ceremony-done"));
  faults.look(name);
  house.shoot(name);
}

}  // namespace moments
