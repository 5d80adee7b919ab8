// Meals cleared off the plates, orders given up, tables taken over.
#include <algorithm>
#include <array>
#include <cmath>

#include "game/cooking/gestures.hpp"
#include "game/cooking/scenes_attacks.hpp"
#include "game/cooking/words_attacks.hpp"

namespace game::cooking {

using render::Easing;
using render::Point;

namespace {

constexpr Point k_meal_anchor{0.5F, 0.85F};  // of its picture: the foot of the plate
constexpr double k_apart = 0.07;             ///< one meal after the other
constexpr double k_spoils = 0.3;
constexpr double k_flies = 0.42;

/// How meals go when somebody complains.
enum class Going : std::uint8_t {
  to_the_floor,    ///< thrown over the pass
  to_the_visitor,  ///< pushed back at whoever stands there
  rots,            ///< sinks where it stands
};

struct Clearing {
  Card cause;
  Going going;
  render::Colour tint;  ///< that the meal takes on before it goes
  const char* cue;
  const char* words;
};

constexpr std::array<Clearing, 6> k_clearings{{
    {Card::found_hair, Going::to_the_floor, render::from_hex(0xE8D9C0), "trash-rustle", "Into the bin with"},
    {Card::wrong_order, Going::to_the_visitor, render::k_milk, "trash-rustle", "Sent back:"},
    {Card::cold_food, Going::to_the_visitor, render::from_hex(0x9CCBF0), "trash-rustle", "Frozen stiff:"},
    {Card::food_poisoning, Going::rots, render::from_hex(0x7DB845), "gulp", "Gone bad:"},
    {Card::closed_for_cleaning, Going::to_the_floor, render::k_milk, "kitchen-protected", "Swept away:"},
    {Card::code_violation, Going::to_the_visitor, render::k_milk, "trash-rustle", "Seized:"},
}};

const Clearing& clearing_of(Card cause) {
  for (const Clearing& clearing : k_clearings) {
    if (clearing.cause == cause) return clearing;
  }
  return k_clearings.front();
}

/// First it spoils, then it goes.
void clear_meal(Step& step, const Direction& direction, const Clearing& clearing, const std::string& sprite,
                const ThingPlace& plate, Point to, double start) {
  passing(
      step, 0, start + k_spoils + k_flies,
      [=, begin = static_cast<float>(start), reduced = direction.reduced_motion](Pose& pose, float progress) {
        const float time = progress * (begin + static_cast<float>(k_spoils + k_flies)) - begin;
        const float spoilt = std::clamp(time / static_cast<float>(k_spoils), 0.0F, 1.0F);
        const float away =
            std::clamp((time - static_cast<float>(k_spoils)) / static_cast<float>(k_flies), 0.0F, 1.0F);
        Prop meal;
        meal.sprite = sprite;
        meal.anchor = k_meal_anchor;
        meal.place = plate.place;
        meal.scale = plate.scale;
        meal.tint = render::mix(render::k_milk, clearing.tint, spoilt);
        if (!reduced && spoilt > 0 && away <= 0) meal.place.x += 4 * std::sin(time * 50);
        meal.alpha = std::min(1.0F, (1 - away) * 3);
        if (clearing.going == Going::rots) {
          meal.stretch = {1 + 0.3F * away, 1 - 0.8F * away};
        } else if (!reduced) {
          meal.place = render::arc(plate.place, to, 110, render::ease(Easing::in_quad, away));
          meal.angle = (to.x < plate.place.x ? -220.0F : 220.0F) * away;
        }
        pose.props.push_back(meal);
      });
}

void shake_ticket(Step& step, const Direction& direction, int side, double start) {
  if (direction.reduced_motion) return;
  passing(step, start, 0.5, [side](Pose& pose, float progress) {
    pose.bay_at(side).ticket_swing = 12 * std::sin(progress * 24) * (1 - progress);
  });
}

double clear_meals(Step& step, const Direction& direction, const rules::MealsRemoved& removed, double start) {
  const Clearing& clearing = clearing_of(removed.cause);
  const Bay& bay = direction.bay(removed.side);
  const int needs = step.start.shown.side(removed.side).needs;
  const Station& victim = direction.at(removed.seat);
  const bool rots = clearing.going == Going::rots;
  for (int i = 0; i < removed.meals; ++i) {
    const int index = removed.now + i;
    const ThingPlace plate = direction.layout.plate(removed.side, index, needs);
    Point to = bay.visitor - Point{0, 120 * bay.visitor_scale};
    if (clearing.going == Going::to_the_floor)
      to = {plate.place.x + (i % 2 == 0 ? -60.0F : 60.0F), victim.stove.y + 60};
    const double at = start + k_apart * (removed.meals - 1 - i);
    clear_meal(step, direction, clearing, meal_sprite(step.start.shown, removed.side, index), plate, to, at);
    if (rots)
      puff(step, direction, plate.place - Point{0, 50 * plate.scale}, render::from_hex(0xA9CF6B), 0.55F,
           at + 0.1, 0.8);
  }
  track(step, 0, 0, [side = removed.side, meals = int{removed.meals}](Pose& pose, float) {
    pose.bay_at(side).moving_meals = meals;
  });
  const double gone = start + k_apart * (removed.meals - 1) + k_spoils;
  step.timeline.mark(start + (rots ? 0.05 : k_spoils), clearing.cue);
  shake_ticket(step, direction, removed.side, gone);
  cook_face(step, removed.seat, CookMood::alarmed, 0, gone + k_flies);
  return gone + k_flies;
}

/// The order on the rail tears off and sails down.
void drop_ticket(Step& step, const Direction& direction, int side, double start, double seconds) {
  track(step, start, seconds, [side, reduced = direction.reduced_motion](Pose& pose, float progress) {
    BayPose& bay = pose.bay_at(side);
    bay.ticket_alpha = std::clamp((1 - progress) * 2.5F, 0.0F, 1.0F);
    if (reduced) return;
    bay.ticket_push = {24 * std::sin(progress * 8), 190 * render::ease(Easing::in_quad, progress)};
    bay.ticket_swing = 22 * std::sin(progress * 8);
  });
}

}  // namespace

double show_meals_going(Step& step, const Direction& direction, const rules::MealsRemoved& removed,
                        double start) {
  const double end = clear_meals(step, direction, removed, start);
  say(step, removed.seat,
      direction.names[removed.seat] + " loses " + meals_words(removed.meals) + " (" +
          card_name(removed.cause) + ")");
  track_after(step, end);
  track(step, end, 0, [side = removed.side](Pose& pose, float) { pose.bay_at(side).moving_meals = 0; });
  return end;
}

void show_meals_gone(Step& step, const Direction& direction, Events events) {
  const auto removed = events.front().as<rules::MealsRemoved>();
  const int needs = step.start.shown.side(removed.side).needs;
  step.start.caption = {removed.seat, direction.names[removed.seat] + " loses " + meals_words(removed.meals),
                        card_name(removed.cause) + ". " + clearing_of(removed.cause).words + " " +
                            meals_words(removed.meals) + ", " + std::to_string(removed.now) + "/" +
                            std::to_string(needs) + " left."};
  light_only(step, step.start.shown.members(removed.side), 0, 1);
  step.seconds = show_meals_going(step, direction, removed, 0) + 0.2;
}

void show_table_left(Step& step, const Direction& direction, Events events) {
  constexpr double k_falls = 0.6;
  const auto left = events.front().as<rules::TableLeft>();
  const bool dashed = left.cause == Card::dine_and_dash;
  const int seat = dashed ? step.start.shown.visit.on : int{step.start.shown.board.turn};
  const std::string order = "the order of " + meals_words(left.needs);
  const std::string line =
      dashed ? "The customer runs off with " + order : direction.names[seat] + " gives up " + order;
  say(step, seat, line + (left.meals > 0 ? " and " + meals_words(left.meals) + " on it" : ""));
  step.start.caption = {seat, card_name(left.cause), line + "."};
  step.timeline.mark(0, "kitchen-ticket");
  step.timeline.mark(0.1, "whoosh-throw");
  drop_ticket(step, direction, left.side, 0, k_falls);
  light_only(step, step.start.shown.members(left.side), 0, k_falls + 0.15);
  const Bay& bay = direction.bay(left.side);
  const Point to = dashed ? bay.visitor - Point{0, 120 * bay.visitor_scale}
                          : Point{bay.plates.centre().x, direction.at(seat).stove.y + 60};
  for (int i = 0; i < left.meals; ++i) {
    const ThingPlace plate = direction.layout.plate(left.side, i, left.needs);
    toss(step, direction,
         {meal_sprite(step.start.shown, left.side, i), plate.place,
          to + Point{30.0F * static_cast<float>(i), 0}, 120, plate.scale, dashed ? 90.0F : 260.0F},
         0.08 * i, k_falls - 0.1);
  }
  track(step, 0, k_falls, [side = left.side, meals = int{left.meals}](Pose& pose, float progress) {
    pose.bay_at(side).moving_meals = progress < 1 ? meals : 0;
  });
  track(step, k_falls, 0, [side = left.side](Pose& pose, float) {
    BayPose& at = pose.bay_at(side);
    at.ticket_push = {};
    at.ticket_swing = 0;
    at.ticket_alpha = 1;
  });
  track_after(step, k_falls);
  step.seconds = k_falls + 0.15;
}

/// The order slides along the rail, the plates are dragged along the pass.
void show_table_taken(Step& step, const Direction& direction, Events events) {
  constexpr double k_drags = 0.9;
  const auto taken = events.front().as<rules::TableTaken>();
  const std::string line = direction.names[taken.by] + " takes over " +
                           direction.names.possessive(taken.from) + " table: " + std::to_string(taken.meals) +
                           "/" + std::to_string(taken.needs);
  say(step, taken.by, line);
  step.start.caption = {taken.by, "Take a Break", line + "."};
  step.timeline.mark(0, "kitchen-table-taken");
  light_only(step, (1U << taken.by) | (1U << taken.from), 0, k_drags + 0.2);
  cook_face(step, taken.by, CookMood::joy, 0.2, k_drags);
  cook_face(step, taken.from, CookMood::alarmed, 0, k_drags);
  const Bay& from = direction.bay(taken.from_side);
  const Bay& to = direction.bay(taken.side);
  passing(step, 0, k_drags,
          [=, way = to.ticket - from.ticket, reduced = direction.reduced_motion](Pose& pose, float progress) {
            BayPose& bay = pose.bay_at(taken.from_side);
            bay.moving_meals = taken.meals;
            if (reduced) {
              bay.ticket_alpha = 1 - progress;
              return;
            }
            bay.ticket_push = way * render::ease(Easing::in_out_quad, progress);
            bay.ticket_swing = (way.x > 0 ? 12.0F : -12.0F) * bump(progress);
          });
  for (int i = 0; i < taken.meals; ++i) {
    const ThingPlace here = direction.layout.plate(taken.from_side, i, taken.needs);
    const ThingPlace there = direction.layout.plate(taken.side, i, taken.needs);
    toss(step, direction,
         {meal_sprite(step.start.shown, taken.from_side, i), here.place - Point{0, 28 * here.scale},
          there.place - Point{0, 28 * there.scale}, 12, here.scale, 0},
         0.04 * i, k_drags - 0.04 * i);
  }
  track_after(step, k_drags);
  step.seconds = k_drags + 0.25;
}

}  // namespace game::cooking
