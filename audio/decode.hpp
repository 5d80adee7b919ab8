// Reading sound files through SDL and SDL_mixer.
#pragma once

#include <filesystem>

#include "audio/clip.hpp"
#include "engine/core/result.hpp"

namespace audio {

/// Reads a WAV file (16 bit, k_rate), or an OGG file, for which SDL_mixer's device must be open. Where
/// `file` is an OGG that does not exist, a WAV of the same stem is taken: builds without an encoder keep
/// those.
[[nodiscard]] core::Result<Clip> decode(const std::filesystem::path& file);

}  // namespace audio
