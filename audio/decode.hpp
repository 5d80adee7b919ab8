// Reading whole sound files into memory.
#pragma once

#include <filesystem>

#include "audio/clip.hpp"
#include "engine/core/result.hpp"

namespace audio {

/// Reads a WAV file (16 bit, k_rate) or an OGG file (stereo, k_rate). Where `file` is an OGG that does not
/// exist, a WAV of the same stem is taken: builds without an encoder keep those. Errors name the file.
[[nodiscard]] core::Result<Clip> decode(const std::filesystem::path& file);

/// Whether `decode` would read it as OGG.
[[nodiscard]] bool is_ogg(const std::filesystem::path& file);

}  // namespace audio
