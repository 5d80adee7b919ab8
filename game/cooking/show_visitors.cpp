// What becomes of a visitor: nobody stops the attack, two dice against a customer, or the attack is stopped.
#include <algorithm>
#include <array>

#include "game/cooking/dice_throw.hpp"
#include "game/cooking/gestures.hpp"
#include "game/cooking/scenes_attacks.hpp"
#include "game/cooking/visitors.hpp"
#include "game/cooking/words_attacks.hpp"

namespace game::cooking {

using render::Point;

namespace {

Point over_counter(const Bay& bay) {
  return bay.visitor - Point{0, 130 * bay.visitor_scale};
}

/// What a visitor shouts, inside the safe area.
void complain(Step& step, const Direction& direction, Card card, const Bay& bay, ShoutKind kind, double start,
              double seconds) {
  constexpr float k_half_width = 256;
  const Point middle{std::clamp(bay.bubble.x, 96 + k_half_width, 1824 - k_half_width), bay.bubble.y};
  shout_at(step, direction, middle, complaint(card), kind, start, seconds);
}

// ---- Two dice against a customer

constexpr double k_shouts = 0.35;  ///< before the pan comes up
constexpr double k_shaking = 0.3;
constexpr double k_read = 0.35;  ///< the dice lie
constexpr double k_fades = 0.2;  ///< the dice, before the step is over

/// He lands in the pot that he has been asking for.
double cook_customer(Step& step, const Direction& direction, const rules::CustomerFought& fought,
                     double start) {
  constexpr double k_boils = 0.95;
  const Bay& bay = direction.layout.bay_of(fought.seat);
  step.timeline.mark(start, "kitchen-customer-cooked");
  puff(step, direction, over_counter(bay), render::k_milk, 1.5F * bay.visitor_scale, start, 0.6);
  spray(step.drops, direction, {over_counter(bay), render::from_hex(0xF2A33A), 14, -90, 140, 560, 12}, start);
  shake(step, direction, 0.3F, start);
  stand(step, direction, {fought.customer, fought.seat, VisitorMood::cooked}, Bearing::steams, start,
        k_boils);
  shout_over(step, direction, fought.seat, "COOKED!", ShoutKind::pickle, start + 0.1, k_boils - 0.1);
  cook_face(step, fought.seat, CookMood::joy, start, k_boils);
  hop(step, direction, fought.seat, Crew::cook, 36 * direction.at(fought.seat).cook_scale, start + 0.05, 0.3);
  return start + k_boils;
}

/// He gets his way.
double give_in(Step& step, const Direction& direction, const rules::CustomerFought& fought, double start) {
  constexpr double k_smirks = 0.55;
  step.timeline.mark(start, "kitchen-customer-content");
  stand(step, direction, {fought.customer, fought.seat, VisitorMood::content}, Bearing::gloats, start,
        k_smirks);
  cook_face(step, fought.seat, CookMood::sweating, start, k_smirks);
  return start + k_smirks;
}

void fight(Step& step, const Direction& direction, const rules::CustomerFought& fought) {
  const bool cooked = fought.cooked != 0;
  const std::string who = direction.names[fought.seat];
  const std::string name = card_name(fought.customer);
  const std::string result = cooked ? "cooked! +2 meals" : "not cooked";
  say(step, fought.seat, who + " rolls " + faces_words(fought.faces) + " against " + name + ": " + result);
  step.start.caption = {fought.seat, who + " rolls 2 dice",
                        "Two MEALs cook the customer. Else " + stakes(fought.customer) + "."};
  step.start.waits = false;
  const Bay& bay = direction.layout.bay_of(fought.seat);
  const Throw thrown = throw_dice(step, direction, fought.seat, fought.faces, k_shouts, k_shaking);
  const double told = thrown.rest + k_read;
  step.timeline.mark(0, "kitchen-customer-shout");
  complain(step, direction, fought.customer, bay, ShoutKind::red, 0, thrown.rest);
  stand(step, direction, {fought.customer, fought.seat, VisitorMood::shout}, Bearing::shouts, 0, told);
  cook_face(step, fought.seat, CookMood::alarmed, 0, told);
  track_after(step, told);
  track_caption(step, told,
                {fought.seat, cooked ? "Cooked!" : "Not cooked",
                 faces_words(fought.faces) + (cooked ? ": the customer is in the pot. +2 meals."
                                                     : ". " + sentence(stakes(fought.customer)))});
  const double end =
      cooked ? cook_customer(step, direction, fought, told) : give_in(step, direction, fought, told);
  for (std::size_t die = 0; die < thrown.dice.size(); ++die) lie(step, thrown, die, end - k_fades);
  light_only(step, 1U << fought.seat, 0, end);
  step.seconds = end;
}

// ---- The attack is stopped

/// A lid on the boiling pot; whoever boiled over stands there, ashamed.
double simmer_down(Step& step, const Direction& direction, const rules::DefencePlayed& defence) {
  constexpr double k_lid = 0.32;  // of the sound
  constexpr double k_all = 1.25;
  const double start = 0.3;
  const Bay& bay = direction.layout.bay_of(defence.on);
  const double calm = start + k_lid;
  step.timeline.mark(start, "kitchen-simmer-down");
  if (rules::is(defence.attack, rules::CardKind::customer))
    step.timeline.mark(calm + 0.15, "kitchen-customer-calm");
  stand(step, direction, {defence.attack, defence.on, VisitorMood::glare}, Bearing::waits, 0, calm);
  stand(step, direction, {defence.attack, defence.on, VisitorMood::calm}, Bearing::sags, calm, k_all - calm);
  pop_up(step, direction, {"kitchen-simmer-down", {bay.bubble.x, bay.bubble.y + 10}, 1.15F, 0, {0.5F, 0.5F}},
         start - 0.1, k_all - start + 0.1);
  puff(step, direction, {bay.bubble.x, bay.bubble.y - 60}, render::k_milk, 0.8F, calm, 0.6);
  shake(step, direction, 0.15F, calm);
  return k_all;
}

/// NO, stamped across the contract.
double counter_offer(Step& step, const Direction& direction, const rules::DefencePlayed& defence) {
  constexpr double k_stamp = 0.1;  // of the sound
  constexpr double k_all = 1.25;
  const double start = 0.3;
  const double stamped = start + k_stamp;
  const Bay& bay = direction.layout.bay_of(defence.on);
  step.timeline.mark(start, "kitchen-counter-offer");
  stand(step, direction, {defence.attack, defence.on, VisitorMood::glare}, Bearing::gloats, 0, stamped);
  stand(step, direction, {defence.attack, defence.on, VisitorMood::calm}, Bearing::sags, stamped,
        k_all - stamped);
  passing(step, start - 0.08, k_all - start + 0.08,
          [at = bay.bubble, reduced = direction.reduced_motion](Pose& pose, float progress) {
            Prop stamp;
            stamp.sprite = "kitchen-counter-offer";
            stamp.place = at + Point{0, 10};
            const float down = std::min(progress / 0.18F, 1.0F);
            stamp.scale = reduced ? 1.6F : 1.6F + 1.4F * (1 - down) * (1 - down);
            stamp.angle = -6;
            stamp.alpha = presence(progress, 0.08F, 0.15F);
            pose.props.push_back(stamp);
          });
  for (int note = 0; note < 4; ++note) {
    const float side = note % 2 == 0 ? -1.0F : 1.0F;
    toss(step, direction,
         {"banknote", over_counter(bay),
          bay.visitor + Point{side * (90.0F + 30 * static_cast<float>(note)), 10}, 120, 0.8F, 260 * side},
         stamped + 0.03 * note, 0.6);
  }
  shake(step, direction, 0.3F, stamped);
  return k_all;
}

}  // namespace

void show_strike(Step& step, const Direction& direction, Events events) {
  const auto struck = events.front().as<rules::AttackStruck>();
  step.start.reacts = -1;
  if (events.size() > 1) {
    if (kind_of(events[1]) == EventKind::customer_fought)
      return fight(step, direction, events[1].as<rules::CustomerFought>());
    if (kind_of(events[1]) == EventKind::supply_hung) return show_stolen(step, direction, events);
    return show_lured(step, direction, events);
  }
  constexpr double k_writes = 1.0;
  const Bay& bay = direction.layout.bay_of(struck.on);
  step.start.caption = {struck.on, card_name(struck.card), sentence(stakes(struck.card))};
  step.start.waits = false;
  step.timeline.mark(0, "kitchen-inspector");
  stand(step, direction, step.after.visit, Bearing::writes, 0, k_writes);
  complain(step, direction, struck.card, bay, ShoutKind::blue, 0.2, k_writes - 0.2);
  cook_face(step, struck.on, CookMood::alarmed, 0, k_writes);
  light_only(step, 1U << struck.on, 0, k_writes);
  track_after(step, 0);
  step.seconds = k_writes;
}

void show_defence(Step& step, const Direction& direction, Events events) {
  constexpr double k_card_rises = 0.24;
  const auto defence = events.front().as<rules::DefencePlayed>();
  const std::string who = direction.names[defence.seat];
  const std::string line =
      who + " plays " + card_name(defence.card) + ": " +
      (defence.seat == defence.on ? std::string() : direction.names[defence.on] + " is safe, ") +
      card_name(defence.attack) + " is stopped";
  say(step, defence.seat, line);
  step.start.caption = {defence.seat, who + ": " + card_name(defence.card),
                        card_name(defence.attack) + " is stopped."};
  step.start.waits = false;
  step.start.reacts = -1;
  const Bay& bay = direction.layout.bay_of(defence.on);
  step.timeline.mark(0, "card-slap");
  slide_card(
      step, direction,
      {defence.card, direction.at(defence.seat).hand(), {bay.bubble.x, bay.bubble.y + 40}, 80, 0.35F, 0.86F},
      0, k_card_rises);
  const double end = defence.card == Card::counter_offer ? counter_offer(step, direction, defence)
                                                         : simmer_down(step, direction, defence);
  cook_face(step, defence.on, CookMood::joy, 0.6, end - 0.6);
  light_only(step, (1U << defence.seat) | (1U << defence.on), 0, end);
  track_after(step, 0.6);
  step.seconds = end;
}

}  // namespace game::cooking
