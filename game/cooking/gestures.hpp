// What crew, cards and things do in many scenes. Each is over, and leaves no trace, when its time is; times
// count from the step's start. Reduced motion keeps faces and words (S9).
#pragma once

#include <string>

#include "game/cooking/step.hpp"
#include "game/stage/gestures.hpp"

namespace game::cooking {

using stage::bump;
using stage::passing;
using stage::Pop;
using stage::pop_up;
using stage::presence;
using stage::puff;
using stage::say;
using stage::shake;
using stage::toss;
using stage::Toss;
using stage::track;
using stage::track_after;

/// From that moment on the kitchen is as given; faces too.
void track_shown(Step& step, double start, const Shown& shown);
/// From that moment on the caption says this, also when the step is over.
void track_caption(Step& step, double start, const Caption& caption);

enum class Crew : std::uint8_t { cook, helper };
/// Of a card that is a cook or helper.
inline Crew crew_of(Card card) {
  return rules::is(card, rules::CardKind::helper) ? Crew::helper : Crew::cook;
}

void cook_face(Step& step, int seat, CookMood mood, double start, double seconds);
void helper_face(Step& step, int seat, HelperMood mood, double start, double seconds);
/// Lights these seats (bits) and no other.
void light_only(Step& step, unsigned seats, double start, double seconds);

void hop(Step& step, const Direction& direction, int seat, Crew crew, float height, double start,
         double seconds);
void tremble(Step& step, const Direction& direction, int seat, double start, double seconds);
/// The whole station jumps.
void jolt(Step& step, const Direction& direction, int seat, double start);
/// Grows up behind the stove, like a jack out of its box.
void pop_in(Step& step, const Direction& direction, int seat, Crew crew, double start, double seconds);

/// Somebody who leaves his place.
struct Leaver {
  std::string sprite;
  int scarf = -1;
  render::Point from;
  float scale = 1;
};
/// The cook or helper that `shown` has at that seat, bag in hand.
Leaver leaver(const Direction& direction, const Shown& shown, int seat, Crew crew);
/// Hops through the kitchen to the door, which opens for him, growing smaller. Whose place it was has to show
/// the kitchen without him from then on.
void walk_out(Step& step, const Direction& direction, const Leaver& who, double start, double seconds);

/// Where a card is held up to be read when that seat plays it.
render::Point reading_place(const Direction& direction, int seat);
/// A card comes out of a hand, is held up, and lands at `to`. Returns when it lands.
struct PlayedCard {
  int seat = 0;  ///< whose hand
  Card card = Card::hidden;
  render::Point to;
  float end_scale = 0.3F;
};
double play_card(Step& step, const Direction& direction, const PlayedCard& played, double start);

/// A card slides from one place to another.
struct CardSlide {
  Card card = Card::hidden;
  render::Point from;
  render::Point to;
  float height = 60;
  float scale = 0.4F;
  float end_scale = 0.4F;
};
void slide_card(Step& step, const Direction& direction, const CardSlide& slide, double start, double seconds);

/// A card lies still.
void hold_card(Step& step, Card card, render::Point place, float scale, double start, double seconds);

/// The cook is pushed aside and comes back with a spring.
void stagger(Step& step, const Direction& direction, int seat, float far, float lean, double start,
             double seconds);

/// Drops, crumbs or sparks under gravity.
struct Spray {
  render::Point from;
  render::Colour colour{};
  int count = 14;
  float direction = -90;  ///< degrees; 0: right
  float spread = 150;
  float fastest = 520;
  float largest = 13;
};
void spray(std::vector<render::Burst>& bursts, const Direction& direction, const Spray& spray, double time);

/// Words in a bubble beside the cook of that seat.
void speak(Step& step, const Direction& direction, int seat, const std::string& words, double start,
           double seconds);
/// A shout over that seat's station, inside the safe area.
void shout_over(Step& step, const Direction& direction, int seat, const std::string& text, ShoutKind kind,
                double start, double seconds);
/// A shout of the house, in the middle.
void shout(Step& step, const Direction& direction, const std::string& text, ShoutKind kind, double start,
           double seconds);

}  // namespace game::cooking
