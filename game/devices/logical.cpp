// Names of the logical buttons.
#include "game/devices/logical.hpp"

namespace game::devices {

namespace {

constexpr bool names_are_in_order() {
  for (std::size_t i = 0; i < k_logical_names.size(); ++i) {
    if (k_logical_names[i].logical != static_cast<Logical>(i)) return false;
  }
  return true;
}
static_assert(names_are_in_order(), "the table is indexed by the enum");

}  // namespace

std::string_view logical_name(Logical logical) {
  return k_logical_names[static_cast<std::size_t>(logical)].name;
}

std::optional<Logical> find_logical(std::string_view name) {
  for (const LogicalName& entry : k_logical_names) {
    if (entry.name == name) return entry.logical;
  }
  return std::nullopt;
}

}  // namespace game::devices
