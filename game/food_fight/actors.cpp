// The acts of pictures in scenes of events.
#include "game/food_fight/actors.hpp"

#include <algorithm>
#include <cmath>

namespace game::food_fight {

using render::Easing;
using render::Point;

Prop acted(const Boards& boards, const Actor& actor, float progress, bool reduced) {
  Prop prop;
  prop.sprite = actor.sprite;
  prop.anchor = {0.5F, 1};
  prop.scale = actor.scale * boards.scale;
  const float enter = reduced ? 1.0F : render::ease(Easing::out_back, std::min(progress / 0.35F, 1.0F));
  const float beat = reduced ? 0.0F : std::sin(progress * 22);
  Point at{actor.x, boards.floor + 14};
  switch (actor.act) {
    case Act::stands:
      break;
    case Act::enters_left:
      at.x += -150 * (1 - enter);
      prop.alpha = std::min(1.0F, progress * 8);
      break;
    case Act::enters_right:
      at.x += 150 * (1 - enter);
      prop.alpha = std::min(1.0F, progress * 8);
      break;
    case Act::rises:
      at.y += 60 * (1 - enter);
      prop.scale *= 0.6F + 0.4F * enter;
      break;
    case Act::bounces:
      at.y -= 26 * std::abs(beat);
      break;
    case Act::blinks:
      prop.scale *= 1 + 0.06F * beat;
      break;
    case Act::swings:
      prop.angle = 9 * beat * (1 - 0.6F * progress);
      break;
    case Act::tips:
      prop.angle = 16 * (reduced ? 0.0F : std::sin(progress * 12) * std::max(0.0F, 1 - progress));
      at.y -= 10 * std::abs(beat) * (1 - progress);
      break;
  }
  prop.place = boards.foot + at * boards.scale;
  return prop;
}

}  // namespace game::food_fight
