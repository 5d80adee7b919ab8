// What every drawing function of the café is handed, and the small things that many of them draw.
#pragma once

#include <string>

#include "game/cafe_fatal/choice.hpp"
#include "game/cafe_fatal/pose.hpp"
#include "game/cafe_fatal/room.hpp"
#include "game/cafe_fatal/spots.hpp"
#include "game/stage/brush.hpp"

namespace game::cafe_fatal {

struct Brush : stage::Brush {
  const Room& room;
};

using stage::large_text;
using stage::plate_colour;
using stage::player_colour;

/// Picture with the anchor at its foot, as the morsels have it.
inline constexpr render::Point k_morsel_foot{0.5F, 120.0F / 134.0F};

std::string morsel_sprite(rules::Morsel morsel, Face face);
std::string wheel_sprite(rules::Morsel morsel, int pieces);
std::string die_sprite(int seat, int face);

/// Colour, shape and letter of a seat; `scale` 1 is 72 units with a letter of 34.
void draw_mark(const Brush& brush, int seat, render::Point centre, float scale = 1.0F);
void draw_die(const Brush& brush, const LooseDie& die);
void draw_morsel(const Brush& brush, const LooseMorsel& morsel);

// The parts of the picture, from back to front.
void draw_room(const Brush& brush, const Shown& shown);
void draw_cloth(const Brush& brush, int table, bool red, float light);
void draw_tables(const Brush& brush, const Pose& pose, const Choice* choice);
void draw_bag(const Brush& brush, const Shown& shown);
void draw_panel_frames(const Brush& brush);
void draw_panels(const Brush& brush, const Pose& pose, int asked_seat);
void draw_pill(const Brush& brush, const Outlook& outlook, bool focused);
void draw_rail(const Brush& brush, const Pose& pose, const Choice* choice);
void draw_caption(const Brush& brush, const Pose& pose, const Choice* choice);
void draw_flying(const Brush& brush, const Pose& pose);
void draw_hint(const Brush& brush, const std::string& hint);

/// Whether the table bears a red number on this board; 0: plain, else the number.
int red_number(const rules::Board& board, int table);

}  // namespace game::cafe_fatal
