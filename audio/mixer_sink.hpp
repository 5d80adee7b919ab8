// The loudspeaker: a sink that plays on the sound device through SDL_mixer.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "audio/cues.hpp"
#include "audio/sink.hpp"
#include "engine/core/result.hpp"

namespace audio {

class MixerSink final : public Sink {
 public:
  /// Opens the device (48 kHz stereo). The error says why there is no sound; the program then goes on with a
  /// NullSink. Files load on a thread of their own: effects first, music when it is asked for, so that the
  /// first frame waits for neither. `cues` must outlive the sink.
  [[nodiscard]] static core::Result<std::unique_ptr<MixerSink>> open(
      const CueTable& cues, const std::filesystem::path& sounds_folder);
  ~MixerSink() override;

  double play(const PlayedCue& cue) override;
  void music(const MusicChange& change) override;
  void music_gain(const MusicGain& gain) override;
  void mono(bool on) override;
  void pause(bool on) override;

  /// Waits until everything asked for is loaded. For tests; the program never waits.
  void wait_until_loaded();
  /// What could not be loaded, one line each; for the settings page.
  [[nodiscard]] std::vector<std::string> problems() const;

 private:
  struct Machine;
  explicit MixerSink(std::unique_ptr<Machine> machine);
  std::unique_ptr<Machine> machine_;
};

}  // namespace audio
