// The secret buttons: which of seven buttons stands under which card in a seat's row.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "game/devices/logical.hpp"

namespace game::secret {

inline constexpr int k_columns = 7;

/// Four directions and three face buttons; back is never a card (look.md, planning in secret, rule 3).
inline constexpr std::array<devices::Logical, k_columns> k_symbols{
    devices::Logical::move_up,    devices::Logical::move_down, devices::Logical::move_left,
    devices::Logical::move_right, devices::Logical::confirm,   devices::Logical::info,
    devices::Logical::log};

/// By column. Every round and every seat has a permutation of its own, so that a neighbour's thumbs mean
/// nothing without a search in that row (rule 2). `key` is the table's; it has nothing to do with the rules'
/// chance.
using ButtonRow = std::array<devices::Logical, k_columns>;
ButtonRow buttons_of(std::uint64_t key, int round, int seat);

/// The column that this button means; nothing for back, pause and the pointer, and beyond `columns`.
std::optional<int> column_of(const ButtonRow& row, devices::Logical button, int columns = k_columns);

}  // namespace game::secret
