// Trauma shake: noise along the hit, a little across, a little turn.
#include "render/shake.hpp"

#include <algorithm>
#include <cmath>

#include "render/random.hpp"
#include "render/tween.hpp"

namespace render {
namespace {

constexpr float k_largest_offset = 12.0F;
constexpr float k_largest_turn = 1.0F;
constexpr float k_wobbles_per_second = 22.0F;
constexpr float k_share_across = 0.35F;

float lattice(std::uint32_t seed, int cell) {
  CosmeticRandom random((static_cast<std::uint64_t>(seed) << 32U) + static_cast<std::uint32_t>(cell));
  random.next();
  return random.between(-1.0F, 1.0F);
}

// Value noise, −1 … 1, smooth in x.
float noise(std::uint32_t seed, float x) {
  const float floor = std::floor(x);
  const int cell = static_cast<int>(floor);
  const float part = x - floor;
  const float smooth = part * part * (3.0F - 2.0F * part);
  return blend(lattice(seed, cell), lattice(seed, cell + 1), smooth);
}

}  // namespace

ShakePose shake_at(const ShakeHit& hit, double time, int percent) {
  const double age = time - hit.time;
  if (age < 0.0 || age >= k_shake_seconds || percent <= 0) return {};
  const float rest = 1.0F - static_cast<float>(age / k_shake_seconds);
  const float trauma = std::clamp(hit.trauma, 0.0F, 1.0F) * rest;
  const float strength = trauma * trauma * static_cast<float>(std::min(percent, 100)) / 100.0F;

  const float length = std::hypot(hit.direction.x, hit.direction.y);
  const Point along = length > 0.0F ? hit.direction * (1.0F / length) : Point{1.0F, 0.0F};
  const Point across{-along.y, along.x};
  const float x = static_cast<float>(age) * k_wobbles_per_second;
  Point offset = (along * noise(hit.seed, x) + across * (k_share_across * noise(hit.seed + 1, x)));
  // Both together may be longer than 1: keep within the promised 12 units.
  const float reach = std::hypot(offset.x, offset.y);
  if (reach > 1.0F) offset = offset * (1.0F / reach);
  return {offset * (k_largest_offset * strength), k_largest_turn * strength * noise(hit.seed + 2, x)};
}

}  // namespace render
