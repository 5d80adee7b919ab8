// The caption: whose move it is, what happens and why, what is asked and which buttons do it.
#include <algorithm>
#include <string>
#include <vector>

#include "game/cooking/brush.hpp"
#include "game/cooking/choice/choice.hpp"
#include "game/cooking/choice/choice_words.hpp"
#include "game/stage/caption.hpp"

namespace game::cooking {

using devices::Logical;
using render::Rect;

namespace {

constexpr float k_prompts_height = 46;

/// The first are the last to be left out.
std::vector<stage::PromptPart> prompts(const Brush& brush, const Choice& choice) {
  const auto kind = brush.who(choice.seat_index()).device;
  const auto button = [&](Logical logical) { return devices::prompt(brush.around.bindings, kind, logical); };
  const bool mouse = kind == devices::DeviceKind::mouse;
  std::vector<stage::PromptPart> parts;
  parts.push_back({{button(Logical::confirm)}, mouse ? "click" : confirm_words(choice)});
  if (choice.can_step_back()) parts.push_back({{button(Logical::back)}, "back"});
  parts.push_back({{button(Logical::info)}, "rule"});
  if (kind == devices::DeviceKind::pad)
    parts.insert(parts.begin(), stage::PromptPart{{button(Logical::move_left)}, ""});
  return parts;
}

/// Long headlines have two lines.
float title_height(const Brush& brush, const std::string& title, float width) {
  constexpr float k_beside = 120;  ///< mark and edges
  render::TextStyle least;
  least.font = render::Font::dosis;
  least.size = 30;
  return brush.canvas.measure(title, least).width > width - k_beside ? 68.0F : 56.0F;
}

}  // namespace

void draw_caption(const Brush& brush, const Pose& pose, const Choice* choice) {
  const stage::Names names(brush.around.seats);
  const Caption caption = choice != nullptr ? choice_caption(*choice, names) : pose.caption;
  if (caption.title.empty() && caption.text.empty() && choice == nullptr) return;
  Rect box = brush.layout.caption;
  const float foot = choice != nullptr ? k_prompts_height : 0;
  stage::draw_caption_board(brush, caption, box, {title_height(brush, caption.title, box.width), 36, foot});
  if (choice == nullptr) return;
  const Rect row{box.x, box.bottom() - k_prompts_height - 4, box.width, k_prompts_height};
  stage::draw_prompts(brush, prompts(brush, *choice), row, 1);
}

void draw_hint(const Brush& brush, const std::string& hint) {
  if (!hint.empty()) stage::draw_note(brush, brush.layout.hint, hint, 9);
}

}  // namespace game::cooking
