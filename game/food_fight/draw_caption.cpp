// The caption: whose move it is, what happens and why, what is asked and which buttons do it.
#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

#include "game/food_fight/brush.hpp"
#include "game/food_fight/choice/choice_words.hpp"
#include "game/stage/caption.hpp"

namespace game::food_fight {

using devices::Logical;
using render::Point;
using render::Rect;

namespace {

/// On the narrow board the mark alone says whose title it is: "Aim at somebody".
std::string without_name(const Brush& brush, const Caption& caption) {
  if (caption.seat < 0) return caption.title;
  const std::string before = brush.who(caption.seat).name + ": ";
  if (!caption.title.starts_with(before)) return caption.title;
  std::string rest = caption.title.substr(before.size());
  if (!rest.empty()) rest.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(rest.front())));
  return rest;
}

/// In a wide strip or a tall board.
void draw_words(const Brush& brush, Caption caption, Rect box, bool tall) {
  render::TextStyle text;
  text.size = 30;
  // More than its usual lines: the board grows as far as the hand or the near heads leave room.
  const float lines = brush.canvas.measure(caption.text, text).width / (box.width - 24);
  if (lines > (tall ? 2.6F : 1.0F)) box.height += tall ? 30.0F : 20.0F;
  if (tall) caption.title = without_name(brush, caption);
  stage::draw_caption_board(brush, caption, box, {tall ? 66.0F : 44.0F, tall ? 34.0F : 36.0F, 0});
}

/// The first are the last to be left out.
std::vector<stage::PromptPart> prompts(const Brush& brush, const Pose& pose, const Choice& choice) {
  const auto kind = brush.who(choice.seat_index()).device;
  const auto button = [&](Logical logical) { return devices::prompt(brush.around.bindings, kind, logical); };
  const bool mouse = kind == devices::DeviceKind::mouse;
  std::vector<stage::PromptPart> parts;
  if (kind == devices::DeviceKind::pad) parts.push_back({{button(Logical::move_left)}, ""});
  parts.push_back({{button(Logical::confirm)}, mouse ? "click" : confirm_words(choice)});
  if (choice.can_step_back()) parts.push_back({{button(Logical::back)}, "undo"});
  parts.push_back({{button(Logical::info)}, "rule"});
  if (pose.shown.round > 1) return parts;  // what is always there is said in the first round
  parts.push_back({{button(Logical::log)}, "log"});
  parts.push_back({{button(Logical::pause)}, "pause"});
  return parts;
}

/// In one line; where that is too narrow in two, or in a bar that reaches farther to the left.
void draw_prompts(const Brush& brush, const Pose& pose, const Choice& choice, Rect row) {
  const std::vector<stage::PromptPart> parts = prompts(brush, pose, choice);
  const float all = stage::prompts_width(brush, parts);
  int lines = 1;
  if (all > row.width && brush.layout.two_rows) {
    row.x -= std::min(all, 840.0F) - row.width;
    row.width = std::min(all, 840.0F);
  } else if (all > row.width) {
    lines = 2;
    row = {row.x, row.bottom() - 92, row.width, 92};
  }
  render::PanelStyle plate = stage::board_style(brush);
  plate.outline_width = 5;
  brush.canvas.panel(row, plate);
  stage::draw_prompts(brush, parts, row, lines);
}

/// Round and action, on a sign of their own where the caption is a strip.
void draw_round(const Brush& brush, const Pose& pose) {
  const Rect& box = brush.layout.round;
  if (box.width <= 0) return;
  const render::PanelStyle board = stage::board_style(brush);
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
  const Names names(brush.around.seats, brush.cards);
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
  stage::draw_note(brush, box, hint, taken ? 3.0F : 9.0F);
}

}  // namespace game::food_fight
