// Words on boards and notes.
#include "game/stage/caption.hpp"

#include <algorithm>

#include "game/screens/widgets.hpp"

namespace game::stage {

using render::Rect;

namespace {

constexpr render::Colour k_board = render::from_hex(0x134A4F);
constexpr float k_edge = 20;       ///< words keep so far from the board's sides
constexpr float k_long_edge = 12;  ///< of many words
constexpr float k_least_edge = 6;  ///< of the longest names
constexpr float k_mark = 56;

render::TextStyle prompt_text() {
  render::TextStyle text;
  text.size = 28;
  text.vertical = render::Vertical::middle;
  text.colour = render::k_paper;
  text.plate = k_board;
  return text;
}

float width_of(const Brush& brush, const PromptPart& part, const render::TextStyle& text) {
  float width = brush.canvas.measure(part.word, text).width + 18;
  for (const auto& prompt : part.buttons) width += k_prompt_glyph + (prompt.label.size() > 1 ? 50.0F : 4.0F);
  return width;
}

/// Whether the wrapped words fit, the longest of them too: a name is never broken.
bool fits(const render::Canvas& canvas, const std::string& words, render::TextStyle text, Rect box) {
  for (std::size_t from = 0; from < words.size();) {
    const std::size_t to = std::min(words.find(' ', from), words.size());
    if (canvas.measure(words.substr(from, to - from), text).width > box.width) return false;
    from = to + 1;
  }
  text.wrap_width = box.width;
  return canvas.measure(words, text).height <= box.height;
}

}  // namespace

render::PanelStyle board_style(const Brush& brush) {
  render::PanelStyle board;
  board.fill = brush.high_contrast ? render::k_ink : k_board;
  board.outline = render::k_ink;
  board.outline_width = 6;
  board.radius = 20;
  board.essential = true;
  return board;
}

void draw_caption_board(const Brush& brush, const Caption& caption, Rect box, const CaptionLook& look) {
  render::Canvas& canvas = brush.canvas;
  const render::PanelStyle board = board_style(brush);
  canvas.panel(box, board);
  const float title_height = look.title_height * (1 + 0.5F * large_text(canvas));
  Rect title_box{box.x + k_edge, box.y + 6, box.width - 2 * k_edge, title_height};
  if (caption.seat >= 0) {
    screens::draw_mark(canvas, caption.seat, brush.who(caption.seat).letter,
                       {box.x + k_edge + k_mark / 2, box.y + 8 + title_height / 2}, k_mark);
    title_box.x += k_mark + 8;
    title_box.width -= k_mark + 8;
  }
  render::TextStyle title;
  title.font = render::Font::dosis;
  title.size = look.title_size;
  title.colour = brush.high_contrast ? render::k_paper : render::k_mustard;
  title.plate = board.fill;
  title.line_spacing = 0.84F;
  canvas.text_in(title_box, caption.title, title);
  render::TextStyle text;
  text.size = 30;
  text.colour = render::k_paper;
  text.plate = board.fill;
  text.line_spacing = 0.86F;
  const float top = box.y + title_height + 4;
  Rect text_box{title_box.x, top, title_box.width, box.bottom() - 6 - look.foot - top};
  // What is too long for that: as wide as the mark and the headline together or the longest name needs,
  // closer, and as small as may be (S2).
  for (const float edge : {k_long_edge, k_least_edge}) {
    if (fits(canvas, caption.text, text, text_box)) break;
    text_box = {box.x + edge, top - 1, box.width - 2 * edge, box.bottom() - 6 - look.foot - top + 4};
    text.line_spacing = 0.79F;
    text.size = 28;
  }
  canvas.text_in(text_box, caption.text, text);
}

float prompts_width(const Brush& brush, const std::vector<PromptPart>& parts) {
  float all = 16;  // as drawn
  for (const PromptPart& part : parts) all += width_of(brush, part, prompt_text());
  return all;
}

void draw_prompts(const Brush& brush, const std::vector<PromptPart>& parts, Rect row, int lines) {
  const render::TextStyle text = prompt_text();
  const float height = row.height / static_cast<float>(lines);
  float x = row.x + 14;
  float y = row.y + height / 2;
  for (const PromptPart& part : parts) {
    if (x + width_of(brush, part, text) > row.right() - 2) {
      if (--lines == 0) break;
      x = row.x + 14;
      y += height;
    }
    for (const auto& prompt : part.buttons)
      x += screens::draw_glyph(brush.canvas, prompt, {x, y}, k_prompt_glyph) + 4;
    if (!part.word.empty()) x = brush.canvas.text(part.word, {x, y}, text).right();
    x += 12;
  }
}

void draw_note(const Brush& brush, Rect box, const std::string& words, float air) {
  render::PanelStyle note;
  note.fill = render::k_paper;
  note.outline_width = 5;
  note.essential = true;
  brush.canvas.panel(box, note);
  render::TextStyle text;
  text.size = 28;
  text.align = render::Align::centre;
  text.plate = note.fill;
  text.line_spacing = 0.9F;
  brush.canvas.text_in({box.x + 20, box.y + air, box.width - 40, box.height - 2 * air}, words, text);
}

}  // namespace game::stage
