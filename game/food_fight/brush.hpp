// What every drawing function of the mess hall is handed, and the small things that many of them draw.
#pragma once

#include <string>

#include "game/food_fight/larder.hpp"
#include "game/food_fight/layout.hpp"
#include "game/food_fight/pose.hpp"
#include "game/stage/stage.hpp"

namespace game::food_fight {

struct Brush {
  render::Canvas& canvas;
  const Layout& layout;
  const Larder& larder;
  const stage::Surroundings& around;
  double idle = 0;  ///< seconds of rest: drives breathing and swaying
  float stir = 0;   ///< how strong that is, 0–1; 0 when all has come to rest
  bool high_contrast = false;

  const stage::Who& who(int seat) const { return around.seats[static_cast<std::size_t>(seat)]; }
};

/// 0 at a text size of 100 %, 0.5 at 150 %: how far boxes around text may grow.
inline float large_text(const render::Canvas& canvas) {
  return static_cast<float>(canvas.text_scale_percent() - 100) / 100.0F;
}

inline render::Colour player_colour(int seat) {
  return render::k_player_colours[static_cast<std::size_t>(seat)];
}
/// Light enough, or dark enough, for body text on it.
render::Colour plate_colour(int seat);
/// What multiplies a picture that stands outside the light (look.md: 20 % darker, ink stays).
render::Colour shade(float light);

/// A picture with its anchor in pixels from its upper left corner.
struct AnchoredSprite {
  std::string name;
  render::Point anchor;
};
void draw_anchored(const Brush& brush, const AnchoredSprite& sprite, render::Point place,
                   render::SpriteStyle style);
/// A line in the player's colour between two of ink round what has the focus (S4).
void draw_focus(const Brush& brush, render::Rect rect, float radius, render::Colour colour);
/// Capitals of house text: Dosis, centred on a point.
render::TextStyle headline(float size, render::Colour colour);

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
void draw_bottle(const Brush& brush, const Pose& pose, int seat);
void draw_centre(const Brush& brush, const Pose& pose, const Choice* choice);
void draw_event_note(const Brush& brush, const Pose& pose);
void draw_caption(const Brush& brush, const Pose& pose, const Choice* choice);
void draw_hint(const Brush& brush, const Pose& pose, const std::string& hint);
void draw_aim_lines(const Brush& brush, const Pose& pose);
void draw_flying(const Brush& brush, const Pose& pose);
void draw_hand(const Brush& brush, const Pose& pose, const Choice& choice);
/// The open hand of somebody who is not asked for it just now.
void draw_open_hand(const Brush& brush, const Hand& hand);

}  // namespace game::food_fight
