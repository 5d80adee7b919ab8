// Drops and crumbs: a fixed pool whose particles are pure functions of time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "render/geometry.hpp"

namespace render {

struct Particle {
  double birth = 0.0;     ///< seconds
  float lifetime = 0.0F;  ///< seconds; 0 marks an empty place
  Point origin{};
  Point velocity{};      ///< units per second
  float gravity = 0.0F;  ///< units per second², downwards
  float radius = 0.0F;
  float turn = 0.0F;  ///< degrees at birth
  float spin = 0.0F;  ///< degrees per second
  Colour colour{};
  std::uint8_t picture = 0;  ///< the owner's choice of sprite
};

struct ParticlePose {
  Point place{};
  float angle_degrees = 0.0F;
  float radius = 0.0F;
  Colour colour;  ///< faded over the last third of the life
  std::uint8_t picture = 0;
};

/// A spray of particles into a cone.
struct Burst {
  double time = 0.0;
  Point origin{};
  int count = 12;                    ///< 8–20 by S18
  float direction_degrees = -90.0F;  ///< 0 is right, −90 up
  float spread_degrees = 120.0F;     ///< full opening
  float slowest = 200.0F;            ///< units per second
  float fastest = 600.0F;
  float gravity = 1600.0F;
  float smallest = 4.0F;  ///< radius
  float largest = 12.0F;
  float lifetime = 0.8F;
  Colour colour{};
  int pictures = 1;  ///< each particle gets a picture number below this
  std::uint64_t seed = 0;
};

/// Never allocates after construction: when full, the oldest place is reused.
class ParticlePool {
 public:
  static constexpr std::size_t k_capacity = 512;

  void add(const Burst& burst);
  void clear();
  /// Living particles at that time, in pool order. Deterministic in the bursts' seeds.
  std::vector<ParticlePose> poses_at(double time) const;
  /// True while any particle lives or is still to be born: the picture must go on being drawn.
  bool active_at(double time) const;

 private:
  std::array<Particle, k_capacity> particles_{};
  std::size_t next_ = 0;
};

}  // namespace render
