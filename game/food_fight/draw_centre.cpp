// The middle of the hall: floor cards, deck, trash, the event in force.
#include <algorithm>

#include "game/food_fight/brush.hpp"
#include "game/food_fight/choice/choice.hpp"
#include "game/food_fight/event_note.hpp"
#include "game/food_fight/words.hpp"
#include "game/screens/widgets.hpp"

namespace game::food_fight {

using render::Point;
using render::Rect;

namespace {

void draw_count(const Brush& brush, Point centre, int count) {
  render::PanelStyle plate;
  plate.fill = render::k_paper;
  plate.outline_width = 4;
  brush.canvas.pill(render::rect_around(centre, {70, 40}), plate);
  render::TextStyle text = headline(30, render::k_ink);
  text.scaled = false;
  text.plate = plate.fill;
  brush.canvas.text(std::to_string(count), centre, text);
}

void draw_deck(const Brush& brush, const Pose& pose) {
  const Layout& layout = brush.layout;
  render::SpriteStyle style;
  style.scale = layout.pile_scale;
  style.tint = shade(pose.centre_light);
  const int height = std::clamp((pose.shown.deck + 14) / 15, 1, 3);
  if (pose.shown.deck > 0)
    brush.canvas.sprite("deck-stack-" + std::to_string(height), layout.deck + Point{pose.deck_shake, 0},
                        style);
  draw_count(brush, {layout.deck.x, layout.deck.y + 84 * layout.pile_scale}, pose.shown.deck);
}

void draw_trash(const Brush& brush, const Pose& pose) {
  const Layout& layout = brush.layout;
  render::SpriteStyle style;
  style.scale = layout.pile_scale;
  style.tint = shade(pose.centre_light);
  const bool full = pose.shown.trash.size() > 8;
  if (!pose.shown.trash.empty()) {
    // The top of the trash looks out of the can.
    CardLook look;
    look.scale = 0.5F;
    look.angle = -8;
    look.light = pose.centre_light;
    look.names = false;
    draw_card(brush, pose.shown.trash.back(), {layout.trash.x, layout.trash.y - 128 * layout.pile_scale},
              look);
  }
  draw_anchored(brush, {"trash-can", {75, 124}}, layout.trash, style);
  (void)full;
  draw_count(brush, {layout.trash.x, layout.trash.y - 54 * layout.pile_scale},
             static_cast<int>(pose.shown.trash.size()));
}

void draw_floor(const Brush& brush, const Pose& pose, const Choice* choice) {
  const std::vector<Card>& floor = pose.shown.floor;
  const CardRow row = floor_row(brush.layout, static_cast<int>(floor.size()));
  const bool choosing = choice != nullptr && std::any_of(floor.begin(), floor.end(), [&](Card card) {
                          return choice->is_lit({SpotKind::floor, static_cast<int>(card)});
                        });
  int focused = -1;
  const auto draw = [&](std::size_t index, bool focus) {
    const Card card = floor[index];
    const Spot spot{SpotKind::floor, static_cast<int>(card)};
    CardLook look;
    look.scale = row.scale * (focus ? 1.1F : 1.0F);
    const bool covered =
        pose.banner.alpha > 0 &&
        render::intersects(pose.banner.place, card_rect(CardSize::floor, row.places[index], row.scale));
    look.names = (row.names || focus) && !covered;
    look.light = choosing && !choice->is_lit(spot) && !choice->is_picked(spot) ? 0.0F : pose.centre_light;
    look.face = focus ? FoodFace::joy : FoodFace::calm;
    if (!focus) look.lift = row.lift_of(index);
    Point place = row.places[index];
    if (focus) place.y -= 10;
    if (choice != nullptr && (focus || choice->is_picked(spot)))
      draw_focus(brush, render::inflated(card_rect(CardSize::floor, place, look.scale), 5), 18,
                 player_colour(choice->seat_index()));
    draw_card(brush, card, place, look);
  };
  for (std::size_t index = 0; index < floor.size(); ++index) {
    if (choice != nullptr && choice->is_focused({SpotKind::floor, static_cast<int>(floor[index])})) {
      focused = static_cast<int>(index);
    } else {
      draw(index, false);
    }
  }
  if (focused >= 0) draw(static_cast<std::size_t>(focused), true);
}

/// "then: Sprinklers" at the foot of the note, or how many wait; returns where the note goes on above it.
float draw_waiting(const Brush& brush, const Pose& pose, Rect box) {
  const auto& waiting = pose.shown.waiting;
  if (waiting.empty()) return box.bottom();
  render::TextStyle text = headline(30, render::k_ink);
  render::TextStyle smallest = text;
  smallest.size = 28;
  smallest.scaled = false;
  const auto fits = [&](const std::string& words) {
    return brush.canvas.measure(words, smallest).width <= box.width - 12;
  };
  std::string words = "then: " + brush.cards.name(waiting.front().event);
  const std::string more = " +" + std::to_string(waiting.size() - 1);
  if (waiting.size() > 1 && fits(words + more)) words += more;
  // A long name on the narrow note stands without "then", else in two lines.
  if (brush.layout.two_rows && !fits(words)) words = brush.cards.name(waiting.front().event);
  const float height = fits(words) ? 44.0F : 76.0F;
  const Rect strip{box.x, box.bottom() - height, box.width, height};
  render::PanelStyle band;
  band.fill = render::k_mustard;
  band.outline_width = 6;
  band.radius = 16;
  brush.canvas.panel(strip, band);
  text.plate = band.fill;
  text.line_spacing = 0.84F;
  brush.canvas.text_in(render::inflated(strip, -4), words, text);
  return strip.y;
}

}  // namespace

void draw_centre(const Brush& brush, const Pose& pose, const Choice* choice) {
  draw_deck(brush, pose);
  draw_trash(brush, pose);
  draw_floor(brush, pose, choice);
}

void draw_event_note(const Brush& brush, const Pose& pose) {
  const Card event = pose.shown.event;
  if (event == Card::none || event == Card::hidden) return;
  const Rect& box = brush.layout.event;
  render::PanelStyle note;
  note.fill = render::from_hex(0xDDF0C4);
  note.outline_width = 6;
  note.radius = 16;
  note.essential = true;
  brush.canvas.panel(box, note);
  render::PanelStyle band;
  band.fill = render::from_hex(0x3F7A36);
  band.outline_width = 6;
  band.radius = 16;
  const float height = brush.layout.two_rows ? 52.0F : 78.0F;
  const Rect head{box.x, box.y, box.width, height};
  brush.canvas.panel(head, band);
  render::TextStyle title = headline(32, render::k_milk);
  title.plate = band.fill;
  title.line_spacing = 0.84F;
  // Who drew or played it.
  const float mark = pose.shown.event_by < 0 ? 0.0F : std::min(height - 8, 56.0F);
  if (mark > 0)
    screens::draw_mark(brush.canvas, pose.shown.event_by, brush.who(pose.shown.event_by).letter,
                       {head.x + 6 + mark / 2, head.centre().y}, mark);
  brush.canvas.text_in({head.x + 3 + mark, head.y + 3, head.width - 6 - mark, head.height - 6},
                       brush.cards.name(event), title);
  // The rule below, and the picture in what is left.
  render::TextStyle rule;
  rule.size = brush.layout.two_rows ? 30.0F : 28.0F;
  rule.align = render::Align::centre;
  rule.plate = note.fill;
  rule.line_spacing = 0.88F;
  const float bottom = draw_waiting(brush, pose, box);
  const float air = brush.layout.two_rows ? 3.0F : 6.0F;
  const Rect body{box.x + 12, head.bottom() + air, box.width - 24, bottom - 3 * air - head.bottom()};
  const bool wide = body.width > 300;
  const float words =
      brush.layout.two_rows ? body.height : (wide ? 108.0F : 164.0F) * (1 + 0.3F * large_text(brush.canvas));
  brush.canvas.text_in({body.x, body.bottom() - words, body.width, words},
                       event_note(pose.shown.fight, brush.cards.id(event), pose.shown.vote), rule);
  const float left = body.height - words - 4;
  if (left < 50) return;
  const std::string name = brush.cards.picture(event);
  const render::Size size = brush.canvas.sprite_size(name);
  render::SpriteStyle picture;
  picture.tint = shade(pose.centre_light);
  picture.scale =
      std::min({0.86F, left / std::max(size.height, 1.0F), body.width / std::max(size.width, 1.0F)});
  brush.canvas.sprite(name, {body.centre().x, body.y + left / 2}, picture);
}

}  // namespace game::food_fight
