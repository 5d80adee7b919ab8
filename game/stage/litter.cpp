// Particles by kind, and the sum of shakes.
#include "game/stage/litter.hpp"

#include <algorithm>

namespace game::stage {

Litter::Litter(std::vector<Kind> kinds) : kinds_(std::move(kinds)), pools_(kinds_.size()) {}

void Litter::add(std::size_t kind, const std::vector<render::Burst>& bursts, double now) {
  for (auto burst : bursts) {
    burst.time += now;
    pools_[kind].add(burst);
  }
}

void Litter::shake(const std::vector<render::ShakeHit>& hits, double now) {
  std::erase_if(hits_, [now](const auto& hit) { return hit.time + render::k_shake_seconds < now; });
  for (auto hit : hits) {
    hit.time += now;
    hits_.push_back(hit);
  }
}

void Litter::clear() {
  for (auto& pool : pools_) pool.clear();
  hits_.clear();
}

bool Litter::active_at(double time) const {
  return std::any_of(pools_.begin(), pools_.end(), [time](const auto& pool) { return pool.active_at(time); });
}

void Litter::draw(render::Canvas& canvas, double time) const {
  for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
    const Kind& of = kinds_[kind];
    for (const auto& particle : pools_[kind].poses_at(time)) {
      render::SpriteStyle style;
      style.scale = particle.radius / of.radius;
      style.angle_degrees = particle.angle_degrees;
      style.tint = {particle.colour.r, particle.colour.g, particle.colour.b, 255};
      style.alpha = static_cast<float>(particle.colour.a) / 255.0F;
      const std::string number = of.pictures > 1 ? std::to_string(particle.picture % of.pictures) : "";
      canvas.sprite(of.picture + number, particle.place, style);
    }
  }
}

render::ShakePose Litter::shake_at(double time, const settings::Settings& settings) const {
  using settings::Id;
  render::ShakePose sum;
  const int percent = settings.is_on(Id::reduced_motion) ? 0 : settings.number(Id::shake);
  for (const auto& hit : hits_) {
    const render::ShakePose pose = render::shake_at(hit, time, percent);
    sum.offset = sum.offset + pose.offset;
    sum.angle_degrees += pose.angle_degrees;
  }
  return sum;
}

}  // namespace game::stage
