// A card for an opponent: who plays what on whom. What can be stopped waits, always for the same time.
#include <algorithm>

#include "game/cooking/gestures.hpp"
#include "game/cooking/scenes_attacks.hpp"
#include "game/cooking/visitors.hpp"
#include "game/cooking/words_attacks.hpp"

namespace game::cooking {

using render::Point;

namespace {

constexpr double k_card_rises = 0.34;
constexpr double k_card_read = 0.5;  ///< of a card that calls nobody
constexpr double k_card_goes = 0.22;
constexpr float k_card_scale = 0.9F;
constexpr double k_walks_from = 0.1;
/// The same whether or not anybody holds what stops the attack, and whether or not somebody is asked
/// (KC-A42): nothing may tell.
constexpr double k_pause = 1.2;

const char* arrival_cue(Card card) {
  if (card == Card::thief) return "kitchen-thief";
  if (card == Card::better_offer) return "kitchen-better-offer";
  return rules::is(card, rules::CardKind::inspector) ? "kitchen-inspector" : "kitchen-customer-angry";
}

/// Up from the hand, held up over the victim's stove.
void raise_card(Step& step, const Direction& direction, const rules::CardPlayed& played, double until) {
  const Point place = reading_place(direction, played.on);
  step.timeline.mark(0, "card-slap");
  slide_card(step, direction, {played.card, direction.at(played.seat).hand(), place, 70, 0.35F, k_card_scale},
             0, k_card_rises);
  hold_card(step, played.card, place, k_card_scale, k_card_rises, until - k_card_rises);
}

/// The card makes room for whom it called.
void send_card(Step& step, const Direction& direction, const rules::CardPlayed& played, Point to,
               double start) {
  const Point place = reading_place(direction, played.on);
  slide_card(step, direction, {played.card, place, to, 30, k_card_scale, 0.1F}, start, k_card_goes);
}

unsigned both(const rules::CardPlayed& played) {
  return (1U << played.seat) | (1U << played.on);
}

/// Somebody comes in by the door and waits for what the victim does.
void call_visitor(Step& step, const Direction& direction, const rules::CardPlayed& played) {
  step.start.waits = false;
  if (step.start.shown.visit.there()) walk_off(step, direction, step.start.shown.visit, 0);
  const double arrived = walk_in(step, direction, played.card, played.on, k_walks_from);
  const double read = std::max(arrived + 0.3, 0.75);
  raise_card(step, direction, played, read);
  const Point visitor = direction.layout.bay_of(played.on).visitor - Point{0, 90};
  send_card(step, direction, played, visitor, read);
  step.timeline.mark(arrived, arrival_cue(played.card));
  stand(step, direction, step.after.visit, Bearing::waits, arrived, k_pause);
  track(step, arrived, k_pause, [on = played.on](Pose& pose, float) { pose.reacts = on; });
  cook_face(step, played.on, CookMood::alarmed, arrived, k_pause);
  step.still_from = read + k_card_goes;  // bots think from then on, unseen
  step.seconds = arrived + k_pause;
  step.still_from = arrived;
  light_only(step, both(played), 0, step.seconds);
  track_after(step, arrived);
}

/// Nothing stops it: the next event tells what it does.
void play_openly(Step& step, const Direction& direction, const rules::CardPlayed& played) {
  const double read = k_card_rises + k_card_read;
  raise_card(step, direction, played, read);
  send_card(step, direction, played, direction.at(played.on).stove, read);
  step.seconds = read + k_card_goes;
  light_only(step, both(played), 0, step.seconds);
  track_after(step, read);
}

}  // namespace

void show_attack(Step& step, const Direction& direction, Events events) {
  const auto played = events.front().as<rules::CardPlayed>();
  say(step, played.seat, played_line(direction.names, played));
  step.start.caption = played_caption(direction.names, played);
  if (rules::defence_against(played.card) != Card::none) {
    call_visitor(step, direction, played);
  } else {
    play_openly(step, direction, played);
  }
}

}  // namespace game::cooking
