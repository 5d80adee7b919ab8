// Hit-stop, squash, splats, drops, recoil (S18).
#include "game/food_fight/impact.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "game/food_fight/gestures.hpp"
#include "game/food_fight/splats.hpp"

namespace game::food_fight {

using render::Point;

double splat(Step& step, const Direction& direction, const Impact& impact, double time) {
  const SeatPlace& place = direction.place(impact.victim);
  const FoodLook& look = look_of(direction.larder, impact.cards);
  const double stop = impact.finisher ? 0.11 : 0.06;
  step.timeline.mark(time, "splat-" + material_word(look.material));
  hold(step, impact.cards, place.head(), time, stop, 1.3F, FoodFace::squint);
  face(step, impact.victim, Mood::panic, std::max(time - 0.12, 0.0), std::min(time, 0.12) + stop);
  const double over = time + stop;
  face(step, impact.victim, Mood::hit, over, 1.0);
  recoil(step, direction, impact.victim, impact.from, 22 + 3 * static_cast<float>(impact.value), over);
  shake(step, direction, 0.4F + 0.1F * static_cast<float>(impact.value), over);
  // It slips from the face up to the hair and stays there, out cold.
  track(step, over, 0.3,
        [stuck = stuck_flyer(place, impact.cards), head = place.head()](Pose& pose, float progress) {
          Flyer flyer = stuck;
          const float share = render::ease(render::Easing::out_quad, progress);
          flyer.place = render::blend(head, stuck.place, share);
          const auto flat = render::squash_recovery(1.3F, progress);
          flyer.squash = {stuck.squash.stretch_x * flat.stretch_x, stuck.squash.stretch_y * flat.stretch_y};
          if (!flyer.cards.empty()) pose.flyers.push_back(flyer);
        });
  const Point way = place.head() - impact.from;
  const float onward = std::atan2(way.y, way.x) * 180 / std::numbers::pi_v<float>;
  spray(step, direction, {place.head(), look.splat, std::min(10 + 2 * impact.value, 20)}, over);
  spray(step, direction, {place.head(), look.splat, 8, onward, 60, 820, 11}, over);
  crumbs(step, direction, place.head(), look.material == Material::crumb ? 9 : 4, over);
  splat_on_bust(step, direction, impact.victim, look.splat, 0.42F + 0.03F * static_cast<float>(impact.value),
                over);
  if (impact.value > 2) splat_on_bust(step, direction, impact.victim, look.splat, 0.3F, over);
  splat_around(step, direction, impact.victim, look.splat, std::clamp(impact.value, 1, 4), over);
  return over;
}

void sprinkle(Step& step, const Direction& direction, int victim, render::Colour colour, double time) {
  const SeatPlace& place = direction.place(victim);
  spray(step, direction, {place.head(), colour, 9, -90, 160, 420, 11}, time);
  splat_on_bust(step, direction, victim, colour, 0.3F, time);
  splat_around(step, direction, victim, colour, 1, time);
  recoil(step, direction, victim, place.head() - Point{0, 120}, 10, time);
}

}  // namespace game::food_fight
