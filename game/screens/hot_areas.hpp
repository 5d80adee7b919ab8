// Where this frame's picture can be pointed at, by name: for the mouse and for scripts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/devices/device.hpp"
#include "game/input_script/player.hpp"
#include "render/geometry.hpp"

namespace game::screens {

class HotAreas {
 public:
  void clear() { areas_.clear(); }
  /// Later areas lie over earlier ones.
  void add(std::string name, render::Rect rect) { areas_.push_back({std::move(name), rect}); }
  /// The name under the pointer; empty if there is none.
  std::string_view at(devices::Point pointer) const {
    for (auto area = areas_.rbegin(); area != areas_.rend(); ++area) {
      if (area->rect.contains({pointer.x, pointer.y})) return area->name;
    }
    return {};
  }
  void observe(input_script::Observed& observed) const {
    for (const Area& area : areas_) {
      const render::Point centre = area.rect.centre();
      observed.places[area.name] = {centre.x, centre.y};
    }
  }

 private:
  struct Area {
    std::string name;
    render::Rect rect;
  };
  std::vector<Area> areas_;
};

}  // namespace game::screens
