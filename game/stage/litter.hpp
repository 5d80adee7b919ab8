// What flies off when things land, drops, crumbs, sparks, and how the picture shakes.
#pragma once

#include <string>
#include <vector>

#include "game/stage/stage.hpp"
#include "render/particles.hpp"
#include "render/shake.hpp"

namespace game::stage {

class Litter {
 public:
  struct Kind {
    std::string picture;
    float radius = 24;  ///< of the picture at scale 1
    int pictures = 1;   ///< more than one: numbered from 0
  };
  explicit Litter(std::vector<Kind> kinds);

  /// Times of bursts and shakes count from a step's start, which is `now`.
  void add(std::size_t kind, const std::vector<render::Burst>& bursts, double now);
  void shake(const std::vector<render::ShakeHit>& hits, double now);
  /// What was thrown up by a skipped step does not rain down later.
  void clear();

  bool active_at(double time) const;
  void draw(render::Canvas& canvas, double time) const;
  render::ShakePose shake_at(double time, const settings::Settings& settings) const;

 private:
  std::vector<Kind> kinds_;
  std::vector<render::ParticlePool> pools_;
  std::vector<render::ShakeHit> hits_;
};

}  // namespace game::stage
