// The words beside an event that bursts out of the deck: who brings it, what it is, whom it concerns.
#include <algorithm>

#include "game/food_fight/brush.hpp"
#include "game/screens/widgets.hpp"

namespace game::food_fight {

using render::Rect;

void draw_banner(const Brush& brush, const Banner& banner) {
  if (banner.alpha <= 0 || banner.scale <= 0.01F) return;
  const Rect& box = banner.place;
  render::Transform grown;
  grown.scale = banner.scale;
  grown.pivot = box.centre();
  grown.alpha = banner.alpha;
  const render::TransformScope scope(brush.canvas, grown);
  render::PanelStyle board;
  board.fill = render::k_paper;
  board.outline_width = 7;
  board.radius = 22;
  board.essential = true;
  brush.canvas.panel(box, board);
  // A third each: the player's colour, the event, whom it hits.
  const float third = box.height / 3;
  const Rect top{box.x, box.y, box.width, third};
  render::PanelStyle band = board;
  band.fill = banner.seat < 0 ? render::k_mustard : plate_colour(banner.seat);
  brush.canvas.panel(top, band);
  const float mark = std::min(52.0F, third - 10);
  if (banner.seat >= 0)
    screens::draw_mark(brush.canvas, banner.seat, brush.who(banner.seat).letter,
                       {top.x + 14 + mark / 2, top.centre().y}, mark);
  render::TextStyle who = headline(38, render::readable_on(band.fill));
  who.plate = band.fill;
  const float left = banner.seat >= 0 ? mark + 24 : 12;
  const float room = top.width - left - 12;
  render::TextStyle smallest = who;
  smallest.size = 28;
  smallest.scaled = false;
  const bool fits = brush.canvas.measure(banner.who, smallest).width <= room;
  brush.canvas.text_in({top.x + left, top.y + 4, room, third - 8}, fits ? banner.who : banner.verb, who);
  render::TextStyle what = headline(54, render::from_hex(0x9C2413));
  what.plate = board.fill;
  what.line_spacing = 0.84F;
  const float rest = banner.whom.empty() ? 2 * third : third * 1.16F;
  brush.canvas.text_in({box.x + 14, top.bottom() + 6, box.width - 28, rest - 10}, banner.what, what);
  if (banner.whom.empty()) return;
  render::TextStyle whom = headline(34, render::k_ink);
  whom.plate = board.fill;
  whom.line_spacing = 0.84F;
  const Rect foot{box.x + 14, top.bottom() + rest - 2, box.width - 28, 2 * third - rest - 6};
  smallest.wrap_width = foot.width;
  smallest.line_spacing = whom.line_spacing;
  const render::Size size = brush.canvas.measure(banner.whom, smallest);
  const bool whole = size.width <= foot.width && size.height <= foot.height;
  brush.canvas.text_in(foot, whole ? banner.whom : banner.whom_short, whom);
}

}  // namespace game::food_fight
