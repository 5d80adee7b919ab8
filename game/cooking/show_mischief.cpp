// Minus cards: each falls on the station in its own way.
#include <algorithm>
#include <array>
#include <cmath>

#include "game/cooking/choice/forecast.hpp"
#include "game/cooking/gestures.hpp"
#include "game/cooking/scenes_attacks.hpp"
#include "game/cooking/words_attacks.hpp"

namespace game::cooking {

using render::Easing;
using render::Point;

namespace {

constexpr double k_lands = 0.48;  // of the sound
constexpr double k_all = 1.15;

/// How the thing comes down.
enum class Fall : std::uint8_t {
  thrown,    ///< on an arc, spinning
  dropped,   ///< from above, with a bounce
  flutters,  ///< like a leaf
  on_head,   ///< strikes the toque first
  clatters,  ///< tips over and lies down
};

/// What it does to the cook.
enum class Hurt : std::uint8_t { slips, reels, jumps, hops, trembles, limps };

struct Mishap {
  Card card;
  Fall fall;
  Hurt hurt;
  render::Colour spray;
};

constexpr std::array<Mishap, 8> k_mishaps{{
    {Card::tripped, Fall::thrown, Hurt::slips, render::k_mustard},
    {Card::hangover, Fall::on_head, Hurt::reels, render::k_milk},
    {Card::hot_handle, Fall::dropped, Hurt::jumps, render::from_hex(0xF26B1D)},
    {Card::wet_floor, Fall::dropped, Hurt::slips, render::from_hex(0x7CC4E8)},
    {Card::burned_hand, Fall::thrown, Hurt::jumps, render::from_hex(0xF26B1D)},
    {Card::sore_feet, Fall::on_head, Hurt::hops, render::k_milk},
    {Card::cut_finger, Fall::flutters, Hurt::trembles, render::k_cream},
    {Card::sprained_ankle, Fall::clatters, Hurt::limps, render::k_milk},
}};

const Mishap& mishap_of(Card card) {
  for (const Mishap& mishap : k_mishaps) {
    if (mishap.card == card) return mishap;
  }
  return k_mishaps.front();
}

/// Where and how the thing is at that share of its fall.
Prop falling(const Mishap& mishap, Point from, Point head, Point to, float progress) {
  Prop thing;
  const float share = render::ease(Easing::in_quad, progress);
  switch (mishap.fall) {
    case Fall::thrown:
      thing.place = render::arc(from, to, 190, progress);
      thing.angle = -540 * (1 - progress);
      break;
    case Fall::dropped:
      thing.place = render::blend({to.x, to.y - 330}, to, render::ease(Easing::out_bounce, progress));
      break;
    case Fall::flutters:
      thing.place = render::blend({to.x, to.y - 300}, to, progress);
      thing.place.x += 46 * std::sin(progress * 11) * (1 - progress);
      thing.angle = 30 * std::sin(progress * 11) * (1 - progress);
      break;
    case Fall::on_head:
      thing.place = progress < 0.5F ? render::blend({head.x, head.y - 240}, head, share * 4)
                                    : render::arc(head, to, 90, progress * 2 - 1);
      thing.angle = progress < 0.5F ? 0 : 360 * (progress * 2 - 2);
      break;
    case Fall::clatters:
      thing.place = render::blend({to.x, to.y - 240}, to, std::min(share * 1.6F, 1.0F));
      thing.angle = -80 * (1 - render::ease(Easing::out_bounce, progress));
      break;
  }
  return thing;
}

void drop(Step& step, const Direction& direction, const Mishap& mishap, int seat) {
  const Station& at = direction.at(seat);
  const int count = step.after.player(seat).minus.size();
  const ThingPlace to = in_band(at.minus, at.thing_scale, count - 1, count);
  const Point head = at.head() - Point{0, 60 * at.cook_scale};
  const Point from{at.stove.x < 960 ? at.stove.x + 420 : at.stove.x - 420, at.whole.y + 60};
  passing(step, 0, k_lands,
          [=, sprite = thing_sprite(mishap.card), reduced = direction.reduced_motion](Pose& pose,
                                                                                      float progress) {
            Prop thing = falling(mishap, from, head, to.place, progress);
            if (reduced) {
              thing.place = to.place;
              thing.angle = 0;
              thing.alpha = progress;
            }
            thing.sprite = sprite;
            // Large while it is in the air, so that everybody sees what it is.
            thing.scale = to.scale * (reduced ? 1.0F : 1 + 0.7F * bump(progress));
            pose.props.push_back(thing);
          });
  spray(step.drops, direction, {to.place, mishap.spray, 9, -90, 150, 380, 9}, k_lands);
}

void hurt(Step& step, const Direction& direction, const Mishap& mishap, int seat) {
  const Station& at = direction.at(seat);
  const double left = k_all - k_lands;
  const Point over{at.cook.x, at.head().y - 90 * at.cook_scale};
  cook_face(step, seat, CookMood::alarmed, k_lands - 0.1, left + 0.1);
  speak(step, direction, seat, ouch(mishap.card), k_lands, left);
  switch (mishap.hurt) {
    case Hurt::slips:
      stagger(step, direction, seat, 46 * at.cook_scale, 17, k_lands, left);
      break;
    case Hurt::reels:
      stagger(step, direction, seat, -18 * at.cook_scale, -7, k_lands / 2, 0.8);
      stage::circling_stars(step, direction, over, at.cook_scale * 0.8F, k_lands / 2, 0.85);
      break;
    case Hurt::jumps:
      hop(step, direction, seat, Crew::cook, 38 * at.cook_scale, k_lands, 0.34);
      puff(step, direction, at.minus.centre() - Point{0, 30}, render::k_milk, 0.5F, k_lands, left);
      break;
    case Hurt::hops:
      hop(step, direction, seat, Crew::cook, 30 * at.cook_scale, k_lands, 0.3);
      hop(step, direction, seat, Crew::cook, 24 * at.cook_scale, k_lands + 0.3, 0.26);
      break;
    case Hurt::trembles:
      tremble(step, direction, seat, k_lands, left);
      break;
    case Hurt::limps:
      stagger(step, direction, seat, 10 * at.cook_scale, 12, k_lands, left);
      jolt(step, direction, seat, k_lands);
      break;
  }
}

}  // namespace

void show_minus(Step& step, const Direction& direction, Events events) {
  const auto laid = events.front().as<rules::MinusLaid>();
  const Mishap& mishap = mishap_of(laid.card);
  const bool cooking = step.after.player(laid.seat).cook != Card::none;
  const int dice = rules::cooking_dice(step.after.player(laid.seat));
  step.start.caption = {laid.seat, direction.names[laid.seat] + ": " + card_name(laid.card),
                        sentence(stakes(laid.card)) + (cooking ? " Now " + dice_words(dice) + "." : "")};
  step.timeline.mark(0, "kitchen-minus");
  light_only(step, 1U << laid.seat, 0, k_all);
  drop(step, direction, mishap, laid.seat);
  if (cooking) hurt(step, direction, mishap, laid.seat);
  track_after(step, k_lands);
  track(step, k_lands, 0.3, [seat = int{laid.seat}](Pose& pose, float progress) {
    pose.at(seat).dice_size = 1 + 0.4F * bump(progress);
  });
  step.seconds = cooking ? k_all : 0.8;
}

}  // namespace game::cooking
