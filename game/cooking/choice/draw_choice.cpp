// The hand on its towel, plates with what each place would bring, rings round what has the focus.
#include "game/cooking/choice/draw_choice.hpp"

#include <algorithm>

#include "game/cooking/choice/choice_words.hpp"
#include "game/cooking/choice/forecast.hpp"
#include "game/screens/widgets.hpp"

namespace game::cooking {

using render::Point;
using render::Rect;
using rules::Verb;

namespace {

bool in_kitchen(const Spot& spot) {
  return spot.seat() >= 0;
}

void draw_hand_card(const Brush& brush, const Choice& choice, int index, const CardRow& row) {
  const Spot spot{SpotKind::hand, index};
  const bool focused = choice.is_focused(spot);
  const bool picked = choice.is_picked(spot);
  Point place = row.places[static_cast<std::size_t>(index)];
  CardLook look;
  look.scale = row.scale * (focused ? 1.06F : 1.0F);
  look.light = picked || choice.is_lit(spot) ? 1.0F : 0.35F;
  if (picked) place.y -= 22;
  if (focused || picked)
    draw_focus(brush, render::inflated(hand_card_box(place, look.scale), 4), 20,
               focused ? player_colour(choice.seat_index()) : render::k_mustard);
  draw_card(brush, choice.row()[static_cast<std::size_t>(index)], place, look);
}

/// The one in focus lies on top.
void draw_hand(const Brush& brush, const Choice& choice) {
  if (choice.row().empty()) return;
  draw_towel(brush, choice.hand().seat);
  const CardRow row = choice.row_places();
  for (const bool on_top : {false, true}) {
    for (int index = 0; index < static_cast<int>(row.places.size()); ++index) {
      const Spot spot{SpotKind::hand, index};
      const bool top = choice.is_focused(spot) || choice.is_picked(spot);
      if (top == on_top) draw_hand_card(brush, choice, index, row);
    }
  }
}

/// Over the dice, wider where the words need it; of things that hang, and of helpers, beside the thing.
Rect tag_box(const Brush& brush, const Choice& choice, const Spot& spot, float words) {
  const Station& at = brush.layout.at(spot.seat());
  if (spot.kind == SpotKind::supply || spot.kind == SpotKind::helper) {
    const Rect thing = choice.rect_of(spot);
    Rect box = render::rect_around({thing.centre().x, thing.y - 20}, {words + 32, 46});
    box.x = std::clamp(box.x, 98.0F, 1822.0F - box.width);
    return box;
  }
  const float width = std::clamp(words + 32, at.dice.width, at.name.width);
  const bool from_left = at.dice.centre().x < at.name.centre().x;
  return {from_left ? at.dice.x : at.dice.right() - width, at.dice.y - 1, width, at.dice.height + 2};
}

/// What this place would bring.
void draw_tag(const Brush& brush, const Choice& choice, const Spot& spot, const std::string& words) {
  if (words.empty()) return;
  render::PanelStyle plate;
  plate.fill = choice.is_focused(spot) ? render::k_mustard : render::k_paper;
  plate.outline_width = 5;
  plate.essential = true;
  render::TextStyle text = headline(30, render::k_ink);
  text.plate = plate.fill;
  text.scaled = false;
  const Rect box = tag_box(brush, choice, spot, brush.canvas.measure(words, text).width);
  text.max_width = box.width - 16;
  brush.canvas.pill(box, plate);
  brush.canvas.text(words, box.centre(), text);
}

/// Of several ways of a card the first tells enough: the others follow as words.
std::string tag_of(const Choice& choice, const Spot& spot, const Names& names) {
  const auto answers = choice.answers_at(spot);
  if (answers.empty()) return {};
  return forecast(choice.shown(), names, choice.hand(), choice.seat_index(), answers.back()).tag;
}

/// The ring first: it must cover no other kitchen's tag.
void draw_places(const Brush& brush, const Choice& choice) {
  const Names names(brush.around.seats);
  const Spot* focus = choice.focus();
  if (focus != nullptr && in_kitchen(*focus))
    draw_focus(brush, render::inflated(choice.rect_of(*focus), 2), 24, player_colour(choice.seat_index()));
  for (const bool focused : {false, true}) {
    for (const Spot& spot : choice.spots()) {
      if (in_kitchen(spot) && choice.is_focused(spot) == focused)
        draw_tag(brush, choice, spot, tag_of(choice, spot, names));
    }
  }
}

void draw_tray(const Brush& brush, const Choice& choice) {
  const Spot tray{SpotKind::tray, 0};
  if (!choice.is_lit(tray)) return;
  const Rect box = choice.rect_of(tray);
  if (choice.is_focused(tray)) {
    draw_focus(brush, render::inflated(box, 4), 20, player_colour(choice.seat_index()));
  } else {
    brush.canvas.dashed_rect(box, 18, 5, render::k_paper, 16, 12);
  }
}

/// The card that is picked, small at the place that has the focus.
void draw_ghost(const Brush& brush, const Choice& choice) {
  const Spot* focus = choice.focus();
  if (!choice.places() || focus == nullptr) return;
  CardLook look;
  look.scale = 0.36F;
  look.angle = -6;
  look.words = false;
  Point place;
  if (focus->kind == SpotKind::tray) {
    place = choice.rect_of(*focus).centre();
  } else if (focus->kind == SpotKind::station) {
    const Rect& whole = brush.layout.at(focus->value).whole;
    place = {whole.x + 46, whole.y + 64};
  } else {
    return;
  }
  draw_card(brush, choice.card(), place, look);
}

void draw_buttons(const Brush& brush, const Choice& choice) {
  for (const Verb verb : choice.buttons()) {
    const Spot spot{SpotKind::button, static_cast<int>(verb)};
    screens::ButtonLook look;
    look.focused = choice.is_focused(spot);
    look.primary = verb == Verb::done || verb == Verb::take_over;
    look.scale = look.focused ? screens::k_focus_scale : 1.0F;
    look.text_size = 34;
    look.ring = player_colour(choice.seat_index());
    screens::draw_button(brush.canvas, choice.rect_of(spot), button_words(choice, verb), look);
  }
}

}  // namespace

void dress(Pose& pose, const Layout& layout, const Choice& choice) {
  if (!choice.places() && choice.kind() != rules::Kind::lose) return;
  for (int seat = 0; seat < layout.seats; ++seat) {
    const bool lit = seat == choice.seat_index() ||
                     std::any_of(choice.spots().begin(), choice.spots().end(),
                                 [seat](const Spot& spot) { return spot.seat() == seat; }) ||
                     std::any_of(choice.spots().begin(), choice.spots().end(), [&](const Spot& spot) {
                       return spot.kind == SpotKind::button && choice.places() &&
                              choice.is_picked({SpotKind::station, seat});
                     });
    pose.at(seat).light = lit ? 1.0F : 0.2F;
    // What the card would bring stands in the place of the dice.
    const bool tagged = std::any_of(choice.spots().begin(), choice.spots().end(), [seat](const Spot& spot) {
      return spot.seat() == seat && (spot.kind == SpotKind::station || spot.kind == SpotKind::cook);
    });
    if (tagged) pose.at(seat).dice_size = 0;
  }
}

void draw_choice(const Brush& brush, const Pose&, const Choice& choice) {
  draw_hand(brush, choice);
  draw_tray(brush, choice);
  draw_places(brush, choice);
  draw_ghost(brush, choice);
  draw_buttons(brush, choice);
}

}  // namespace game::cooking
