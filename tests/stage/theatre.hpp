// A stage with all that it needs around it, and games to show on it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "audio/player.hpp"
#include "engine/cafe_fatal/game.hpp"
#include "engine/core/match.hpp"
#include "game/cafe_fatal/cafe_stage.hpp"
#include "render/random.hpp"
#include "render/window.hpp"

namespace theatre {

inline const std::string k_assets = MESSHALL_SOURCE_DIR "/assets";

inline std::vector<game::stage::Who> guests(int seats, bool persons, bool long_names = false) {
  static constexpr const char* k_short[] = {"Ann", "Bob", "Cleo", "Dan", "Eve"};
  static constexpr const char* k_letters[] = {"W", "V", "M", "O", "Q"};
  std::vector<game::stage::Who> all;
  for (int seat = 0; seat < seats; ++seat) {
    game::stage::Who who;
    who.name = long_names ? std::string(12, 'W') : k_short[seat];
    who.letter = long_names ? k_letters[seat] : std::string(1, k_short[seat][0]);
    who.portrait = seat;
    who.person = persons;
    all.push_back(who);
  }
  return all;
}

/// Window, canvas, sounds, settings and a stage for a match of `seats`.
class Theatre {
 public:
  Theatre(const core::Match& match, std::vector<game::stage::Who> who, int width = 320, int height = 180)
      : seats(std::move(who)),
        window(*render::Window::open({.width = width, .height = height, .headless = true})),
        canvas(window.renderer(), {.pictures = k_assets + "/pictures", .immediate = true}),
        cues(load_cues()),
        sounds(cues, sink, 1) {
    const auto view = match.game().view(match.first_position(), core::k_everybody);
    const auto room = game::cafe_fatal::read_room(k_assets + "/pictures/cafe-tables.json", match.seats());
    stage = std::make_unique<game::cafe_fatal::CafeStage>(
        view.as<cafe_fatal::View>(),
        game::stage::Surroundings{canvas, sounds, settings, settings.bindings(), seats}, *room);
  }

  /// Hands over what happened since the last time, and the question that is open now.
  void show(const core::Match& match) {
    std::vector<core::Event> events(match.events().begin() + static_cast<std::ptrdiff_t>(shown_),
                                    match.events().end());
    shown_ = match.events().size();
    std::vector<core::Seat> persons;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      if (seats[seat].person) persons.push_back(core::seat_at(static_cast<int>(seat)));
    }
    stage->take(events);
    stage->ask(match.pending(), persons);
  }
  /// Lets it play to the next question.
  void play(double step = 0.1) {
    while (stage->busy()) stage->update(step);
    stage->update(step);
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
  std::unique_ptr<game::cafe_fatal::CafeStage> stage;

 private:
  static audio::CueTable load_cues() {
    auto table = audio::CueTable::load(k_assets + "/sounds/cues.json");
    return table ? *std::move(table) : audio::CueTable();
  }
  std::size_t shown_ = 0;
};

inline core::Match new_match(int seats, std::uint64_t seed) {
  core::Header header;
  header.game = &cafe_fatal::game();
  header.setup.seats = seats;
  header.setup.seed = seed;
  header.setup.options = *header.game->read_options(core::Json::object(), seats);
  return *core::Match::start(header);
}

/// Any legal answer to the open question.
inline void answer(core::Match& match, render::CosmeticRandom& chance) {
  const core::Question question = match.pending().front();
  (void)match.choose(question.seat(), question.option(chance.below(question.size())));
}

}  // namespace theatre
