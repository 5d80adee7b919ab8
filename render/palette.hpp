// The house colours: ink, food and tiles of the cafeteria, and the ten player colours (S6).
#pragma once

#include <array>

#include "render/geometry.hpp"

namespace render {

constexpr Colour from_hex(std::uint32_t rgb) {
  return {static_cast<std::uint8_t>(rgb >> 16U), static_cast<std::uint8_t>(rgb >> 8U & 0xFFU),
          static_cast<std::uint8_t>(rgb & 0xFFU), 255};
}

inline constexpr Colour k_ink = from_hex(0x2B1B17);
inline constexpr Colour k_paper = from_hex(0xFFF3D6);
inline constexpr Colour k_cream = from_hex(0xF7E3B5);
inline constexpr Colour k_mint = from_hex(0xBFE3D0);
inline constexpr Colour k_teal = from_hex(0x2E8C8A);
inline constexpr Colour k_deep_teal = from_hex(0x17555A);
inline constexpr Colour k_tomato = from_hex(0xE2412B);
inline constexpr Colour k_mustard = from_hex(0xF6B52E);
inline constexpr Colour k_pickle = from_hex(0x7FA83B);
inline constexpr Colour k_grape = from_hex(0x7A4EA3);
inline constexpr Colour k_bubble_gum = from_hex(0xF58FB0);
inline constexpr Colour k_cola = from_hex(0x5A2E1F);
inline constexpr Colour k_milk = from_hex(0xFFFFFF);

/// In seat order; always shown together with the shape and the letter of the player's mark (S6).
inline constexpr std::array<Colour, 10> k_player_colours = {
    from_hex(0x56B4E9), from_hex(0xF0E442), from_hex(0x0072B2), from_hex(0xD55E00), from_hex(0xFFFFFF),
    from_hex(0xCC79A7), from_hex(0x009E73), from_hex(0x2B1B17), from_hex(0xE69F00), from_hex(0x9AA0A6)};

/// Ink or milk, whichever contrasts more with the plate.
Colour readable_on(Colour plate);

}  // namespace render
