// The three readers.
#include "tools/synth/notation.hpp"

#include <cmath>
#include <sstream>
#include <stdexcept>

namespace synth {

std::vector<WrittenNote> read_melody(std::string_view notes) {
  std::vector<WrittenNote> melody;
  std::istringstream words{std::string(notes)};
  double beat = 0;
  for (std::string word; words >> word;) {
    if (word == "|") {
      if (std::fmod(beat, k_beats_in_bar) != 0) {
        throw std::invalid_argument("a bar is not full in: " + std::string(notes));
      }
      continue;
    }
    const std::size_t slash = word.find('/');
    if (slash == std::string::npos) throw std::invalid_argument("a note without length: " + word);
    const double beats = std::stod(word.substr(slash + 1));
    const std::string name = word.substr(0, slash);
    if (name != "r") melody.push_back({midi_of(name), beat, beats});
    beat += beats;
  }
  return melody;
}

std::vector<HeldChord> read_chords(const std::vector<std::string>& bars) {
  std::vector<HeldChord> chords;
  double beat = 0;
  for (const std::string& bar : bars) {
    std::istringstream words(bar);
    std::vector<std::string> names;
    for (std::string name; words >> name;) names.push_back(name);
    if (names.empty() || names.size() > 2) throw std::invalid_argument("not one or two chords: " + bar);
    const double beats = static_cast<double>(k_beats_in_bar) / static_cast<double>(names.size());
    for (const std::string& name : names) {
      chords.push_back({chord_of(name), beat, beats});
      beat += beats;
    }
  }
  return chords;
}

std::vector<Stroke> read_rhythm(std::string_view rhythm) {
  if (!rhythm.empty() && rhythm.size() != k_steps_in_bar) {
    throw std::invalid_argument("not sixteen steps: " + std::string(rhythm));
  }
  std::vector<Stroke> strokes;
  for (std::size_t step = 0; step < rhythm.size(); ++step) {
    if (rhythm[step] != '.') strokes.push_back({static_cast<int>(step), rhythm[step] == 'x'});
  }
  return strokes;
}

}  // namespace synth
