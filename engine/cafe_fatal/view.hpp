// What a player of Café Fatal may know. All players know the same: only the bag's order is hidden (CF-A18).
#pragma once

#include "engine/cafe_fatal/board.hpp"

namespace cafe_fatal {

struct View {
  Board board;
  /// Pieces left in the bag, by kind: the box less what was seen.
  Pieces bag{};
  /// The seat that looks, or `core::k_everybody`.
  core::Seat viewer{};
};
static_assert(std::has_unique_object_representations_v<View>);

}  // namespace cafe_fatal
