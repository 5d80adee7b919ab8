// A keyed shuffle of the seven symbols.
#include "game/secret/buttons.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/hash.hpp"

namespace game::secret {

ButtonRow buttons_of(std::uint64_t key, int round, int seat) {
  constexpr std::uint64_t k_purpose = 0x7365637265746279;
  const std::uint64_t row_key =
      core::mix(core::mix(core::mix(key, k_purpose), static_cast<std::uint64_t>(round)),
                static_cast<std::uint64_t>(seat));
  ButtonRow row = k_symbols;
  for (std::size_t left = row.size(); left > 1; --left) {
    std::swap(row[left - 1], row[core::mix(row_key, left) % left]);
  }
  return row;
}

std::optional<int> column_of(const ButtonRow& row, devices::Logical button, int columns) {
  const auto end = row.begin() + columns;
  const auto found = std::find(row.begin(), end, button);
  if (found == end) return std::nullopt;
  return static_cast<int>(found - row.begin());
}

}  // namespace game::secret
