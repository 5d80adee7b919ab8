// The device's callback pulls from Mixing; a worker thread loads files; one lock between them.
#include "audio/mixer_sink.hpp"

#include <SDL.h>
#include <SDL_mixer.h>

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "audio/decode.hpp"
#include "audio/mixing.hpp"

namespace audio {
namespace {

// 21 ms at 48 kHz: short enough that a hit and its sound are one.
constexpr int k_buffer_frames = 1024;

}  // namespace

struct MixerSink::Machine {
  Machine(const CueTable& table, std::filesystem::path sounds) : cues(table), folder(std::move(sounds)) {
    clips.resize(cues.size());
  }

  void load_all();
  void load_effects();
  void load_music(const MusicChange& change);
  void note(const core::Error& error);
  void stop();
  static void fill(void* machine, Uint8* stream, int length);

  const CueTable& cues;
  std::filesystem::path folder;
  mutable std::mutex mutex;
  std::condition_variable changed;
  Mixing mixing;
  std::vector<std::vector<SharedClip>> clips;  ///< by cue and take; null until loaded
  std::optional<MusicChange> wanted;           ///< the newest change of music that is not done yet
  std::vector<std::string> problems;
  bool busy{true};
  bool stopping{false};
  std::thread worker;
};

void MixerSink::Machine::fill(void* machine, Uint8* stream, int length) {
  auto* const self = static_cast<Machine*>(machine);
  const std::scoped_lock lock(self->mutex);
  // SDL hands out aligned memory; the device was opened as float.
  self->mixing.render({reinterpret_cast<float*>(stream), static_cast<std::size_t>(length) / sizeof(float)});
}

void MixerSink::Machine::note(const core::Error& error) {
  const std::scoped_lock lock(mutex);
  problems.push_back(error.message);
}

void MixerSink::Machine::load_effects() {
  for (std::size_t cue = 0; cue < cues.size(); ++cue) {
    if (cues[cue].group == Group::music) continue;
    std::vector<SharedClip> takes;
    for (const std::string& file : cues[cue].takes) {
      auto clip = decode(folder / file);
      if (!clip) note(clip.error());
      takes.push_back(clip ? std::make_shared<const Clip>(std::move(*clip)) : nullptr);
    }
    const std::scoped_lock lock(mutex);
    if (stopping) return;
    clips[cue] = std::move(takes);
  }
}

void MixerSink::Machine::load_music(const MusicChange& change) {
  std::unique_ptr<Loop> loop;
  if (const auto cue = cues.index_of(change.id)) {
    auto opened = open_loop(folder / cues[*cue].takes.front());
    if (!opened) note(opened.error());
    if (opened) loop = std::move(*opened);
  }
  const std::scoped_lock lock(mutex);
  // A newer wish overtakes this one.
  if (!wanted) mixing.music(std::move(loop), change.gain, change.fade_seconds);
}

void MixerSink::Machine::load_all() {
  load_effects();
  std::unique_lock lock(mutex);
  while (!stopping) {
    if (wanted) {
      const MusicChange change = *std::exchange(wanted, std::nullopt);
      lock.unlock();
      load_music(change);
      lock.lock();
      continue;
    }
    busy = false;
    changed.notify_all();
    changed.wait(lock, [this] { return stopping || wanted; });
  }
}

void MixerSink::Machine::stop() {
  {
    const std::scoped_lock lock(mutex);
    stopping = true;
  }
  changed.notify_all();
  if (worker.joinable()) worker.join();
}

core::Result<std::unique_ptr<MixerSink>> MixerSink::open(const CueTable& cues,
                                                         const std::filesystem::path& sounds_folder) {
  if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) {
    return core::fail(std::string("the sound device cannot be opened: ") + SDL_GetError());
  }
  if (Mix_OpenAudioDevice(k_rate, AUDIO_F32SYS, 2, k_buffer_frames, nullptr, 0) != 0) {
    const std::string reason = Mix_GetError();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
    return core::fail("the sound device cannot be opened: " + reason);
  }
  auto machine = std::make_unique<Machine>(cues, sounds_folder);
  Mix_HookMusic(&Machine::fill, machine.get());
  machine->worker = std::thread([raw = machine.get()] {
    raw->load_all();
    SDL_TLSCleanup();  // What SDL kept for this thread; it does so itself only for threads of its own.
  });
  return std::unique_ptr<MixerSink>(new MixerSink(std::move(machine)));
}

MixerSink::MixerSink(std::unique_ptr<Machine> machine) : machine_(std::move(machine)) {}

MixerSink::~MixerSink() {
  machine_->stop();
  Mix_HookMusic(nullptr, nullptr);
  Mix_CloseAudio();
  SDL_QuitSubSystem(SDL_INIT_AUDIO);
}

double MixerSink::play(const PlayedCue& cue) {
  const std::scoped_lock lock(machine_->mutex);
  const auto& takes = machine_->clips.at(cue.cue);
  if (cue.take >= takes.size() || !takes[cue.take]) return 0;
  machine_->mixing.start(takes[cue.take], cue.pitch, cue.gain, cue.pan);
  return takes[cue.take]->seconds() / cue.pitch;
}

void MixerSink::music(const MusicChange& change) {
  {
    const std::scoped_lock lock(machine_->mutex);
    machine_->wanted = change;
    machine_->busy = true;
  }
  machine_->changed.notify_all();
}

void MixerSink::music_gain(const MusicGain& gain) {
  const std::scoped_lock lock(machine_->mutex);
  machine_->mixing.set_music_gain(gain.gain);
}

void MixerSink::mono(bool on) {
  const std::scoped_lock lock(machine_->mutex);
  machine_->mixing.set_mono(on);
}

void MixerSink::pause(bool on) {
  const std::scoped_lock lock(machine_->mutex);
  machine_->mixing.set_paused(on);
}

void MixerSink::wait_until_loaded() {
  std::unique_lock lock(machine_->mutex);
  machine_->changed.wait(lock, [this] { return !machine_->busy; });
}

std::vector<std::string> MixerSink::problems() const {
  const std::scoped_lock lock(machine_->mutex);
  return machine_->problems;
}

}  // namespace audio
