// Cards in the hand, on the floor and on trays.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

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

/// What of a name may stand in a line of its own: words, with signs at their ends, else two syllables.
std::vector<std::string> parts_of(const std::string& name) {
  std::vector<std::string> parts(1);
  for (const char letter : name) {
    parts.back() += letter;
    if (letter == ' ' || letter == '+' || letter == '-') parts.emplace_back();
  }
  if (parts.size() > 1) return parts;
  constexpr std::array k_syllables{
      "Counter-strike", "Hallu-cinate", "Cannon-ball", "Carica-ture", "Ven-geance", "Be-witched", "Out-smart",
      "Water-melon",    "Arti-choke",   "Broc-coli",   "Crois-sant",  "Dump-ling",  "Egg-plant",  "Meat-ball",
      "Milk-shake",     "Mush-room",    "Pop-sicle",   "Sand-wich",   "Spa-ghetti", "Squa-shed",  "Cucum-ber",
      "Avo-cado",       "Bague-tte",    "Pan-cake",    "Lasa-gna",    "Burri-to",   "Saus-age",   "Toast-ed",
      "Haunt-ed",       "Glow-ing",     "Mus-tard",    "Cara-mel",    "Ket-chup",   "Con-fuse"};
  for (const std::string_view word : k_syllables) {
    const auto break_at = word.find('-');
    if (name.size() + 1 == word.size() && name.starts_with(word.substr(0, break_at)))
      return {name.substr(0, break_at) + "-", name.substr(break_at)};
  }
  return parts;
}

float width_of(const Brush& brush, const std::string& line, const render::TextStyle& text) {
  return brush.canvas.measure(line, text).width;
}

/// In as few lines as fit, at most three; if none fits, in those whose longest is shortest.
std::vector<std::string> lines_of(const Brush& brush, const std::string& name, float most,
                                  const render::TextStyle& text) {
  const std::vector<std::string> parts = parts_of(name);
  const auto breaks = static_cast<unsigned>(parts.size() - 1);
  std::vector<std::string> best{name};
  float best_width = width_of(brush, name, text);
  constexpr std::size_t k_most_lines = 3;
  for (std::size_t count = 2; count <= k_most_lines && best_width > most; ++count) {
    for (unsigned ends = 0; ends < 1U << breaks; ++ends) {
      std::vector<std::string> lines(1);
      for (std::size_t part = 0; part < parts.size(); ++part) {
        lines.back() += parts[part];
        if (part < breaks && ((ends >> part) & 1U) != 0) lines.emplace_back();
      }
      if (lines.size() != count) continue;
      float longest = 0;
      for (std::string& line : lines) {
        if (line.ends_with(' ')) line.pop_back();
        longest = std::max(longest, width_of(brush, line, text));
      }
      if (longest >= best_width) continue;
      best_width = longest;
      best = lines;
    }
  }
  return best;
}

/// A name on its band; more lines make the band taller, downwards on cards and upwards on trays, and a part
/// that is still too long makes it wider: a name is never cut.
void draw_name(const Brush& brush, Card card, Point centre, Rect band, bool grows_up, float light,
               float alpha) {
  const std::string name = brush.cards.name(card);
  if (name.empty()) return;
  constexpr float k_least = 28;
  const render::Colour plate = band_colour(card);
  render::TextStyle text =
      headline(std::clamp(band.height * 0.72F, k_least, 40.0F), render::readable_on(plate));
  text.scaled = false;
  text.alpha = alpha;
  const float most = (band.width - 4) * 0.98F;
  const float fitting = text.size * most / std::max(width_of(brush, name, text), 1.0F);
  if (fitting >= k_least) {
    text.size = std::min(text.size, fitting);
    text.max_width = band.width - 4;
    brush.canvas.text(name, centre, text);
    return;
  }
  text.size = k_least;
  const std::vector<std::string> lines = lines_of(brush, name, most, text);
  constexpr float k_line = 27;
  const float height = std::max(k_line * static_cast<float>(lines.size()) + 4, band.height);
  float width = band.width;
  for (const std::string& line : lines) width = std::max(width, width_of(brush, line, text) + 8);
  if (height > band.height || width > band.width) {
    render::PanelStyle larger;
    larger.fill = render::mix(plate, render::from_hex(0x17304D), 0.15F * (1 - light));
    larger.outline_width = 0;
    larger.radius = 6;
    larger.alpha = alpha;
    const float y = grows_up ? band.bottom() - height : band.y;
    brush.canvas.panel({centre.x - width / 2, y, width, height}, larger);
    centre.y = y + height / 2;
  }
  float y = centre.y - k_line * static_cast<float>(lines.size() - 1) / 2;
  for (const std::string& line : lines) {
    brush.canvas.text(line, {centre.x, y}, text);
    y += k_line;
  }
}

/// A Condition whose super effect counts (WF-091): at the corner opposite to its worth.
void draw_super_badge(const Brush& brush, const Measures& size, render::SpriteStyle style) {
  const Point corner{-size.badge.x * style.scale, size.badge.y * style.scale};
  style.scale *= size.width / 194 * 1.3F;
  brush.canvas.sprite("super-badge", corner, style);
}

void draw_front(const Brush& brush, Card card, const Measures& size, const CardLook& look, float scale) {
  render::SpriteStyle frame;
  frame.scale = scale;
  frame.tint = shade(look.light);
  frame.alpha = look.alpha;
  const std::string_view sort = rules::is_condition(card) ? brush.cards.pages().condition_frame : "";
  brush.canvas.sprite(size.prefix + kind_word(card) + std::string(sort), {}, frame);
  render::SpriteStyle picture = frame;
  const bool event = rules::kind_of(card) == rules::CardKind::event;
  picture.scale = scale * size.picture_scale * (rules::is_action(card) ? 1.36F : (event ? 0.74F : 1.0F));
  draw_card_picture(brush, card, {0, size.picture_middle * scale}, picture, look.face);
  if (brush.cards.is_super(card)) draw_super_badge(brush, size, frame);
  const int worth = brush.cards.combo_value({&card, 1});
  if (worth > 0 && (scale > 0.5F || look.names)) {
    render::TextStyle number = headline(28 * std::max(scale, 1.0F), render::k_ink);
    number.scaled = false;
    number.alpha = look.alpha;
    number.essential = false;
    brush.canvas.text(std::to_string(worth), size.badge * scale, number);
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
  // A name that does not fit, in two lines on large plaques, leaves its band to the picture.
  render::TextStyle small = headline(28, render::k_ink);
  small.scaled = false;
  constexpr float k_two_lines = 0.8F;
  const float room = 80 * grown;
  const auto lines = lines_of(brush, brush.cards.name(card), room, small);
  const bool fits = std::all_of(lines.begin(), lines.end(), [&](const std::string& line) {
    return width_of(brush, line, small) <= room;
  });
  const bool named = current || (fits && lines.size() <= (grown >= k_two_lines ? 2U : 1U));
  render::SpriteStyle picture = style;
  picture.scale = grown * (named ? 0.58F : 0.66F);
  draw_card_picture(brush, card, {place.x, place.y - (named ? 17 : 4) * grown}, picture, FoodFace::calm);
  if (!named) return;
  const Rect band{place.x - 43 * grown, place.y + 17 * grown, 86 * grown, 26 * grown};
  draw_name(brush, card, band.centre(), band, true, light, 1);
}

}  // namespace game::food_fight
