// Writing 16-bit WAV files.
#pragma once

#include <filesystem>

#include "tools/synth/room.hpp"
#include "tools/synth/signal.hpp"

namespace synth {

/// False if the file could not be written completely.
[[nodiscard]] bool write_wav(const std::filesystem::path& file, const Signal& mono);
[[nodiscard]] bool write_wav(const std::filesystem::path& file, const StereoSignal& stereo);

}  // namespace synth
