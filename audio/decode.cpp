// WAV by SDL, OGG by libvorbisfile; both become 16-bit clips.
#include "audio/decode.hpp"

#include <SDL.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

#include "audio/ogg_file.hpp"

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
  const auto opened = OggFile::open(file);
  if (!opened) return tl::unexpected(opened.error());
  Clip clip;
  clip.channels = 2;
  std::array<float, 8192> piece{};
  while (const std::size_t got = (*opened)->read(piece)) {
    for (std::size_t index = 0; index < got; ++index) {
      const float value = std::clamp(piece[index], -1.0F, 0.9999F);
      clip.samples.push_back(static_cast<std::int16_t>(std::lround(value * 32768.0F)));
    }
  }
  return clip;
}

std::filesystem::path with_wav_ending(std::filesystem::path file) {
  return file.replace_extension(".wav");
}

}  // namespace

bool is_ogg(const std::filesystem::path& file) {
  return file.extension() == ".ogg" &&
         (std::filesystem::exists(file) || !std::filesystem::exists(with_wav_ending(file)));
}

core::Result<Clip> decode(const std::filesystem::path& file) {
  return is_ogg(file) ? decode_ogg(file) : decode_wav(with_wav_ending(file));
}

}  // namespace audio
