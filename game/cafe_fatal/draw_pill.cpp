// The pill on a lit table: what placing the dice there would mean.
#include <algorithm>

#include "game/cafe_fatal/brush.hpp"

namespace game::cafe_fatal {

using render::Colour;
using render::Point;

namespace {

Colour pill_fill(const Outlook& outlook) {
  if (outlook.leads()) return render::from_hex(0xBFE38A);
  return outlook.verdict == Verdict::tie ? render::from_hex(0xFFD977) : render::from_hex(0xF6B7A6);
}

constexpr float k_mark = 50;     ///< room for a rival's mark
constexpr float k_margins = 32;  ///< left and right of the words

float width_of(const render::Canvas& canvas, const PillText& words, const render::TextStyle& text) {
  const float mark = words.after.empty() ? 0.0F : k_mark;
  return canvas.measure(words.before, text).width + canvas.measure(words.after, text).width + mark +
         k_margins;
}

struct Fitted {
  PillText words;
  render::TextStyle text;
};

/// Both halves of the text shrink alike, so that the line keeps one size; never below the floor of S2. Large
/// text that would have to shrink says less instead: the caption says the rest.
Fitted fitted(const Brush& brush, const Outlook& outlook, bool focused) {
  Fitted pill{pill_text(outlook), {}};
  render::TextStyle& text = pill.text;
  text.font = render::Font::dosis;
  text.size = focused ? 32.0F : 28.0F;
  text.vertical = render::Vertical::middle;
  text.plate = pill_fill(outlook);
  const float large = large_text(brush.canvas);
  const float most =
      focused ? std::max(brush.room.pill_width, 330.0F) * (1 + 0.4F * large) : brush.room.pill_width;
  if (large > 0 && width_of(brush.canvas, pill.words, text) > most) pill.words = short_pill_text(outlook);
  const float marks = k_margins + (pill.words.after.empty() ? 0.0F : k_mark);
  const float natural = width_of(brush.canvas, pill.words, text) - marks;
  if (natural > most - marks) text.size = std::max(28.0F / (1 + large), text.size * (most - marks) / natural);
  return pill;
}

}  // namespace

// Text, a rival's mark in its middle where one is named, on a pill at the table's front edge.
void draw_pill(const Brush& brush, const Outlook& outlook, bool focused) {
  render::Canvas& canvas = brush.canvas;
  const Table& table = brush.room.table[static_cast<std::size_t>(outlook.placement.table)];
  const auto [words, text] = fitted(brush, outlook, focused);
  const float before = canvas.measure(words.before, text).width;
  const float mark = words.after.empty() ? 0.0F : k_mark;
  const float width = width_of(canvas, words, text);
  const render::Rect safe = canvas.viewport().safe();
  Point centre = table.label;
  constexpr float k_tables_left = 516;  // right of the arrow at the panel on turn
  centre.x = std::clamp(centre.x, k_tables_left + width / 2, safe.right() - width / 2);
  const float large = text.size * (1 + large_text(canvas)) / (focused ? 32.0F : 28.0F) - 1;
  const float height = (focused ? 56.0F : 46.0F) * (1 + 0.6F * std::max(0.0F, large));
  // Large text grows the pill a little more downwards, away from the dice.
  centre.y += (height - 46.0F) / 4 - (focused ? 4.0F : 0.0F);
  render::PanelStyle pill;
  pill.fill = pill_fill(outlook);
  pill.outline_width = focused ? 6.0F : 4.0F;
  pill.essential = true;
  canvas.pill(render::rect_around(centre, {width, height}), pill);
  float x = centre.x - width / 2 + 16;
  canvas.text(words.before, {x, centre.y}, text);
  x += before;
  if (mark > 0) draw_mark(brush, outlook.rival, {x + mark / 2, centre.y}, 0.62F);
  canvas.text(words.after, {x + mark, centre.y}, text);
}

}  // namespace game::cafe_fatal
