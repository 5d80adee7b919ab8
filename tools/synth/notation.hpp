// Reading written music: melodies, chords and rhythms. All throw std::invalid_argument where the writing is
// wrong.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/synth/harmony.hpp"

namespace synth {

inline constexpr int k_beats_in_bar = 4;
inline constexpr int k_steps_in_bar = 16;

struct WrittenNote {
  int midi;
  double beat;   ///< from the melody's start
  double beats;  ///< length
};

/// "D4/.5 r/1.5 A4/2 |": NOTE/BEATS or r/BEATS; each `|` must stand at the end of a full bar.
[[nodiscard]] std::vector<WrittenNote> read_melody(std::string_view notes);

struct HeldChord {
  Chord chord;
  double beat;   ///< from the song's start
  double beats;  ///< 2 or 4
};

/// One text a bar; two chords share it.
[[nodiscard]] std::vector<HeldChord> read_chords(const std::vector<std::string>& bars);

struct Stroke {
  int step;  ///< 0 … 15
  bool strong;
};

/// Sixteen steps: x strong, o soft, . nothing. An empty text has no strokes.
[[nodiscard]] std::vector<Stroke> read_rhythm(std::string_view rhythm);

}  // namespace synth
