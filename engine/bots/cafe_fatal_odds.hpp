// Chances in Café Fatal that a seat which does not lead a table now takes it by the round's end.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace bots {

/// How near a seat is to a table: dice on it, may place a new result there, or neither.
enum class Access : std::uint8_t { on, next, far };

/// By access, dice needed less 1, and dice in hand. The shape is a binomial tail (a die in hand shows what is
/// needed in one of its throws with 28, 40 and 35 %), its height was tuned in play against an earlier greedy.
inline constexpr std::array<std::array<std::array<float, 7>, 7>, 3> k_take{{
    {{
        {0.000F, 0.095F, 0.164F, 0.213F, 0.249F, 0.274F, 0.293F},
        {0.000F, 0.000F, 0.027F, 0.065F, 0.106F, 0.146F, 0.182F},
        {0.000F, 0.000F, 0.000F, 0.011F, 0.035F, 0.069F, 0.110F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.002F, 0.008F, 0.019F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.001F, 0.003F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F},
    }},
    {{
        {0.000F, 0.148F, 0.237F, 0.290F, 0.322F, 0.341F, 0.353F},
        {0.000F, 0.000F, 0.059F, 0.130F, 0.194F, 0.245F, 0.284F},
        {0.000F, 0.000F, 0.000F, 0.024F, 0.066F, 0.117F, 0.169F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.009F, 0.032F, 0.066F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.004F, 0.015F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.002F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F},
    }},
    {{
        {0.000F, 0.007F, 0.012F, 0.015F, 0.016F, 0.018F, 0.018F},
        {0.000F, 0.000F, 0.002F, 0.006F, 0.009F, 0.011F, 0.014F},
        {0.000F, 0.000F, 0.000F, 0.001F, 0.003F, 0.005F, 0.007F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.001F, 0.002F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F},
    }},
}};

/// `needed`: dice that must be added, at least 1; `hand`: dice the seat still has, 0 … 6.
constexpr float chance_to_take(Access access, int needed, int hand) {
  if (needed > hand) return 0;
  return k_take[static_cast<std::size_t>(access)][static_cast<std::size_t>(needed - 1)]
               [static_cast<std::size_t>(hand)];
}

}  // namespace bots
