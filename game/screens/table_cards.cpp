// What lies over the stage: corner buttons for the mouse, log, info, a missed pad, the mark of debugging.
#include <algorithm>
#include <array>

#include "game/menus/log_page.hpp"
#include "game/screens/table_page.hpp"
#include "render/tween.hpp"

namespace game::screens {

using devices::DeviceKind;
using devices::Logical;
using render::Point;
using render::Rect;

namespace {

constexpr std::size_t k_last_lines = 5;
constexpr double k_slide = 0.22;

render::TextStyle body(render::Colour colour, render::Colour plate) {
  render::TextStyle style;
  style.size = 32.0F;
  style.colour = colour;
  style.plate = plate;
  return style;
}

void draw_plate(render::Canvas& canvas, Rect rect, render::Colour fill) {
  render::PanelStyle plate;
  plate.fill = fill;
  plate.radius = 20.0F;
  plate.shadow = {0.0F, 10.0F};
  plate.essential = true;
  canvas.panel(rect, plate);
}

}  // namespace

void TablePage::draw() {
  areas_.clear();
  stage_->draw();
  keeper_.draw_board();
  keeper_.draw_raised(areas_);
  if (card_ == Card::log) draw_log();
  if (card_ == Card::info) draw_info();
  if (card_ == Card::glance) draw_glance();
  keeper_.draw_curtain(areas_);
  if (services_.devices.last_used().kind == DeviceKind::mouse && services_.draws_top) draw_corner();
  draw_time();
  if (const auto seat = missed_seat()) draw_missed(*seat);
  if (session_->debugged()) draw_debugged();
}

void TablePage::draw_corner() {
  struct Corner {
    Logical logical;
    std::string_view sign;
  };
  constexpr std::array<Corner, 4> k_corner{Corner{Logical::back, "Back"}, Corner{Logical::info, "?"},
                                           Corner{Logical::log, "Log"}, Corner{Logical::pause, "Pause"}};
  constexpr std::array<float, 4> k_widths{84.0F, 52.0F, 72.0F, 100.0F};
  const Rect safe = services_.canvas.viewport().safe();
  float x = safe.right();
  for (std::size_t index = k_corner.size(); index-- > 0;) {
    const Rect rect{x - k_widths[index], safe.y + stage_->corner_top(), k_widths[index], 46.0F};
    render::PanelStyle plate;
    plate.fill = render::k_deep_teal;
    plate.outline_width = 4.0F;
    services_.canvas.pill(rect, plate);
    render::TextStyle words = body(render::k_paper, render::k_deep_teal);
    words.font = render::Font::dosis;
    words.size = 30.0F;
    words.scaled = false;
    words.align = render::Align::centre;
    words.vertical = render::Vertical::middle;
    services_.canvas.text(k_corner[index].sign, rect.centre(), words);
    areas_.add("do:" + std::string(devices::logical_name(k_corner[index].logical)), rect);
    x = rect.x - 8.0F;
  }
}

void TablePage::draw_log() {
  render::Canvas& canvas = services_.canvas;
  const float share = render::ease(render::Easing::out_cubic, render::progress_at(card_age_, 0.0, k_slide));
  const float line = 60.0F * static_cast<float>(std::max(100, canvas.text_scale_percent())) / 100.0F;
  const float height = 120.0F + line * static_cast<float>(k_last_lines);
  const Rect rect{480.0F, 70.0F - (1.0F - share) * (height + 80.0F), 1000.0F, height};
  draw_plate(canvas, rect, render::k_paper);
  render::TextStyle heading = body(render::k_ink, render::k_paper);
  heading.font = render::Font::dosis;
  heading.size = 44.0F;
  heading.scaled = false;  // the prompts stand beside it
  canvas.text("What happened", {rect.x + 32.0F, rect.y + 18.0F}, heading);
  const auto& lines = stage_->log();
  const std::size_t first = lines.size() > k_last_lines ? lines.size() - k_last_lines : 0;
  float y = rect.y + 84.0F + line / 2;
  for (std::size_t index = first; index < lines.size(); ++index) {
    menus::draw_log_line(canvas, lines[index], session_->seats(), {rect.x + 32.0F, y}, rect.width - 64.0F);
    y += line;
  }
  const std::array<Hint, 2> hints{Hint{Logical::log, "All of it"}, Hint{Logical::back, "Close"}};
  draw_hints(services_, areas_, services_.devices.last_used().kind, hints,
             {rect.right() - 24.0F, rect.y + 46.0F}, Side::right);
}

void TablePage::draw_info() {
  render::Canvas& canvas = services_.canvas;
  const stage::Info info = stage_->info();
  const float share = render::ease(render::Easing::out_back, render::progress_at(card_age_, 0.0, k_slide));
  const float larger = static_cast<float>(canvas.text_scale_percent()) / 100.0F - 1.0F;
  const Rect rect =
      render::rect_around({960.0F, 490.0F}, {960.0F + 480.0F * larger, 640.0F + 360.0F * larger});
  const render::TransformScope scope(
      canvas,
      {.scale = render::blend(0.9F, 1.0F, share), .pivot = rect.centre(), .alpha = std::min(1.0F, share)});
  draw_plate(canvas, rect, render::k_paper);
  canvas.panel({rect.x, rect.y, rect.width, 110.0F}, {.fill = render::k_mustard, .radius = 20.0F});
  render::TextStyle title = body(render::k_ink, render::k_mustard);
  title.font = render::Font::dosis;
  title.size = 52.0F;
  title.align = render::Align::centre;
  canvas.text_in({rect.x + 24.0F, rect.y, rect.width - 48.0F, 110.0F}, info.title, title);
  float left = rect.x + 40.0F;
  if (!info.picture.empty()) {
    const render::Size natural = canvas.sprite_size(info.picture);
    const float scale =
        natural.width > 0.0F ? std::min(220.0F / natural.width, 220.0F / natural.height) : 1.0F;
    canvas.sprite(info.picture, {rect.x + 160.0F, rect.y + 320.0F}, {.scale = scale});
    left = rect.x + 300.0F;
  }
  const Rect words{left, rect.y + 130.0F, rect.right() - 40.0F - left, rect.height - 130.0F - 90.0F};
  canvas.text_in(words, info.text, body(render::k_ink, render::k_paper));
  const std::array<Hint, 1> hints{Hint{Logical::back, "Close"}};
  draw_hints(services_, areas_, services_.devices.last_used().kind, hints,
             {rect.right() - 30.0F, rect.bottom() - 48.0F}, Side::right);
}

/// A small card on the side where the pointer is not.
void TablePage::draw_glance() {
  render::Canvas& canvas = services_.canvas;
  const stage::Info info = stage_->info();
  if (info.text.empty()) return;
  const Rect safe = canvas.viewport().safe();
  const float width = 440.0F;
  const float padding = 28.0F;
  render::TextStyle title = body(render::k_ink, render::k_mustard);
  title.font = render::Font::dosis;
  title.size = 40.0F;
  render::TextStyle words = body(render::k_ink, render::k_paper);
  words.wrap_width = width - 2 * padding;
  const float band = 40.0F + 36.0F * static_cast<float>(canvas.text_scale_percent()) / 100.0F;
  const float height = std::min(safe.height, band + 2 * padding + canvas.measure(info.text, words).height);
  const float share = render::ease(render::Easing::out_cubic, render::progress_at(card_age_, 0.0, k_slide));
  const bool right = rested_.x < render::Viewport::frame().centre().x;
  const float x = right ? safe.right() - width - 8.0F : safe.x;
  const Rect rect{x, std::max(safe.y, safe.centre().y - height / 2), width, height};
  const render::TransformScope scope(canvas, {.alpha = share});
  draw_plate(canvas, rect, render::k_paper);
  canvas.panel({rect.x, rect.y, rect.width, band}, {.fill = render::k_mustard, .radius = 20.0F});
  canvas.text_in({rect.x + padding, rect.y, width - 2 * padding, band}, info.title, title);
  words.wrap_width = 0.0F;
  canvas.text_in(
      {rect.x + padding, rect.y + band + padding / 2, width - 2 * padding, height - band - padding},
      info.text, words);
}

void TablePage::draw_missed(int seat) {
  render::Canvas& canvas = services_.canvas;
  const stage::Who& who = session_->seats()[static_cast<std::size_t>(seat)];
  const Rect rect{480.0F, 390.0F, 1000.0F, 280.0F};
  draw_plate(canvas, rect, render::k_paper);
  draw_mark(canvas, seat, who.letter, {rect.x + 90.0F, rect.y + 100.0F}, 110.0F);
  render::TextStyle words = body(render::k_ink, render::k_paper);
  words.size = 40.0F;
  canvas.text_in({rect.x + 170.0F, rect.y + 16.0F, rect.width - 200.0F, 168.0F},
                 who.name + ": press a button on any pad, or let a bot play.", words);
  const DeviceKind pressed = services_.devices.last_used().kind;
  const auto present = present_device();
  if (!present && pressed != DeviceKind::mouse) return;
  HotAreas chip;
  const std::array<Hint, 1> hints{Hint{Logical::info, "Let a bot play"}};
  draw_hints(services_, chip, present ? present->kind : pressed, hints,
             {rect.x + 170.0F, rect.bottom() - 52.0F}, Side::left);
  areas_.add("let-a-bot-play", {rect.x + 170.0F, rect.bottom() - 80.0F, 420.0F, 56.0F});
}

void TablePage::draw_debugged() {
  render::Canvas& canvas = services_.canvas;
  const Rect rect{services_.canvas.viewport().safe().x, 1024.0F - 52.0F, 190.0F, 48.0F};
  draw_plate(canvas, rect, render::k_tomato);
  render::TextStyle words = body(render::k_milk, {});
  words.plate.reset();
  words.size = 30.0F;
  words.align = render::Align::centre;
  words.scaled = false;
  canvas.text_in(rect, "debugged", words);
}

}  // namespace game::screens
