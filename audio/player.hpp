// What the game talks to: plays cues by name, varied and within limits, and keeps the music.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "audio/cues.hpp"
#include "audio/sink.hpp"

namespace audio {

/// The three sliders of the settings page, 0–100 %.
struct Volumes {
  int master{100};
  int music{100};
  int effects{100};
};

/// What the moment adds to a cue: where it is on screen, how it is bent.
struct Placement {
  double pan{0};            ///< −1 left … 1 right
  double pitch{1};          ///< multiplies the cue's own varied pitch; a counter may climb with it
  double gain_decibels{0};  ///< on top of the table's gain
};

class Player {
 public:
  /// Table and sink must outlive the player. The seed steers takes and pitches only: it is cosmetic.
  Player(const CueTable& cues, Sink& sink, std::uint64_t seed);

  /// Plays a cue now. False if nothing sounds: unknown name, too soon after the last, too many at once, or
  /// paused.
  bool play(CueId id, const Placement& placement = {});

  /// Changes to a music cue (empty: silence); the one that already plays goes on undisturbed.
  void music(CueId id, double fade_seconds = 0.8);

  /// Lets `seconds` pass (the frame's time): ducking, gaps and voices follow it. Call once a frame.
  void update(double seconds);

  /// Takes effect at once for music, from the next cue on for effects. Values outside 0–100 are clamped.
  void set_volumes(const Volumes& volumes);
  void set_mono(bool on);
  /// All sound stands still and resumes where it stood: for focus loss and minimising. The pause menu is no
  /// such pause: its own sounds and the music go on.
  void set_paused(bool on);

  [[nodiscard]] double time() const { return time_; }
  [[nodiscard]] const Volumes& volumes() const { return volumes_; }
  [[nodiscard]] const std::string& current_music() const { return music_; }
  /// Names that were asked for but are not in the table, each once: a fault of the caller, for tests and the
  /// debug overlay.
  [[nodiscard]] const std::vector<std::string>& unknown_cues() const { return unknown_; }

 private:
  struct Past {
    double last_time{-1e9};
    std::size_t last_take{SIZE_MAX};
    std::vector<double> voice_ends;  ///< times at which the voices that still sound end
  };
  struct Duck {
    double decibels{0};
    double start{0};
    double end{0};
  };

  [[nodiscard]] double random_unit();
  [[nodiscard]] std::size_t choose_take(std::size_t takes, std::size_t last);
  [[nodiscard]] double ducking_decibels() const;
  void send_music_gain();
  void note_unknown(CueId id);

  const CueTable& cues_;
  Sink& sink_;
  std::uint64_t random_state_;
  double time_{0};
  Volumes volumes_;
  bool paused_{false};
  std::string music_;
  std::vector<Past> past_;  ///< one for each cue
  std::vector<Duck> ducks_;
  double sent_gain_{-1};
  std::vector<std::string> unknown_;
};

/// The linear gain of a slider: 0 is silence, 100 is 1, and what S11 asks for holds well below 100 too.
[[nodiscard]] double gain_of_percent(int percent);

}  // namespace audio
