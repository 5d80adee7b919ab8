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

/// The player's colour, so dark that words on it are read (S4).
render::Colour cloth_colour(int seat) {
  constexpr float k_contrast = 5;
  float dark = 0.45F;
  render::Colour colour = render::mix(player_colour(seat), render::k_deep_teal, dark);
  while (dark < 1 && render::contrast_ratio(render::readable_on(colour), colour) < k_contrast) {
    dark += 0.05F;
    colour = render::mix(player_colour(seat), render::k_deep_teal, dark);
  }
  return colour;
}

/// A cloth in the player's colour under so many cards.
void draw_cloth(const Brush& brush, int seat, const CardRow& row) {
  if (row.places.empty()) return;
  const Rect& band = brush.layout.hand;
  const float half = 97 * row.scale + 16;
  const float left = row.places.front().x - half;
  const auto last = static_cast<std::size_t>(row.first_row > 0 ? row.first_row - 1 : row.places.size() - 1);
  render::PanelStyle cloth;
  cloth.fill = cloth_colour(seat);
  cloth.outline_width = 6;
  cloth.radius = 26;
  brush.canvas.panel({left, band.y - 10, row.places[last].x + half - left, band.height + 22}, cloth);
}

/// What is in sight of a card of the row.
CardLook row_look(const CardRow& row, std::size_t index) {
  CardLook look;
  look.size = CardSize::hand;
  look.scale = row.scale;
  look.lift = row.lift_of(index);
  look.names = look.lift <= 0;
  if (row.has_next(index) && row.pitch < 194 * row.scale) look.room = row.pitch;
  return look;
}

void draw_row_card(const Brush& brush, Card card, Point place, const CardLook& in_row, bool lit, bool focused,
                   int seat, bool picked) {
  const float scale = in_row.scale;
  CardLook look = in_row;
  if (focused) {
    look.lift = look.room = 0;
    look.names = true;
  }
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
  shelf.fill = cloth_colour(seat);
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

/// How large a picture may be in a cell with its worth beside it or below it.
struct Helping {
  float size = 0;
  bool beside = true;
};
constexpr float k_worth = 34;  // across the badge

Helping helping_in(float width, float height) {
  constexpr float k_overlap = 8;  // of badge and picture, side by side
  const float beside = std::min(height, width - k_worth + k_overlap);
  const float above = std::min(width, height - k_worth);
  return beside >= above ? Helping{beside, true} : Helping{above, false};
}

void draw_helping(const Brush& brush, Card card, const Rect& cell) {
  const Helping helping = helping_in(cell.width, cell.height);
  const Point middle = cell.centre();
  render::SpriteStyle style;
  style.scale = (helping.size - 2) / 150;
  const int value = brush.cards.combo_value({&card, 1});
  const float aside = value > 0 ? k_worth / 2 - 4 : 0;
  const Point picture =
      helping.beside ? Point{middle.x + aside, middle.y} : Point{middle.x, cell.y + helping.size / 2};
  draw_card_picture(brush, card, picture, style, FoodFace::calm);
  if (value <= 0) return;
  const Point corner = helping.beside ? Point{picture.x - helping.size / 2 - aside + 4, middle.y}
                                      : Point{middle.x, cell.bottom() - k_worth / 2};
  render::ShapeStyle badge;
  badge.outline = render::k_ink;
  badge.outline_width = 4;
  brush.canvas.ellipse(corner, {k_worth, k_worth}, badge);
  render::TextStyle number = headline(30, render::k_ink);
  number.plate = badge.fill;
  number.scaled = false;
  brush.canvas.text(std::to_string(value), corner, number);
}

/// A plan depends on the food in hand: as large as the room under the own tray allows, with names where all
/// of them fit.
void draw_pantry(const Brush& brush, const Choice& choice) {
  const Rect& box = brush.layout.pantry;
  if (choice.kind() != rules::Kind::plan || box.width <= 0) return;
  const std::vector<Card>& food = choice.hand().food;
  if (food.empty()) return draw_shelf(brush, choice.seat_index(), box, food, 1);
  const render::PanelStyle shelf = shelf_style(choice.seat_index());
  brush.canvas.panel(box, shelf);
  const Rect field = render::inflated(box, -5);
  const auto count = static_cast<int>(food.size());
  const int in_two = (count + 1) / 2;
  const bool one_row = helping_in(field.width / static_cast<float>(count), field.height).size >=
                       helping_in(field.width / static_cast<float>(in_two), field.height / 2).size;
  const int columns = one_row ? count : in_two;
  const float width = field.width / static_cast<float>(columns);
  const float height = one_row ? field.height : field.height / 2;
  render::TextStyle text = shelf_text(shelf);
  text.align = render::Align::centre;
  constexpr float k_line = 30;
  const bool named = std::all_of(food.begin(), food.end(), [&](Card card) {
    return brush.canvas.measure(brush.cards.name(card), text).width <= width - 4;
  });
  for (int index = 0; index < count; ++index) {
    const Card card = food[static_cast<std::size_t>(index)];
    const int lines = index / columns;
    const Rect cell{field.x + static_cast<float>(index % columns) * width,
                    field.y + static_cast<float>(lines) * height, width, named ? height - k_line : height};
    draw_helping(brush, card, cell);
    if (named) brush.canvas.text(brush.cards.name(card), {cell.centre().x, cell.bottom() + k_line / 2}, text);
  }
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
      draw_row_card(brush, row[index], places.places[index], row_look(places, index), choice.is_lit(spot),
                    focused, choice.seat_index(), choice.is_picked(spot));
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
    CardLook look = row_look(places, index);
    look.light = 0.7F;
    draw_card(brush, row[index], places.places[index], look);
  }
}

}  // namespace game::food_fight
