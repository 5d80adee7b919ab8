// What every drawing function of the mess hall is handed, and its parts.
#pragma once

#include <string>

#include "game/food_fight/card_book.hpp"
#include "game/food_fight/larder.hpp"
#include "game/food_fight/layout.hpp"
#include "game/food_fight/pose.hpp"
#include "game/stage/brush.hpp"

namespace game::food_fight {

struct Brush : stage::Brush {
  const Layout& layout;
  const Larder& larder;
  const CardBook& cards;
};

using stage::AnchoredSprite;
using stage::draw_anchored;
using stage::draw_focus;
using stage::headline;
using stage::large_text;
using stage::plate_colour;
using stage::player_colour;
using stage::shade;

// Cards and food (draw_cards.cpp, draw_food.cpp)
// ----------------------------------------------------------------------------------------------------------

enum class CardSize : std::uint8_t { hand, floor };

struct CardLook {
  CardSize size = CardSize::floor;
  float scale = 1;
  float angle = 0;
  float alpha = 1;
  float light = 1;
  float turn = 1;  ///< −1 … 1 while it flips; below 0 its back
  bool names = true;
  float lift = 0;  ///< badges so many units higher: a nearer row covers the lower end
  float room = 0;  ///< width in sight beside the next card, for the name; 0: all
  FoodFace face = FoodFace::calm;
};
void draw_card(const Brush& brush, Card card, render::Point place, const CardLook& look);
render::Rect card_rect(CardSize size, render::Point place, float scale);
/// An action card on a tray; hidden: its back. `current`: of the set that is carried out, larger.
void draw_plaque(const Brush& brush, Card card, render::Point place, float scale, float light, float turn,
                 bool current);
/// Food, topping or condition with its face, about 150 units wide at scale 1.
void draw_food(const Brush& brush, Card card, render::Point place, const render::SpriteStyle& style,
               FoodFace face);
void draw_flyer(const Brush& brush, const Flyer& flyer);
/// The picture in a card's field: food, action or event.
void draw_card_picture(const Brush& brush, Card card, render::Point place, const render::SpriteStyle& style,
                       FoodFace face);

// The parts of the picture, from back to front
// ----------------------------------------------------------------------------------------------------------

class Choice;
struct Hand;

void draw_room(const Brush& brush);
void draw_splats(const Brush& brush, const std::vector<Splat>& splats);
/// Bust, tray and fan of cards of one seat.
void draw_seat(const Brush& brush, const Pose& pose, int seat);
/// What is read on a seat, over the aim lines: plan, track and tag.
void draw_seat_words(const Brush& brush, const Pose& pose, int seat, const Choice* choice);
/// The pile of tokens that counts a seat's points in What the Food?! (draw_tokens.cpp).
void draw_tokens(const Brush& brush, const Pose& pose, int seat);
void draw_bottle(const Brush& brush, const Pose& pose, int seat);
void draw_centre(const Brush& brush, const Pose& pose, const Choice* choice);
void draw_event_note(const Brush& brush, const Pose& pose);
void draw_caption(const Brush& brush, const Pose& pose, const Choice* choice);
/// With two tables a lesson lies on the event's note, which is then not drawn; while an event is in force and
/// no `strip` of the hand is there, a short one lies above the hand instead.
bool hint_above_hand(const Brush& brush, const Pose& pose, const std::string& hint, bool strip);
void draw_hint(const Brush& brush, const std::string& hint, bool above_hand);
void draw_aim_lines(const Brush& brush, const Pose& pose);
void draw_flying(const Brush& brush, const Pose& pose);
/// Who draws or plays which event, beside its scene.
void draw_banner(const Brush& brush, const Banner& banner);
void draw_hand(const Brush& brush, const Pose& pose, const Choice& choice);
/// The open hand of somebody who is not asked for it just now.
void draw_open_hand(const Brush& brush, const Hand& hand);

}  // namespace game::food_fight
