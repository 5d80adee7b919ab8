// The counter in front: the two piles, the tray for played cards, a towel with an open hand.
#include <algorithm>
#include <array>
#include <string>

#include "game/cooking/brush.hpp"
#include "game/screens/widgets.hpp"

namespace game::cooking {

using render::Point;

namespace {

void draw_count(const Brush& brush, const std::string& text, Point centre) {
  render::TextStyle style = headline(32, render::k_paper);
  style.scaled = false;
  style.essential = false;
  brush.canvas.text(text, centre, style);
}

void draw_label(const Brush& brush, const std::string& text, Point centre, float width) {
  render::TextStyle style = headline(30, render::k_paper);
  style.font = render::Font::quicksand;
  style.scaled = false;
  style.max_width = width;
  style.outline_width = 5;
  style.essential = false;
  brush.canvas.text(text, centre, style);
}

void draw_piles(const Brush& brush, const Pose& pose) {
  const Layout& layout = brush.layout;
  const float s = layout.pile_scale;
  render::SpriteStyle style;
  style.scale = s;
  draw_at_anchor(brush, "card-pile", layout.deck, style);
  draw_count(brush, std::to_string(pose.shown.deck), layout.deck + Point{42, 72} * s);
  draw_label(brush, "cards", layout.deck + Point{0, 112}, 136);
  draw_at_anchor(brush, "order-pile", layout.orders, style);
  if (pose.shown.next_needs > 0) {
    render::TextStyle needs = headline(52, render::k_ink);
    needs.scaled = false;
    needs.essential = false;
    brush.canvas.text(std::to_string(pose.shown.next_needs), layout.orders + Point{-10, 38} * s, needs);
  }
  draw_count(brush, std::to_string(pose.shown.tables), layout.orders + Point{42, 72} * s);
  draw_label(brush, "orders", layout.orders + Point{0, 112}, 136);
}

/// The last card lies on top, turned a little.
void draw_tray(const Brush& brush, const Pose& pose) {
  const Layout& layout = brush.layout;
  render::SpriteStyle style;
  style.scale = 0.66F;
  draw_at_anchor(brush, "discard-tray", layout.tray, style);
  if (!pose.shown.discard.empty()) {
    CardLook look;
    look.scale = 0.36F;
    look.angle = static_cast<float>(pose.shown.discard.size() % 5) * 4 - 8;
    look.words = false;
    draw_card(brush, pose.shown.discard.back(), layout.tray, look);
  }
  draw_label(brush, "used", layout.tray + Point{0, 82}, 104);
}

/// Who plays it, and below on whom: beside the card.
void draw_way(const Brush& brush, const Laid& laid, Point centre) {
  const bool aimed = laid.on >= 0 && laid.on != laid.by;
  constexpr float k_mark = 52;
  render::PanelStyle plate;
  plate.fill = render::k_paper;
  plate.outline_width = 5;
  brush.canvas.pill(render::rect_around(centre, {62, aimed ? 156.0F : 72.0F}), plate);
  const auto mark = [&](int seat, float y) {
    screens::draw_mark(brush.canvas, seat, brush.who(seat).letter, {centre.x, y}, k_mark);
  };
  mark(laid.by, centre.y - (aimed ? 46.0F : 0.0F));
  if (!aimed) return;
  mark(laid.on, centre.y + 46);
  brush.canvas.line({centre.x, centre.y - 14}, {centre.x, centre.y + 6}, 6, render::k_ink);
  const std::array<Point, 3> head{Point{centre.x, centre.y + 15}, Point{centre.x - 10, centre.y + 2},
                                  Point{centre.x + 10, centre.y + 2}};
  render::ShapeStyle ink;
  ink.fill = render::k_ink;
  brush.canvas.polygon(head, ink);
}

/// Where nobody's hand is open, the cards of the present turn lie there for all to read.
void draw_laid(const Brush& brush, const Pose& pose) {
  const auto& laid = pose.shown.laid;
  const render::Rect& band = brush.layout.hand;
  CardLook look;
  look.scale = band.height / 264;
  const float card = 194 * look.scale;
  const auto count = static_cast<float>(laid.size());
  const float pitch = std::min(card + 74, band.width / std::max(count, 1.0F));
  float x = band.centre().x - pitch * count / 2 + card / 2;
  for (const Laid& one : laid) {
    look.light = one.on < 0 ? 0.3F : 1.0F;
    draw_card(brush, one.card, {x, band.centre().y}, look);
    draw_way(brush, one, {x + card / 2 + 26, band.centre().y});
    x += pitch;
  }
}

}  // namespace

void draw_counter(const Brush& brush, const Pose& pose) {
  draw_piles(brush, pose);
  draw_tray(brush, pose);
  if (!brush.hand.open()) draw_laid(brush, pose);
}

void draw_towel(const Brush& brush, int seat) {
  const render::Rect& hand = brush.layout.hand;
  constexpr float k_towel_width = 1040;
  render::SpriteStyle style;
  style.stretch_x = (hand.width + 24) / k_towel_width;
  draw_at_anchor(brush, "kitchen-towel-" + std::to_string(seat), {hand.centre().x, hand.y + 14}, style);
}

void draw_open_hand(const Brush& brush, const Hand& hand) {
  if (!hand.open()) return;
  draw_towel(brush, hand.seat);
  const CardRow row = hand_row(brush.layout, static_cast<int>(hand.cards.size()), k_beside_hand);
  for (std::size_t index = 0; index < hand.cards.size(); ++index) {
    CardLook look;
    look.scale = row.scale;
    look.light = 0.8F;
    draw_card(brush, hand.cards[index], row.places[index], look);
  }
}

}  // namespace game::cooking
