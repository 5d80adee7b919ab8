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

/// Both halves of the text shrink alike, so that the line keeps one size; never below the floor of S2.
render::TextStyle pill_style(const Brush& brush, const Outlook& outlook, bool focused, float most) {
  const PillText words = pill_text(outlook);
  render::TextStyle text;
  text.font = render::Font::dosis;
  text.size = focused ? 32.0F : 28.0F;
  text.vertical = render::Vertical::middle;
  text.plate = pill_fill(outlook);
  const float natural =
      brush.canvas.measure(words.before, text).width + brush.canvas.measure(words.after, text).width;
  const float floor = 28.0F * 100.0F / static_cast<float>(brush.canvas.text_scale_percent());
  if (natural > most) text.size = std::max(floor, text.size * most / natural);
  return text;
}

}  // namespace

// Text, a rival's mark in its middle where one is named, on a pill at the table's front edge.
void draw_pill(const Brush& brush, const Outlook& outlook, bool focused) {
  render::Canvas& canvas = brush.canvas;
  const Table& table = brush.room.table[static_cast<std::size_t>(outlook.placement.table)];
  const PillText words = pill_text(outlook);
  const float mark = words.after.empty() ? 0.0F : 50.0F;
  const float most = (focused ? std::max(brush.room.pill_width, 330.0F) : brush.room.pill_width) - 28 - mark;
  const render::TextStyle text = pill_style(brush, outlook, focused, most);
  const float before = canvas.measure(words.before, text).width;
  const float after = canvas.measure(words.after, text).width;
  const float width = before + after + mark + 32;
  const render::Rect safe = canvas.viewport().safe();
  Point centre = table.label;
  centre.x = std::clamp(centre.x, safe.x + width / 2, safe.right() - width / 2);
  const float height = (focused ? 56.0F : 46.0F) * std::max(1.0F, canvas.measure("X", text).height / 42.0F);
  // Large text grows the pill downwards, away from the dice.
  centre.y += (height - 46.0F) / 2 - (focused ? 4.0F : 0.0F);
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
