// Many voices at once.
#pragma once

#include <cstdint>

#include "tools/synth/signal.hpp"

namespace synth {

[[nodiscard]] Signal crowd_ooh(std::uint64_t seed);
[[nodiscard]] Signal crowd_laugh(std::uint64_t seed);
[[nodiscard]] Signal crowd_gasp(std::uint64_t seed);
[[nodiscard]] Signal crowd_cheer(std::uint64_t seed);

}  // namespace synth
