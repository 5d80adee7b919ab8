// Marks, dice and morsels: the small things drawn in many places.
#include <algorithm>
#include <array>

#include "game/cafe_fatal/brush.hpp"

namespace game::cafe_fatal {

using render::Point;

namespace {

constexpr std::array<const char*, 5> k_faces{"calm", "joy", "wide", "fear", "sleep"};

}  // namespace

std::string morsel_sprite(rules::Morsel morsel, Face face) {
  return std::string(rules::k_morsel_names[static_cast<std::size_t>(morsel)]) + "-" +
         k_faces[static_cast<std::size_t>(face)];
}

std::string wheel_sprite(rules::Morsel morsel, int pieces) {
  return "wheel-" + std::string(rules::k_morsel_names[static_cast<std::size_t>(morsel)]) + "-" +
         std::to_string(std::clamp(pieces, 0, rules::k_whole));
}

std::string die_sprite(int seat, int face) {
  return "die-" + std::to_string(seat) + "-" + std::to_string(face);
}

int red_number(const rules::Board& board, int table) {
  for (int result = 0; result < rules::k_results; ++result) {
    if (board.red[static_cast<std::size_t>(result)] == table) return result + 1;
  }
  return 0;
}

void draw_mark(const Brush& brush, int seat, Point centre, float scale) {
  render::SpriteStyle style;
  style.scale = scale;
  brush.canvas.sprite("mark-" + std::to_string(seat), centre, style);
  render::TextStyle letter;
  letter.font = render::Font::dosis;
  letter.size = std::max(28.0F, 34.0F * scale);
  letter.scaled = false;
  letter.align = render::Align::centre;
  letter.vertical = render::Vertical::middle;
  letter.colour = render::readable_on(player_colour(seat));
  // No plate: the letter is part of an icon, which has to reach 3:1 (S3), and it does on all ten colours.
  // A triangle's middle of weight lies lower than the middle of its picture.
  const float drop = seat == 1 ? 7.0F * scale : 0.0F;
  brush.canvas.text(brush.who(seat).letter, {centre.x, centre.y + drop}, letter);
}

void draw_die(const Brush& brush, const LooseDie& die) {
  if (die.alpha <= 0) return;
  if (die.shadow) {
    render::SpriteStyle shadow;
    // The higher the die, the wider and fainter its shadow.
    const float far = std::clamp(die.height / 260.0F, 0.0F, 1.0F);
    shadow.scale = die.scale * (0.92F + 0.35F * far);
    shadow.alpha = die.alpha * (0.75F - 0.45F * far);
    brush.canvas.sprite("die-shadow", {die.place.x, die.place.y + 46 * die.scale}, shadow);
  }
  render::SpriteStyle style;
  style.scale = die.scale;
  style.angle_degrees = die.angle;
  style.alpha = die.alpha;
  style.stretch_x = die.squash.stretch_x;
  style.stretch_y = die.squash.stretch_y;
  const Point place{die.place.x, die.place.y - die.height};
  if (die.tumble >= 0) {
    brush.canvas.sprite("tumble-" + std::to_string(die.seat) + "-" + std::to_string(die.tumble & 7), place,
                        style);
  } else {
    brush.canvas.sprite(die_sprite(die.seat, die.face), place, style);
  }
}

void draw_morsel(const Brush& brush, const LooseMorsel& morsel) {
  if (morsel.alpha <= 0) return;
  render::SpriteStyle style;
  style.scale = morsel.scale;
  style.angle_degrees = morsel.angle;
  style.alpha = morsel.alpha;
  style.anchor = k_morsel_foot;
  style.stretch_x = morsel.squash.stretch_x;
  style.stretch_y = morsel.squash.stretch_y;
  brush.canvas.sprite(morsel_sprite(morsel.morsel, morsel.face),
                      {morsel.foot.x, morsel.foot.y - morsel.height}, style);
}

}  // namespace game::cafe_fatal
