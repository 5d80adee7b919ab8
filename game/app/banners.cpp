// Banners come one after another.
#include "game/app/services.hpp"

namespace game::app {

void Banners::update(double seconds) {
  if (waiting_.empty()) return;
  age_ += seconds;
  if (age_ < k_seconds) return;
  waiting_.pop_front();
  age_ = 0.0;
}

}  // namespace game::app
