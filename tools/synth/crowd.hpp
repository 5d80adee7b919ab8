// Voices: throats made of saws and breath, mouths made of three resonances, many of them.
#pragma once

#include <cstdint>

#include "tools/synth/signal.hpp"

namespace synth {

[[nodiscard]] Signal crowd_ooh(std::uint64_t seed);
[[nodiscard]] Signal crowd_laugh(std::uint64_t seed);
[[nodiscard]] Signal crowd_cheer(std::uint64_t seed);

}  // namespace synth
