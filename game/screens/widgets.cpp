// Drawing the parts of screens.
#include "game/screens/widgets.hpp"

#include <algorithm>

#include "render/tween.hpp"

namespace game::screens {

using devices::DeviceKind;
using devices::Logical;
using render::Colour;
using render::Point;
using render::Rect;

namespace {

constexpr float k_mark_natural = 72.0F;
constexpr float k_hint_height = 56.0F;
constexpr float k_hint_gap = 20.0F;

/// Dark shapes carry light letters.
Colour letter_colour(int seat) {
  return render::readable_on(render::k_player_colours[static_cast<std::size_t>(seat)]);
}

/// Letters sit where each shape has room.
float letter_drop(int seat) {
  constexpr std::array<float, 10> k_drop{0.0F, 0.14F, 0.0F, 0.0F, 0.0F, -0.05F, 0.0F, 0.03F, 0.12F, 0.0F};
  return k_drop[static_cast<std::size_t>(seat)];
}

/// One prompt of a row: symbols and words on a plate.
class HintPlate {
 public:
  HintPlate(app::Services& services, DeviceKind device, const Hint& hint)
      : canvas_(services.canvas), label_(hint.label) {
    words_.size = 30.0F;
    words_.colour = render::k_paper;
    words_.plate = render::k_deep_teal;
    words_.vertical = render::Vertical::middle;
    const devices::Bindings& bindings = services.devices.bindings();
    prompts_.push_back(devices::prompt(bindings, device, hint.logical));
    if (hint.both_ways) {
      const auto other = devices::prompt(bindings, device, opposite(hint.logical));
      if (other != prompts_.front()) prompts_.push_back(other);
    }
    if (prompts_.front().sprite.empty()) prompts_.clear();
  }
  float width() const {
    float width = canvas_.measure(label_, words_).width + 48.0F;
    for (const devices::Prompt& prompt : prompts_) width += glyph_width(prompt) + k_glyph_gap;
    return width;
  }
  /// `place`: left edge and middle. The plate's edge.
  Rect draw(Point place) const {
    const Rect plate{place.x, place.y - k_hint_height / 2, width(), k_hint_height};
    render::PanelStyle style;
    style.fill = render::k_deep_teal;
    style.outline_width = 5.0F;
    canvas_.pill(plate, style);
    float x = plate.x + 16.0F;
    for (const devices::Prompt& prompt : prompts_)
      x += draw_glyph(canvas_, prompt, {x, place.y}, k_glyph_height) + k_glyph_gap;
    canvas_.text(label_, {x + 6.0F, place.y}, words_);
    return plate;
  }

 private:
  static constexpr float k_glyph_height = k_hint_height - 12.0F;
  static constexpr float k_glyph_gap = 4.0F;
  static Logical opposite(Logical logical) {
    return logical == Logical::move_up ? Logical::move_down : Logical::move_right;
  }
  float glyph_width(const devices::Prompt& prompt) const {
    const render::Size glyph = canvas_.sprite_size(prompt.sprite);
    return glyph.height > 0.0F ? glyph.width * k_glyph_height / glyph.height : 0.0F;
  }

  render::Canvas& canvas_;
  std::string label_;
  render::TextStyle words_;
  std::vector<devices::Prompt> prompts_;
};

}  // namespace

Colour accent(const settings::Settings& settings) {
  return settings.is_on(settings::Id::high_contrast) ? render::k_paper : render::k_mustard;
}

void draw_mark(render::Canvas& canvas, int seat, std::string_view letter, Point centre, float size) {
  canvas.sprite("mark-" + std::to_string(seat), centre, {.scale = size / k_mark_natural});
  render::TextStyle style;
  style.font = render::Font::dosis;
  style.size = std::max(28.0F, size * 0.5F);
  style.colour = letter_colour(seat);
  style.align = render::Align::centre;
  style.vertical = render::Vertical::middle;
  style.scaled = false;
  canvas.text(letter, {centre.x, centre.y + letter_drop(seat) * size}, style);
}

float draw_glyph(render::Canvas& canvas, const devices::Prompt& prompt, Point place, float height) {
  if (prompt.sprite.empty()) return 0.0F;
  const render::Size natural = canvas.sprite_size(prompt.sprite);
  const float scale = natural.height > 0.0F ? height / natural.height : 1.0F;
  const float width = natural.width * scale;
  canvas.sprite(prompt.sprite, {place.x + width / 2, place.y}, {.scale = scale});
  if (!prompt.label.empty()) {
    // The longest key label of all would not fit its key at a readable size.
    const std::string_view label = prompt.label == "Backspace" ? "Back" : std::string_view(prompt.label);
    render::TextStyle style;
    style.font = render::Font::dosis;
    style.size = std::max(28.0F, height * 0.5F);
    style.align = render::Align::centre;
    style.vertical = render::Vertical::middle;
    style.scaled = false;
    style.max_width = width - 10.0F;
    canvas.text(label, {place.x + width / 2, place.y - height * 0.06F}, style);
  }
  return width;
}

float FocusMotion::scale() const {
  const float share = render::progress_at(age_, 0.0, k_focus_seconds);
  return 1.0F + (k_focus_scale - 1.0F) * render::ease(render::Easing::out_back, share);
}

void draw_ring(render::Canvas& canvas, Rect rect, float radius, Colour colour) {
  render::PanelStyle ring;
  ring.fill = colour;
  ring.outline = render::k_ink;
  ring.outline_width = 5.0F;
  ring.radius = radius + 14.0F;
  canvas.panel(render::inflated(rect, k_focus_line + 8.0F), ring);
}

void draw_button(render::Canvas& canvas, Rect rect, std::string_view label, const ButtonLook& look) {
  const render::TransformScope scope(canvas, {.scale = look.scale, .pivot = rect.centre()});
  if (look.focused) draw_ring(canvas, rect, rect.height / 2, look.ring);
  render::PanelStyle plate;
  plate.fill = look.primary ? render::k_mustard : render::k_deep_teal;
  if (look.dark) plate.fill = render::mix(plate.fill, render::k_ink, 0.35F);
  plate.shade = render::mix(plate.fill, render::k_ink, 0.22F);
  plate.shadow = {0.0F, 8.0F};
  plate.essential = true;
  canvas.pill(rect, plate);
  render::TextStyle style;
  style.font = render::Font::dosis;
  style.size = look.text_size;
  style.colour = look.primary ? render::k_ink : render::k_paper;
  style.plate = plate.fill;
  style.align = render::Align::centre;
  Rect words{rect.x + rect.height * 0.35F, rect.y, rect.width - rect.height * 0.7F, rect.height};
  if (look.prompt && !look.prompt->sprite.empty()) {
    const float height = std::min(64.0F, rect.height * 0.66F);
    const float used =
        draw_glyph(canvas, *look.prompt, {rect.x + rect.height * 0.3F, rect.centre().y}, height);
    words.x = rect.x + rect.height * 0.3F + used + 8.0F;
    words.width = rect.right() - rect.height * 0.3F - words.x;
  }
  canvas.text_in(words, label, style);
}

void draw_hints(app::Services& services, HotAreas& areas, DeviceKind device, std::span<const Hint> hints,
                Point edge, Side side) {
  if (!services.draws_top) return;
  float x = edge.x;
  const auto one = [&](const Hint& hint) {
    const HintPlate plate(services, device, hint);
    const float left = side == Side::left ? x : x - plate.width();
    areas.add("do:" + std::string(devices::logical_name(hint.logical)), plate.draw({left, edge.y}));
    x += (side == Side::left ? 1.0F : -1.0F) * (plate.width() + k_hint_gap);
  };
  if (side == Side::left) {
    for (const Hint& hint : hints) one(hint);
  } else {
    for (auto hint = hints.rbegin(); hint != hints.rend(); ++hint) one(*hint);
  }
}

void draw_hint_band(app::Services& services, HotAreas& areas, std::span<const Hint> hints, Point place) {
  if (!services.draws_top) return;
  const Rect visible = services.canvas.viewport().visible();
  const float top = place.y - k_hint_height / 2 - 18.0F;
  services.canvas.fill({visible.x, top, visible.width, visible.bottom() - top},
                       render::mix(render::k_deep_teal, render::k_ink, 0.7F));
  draw_hints(services, areas, services.devices.last_used().kind, hints, place, Side::left);
}

std::optional<Logical> hint_of(std::string_view area) {
  constexpr std::string_view k_prefix = "do:";
  if (!area.starts_with(k_prefix)) return std::nullopt;
  return devices::find_logical(area.substr(k_prefix.size()));
}

void draw_menu_board(render::Canvas& canvas, render::Rect board) {
  render::PanelStyle style;
  style.fill = render::k_deep_teal;
  style.radius = 22.0F;
  style.shadow = {0.0F, 12.0F};
  style.essential = true;
  canvas.panel(board, style);
  render::PanelStyle rim;
  rim.fill = {0, 0, 0, 0};
  rim.outline = render::k_mustard;
  rim.outline_width = 4.0F;
  rim.radius = 16.0F;
  canvas.panel(render::inflated(board, -14.0F), rim);
}

}  // namespace game::screens
