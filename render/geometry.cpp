// Colour arithmetic.
#include "render/geometry.hpp"

#include <algorithm>
#include <cmath>

#include "render/palette.hpp"

namespace render {
namespace {

std::uint8_t to_byte(float value) {
  return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 255.0F)));
}

float linear(std::uint8_t channel) {
  const float value = static_cast<float>(channel) / 255.0F;
  return value <= 0.04045F ? value / 12.92F : std::pow((value + 0.055F) / 1.055F, 2.4F);
}

}  // namespace

Colour with_alpha(Colour colour, float alpha) {
  colour.a = to_byte(alpha * 255.0F);
  return colour;
}

Colour mix(Colour from, Colour to, float share) {
  const float part = std::clamp(share, 0.0F, 1.0F);
  const auto channel = [part](std::uint8_t a, std::uint8_t b) {
    return to_byte(static_cast<float>(a) + (static_cast<float>(b) - static_cast<float>(a)) * part);
  };
  return {channel(from.r, to.r), channel(from.g, to.g), channel(from.b, to.b), channel(from.a, to.a)};
}

float relative_luminance(Colour colour) {
  return 0.2126F * linear(colour.r) + 0.7152F * linear(colour.g) + 0.0722F * linear(colour.b);
}

float contrast_ratio(Colour first, Colour second) {
  const float a = relative_luminance(first);
  const float b = relative_luminance(second);
  return (std::max(a, b) + 0.05F) / (std::min(a, b) + 0.05F);
}

Colour readable_on(Colour plate) {
  return contrast_ratio(k_ink, plate) >= contrast_ratio(k_milk, plate) ? k_ink : k_milk;
}

}  // namespace render
