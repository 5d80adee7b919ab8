// A turn lost: the break sign, the closed sign or a clock comes down over the station; the tag on the stove
// stays while the turn is owed.
#include <algorithm>
#include <cmath>

#include "game/cooking/gestures.hpp"
#include "game/cooking/scenes_attacks.hpp"
#include "game/cooking/words_attacks.hpp"

namespace game::cooking {

using render::Easing;
using render::Point;

namespace {

constexpr double k_sign = 1.05;
constexpr double k_rings = 0.3;

struct Sign {
  const char* sprite;
  Point anchor;  ///< share of the picture: the nail
  float scale;
  const char* cue;  ///< as it comes down
  const char* words;
};

Sign sign_of(Card cause) {
  if (cause == Card::take_a_break)
    return {"take-a-break-sign", {0.5F, 0.04F}, 0.66F, "kitchen-break", "Coffee!"};
  if (cause == Card::closed_for_cleaning)
    return {"closed-sign", {0.5F, 0.04F}, 0.66F, "kitchen-inspector", "Closed? Now?"};
  return {
      "prop-clock", {0.5F, 0}, 0.56F, "kitchen-minus", cause == Card::wants_the_manager ? "Me?" : "Oh no!"};
}

/// Swings on its nail in front of the cook, then shrinks into the tag.
void hang_sign(Step& step, const Direction& direction, const Sign& sign, int seat) {
  const Station& at = direction.at(seat);
  const float scale = sign.scale * (direction.layout.two_rows ? 0.62F : std::max(at.stove_scale, 0.8F));
  const Point nail{at.stove.x, at.head().y - 30 * at.cook_scale};
  passing(step, 0, k_sign,
          [=, tag = at.tag.centre(), reduced = direction.reduced_motion](Pose& pose, float progress) {
            constexpr float k_leaves = 0.76F;
            Prop prop;
            prop.sprite = sign.sprite;
            prop.anchor = sign.anchor;
            prop.place = nail;
            prop.scale = scale;
            prop.alpha = std::min(1.0F, progress * 8);
            if (reduced) {
              prop.alpha = presence(progress);
            } else if (progress < k_leaves) {
              const float down = std::min(progress / 0.22F, 1.0F);
              prop.place.y -= 260 * (1 - render::ease(Easing::out_bounce, down));
              prop.angle = 14 * std::sin(progress * 22) * std::max(0.0F, 1 - progress * 1.4F);
            } else {
              const float away = render::ease(Easing::in_quad, (progress - k_leaves) / (1 - k_leaves));
              prop.place = render::blend(nail, tag, away);
              prop.scale = scale * (1 - 0.8F * away);
            }
            pose.props.push_back(prop);
          });
}

}  // namespace

void show_turn_lost(Step& step, const Direction& direction, Events events) {
  const auto lost = events.front().as<rules::TurnLost>();
  const std::string who = direction.names[lost.seat];
  const bool again = lost.again != 0;
  const std::string line = again ? who + " owes a turn already" : who + " loses the next turn";
  say(step, lost.seat, line + " (" + card_name(lost.cause) + ")");
  step.start.caption = {
      lost.seat, again ? who : who + " loses a turn",
      card_name(lost.cause) + (again ? ": a turn is owed already." : ": the next turn is skipped.")};
  const Sign sign = sign_of(lost.cause);
  step.timeline.mark(0, sign.cue);
  step.timeline.mark(k_rings, "kitchen-turn-lost");
  light_only(step, 1U << lost.seat, 0, k_sign);
  hang_sign(step, direction, sign, lost.seat);
  if (step.after.player(lost.seat).cook != Card::none) {
    cook_face(step, lost.seat, CookMood::sweating, 0.15, k_sign - 0.15);
    speak(step, direction, lost.seat, sign.words, 0.2, k_sign - 0.25);
  }
  step.seconds = k_sign;
  if (events.size() == 1) return track_after(step, k_sign - 0.1);
  const auto removed = events.back().as<rules::MealsRemoved>();
  step.start.caption.text = card_name(lost.cause) + " takes " + meals_words(removed.meals) + " and a turn.";
  step.seconds = std::max(k_sign, show_meals_going(step, direction, removed, 0.35) + 0.15);
}

}  // namespace game::cooking
