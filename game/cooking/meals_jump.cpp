// Meals in the air, and the order that counts them.
#include "game/cooking/meals_jump.hpp"

#include <algorithm>
#include <cmath>

#include "game/cooking/gestures.hpp"

namespace game::cooking {

using render::Easing;
using render::Point;

namespace {

constexpr double k_way = 0.42;
constexpr double k_next = 0.14;
constexpr double k_ding = 0.15;  ///< of the cue, until the plate stands

/// Up, not onto a plate, and down behind the counter.
void miss(Step& step, const Direction& direction, const std::string& sprite, Point from, Point at,
          float scale, double start) {
  toss(step, direction, {sprite, from, at, 70, scale, 40, render::k_milk}, start, k_way);
  const float way = at.x < 960 ? 1.0F : -1.0F;
  passing(step, start + k_way, 0.4, [=, reduced = direction.reduced_motion](Pose& pose, float progress) {
    Prop prop;
    prop.sprite = sprite;
    prop.place = reduced ? at : render::arc(at, at + Point{way * 70, 170}, 60, progress);
    prop.scale = scale;
    prop.angle = reduced ? 0 : way * (40 + 200 * progress);
    prop.alpha = 1 - progress * progress;
    pose.props.push_back(prop);
  });
  step.timeline.mark(start + k_way, "card-slap");
}

}  // namespace

double jump_meals(Step& step, const Direction& direction, const rules::MealsAdded& added, const Shown& before,
                  std::span<const Point> from, double start) {
  const int side = added.side;
  Shown after = before;
  after.side(side).meals = added.now;
  const int first = added.now - added.meals;
  track(step, start, 0, [after, side, meals = int{added.meals}](Pose& pose, float) {
    pose.shown = after;
    pose.bay_at(side).hidden_meals = meals;
  });
  double end = start;
  for (int meal = 0; meal < added.meals + added.lost; ++meal) {
    const Point take_off = from[std::min(static_cast<std::size_t>(meal), from.size() - 1)];
    const int plates = std::max<int>(added.needs, 1);
    const ThingPlace plate = direction.layout.plate(side, std::min(first + meal, plates - 1), plates);
    const Point middle{plate.place.x, plate.place.y - 30 * plate.scale};
    const std::string sprite = meal_sprite(after, side, first + meal);
    if (meal >= added.meals) {
      miss(step, direction, sprite, take_off, middle - Point{0, 40}, plate.scale, start);
      end = start + k_way + 0.3;
    } else {
      passing(step, start, k_way, [=, reduced = direction.reduced_motion](Pose& pose, float progress) {
        const float share = render::ease(Easing::in_out_quad, progress);
        Prop prop;
        prop.sprite = sprite;
        prop.place = reduced ? middle : render::arc(take_off, middle, 120, share);
        // Large on its way, so that it is seen from the couch.
        prop.scale = plate.scale * (reduced ? 1.0F
                                            : render::blend(0.5F, 1.0F, std::min(1.0F, progress * 3)) +
                                                  0.6F * bump(progress));
        prop.angle = reduced ? 0 : 14 * std::sin(progress * 9);
        prop.alpha = reduced ? progress : 1.0F;
        pose.props.push_back(prop);
      });
      step.timeline.mark(start + k_way - k_ding, "kitchen-meal");
      end = start + k_way;
      track(step, end, 0, [side, left = added.meals - meal - 1, meal](Pose& pose, float) {
        pose.bay_at(side).hidden_meals = left;
      });
      if (!direction.reduced_motion) {
        passing(step, end, 0.2, [side](Pose& pose, float progress) {
          pose.bay_at(side).ticket_swing += 5 * std::sin(progress * 9) * (1 - progress);
        });
      }
    }
    start += k_next;
  }
  return end;
}

std::string added_words(const rules::MealsAdded& added) {
  if (added.needs == 0) return meals_words(added.lost) + " for nobody: there is no order.";
  const std::string now = std::to_string(added.now) + " of " + std::to_string(added.needs);
  if (added.meals == 0) return meals_words(added.lost) + " too many: the order is full.";
  const std::string lost = added.lost == 0 ? "" : ", " + std::to_string(added.lost) + " too many";
  return "+" + meals_words(added.meals) + ": " + now + lost + ".";
}

}  // namespace game::cooking
