// Food with its face, alone and as a combo in the air.
#include <cmath>
#include <numbers>

#include "game/food_fight/brush.hpp"
#include "game/food_fight/words.hpp"

namespace game::food_fight {

using render::Point;

namespace {

constexpr std::array<const char*, 6> k_faces{"calm", "squint", "wide", "out", "joy", "sleep"};

Point turned(Point point, float degrees) {
  const float angle = degrees * std::numbers::pi_v<float> / 180.0F;
  return {point.x * std::cos(angle) - point.y * std::sin(angle),
          point.x * std::sin(angle) + point.y * std::cos(angle)};
}

void draw_face(const Brush& brush, Card card, Point place, const render::SpriteStyle& body, FoodFace face) {
  const FoodLook& look = brush.larder.look(card);
  if (look.face_width <= 0) return;
  render::SpriteStyle style = body;
  style.anchor = {0.5F, 0.5F};
  style.scale = body.scale * look.face_width / 100.0F;
  style.angle_degrees = body.angle_degrees + look.face_turn;
  const Point offset{look.face.x * body.scale * body.stretch_x, look.face.y * body.scale * body.stretch_y};
  const std::string name =
      std::string(look.light_face ? "face-light-" : "face-") + k_faces[static_cast<std::size_t>(face)];
  brush.canvas.sprite(name, place + turned(offset, body.angle_degrees), style);
}

/// The card that the others lie on: a Food, else the first Topping, else whatever is there.
Card base_of(const std::vector<Card>& cards) {
  for (const Card card : cards) {
    if (rules::is_food(card)) return card;
  }
  for (const Card card : cards) {
    if (rules::is_topping(card)) return card;
  }
  return cards.empty() ? Card::none : cards.front();
}

}  // namespace

void draw_food(const Brush& brush, Card card, Point place, const render::SpriteStyle& style, FoodFace face) {
  brush.canvas.sprite(brush.cards.picture(card), place, style);
  draw_face(brush, card, place, style, face);
}

void draw_card_picture(const Brush& brush, Card card, Point place, const render::SpriteStyle& style,
                       FoodFace face) {
  if (rules::is_throwable(card)) return draw_food(brush, card, place, style, face);
  brush.canvas.sprite(brush.cards.picture(card), place, style);
}

void draw_flyer(const Brush& brush, const Flyer& flyer) {
  if (flyer.alpha <= 0 || flyer.cards.empty()) return;
  if (flyer.shadow) {
    render::ShapeStyle shadow;
    shadow.fill = render::with_alpha(render::k_ink, 0.25F * flyer.alpha);
    const float spread = 1 + flyer.height / 900;
    brush.canvas.ellipse({flyer.place.x, flyer.place.y + 84 * flyer.scale},
                         {120 * flyer.scale * spread, 22 * flyer.scale * spread}, shadow);
  }
  const Card base = base_of(flyer.cards);
  const Point place{flyer.place.x, flyer.place.y - flyer.height};
  render::SpriteStyle style;
  style.scale = flyer.scale;
  style.angle_degrees = flyer.angle;
  style.alpha = flyer.alpha;
  style.stretch_x = flyer.squash.stretch_x;
  style.stretch_y = flyer.squash.stretch_y;
  for (const Card card : flyer.cards) {
    if (rules::is_condition(card) && card != base)
      brush.canvas.sprite("aura-" + std::string(brush.cards.id(card)), place, style);
  }
  brush.canvas.sprite(brush.cards.picture(base), place, style);
  for (const Card card : flyer.cards) {
    if (rules::is_topping(card) && card != base)
      brush.canvas.sprite("drape-" + std::string(brush.cards.id(card)), place, style);
  }
  draw_face(brush, base, place, style, flyer.face);
}

}  // namespace game::food_fight
