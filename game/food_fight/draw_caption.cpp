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

/// With two tables: between the floor and the open hand.
constexpr Rect k_above_hand{470, 602, 930, 42};

/// On the narrow board the mark alone says whose title it is: "Aim at somebody".
std::string without_name(const Brush& brush, const Caption& caption) {
  if (caption.seat < 0) return caption.title;
  const std::string before = brush.who(caption.seat).name + ": ";
  if (!caption.title.starts_with(before)) return caption.title;
  std::string rest = caption.title.substr(before.size());
  if (!rest.empty()) rest.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(rest.front())));
  return rest;
}

/// Without what caused it, which the rule and the log tell: "Aim at somebody (Taunt)".
std::string without_cause(const std::string& title) {
  const std::size_t cause = title.find(" (");
  return cause == std::string::npos ? title : title.substr(0, cause);
}

/// Whether the title is whole in that room, as small as may be, no word broken.
bool title_fits(const Brush& brush, const std::string& title, float width, float height) {
  render::TextStyle text;
  text.font = render::Font::dosis;
  text.size = 28;
  text.scaled = false;
  text.line_spacing = 0.84F;
  text.wrap_width = width;
  const render::Size size = brush.canvas.measure(title, text);
  return size.width <= width && size.height <= height;
}

/// The longest of its forms that is whole: all of it, without the name, without the cause.
std::string whole_title(const Brush& brush, const Caption& caption, float width, float height, bool tall) {
  const std::string nameless = without_name(brush, caption);
  std::vector<std::string> forms{nameless, without_cause(nameless)};
  if (!tall) forms.insert(forms.begin(), {caption.title, without_cause(caption.title)});
  for (const std::string& form : forms) {
    if (title_fits(brush, form, width, height)) return form;
  }
  return forms.back();
}

/// Height of a tall board whose words are whole: at most down to the near heads, or to the hand.
float tall_height(const Brush& brush, const Caption& caption, const Rect& box, float title, bool hand) {
  render::TextStyle text;
  text.size = 28;
  text.scaled = false;
  text.line_spacing = 0.79F;
  text.wrap_width = box.width - 12;
  const float needed = title + brush.canvas.measure(caption.text, text).height + 14;
  const float most = (hand ? brush.layout.hand.y - 12 : 692.0F) - box.y;
  return std::min(std::max(box.height, needed), most);
}

/// In a wide strip or, with two tables, on a tall board, which the cards of the `hand` do not cover.
void draw_words(const Brush& brush, Caption caption, Rect box, bool hand) {
  const bool tall = brush.layout.two_rows;
  float title_height = tall ? 70.0F : 44.0F;
  const float larger = 1 + 0.5F * large_text(brush.canvas);
  if (tall && hand) title_height /= larger;
  if (tall) {
    box.height = tall_height(brush, caption, box, title_height * larger, hand);
  } else {
    // More than one line: the board grows as far as the hand leaves room.
    render::TextStyle text;
    text.size = 30;
    if (brush.canvas.measure(caption.text, text).width > box.width - 24) box.height += 20;
  }
  constexpr float k_beside = 40 + 64;  // the board's edges and the mark
  caption.title = whole_title(brush, caption, box.width - k_beside, title_height * larger, tall);
  stage::draw_caption_board(brush, caption, box, {title_height, tall ? 34.0F : 36.0F, 0});
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
    draw_words(brush, caption, brush.layout.caption, choice != nullptr && !choice->row().empty());
  if (choice != nullptr) draw_prompts(brush, pose, *choice, brush.layout.prompts);
}

bool hint_above_hand(const Brush& brush, const Pose& pose, const std::string& hint, bool strip) {
  if (!brush.layout.two_rows || pose.shown.event == Card::none || strip) return false;
  render::TextStyle text;
  text.size = 28;
  text.scaled = false;
  return brush.canvas.measure(hint, text).width <= k_above_hand.width - 44;
}

void draw_hint(const Brush& brush, const std::string& hint, bool above_hand) {
  if (hint.empty()) return;
  stage::draw_note(brush, above_hand ? k_above_hand : brush.layout.hint, hint, above_hand ? 3.0F : 9.0F);
}

}  // namespace game::food_fight
