// How a button is drawn in a prompt: the sprite of a glyph and, for keys, the label on it.
#pragma once

#include <string>

#include "game/devices/bindings.hpp"

namespace game::devices {

struct Prompt {
  std::string sprite;  ///< "glyph-south", "glyph-key-wide", … in assets/pictures
  std::string label;   ///< drawn on keys and on pad buttons without a glyph of their own; else empty
  bool operator==(const Prompt&) const = default;
};

/// Moves on a pad give the whole d-pad; the mouse has no moves (empty sprite). Needs no SDL video.
[[nodiscard]] Prompt prompt(const Bindings& bindings, DeviceKind kind, Logical logical);

}  // namespace game::devices
