// The food fight's stage with all that it needs around it, and games to show on it.
#pragma once

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

}  // namespace fight_theatre
