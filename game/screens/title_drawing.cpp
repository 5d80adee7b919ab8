// How the title looks.
#include <algorithm>
#include <array>
#include <cmath>

#include "game/screens/background.hpp"
#include "game/screens/title_screen.hpp"
#include "game/screens/trays.hpp"
#include "render/tween.hpp"

namespace game::screens {

using devices::DeviceKind;
using devices::Logical;
using render::Colour;
using render::Point;
using render::Rect;

namespace {

constexpr Point k_sign{960.0F, 224.0F};
constexpr float k_tray_pitch = 426.0F;
constexpr float k_tray_foot = 914.0F;
constexpr float k_tray_scale = 0.95F;
constexpr float k_strip_middle = 984.0F;
constexpr float k_strip_height = 68.0F;
constexpr float k_strip_room = 1688.0F;
constexpr float k_strip_gap = 44.0F;
constexpr float k_strip_padding = 84.0F;
constexpr float k_guestless_edge = 36.0F;  ///< of the background
constexpr float k_strip_text = 38.0F;
constexpr float k_strip_glyph = 50.0F;

float tray_middle(std::size_t tray) {
  return 960.0F + (static_cast<float>(tray) - 1.5F) * k_tray_pitch;
}

/// The focus: a mustard line with ink on both sides, along the tray's edge.
void draw_outline(render::Canvas& canvas, Point foot) {
  const std::array<Point, 8> edge{
      Point{foot.x - 188.0F, foot.y + 4.0F},   Point{foot.x - 200.0F, foot.y - 8.0F},
      Point{foot.x - 200.0F, foot.y - 128.0F}, Point{foot.x - 168.0F, foot.y - 236.0F},
      Point{foot.x + 168.0F, foot.y - 236.0F}, Point{foot.x + 200.0F, foot.y - 128.0F},
      Point{foot.x + 200.0F, foot.y - 8.0F},   Point{foot.x + 188.0F, foot.y + 4.0F}};
  canvas.polyline(edge, 26.0F, render::k_ink, true);
  canvas.polyline(edge, 16.0F, render::k_mustard, true);
}

/// Neon starts twice before it stays: two flashes within a second (S8 allows three).
float sign_light(double time, bool flashes) {
  if (!flashes) return render::ease(render::Easing::in_out_quad, render::progress_at(time, 0.1, 0.9));
  if (time < 0.20) return 0.0F;
  if (time < 0.30) return 0.8F;
  if (time < 0.62) return 0.0F;
  return render::blend(0.6F, 1.0F, render::progress_at(time, 0.62, 0.3));
}

struct Walker {
  std::string_view sprite;
  float from;
  float reach;
  float speed;  ///< logical units a second
};
constexpr std::array<Walker, 3> k_walkers{Walker{"walker-cheese", 120.0F, 1700.0F, 34.0F},
                                          Walker{"walker-tomato", 1780.0F, -1500.0F, 27.0F},
                                          Walker{"walker-donut", 700.0F, 900.0F, 46.0F}};

}  // namespace

void TitleScreen::draw() {
  areas_.clear();
  draw_background(services_.canvas, "title-background", k_guestless_edge);
  draw_sign();
  draw_walkers();
  const auto focused = static_cast<std::size_t>(focus_) - static_cast<std::size_t>(Item::chaos);
  for (std::size_t tray = 0; tray < k_trays.size(); ++tray) {
    if (tray != focused) draw_tray(tray);
  }
  if (focused < k_trays.size()) draw_tray(focused);  // above its neighbours
  draw_strip();
}

void TitleScreen::draw_sign() {
  const float light = sign_light(time_, services_.settings.is_on(settings::Id::flashes));
  const Point anchor{0.5F, 290.0F / 540.0F};
  if (light < 1.0F) services_.canvas.sprite("logo-off", k_sign, {.anchor = anchor});
  if (light > 0.0F) services_.canvas.sprite("logo", k_sign, {.alpha = light, .anchor = anchor});
}

void TitleScreen::draw_walkers() {
  for (const Walker& walker : k_walkers) {
    // There and back along the counter's edge.
    const float length = std::abs(walker.reach);
    const float way = std::fmod(static_cast<float>(walked_) * walker.speed, 2.0F * length);
    const bool back = way > length;
    const float at = back ? 2.0F * length - way : way;
    const float direction = walker.reach > 0.0F ? 1.0F : -1.0F;
    const bool leftward = (direction < 0.0F) != back;
    const int step = static_cast<int>(walked_ * walker.speed / 9.0) % 2;
    const float hop = step == 1 ? 3.0F : 0.0F;
    services_.canvas.sprite(std::string(walker.sprite) + "-" + std::to_string(step),
                            {walker.from + direction * at, k_tray_foot - 2.0F - hop},
                            {.scale = 0.78F, .flip = leftward, .anchor = {0.5F, 118.0F / 128.0F}});
  }
}

void TitleScreen::draw_tray(std::size_t tray) {
  render::Canvas& canvas = services_.canvas;
  const Tray& game = k_trays[tray];
  const bool focused = focus_ == item_of(tray);
  const Point foot{tray_middle(tray), k_tray_foot};
  areas_.add(std::string(game.game), {foot.x - 204.0F, foot.y - 380.0F, 408.0F, 380.0F});

  const render::TransformScope scope(
      canvas,
      {.offset = {0.0F, focused ? -10.0F : 0.0F}, .scale = focused ? motion_.scale() : 1.0F, .pivot = foot});
  if (focused) draw_outline(canvas, foot);
  canvas.sprite(game.sprite, foot, {.scale = k_tray_scale, .anchor = {0.5F, 402.0F / 420.0F}});
  draw_tray_words(game, foot);
  const DeviceKind device = services_.devices.last_used().kind;
  if (focused && device != DeviceKind::mouse) {
    const auto prompt = devices::prompt(services_.devices.bindings(), device, Logical::confirm);
    const float width = canvas.sprite_size(prompt.sprite).width * 58.0F / 64.0F;
    draw_glyph(canvas, prompt, {foot.x - width / 2, foot.y + 8.0F}, 58.0F);
  }
}

/// The tray's own plate holds the words at 100 %; larger words get a plate that is taller.
void TitleScreen::draw_tray_words(const Tray& game, Point foot) {
  render::Canvas& canvas = services_.canvas;
  const float larger = static_cast<float>(canvas.text_scale_percent()) / 100.0F - 1.0F;
  const Colour fill = render::k_milk;
  const float players = 44.0F * (1.0F + larger);
  const float height = 99.0F + 170.0F * larger;
  const Rect plate{foot.x - 178.0F, foot.y - 19.0F - height, 356.0F, height};
  if (larger > 0.0F) canvas.panel(render::inflated(plate, 8.0F), {.fill = fill, .outline_width = 5.0F});
  render::TextStyle words;
  words.font = render::Font::dosis;
  words.size = 46.0F;
  words.align = render::Align::centre;
  words.plate = fill;
  words.line_spacing = 0.9F;
  canvas.text_in(
      {plate.x + 8.0F * larger, plate.y, plate.width - 16.0F * larger, plate.height - players + 3.0F},
      game.title, words);
  words.font = render::Font::quicksand;
  words.size = 30.0F;
  words.colour = render::k_cola;
  canvas.text_in({plate.x, plate.bottom() - players - 1.0F, plate.width, players}, game.players, words);
}

void TitleScreen::draw_strip() {
  struct Button {
    Item item;
    std::string area;
    std::string label;
  };
  std::vector<Button> buttons;
  if (exists(Item::resume)) buttons.push_back({Item::resume, "continue", unfinished_title_});
  buttons.push_back({Item::how_to_play, "how-to-play", "How to play"});
  buttons.push_back({Item::settings, "settings", "Settings"});
  buttons.push_back({Item::quit, "quit", "Quit"});
  render::TextStyle words;
  words.font = render::Font::dosis;
  words.size = k_strip_text;
  std::vector<float> widths;
  float total = -k_strip_gap;
  for (const Button& button : buttons) {
    widths.push_back(services_.canvas.measure(button.label, words).width + k_strip_padding);
    total += widths.back() + k_strip_gap;
  }
  // The first one gives way where not all fit: its words are the longest.
  widths.front() -= std::max(0.0F, total - k_strip_room);
  float x = 960.0F - std::min(total, k_strip_room) / 2;
  for (std::size_t index = 0; index < buttons.size(); ++index) {
    const Rect rect{x, k_strip_middle - k_strip_height / 2, widths[index], k_strip_height};
    draw_strip_button(rect, buttons[index].label, focus_ == buttons[index].item);
    areas_.add(buttons[index].area, rect);
    x += widths[index] + k_strip_gap;
  }
}

void TitleScreen::draw_strip_button(Rect rect, const std::string& label, bool focused) {
  render::Canvas& canvas = services_.canvas;
  ButtonLook look;
  look.focused = focused;
  look.scale = focused ? std::min(motion_.scale(), 1.05F) : 1.0F;
  look.text_size = k_strip_text;
  draw_button(canvas, rect, label, look);
  const DeviceKind device = services_.devices.last_used().kind;
  if (!focused || device == DeviceKind::mouse || !services_.draws_top) return;
  // On the edge, as at the trays' feet: the words keep their room.
  const auto prompt = devices::prompt(services_.devices.bindings(), device, Logical::confirm);
  const float width = canvas.sprite_size(prompt.sprite).width * k_strip_glyph / 64.0F;
  draw_glyph(canvas, prompt, {rect.centre().x - width / 2, rect.y - 12.0F}, k_strip_glyph);
}

}  // namespace game::screens
