// Cards in the hand, on the floor and on trays.
#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "game/food_fight/brush.hpp"
#include "game/food_fight/words.hpp"

namespace game::food_fight {

using render::Point;
using render::Rect;

namespace {

constexpr render::Colour k_band = render::from_hex(0xFFFBEF);
constexpr render::Colour k_action_band = render::from_hex(0xC8321F);
constexpr render::Colour k_event_band = render::from_hex(0x3F7A36);

/// What the sheets say about one size of card.
struct Measures {
  const char* prefix;
  float width, height;
  float band_middle, band_height;
  float picture_middle, picture_scale;
  Point badge;
};
constexpr Measures k_hand{"card-", 194, 264, -100, 56, 30, 0.92F, {-70.8F, 104.8F}};
constexpr Measures k_floor{"small-", 150, 190, -69, 39, 20, 0.72F, {-53.4F, 72.6F}};

const Measures& measures(CardSize size) {
  return size == CardSize::hand ? k_hand : k_floor;
}

std::string kind_word(Card card) {
  switch (rules::kind_of(card)) {
    case rules::CardKind::food:
      return "food";
    case rules::CardKind::topping:
      return "topping";
    case rules::CardKind::condition:
      return "condition";
    case rules::CardKind::action:
      return "action";
    case rules::CardKind::event:
      return "event";
    case rules::CardKind::none:
      break;
  }
  return "back";
}

render::Colour band_colour(Card card) {
  if (rules::is_action(card)) return k_action_band;
  return rules::kind_of(card) == rules::CardKind::event ? k_event_band : k_band;
}

/// Where a name that is too long for one line breaks: at its space or sign, else after a syllable.
std::string broken(const std::string& name) {
  const auto space = name.find_last_of(" +-");
  if (space != std::string::npos)
    return name.substr(0, name[space] == ' ' ? space : space + 1) + "\n" + name.substr(space + 1);
  constexpr std::array k_syllables{
      "Counter-strike", "Hallu-cinate", "Cannon-ball", "Carica-ture", "Ven-geance", "Be-witched", "Out-smart",
      "Water-melon",    "Arti-choke",   "Broc-coli",   "Crois-sant",  "Dump-ling",  "Egg-plant",  "Meat-ball",
      "Milk-shake",     "Mush-room",    "Pop-sicle",   "Sand-wich",   "Spa-ghetti", "Squa-shed",  "Cucum-ber",
      "Avo-cado",       "Bague-tte",    "Pan-cake",    "Lasa-gna",    "Burri-to",   "Saus-age",   "Toast-ed",
      "Haunt-ed",       "Glow-ing",     "Mus-tard",    "Cara-mel",    "Ket-chup",   "Con-fuse"};
  for (const std::string_view word : k_syllables) {
    const auto break_at = word.find('-');
    if (name.size() + 1 == word.size() && name.starts_with(word.substr(0, break_at)))
      return name.substr(0, break_at) + "-\n" + name.substr(break_at);
  }
  return name;
}

/// A name on its band; a second line makes the band taller, downwards on cards and upwards on trays.
void draw_name(const Brush& brush, Card card, Point centre, Rect band, bool grows_up, float light,
               float alpha) {
  const std::string name = card_name(card);
  if (name.empty()) return;
  const render::Colour plate = band_colour(card);
  render::TextStyle text = headline(std::max(28.0F, band.height * 0.72F), render::readable_on(plate));
  text.scaled = false;
  text.alpha = alpha;
  text.max_width = band.width - 4;
  const float most = text.max_width * 0.98F;
  text.size = std::min(text.size, 40.0F);
  render::TextStyle free = text;
  free.max_width = 0;
  const float natural = brush.canvas.measure(name, free).width;
  const float fitting = text.size * most / std::max(natural, 1.0F);
  if (fitting >= 28 || broken(name) == name) {
    text.size = std::max(28.0F, std::min(text.size, fitting));
    brush.canvas.text(name, centre, text);
    return;
  }
  constexpr float k_line = 27;
  const float height = 2 * k_line + 4;
  const float more = std::max(height - band.height, 0.0F);
  if (more > 0) {
    render::PanelStyle larger;
    larger.fill = render::mix(plate, render::from_hex(0x17304D), 0.15F * (1 - light));
    larger.outline_width = 0;
    larger.radius = 6;
    larger.alpha = alpha;
    const float y = grows_up ? band.bottom() - height : band.y;
    brush.canvas.panel({band.x, y, band.width, height}, larger);
    centre.y = y + height / 2;
  }
  const std::string lines = broken(name);
  const auto split = lines.find('\n');
  text.size = 28;
  brush.canvas.text(lines.substr(0, split), {centre.x, centre.y - k_line / 2}, text);
  brush.canvas.text(lines.substr(split + 1), {centre.x, centre.y + k_line / 2}, text);
}

int worth(Card card) {
  if (rules::is_condition(card)) return 2;
  return rules::is_base(card) ? 1 : 0;
}

void draw_front(const Brush& brush, Card card, const Measures& size, const CardLook& look, float scale) {
  render::SpriteStyle frame;
  frame.scale = scale;
  frame.tint = shade(look.light);
  frame.alpha = look.alpha;
  brush.canvas.sprite(size.prefix + kind_word(card), {}, frame);
  render::SpriteStyle picture = frame;
  const bool event = rules::kind_of(card) == rules::CardKind::event;
  picture.scale = scale * size.picture_scale * (rules::is_action(card) ? 1.36F : (event ? 0.74F : 1.0F));
  draw_card_picture(brush, card, {0, size.picture_middle * scale}, picture, look.face);
  if (worth(card) > 0 && (scale > 0.5F || look.names)) {
    render::TextStyle number = headline(28 * std::max(scale, 1.0F), render::k_ink);
    number.scaled = false;
    number.alpha = look.alpha;
    number.essential = false;
    brush.canvas.text(std::to_string(worth(card)), size.badge * scale, number);
  }
  if (!look.names) return;
  const Rect band{-size.width * scale / 2 + 8 * scale, (size.band_middle - size.band_height / 2) * scale,
                  (size.width - 16) * scale, size.band_height * scale};
  draw_name(brush, card, band.centre(), band, false, look.light, look.alpha);
}

}  // namespace

Rect card_rect(CardSize size, Point place, float scale) {
  const Measures& of = measures(size);
  return render::rect_around(place, {of.width * scale, of.height * scale});
}

void draw_card(const Brush& brush, Card card, Point place, const CardLook& look) {
  const Measures& size = measures(look.size);
  render::Transform lying;
  lying.offset = place;
  lying.angle_degrees = look.angle;
  const render::TransformScope scope(brush.canvas, lying);
  if (card == Card::hidden || card == Card::none || look.turn < 1) {
    const bool back = card == Card::hidden || card == Card::none || look.turn < 0;
    render::SpriteStyle style;
    style.scale = look.scale;
    style.stretch_x = std::abs(look.turn);
    style.tint = shade(look.light);
    style.alpha = look.alpha;
    if (back || look.turn < 1)
      brush.canvas.sprite(size.prefix + (back ? std::string("back") : kind_word(card)), {}, style);
    return;
  }
  draw_front(brush, card, size, look, look.scale);
}

void draw_plaque(const Brush& brush, Card card, Point place, float scale, float light, float turn,
                 bool current) {
  const bool back = card == Card::hidden || turn < 0;
  const float grown = current ? scale * 1.34F : scale;
  if (current) place.y -= 16 * scale;
  render::SpriteStyle style;
  style.scale = grown;
  style.stretch_x = std::abs(turn);
  style.tint = shade(light);
  brush.canvas.sprite(back ? "plaque-back" : "plaque-action", place, style);
  if (back || std::abs(turn) < 0.99F) return;
  // A name that does not fit leaves its band to the picture.
  render::TextStyle small = headline(28, render::k_ink);
  small.scaled = false;
  const bool named = current || brush.canvas.measure(card_name(card), small).width <= 82 * grown;
  render::SpriteStyle picture = style;
  picture.scale = grown * (named ? 0.58F : 0.66F);
  draw_card_picture(brush, card, {place.x, place.y - (named ? 17 : 4) * grown}, picture, FoodFace::calm);
  if (!named) return;
  const Rect band{place.x - 43 * grown, place.y + 17 * grown, 86 * grown, 26 * grown};
  draw_name(brush, card, band.centre(), band, true, light, 1);
}

}  // namespace game::food_fight
