// What a voice is made of: a throat of saw and breath, a mouth of three resonances.
#pragma once

#include <array>

#include "tools/synth/noise.hpp"
#include "tools/synth/signal.hpp"

namespace synth {

/// Centres of the three resonances in hertz (Peterson and Barney's means for men).
using Vowel = std::array<double, 3>;
inline constexpr Vowel k_oo{310, 870, 2240};
inline constexpr Vowel k_oh{480, 900, 2400};
inline constexpr Vowel k_ah{710, 1150, 2440};
inline constexpr Vowel k_eh{540, 1750, 2450};
inline constexpr Vowel k_ee{270, 2290, 3010};
inline constexpr Vowel k_ae{660, 1720, 2410};

struct Person {
  double pitch;
  double size;  ///< of the mouth's resonances; children's are higher
};

[[nodiscard]] Person anybody(Random& random);

/// A pitch curve that trips every few milliseconds by up to `depth` (share of the pitch): a growl.
[[nodiscard]] Signal growling(Random& random, Signal hertz, double depth);

/// A voice without a mouth along a pitch curve; `breath` is the share of air in it.
[[nodiscard]] Signal throat(Random& random, const Signal& hertz, double breath);

/// Passes a throat through a mouth that moves from one vowel to another.
[[nodiscard]] Signal spoken(const Signal& throat, const Vowel& from, const Vowel& to, double size);

/// A voice as it is heard across a table: no rumble, no hiss; peaks at 1.
[[nodiscard]] Signal near_us(Signal voice);

}  // namespace synth
