// The caption: whose move it is, what happens and why, what is asked and which buttons do it.
#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

#include "game/food_fight/brush.hpp"
#include "game/food_fight/choice/choice_words.hpp"
#include "game/screens/widgets.hpp"

namespace game::food_fight {

using devices::Logical;
using render::Point;
using render::Rect;

namespace {

constexpr render::Colour k_board = render::from_hex(0x134A4F);

render::PanelStyle board_style(const Brush& brush) {
  render::PanelStyle board;
  board.fill = brush.high_contrast ? render::k_ink : k_board;
  board.outline = render::k_ink;
  board.outline_width = 6;
  board.radius = 20;
  board.essential = true;
  return board;
}

/// On the narrow board the mark alone says whose title it is: "Aim at somebody".
std::string without_name(const Brush& brush, const Caption& caption) {
  if (caption.seat < 0) return caption.title;
  const std::string before = brush.who(caption.seat).name + ": ";
  if (!caption.title.starts_with(before)) return caption.title;
  std::string rest = caption.title.substr(before.size());
  if (!rest.empty()) rest.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(rest.front())));
  return rest;
}

/// Mark, title and sentence in a wide strip or a tall board.
void draw_words(const Brush& brush, const Caption& caption, Rect box, bool tall) {
  render::Canvas& canvas = brush.canvas;
  const render::PanelStyle board = board_style(brush);
  render::TextStyle text;
  text.size = 30;
  text.colour = render::k_paper;
  text.plate = board.fill;
  text.line_spacing = 0.86F;
  // More than its usual lines: the board grows as far as the hand or the near heads leave room.
  const float lines = canvas.measure(caption.text, text).width / (box.width - 24);
  if (lines > (tall ? 2.6F : 1.0F)) box.height += tall ? 30.0F : 20.0F;
  canvas.panel(box, board);
  const float large = 1 + 0.5F * large_text(canvas);
  const float title_height = (tall ? 66.0F : 44.0F) * large;
  Rect title_box{box.x + 16, box.y + 6, box.width - 32, title_height};
  if (caption.seat >= 0) {
    screens::draw_mark(canvas, caption.seat, brush.who(caption.seat).letter,
                       {box.x + 42, box.y + 8 + title_height / 2}, 56);
    title_box.x += 58;
    title_box.width -= 58;
  }
  render::TextStyle title;
  title.font = render::Font::dosis;
  title.size = tall ? 34.0F : 36.0F;
  title.colour = brush.high_contrast ? render::k_paper : render::k_mustard;
  title.plate = board.fill;
  title.line_spacing = 0.84F;
  canvas.text_in(title_box, tall ? without_name(brush, caption) : caption.title, title);
  const float top = box.y + title_height + 4;
  canvas.text_in({box.x + 12, top, box.width - 24, box.bottom() - 6 - top}, caption.text, text);
}

/// A button's symbol and what it does; the first are the last to be left out.
struct Part {
  std::vector<devices::Prompt> buttons;
  std::string word;
};

std::vector<Part> prompts(const Brush& brush, const Pose& pose, const Choice& choice) {
  const auto kind = brush.who(choice.seat_index()).device;
  const auto button = [&](Logical logical) { return devices::prompt(brush.around.bindings, kind, logical); };
  const bool mouse = kind == devices::DeviceKind::mouse;
  std::vector<Part> parts;
  if (kind == devices::DeviceKind::pad) parts.push_back({{button(Logical::move_left)}, ""});
  parts.push_back({{button(Logical::confirm)}, mouse ? "click" : confirm_words(choice)});
  if (choice.can_step_back()) parts.push_back({{button(Logical::back)}, "undo"});
  parts.push_back({{button(Logical::info)}, "rule"});
  if (pose.shown.round > 1) return parts;  // what is always there is said in the first round
  parts.push_back({{button(Logical::log)}, "log"});
  parts.push_back({{button(Logical::pause)}, "pause"});
  return parts;
}

constexpr float k_glyph = 40;

float width_of(const Brush& brush, const Part& part, const render::TextStyle& text) {
  float width = brush.canvas.measure(part.word, text).width + 18;
  for (const auto& prompt : part.buttons) width += k_glyph + (prompt.label.size() > 1 ? 50.0F : 4.0F);
  return width;
}

/// In one line; where that is too narrow in two, or in a bar that reaches farther to the left.
void draw_prompts(const Brush& brush, const Pose& pose, const Choice& choice, Rect row) {
  render::Canvas& canvas = brush.canvas;
  render::TextStyle text;
  text.size = 28;
  text.vertical = render::Vertical::middle;
  text.colour = render::k_paper;
  text.plate = k_board;
  const std::vector<Part> parts = prompts(brush, pose, choice);
  float all = 24;
  for (const Part& part : parts) all += width_of(brush, part, text);
  int lines = 1;
  if (all > row.width && brush.layout.two_rows) {
    row.x -= std::min(all, 840.0F) - row.width;
    row.width = std::min(all, 840.0F);
  } else if (all > row.width) {
    lines = 2;
    row = {row.x, row.bottom() - 92, row.width, 92};
  }
  render::PanelStyle plate = board_style(brush);
  plate.outline_width = 5;
  canvas.panel(row, plate);
  const float height = row.height / static_cast<float>(lines);
  float x = row.x + 14;
  float y = row.y + height / 2;
  for (const Part& part : parts) {
    if (x + width_of(brush, part, text) > row.right() - 2) {
      if (--lines == 0) break;
      x = row.x + 14;
      y += height;
    }
    for (const auto& prompt : part.buttons) x += screens::draw_glyph(canvas, prompt, {x, y}, k_glyph) + 4;
    if (!part.word.empty()) x = canvas.text(part.word, {x, y}, text).right();
    x += 12;
  }
}

/// Round and action, on a sign of their own where the caption is a strip.
void draw_round(const Brush& brush, const Pose& pose) {
  const Rect& box = brush.layout.round;
  if (box.width <= 0) return;
  const render::PanelStyle board = board_style(brush);
  brush.canvas.panel(box, board);
  render::TextStyle title = headline(40, render::k_mustard);
  title.plate = board.fill;
  title.max_width = box.width - 24;
  brush.canvas.text("Round " + std::to_string(pose.shown.round), {box.centre().x, box.y + 48}, title);
  render::TextStyle text = headline(32, render::k_paper);
  text.font = render::Font::quicksand;
  text.plate = board.fill;
  text.max_width = box.width - 24;
  std::string words;
  switch (pose.shown.phase) {
    case rules::Phase::target:
      words = "Targets";
      break;
    case rules::Phase::plan:
      words = "Plans";
      break;
    case rules::Phase::event:
      words = "Event";
      break;
    case rules::Phase::act:
      words = pose.shown.set > 0 ? "Action " + std::to_string(pose.shown.set) + " of 3" : "Fight!";
      break;
    case rules::Phase::over:
      words = "The end";
      break;
  }
  brush.canvas.text(words, {box.centre().x, box.y + 104}, text);
}

}  // namespace

void draw_caption(const Brush& brush, const Pose& pose, const Choice* choice) {
  const stage::Names names(brush.around.seats);
  draw_round(brush, pose);
  const Caption caption = choice != nullptr ? choice_caption(*choice, names) : pose.caption;
  if (!caption.title.empty() || !caption.text.empty())
    draw_words(brush, caption, brush.layout.caption, brush.layout.two_rows);
  if (choice != nullptr) draw_prompts(brush, pose, *choice, brush.layout.prompts);
}

void draw_hint(const Brush& brush, const Pose& pose, const std::string& hint) {
  if (hint.empty()) return;
  // With two tables the lesson has the place of the event's note; while there is one, it lies above the hand.
  const bool taken = brush.layout.two_rows && pose.shown.event != Card::none;
  const Rect box = taken ? Rect{470, 602, 980, 42} : brush.layout.hint;
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
  const float air = taken ? 3.0F : 9.0F;
  brush.canvas.text_in({box.x + 20, box.y + air, box.width - 40, box.height - 2 * air}, hint, text);
}

}  // namespace game::food_fight
