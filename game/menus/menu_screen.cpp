// Logical buttons to ImGui's navigation, rows and buttons of the menu board.
#include "game/menus/menu_screen.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include <cstring>
#include <optional>

#include "game/menus/menu_mark.hpp"
#include "render/tween.hpp"

namespace game::menus {

using devices::Logical;
using devices::Phase;
using render::MenuInput;

namespace {

std::optional<MenuInput> menu_input(Logical logical) {
  switch (logical) {
    case Logical::move_up:
      return MenuInput::up;
    case Logical::move_down:
      return MenuInput::down;
    case Logical::move_left:
      return MenuInput::left;
    case Logical::move_right:
      return MenuInput::right;
    case Logical::confirm:
      return MenuInput::confirm;
    default:
      return std::nullopt;
  }
}

/// ImGui hides the focus until it is steered by keys; our menus show it from the start.
void show_focus() {
  ImGuiContext& context = *ImGui::GetCurrentContext();
  context.NavDisableHighlight = false;
  context.NavDisableMouseHover = true;
}

}  // namespace

MenuScreen::~MenuScreen() = default;

void MenuScreen::enter() {
  focused_ = 0;
  pending_change_ = 0;
  new_page(focus_label_);
}

void MenuScreen::close() {
  services_.sounds.play("back");
  services_.screens.pop();
}

void MenuScreen::act(const devices::Action& action) {
  const bool by_mouse = action.device.kind == devices::DeviceKind::mouse;
  if (action.phase == Phase::pressed && action.logical == Logical::back) return leave();
  if (by_mouse) {
    const auto hint = screens::hint_of(areas_.at(action.pointer));
    const bool clicked = action.logical == Logical::confirm && action.phase == Phase::pressed;
    if (clicked && hint == Logical::back) leave();
    return;
  }
  const bool sideways = action.logical == Logical::move_left || action.logical == Logical::move_right;
  if (sideways && action.is_press()) {
    const int direction = action.logical == Logical::move_left ? -1 : 1;
    if (change(direction)) {
      pending_change_ = direction;
      return;
    }
  }
  // ImGui repeats by itself while a direction is held.
  if (action.phase == Phase::repeated) return;
  if (const auto input = menu_input(action.logical)) {
    if (action.is_press()) show_focus();
    services_.imgui.navigate(*input, action.is_press());
  }
}

void MenuScreen::update(double seconds) {
  time_ += seconds;
}

void MenuScreen::draw() {
  areas_.clear();
  const float share = render::progress_at(time_, 0.0, k_opening_seconds);
  services_.canvas.wash(render::with_alpha(render::k_ink, 0.5F * share));
  const auto shown = hints();
  const render::Rect safe = services_.canvas.viewport().safe();
  draw_hint_band(services_, areas_, shown, {safe.x, safe.bottom() - 30.0F});
}

std::vector<screens::Hint> MenuScreen::hints() const {
  if (services_.devices.last_used().kind == devices::DeviceKind::mouse) return {{Logical::back, "Back"}};
  return {{Logical::move_up, "Move", true}, {Logical::confirm, "Choose"}, {Logical::back, "Back"}};
}

void MenuScreen::draw_menu() {
  places_.clear();
  if (services_.imgui.begin_board(title_.c_str(), size_)) {
    begin_list();
    draw_board();
    ImGui::EndChild();
  }
  services_.imgui.end_board();
  pending_change_ = 0;
  claimed_ = false;
  if (claiming_frames_ > 0 && --claiming_frames_ == 0) restored_label_.clear();
  const ImGuiContext& context = *ImGui::GetCurrentContext();
  if (context.NavId != focused_ && focused_ != 0 && time_ > k_opening_seconds)
    services_.sounds.play("focus-move");
  focused_ = context.NavId;
}

/// What does not fit is scrolled under the heading, and a bar at the side says so.
void MenuScreen::begin_list() {
  const float unit = services_.imgui.unit();
  // As wide as the board's own padding leaves, and room round it for the focus ring.
  const ImVec2 room{30.0F * unit, 24.0F * unit};
  ImGui::SetCursorPos({ImGui::GetCursorPosX() - room.x, ImGui::GetCursorPosY() - room.y * 0.4F});
  const ImVec2 rest = ImGui::GetContentRegionAvail();
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, room);
  ImGui::PushStyleVar(ImGuiStyleVar_ChildBorderSize, 0.0F);
  ImGui::BeginChild("list", {rest.x + room.x, rest.y + room.y * 0.4F}, false,
                    ImGuiWindowFlags_AlwaysUseWindowPadding | ImGuiWindowFlags_NoBackground);
  ImGui::PopStyleVar(2);
}

void MenuScreen::claim_focus(std::string_view label) {
  if (claiming_frames_ == 0 || claimed_ || (!restored_label_.empty() && restored_label_ != label)) return;
  claimed_ = true;
  ImGui::SetFocusID(ImGui::GetItemID(), ImGui::GetCurrentWindow());
  if (services_.devices.last_used().kind != devices::DeviceKind::mouse) show_focus();
}

void MenuScreen::note_place(const char* label) {
  const ImVec2 low = ImGui::GetItemRectMin();
  const ImVec2 high = ImGui::GetItemRectMax();
  const auto corner = services_.canvas.viewport().to_logical({low.x, low.y});
  const auto other = services_.canvas.viewport().to_logical({high.x, high.y});
  places_.add(label, {corner.x, corner.y, other.x - corner.x, other.y - corner.y});
  if (ImGui::GetItemID() == ImGui::GetCurrentContext()->NavId) focus_label_ = label;
}

bool MenuScreen::button(const char* label, float width) {
  const bool pressed = services_.imgui.button(label, width);
  claim_focus(label);
  note_place(label);
  if (pressed) services_.sounds.play("confirm");
  return pressed;
}

int MenuScreen::value_row(const char* label, const std::string& value, const char* help,
                          const stage::Who* who, int seat) {
  const float unit = services_.imgui.unit();
  const float line = ImGui::GetTextLineHeight();
  const ImVec2 corner = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float padding = 11.0F * unit;
  const float wrap = width - 2.0F * padding;
  const float help_height = *help == '\0' ? 0.0F : ImGui::CalcTextSize(help, nullptr, false, wrap).y;
  const float height = line + help_height + 2.0F * padding;
  const bool clicked = ImGui::InvisibleButton(label, {width, height});
  claim_focus(label);
  note_place(label);
  const bool focused = ImGui::IsItemFocused();
  const bool lit = ImGui::IsItemHovered() || (focused && !ImGui::GetCurrentContext()->NavDisableHighlight);
  ImDrawList* list = ImGui::GetWindowDrawList();
  const auto colour = [](render::Colour c) { return IM_COL32(c.r, c.g, c.b, c.a); };
  if (lit) {
    list->AddRectFilled(corner, {corner.x + width, corner.y + height}, colour(render::k_mustard),
                        14.0F * unit);
  }
  const ImU32 ink = colour(lit ? render::k_ink : render::k_paper);
  const ImU32 dim = colour(lit ? render::k_ink : render::k_cream);
  float label_left = corner.x + padding;
  if (who != nullptr) {
    draw_menu_mark(*list, seat, who->letter, {label_left + line * 0.6F, corner.y + height / 2}, line * 1.1F);
    label_left += line * 1.6F;
  }
  list->AddText({label_left, corner.y + padding}, ink, label, ImGui::FindRenderedTextEnd(label));
  list->AddText(ImGui::GetFont(), ImGui::GetFontSize(), {corner.x + padding, corner.y + padding + line}, dim,
                help, nullptr, wrap);
  const float value_width = ImGui::CalcTextSize(value.c_str()).x;
  const float arrow = 44.0F * unit;
  const float right = corner.x + width - padding - arrow;
  const float left = right - std::max(value_width, 150.0F * unit);
  list->AddText({(left + right - value_width) / 2, corner.y + padding}, ink, value.c_str());
  const float middle = corner.y + padding + line / 2;
  const float half = 13.0F * unit;
  const float less = left - arrow / 2;
  const float more = right + arrow / 2;
  list->AddTriangleFilled({less + half, middle - half}, {less + half, middle + half}, {less - half, middle},
                          ink);
  list->AddTriangleFilled({more - half, middle - half}, {more - half, middle + half}, {more + half, middle},
                          ink);
  if (clicked) {
    const bool by_mouse = services_.devices.last_used().kind == devices::DeviceKind::mouse;
    return by_mouse && ImGui::GetIO().MousePos.x < (left + right) / 2 &&
                   ImGui::GetIO().MousePos.x > left - arrow
               ? -1
               : 1;
  }
  return focused ? pending_change_ : 0;
}

void MenuScreen::paragraph(const std::string& text) {
  ImGui::PushTextWrapPos(0.0F);
  ImGui::TextUnformatted(text.c_str());
  ImGui::PopTextWrapPos();
}

void MenuScreen::observe(input_script::Observed& observed) const {
  areas_.observe(observed);
  places_.observe(observed);
  // What is shown may change; what stands behind ### is the item's own name.
  const std::size_t id = focus_label_.find("###");
  const std::string name = id == std::string::npos ? focus_label_ : focus_label_.substr(id + 3);
  if (!name.empty()) observed.states.insert("focus=" + name);
}

}  // namespace game::menus
