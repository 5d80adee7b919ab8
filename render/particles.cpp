// Particles in flight.
#include "render/particles.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "render/random.hpp"

namespace render {
namespace {

constexpr float k_fade_share = 1.0F / 3.0F;

Particle make_particle(const Burst& burst, CosmeticRandom& random) {
  constexpr float k_radians = std::numbers::pi_v<float> / 180.0F;
  const float half = burst.spread_degrees / 2;
  const float direction = (burst.direction_degrees + random.between(-half, half)) * k_radians;
  const float speed = random.between(burst.slowest, burst.fastest);
  Particle particle;
  particle.birth = burst.time;
  particle.lifetime = burst.lifetime * random.between(0.7F, 1.0F);
  particle.origin = burst.origin;
  particle.velocity = {std::cos(direction) * speed, std::sin(direction) * speed};
  particle.gravity = burst.gravity;
  particle.radius = random.between(burst.smallest, burst.largest);
  particle.turn = random.between(0.0F, 360.0F);
  particle.spin = random.between(-360.0F, 360.0F);
  particle.colour = burst.colour;
  particle.picture = static_cast<std::uint8_t>(random.below(std::max(burst.pictures, 1)));
  return particle;
}

ParticlePose pose_of(const Particle& particle, float age) {
  const float left = 1.0F - age / particle.lifetime;
  const float opacity = std::min(1.0F, left / k_fade_share);
  ParticlePose pose;
  pose.place = {particle.origin.x + particle.velocity.x * age,
                particle.origin.y + particle.velocity.y * age + particle.gravity * age * age / 2};
  pose.angle_degrees = particle.turn + particle.spin * age;
  pose.radius = particle.radius;
  pose.colour = with_alpha(particle.colour, opacity * static_cast<float>(particle.colour.a) / 255.0F);
  pose.picture = particle.picture;
  return pose;
}

}  // namespace

void ParticlePool::add(const Burst& burst) {
  CosmeticRandom random(burst.seed);
  const int count = std::min(burst.count, static_cast<int>(k_capacity));
  for (int i = 0; i < count; ++i) {
    particles_[next_] = make_particle(burst, random);
    next_ = (next_ + 1) % k_capacity;
  }
}

void ParticlePool::clear() {
  particles_.fill({});
  next_ = 0;
}

std::vector<ParticlePose> ParticlePool::poses_at(double time) const {
  std::vector<ParticlePose> poses;
  for (const Particle& particle : particles_) {
    const float age = static_cast<float>(time - particle.birth);
    if (age >= 0.0F && age < particle.lifetime) poses.push_back(pose_of(particle, age));
  }
  return poses;
}

bool ParticlePool::active_at(double time) const {
  return std::any_of(particles_.begin(), particles_.end(), [time](const Particle& particle) {
    return particle.lifetime > 0.0F && time < particle.birth + particle.lifetime;
  });
}

}  // namespace render
