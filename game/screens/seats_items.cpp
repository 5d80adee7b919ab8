// The list that up and down walk along on the seats screen, and who has the focus where.
#include <algorithm>
#include <charconv>

#include "game/screens/presets.hpp"
#include "game/screens/seats_page.hpp"

namespace game::screens {

using devices::DeviceId;

int SeatsPage::preset_item() const {
  return has_presets(lobby_.game()) ? lobby_.places() : -1;
}
int SeatsPage::places_item() const {
  return lobby_.places() + (has_presets(lobby_.game()) ? 1 : 0);
}
int SeatsPage::hints_item() const {
  return places_item() + 1 + static_cast<int>(options_of(lobby_).size());
}

OptionRow SeatsPage::option_at(int item) const {
  return options_of(lobby_)[static_cast<std::size_t>(item - places_item() - 1)];
}

SeatsPage::Item SeatsPage::part_at(int item) const {
  if (item < lobby_.places()) return {Part::seat, item};
  if (item == preset_item()) return {Part::preset};
  if (item == places_item()) return {Part::places};
  if (item == hints_item()) return {Part::hints};
  if (item == start_item()) return {Part::start};
  return {Part::option, 0, option_at(item).label};
}

/// Of a place that is gone the last one, of an option that is gone the places: they took it along.
int SeatsPage::item_of(const Item& part) const {
  switch (part.part) {
    case Part::seat:
      return std::min(part.seat, lobby_.places() - 1);
    case Part::preset:
      return preset_item();
    case Part::places:
      return places_item();
    case Part::option:
      for (int item = places_item() + 1; item < hints_item(); ++item) {
        if (option_at(item).label == part.label) return item;
      }
      return places_item();
    case Part::hints:
      return hints_item();
    case Part::start:
      break;
  }
  return start_item();
}

int SeatsPage::focus_of(DeviceId device) const {
  const auto found = focus_.find(device);
  if (found != focus_.end()) return item_of(found->second);
  if (device == lobby_.owner() || !lobby_.map().is_used(device)) return start_item();
  return lobby_.map().seats_of(device).front();
}

void SeatsPage::set_focus(DeviceId device, int item) {
  if (item == focus_of(device) || item < 0 || item >= item_count()) return;
  focus_[device] = part_at(item);
  motion_.moved();
  services_.sounds.play("focus-move");
}

bool SeatsPage::is_own(DeviceId device, int item) const {
  const auto own = lobby_.map().seats_of(device);
  return std::find(own.begin(), own.end(), item) != own.end();
}

std::optional<int> SeatsPage::area_item(std::string_view area) const {
  constexpr std::string_view k_seat = "seat-";
  if (area.starts_with(k_seat)) {
    int seat = 0;
    std::from_chars(area.data() + k_seat.size(), area.data() + area.size(), seat);
    return seat - 1;
  }
  if (area.starts_with("preset")) return preset_item();
  if (area.starts_with("places")) return places_item();
  if (area == "hints") return hints_item();
  if (area == "start") return start_item();
  constexpr std::string_view k_option = "option-";
  if (!area.starts_with(k_option)) return std::nullopt;
  int option = 0;
  std::from_chars(area.data() + k_option.size(), area.data() + area.size(), option);
  return places_item() + option;
}

}  // namespace game::screens
