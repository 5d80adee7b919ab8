// The house band: one function a note.
#pragma once

#include <cstdint>

#include "tools/synth/noise.hpp"
#include "tools/synth/signal.hpp"

namespace synth {

struct Note {
  double midi{60};
  double seconds{0.5};
  double level{1};
  double vibrato{0};  ///< semitones, for the guitar's long notes
  double bend{0};     ///< semitones that the guitar slides up into the note
  std::uint64_t seed{1};
};

[[nodiscard]] Signal guitar(const Note& note);        ///< twangy, near the bridge
[[nodiscard]] Signal muted_guitar(const Note& note);  ///< palm on the strings: a short plunk
[[nodiscard]] Signal upright_bass(const Note& note);
[[nodiscard]] Signal organ(const Note& note);
[[nodiscard]] Signal vibes(const Note& note);
[[nodiscard]] Signal saxophone(const Note& note);  ///< a tenor that scoops up into its notes and growls
/// One "wah" of a trombone with a plunger before its bell, along a pitch curve.
[[nodiscard]] Signal plunger_brass(const Signal& hertz);

[[nodiscard]] Signal brushed_snare(Random& random, double level);                ///< a tap with the brush
[[nodiscard]] Signal brush_sweep(Random& random, double seconds, double level);  ///< round the skin
[[nodiscard]] Signal soft_kick(Random& random, double level);
[[nodiscard]] Signal ride(Random& random, double level);
[[nodiscard]] Signal shaker(Random& random, double level);
[[nodiscard]] Signal bongo(Random& random, double midi, double level);
[[nodiscard]] Signal rim(Random& random, double level);
[[nodiscard]] Signal hand_claps(Random& random, double level);  ///< three pairs of hands, almost together
[[nodiscard]] Signal pan_tap(Random& random, double level);     ///< a spoon on a hanging pan

}  // namespace synth
