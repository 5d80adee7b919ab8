// What the card gallery does; how it looks is drawn in card_gallery_drawing.cpp.
#include "game/menus/card_gallery.hpp"

#include <array>
#include <charconv>

#include "game/menus/card_gallery_page.hpp"

namespace game::menus {

using devices::DeviceKind;
using devices::Logical;
using devices::Phase;

namespace {

/// The number at the end of "card-12"; nothing for other areas.
std::optional<std::size_t> number_after(std::string_view area, std::string_view prefix) {
  if (!area.starts_with(prefix)) return std::nullopt;
  std::size_t value = 0;
  const std::string_view digits = area.substr(prefix.size());
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return read.ec == std::errc() ? std::optional(value) : std::nullopt;
}

}  // namespace

void CardGallery::act(const devices::Action& action) {
  if (action.logical == Logical::point) return point_at(action.pointer);
  if (!action.is_press()) return;
  if (action.device.kind == DeviceKind::mouse && act_by_mouse(action)) return;
  if (devices::is_move(action.logical)) return move(action.logical);
  if (action.phase != Phase::pressed || action.resting) return;
  const bool closes =
      action.logical == Logical::back || action.logical == Logical::info || action.logical == Logical::pause;
  if (closes) return close();
  if (action.logical != Logical::confirm || action.device.kind == DeviceKind::mouse) return;
  if (on_tabs_) return move(Logical::move_down);
  mix();
}

/// True if the click was on something.
bool CardGallery::act_by_mouse(const devices::Action& action) {
  if (action.logical != Logical::confirm || action.phase != Phase::pressed) return false;
  const std::string_view area = areas_.at(action.pointer);
  if (const auto tab = number_after(area, "tab-")) {
    on_tabs_ = true;
    show_section(*tab);
  } else if (const auto card = number_after(area, "card-")) {
    const bool again = !on_tabs_ && *card == card_;
    on_tabs_ = false;
    focus_card(*card);
    if (again) mix();
  } else if (area == "rows-up" || area == "rows-down") {
    scroll(area == "rows-up" ? -k_rows : k_rows);
  } else if (const auto hinted = screens::hint_of(area)) {
    if (*hinted == Logical::back) close();
    if (*hinted == Logical::confirm) mix();
  } else {
    return false;
  }
  return true;
}

void CardGallery::point_at(devices::Point pointer) {
  const auto card = number_after(areas_.at(pointer), "card-");
  if (!card || (!on_tabs_ && *card == card_)) return;
  on_tabs_ = false;
  focus_card(*card);
}

void CardGallery::move(Logical direction) {
  const int step = direction == Logical::move_left || direction == Logical::move_up ? -1 : 1;
  const bool sideways = direction == Logical::move_left || direction == Logical::move_right;
  if (on_tabs_) {
    const std::size_t sections = content_->sections().size();
    if (sideways)
      return show_section((section_ + sections + static_cast<std::size_t>(step + 1) - 1) % sections);
    if (step < 0) return;
    on_tabs_ = false;
    return focus_card(card_);
  }
  const std::size_t columns = this->columns();
  if (direction == Logical::move_up && card_ < columns) {
    on_tabs_ = true;
    motion_.moved();
    services_.sounds.play("focus-move");
    return;
  }
  const auto last = static_cast<int>(section().cards.size()) - 1;
  int wanted = static_cast<int>(card_) + step * (sideways ? 1 : static_cast<int>(columns));
  // From above a short last row one comes to its end.
  if (wanted > last && !sideways && card_ / columns + 1 < rows()) wanted = last;
  if (wanted < 0 || wanted > last) return;
  focus_card(static_cast<std::size_t>(wanted));
}

void CardGallery::show_section(std::size_t section) {
  if (section >= content_->sections().size() || section == section_) return;
  section_ = section;
  card_ = 0;
  first_row_ = 0;
  turn_ = 0;
  motion_.moved();
  services_.sounds.play("focus-move");
}

void CardGallery::focus_card(std::size_t card) {
  if (card >= section().cards.size()) return;
  card_ = card;
  turn_ = 0;
  motion_.moved();
  services_.sounds.play("focus-move");
  scroll_to_focus();
}

void CardGallery::scroll_to_focus() {
  const std::size_t row = card_ / columns();
  if (row < first_row_) first_row_ = row;
  if (row >= first_row_ + k_rows) first_row_ = row + 1 - k_rows;
}

/// By the mouse; the focus comes along.
void CardGallery::scroll(int rows) {
  const int most = std::max(0, static_cast<int>(this->rows()) - k_rows);
  const auto first = static_cast<std::size_t>(std::clamp(static_cast<int>(first_row_) + rows, 0, most));
  if (first == first_row_) return;
  first_row_ = first;
  const std::size_t column = card_ % columns();
  const std::size_t row = std::clamp<std::size_t>(card_ / columns(), first_row_, first_row_ + k_rows - 1);
  focus_card(std::min(row * columns() + column, section().cards.size() - 1));
}

void CardGallery::mix() {
  if (!has_example()) return;
  ++turn_;
  services_.sounds.play("confirm");
}

void CardGallery::close() {
  services_.sounds.play("back");
  services_.screens.pop();
}

void CardGallery::observe(input_script::Observed& observed) const {
  areas_.observe(observed);
  observed.states.insert("section=" + section().title);
  observed.states.insert("card=" + card().id);
  observed.states.insert(on_tabs_ ? "focus=sections" : "focus=cards");
}

namespace {

struct GameGallery {
  std::string_view game;
  std::unique_ptr<GalleryContent> (*make)(app::Services& services);
};
constexpr std::array<GameGallery, 3> k_galleries{GameGallery{"cafe-chaos", make_chaos_gallery},
                                                 GameGallery{"what-the-food", make_food_gallery},
                                                 GameGallery{"cooking-customers", make_kitchen_gallery}};

const GameGallery* gallery_of(std::string_view game) {
  const auto* found = std::find_if(k_galleries.begin(), k_galleries.end(),
                                   [game](const GameGallery& gallery) { return gallery.game == game; });
  return found == k_galleries.end() ? nullptr : found;
}

}  // namespace

bool has_card_gallery(std::string_view game) {
  return gallery_of(game) != nullptr;
}

std::unique_ptr<screens::Screen> make_card_gallery(app::Services& services, std::string_view game) {
  return std::make_unique<CardGallery>(services, gallery_of(game)->make(services));
}

}  // namespace game::menus
