// What every drawing function of the kitchen is handed, and its parts.
#pragma once

#include <string>

#include "game/cooking/hand.hpp"
#include "game/cooking/layout.hpp"
#include "game/cooking/pose.hpp"
#include "game/stage/brush.hpp"

namespace game::cooking {

class Choice;

struct Brush : stage::Brush {
  const Layout& layout;
  const Hand& hand;  ///< the one that is open, or nobody's
};

using stage::draw_focus;
using stage::headline;
using stage::large_text;
using stage::plate_colour;
using stage::player_colour;
using stage::shade;

/// A picture whose anchor INDEX.md gives, in pixels from its upper left corner.
void draw_at_anchor(const Brush& brush, const std::string& name, render::Point place,
                    render::SpriteStyle style = {});

struct CardLook {
  float scale = 1;  ///< of 194 × 264
  float angle = 0;
  float alpha = 1;
  float light = 1;
  float turn = 1;       ///< −1 … 1 while it flips; below 0 its back
  bool words = true;    ///< name and gist
  bool passes = false;  ///< on its way: for a moment it may lie over what must be read
};
void draw_card(const Brush& brush, Card card, render::Point place, const CardLook& look);

void draw_die(const Brush& brush, const Die& die);

// The parts of the picture, from back to front
void draw_room(const Brush& brush);                      ///< baked: it stands still
void draw_people(const Brush& brush, const Pose& pose);  ///< guests and visitors behind the pass
void draw_visitor(const Brush& brush, const Visitor& visitor);
void draw_bay(const Brush& brush, const Pose& pose, int side);      ///< rail, ticket, jar, plates
void draw_station(const Brush& brush, const Pose& pose, int seat);  ///< crew, stove, things
/// What is read on a station: name, dice, tags.
void draw_station_words(const Brush& brush, const Pose& pose, int seat, bool asked);
void draw_counter(const Brush& brush, const Pose& pose);  ///< piles and tray
void draw_caption(const Brush& brush, const Pose& pose, const Choice* choice);
void draw_hint(const Brush& brush, const std::string& hint);
/// Who walks behind the stoves of the back row, or between the rows.
void draw_walkers(const Brush& brush, const Pose& pose, bool between_rows);
void draw_flying(const Brush& brush, const Pose& pose);
/// The towel with the cards of somebody who is not asked just now.
void draw_open_hand(const Brush& brush, const Hand& hand);
void draw_towel(const Brush& brush, int seat);

}  // namespace game::cooking
