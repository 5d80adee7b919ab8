// Tracks of flying food.
#include "game/food_fight/flying.hpp"

#include <algorithm>
#include <cmath>

#include "game/food_fight/gestures.hpp"
#include "game/food_fight/splats.hpp"

namespace game::food_fight {

using render::Easing;
using render::Point;

const FoodLook& look_of(const Larder& larder, const std::vector<Card>& cards) {
  for (const Card card : cards) {
    if (rules::is_food(card)) return larder.look(card);
  }
  for (const Card card : cards) {
    if (rules::is_topping(card)) return larder.look(card);
  }
  static const FoodLook k_plain{{}, 80, 0, false, render::k_tomato, Material::wet};
  return cards.empty() ? k_plain : larder.look(cards.front());
}

void fly(Step& step, const Direction& direction, const Leg& leg, const std::vector<Card>& cards, float from,
         float to, double start, double seconds, FoodFace face) {
  if (cards.empty()) return;
  track(step, start, seconds, [=, reduced = direction.reduced_motion](Pose& pose, float progress) {
    if (progress >= 1) return;
    const float share = reduced ? (progress < 0.5F ? from : to) : render::blend(from, to, progress);
    Flyer flyer = flyer_on(leg, cards, share);
    flyer.face = face;
    if (reduced) {
      flyer.alpha = std::abs(1 - 2 * progress);
      flyer.angle = 0;
      flyer.squash = {};
    }
    pose.flyers.push_back(flyer);
  });
}

void hold(Step& step, const std::vector<Card>& cards, Point at, double start, double seconds, float squashed,
          FoodFace face) {
  if (cards.empty()) return;
  track(step, start, seconds, [=](Pose& pose, float progress) {
    if (progress >= 1) return;
    Flyer flyer;
    flyer.cards = cards;
    flyer.face = face;
    flyer.place = at;
    flyer.squash = render::squash_recovery(squashed, progress * 0.5F);
    pose.flyers.push_back(flyer);
  });
}

void drop_into_trash(Step& step, const Direction& direction, const Flyer& food, double start,
                     double seconds) {
  const Point can{direction.layout.trash.x, direction.layout.trash.y - 110 * direction.layout.pile_scale};
  step.timeline.mark(start + seconds * 0.85, "trash-rustle");
  track(step, start, seconds, [food, can, reduced = direction.reduced_motion](Pose& pose, float progress) {
    if (progress >= 1) return;
    Flyer falling = food;
    if (reduced) {
      falling.alpha = 1 - progress;
    } else {
      falling.place = render::arc(food.place, can, 60, render::ease(Easing::in_quad, progress));
      falling.scale = render::blend(food.scale, 0.4F, progress);
      falling.angle = food.angle + 15 * progress;
      falling.squash = {};
    }
    pose.flyers.push_back(falling);
  });
}

void fly_past(Step& step, const Direction& direction, const Flight& flight, const std::vector<Card>& cards,
              double start) {
  const Leg leg = leg_of(direction.layout, flight);
  const double half = leg_seconds(flight) * (1 - k_hanging);
  const SeatPlace& place = direction.place(flight.to);
  const Point above{leg.to.x, leg.to.y - 70 * place.bust_scale};
  const Point middle = leg.place(k_hanging);
  const Point way = above - middle;
  const float length = std::max(std::hypot(way.x, way.y), 1.0F);
  Point beyond = above + way * (230 / length);
  beyond = {std::clamp(beyond.x, 70.0F, 1850.0F), std::clamp(beyond.y, 70.0F, 620.0F)};
  fly(step, direction, {middle, above, 30}, cards, 0, 1, start, half);
  const double past = start + half;
  track(step, past, 0.16, [=, reduced = direction.reduced_motion](Pose& pose, float progress) {
    if (progress >= 1 || reduced) return;
    Flyer flyer;
    flyer.cards = cards;
    flyer.place = render::blend(above, beyond, progress);
    flyer.scale = render::blend(0.86F, 0.5F, progress);
    flyer.angle = 15 * progress;
    pose.flyers.push_back(flyer);
  });
  const FoodLook& look = look_of(direction.larder, cards);
  step.timeline.mark(past + 0.15, "splat-" + material_word(look.material));
  splat_in_room(step, direction, beyond, look.splat, 0.75F, past + 0.15);
  spray(step, direction, {beyond, look.splat, 8}, past + 0.15);
}

}  // namespace game::food_fight
