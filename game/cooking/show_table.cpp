// Orders on the rail: drawn and clipped up, completed, flipped, and what they tip.
#include <algorithm>
#include <cmath>

#include "game/cooking/gestures.hpp"
#include "game/cooking/meals_jump.hpp"
#include "game/cooking/show_work.hpp"

namespace game::cooking {

using render::Easing;
using render::Point;

namespace {

/// Whose table it is: "Ann", in teams "Ann and Bob".
std::string side_words(const Direction& direction, const Shown& shown, int side) {
  return direction.names.list(shown.members(side));
}

/// The order swings out on its clip.
void swing(Step& step, const Direction& direction, int side, float degrees, double start) {
  if (direction.reduced_motion) return;
  passing(step, start, 0.34, [side, degrees](Pose& pose, float progress) {
    pose.bay_at(side).ticket_swing += degrees * std::sin(progress * 11) * (1 - progress);
  });
}

/// Meals go over the pass to the guest.
void serve(Step& step, const Direction& direction, int side, int needs, double start) {
  constexpr double k_next = 0.05;
  constexpr double k_way = 0.34;
  const Bay& bay = direction.bay(side);
  const Point guest{bay.visitor.x, bay.visitor.y - 50};
  const Shown& before = step.start.shown;
  for (int index = 0; index < needs; ++index) {
    const ThingPlace plate = direction.layout.plate(side, index, needs);
    const Point middle{plate.place.x, plate.place.y - 30 * plate.scale};
    toss(step, direction,
         {meal_sprite(before, side, index), middle, guest, 46, plate.scale, 0, render::k_milk},
         start + k_next * index, k_way);
  }
  track(step, start, 0, [side](Pose& pose, float) { pose.bay_at(side).hidden_meals = 99; });
}

/// Notes and coins from the order into the jar.
double tip(Step& step, const Direction& direction, int side, int dollars, double start) {
  constexpr double k_next = 0.07;
  constexpr double k_way = 0.42;
  const Bay& bay = direction.bay(side);
  const int things = std::clamp(dollars, 2, 8);
  for (int thing = 0; thing < things; ++thing) {
    const bool note = thing % 2 == 0;
    const float spread = 16.0F * static_cast<float>(thing % 3 - 1);
    toss(step, direction,
         {note ? "banknote" : (thing % 4 == 1 ? "coin-0" : "coin-1"), bay.ticket_middle() + Point{spread, 0},
          bay.jar_mouth(), 90.0F + 14.0F * static_cast<float>(thing % 3), note ? 0.8F : 1.0F,
          note ? 50.0F : 300.0F, render::k_milk},
         start + k_next * thing, k_way);
  }
  return start + k_next * (things - 1) + k_way;
}

}  // namespace

void show_table_drawn(Step& step, const Direction& direction, Events events) {
  constexpr double k_way = 0.42;
  const auto drawn = events.front().as<rules::TableDrawn>();
  const std::string meals = meals_words(drawn.needs);
  const bool bonus = drawn.cause != Card::none;
  step.start.caption = {
      drawn.seat, "New order: " + meals,
      bonus ? "For what the cooked customer brings in." : "Fill it for a tip that only its owner knows."};
  say(step, drawn.seat,
      direction.names[drawn.seat] + " takes an order of " + meals +
          (bonus ? " (" + card_name(drawn.cause) + " was cooked)" : ""));
  const Bay& bay = direction.bay(drawn.side);
  Shown taken = step.start.shown;
  taken.tables = drawn.left;
  taken.next_needs = drawn.next_needs;
  step.timeline.mark(0.0, "card-draw");
  step.timeline.mark(k_way, "kitchen-ticket");
  track_shown(step, 0.0, taken);
  passing(step, 0.0, k_way,
          [from = direction.layout.orders, to = bay.ticket_middle(), scale = bay.ticket_scale,
           reduced = direction.reduced_motion](Pose& pose, float progress) {
            const float share = render::ease(Easing::in_out_quad, progress);
            Prop order;
            order.sprite = "ticket";
            order.place = reduced ? to : render::arc(from, to, 120, share);
            order.scale = scale * (reduced ? 1.0F : render::blend(0.7F, 1.0F, share));
            order.angle = reduced ? 0 : 8 * (1 - share);
            order.alpha = reduced ? progress : 1.0F;
            pose.props.push_back(order);
          });
  track_shown(step, k_way, step.after);
  swing(step, direction, drawn.side, 9, k_way);
  step.seconds = k_way + 0.3;
}

void show_table_completed(Step& step, const Direction& direction, Events events) {
  constexpr double k_flip_from = 0.3;
  constexpr double k_flip = 0.44;
  constexpr double k_tip_from = k_flip_from + k_flip + 0.2;
  const auto done = events.front().as<rules::TableCompleted>();
  const int side = done.side;
  const std::string dollars = "$" + std::to_string(done.tip);
  const std::string who = side_words(direction, step.after, side);
  const bool one = step.after.members(side) == 1U << done.seat;
  const std::string now = who + (one ? " has $" : " have $") + std::to_string(done.money);
  step.start.caption = {done.seat, "Order complete!",
                        meals_words(done.needs) + " for the guest. And the tip?"};
  say(step, done.seat,
      direction.names[done.seat] + " completes the order of " + meals_words(done.needs) + ": " + dollars +
          " tip, " + now);
  const Bay& bay = direction.bay(side);
  step.timeline.mark(0.0, "kitchen-bell");
  // Once the money side shows: nobody counts the meals any more.
  serve(step, direction, side, done.needs, k_flip_from + k_flip / 2);
  step.timeline.mark(k_flip_from + k_flip / 2 - 0.17, "kitchen-ticket-flip");
  track(step, k_flip_from, k_flip,
        [side, tip = done.tip, reduced = direction.reduced_motion](Pose& pose, float progress) {
          BayPose& look = pose.bay_at(side);
          look.tip = tip;
          look.guest_served = true;
          look.ticket_turn = reduced ? -1.0F : 1 - 2 * render::ease(Easing::in_out_quad, progress);
        });
  track_caption(
      step, k_flip_from + k_flip,
      {done.seat, dollars + " tip!", now + (done.money < rules::k_goal ? " of $20." : ": that is enough!")});
  step.timeline.mark(k_tip_from + 0.1, "kitchen-tip");
  const double filled = tip(step, direction, side, done.tip, k_tip_from);
  const double first = k_tip_from + 0.42;
  track(step, first, filled - first + 0.1,
        [side, before = done.money - done.tip, tip = done.tip](Pose& pose, float progress) {
          pose.bay_at(side).money = static_cast<float>(before) + static_cast<float>(tip) * progress;
        });
  if (!direction.reduced_motion) {
    passing(step, first, filled - first + 0.2, [side](Pose& pose, float progress) {
      pose.bay_at(side).jar_size = 1 + 0.08F * std::abs(std::sin(progress * 15)) * (1 - progress);
    });
  }
  const double end = filled + 0.3;
  light_only(step, step.after.members(side), 0.0, end);
  for (int seat = 0; seat < step.after.board.seats; ++seat) {
    if (step.after.side_of(seat) != side) continue;
    cook_face(step, seat, CookMood::joy, k_flip_from + k_flip, end - k_flip_from - k_flip);
    hop(step, direction, seat, Crew::cook, 26, k_tip_from, 0.34);
    hop(step, direction, seat, Crew::helper, 20, k_tip_from + 0.12, 0.3);
  }
  // The order comes down: the card is money now.
  passing(step, filled - 0.1, 0.4, [side, away = bay.ticket_scale * 40](Pose& pose, float progress) {
    pose.bay_at(side).ticket_alpha = 1 - progress;
    pose.bay_at(side).ticket_push.y = away * progress;
  });
  track(step, end, 0, [after = step.after, side](Pose& pose, float) {
    pose.shown = after;
    pose.bay_at(side).ticket_turn = 1;
  });
  step.seconds = end;
}

void show_meals(Step& step, const Direction& direction, Events events) {
  const auto added = events.front().as<rules::MealsAdded>();
  const bool cooked = added.cause == rules::MealCause::cooked_customer;
  const std::string why = cooked ? "The customer is cooked" : "Simmer Down";
  step.start.caption = {added.seat, why + ": meals!", added_words(added)};
  say(step, added.seat, direction.names[added.seat] + ": " + added_words(added) + " (" + why + ")");
  const Bay& bay = direction.bay(added.side);
  const Point pot{bay.visitor.x, bay.visitor.y - 60};
  step.seconds = jump_meals(step, direction, added, step.start.shown, std::span(&pot, 1), 0.0) + 0.15;
  track_shown(step, step.seconds - 0.1, step.after);
}

}  // namespace game::cooking
