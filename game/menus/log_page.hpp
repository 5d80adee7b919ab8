// The log of a table: one line as it is drawn everywhere, and the page with all of them.
#pragma once

#include <memory>
#include <vector>

#include "game/app/services.hpp"
#include "game/stage/stage.hpp"

namespace game::menus {

/// The mark of whom the line is about, then its words; `place` is the left end of the middle.
void draw_log_line(render::Canvas& canvas, const stage::LogLine& line, const std::vector<stage::Who>& seats,
                   render::Point place, float width);

/// `lines` and `seats` outlive the page: they belong to the screen below.
std::unique_ptr<screens::Screen> make_log_page(app::Services& services,
                                               const std::vector<stage::LogLine>& lines,
                                               const std::vector<stage::Who>& seats);

}  // namespace game::menus
