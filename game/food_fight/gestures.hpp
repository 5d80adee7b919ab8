// What fighters and things do in many scenes: faces, leaps, whirls, puffs, words. Each is over, and leaves no
// trace, when its time is; times count from the step's start. Reduced motion keeps faces and words (S9).
#pragma once

#include <string>

#include "game/food_fight/step.hpp"
#include "game/stage/gestures.hpp"

namespace game::food_fight {

using stage::bump;
using stage::Pop;
using stage::presence;
using stage::Toss;
using stage::unit;

void face(Step& step, int seat, Mood mood, double start, double seconds);
/// Lights these seats (bits) and no other.
void light_only(Step& step, unsigned seats, double start, double seconds);

/// The bust leans towards a point and comes back.
void lunge(Step& step, const Direction& direction, int seat, render::Point toward, float far, double start,
           double seconds);
/// Thrown back from where it came, with a spring.
void recoil(Step& step, const Direction& direction, int seat, render::Point from, float far, double start);
void hop(Step& step, const Direction& direction, int seat, float height, double start, double seconds);
/// Turns round its own axis.
void whirl(Step& step, const Direction& direction, int seat, int turns, double start, double seconds);
void tremble(Step& step, const Direction& direction, int seat, double start, double seconds);
/// The whole seat jumps: tray and bust.
void jolt(Step& step, const Direction& direction, int seat, double start);
/// The fighter leaves its place, lands on somebody at `start + seconds / 2` and comes back.
void leap(Step& step, const Direction& direction, int seat, int victim, double start, double seconds);

void speak(Step& step, const Direction& direction, int seat, const std::string& words, double start,
           double seconds);
void dizzy_stars(Step& step, const Direction& direction, int seat, double start, double seconds);
/// Drops under gravity.
struct Spray {
  render::Point from;
  render::Colour colour{};
  int count = 14;
  float direction = -90;  ///< degrees; 0: right
  float spread = 150;
  float fastest = 620;
  float largest = 15;
};
void spray(Step& step, const Direction& direction, const Spray& spray, double time);
void crumbs(Step& step, const Direction& direction, render::Point from, int count, double time);

/// Where shouts stand: on no score and no face; between two tables over the floor's cards.
render::Point shout_place(const Layout& layout);
/// A shout that bursts out, stays readable and goes.
void shout(Step& step, const Direction& direction, const std::string& text, ShoutKind kind, double start,
           double seconds);

}  // namespace game::food_fight
