// How a turn opens: the fighter does its thing.
#include <algorithm>

#include "game/food_fight/gestures.hpp"
#include "game/food_fight/scenes.hpp"

namespace game::food_fight {

using render::Point;

namespace {

constexpr double k_plain = 0.4;

struct Opening {
  Card action;
  const char* cue;
  double cue_at;  ///< seconds
  const char* words;
  double seconds;
  Mood mood;
  void (*move)(Step& step, const Direction& direction, int seat, double seconds);
};

void still(Step& /*step*/, const Direction& /*direction*/, int /*seat*/, double /*seconds*/) {}
void jump(Step& step, const Direction& direction, int seat, double seconds) {
  hop(step, direction, seat, 46, 0.05, seconds / 2);
  hop(step, direction, seat, 46, 0.05 + seconds / 2, seconds / 2 - 0.05);
}
void turn(Step& step, const Direction& direction, int seat, double seconds) {
  whirl(step, direction, seat, 2, 0.05, seconds - 0.1);
}
void shiver(Step& step, const Direction& direction, int seat, double seconds) {
  tremble(step, direction, seat, 0.0, seconds);
}
void smoke(Step& step, const Direction& direction, int seat, double seconds) {
  puff(step, direction, direction.place(seat).head(), render::k_milk, 1.2F, 0.05, seconds);
}
void dash(Step& step, const Direction& direction, int seat, double seconds) {
  const auto& place = direction.place(seat);
  const float side = place.mirrored ? 1.0F : -1.0F;
  puff(step, direction, place.rim + Point{side * 120, -40} * place.bust_scale, render::k_cream, 0.7F, 0.05,
       seconds);
  lunge(step, direction, seat, direction.layout.floor.centre(), 46, 0.0, seconds);
}
void stars(Step& step, const Direction& direction, int seat, double seconds) {
  dizzy_stars(step, direction, seat, 0.0, seconds);
}

constexpr std::array<Opening, 14> k_openings{{
    {Card::cheer, "cheer-pompom", 0.0, "Go, go, go!", 0.8, Mood::glee, jump},
    {Card::ctrl_alt_del, "scribble", 0.0, "Reboot!", 0.7, Mood::glee, shiver},
    {Card::hallucinate, "bewitch-tinkle", 0.0, "Wooo …", 0.7, Mood::glee, stars},
    {Card::confuse, "swap-whirl", 0.0, "This way? That way?", 0.8, Mood::glee, turn},
    {Card::bewitched, "bewitch-tinkle", 0.0, "Hocus pocus!", 0.95, Mood::glee, stars},
    {Card::maagic_trick, "magic-poof", 0.05, "Abracadabra!", 0.75, Mood::glee, smoke},
    {Card::sugar_rush, "sugar-fizz", 0.0, "Sugar!", 0.7, Mood::glee, shiver},
    {Card::power_scoop, "scoop-plop", 0.0, "Who wants a scoop?", 0.75, Mood::glee, still},
    {Card::rally, "plan-ready", 0.0, "Three for me!", 0.65, Mood::glee, jump},
    {Card::fetch, "card-slap", 0.0, "Woof!", 0.6, Mood::glee, jump},
    {Card::sprint, "whoosh-throw", 0.0, "Zoom!", 0.55, Mood::aim, dash},
    {Card::panic, "panic-yelp", 0.0, "Eeek!", 0.6, Mood::panic, shiver},
    {Card::cannonball, "wind-up", 0.0, "Ka-boom!", 0.6, Mood::glee, jump},
    {Card::stalk, "snicker", 0.0, "Psst …", 0.6, Mood::aim, dash},
}};

}  // namespace

double open_turn(Step& step, const Direction& direction, int seat, Card action) {
  const auto* found = std::find_if(k_openings.begin(), k_openings.end(),
                                   [action](const Opening& opening) { return opening.action == action; });
  if (found == k_openings.end()) return k_plain;
  step.timeline.mark(found->cue_at, found->cue);
  speak(step, direction, seat, found->words, 0.0, found->seconds);
  face(step, seat, found->mood, 0.0, found->seconds);
  found->move(step, direction, seat, found->seconds);
  return found->seconds;
}

}  // namespace game::food_fight
