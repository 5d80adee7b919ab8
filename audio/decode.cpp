// WAV by SDL, OGG by SDL_mixer; both become 16-bit clips at our rate.
#include "audio/decode.hpp"

#include <SDL.h>
#include <SDL_mixer.h>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace audio {
namespace {

core::Result<Clip> decode_wav(const std::filesystem::path& file) {
  SDL_AudioSpec spec{};
  Uint8* bytes = nullptr;
  Uint32 length = 0;
  if (SDL_LoadWAV(file.c_str(), &spec, &bytes, &length) == nullptr) {
    return core::fail(file.string() + ": cannot be read: " + SDL_GetError());
  }
  const std::unique_ptr<Uint8, decltype(&SDL_FreeWAV)> owner(bytes, SDL_FreeWAV);
  if (spec.format != AUDIO_S16SYS || spec.freq != k_rate || spec.channels > 2) {
    return core::fail(file.string() + ": should be 16 bit, 48000 Hz, mono or stereo");
  }
  Clip clip;
  clip.channels = spec.channels;
  clip.samples.resize(length / sizeof(std::int16_t));
  std::memcpy(clip.samples.data(), bytes, clip.samples.size() * sizeof(std::int16_t));
  return clip;
}

core::Result<Clip> decode_ogg(const std::filesystem::path& file) {
  const std::unique_ptr<Mix_Chunk, decltype(&Mix_FreeChunk)> chunk(Mix_LoadWAV(file.c_str()), Mix_FreeChunk);
  if (!chunk) return core::fail(file.string() + ": cannot be read: " + Mix_GetError());
  // SDL_mixer converts to the device's format, which MixerSink opens as float stereo.
  Clip clip;
  clip.channels = 2;
  clip.samples.resize(chunk->alen / sizeof(float));
  for (std::size_t index = 0; index < clip.samples.size(); ++index) {
    float value = 0;
    std::memcpy(&value, chunk->abuf + index * sizeof(float), sizeof(float));
    clip.samples[index] =
        static_cast<std::int16_t>(std::lround(std::clamp(value, -1.0F, 0.9999F) * 32768.0F));
  }
  return clip;
}

}  // namespace

core::Result<Clip> decode(const std::filesystem::path& file) {
  std::filesystem::path found = file;
  if (!std::filesystem::exists(found)) found.replace_extension(".wav");
  return found.extension() == ".wav" ? decode_wav(found) : decode_ogg(found);
}

}  // namespace audio
