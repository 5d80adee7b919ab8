// The hand that slides up from below, the cards picked from it, and the words beside it.
#include <algorithm>

#include "game/food_fight/brush.hpp"
#include "game/food_fight/choice/choice_words.hpp"
#include "game/screens/widgets.hpp"

namespace game::food_fight {

using render::Point;
using render::Rect;

namespace {

/// With two tables: between the floor and the near heads, left of the buttons' bar.
constexpr Rect k_strip{486, 602, 976, 44};

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

render::PanelStyle shelf_style(int seat) {
  render::PanelStyle shelf;
  shelf.fill = render::mix(player_colour(seat), render::k_deep_teal, 0.45F);
  shelf.outline_width = 5;
  shelf.radius = 20;
  return shelf;
}

render::TextStyle shelf_text(const render::PanelStyle& shelf) {
  render::TextStyle text = headline(28, render::readable_on(shelf.fill));
  text.plate = shelf.fill;
  text.align = render::Align::left;
  text.scaled = false;
  return text;
}

/// Picture, name and worth in a cell; where the name has no room, its picture and worth.
void draw_ration(const Brush& brush, Card card, const Rect& cell, const render::TextStyle& text) {
  const float icon = std::min(cell.height, 36.0F);
  render::SpriteStyle style;
  style.scale = icon / 150;
  draw_card_picture(brush, card, {cell.x + icon / 2, cell.centre().y}, style, FoodFace::calm);
  const int value = brush.cards.combo_value({&card, 1});
  const std::string worth = value > 0 ? std::to_string(value) : std::string();
  const std::string named = brush.cards.name(card) + (value > 0 ? " " : "") + worth;
  const bool fits = brush.canvas.measure(named, text).width <= cell.width - icon - 6;
  brush.canvas.text(fits ? named : worth, {cell.x + icon + 4, cell.centre().y}, text);
}

/// What one holds to throw, small, in so many columns.
void draw_shelf(const Brush& brush, int seat, const Rect& box, const std::vector<Card>& food, int columns) {
  const render::PanelStyle shelf = shelf_style(seat);
  brush.canvas.panel(box, shelf);
  render::TextStyle text = shelf_text(shelf);
  if (food.empty()) {
    text.align = render::Align::centre;
    brush.canvas.text_in(render::inflated(box, -8), "No food in hand", text);
    return;
  }
  const int rows = (static_cast<int>(food.size()) + columns - 1) / columns;
  const float width = (box.width - 20) / static_cast<float>(columns);
  const float height = (box.height - 8) / static_cast<float>(rows);
  for (std::size_t index = 0; index < food.size(); ++index) {
    const int place = static_cast<int>(index);
    const int full_lines = place / columns;
    const auto column = static_cast<float>(place % columns);
    const auto line = static_cast<float>(full_lines);
    draw_ration(brush, food[index], {box.x + 12 + column * width, box.y + 4 + line * height, width, height},
                text);
  }
}

/// A plan depends on the food in hand.
void draw_pantry(const Brush& brush, const Choice& choice) {
  const Rect& box = brush.layout.pantry;
  if (choice.kind() != rules::Kind::plan || box.width <= 0) return;
  const std::vector<Card>& food = choice.hand().food;
  const auto count = static_cast<int>(food.size());
  draw_shelf(brush, choice.seat_index(), box, food, count <= 6 ? (count <= 2 ? 1 : 2) : 4);
}

/// With two tables, where cards would lie over the near one: the hand as a strip above it.
void draw_strip(const Brush& brush, const Hand& hand) {
  const std::vector<Card> row = row_of(hand, std::nullopt);
  if (row.empty()) return;
  const auto count = static_cast<float>(row.size());
  const float width = std::min(20 + 190 * count, k_strip.width);
  draw_shelf(brush, hand.seat, {k_strip.x, k_strip.y, width, k_strip.height}, row,
             static_cast<int>(row.size()));
}

void draw_buttons(const Brush& brush, const Choice& choice) {
  const auto words = choice.buttons();
  for (std::size_t index = 0; index < words.size(); ++index) {
    const Spot spot{SpotKind::button, static_cast<int>(words[index])};
    screens::ButtonLook look;
    look.focused = choice.is_focused(spot);
    // In a window to pass is what one mostly wants.
    look.primary = choice.kind() == rules::Kind::event ? words[index] == rules::Verb::pass
                                                       : words[index] != rules::Verb::pass;
    look.dark = !choice.is_lit(spot) && !choice.is_picked(spot);
    look.scale = look.focused ? screens::k_focus_scale : 1.0F;
    look.text_size = 34;
    look.ring = player_colour(choice.seat_index());
    screens::draw_button(brush.canvas, choice.button_rect(static_cast<int>(index)),
                         button_words(choice, brush.cards, words[index]), look);
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
  if (brush.layout.two_rows && !choice.uses_hand() && choice.hand().open()) draw_strip(brush, choice.hand());
  draw_buttons(brush, choice);
}

void draw_open_hand(const Brush& brush, const Hand& hand) {
  if (brush.layout.two_rows) return draw_strip(brush, hand);
  const std::vector<Card> row = row_of(hand, std::nullopt);
  if (row.empty()) return;
  const CardRow places = hand_row(brush.layout, static_cast<int>(row.size()), 0);
  draw_cloth(brush, hand.seat, places);
  for (std::size_t index = 0; index < row.size(); ++index) {
    CardLook look;
    look.size = CardSize::hand;
    look.scale = places.scale;
    look.light = 0.7F;
    draw_card(brush, row[index], places.places[index], look);
  }
}

}  // namespace game::food_fight
