// The food fight's stage with all that it needs around it, and games to show on it.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "audio/player.hpp"
#include "engine/core/match.hpp"
#include "engine/food_fight/cafe_chaos/game.hpp"
#include "engine/food_fight/what_the_food/game.hpp"
#include "game/food_fight/fight_stage.hpp"
#include "render/random.hpp"
#include "render/window.hpp"

namespace fight_theatre {

inline const std::string k_assets = MESSHALL_SOURCE_DIR "/assets";

inline std::vector<game::stage::Who> guests(int seats) {
  static constexpr const char* k_names[] = {"Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hank"};
  std::vector<game::stage::Who> all;
  for (int seat = 0; seat < seats; ++seat) {
    game::stage::Who who;
    who.name = k_names[seat];
    who.letter = std::string(1, k_names[seat][0]);
    who.portrait = seat;
    all.push_back(who);
  }
  return all;
}

/// A table with every pack.
inline core::Match new_match(int seats, std::uint64_t seed) {
  core::Header header;
  header.game = &food_fight::cafe_chaos::game();
  header.setup.seats = seats;
  header.setup.seed = seed;
  core::Json options = core::Json::object();
  options["packs"] = "animator junk-food soobway";
  header.setup.options = *header.game->read_options(options, seats);
  return *core::Match::start(header);
}

/// A table of What the Food?! with the Special Edition, its super effects, held events or the limit as the
/// options say.
inline core::Match new_brawl(int seats, std::uint64_t seed, const core::Json& options) {
  core::Header header;
  header.game = &food_fight::what_the_food::game();
  header.setup.seats = seats;
  header.setup.seed = seed;
  header.setup.options = *header.game->read_options(options, seats);
  return *core::Match::start(header);
}

/// Any legal answer to the first open question.
inline void answer(core::Match& match, render::CosmeticRandom& chance) {
  const core::Question question = match.pending().front();
  (void)match.choose(question.seat(), question.option(chance.below(question.size())));
}

class Theatre {
 public:
  explicit Theatre(const core::Match& match, int width = 64, int height = 36)
      : seats(guests(match.seats())),
        window(*render::Window::open({.width = width, .height = height, .headless = true})),
        canvas(window.renderer(), {.pictures = k_assets + "/pictures", .immediate = true}),
        cues(*audio::CueTable::load(k_assets + "/sounds/cues.json")),
        sounds(cues, sink, 1) {
    const auto view = match.game().view(match.first_position(), core::k_everybody);
    stage = std::make_unique<game::food_fight::FightStage>(
        view.as<food_fight::View>(),
        game::stage::Surroundings{canvas, sounds, settings, settings.bindings(), seats},
        *game::food_fight::read_larder(k_assets + "/pictures/foods.json",
                                       game::food_fight::CardBook(view.as<food_fight::View>().board)));
  }

  /// Hands over what happened since the last time, in the form for everybody.
  void show(const core::Match& match) {
    std::vector<core::Event> events;
    for (; shown_ < match.events().size(); ++shown_)
      events.push_back(match.game().event_for(match.events()[shown_], core::k_everybody));
    stage->take(events);
    stage->ask(match.pending(), {});
  }
  void draw() {
    canvas.begin_frame();
    stage->draw();
  }

  std::vector<game::stage::Who> seats;
  game::settings::Settings settings;
  render::Window window;
  render::Canvas canvas;
  audio::CueTable cues;
  audio::RecordingSink sink;
  audio::Player sounds;
  std::unique_ptr<game::food_fight::FightStage> stage;

 private:
  std::size_t shown_ = 0;
};

inline std::vector<int> sorted(auto begin, auto end) {
  std::vector<int> numbers;
  for (auto card = begin; card != end; ++card) numbers.push_back(static_cast<int>(*card));
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

/// What both fights show of piles and seats is what the engine's public view says.
inline void check_piles_and_seats(const food_fight::View& view, const game::food_fight::Shown& shown) {
  REQUIRE(shown.deck == view.deck_size);
  REQUIRE(sorted(shown.floor.begin(), shown.floor.end()) == sorted(view.floor.begin(), view.floor.end()));
  REQUIRE(sorted(shown.trash.begin(), shown.trash.end()) == sorted(view.trash.begin(), view.trash.end()));
  REQUIRE(sorted(shown.aside.begin(), shown.aside.end()) == sorted(view.aside.begin(), view.aside.end()));
  for (int seat = 0; seat < shown.seats; ++seat) {
    CAPTURE(seat);
    const auto index = static_cast<std::size_t>(seat);
    REQUIRE(shown.at(seat).points == view.board.players[index].points);
    REQUIRE(shown.at(seat).cards == view.owned[index]);
    REQUIRE(shown.at(seat).plan == view.plans[index]);
    // Two do not aim (WF-100).
    if (shown.seats > 2) REQUIRE(shown.at(seat).target == view.board.players[index].target);
  }
}

/// Plays the whole game with random answers and skips through it; `check` sees the table before each answer.
template <class Check>
void skip_through(core::Match& match, Theatre& theatre, std::uint64_t seed, const Check& check) {
  render::CosmeticRandom chance(seed);
  theatre.show(match);
  theatre.stage->skip_all();
  while (!match.over()) {
    check(match, theatre.stage->shown());
    answer(match, chance);
    theatre.show(match);
    theatre.stage->skip_all();
  }
  CHECK(theatre.stage->points() == match.game().scores(match.position()));
  for (const auto& line : theatre.stage->log()) CHECK(!line.text.empty());
}

}  // namespace fight_theatre
