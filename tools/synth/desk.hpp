// The mixing desk: a strip for each instrument, all as long as the loop; what rings over its end comes in at
// its start.
#pragma once

#include <array>

#include "tools/synth/room.hpp"
#include "tools/synth/signal.hpp"

namespace synth {

enum class Strip {
  guitar,
  vibes,
  organ,
  lead_organ,
  bass,
  chops,
  kick,
  snare,
  cymbals,
  high_bongo,
  low_bongo,
  rim,
  saxophone
};
inline constexpr std::size_t k_strips = 13;

class Desk {
 public:
  explicit Desk(double loop_seconds);

  /// Adds a tone to a strip from `at` seconds on, wrapping round the loop.
  void add(Strip strip, const Signal& tone, double at, double gain);
  /// Echo and tremolo on the guitar, levels, places between the speakers, reverberation. To be called once.
  [[nodiscard]] StereoSignal mix();

 private:
  void add_echo_and_tremolo();

  std::array<Signal, k_strips> rings_;
};

}  // namespace synth
