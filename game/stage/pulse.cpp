// Time that passes, at work and at rest.
#include "game/stage/pulse.hpp"

#include <algorithm>

namespace game::stage {

double Pulse::pass(double seconds, const settings::Settings& settings) {
  const double passed = std::min(seconds * settings::animation_factor(settings), 3600.0);
  clock_ += std::min(passed, seconds * 2);
  return passed;
}

void Pulse::busy(double waited) {
  calm_since_ = waited > 0 ? calm_since_ + waited : 0;
  phase_ = 0;
  stir_ = 0;
}

void Pulse::rest(double seconds, const settings::Settings& settings) {
  calm_since_ += seconds;
  const bool rests = settings.is_on(settings::Id::reduced_motion) || calm_since_ > k_ambient_rests - 1.5;
  stir_ = std::clamp(stir_ + static_cast<float>(rests ? -seconds : seconds) / 1.2F, 0.0F, 1.0F);
  if (stir_ > 0) phase_ += seconds;
}

}  // namespace game::stage
