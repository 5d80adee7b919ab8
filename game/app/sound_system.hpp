// Sound from the cue table to the loudspeaker, or to nowhere with a note why.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "audio/cues.hpp"
#include "audio/player.hpp"
#include "audio/sink.hpp"
#include "game/paths/paths.hpp"

namespace game::app {

class SoundSystem {
 public:
  /// The cue table is sounds/cues.json; the synthesised files lie under the build's or the installed root.
  SoundSystem(const paths::Assets& assets, bool mute);

  audio::Player& player() { return *player_; }
  /// Why there is no sound; nothing if there is.
  const std::optional<std::string>& note() const { return note_; }

 private:
  void open_device(const paths::Assets& assets);

  std::unique_ptr<audio::CueTable> cues_;  ///< on the heap: sink and player point at it
  std::unique_ptr<audio::Sink> sink_;
  std::unique_ptr<audio::Player> player_;
  std::optional<std::string> note_;
};

}  // namespace game::app
