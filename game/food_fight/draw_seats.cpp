// A seat: the fighter, the tray with plan and score track, the name tag, the bottle.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "game/food_fight/brush.hpp"
#include "game/food_fight/choice/choice.hpp"
#include "game/food_fight/words.hpp"
#include "game/screens/widgets.hpp"

namespace game::food_fight {

using render::Point;
using render::Rect;

namespace {

constexpr std::array<const char*, 9> k_moods{"calm",  "aim", "throw", "duck", "hide",
                                             "panic", "hit", "glee",  "gloom"};
constexpr Point k_fighter_anchor{200, 340};
constexpr Point k_tray_anchor{196, 8};
constexpr Point k_bottle_middle{36, 73};
constexpr std::array<const char*, 10> k_track{"C", "A", "F", "E", "C", "H", "A", "O", "S", "!"};

/// Splats on face and clothes; they duck with their wearer, and the tray hides what is below it.
void draw_worn(const Brush& brush, const Pose& pose, int seat) {
  const SeatPlace& place = brush.layout.at(seat);
  const SeatPose& look = pose.at(seat);
  const float down = look.mood == Mood::hide ? 150.0F : (look.mood == Mood::duck ? 105.0F : 0.0F);
  for (const Splat& splat : pose.shown.at(seat).worn) {
    if (splat.place.y + down > -12) continue;
    render::SpriteStyle style;
    style.scale = splat.scale * place.bust_scale;
    style.angle_degrees = splat.angle;
    style.alpha = look.alpha;
    style.tint = render::mix(splat.colour, render::from_hex(0x17304D), 0.15F * (1 - look.light));
    brush.canvas.sprite(
        "blot-" + std::to_string(splat.picture % 10),
        place.rim + look.push + look.tray + Point{splat.place.x, splat.place.y + down} * place.bust_scale,
        style);
  }
}

/// Somebody who is asked keeps still; the others breathe.
void draw_fighter(const Brush& brush, const Pose& pose, int seat) {
  const SeatPlace& place = brush.layout.at(seat);
  const SeatPose& look = pose.at(seat);
  const Card character = pose.shown.at(seat).character;
  render::SpriteStyle style;
  style.scale = place.bust_scale;
  style.flip = place.mirrored != look.flip;
  style.alpha = look.alpha;
  style.tint = shade(look.light);
  style.angle_degrees = look.lean;
  style.stretch_x = look.squash.stretch_x;
  style.stretch_y = look.squash.stretch_y *
                    (1 + brush.stir * 0.012F * static_cast<float>(std::sin(brush.idle * 2.2 + seat)));
  const std::string name = brush.cards.fighter(character, k_moods[static_cast<std::size_t>(look.mood)]);
  draw_anchored(brush, {name, k_fighter_anchor}, place.rim + look.push + look.tray, style);
  draw_worn(brush, pose, seat);
}

/// With letters, or with a well for tokens.
std::string tray_picture(const CardBook& cards, int seat) {
  const bool letters = cards.is(rules::Fight::cafe_chaos);
  return std::string(letters ? "seat-tray-" : "seat-tray-plain-") + std::to_string(seat);
}

void draw_tray(const Brush& brush, const Pose& pose, int seat, bool lit) {
  const SeatPlace& place = brush.layout.at(seat);
  if (lit) {
    render::PanelStyle glow;
    glow.fill = render::with_alpha(render::k_mustard, 0.9F);
    glow.outline = render::k_ink;
    glow.outline_width = 4;
    glow.radius = 24;
    brush.canvas.panel(render::inflated(place.tray(), 9), glow);
  }
  render::SpriteStyle style;
  style.scale = place.tray_scale;
  style.tint = shade(pose.at(seat).light);
  draw_anchored(brush, {tray_picture(brush.cards, seat), k_tray_anchor}, place.rim + pose.at(seat).tray,
                style);
}

void draw_track(const Brush& brush, const Pose& pose, int seat) {
  const SeatPlace& place = brush.layout.at(seat);
  const ShownSeat& shown = pose.shown.at(seat);
  render::TextStyle text = headline(28, render::k_ink);
  text.scaled = false;
  text.essential = false;
  for (int index = 0; index < 10; ++index) {
    const auto at = static_cast<std::size_t>(index);
    const Point where = place.letter(index) + pose.at(seat).tray;
    if (at >= shown.blots.size()) {
      brush.canvas.text(k_track[at], where, text);
      continue;
    }
    render::SpriteStyle style;
    style.scale = place.tray_scale * 1.02F;
    style.angle_degrees = static_cast<float>((seat * 47 + index * 83) % 360);
    style.tint = render::mix(shown.blots[at], render::from_hex(0x17304D), 0.15F * (1 - pose.at(seat).light));
    brush.canvas.sprite("blot-small-" + std::to_string((seat + index * 2) % 5), where, style);
  }
}

/// The score: letters that are covered, or tokens.
void draw_score(const Brush& brush, const Pose& pose, int seat) {
  if (brush.cards.is(rules::Fight::cafe_chaos)) return draw_track(brush, pose, seat);
  draw_tokens(brush, pose, seat);
}

/// The three places: placed cards, and where a plan is being made its own cards face up.
void draw_plan(const Brush& brush, const Pose& pose, int seat, const Choice* choice) {
  const SeatPlace& place = brush.layout.at(seat);
  const ShownSeat& shown = pose.shown.at(seat);
  const bool planning =
      choice != nullptr && choice->kind() == rules::Kind::plan && choice->seat_index() == seat;
  std::array<Card, rules::k_sets> cards = shown.plan;
  if (planning) {
    cards.fill(Card::none);
    for (const Card card : choice->row()) {
      const int slot = choice->slot_of(card);
      if (slot >= 0 && slot < rules::k_sets) cards[static_cast<std::size_t>(slot)] = card;
    }
  }
  // The card of the present set last: it overlaps its neighbours.
  for (const bool current : {false, true}) {
    for (int index = 0; index < rules::k_sets; ++index) {
      if ((index + 1 == pose.shown.set) != current) continue;
      const Card card = cards[static_cast<std::size_t>(index)];
      const Point where = place.action(index) + pose.at(seat).tray;
      const float size = 92 * place.tray_scale;
      if (card == Card::none) {
        if (planning)
          brush.canvas.dashed_rect(render::rect_around(where, {size, size}), 12, 4,
                                   render::readable_on(player_colour(seat)));
        continue;
      }
      const bool past = index + 1 < pose.shown.set;
      const float light = past ? 0.0F : std::max(pose.at(seat).light, current ? 0.4F : 0.0F);
      draw_plaque(brush, card, where, place.tray_scale, light, current ? pose.at(seat).turned : 1.0F,
                  current);
    }
  }
}

void draw_tag(const Brush& brush, const Pose& pose, int seat, bool asked) {
  const SeatPlace& place = brush.layout.at(seat);
  const ShownSeat& shown = pose.shown.at(seat);
  const float large = large_text(brush.canvas);
  render::TextStyle name = headline(32, render::k_paper);
  name.align = render::Align::left;
  constexpr float k_widest = 318;
  name.max_width = k_widest;
  name.max_height = 50;
  const float width = std::min(brush.canvas.measure(brush.who(seat).name, name).width, k_widest);
  const float height = 44 * (1 + 0.3F * large);
  const float air = std::clamp(k_widest - width, 6.0F, 18.0F);  // between a name and its points
  const float total = 60 + width + 62 + air;
  // The widest names move inwards where they would leave the safe area.
  Point centre = place.tag();
  const Rect safe{96, 60, 1728, 960};
  centre.x = std::clamp(centre.x, safe.x + total / 2, safe.right() - total / 2);
  centre = centre + pose.at(seat).tray;
  const Rect plate = render::rect_around(centre, {total, height});
  render::PanelStyle style;
  style.fill = asked ? render::k_mustard : render::k_deep_teal;
  style.outline_width = 5;
  style.essential = true;
  brush.canvas.pill(plate, style);
  name.plate = style.fill;
  name.colour = render::readable_on(style.fill);
  brush.canvas.text(brush.who(seat).name, {plate.x + 58, centre.y}, name);
  screens::draw_mark(brush.canvas, seat, brush.who(seat).letter, {plate.x + 28, centre.y}, 56);
  render::SpriteStyle blot;
  blot.scale = 0.36F * pose.at(seat).count_size;
  blot.tint = render::k_tomato;
  const Point number{plate.right() - 34, centre.y};
  brush.canvas.sprite("blot-1", number, blot);
  render::TextStyle points = headline(36 * pose.at(seat).count_size, render::k_paper);
  points.scaled = false;
  points.outline_width = 6;
  brush.canvas.text(std::to_string(shown.points), number, points);
  if (pose.shown.start == seat) {
    render::SpriteStyle marker;
    marker.scale = 0.85F;
    brush.canvas.sprite(std::string(brush.cards.pages().starter_sprite),
                        place.on_tray({-188, 26}) + pose.at(seat).tray, marker);
  }
}

/// A small fan of backs with the number of cards owned besides the basics.
void draw_fan(const Brush& brush, const Pose& pose, int seat) {
  const SeatPlace& place = brush.layout.at(seat);
  const int cards = pose.shown.at(seat).cards;
  if (cards <= 0) return;
  render::SpriteStyle style;
  style.scale = 0.86F * place.tray_scale;
  style.tint = shade(pose.at(seat).light);
  const Point at = place.hand_fan() + pose.at(seat).tray;
  brush.canvas.sprite("hand-back", at, style);
  render::TextStyle number = headline(30, render::k_paper);
  number.scaled = false;
  number.outline_width = 6;
  number.essential = false;
  brush.canvas.text(std::to_string(cards), {at.x, at.y + 6}, number);
}

}  // namespace

void draw_bottle(const Brush& brush, const Pose& pose, int seat) {
  const SeatPlace& place = brush.layout.at(seat);
  const int target = pose.shown.at(seat).target;
  const Point at = place.bottle() + pose.at(seat).tray;
  const Point way = brush.layout.at(target).head() - at;
  const float angle = std::atan2(way.x, -way.y) * 180 / std::numbers::pi_v<float> + pose.at(seat).aim_swing;
  render::SpriteStyle style;
  style.scale = 0.8F * place.tray_scale;
  style.angle_degrees = angle;
  style.tint = shade(pose.at(seat).light);
  draw_anchored(brush, {"bottle-" + std::to_string(seat), k_bottle_middle}, at, style);
  // The mark stays upright on the bottle's belly.
  const float turn = angle * std::numbers::pi_v<float> / 180.0F;
  const float down = 12 * style.scale;
  const Point belly{at.x - std::sin(turn) * down, at.y + std::cos(turn) * down};
  screens::draw_mark(brush.canvas, target, brush.who(target).letter, belly, 42 * place.tray_scale);
}

void draw_seat(const Brush& brush, const Pose& pose, int seat) {
  draw_fighter(brush, pose, seat);
  draw_tray(brush, pose, seat, pose.shown.turn == seat);
  draw_fan(brush, pose, seat);
}

void draw_seat_words(const Brush& brush, const Pose& pose, int seat, const Choice* choice) {
  const bool focused = choice != nullptr && (choice->is_focused({SpotKind::seat, seat}) ||
                                             choice->is_focused({SpotKind::bottle, seat}));
  const bool asked = choice != nullptr && choice->seat_index() == seat;
  draw_plan(brush, pose, seat, choice);
  draw_score(brush, pose, seat);
  draw_tag(brush, pose, seat, asked);
  if (focused)
    draw_focus(brush, render::inflated(brush.layout.at(seat).whole(), 4), 26,
               player_colour(choice->seat_index()));
}

}  // namespace game::food_fight
