// The band reads a song and plays it, note by note, onto the strips of the desk.
#include "tools/synth/song.hpp"

#include <functional>
#include <stdexcept>

#include "tools/synth/desk.hpp"
#include "tools/synth/instruments.hpp"
#include "tools/synth/notation.hpp"

namespace synth {
namespace {

class Band {
 public:
  explicit Band(const Song& song);

  void play_melody(const Melody& melody);
  void play_bass();
  void play_section(const Section& section, int first_bar);
  [[nodiscard]] StereoSignal mix() { return desk_.mix(); }

 private:
  using Hit = std::function<void(double beat, bool strong)>;

  [[nodiscard]] double seconds_at(double beat) const;
  void put(Strip strip, const Signal& tone, double beat, double level = 1);
  void play_rhythm(std::string_view rhythm, int bar, const Hit& hit);
  void play_drum(Strip strip, std::string_view rhythm, int bar,
                 const std::function<Signal(double level)>& drum);
  void play_drums(const Groove& groove, int bar);
  void play_organ(std::string_view rhythm, int bar);
  void play_chops(std::string_view rhythm, int bar);
  [[nodiscard]] const HeldChord& chord_at(double beat) const;

  const Song& song_;
  double beat_seconds_;
  std::vector<HeldChord> chords_;
  Desk desk_;
  std::vector<int> voicing_;
  Random random_{2024};
  std::uint64_t next_seed_{1};
};

Band::Band(const Song& song)
    : song_(song),
      beat_seconds_(60 / song.beats_per_minute),
      chords_(read_chords(song.chords)),
      desk_(static_cast<double>(song.chords.size()) * k_beats_in_bar * beat_seconds_) {}

// Off-eighths move by the swing; sixteenths stretch along.
double Band::seconds_at(double beat) const {
  const double whole = std::floor(beat);
  const double part = beat - whole;
  const double swung =
      part < 0.5 ? part * 2 * song_.swing : song_.swing + (part - 0.5) * 2 * (1 - song_.swing);
  return (whole + swung) * beat_seconds_;
}

// A few milliseconds early or late, a little louder or softer, as hands are.
void Band::put(Strip strip, const Signal& tone, double beat, double level) {
  const double seconds = std::max(0.0, seconds_at(beat) + random_.between(-0.004, 0.004));
  desk_.add(strip, tone, seconds, level * random_.about(1, 0.07));
}

void Band::play_melody(const Melody& melody) {
  for (const WrittenNote& written : read_melody(melody.notes)) {
    const double beat = k_beats_in_bar * melody.first_bar + written.beat;
    const bool is_long = written.beats >= 1.5;
    const Note note{.midi = static_cast<double>(written.midi),
                    .seconds = 0.94 * (seconds_at(beat + written.beats) - seconds_at(beat)),
                    .level = std::fmod(beat, 2) == 0 ? 0.95 : 0.85,
                    .vibrato = is_long ? 0.16 : 0,
                    .bend = is_long ? 0.7 : 0,
                    .seed = next_seed_++};
    switch (melody.player) {
      case Player::guitar:
        put(Strip::guitar, guitar(note), beat, melody.level);
        break;
      case Player::vibes:
        put(Strip::vibes, vibes(note), beat, melody.level);
        break;
      case Player::organ:
        put(Strip::lead_organ, organ(note), beat, melody.level);
        break;
      case Player::saxophone:
        put(Strip::saxophone, saxophone(note), beat, melody.level);
        break;
    }
  }
}

void Band::play_bass() {
  for (std::size_t index = 0; index < chords_.size(); ++index) {
    const HeldChord& held = chords_[index];
    const HeldChord& next = chords_[(index + 1) % chords_.size()];
    const std::vector<int> notes = walk(held.chord, next.chord, static_cast<int>(held.beat) / k_beats_in_bar);
    for (int step = 0; step < static_cast<int>(held.beats); ++step) {
      // Half a bar: its root and the approach to what follows.
      const int pick = held.beats < k_beats_in_bar && step == 1 ? 3 : step;
      const Note note{.midi = static_cast<double>(notes[static_cast<std::size_t>(pick)]),
                      .seconds = 0.88 * beat_seconds_,
                      .level = step % 2 == 0 ? 0.95 : 0.82,
                      .seed = next_seed_++};
      put(Strip::bass, upright_bass(note), held.beat + step);
    }
  }
}

const HeldChord& Band::chord_at(double beat) const {
  const double within = std::fmod(beat, k_beats_in_bar * static_cast<double>(song_.chords.size()));
  for (const HeldChord& held : chords_) {
    if (within < held.beat + held.beats) return held;
  }
  return chords_.back();
}

void Band::play_rhythm(std::string_view rhythm, int bar, const Hit& hit) {
  for (const Stroke& stroke : read_rhythm(rhythm))
    hit(k_beats_in_bar * bar + stroke.step / 4.0, stroke.strong);
}

void Band::play_drum(Strip strip, std::string_view rhythm, int bar,
                     const std::function<Signal(double level)>& drum) {
  play_rhythm(rhythm, bar, [&](double beat, bool strong) { put(strip, drum(strong ? 1 : 0.55), beat); });
}

void Band::play_drums(const Groove& groove, int bar) {
  play_drum(Strip::kick, groove.kick, bar, [this](double level) { return soft_kick(random_, level); });
  play_drum(Strip::snare, groove.snare, bar, [this](double level) { return brushed_snare(random_, level); });
  play_drum(Strip::cymbals, groove.ride, bar, [this](double level) { return ride(random_, level); });
  play_drum(Strip::cymbals, groove.shaker, bar,
            [this](double level) { return shaker(random_, 1.3 * level); });
  play_drum(Strip::high_bongo, groove.high_bongo, bar,
            [this](double level) { return bongo(random_, 67, level); });
  play_drum(Strip::low_bongo, groove.low_bongo, bar,
            [this](double level) { return bongo(random_, 60, level); });
  play_drum(Strip::rim, groove.rim, bar, [this](double level) { return rim(random_, level); });
  play_drum(Strip::snare, groove.sweep, bar,
            [this](double level) { return brush_sweep(random_, 0.95 * beat_seconds_, 0.4 * level); });
  play_drum(Strip::rim, groove.pan, bar, [this](double level) { return pan_tap(random_, level); });
  play_drum(Strip::snare, groove.claps, bar, [this](double level) { return hand_claps(random_, level); });
}

// A strong stroke is a short stab, a soft one is held for a beat.
void Band::play_organ(std::string_view rhythm, int bar) {
  const HeldChord* voiced = nullptr;
  play_rhythm(rhythm, bar, [&](double beat, bool strong) {
    // A stab on the last eighth already belongs to the next bar's harmony.
    const bool is_early = std::fmod(beat, k_beats_in_bar) >= k_beats_in_bar - 0.5;
    const HeldChord& held = chord_at(is_early ? beat + 0.5 : beat);
    if (&held != voiced) voicing_ = voicing(held.chord, voicing_);
    voiced = &held;
    for (const int midi : voicing_) {
      const Note note{.midi = static_cast<double>(midi),
                      .seconds = (strong ? 0.36 : 0.95) * beat_seconds_,
                      .level = 0.75};
      put(Strip::organ, organ(note), beat);
    }
  });
}

void Band::play_chops(std::string_view rhythm, int bar) {
  play_rhythm(rhythm, bar, [&](double beat, bool strong) {
    double strum = 0;
    for (const int midi : voicing(chord_at(beat).chord, {})) {
      const Note note{.midi = static_cast<double>(midi),
                      .seconds = 0.07,
                      .level = strong ? 1 : 0.55,
                      .seed = next_seed_++};
      put(Strip::chops, muted_guitar(note), beat + strum);
      strum += 0.012;
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
