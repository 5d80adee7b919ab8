// What every stage may show above its table for a moment: words, numbers, props, shouts.
#pragma once

#include <string>
#include <vector>

#include "render/geometry.hpp"
#include "render/palette.hpp"

namespace game::stage {

struct Caption {
  int seat = -1;  ///< whose mark and colour; −1: the house's
  std::string title;
  std::string text;
};

enum class ShoutKind : std::uint8_t { red, mustard, pickle, blue, grape };

struct Shout {
  std::string text;
  render::Point centre;
  float scale = 0;  ///< 0: not there
  float angle = -4;
  float alpha = 1;
  ShoutKind kind = ShoutKind::red;
};

/// "+3" or "−1" beside somebody.
struct Amount {
  int amount = 0;
  render::Point centre;
  float scale = 0;
  float alpha = 1;
};

/// Words that somebody says or does, in a small bubble.
struct Saying {
  std::string text;
  render::Point place;
  float scale = 1;
  float alpha = 1;
  bool flip = false;  ///< the bubble's tail on the right
};

/// Any picture of the sheets, on top of the scene: things thrown, dust, stars.
struct Prop {
  std::string sprite;
  render::Point place;
  render::Point anchor{0.5F, 0.5F};  ///< share of the picture
  float scale = 1;
  float angle = 0;
  float alpha = 1;
  bool flip = false;
  render::Colour tint = render::k_milk;
  render::Size stretch{1, 1};
};

/// Part of a stage's pose.
struct Scenery {
  std::vector<Amount> amounts;
  std::vector<Prop> props;
  std::vector<Saying> sayings;
  Shout shout;
  Caption caption;
  float veil = 0;  ///< 0 … 1: the whole room is darker, for a ceremony
};

}  // namespace game::stage
