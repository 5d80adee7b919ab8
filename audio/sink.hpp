// Where sounds go: the loudspeaker, a recording for tests, or nowhere.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace audio {

/// One cue at the moment it is played, with everything decided. Times are the player's, in seconds.
struct PlayedCue {
  double time{0};
  std::size_t cue{0};   ///< index in the cue table
  std::string_view id;  ///< the same cue's name; points into the cue table
  std::size_t take{0};  ///< index into the cue's takes
  double pitch{1};      ///< rate: 1.05 is 5 % higher and shorter
  double gain{1};       ///< linear, volumes included
  double pan{0};        ///< −1 left … 1 right
};

/// Music changes to the cue `id` (empty: to silence), crossfading.
struct MusicChange {
  double time{0};
  std::string id;
  double fade_seconds{0};
  double gain{1};  ///< linear, the cue table's gain for it; volumes come by MusicGain
};

/// The linear gain of all music from now on: volumes and ducking together.
struct MusicGain {
  double time{0};
  double gain{1};
};

class Sink {
 public:
  virtual ~Sink() = default;

  /// Starts a cue; returns for how many seconds it will sound (0: not at all).
  virtual double play(const PlayedCue& cue) = 0;
  virtual void music(const MusicChange& change) = 0;
  virtual void music_gain(const MusicGain& gain) = 0;
  virtual void mono(bool on) = 0;
  /// Everything stands still, or goes on where it stood.
  virtual void pause(bool on) = 0;
};

/// Silence, where there is no device or sound is switched off.
class NullSink final : public Sink {
 public:
  double play(const PlayedCue&) override { return 0; }
  void music(const MusicChange&) override {}
  void music_gain(const MusicGain&) override {}
  void mono(bool) override {}
  void pause(bool) override {}
};

/// Writes down what it is told: for tests and for rendering offline.
class RecordingSink final : public Sink {
 public:
  /// Every cue is taken to sound for `seconds_each`.
  explicit RecordingSink(double seconds_each = 0.3) : seconds_each_(seconds_each) {}

  double play(const PlayedCue& cue) override {
    cues.push_back(cue);
    return seconds_each_;
  }
  void music(const MusicChange& change) override { changes.push_back(change); }
  void music_gain(const MusicGain& gain) override { gains.push_back(gain); }
  void mono(bool on) override { is_mono = on; }
  void pause(bool on) override { is_paused = on; }

  std::vector<PlayedCue> cues;
  std::vector<MusicChange> changes;
  std::vector<MusicGain> gains;
  bool is_mono{false};
  bool is_paused{false};

 private:
  double seconds_each_;
};

}  // namespace audio
