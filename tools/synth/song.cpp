// The band plays a song into ring buffers, one for each player, and the desk mixes them.
#include "tools/synth/song.hpp"

#include <functional>
#include <sstream>
#include <stdexcept>

#include "tools/synth/filters.hpp"
#include "tools/synth/harmony.hpp"
#include "tools/synth/instruments.hpp"

namespace synth {
namespace {

constexpr int k_beats = 4;
constexpr int k_steps = 16;

/// A player's channel at the mixing desk.
struct Channel {
  Signal ring;
  double gain;
  double pan;   ///< −1 … 1
  double send;  ///< to the reverberation
};

class Band {
 public:
  explicit Band(const Song& song);

  void play_melody(const Melody& melody);
  void play_bass();
  void play_section(const Section& section, int first_bar);
  [[nodiscard]] StereoSignal mix();

 private:
  struct Half {
    Chord chord;
    double beat;   ///< from the loop's start
    double beats;  ///< 2 or 4
  };

  [[nodiscard]] double seconds_at(double beat) const;
  void put(Channel& channel, const Signal& tone, double beat, double level = 1);
  void play_drums(const Groove& groove, int bar);
  void play_pattern(std::string_view pattern, int bar,
                    const std::function<void(double beat, double level, int step)>& hit);
  void play_organ(std::string_view rhythm, int bar);
  void play_chops(std::string_view rhythm, int bar);
  [[nodiscard]] const Half& chord_at(double beat) const;
  void add_echo_and_tremolo();

  const Song& song_;
  double beat_seconds_;
  std::vector<Half> halves_;
  std::vector<int> voicing_;
  Random random_{2024};
  std::uint64_t next_seed_{1};
  Channel guitar_, vibes_, organ_, lead_organ_, bass_, chops_, kick_, snare_, cymbals_, high_bongo_,
      low_bongo_, rim_;
};

Band::Band(const Song& song) : song_(song), beat_seconds_(60 / song.beats_per_minute) {
  for (std::size_t bar = 0; bar < song.chords.size(); ++bar) {
    std::istringstream words(song.chords[bar]);
    std::vector<std::string> names;
    for (std::string name; words >> name;) names.push_back(name);
    if (names.empty() || names.size() > 2)
      throw std::invalid_argument("one or two chords a bar: " + song.chords[bar]);
    const double beats = static_cast<double>(k_beats) / static_cast<double>(names.size());
    for (std::size_t part = 0; part < names.size(); ++part) {
      halves_.push_back({chord_of(names[part]),
                         k_beats * static_cast<double>(bar) + beats * static_cast<double>(part), beats});
    }
  }
  const Signal empty = silence(static_cast<double>(song.chords.size()) * k_beats * beat_seconds_);
  guitar_ = {empty, 0.46, -0.12, 0.3};
  vibes_ = {empty, 0.85, 0.3, 0.3};
  organ_ = {empty, 0.25, 0.42, 0.16};
  lead_organ_ = {empty, 0.34, 0.25, 0.2};
  bass_ = {empty, 0.36, 0, 0.03};
  chops_ = {empty, 0.3, -0.5, 0.2};
  kick_ = {empty, 0.62, 0, 0.03};
  snare_ = {empty, 0.38, 0.12, 0.2};
  cymbals_ = {empty, 0.12, -0.3, 0.12};
  high_bongo_ = {empty, 0.26, -0.45, 0.2};
  low_bongo_ = {empty, 0.3, -0.3, 0.2};
  rim_ = {empty, 0.28, 0.2, 0.25};
}

// Off-eighths move by the swing; sixteenths stretch along.
double Band::seconds_at(double beat) const {
  const double whole = std::floor(beat);
  const double part = beat - whole;
  const double swung =
      part < 0.5 ? part * 2 * song_.swing : song_.swing + (part - 0.5) * 2 * (1 - song_.swing);
  return (whole + swung) * beat_seconds_;
}

// Adds a tone to a ring, a few milliseconds early or late, as hands are.
void Band::put(Channel& channel, const Signal& tone, double beat, double level) {
  const double seconds = std::max(0.0, seconds_at(beat) + random_.between(-0.004, 0.004));
  const double gain = level * random_.about(1, 0.07);
  std::size_t at = frames(seconds) % channel.ring.size();
  for (const double value : tone) {
    channel.ring[at] += gain * value;
    at = at + 1 == channel.ring.size() ? 0 : at + 1;
  }
}

void Band::play_melody(const Melody& melody) {
  std::istringstream words{std::string(melody.notes)};
  double beat = k_beats * melody.first_bar;
  for (std::string word; words >> word;) {
    if (word == "|") {
      if (std::fmod(beat, k_beats) != 0)
        throw std::invalid_argument(song_.name + ": bar is not full: " + std::string(melody.notes));
      continue;
    }
    const std::size_t slash = word.find('/');
    if (slash == std::string::npos) throw std::invalid_argument(song_.name + ": no length: " + word);
    const double beats = std::stod(word.substr(slash + 1));
    const std::string name = word.substr(0, slash);
    if (name != "r") {
      const double seconds = seconds_at(beat + beats) - seconds_at(beat);
      Note note{.midi = static_cast<double>(midi_of(name)),
                .seconds = 0.94 * seconds,
                .level = 0.85,
                .seed = next_seed_++};
      if (beats >= 1.5) {
        note.vibrato = 0.16;
        note.bend = 0.7;
      }
      if (std::fmod(beat, 2) == 0) note.level = 0.95;
      switch (melody.player) {
        case Player::guitar:
          put(guitar_, guitar(note), beat, melody.level);
          break;
        case Player::vibes:
          put(vibes_, vibes(note), beat, melody.level);
          break;
        case Player::organ:
          put(lead_organ_, organ(note), beat, melody.level);
          break;
      }
    }
    beat += beats;
  }
}

void Band::play_bass() {
  for (std::size_t index = 0; index < halves_.size(); ++index) {
    const Half& half = halves_[index];
    const Half& next = halves_[(index + 1) % halves_.size()];
    const std::vector<int> notes = walk(half.chord, next.chord, static_cast<int>(half.beat) / k_beats);
    for (int step = 0; step < static_cast<int>(half.beats); ++step) {
      // Half a bar: its root and the approach to what follows.
      const int pick = half.beats < k_beats && step == 1 ? 3 : step;
      const double level = step % 2 == 0 ? 0.95 : 0.82;
      put(bass_,
          upright_bass({.midi = static_cast<double>(notes[static_cast<std::size_t>(pick)]),
                        .seconds = 0.88 * beat_seconds_,
                        .level = level,
                        .seed = next_seed_++}),
          half.beat + step);
    }
  }
}

const Band::Half& Band::chord_at(double beat) const {
  for (const Half& half : halves_) {
    if (beat >= half.beat && beat < half.beat + half.beats) return half;
  }
  return halves_.front();
}

void Band::play_pattern(std::string_view pattern, int bar,
                        const std::function<void(double beat, double level, int step)>& hit) {
  if (pattern.empty()) return;
  if (pattern.size() != k_steps)
    throw std::invalid_argument(song_.name + ": not sixteen steps: " + std::string(pattern));
  for (int step = 0; step < k_steps; ++step) {
    const char mark = pattern[static_cast<std::size_t>(step)];
    if (mark == '.') continue;
    hit(k_beats * bar + step / 4.0, mark == 'x' ? 1.0 : 0.55, step);
  }
}

void Band::play_drums(const Groove& groove, int bar) {
  play_pattern(groove.kick, bar,
               [&](double beat, double level, int) { put(kick_, soft_kick(random_, level), beat); });
  play_pattern(groove.snare, bar,
               [&](double beat, double level, int) { put(snare_, brushed_snare(random_, level), beat); });
  play_pattern(groove.ride, bar,
               [&](double beat, double level, int) { put(cymbals_, ride(random_, level), beat); });
  play_pattern(groove.shaker, bar,
               [&](double beat, double level, int) { put(cymbals_, shaker(random_, 1.3 * level), beat); });
  play_pattern(groove.high_bongo, bar,
               [&](double beat, double level, int) { put(high_bongo_, bongo(random_, 67, level), beat); });
  play_pattern(groove.low_bongo, bar,
               [&](double beat, double level, int) { put(low_bongo_, bongo(random_, 60, level), beat); });
  play_pattern(groove.rim, bar,
               [&](double beat, double level, int) { put(rim_, rim(random_, level), beat); });
  play_pattern(groove.sweep, bar, [&](double beat, double level, int) {
    put(snare_, brush_sweep(random_, 0.95 * beat_seconds_), beat, 0.4 * level);
  });
}

// An x is a stab of a sixteenth and a half, an o is held for a beat.
void Band::play_organ(std::string_view rhythm, int bar) {
  const Half* voiced = nullptr;
  play_pattern(rhythm, bar, [&](double beat, double level, int) {
    // A stab on the last eighth already belongs to the next bar's harmony.
    const double sounding = std::fmod(beat, k_beats) >= k_beats - 0.5 ? beat + 0.5 : beat;
    const Half& half = chord_at(std::fmod(sounding, k_beats * static_cast<double>(song_.chords.size())));
    if (&half != voiced) voicing_ = voicing(half.chord, voicing_);
    voiced = &half;
    const double seconds = (level > 0.9 ? 0.36 : 0.95) * beat_seconds_;
    for (const int note : voicing_) {
      put(organ_, organ({.midi = static_cast<double>(note), .seconds = seconds, .level = 0.75}), beat);
    }
  });
}

void Band::play_chops(std::string_view rhythm, int bar) {
  play_pattern(rhythm, bar, [&](double beat, double level, int step) {
    const Chord& chord = chord_at(beat).chord;
    std::uint64_t string = 0;
    for (const int note : voicing(chord, {})) {
      const Signal plunk = muted_guitar({.midi = static_cast<double>(note),
                                         .seconds = 0.07,
                                         .level = level,
                                         .seed = 100 + static_cast<std::uint64_t>(step) + string});
      put(chops_, plunk, beat + 0.012 * static_cast<double>(string));
      ++string;
    }
  });
}

void Band::play_section(const Section& section, int first_bar) {
  for (int index = 0; index < section.bars; ++index) {
    const int bar = first_bar + index;
    play_drums(index + 1 == section.bars ? section.fill : section.groove, bar);
    if (!section.comping.empty()) {
      play_organ(section.comping[static_cast<std::size_t>(index) % section.comping.size()], bar);
    }
    play_chops(section.chops, bar);
  }
}

// A slap-back echo and an amplifier's tremolo, whose cycles fit the loop.
void Band::add_echo_and_tremolo() {
  const Signal dry = guitar_.ring;
  const std::size_t size = dry.size();
  const std::size_t delay = frames(0.117);
  for (std::size_t index = 0; index < size; ++index) {
    guitar_.ring[index] +=
        0.26 * dry[(index + size - delay) % size] + 0.08 * dry[(index + size - 2 * delay) % size];
  }
  const double cycles = std::round(5.4 * static_cast<double>(size) / k_rate);
  for (std::size_t index = 0; index < size; ++index) {
    const double phase = k_two_pi * cycles * static_cast<double>(index) / static_cast<double>(size);
    guitar_.ring[index] *= 1 - 0.16 * (0.5 + 0.5 * std::cos(phase));
  }
}

StereoSignal Band::mix() {
  add_echo_and_tremolo();
  const std::size_t size = guitar_.ring.size();
  StereoSignal dry{Signal(size, 0.0), Signal(size, 0.0)};
  // The loop twice: the second time, the first one's reverberation already hangs in the room.
  StereoSignal sends{Signal(2 * size, 0.0), Signal(2 * size, 0.0)};
  for (const Channel* channel : {&guitar_, &vibes_, &organ_, &lead_organ_, &bass_, &chops_, &kick_, &snare_,
                                 &cymbals_, &high_bongo_, &low_bongo_, &rim_}) {
    const double angle = (channel->pan + 1) * std::numbers::pi / 4;
    const double left = channel->gain * std::cos(angle) * std::numbers::sqrt2;
    const double right = channel->gain * std::sin(angle) * std::numbers::sqrt2;
    for (std::size_t index = 0; index < size; ++index) {
      const double value = channel->ring[index];
      dry.left[index] += left * value;
      dry.right[index] += right * value;
      sends.left[index] += left * channel->send * value;
      sends.right[index] += right * channel->send * value;
    }
  }
  std::copy_n(sends.left.begin(), size, sends.left.begin() + static_cast<std::ptrdiff_t>(size));
  std::copy_n(sends.right.begin(), size, sends.right.begin() + static_cast<std::ptrdiff_t>(size));
  const StereoSignal wet = reverberation(sends, 1.3, 3600);
  for (std::size_t index = 0; index < size; ++index) {
    dry.left[index] += 0.8 * wet.left[size + index];
    dry.right[index] += 0.8 * wet.right[size + index];
  }
  return dry;
}

}  // namespace

StereoSignal play(const Song& song) {
  Band band(song);
  for (const Melody& melody : song.melodies) band.play_melody(melody);
  band.play_bass();
  int bar = 0;
  for (const Section& section : song.sections) {
    band.play_section(section, bar);
    bar += section.bars;
  }
  if (bar != static_cast<int>(song.chords.size())) {
    throw std::invalid_argument(song.name + ": sections and chords differ in length");
  }
  return band.mix();
}

}  // namespace synth
