// The whole position of Café Fatal: the board, the bag in its order, and the chance stream.
#pragma once

#ifdef MESSHALL_BOTS
#error "Bots see views alone: include engine/cafe_fatal/view.hpp"
#endif

#include "engine/cafe_fatal/board.hpp"
#include "engine/core/chance.hpp"
#include "engine/core/fixed_list.hpp"

namespace cafe_fatal {

struct State {
  Board board;
  /// The next morsel last, so that drawing takes from the end.
  core::FixedList<Morsel, k_box> bag;
  core::ChanceStream stream;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 2560);

}  // namespace cafe_fatal
