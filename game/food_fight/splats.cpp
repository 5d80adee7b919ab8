// Chooses shape, place, size and turn of each splat by chance of its own.
#include "game/food_fight/splats.hpp"

#include <algorithm>

#include "render/random.hpp"

namespace game::food_fight {

using render::Easing;
using render::Point;

namespace {

constexpr std::size_t k_worn_at_most = 7;
constexpr std::size_t k_in_room_at_most = 120;
constexpr int k_shapes = 10;

/// Another one for each splat of a step.
render::CosmeticRandom chance_of(const Step& step, const Direction& direction) {
  std::size_t splats = step.after.splats.size();
  for (const auto& seat : step.after.seat) splats += seat.worn.size() * 7;
  return render::CosmeticRandom(direction.seed * 977 + splats);
}

Splat any_splat(render::CosmeticRandom& chance, render::Colour colour, float size) {
  Splat splat;
  splat.scale = size * (0.8F + 0.4F * chance.unit());
  splat.angle = 360 * chance.unit();
  splat.colour = colour;
  splat.picture = static_cast<std::uint8_t>(chance.below(k_shapes));
  return splat;
}

}  // namespace

void splat_on_bust(Step& step, const Direction& direction, int victim, render::Colour colour, float size,
                   double time) {
  auto chance = chance_of(step, direction);
  Splat splat = any_splat(chance, colour, size);
  splat.place = {110 * (chance.unit() - 0.5F), -70 - 130 * chance.unit()};
  auto& worn = step.after.at(victim).worn;
  if (worn.size() >= k_worn_at_most) worn.erase(worn.begin());
  worn.push_back(splat);
  // It runs down a little while it dries.
  track(step, time, 0.6,
        [splat, victim, direction_is_reduced = direction.reduced_motion](Pose& pose, float progress) {
          auto& all = pose.shown.at(victim).worn;
          Splat fresh = splat;
          const float size_now =
              direction_is_reduced ? 1.0F : render::ease(Easing::out_back, std::min(progress / 0.3F, 1.0F));
          fresh.scale *= std::max(0.05F, size_now);
          fresh.place.y -= direction_is_reduced ? 0.0F : 16 * (1 - render::ease(Easing::out_cubic, progress));
          const auto same = std::find_if(all.begin(), all.end(), [&splat](const Splat& one) {
            return one.angle == splat.angle && one.picture == splat.picture;
          });
          if (same != all.end()) {
            *same = fresh;
          } else {
            all.push_back(fresh);
          }
        });
}

void splat_in_room(Step& step, const Direction& direction, Point at, render::Colour colour, float size,
                   double time) {
  auto chance = chance_of(step, direction);
  Splat splat = any_splat(chance, colour, size);
  splat.place = at;
  auto& all = step.after.splats;
  if (all.size() >= k_in_room_at_most) return;
  all.push_back(splat);
  track(step, time, 0.22, [splat, direction_copy = direction.reduced_motion](Pose& pose, float progress) {
    Splat fresh = splat;
    fresh.scale *= std::max(0.05F, direction_copy ? 1.0F : render::ease(Easing::out_back, progress));
    pose.splats.push_back(fresh);
  });
}

void splat_around(Step& step, const Direction& direction, int victim, render::Colour colour, int count,
                  double time) {
  const SeatPlace& place = direction.place(victim);
  auto chance = chance_of(step, direction);
  for (int i = 0; i < count; ++i) {
    const float side = (i % 2 == 0) == place.mirrored ? 1.0F : -1.0F;
    const Point at{place.rim.x + side * (120 + 90 * chance.unit()) * place.bust_scale,
                   place.rim.y - (30 + 220 * chance.unit()) * place.bust_scale};
    splat_in_room(step, direction, {std::clamp(at.x, 40.0F, 1880.0F), std::max(at.y, 40.0F)}, colour,
                  0.3F + 0.3F * chance.unit(), time);
  }
}

}  // namespace game::food_fight
