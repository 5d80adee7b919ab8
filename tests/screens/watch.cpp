// Presses by what the screen says, and compares what is drawn with what may be known.
#include "watch.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "game/screens/table_screen.hpp"

namespace watch {

using game::devices::Logical;
using Button = game::devices::PadButton;

namespace {

Button button_of(Logical logical) {
  switch (logical) {
    case Logical::move_up:
      return Button::up;
    case Logical::move_down:
      return Button::down;
    case Logical::move_left:
      return Button::left;
    case Logical::move_right:
      return Button::right;
    case Logical::confirm:
      return Button::south;
    case Logical::back:
      return Button::east;
    case Logical::info:
      return Button::north;
    default:
      return Button::west;
  }
}

}  // namespace

std::string letter(int seat) {
  return core::name(core::seat_at(seat));
}

void press_column(House& house, const TablePage& page, int seat, int column) {
  const auto& row = page.keeper().rows().at(seat);
  house.press(seat + 1, button_of(row.buttons()[static_cast<std::size_t>(column)]));
}

TablePage& open(House& house, const game::screens::Lobby& lobby, std::uint64_t seed) {
  auto& services = house.shell().services();
  auto table = open_table(services, lobby, seed);
  if (!table) FAIL(table.error().message);
  auto& page = dynamic_cast<TablePage&>(**table);
  services.screens.restart(*std::move(table));
  for (const int person : lobby.map().people()) house.plug_in(person + 1);
  return page;
}

Watch::Watch(House& house, TablePage& page, Knowledge knowledge)
    : house_(house), page_(page), knowledge_(std::move(knowledge)) {
  // People may be called like food.
  for (const auto& who : page.table().seats()) knowledge_.labels.erase(who.name);
  house.shell().canvas().set_audit(true);
}

void Watch::frame() {
  house_.wait(1.0 / 60.0);
  if (house_.top() != "table") return;
  const auto& session = page_.table();
  const std::set<int> public_now = knowledge_.known(session.view(core::k_everybody));
  recent_.insert(public_now.begin(), public_now.end());
  house_.draw();
  ++frames_;
  std::set<int> allowed = recent_;
  const auto& keeper = page_.keeper();
  if (keeper.is_private()) {
    ++private_frames_;
    const std::set<int> own = knowledge_.known(session.view(core::seat_at(keeper.curtain().seat())));
    allowed.insert(own.begin(), own.end());
  }
  if (keeper.is_decoy() && keeper.is_private()) ++decoy_frames_;
  for (const auto& element : house_.shell().canvas().drawn()) {
    const auto found = knowledge_.labels.find(element.label);
    if (found == knowledge_.labels.end() || allowed.contains(found->second)) continue;
    if (leaks_.size() < 5)
      leaks_.push_back(element.label + " in frame " + std::to_string(frames_) +
                       (keeper.is_private() ? ", only for " + letter(keeper.curtain().seat()) : ""));
  }
  // The stage may lag behind; once it rests only the present counts.
  if (!house_.shows("busy") && !house_.shows("working") && keeper.settled()) recent_ = public_now;
}

void Hands::act() {
  constexpr std::array k_buttons{Button::south, Button::south, Button::south, Button::south, Button::right,
                                 Button::left,  Button::up,    Button::down,  Button::east};
  for (int seat = 0; seat < people_ && house_.top() == "table"; ++seat) {
    const auto& keeper = page_.keeper();
    if (house_.shows("board=plan") || house_.shows("board=vote")) {
      if (!keeper.rows().contains(seat) || house_.shows("ready=" + letter(seat))) continue;
      press_column(house_, page_, seat, below(7));
      continue;
    }
    if (house_.shows("curtain=" + letter(seat))) {
      house_.press(seat + 1, Button::south);
    } else if (house_.shows("asked=" + letter(seat))) {
      house_.press(seat + 1, k_buttons[static_cast<std::size_t>(below(k_buttons.size()))]);
    }
  }
}

}  // namespace watch
