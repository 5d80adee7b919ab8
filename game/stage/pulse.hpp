// A stage's clock: animation time, and the breathing of those who wait.
#pragma once

#include "game/settings/settings.hpp"

namespace game::stage {

inline constexpr double k_ambient_rests = 8.0;  ///< S24: then nothing moves any more

class Pulse {
 public:
  /// Begins a frame. Returns the animation time that passes in it, at the speed that is set.
  double pass(double seconds, const settings::Settings& settings);
  /// Ends a frame in which events were shown. `waited`: seconds in which all stood still for somebody's
  /// press.
  void busy(double waited = 0);
  /// Ends a frame in which nothing was shown.
  void rest(double seconds, const settings::Settings& settings);
  /// Something was pressed, or asked.
  void stir_up() { calm_since_ = 0; }

  double clock() const { return clock_; }            ///< animation time since the start
  double phase() const { return phase_; }            ///< of the breathing
  float stir() const { return stir_; }               ///< strength of the breathing
  double calm_since() const { return calm_since_; }  ///< seconds since the last event, press or question
  bool moving() const { return stir_ > 0 || calm_since_ < 1; }

 private:
  double clock_ = 0;
  double calm_since_ = 0;
  double phase_ = 0;
  float stir_ = 0;
};

}  // namespace game::stage
