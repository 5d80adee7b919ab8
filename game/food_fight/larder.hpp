// What the pictures of food know about themselves: where a face goes, what colour it splats in, how it
// sounds.
#pragma once

#include <array>
#include <filesystem>
#include <string>

#include "engine/core/result.hpp"
#include "game/food_fight/card_book.hpp"
#include "render/geometry.hpp"

namespace game::food_fight {

enum class Material : std::uint8_t { wet, cream, crumb, rubber, hot };

struct FoodLook {
  render::Point face;     ///< from the picture's middle
  float face_width = 80;  ///< 0: no face
  float face_turn = 0;    ///< degrees
  bool light_face = false;
  render::Colour splat{};
  Material material = Material::wet;
};

/// By card of one game; read once from foods.json beside the pictures.
class Larder {
 public:
  const FoodLook& look(Card card) const { return looks_[static_cast<std::size_t>(card)]; }
  FoodLook& look(Card card) { return looks_[static_cast<std::size_t>(card)]; }

 private:
  std::array<FoodLook, ::food_fight::k_cards> looks_{};
};

/// The error names what cannot be read. A card that the file does not name keeps the plain look.
core::Result<Larder> read_larder(const std::filesystem::path& file, const CardBook& cards);

/// "wet", "cream" …: the ends of sound cues.
std::string material_word(Material material);

}  // namespace game::food_fight
