// Takes glances from views and positions.
#include "engine/cooking_customers/glance.hpp"

#include "engine/cooking_customers/state.hpp"

namespace cooking_customers {

Glance glance_of(const View& view) {
  const auto side = view.board.player(view.viewer).side;
  return {&view.board, &view.hand, view.viewer, view.tips[side], view.next_needs};
}

Glance glance_of(const core::AnyState& any, Seat seat) {
  const auto& state = any.as<State>();
  const auto side = state.board.player(seat).side;
  const TablePile& tables = state.tables;
  const std::uint8_t next = tables.empty() ? std::uint8_t{0} : tables[tables.size() - 1].needs;
  return {&state.board, &state.hands[static_cast<std::size_t>(seat)], seat, state.tips[side], next};
}

}  // namespace cooking_customers
