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
  float least_badge;  // scale at which it holds its number
};
constexpr Measures k_hand{"card-", 194, 264, -100, 56, 30, 0.92F, {-70.8F, 104.8F}, 0.66F};
constexpr Measures k_floor{"small-", 150, 190, -69, 39, 20, 0.72F, {-53.4F, 72.6F}, 0.8F};

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
      "Suspi-cious",    "Haunt-ed",     "Glow-ing",    "Mus-tard",    "Cara-mel",   "Ket-chup",   "Con-fuse"};
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

/// How a name stands on a band: in its lines, and how large the band must be for them.
struct SetName {
  std::vector<std::string> lines;
  render::TextStyle text;
  float width = 0, height = 0;
};
constexpr float k_name_line = 27;

/// More lines make the band taller, and a part that is still too long makes it wider: a name is never cut.
SetName set_name(const Brush& brush, Card card, render::Size band) {
  const std::string name = brush.cards.name(card);
  SetName set;
  set.width = band.width;
  set.height = band.height;
  if (name.empty()) return set;
  constexpr float k_least = 28;
  set.text =
      headline(std::clamp(band.height * 0.72F, k_least, 40.0F), render::readable_on(band_colour(card)));
  set.text.scaled = false;
  const float most = (band.width - 4) * 0.98F;
  const float fitting = set.text.size * most / std::max(width_of(brush, name, set.text), 1.0F);
  if (fitting >= k_least) {
    set.text.size = std::min(set.text.size, fitting);
    set.text.max_width = band.width - 4;
    set.lines = {name};
    return set;
  }
  set.text.size = k_least;
  set.lines = lines_of(brush, name, most, set.text);
  set.height = std::max(k_name_line * static_cast<float>(set.lines.size()) + 4, band.height);
  for (const std::string& line : set.lines)
    set.width = std::max(set.width, width_of(brush, line, set.text) + 8);
  return set;
}

/// The band grows downwards on cards, where a line closes it, and upwards on trays.
void draw_name(const Brush& brush, Card card, const SetName& set, Rect band, bool grows_up, float light,
               float alpha) {
  Point centre = band.centre();
  if (set.height > band.height || set.width > band.width) {
    render::PanelStyle larger;
    larger.fill = render::mix(band_colour(card), render::from_hex(0x17304D), 0.15F * (1 - light));
    larger.outline_width = 0;
    larger.radius = 6;
    larger.alpha = alpha;
    const float y = grows_up ? band.bottom() - set.height : band.y;
    const Rect plate{centre.x - set.width / 2, y, set.width, set.height};
    if (!grows_up) {
      render::PanelStyle rule = larger;
      rule.fill = render::k_ink;
      brush.canvas.panel({plate.x, plate.y + 8, plate.width, plate.height - 5}, rule);
    }
    brush.canvas.panel(plate, larger);
    centre.y = y + set.height / 2;
  }
  render::TextStyle text = set.text;
  text.alpha = alpha;
  float y = centre.y - k_name_line * static_cast<float>(set.lines.size() - 1) / 2;
  for (const std::string& line : set.lines) {
    brush.canvas.text(line, {centre.x, y}, text);
    y += k_name_line;
  }
}

/// A Condition whose super effect counts (WF-091): at the corner opposite to its worth.
void draw_super_badge(const Brush& brush, const Measures& size, Point corner, render::SpriteStyle style) {
  style.scale *= size.width / 194 * 1.3F;
  brush.canvas.sprite("super-badge", corner, style);
}

/// Worth and super effect lie over the picture, large enough for their number on small cards too.
void draw_badges(const Brush& brush, Card card, const Measures& size, const CardLook& look,
                 render::SpriteStyle style) {
  // Lifted, it stands half beside the card: the name needs its width.
  const float aside = look.lift > 0 ? size.width / 2 : -size.badge.x;
  const Point corner{-aside * look.scale, size.badge.y * look.scale - look.lift};
  if (brush.cards.is_super(card)) draw_super_badge(brush, size, {-corner.x, corner.y}, style);
  const int worth = brush.cards.combo_value({&card, 1});
  constexpr float k_least_card = 76;
  if (worth <= 0 || (size.width * look.scale < k_least_card && !look.names)) return;
  style.scale = std::max(style.scale, size.least_badge);
  brush.canvas.sprite(size.prefix + ("badge-" + kind_word(card)), corner, style);
  render::TextStyle number = headline(28 * std::max(look.scale, 1.0F), render::k_ink);
  number.scaled = false;
  number.alpha = look.alpha;
  number.essential = false;
  brush.canvas.text(std::to_string(worth), corner, number);
}

/// The band of the name: of a card that lies under its neighbour what is in sight.
Rect name_band(const Measures& size, const CardLook& look) {
  const float scale = look.scale;
  Rect band{-size.width * scale / 2 + 8 * scale, (size.band_middle - size.band_height / 2) * scale,
            (size.width - 16) * scale, size.band_height * scale};
  if (look.room > 0) band.width = std::min(band.width, look.room - 10 * scale);
  return band;
}

void draw_front(const Brush& brush, Card card, const Measures& size, const CardLook& look) {
  const float scale = look.scale;
  render::SpriteStyle frame;
  frame.scale = scale;
  frame.tint = shade(look.light);
  frame.alpha = look.alpha;
  const std::string_view sort = rules::is_condition(card) ? brush.cards.pages().condition_frame : "";
  brush.canvas.sprite(size.prefix + kind_word(card) + std::string(sort), {}, frame);
  const Rect band = name_band(size, look);
  const SetName name = look.names ? set_name(brush, card, {band.width, band.height}) : SetName{};
  const bool named = look.names && (look.room <= 0 || name.width <= band.width);
  // What a taller name takes is the picture's loss.
  const float field = size.height * scale / 2 - band.bottom() - 8 * scale;
  const float taken = named ? std::max(name.height - band.height, 0.0F) : 0.0F;
  const bool event = rules::kind_of(card) == rules::CardKind::event;
  render::SpriteStyle picture = frame;
  picture.scale = scale * size.picture_scale * (rules::is_action(card) ? 1.36F : (event ? 0.74F : 1.0F));
  picture.scale *= std::max(1 - taken / field, 0.6F);
  const float up = std::min(look.lift, field * 0.3F);
  draw_card_picture(brush, card, {0, size.picture_middle * scale + taken / 2 - up}, picture, look.face);
  if (named) draw_name(brush, card, name, band, false, look.light, look.alpha);
  draw_badges(brush, card, size, look, frame);
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
  draw_front(brush, card, size, look);
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
  // On the small trays of two tables only the present action is named: all others alike are pictures.
  constexpr float k_named = 0.94F;
  const bool named = current || grown >= k_named;
  render::SpriteStyle picture = style;
  picture.scale = grown * (named ? 0.58F : 0.66F);
  draw_card_picture(brush, card, {place.x, place.y - (named ? 17 : 4) * grown}, picture, FoodFace::calm);
  if (!named) return;
  const Rect band{place.x - 43 * grown, place.y + 17 * grown, 86 * grown, 26 * grown};
  draw_name(brush, card, set_name(brush, card, {band.width, band.height}), band, true, light, 1);
}

}  // namespace game::food_fight
