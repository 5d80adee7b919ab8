// Opening the sound device; whatever fails leaves a silent game.
#include "game/app/sound_system.hpp"

#include <utility>

#include "audio/mixer_sink.hpp"

namespace game::app {

namespace {

/// Takes and pitches are cosmetic: the same ones in every session do no harm.
constexpr std::uint64_t k_seed = 0x6d657373;

core::Result<audio::CueTable> load_table(const paths::Assets& assets) {
  return assets.find("sounds/cues.json").and_then([](const auto& file) {
    return audio::CueTable::load(file);
  });
}

/// The folder in which the takes of the table lie.
core::Result<std::filesystem::path> sounds_folder(const paths::Assets& assets, const audio::CueTable& cues) {
  if (cues.size() == 0) return core::fail("the cue table is empty");
  return assets.find("sounds/" + cues[0].takes.front()).map([](const auto& file) {
    return file.parent_path();
  });
}

}  // namespace

SoundSystem::SoundSystem(const paths::Assets& assets, bool mute) {
  auto table = load_table(assets);
  if (!table) note_ = "No sound: " + table.error().message;
  cues_ = std::make_unique<audio::CueTable>(table ? *std::move(table) : audio::CueTable());
  if (!note_ && !mute) open_device(assets);
  if (!sink_) sink_ = std::make_unique<audio::NullSink>();
  player_ = std::make_unique<audio::Player>(*cues_, *sink_, k_seed);
}

void SoundSystem::open_device(const paths::Assets& assets) {
  const auto folder = sounds_folder(assets, *cues_);
  auto opened = folder ? audio::MixerSink::open(*cues_, *folder) : tl::unexpected(folder.error());
  if (opened) {
    sink_ = *std::move(opened);
  } else {
    note_ = "No sound: " + opened.error().message;
  }
}

}  // namespace game::app
