// Adds voices and music into one stereo stream: the same sums for the device and for offline rendering.
#pragma once

#include <span>
#include <vector>

#include "audio/clip.hpp"
#include "audio/loop.hpp"

namespace audio {

/// Not thread-safe: its owner locks.
class Mixing {
 public:
  /// Starts a voice. `pitch` is the playback rate, `pan` −1 … 1. With 48 voices sounding, the oldest stops.
  void start(SharedClip clip, double pitch, double gain, double pan);
  /// Crossfades to `loop`; null: to silence.
  void music(std::unique_ptr<Loop> loop, double gain, double fade_seconds);
  /// Gain of all music; reached smoothly within 20 ms.
  void set_music_gain(double gain);
  void set_mono(bool on) { mono_ = on; }
  void set_paused(bool on) { paused_ = on; }

  /// Fills interleaved stereo, always within ±0.89 (−1 dB).
  void render(std::span<float> stereo);

 private:
  struct Voice {
    SharedClip clip;
    double position{0};  ///< frames
    double pitch{1};
    float left{1};
    float right{1};
  };
  struct Track {
    std::unique_ptr<Loop> loop;
    double gain{1};
    double level{0};  ///< 0 … 1 through a fade
    double step{0};   ///< change of level with each frame
  };

  static void add_voice(Voice& voice, std::span<float> stereo);
  void add_track(Track& track, std::span<float> stereo, double gain, double gain_step);

  std::vector<Voice> voices_;
  std::vector<Track> tracks_;
  std::vector<float> scratch_;  ///< one track's part of the frames being rendered
  double music_gain_{1};
  double wanted_music_gain_{1};
  bool mono_{false};
  bool paused_{false};
};

}  // namespace audio
