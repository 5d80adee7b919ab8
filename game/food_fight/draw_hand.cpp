// The hand that slides up from below, the cards picked from it, and the words beside it.
#include <algorithm>

#include "game/food_fight/brush.hpp"
#include "game/food_fight/choice/choice_words.hpp"
#include "game/screens/widgets.hpp"

namespace game::food_fight {

using render::Point;
using render::Rect;

namespace {

/// A cloth in the player's colour under so many cards.
void draw_cloth(const Brush& brush, int seat, const CardRow& row) {
  if (row.places.empty()) return;
  const Rect& band = brush.layout.hand;
  const float half = 97 * row.scale + 16;
  const float left = row.places.front().x - half;
  render::PanelStyle cloth;
  cloth.fill = render::mix(player_colour(seat), render::k_deep_teal, 0.45F);
  cloth.outline_width = 6;
  cloth.radius = 26;
  brush.canvas.panel({left, band.y - 10, row.places.back().x + half - left, band.height + 22}, cloth);
}

void draw_row_card(const Brush& brush, Card card, Point place, float scale, bool lit, bool focused, int seat,
                   bool picked) {
  CardLook look;
  look.size = CardSize::hand;
  look.scale = scale * (focused ? 1.08F : 1.0F);
  look.light = lit || picked ? 1.0F : 0.0F;
  look.face = focused ? FoodFace::joy : FoodFace::calm;
  if (picked) place.y -= 10 * scale;
  if (focused) place.y -= 6 * scale;
  if (focused || picked)
    draw_focus(brush, render::inflated(card_rect(CardSize::hand, place, look.scale), 5), 22,
               focused ? player_colour(seat) : render::k_mustard);
  draw_card(brush, card, place, look);
  if (picked) brush.canvas.sprite("tick", {place.x + 74 * scale, place.y - 112 * scale}, {.scale = 0.6F});
}

/// What one holds to throw, small: a plan depends on it.
void draw_pantry(const Brush& brush, const Choice& choice) {
  const Rect& box = brush.layout.pantry;
  const std::vector<Card>& food = choice.hand().food;
  if (choice.kind() != rules::Kind::plan || box.width <= 0) return;
  render::PanelStyle shelf;
  shelf.fill = render::mix(player_colour(choice.seat_index()), render::k_deep_teal, 0.45F);
  shelf.outline_width = 5;
  shelf.radius = 20;
  brush.canvas.panel(box, shelf);
  if (food.empty()) {
    render::TextStyle text = headline(30, render::readable_on(shelf.fill));
    text.plate = shelf.fill;
    brush.canvas.text_in(render::inflated(box, -8), "No food in hand", text);
    return;
  }
  const auto count = static_cast<float>(food.size());
  const float pitch = std::min(74.0F, (box.width - 24) / count);
  float x = box.centre().x - pitch * (count - 1) / 2;
  for (const Card card : food) {
    render::SpriteStyle style;
    style.scale = 0.46F;
    draw_food(brush, card, {x, box.centre().y}, style, FoodFace::calm);
    x += pitch;
  }
}

void draw_buttons(const Brush& brush, const Choice& choice) {
  const auto words = choice.buttons();
  for (std::size_t index = 0; index < words.size(); ++index) {
    const Spot spot{SpotKind::button, static_cast<int>(words[index])};
    screens::ButtonLook look;
    look.focused = choice.is_focused(spot);
    look.primary = words[index] != rules::Verb::pass;
    look.dark = !choice.is_lit(spot) && !choice.is_picked(spot);
    look.scale = look.focused ? screens::k_focus_scale : 1.0F;
    look.text_size = 34;
    look.ring = player_colour(choice.seat_index());
    screens::draw_button(brush.canvas, choice.button_rect(static_cast<int>(index)),
                         button_words(choice, words[index]), look);
  }
}

}  // namespace

void draw_hand(const Brush& brush, const Pose&, const Choice& choice) {
  const std::vector<Card>& row = choice.row();
  const CardRow places = choice.row_places();
  draw_cloth(brush, choice.seat_index(), places);
  // The one in focus lies on top.
  for (const bool focused : {false, true}) {
    for (std::size_t index = 0; index < row.size(); ++index) {
      const Spot spot{SpotKind::hand, static_cast<int>(row[index])};
      if (choice.is_focused(spot) != focused || choice.slot_of(row[index]) >= 0) continue;
      draw_row_card(brush, row[index], places.places[index], places.scale, choice.is_lit(spot), focused,
                    choice.seat_index(), choice.is_picked(spot));
    }
  }
  draw_pantry(brush, choice);
  draw_buttons(brush, choice);
}

void draw_open_hand(const Brush& brush, const Hand& hand) {
  const std::vector<Card> row = row_of(hand, std::nullopt);
  if (row.empty() || brush.layout.two_rows) return;
  const CardRow places = hand_row(brush.layout, static_cast<int>(row.size()), 0);
  draw_cloth(brush, hand.seat, places);
  for (std::size_t index = 0; index < row.size(); ++index) {
    CardLook look;
    look.size = CardSize::hand;
    look.scale = places.scale;
    look.light = 0.45F;
    draw_card(brush, row[index], places.places[index], look);
  }
}

}  // namespace game::food_fight
