// Chances in Café Fatal that a seat which does not lead a table now takes it by the round's end.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace bots {

/// How near a seat is to a table: dice on it, may place a new result there, or neither.
enum class Access : std::uint8_t { on, next, far };

inline constexpr std::array<std::array<std::array<float, 7>, 7>, 3> k_take{{
    {{
        {0.000F, 0.224F, 0.385F, 0.501F, 0.585F, 0.645F, 0.689F},
        {0.000F, 0.000F, 0.063F, 0.153F, 0.251F, 0.344F, 0.428F},
        {0.000F, 0.000F, 0.000F, 0.018F, 0.055F, 0.110F, 0.176F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.005F, 0.019F, 0.045F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.001F, 0.006F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F},
    }},
    {{
        {0.000F, 0.140F, 0.224F, 0.274F, 0.305F, 0.323F, 0.334F},
        {0.000F, 0.000F, 0.056F, 0.123F, 0.184F, 0.232F, 0.268F},
        {0.000F, 0.000F, 0.000F, 0.022F, 0.063F, 0.111F, 0.159F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.009F, 0.030F, 0.063F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.004F, 0.014F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.001F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F},
    }},
    {{
        {0.000F, 0.035F, 0.058F, 0.073F, 0.082F, 0.088F, 0.092F},
        {0.000F, 0.000F, 0.012F, 0.028F, 0.044F, 0.057F, 0.068F},
        {0.000F, 0.000F, 0.000F, 0.004F, 0.013F, 0.024F, 0.035F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.002F, 0.005F, 0.012F},
        {0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.001F, 0.002F},
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
