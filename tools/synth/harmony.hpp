// Names of notes and chords, and what the bass and the organ make of a chord.
#pragma once

#include <string_view>
#include <vector>

namespace synth {

/// "F#4" → 66. Throws std::invalid_argument on a name that is none: a score of ours is wrong.
[[nodiscard]] int midi_of(std::string_view name);

struct Chord {
  int root{0};   ///< 0 … 11, C is 0
  int third{4};  ///< semitones above the root, as are all below
  int fifth{7};
  std::vector<int> colour;  ///< what the organ plays without the root
};

/// "Bbmaj7", "D7b9" …; throws std::invalid_argument if root or kind is unknown.
[[nodiscard]] Chord chord_of(std::string_view name);

/// Three or four notes around middle C, each as near as may be to the `previous` voicing.
[[nodiscard]] std::vector<int> voicing(const Chord& chord, const std::vector<int>& previous);

/// The four quarter notes of a bar that walk from `chord` to the next bar's root.
[[nodiscard]] std::vector<int> walk(const Chord& chord, const Chord& next, int bar);

}  // namespace synth
