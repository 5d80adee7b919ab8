// Cards of the main deck: frame by kind, picture, name and what they do in a few words.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "game/cooking/brush.hpp"
#include "game/cooking/words.hpp"

namespace game::cooking {

using render::Point;
using render::Rect;

namespace {

constexpr std::array<const char*, 9> k_frames{"cook",     "helper",    "plus",    "minus", "supply",
                                              "customer", "inspector", "defence", "attack"};
// Of a card at scale 1, from its middle (INDEX.md).
constexpr float k_window_middle = -7;
constexpr float k_gist_top = 58;
constexpr float k_gist_bottom = 121;
constexpr Point k_symbol{72, 26};

std::string frame_of(Card card) {
  if (card >= Card::hidden) return "kitchen-card-back";
  return std::string("kitchen-card-") + k_frames[static_cast<std::size_t>(rules::kind_of(card))];
}

const char* symbol_of(Card card) {
  switch (rules::traits(card).symbol) {
    case rules::Symbol::hand:
      return "symbol-hand";
    case rules::Symbol::foot:
      return "symbol-foot";
    case rules::Symbol::first_aid:
      return "symbol-first-aid";
    case rules::Symbol::none:
      break;
  }
  return nullptr;
}

constexpr render::Colour k_gist_paper = render::from_hex(0xFFF8E6);

/// The name's band, by kind, as the frames have it.
constexpr std::array k_bands{
    render::from_hex(0x247876), render::from_hex(0xB65816), render::from_hex(0x9CCB5A),
    render::from_hex(0xC02C1A), render::from_hex(0xF6B52E), render::from_hex(0x6E4398),
    render::from_hex(0x56566F), render::from_hex(0x2A72A9), render::from_hex(0x33211F)};

/// One line, or two of about the same length.
std::vector<std::string> lines_of(const Brush& brush, const std::string& name, float most,
                                  const render::TextStyle& text) {
  if (brush.canvas.measure(name, text).width <= most) return {name};
  std::vector<std::string> best{name};
  float shortest = brush.canvas.measure(name, text).width;
  for (std::size_t at = name.find_first_of(" -"); at != std::string::npos;
       at = name.find_first_of(" -", at + 1)) {
    const std::string first = name.substr(0, name[at] == '-' ? at + 1 : at);
    const std::string second = name.substr(at + 1);
    const float longer =
        std::max(brush.canvas.measure(first, text).width, brush.canvas.measure(second, text).width);
    if (longer >= shortest) continue;
    shortest = longer;
    best = {first, second};
  }
  return best;
}

void draw_band(const Brush& brush, const Rect& rect, render::Colour band, const CardLook& look) {
  render::PanelStyle style;
  style.fill = render::mix(band, render::from_hex(0x17304D), 0.15F * (1 - look.light));
  style.outline_width = 0;
  style.radius = 10 * look.scale;
  style.alpha = look.alpha;
  brush.canvas.panel(rect, style);
  brush.canvas.line({rect.x + 3, rect.bottom()}, {rect.right() - 3, rect.bottom()}, 3 * look.scale,
                    render::with_alpha(render::k_ink, look.alpha));
}

/// Two lines need a taller band, which covers a little of the window.
void draw_name(const Brush& brush, Card card, const CardLook& look) {
  const float s = look.scale;
  const render::Colour frame = k_bands[static_cast<std::size_t>(rules::kind_of(card))];
  const render::Colour band = brush.high_contrast ? render::mix(frame, render::k_milk, 0.7F) : frame;  // S3
  render::TextStyle text = headline(std::max(28.0F, 34 * s), render::readable_on(band));
  text.scaled = false;
  text.essential = !look.passes;
  text.alpha = look.alpha;
  const float most = 176 * s;
  auto lines = lines_of(brush, card_name(card), most, text);
  if (lines.size() > 1) {
    text.size = std::max(28.0F, 28 * s);
    lines = lines_of(brush, card_name(card), most, text);
  }
  const float step = 25 * std::max(s, 1.0F);
  Rect rect{-89 * s, -126 * s, 178 * s, 52 * s};
  if (lines.size() > 1) rect.height = std::max(rect.height, 2 * step + 10);
  draw_band(brush, rect, band, look);
  text.plate = band;
  text.max_width = most + 6;
  float y = rect.centre().y - step * static_cast<float>(lines.size() - 1) / 2;
  for (const std::string& line : lines) {
    brush.canvas.text(line, {0, y}, text);
    y += step;
  }
}

/// Two lines reach a little into the window: the paper below it grows.
void draw_gist(const Brush& brush, Card card, const CardLook& look) {
  const float s = look.scale;
  render::TextStyle text = headline(std::max(28.0F, 30 * s), render::k_ink);
  text.font = render::Font::quicksand;
  text.scaled = false;
  text.essential = !look.passes;
  text.alpha = look.alpha;
  text.max_width = 182 * s;
  std::vector<std::string> lines(1);
  for (const char letter : gist(card)) {
    if (letter == '\n') {
      lines.emplace_back();
    } else {
      lines.back() += letter;
    }
  }
  const float step = 25 * std::max(s, 1.0F);
  const float height = step * static_cast<float>(lines.size()) + 10;
  const float bottom = k_gist_bottom * s;
  const float top = std::min(k_gist_top * s, bottom - height);
  if (top < k_gist_top * s) {
    render::PanelStyle paper;
    paper.fill = render::mix(k_gist_paper, render::from_hex(0x17304D), 0.15F * (1 - look.light));
    paper.outline_width = 0;
    paper.radius = 0;
    paper.alpha = look.alpha;
    brush.canvas.panel({-88 * s, top, 176 * s, k_gist_top * s - top + 4}, paper);
    brush.canvas.line({-88 * s, top}, {88 * s, top}, 3 * s, render::with_alpha(render::k_ink, look.alpha));
  }
  float y = (top + bottom) / 2 - 1 - step * static_cast<float>(lines.size() - 1) / 2;
  for (const std::string& line : lines) {
    brush.canvas.text(line, {0, y}, text);
    y += step;
  }
}

}  // namespace

void draw_card(const Brush& brush, Card card, Point place, const CardLook& look) {
  if (look.alpha <= 0) return;
  render::Transform lying;
  lying.offset = place;
  lying.angle_degrees = look.angle;
  const render::TransformScope scope(brush.canvas, lying);
  render::SpriteStyle frame;
  frame.scale = look.scale;
  frame.alpha = look.alpha;
  frame.tint = shade(look.light);
  frame.stretch_x = std::max(std::abs(look.turn), 0.03F);
  const bool back = card >= Card::hidden || look.turn < 0;
  brush.canvas.sprite(back ? "kitchen-card-back" : frame_of(card), {}, frame);
  if (back) return;
  brush.canvas.sprite(card_picture(card), {0, k_window_middle * look.scale}, frame);
  if (look.turn < 1) return;
  if (look.words) {
    draw_name(brush, card, look);
    draw_gist(brush, card, look);
  }
  if (const char* symbol = symbol_of(card); symbol != nullptr)
    brush.canvas.sprite(symbol, k_symbol * look.scale, {.scale = 0.9F * look.scale, .alpha = look.alpha});
}

}  // namespace game::cooking
