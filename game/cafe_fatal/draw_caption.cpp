// The caption: whose move it is, what is asked and what it would do, and which buttons do it.
#include <algorithm>
#include <string>
#include <vector>

#include "game/cafe_fatal/brush.hpp"

namespace game::cafe_fatal {

using render::Point;
using render::Rect;

namespace {

constexpr float k_title_height = 58;  ///< at text size 100 %
constexpr float k_prompts_height = 50;
constexpr float k_margin = 18;
constexpr float k_part_gap = 8;  ///< before and after a prompt's word

/// A word with the buttons that do it.
struct PromptPart {
  std::vector<devices::Prompt> buttons;
  std::string word;
};

/// All four moves of a half keyboard on one wide key, "WASD"; nothing where a key has a long name.
devices::Prompt moves_key(const Brush& brush, devices::DeviceKind kind) {
  using devices::Logical;
  devices::Prompt all{"glyph-key-wide", ""};
  for (const Logical way : {Logical::move_up, Logical::move_left, Logical::move_down, Logical::move_right}) {
    const devices::Prompt one = devices::prompt(brush.around.bindings, kind, way);
    if (one.sprite != "glyph-key") return {};
    all.label += one.label;
  }
  return all;
}

/// What chooses among dice or tables; empty for the mouse, which points.
std::vector<devices::Prompt> move_buttons(const Brush& brush, const Choice& choice,
                                          devices::DeviceKind kind) {
  using devices::Logical;
  const auto button = [&](Logical logical) { return devices::prompt(brush.around.bindings, kind, logical); };
  if (kind == devices::DeviceKind::mouse) return {};
  if (kind == devices::DeviceKind::pad) return {button(Logical::move_left)};
  const devices::Prompt moves = moves_key(brush, kind);
  if (choice.at_tables() && !moves.label.empty()) return {moves};
  return {button(Logical::move_left), button(Logical::move_right)};
}

std::string confirm_word(const Choice& choice, bool mouse) {
  if (choice.at_tables()) return mouse ? "again: place" : "place";
  return mouse ? "dice or a lit table" : "pick";
}

/// The first are the last to be left out where the row is too short.
std::vector<PromptPart> prompts(const Brush& brush, const Choice& choice) {
  using devices::Logical;
  const auto kind = brush.who(core::index(choice.seat())).device;
  const auto button = [&](Logical logical) { return devices::prompt(brush.around.bindings, kind, logical); };
  std::vector<PromptPart> parts;
  const PromptPart move{move_buttons(brush, choice, kind), choice.at_tables() ? "table" : "dice"};
  if (!move.buttons.empty()) parts.push_back(move);
  parts.push_back({{button(Logical::confirm)}, confirm_word(choice, kind == devices::DeviceKind::mouse)});
  if (choice.can_step_back()) {
    const devices::Prompt back = button(Logical::back);
    // A key that is called Backspace says itself what it does.
    parts.push_back({{back}, back.label == "Backspace" ? "" : "back"});
  }
  if (!choice.at_tables()) parts.push_back({{button(Logical::info)}, "rules"});
  return parts;
}

render::TextStyle label_style() {
  render::TextStyle label;
  label.size = 28;
  label.scaled = false;
  label.align = render::Align::centre;
  label.vertical = render::Vertical::middle;
  label.plate = render::k_milk;
  return label;
}

/// Long key names stretch the wide key.
float glyph_width(const Brush& brush, const devices::Prompt& prompt, float scale) {
  if (prompt.sprite != "glyph-key-wide") return 68.0F * scale;
  return std::max(148.0F * scale, brush.canvas.measure(prompt.label, label_style()).width + 26);
}

void draw_glyph(const Brush& brush, const devices::Prompt& prompt, Point centre, float scale) {
  render::SpriteStyle style;
  style.scale = scale;
  if (prompt.sprite == "glyph-key-wide")
    style.stretch_x = glyph_width(brush, prompt, scale) / (148.0F * scale);
  brush.canvas.sprite(prompt.sprite, centre, style);
  if (!prompt.label.empty()) brush.canvas.text(prompt.label, {centre.x, centre.y - 3 * scale}, label_style());
}

struct RowWidth {
  float glyphs = 0;
  float words = 0;
};

RowWidth row_width(const Brush& brush, const std::vector<PromptPart>& parts, const render::TextStyle& text,
                   float scale) {
  RowWidth width;
  for (const auto& part : parts) {
    for (const auto& button : part.buttons) width.glyphs += glyph_width(brush, button, scale);
    width.words += brush.canvas.measure(part.word, text).width;
  }
  return width;
}

void draw_prompts(const Brush& brush, const Choice& choice, Rect row, render::Colour plate) {
  auto parts = prompts(brush, choice);
  const float scale = 0.7F;
  render::TextStyle text;
  text.size = 30;
  text.vertical = render::Vertical::middle;
  text.colour = render::k_paper;
  text.plate = plate;
  RowWidth width = row_width(brush, parts, text, scale);
  const auto too_wide = [&] {
    const float least = 28.0F * 100.0F / static_cast<float>(brush.canvas.text_scale_percent()) / text.size;
    return width.glyphs + width.words * least + k_part_gap * static_cast<float>(parts.size() - 1) + 6 >
           row.width;
  };
  while (parts.size() > 2 && too_wide()) {
    parts.pop_back();
    width = row_width(brush, parts, text, scale);
  }
  const float glyphs = width.glyphs;
  const float words = width.words;
  const float gaps = static_cast<float>(parts.size() - 1) * k_part_gap + 6;
  // At large text and with long key names the row is shortened, then the words shrink.
  const float space = row.width - glyphs - gaps;
  if (words > space) {
    text.size = std::max(text.size * space / words,
                         28.0F * 100.0F / static_cast<float>(brush.canvas.text_scale_percent()));
  }
  float x = row.x;
  for (const auto& part : parts) {
    for (const auto& button : part.buttons) {
      const float glyph = glyph_width(brush, button, scale);
      draw_glyph(brush, button, {x + glyph / 2, row.centre().y}, scale);
      x += glyph;
    }
    x += 6;
    if (!part.word.empty()) x = brush.canvas.text(part.word, {x, row.centre().y}, text).right();
    x += k_part_gap - 6;
  }
}

Caption caption_of(const Brush& brush, const Pose& pose, const Choice* choice) {
  if (choice == nullptr) return pose.caption;
  const Names names(brush.around.seats);
  const int seat = core::index(choice->seat());
  Caption caption;
  caption.seat = seat;
  if (!choice->at_tables()) {
    caption.title = names[seat] + ": pick dice";
    const int dice = pose.shown.board.thrown[static_cast<std::size_t>(choice->result() - 1)];
    const auto options = choice->outlooks();
    const std::string all = dice_words(dice, choice->result());
    if (options.size() == 1) {
      caption.text = all + (dice == 1 ? " joins" : " join") + " your dice on " +
                     table_words(options.front().pieces) + ".";
    } else {
      caption.text = all + (dice == 1 ? ": it goes" : ": they go") + " to one of " +
                     std::to_string(options.size()) + " tables.";
    }
    return caption;
  }
  caption.title =
      names[seat] + ": place your " +
      number_words(pose.shown.board.thrown[static_cast<std::size_t>(choice->result() - 1)], choice->result());
  caption.text = choice->refused()
                     ? std::string("That table is dark: ") + "dice go on or next to your own tables."
                     : consequence(*choice->focused(), names);
  return caption;
}

void draw_title(const Brush& brush, const Caption& caption, Rect box) {
  render::PanelStyle strip;
  strip.fill = caption.seat < 0 ? render::k_cream : plate_colour(caption.seat);
  strip.outline_width = 5;
  strip.radius = 18;
  brush.canvas.panel(box, strip);
  float left = box.x + 20;
  if (caption.seat >= 0) {
    draw_mark(brush, caption.seat, {box.x + 34, box.centre().y}, 0.7F);
    left = box.x + 64;
  }
  render::TextStyle title;
  title.font = render::Font::dosis;
  title.size = 40;
  title.vertical = render::Vertical::middle;
  title.colour = render::readable_on(strip.fill);
  title.plate = strip.fill;
  title.max_width = box.right() - 8 - left;
  title.max_height = box.height * 1.12F;  // the line box is taller than its capitals
  brush.canvas.text(caption.title, {left, box.centre().y}, title);
}

}  // namespace

void draw_caption(const Brush& brush, const Pose& pose, const Choice* choice) {
  const Caption caption = caption_of(brush, pose, choice);
  if (caption.title.empty() && caption.text.empty()) return;
  render::PanelStyle board;
  board.fill = brush.high_contrast ? render::k_ink : render::from_hex(0x134A4F);
  board.outline_width = 7;
  board.radius = 24;
  board.essential = true;
  brush.canvas.panel(k_caption, board);
  const Rect title{k_caption.x + 8, k_caption.y + 8, k_caption.width - 16,
                   k_title_height * (1 + 0.4F * large_text(brush.canvas))};
  draw_title(brush, caption, title);
  Rect body{k_caption.x + k_margin, title.bottom() + 2, k_caption.width - 2 * k_margin,
            k_caption.bottom() - title.bottom() - 10};
  if (choice != nullptr) {
    const Rect row{k_caption.x + 12, k_caption.bottom() - k_prompts_height - 4, k_caption.width - 24,
                   k_prompts_height};
    draw_prompts(brush, *choice, row, board.fill);
    body.height -= k_prompts_height;
  }
  render::TextStyle text;
  text.size = choice != nullptr ? 30.0F : 34.0F;
  if (large_text(brush.canvas) > 0) text.line_spacing = 0.82F;  // one more line of the longest names
  text.colour = render::k_paper;
  text.plate = board.fill;
  brush.canvas.text_in(body, caption.text, text);
}

void draw_hint(const Brush& brush, const std::string& hint) {
  if (hint.empty()) return;
  render::Canvas& canvas = brush.canvas;
  const Rect box{520, 54, 946, 40};  // above the red numbers of the tables behind
  render::PanelStyle note;
  note.fill = render::k_paper;
  note.outline_width = 5;
  canvas.panel(box, note);
  render::TextStyle text;
  text.size = 28;
  text.align = render::Align::centre;
  text.plate = note.fill;
  canvas.text_in({box.x + 20, box.y + 2, box.width - 40, box.height - 4}, hint, text);
}

}  // namespace game::cafe_fatal
