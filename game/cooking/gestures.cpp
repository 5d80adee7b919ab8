// Gestures of crew, cards and things.
#include "game/cooking/gestures.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace game::cooking {

using render::Easing;
using render::Point;

namespace {

constexpr float k_pi = std::numbers::pi_v<float>;
// Of a played card.
constexpr double k_rise = 0.24;
constexpr double k_hold = 0.34;
constexpr double k_land = 0.2;
constexpr float k_readable = 0.86F;  ///< its words are drawn from 0.8 on

Stance& stance_of(StationPose& station, Crew crew) {
  return crew == Crew::cook ? station.cook : station.helper;
}

}  // namespace

void track_shown(Step& step, double start, const Shown& shown) {
  track(step, start, 0, [shown](Pose& pose, float) {
    const Pose rest = rest_pose(shown);
    pose.shown = shown;
    for (int seat = 0; seat < shown.board.seats; ++seat) {
      pose.at(seat).mood = rest.at(seat).mood;
      pose.at(seat).helper_mood = rest.at(seat).helper_mood;
      pose.at(seat).flame = rest.at(seat).flame;
    }
  });
}

void track_caption(Step& step, double start, const Caption& caption) {
  track(step, start, 0, [caption](Pose& pose, float) { pose.caption = caption; });
}

void cook_face(Step& step, int seat, CookMood mood, double start, double seconds) {
  passing(step, start, seconds, [seat, mood](Pose& pose, float) { pose.at(seat).mood = mood; });
}

void helper_face(Step& step, int seat, HelperMood mood, double start, double seconds) {
  passing(step, start, seconds, [seat, mood](Pose& pose, float) { pose.at(seat).helper_mood = mood; });
}

void light_only(Step& step, unsigned seats, double start, double seconds) {
  passing(step, start, seconds, [seats](Pose& pose, float) {
    for (int seat = 0; seat < pose.shown.board.seats; ++seat)
      pose.at(seat).light = ((seats >> seat) & 1U) != 0 ? 1.0F : 0.35F;
  });
}

void hop(Step& step, const Direction& direction, int seat, Crew crew, float height, double start,
         double seconds) {
  if (direction.reduced_motion) return;
  passing(step, start, seconds, [seat, crew, height](Pose& pose, float progress) {
    Stance& stance = stance_of(pose.at(seat), crew);
    stance.push.y -= height * bump(progress);
    stance.squash = render::squash(1 - 0.07F * bump(progress));
  });
}

void tremble(Step& step, const Direction& direction, int seat, double start, double seconds) {
  if (direction.reduced_motion) return;
  passing(step, start, seconds, [seat](Pose& pose, float progress) {
    pose.at(seat).cook.push.x += 9 * std::sin(progress * 40) * (1 - progress);
    pose.at(seat).cook.lean += 3 * std::sin(progress * 29) * (1 - progress);
  });
}

void jolt(Step& step, const Direction& direction, int seat, double start) {
  if (direction.reduced_motion) return;
  passing(step, start, 0.3, [seat](Pose& pose, float progress) {
    pose.at(seat).jolt.y -= 10 * std::abs(std::sin(progress * 2 * k_pi)) * (1 - progress);
  });
}

void pop_in(Step& step, const Direction& direction, int seat, Crew crew, double start, double seconds) {
  passing(step, start, seconds, [seat, crew, reduced = direction.reduced_motion](Pose& pose, float progress) {
    Stance& stance = stance_of(pose.at(seat), crew);
    if (reduced) {
      stance.alpha = progress;
      return;
    }
    const float grown = std::max(0.1F, render::ease(Easing::out_back, progress));
    stance.squash = {1 + 0.25F * (1 - std::min(grown, 1.0F)), grown};
  });
}

Leaver leaver(const Direction& direction, const Shown& shown, int seat, Crew crew) {
  const Station& at = direction.at(seat);
  const rules::Player& player = shown.player(seat);
  if (crew == Crew::helper) {
    const int look = shown.helper_look[static_cast<std::size_t>(seat)];
    return {helper_sprite(player.helper, look, HelperMood::gone), seat, at.helper, at.helper_scale};
  }
  const int look = shown.cook_look[static_cast<std::size_t>(seat)];
  return {cook_sprite(player.cook, look, CookMood::gone), seat, at.cook, at.cook_scale};
}

void walk_out(Step& step, const Direction& direction, const Leaver& who, double start, double seconds) {
  const Point door = direction.layout.door;
  const float hops = std::clamp(std::round(std::abs(who.from.x - door.x) / 170.0F), 2.0F, 7.0F);
  passing(step, start, seconds, [=, reduced = direction.reduced_motion](Pose& pose, float progress) {
    pose.door_open = progress > 0.35F;
    Walker walker;
    walker.sprite = who.sprite;
    walker.scarf = who.scarf;
    walker.place = reduced ? who.from : render::blend(who.from, door, progress);
    walker.scale = reduced ? who.scale : render::blend(who.scale, 0.42F, progress);
    walker.alpha = reduced ? 1 - progress : std::min(1.0F, (1 - progress) * 6);
    if (!reduced) {
      const float swing = std::sin(progress * k_pi * hops);
      walker.place.y -= 46 * walker.scale * std::abs(swing);
      walker.lean = 5 * swing;
    }
    pose.walkers.push_back(walker);
  });
}

Point reading_place(const Direction& direction, int seat) {
  const Station& at = direction.at(seat);
  const float half_width = 97 * k_readable;
  const float half_height = 132 * k_readable;
  return {std::clamp(at.stove.x, 96 + half_width, 1824 - half_width),
          std::max(at.head().y, 300 + half_height)};
}

double play_card(Step& step, const Direction& direction, const PlayedCard& played, double start) {
  const Point from = direction.at(played.seat).hand();
  const Point over = reading_place(direction, played.seat);
  step.timeline.mark(start, "card-slide");
  passing(step, start, k_rise + k_hold + k_land,
          [=, reduced = direction.reduced_motion](Pose& pose, float progress) {
            const double time = progress * (k_rise + k_hold + k_land);
            const float up = render::ease(Easing::out_back, static_cast<float>(std::min(time / k_rise, 1.0)));
            const float down = render::ease(
                Easing::in_quad, static_cast<float>(std::clamp((time - k_rise - k_hold) / k_land, 0.0, 1.0)));
            MovingCard card;
            card.card = played.card;
            card.place = reduced ? over : render::blend(render::blend(from, over, up), played.to, down);
            card.scale = reduced ? k_readable
                                 : render::blend(render::blend(0.3F, k_readable, up), played.end_scale, down);
            card.alpha = reduced ? presence(progress) : 1.0F;
            pose.cards.push_back(card);
          });
  return start + k_rise + k_hold + k_land;
}

void slide_card(Step& step, const Direction& direction, const CardSlide& slide, double start,
                double seconds) {
  passing(step, start, seconds, [slide, reduced = direction.reduced_motion](Pose& pose, float progress) {
    const float share = render::ease(Easing::in_out_quad, progress);
    MovingCard card;
    card.card = slide.card;
    card.place = reduced ? (progress < 0.5F ? slide.from : slide.to)
                         : render::arc(slide.from, slide.to, slide.height, share);
    card.scale = render::blend(slide.scale, slide.end_scale, share);
    card.alpha = reduced ? std::abs(1 - 2 * progress) : 1.0F;
    pose.cards.push_back(card);
  });
}

void hold_card(Step& step, Card card, Point place, float scale, double start, double seconds) {
  passing(step, start, seconds, [card, place, scale](Pose& pose, float) {
    MovingCard held;
    held.card = card;
    held.place = place;
    held.scale = scale;
    pose.cards.push_back(held);
  });
}

void stagger(Step& step, const Direction& direction, int seat, float far, float lean, double start,
             double seconds) {
  if (direction.reduced_motion) return;
  passing(step, start, seconds, [seat, far, lean](Pose& pose, float progress) {
    const float out = progress < 0.12F ? progress / 0.12F
                                       : 1 - render::ease(Easing::out_elastic, (progress - 0.12F) / 0.88F);
    pose.at(seat).cook.push.x += far * out;
    pose.at(seat).cook.lean += lean * out;
  });
}

void spray(std::vector<render::Burst>& bursts, const Direction& direction, const Spray& spray, double time) {
  render::Burst burst;
  burst.time = time;
  burst.origin = spray.from;
  burst.count = spray.count;
  burst.direction_degrees = spray.direction;
  burst.spread_degrees = spray.spread;
  burst.slowest = spray.fastest * 0.35F;
  burst.fastest = spray.fastest;
  burst.smallest = 5;
  burst.largest = spray.largest;
  burst.colour = spray.colour;
  burst.pictures = 4;
  burst.seed = direction.seed * 31 + static_cast<std::uint64_t>(bursts.size());
  bursts.push_back(burst);
}

void speak(Step& step, const Direction& direction, int seat, const std::string& words, double start,
           double seconds) {
  const Station& at = direction.at(seat);
  // Beside the head, towards the middle of the room.
  const float side = at.cook.x < 960 ? 1.0F : -1.0F;
  const Point place{at.cook.x + side * 150 * at.cook_scale, at.head().y - 60 * at.cook_scale};
  stage::speak_at(step, direction, place, side < 0, words, start, seconds);
}

void shout_over(Step& step, const Direction& direction, int seat, const std::string& text, ShoutKind kind,
                double start, double seconds) {
  constexpr float k_half_width = 230;
  const Station& at = direction.at(seat);
  const Point middle{std::clamp(at.stove.x, 96 + k_half_width, 1824 - k_half_width),
                     std::max(at.whole.y - 20, 290.0F)};
  stage::shout_at(step, direction, middle, text, kind, start, seconds);
}

void shout(Step& step, const Direction& direction, const std::string& text, ShoutKind kind, double start,
           double seconds) {
  stage::shout_at(step, direction, direction.layout.middle, text, kind, start, seconds);
}

}  // namespace game::cooking
