// The board with the caption, and the row that tells what the buttons do.
#pragma once

#include <string>
#include <vector>

#include "game/stage/brush.hpp"

namespace game::stage {

/// Deep teal with an ink rim; ink in high contrast.
render::PanelStyle board_style(const Brush& brush);

/// Mark, title and sentence on a board of their own, in the upper `title_height` and below it.
struct CaptionLook {
  float title_height = 44;  ///< at text size 100 %
  float title_size = 36;
  float foot = 0;  ///< units at the foot that stay free
};
void draw_caption_board(const Brush& brush, const Caption& caption, render::Rect box,
                        const CaptionLook& look);

/// A button's symbols and what it does.
struct PromptPart {
  std::vector<devices::Prompt> buttons;
  std::string word;
};
inline constexpr float k_prompt_glyph = 40;
float prompts_width(const Brush& brush, const std::vector<PromptPart>& parts);
/// From the left edge on, in so many lines; what does not fit any more is left out.
void draw_prompts(const Brush& brush, const std::vector<PromptPart>& parts, render::Rect row, int lines);

/// A lesson of the first game on a paper note.
void draw_note(const Brush& brush, render::Rect box, const std::string& words, float air);

}  // namespace game::stage
