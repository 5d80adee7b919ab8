// A long list that up and down turn over page by page.
#include "game/menus/log_page.hpp"

#include <algorithm>
#include <array>

#include "game/screens/hot_areas.hpp"
#include "game/screens/widgets.hpp"

namespace game::menus {

using devices::Logical;
using render::Rect;

namespace {

constexpr Rect k_sheet{300.0F, 70.0F, 1320.0F, 850.0F};

class LogPage final : public screens::Screen {
 public:
  LogPage(app::Services& services, const std::vector<stage::LogLine>& lines,
          const std::vector<stage::Who>& seats)
      : services_(services), lines_(lines), seats_(seats) {
    services.sounds.play("log-open");
    page_ = pages() - 1;
  }
  std::string_view name() const override { return "log"; }
  bool covers() const override { return false; }
  bool moving() const override { return false; }
  void update(double /*seconds*/) override {}
  void observe(input_script::Observed& observed) const override { areas_.observe(observed); }

  void act(const devices::Action& action) override {
    if (!action.is_press() || action.logical == Logical::point) return;
    if (action.device.kind == devices::DeviceKind::mouse && action.logical == Logical::confirm) {
      const auto hinted = screens::hint_of(areas_.at(action.pointer));
      if (hinted) press(*hinted);
      return;
    }
    press(action.logical);
  }
  void draw() override;

 private:
  float line_height() const {
    return 58.0F * static_cast<float>(std::max(100, services_.canvas.text_scale_percent())) / 100.0F;
  }
  int lines_a_page() const { return static_cast<int>((k_sheet.height - 150.0F) / line_height()); }
  int pages() const {
    return std::max(1, (static_cast<int>(lines_.size()) + lines_a_page() - 1) / lines_a_page());
  }
  void press(Logical logical) {
    const int before = page_;
    if (logical == Logical::move_up || logical == Logical::move_left) page_ = std::max(0, page_ - 1);
    if (logical == Logical::move_down || logical == Logical::move_right)
      page_ = std::min(pages() - 1, page_ + 1);
    if (page_ != before) services_.sounds.play("focus-move");
    if (logical != Logical::back && logical != Logical::log && logical != Logical::confirm) return;
    services_.sounds.play("back");
    services_.screens.pop();
  }

  app::Services& services_;
  const std::vector<stage::LogLine>& lines_;
  const std::vector<stage::Who>& seats_;
  screens::HotAreas areas_;
  int page_ = 0;
};

void LogPage::draw() {
  render::Canvas& canvas = services_.canvas;
  areas_.clear();
  canvas.wash(render::with_alpha(render::k_ink, 0.5F));
  render::PanelStyle sheet;
  sheet.fill = render::k_paper;
  sheet.radius = 22.0F;
  sheet.shadow = {0.0F, 12.0F};
  sheet.essential = true;
  canvas.panel(k_sheet, sheet);
  render::TextStyle heading;
  heading.font = render::Font::dosis;
  heading.size = 52.0F;
  heading.plate = render::k_paper;
  page_ = std::min(page_, pages() - 1);
  canvas.text("What happened", {k_sheet.x + 40.0F, k_sheet.y + 24.0F}, heading);
  heading.size = 36.0F;
  heading.align = render::Align::right;
  canvas.text("page " + std::to_string(page_ + 1) + " of " + std::to_string(pages()),
              {k_sheet.right() - 40.0F, k_sheet.y + 36.0F}, heading);
  const auto a_page = static_cast<std::size_t>(lines_a_page());
  const auto first = static_cast<std::size_t>(page_) * a_page;
  const auto last = std::min(lines_.size(), first + a_page);
  float y = k_sheet.y + 120.0F + line_height() / 2;
  for (std::size_t index = first; index < last; ++index) {
    draw_log_line(canvas, lines_[index], seats_, {k_sheet.x + 40.0F, y}, k_sheet.width - 80.0F);
    y += line_height();
  }
  const std::array<screens::Hint, 3> hints{screens::Hint{Logical::move_up, "Earlier"},
                                           screens::Hint{Logical::move_down, "Later"},
                                           screens::Hint{Logical::back, "Close"}};
  // A pad's and a mouse's moves have one symbol or none: the mouse gets plain buttons.
  draw_hint_band(services_, areas_, hints, {k_sheet.x, 980.0F});
}

}  // namespace

void draw_log_line(render::Canvas& canvas, const stage::LogLine& line, const std::vector<stage::Who>& seats,
                   render::Point place, float width) {
  float x = place.x;
  constexpr float k_mark = 48.0F;
  if (line.seat >= 0 && line.seat < static_cast<int>(seats.size())) {
    screens::draw_mark(canvas, line.seat, seats[static_cast<std::size_t>(line.seat)].letter,
                       {x + k_mark / 2, place.y}, k_mark);
  }
  x += k_mark + 16.0F;
  render::TextStyle words;
  words.size = 32.0F;
  words.vertical = render::Vertical::middle;
  words.plate = render::k_paper;
  words.max_width = place.x + width - x;
  canvas.text(line.text, {x, place.y}, words);
}

std::unique_ptr<screens::Screen> make_log_page(app::Services& services,
                                               const std::vector<stage::LogLine>& lines,
                                               const std::vector<stage::Who>& seats) {
  return std::make_unique<LogPage>(services, lines, seats);
}

}  // namespace game::menus
