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

namespace {

constexpr std::array<const char*, 9> k_frames{"cook",     "helper",    "plus",    "minus", "supply",
                                              "customer", "inspector", "defence", "attack"};
// Of a card at scale 1, from its middle (INDEX.md).
constexpr float k_window_middle = -7;
constexpr float k_name_middle = -101;
constexpr float k_gist_middle = 93;
constexpr Point k_symbol{72, 40};

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

bool is_dark_band(Card card) {
  const auto kind = rules::kind_of(card);
  return kind == rules::CardKind::customer || kind == rules::CardKind::attack ||
         kind == rules::CardKind::inspector || kind == rules::CardKind::minus ||
         kind == rules::CardKind::cook;
}

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

void draw_name(const Brush& brush, Card card, const CardLook& look) {
  const float s = look.scale;
  render::TextStyle text =
      headline(std::max(28.0F, 34 * s), is_dark_band(card) ? render::k_milk : render::k_ink);
  text.scaled = false;
  text.alpha = look.alpha;
  const float most = 178 * s;
  text.max_width = most + 6;
  auto lines = lines_of(brush, card_name(card), most, text);
  if (lines.size() > 1) {
    text.size = std::max(28.0F, 28 * s);
    lines = lines_of(brush, card_name(card), 1, text);
  }
  const float step = 25 * std::max(s, 1.0F);
  float y = k_name_middle * s - step * static_cast<float>(lines.size() - 1) / 2;
  for (const std::string& line : lines) {
    brush.canvas.text(line, {0, y}, text);
    y += step;
  }
}

void draw_gist(const Brush& brush, Card card, const CardLook& look) {
  const float s = look.scale;
  render::TextStyle text = headline(std::max(28.0F, 30 * s), render::k_ink);
  text.font = render::Font::quicksand;
  text.scaled = false;
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
  const float step = 29 * std::max(s, 0.95F);
  float y = k_gist_middle * s - step * static_cast<float>(lines.size() - 1) / 2;
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
  if (const char* symbol = symbol_of(card); symbol != nullptr && look.turn >= 1)
    brush.canvas.sprite(symbol, k_symbol * look.scale, {.scale = 0.9F * look.scale, .alpha = look.alpha});
  if (!look.words || look.turn < 1) return;
  draw_name(brush, card, look);
  draw_gist(brush, card, look);
}

}  // namespace game::cooking
