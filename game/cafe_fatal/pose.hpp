// Everything that is drawn at one moment: a pure function of the step that runs and the time in it.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "game/cafe_fatal/shown.hpp"
#include "game/stage/scenery.hpp"
#include "render/tween.hpp"

namespace game::cafe_fatal {

using stage::Caption;
using stage::Shout;

enum class Face : std::uint8_t { calm, joy, wide, fear, sleep };

/// A die that is not at rest on a table: on the rail or in the air.
struct LooseDie {
  int seat = 0;
  int face = 1;
  render::Point place;  ///< of its shadow's middle
  float height = 0;     ///< above the shadow
  float scale = 1;      ///< of the picture
  float angle = 0;
  int tumble = -1;  ///< view of the tumbling die; −1: the face
  float alpha = 1;
  render::Squash squash{};
  bool shadow = false;
};

struct LooseMorsel {
  rules::Morsel morsel = rules::Morsel::cheese;
  Face face = Face::wide;
  render::Point foot;
  float height = 0;
  float scale = 0.7F;
  float angle = 0;
  float alpha = 1;
  render::Squash squash{};
};

/// Five wedges slam together before their owner's panel.
struct WheelShow {
  int seat = -1;
  rules::Morsel morsel = rules::Morsel::cheese;
  float gather = 0;  ///< 0: wedges far apart, 1: together
  float grown = 0;   ///< size of the whole
  float home = 0;    ///< 0: in the middle, 1: in the panel
  float alpha = 1;
  render::Squash squash{};
};

struct Hands {
  int seat = -1;
  render::Point left;  ///< offsets from their rest
  render::Point right;
  float alpha = 1;
};

/// Places kept free on the tables for the dice that somebody may put there, so that nothing moves while he
/// looks at one table after the other.
struct Reserve {
  int seat = -1;
  std::array<int, rules::k_most_tables> dice{};  ///< the most that one placement would add
  float share = 0;                               ///< 0: dice lie as if nothing came, 1: room is made
};

constexpr float k_even_light = 0.62F;

struct Pose : stage::Scenery {
  Shown shown;
  std::array<float, rules::k_most_tables> light{};         ///< 0 in the shade, k_even_light, 1 under the lamp
  std::array<render::Point, rules::k_most_tables> push{};  ///< tables that shake their heads
  std::array<int, rules::k_most_tables> glow_seat{};       ///< whose dice glow; −1
  std::array<float, rules::k_most_tables> glow{};
  std::array<float, rules::k_most_tables> dice_alpha{};
  std::array<Face, rules::k_most_tables> face{};
  std::array<float, rules::k_most_seats> counter{};       ///< points as counted so far
  std::array<float, rules::k_most_seats> counter_size{};  ///< 1 at rest
  Moods mood{};
  std::array<rules::Pieces, rules::k_most_seats> won{};  ///< as shown in the panels
  std::array<int, rules::k_most_tables> hidden_seat{};  ///< whose last dice on the table are still in the air
  std::array<int, rules::k_most_tables> hidden_dice{};
  std::vector<LooseDie> dice;
  std::vector<LooseMorsel> morsels;
  Hands hands;
  Reserve reserve;
  WheelShow wheel;
  int arrow_seat = -1;  ///< whose panel is marked as on turn
};

/// The board at rest, nobody asked.
Pose rest_pose(const Shown& shown);

}  // namespace game::cafe_fatal
