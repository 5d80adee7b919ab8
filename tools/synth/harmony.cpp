// Chord kinds as a table; voice leading by the nearest inversion; walking by patterns and chromatic approach.
#include "tools/synth/harmony.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <stdexcept>
#include <string>

namespace synth {
namespace {

// Reads letter and accidentals; moves `name` past them.
int pitch_class(std::string_view& name) {
  static const std::map<char, int> letters{{'C', 0}, {'D', 2}, {'E', 4}, {'F', 5},
                                           {'G', 7}, {'A', 9}, {'B', 11}};
  const auto letter = name.empty() ? letters.end() : letters.find(name.front());
  if (letter == letters.end()) throw std::invalid_argument("no note name: " + std::string(name));
  int pitch = letter->second;
  name.remove_prefix(1);
  while (!name.empty() && (name.front() == '#' || name.front() == 'b')) {
    pitch += name.front() == '#' ? 1 : -1;
    name.remove_prefix(1);
  }
  return (pitch + 12) % 12;
}

struct Kind {
  int third;
  int fifth;
  std::vector<int> colour;
};

const std::map<std::string_view, Kind>& kinds() {
  static const std::map<std::string_view, Kind> table{
      {"", {4, 7, {0, 4, 7}}},         {"m", {3, 7, {0, 3, 7}}},     {"6", {4, 7, {4, 7, 9}}},
      {"m6", {3, 7, {3, 7, 9}}},       {"7", {4, 7, {4, 7, 10}}},    {"m7", {3, 7, {3, 7, 10}}},
      {"maj7", {4, 7, {4, 7, 11}}},    {"9", {4, 7, {4, 10, 14}}},   {"m9", {3, 7, {3, 10, 14}}},
      {"13", {4, 7, {4, 10, 14, 21}}}, {"7b9", {4, 7, {4, 10, 13}}}, {"7sus", {5, 7, {5, 7, 10}}},
      {"m7b5", {3, 6, {3, 6, 10}}},    {"dim7", {3, 6, {3, 6, 9}}}};
  return table;
}

constexpr int k_bass_low = 29;      // F1
constexpr int k_organ_centre = 62;  // D4

int bass_note(int pitch) {
  int note = pitch % 12 + 24;
  while (note < k_bass_low) note += 12;
  return note;
}

int nearest(int pitch, int target) {
  const int below = target - ((target - pitch) % 12 + 12) % 12;
  return target - below <= 6 ? below : below + 12;
}

}  // namespace

int midi_of(std::string_view name) {
  const std::string whole(name);
  const char letter = name.empty() ? 'C' : name.front();
  int pitch = pitch_class(name);
  if (name.size() != 1 || name.front() < '0' || name.front() > '8') {
    throw std::invalid_argument("no note name: " + whole);
  }
  // "Cb4" lies below C4, "B#3" above B3.
  if (letter == 'C' && pitch == 11) pitch -= 12;
  if (letter == 'B' && pitch == 0) pitch += 12;
  return 12 * (name.front() - '0' + 1) + pitch;
}

Chord chord_of(std::string_view name) {
  const std::string whole(name);
  const int root = pitch_class(name);
  const auto kind = kinds().find(name);
  if (kind == kinds().end()) throw std::invalid_argument("no chord name: " + whole);
  return {root, kind->second.third, kind->second.fifth, kind->second.colour};
}

std::vector<int> voicing(const Chord& chord, const std::vector<int>& previous) {
  std::vector<int> notes;
  for (std::size_t index = 0; index < chord.colour.size(); ++index) {
    const int target =
        index < previous.size() ? previous[index] : k_organ_centre + 3 * static_cast<int>(index) - 4;
    // Drifts back to the middle of the keyboard over time.
    const int centred = target + (k_organ_centre - target) / 5;
    notes.push_back(nearest(chord.root + chord.colour[index], centred));
  }
  std::sort(notes.begin(), notes.end());
  notes.erase(std::unique(notes.begin(), notes.end()), notes.end());
  return notes;
}

std::vector<int> walk(const Chord& chord, const Chord& next, int bar) {
  const int root = bass_note(chord.root);
  const int goal =
      nearest(next.root, root) < k_bass_low - 1 ? bass_note(next.root) : nearest(next.root, root);
  // Second and third beat, as semitones above the root.
  const std::array<std::array<int, 2>, 4> patterns{
      {{chord.third, chord.fifth}, {chord.fifth, 12}, {2, chord.third}, {chord.fifth, chord.third}}};
  const auto [second, third] = patterns[static_cast<std::size_t>(bar) % patterns.size()];
  const int third_note = root + third;
  const int approach = third_note > goal ? goal + 1 : goal - 1;
  return {root, root + second, third_note, approach};
}

}  // namespace synth
