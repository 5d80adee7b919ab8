// One step of the animation: some events, what they look like over time, and the table after them.
#pragma once

#include <vector>

#include "game/food_fight/larder.hpp"
#include "game/food_fight/layout.hpp"
#include "game/food_fight/pose.hpp"
#include "game/food_fight/words.hpp"
#include "game/stage/step.hpp"
#include "render/particles.hpp"

namespace game::food_fight {

using stage::Events;

struct Step : stage::StepOf<Pose> {
  std::vector<render::Burst> drops;   ///< `time` counts from the step's start
  std::vector<render::Burst> debris;  ///< likewise
};

/// What the builders of steps need to know.
struct Direction {
  const Layout& layout;
  const Larder& larder;
  Names names;
  bool reduced_motion = false;  ///< fades instead of flights, scaling, shaking (S9)
  bool flashes = true;
  std::uint64_t seed = 1;  ///< cosmetic; another for each step

  const SeatPlace& place(int seat) const { return layout.at(seat); }
};

/// Takes the next events (at least one) that belong together from the front of `events` and shows them from
/// `before` on. `used` tells how many.
Step next_step(const Direction& direction, const Shown& before, Events events, std::size_t& used);

using PoseTrack = stage::PoseTrackOf<Pose>;

// The builders. Each fills a step whose `start` is the pose at rest and whose `after` is the table after its
// events; the first event's kind decides which is called.
// show_round.cpp
void show_round_start(Step& step, const Direction& direction, Events events);
void show_target(Step& step, const Direction& direction, Events events);
void show_plans(Step& step, const Direction& direction, Events events);
void show_round_end(Step& step, const Direction& direction, Events events);
void show_game_over(Step& step, const Direction& direction, Events events);
// show_turn.cpp
void show_flip(Step& step, const Direction& direction, Events events);
void show_copy(Step& step, const Direction& direction, Events events);
void show_turn_start(Step& step, const Direction& direction, Events events);  ///< or its end
void show_nothing(Step& step, const Direction& direction, Events events);
// show_attack.cpp
void show_throw(Step& step, const Direction& direction, Events events);  ///< declared; food leaves the hand
void show_yeet(Step& step, const Direction& direction, Events events);
void show_moved_attack(Step& step, const Direction& direction, Events events);
// show_answer.cpp
void show_answer(Step& step, const Direction& direction, Events events);
// show_hit.cpp, with their points
void show_hit(Step& step, const Direction& direction, Events events);
void show_deflected(Step& step, const Direction& direction, Events events);  ///< sent back or on, it lands
void show_splash(Step& step, const Direction& direction, Events events);
// show_points.cpp
void show_points(Step& step, const Direction& direction, Events events);
// show_cards.cpp
void show_cards(Step& step, const Direction& direction, Events events);  ///< a run of moves of one cause
// show_actions.cpp
void show_card(Step& step, const Direction& direction, Events events);  ///< shown to all, stays in the hand
void show_reshuffle(Step& step, const Direction& direction, Events events);
void show_offer(Step& step, const Direction& direction, Events events);
void show_swap(Step& step, const Direction& direction, Events events);
// show_events.cpp
void show_event(Step& step, const Direction& direction, Events events);
void show_votes(Step& step, const Direction& direction, Events events);
void show_event_end(Step& step, const Direction& direction, Events events);
void show_shifted_mats(Step& step, const Direction& direction, Events events);
// show_window.cpp
void show_window(Step& step, const Direction& direction, Events events);  ///< a breath for held events

}  // namespace game::food_fight
