// The name board: what was typed above, four rows of keys below.
#include "game/screens/name_screen.hpp"

#include <array>
#include <utility>
#include <vector>

#include "game/screens/hot_areas.hpp"
#include "game/screens/widgets.hpp"

namespace game::screens {

using devices::Logical;
using render::Rect;

namespace {

constexpr int k_columns = 10;
/// Three rows of characters; the last row holds three wide keys.
constexpr std::array<std::string_view, 3> k_rows{"ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZ-'.!"};
constexpr int k_wide_row = 3;
constexpr std::array<std::string_view, 3> k_wide{"Space", "Erase", "Done"};
constexpr Rect k_board{360.0F, 150.0F, 1200.0F, 800.0F};
constexpr float k_footer_middle = 988.0F;
constexpr float k_key = 96.0F;
constexpr float k_pitch = 110.0F;

Rect key_rect(int row, int column) {
  const float left = k_board.centre().x - 5.0F * k_pitch + 7.0F;
  const float top = k_board.y + 330.0F + static_cast<float>(row) * k_pitch;
  if (row < k_wide_row) return {left + static_cast<float>(column) * k_pitch, top, k_key, k_key};
  return {left + static_cast<float>(column) * 370.0F, top, 346.0F, k_key};
}

class NameScreen final : public Screen {
 public:
  NameScreen(app::Services& services, int seat, const stage::Who& who,
             std::function<void(std::string)> accept)
      : services_(services), seat_(seat), who_(who), accept_(std::move(accept)), name_(who.name) {}
  ~NameScreen() override { services_.devices.set_typing(false); }

  std::string_view name() const override { return "name"; }
  bool covers() const override { return false; }
  void enter() override { services_.devices.set_typing(true); }

  void act(const devices::Action& action) override;
  void type(const devices::TextInput& input) override;
  void update(double seconds) override {
    motion_.update(seconds);
    time_ += seconds;
  }
  void draw() override;
  bool moving() const override { return motion_.moving(); }
  void observe(input_script::Observed& observed) const override {
    areas_.observe(observed);
    if (refused_) observed.states.insert("refused");
  }

 private:
  void move(Logical direction);
  void press_key();
  void add(std::string_view text);
  void erase();
  void done();
  void leave() {
    services_.sounds.play("back");
    services_.screens.pop();
  }
  void point_at(devices::Point pointer);
  void draw_footer();
  void draw_key(int row, int column, std::string_view label);

  app::Services& services_;
  int seat_;
  stage::Who who_;
  std::function<void(std::string)> accept_;
  std::string name_;
  bool refused_ = false;  ///< there was nothing to take as a name
  bool fresh_ = true;     ///< the first letter replaces the old name
  int row_ = 0;
  int column_ = 0;
  HotAreas areas_;
  FocusMotion motion_;
  double time_ = 0.0;
};

void NameScreen::act(const devices::Action& action) {
  if (!action.is_press()) return;
  if (devices::is_move(action.logical)) return move(action.logical);
  if (action.logical == Logical::point) return point_at(action.pointer);
  if (action.phase != devices::Phase::pressed) return;
  const bool by_mouse = action.device.kind == devices::DeviceKind::mouse;
  if (by_mouse && action.logical == Logical::confirm && hint_of(areas_.at(action.pointer)) == Logical::back)
    return leave();
  if (action.logical == Logical::confirm) {
    if (by_mouse && areas_.at(action.pointer).empty()) return;
    if (by_mouse) point_at(action.pointer);
    press_key();
  } else if (action.logical == Logical::back) {
    leave();
  } else if (action.logical == Logical::pause) {
    done();
  } else if (action.logical == Logical::log) {
    erase();
  }
}

void NameScreen::type(const devices::TextInput& input) {
  if (const auto* text = std::get_if<std::string>(&input)) return add(*text);
  switch (std::get<devices::Editing>(input)) {
    case devices::Editing::erase:
      return erase();
    case devices::Editing::accept:
      return done();
    case devices::Editing::cancel:
      return leave();
  }
}

void NameScreen::move(Logical direction) {
  const bool was_wide = row_ == k_wide_row;
  if (direction == Logical::move_up && row_ > 0) --row_;
  if (direction == Logical::move_down && row_ < k_wide_row) ++row_;
  const bool wide = row_ == k_wide_row;
  if (wide && !was_wide) column_ = column_ * 3 / k_columns;
  if (!wide && was_wide) column_ = column_ * 4;
  const int last = (wide ? static_cast<int>(k_wide.size()) : k_columns) - 1;
  if (direction == Logical::move_left) column_ = column_ > 0 ? column_ - 1 : last;
  if (direction == Logical::move_right) column_ = column_ < last ? column_ + 1 : 0;
  motion_.moved();
  services_.sounds.play("focus-move");
}

void NameScreen::point_at(devices::Point pointer) {
  for (int row = 0; row <= k_wide_row; ++row) {
    const int columns = row == k_wide_row ? static_cast<int>(k_wide.size()) : k_columns;
    for (int column = 0; column < columns; ++column) {
      if (!key_rect(row, column).contains({pointer.x, pointer.y}) || (row == row_ && column == column_))
        continue;
      row_ = row;
      column_ = column;
      motion_.moved();
    }
  }
}

void NameScreen::press_key() {
  if (row_ < k_wide_row) {
    std::string letter(1, k_rows[static_cast<std::size_t>(row_)][static_cast<std::size_t>(column_)]);
    const bool begins = fresh_ || name_.empty() || name_.back() == ' ' || name_.back() == '-';
    if (!begins && letter[0] >= 'A' && letter[0] <= 'Z') letter[0] = static_cast<char>(letter[0] - 'A' + 'a');
    return add(letter);
  }
  if (column_ == 0) return add(" ");
  if (column_ == 1) return erase();
  done();
}

void NameScreen::add(std::string_view text) {
  const std::string before = std::exchange(fresh_, false) ? std::string() : name_;
  name_ = with_typed(before, text, [this](std::string_view one) { return services_.canvas.can_show(one); });
  refused_ = false;
  services_.sounds.play(name_ == before ? "uh-uh" : "slider-tick");
}

void NameScreen::erase() {
  name_ = std::exchange(fresh_, false) ? std::string() : without_last(name_);
  services_.sounds.play("slider-tick");
}

void NameScreen::done() {
  while (!name_.empty() && name_.back() == ' ') name_.pop_back();
  if (name_.empty()) {
    refused_ = true;
    services_.sounds.play("uh-uh");
    return;
  }
  services_.sounds.play("confirm");
  accept_(name_);
  services_.screens.pop();
}

void NameScreen::draw_key(int row, int column, std::string_view label) {
  const Rect rect = key_rect(row, column);
  ButtonLook look;
  look.focused = row == row_ && column == column_;
  look.scale = look.focused ? motion_.scale() : 1.0F;
  look.ring = render::k_player_colours[static_cast<std::size_t>(seat_)];
  look.primary = row == k_wide_row && column == 2;
  look.text_size = 48.0F;
  if (row < k_wide_row) {
    // Square keys: a pill of this size would be a disc and leave no room for large letters.
    const render::TransformScope scope(services_.canvas, {.scale = look.scale, .pivot = rect.centre()});
    if (look.focused) draw_ring(services_.canvas, rect, 10.0F, look.ring);
    render::PanelStyle plate;
    plate.fill = render::k_milk;
    plate.shadow = {0.0F, 6.0F};
    services_.canvas.panel(rect, plate);
    render::TextStyle words;
    words.font = render::Font::dosis;
    words.size = 52.0F;
    words.scaled = false;
    words.align = render::Align::centre;
    words.plate = render::k_milk;
    services_.canvas.text_in(rect, label, words);
  } else {
    draw_button(services_.canvas, rect, label, look);
  }
  areas_.add("key-" + std::string(label), rect);
}

/// Keys type, so their usual meanings do not count here.
void NameScreen::draw_footer() {
  using devices::DeviceKind;
  const DeviceKind device = services_.devices.last_used().kind;
  if (device == DeviceKind::pad || device == DeviceKind::mouse) {
    std::vector<Hint> hints{{Logical::back, "Leave"}};
    if (device == DeviceKind::pad)
      hints = {{Logical::confirm, "Pick"}, {Logical::log, "Erase"}, {Logical::pause, "Done"}, hints.front()};
    return draw_hint_band(services_, areas_, hints, {k_board.x, k_footer_middle});
  }
  draw_hint_band(services_, areas_, {}, {k_board.x, k_footer_middle});
  render::TextStyle words;
  words.colour = render::k_paper;
  words.plate = render::k_deep_teal;
  words.align = render::Align::centre;
  services_.canvas.text_in({k_board.x, k_footer_middle - 26.0F, k_board.width, 52.0F},
                           "Type your name. Enter: done. Esc: leave it.", words);
}

void NameScreen::draw() {
  render::Canvas& canvas = services_.canvas;
  areas_.clear();
  canvas.wash(render::with_alpha(render::k_ink, 0.45F));
  draw_footer();
  render::PanelStyle board;
  board.fill = render::k_deep_teal;
  board.radius = 26.0F;
  board.shadow = {0.0F, 12.0F};
  board.essential = true;
  canvas.panel(k_board, board);
  render::TextStyle words;
  words.font = render::Font::dosis;
  words.size = 56.0F;
  words.colour = accent(services_.settings);
  words.plate = render::k_deep_teal;
  words.align = render::Align::centre;
  canvas.text_in({k_board.x + 40.0F, k_board.y + 20.0F, k_board.width - 80.0F, 120.0F},
                 refused_ ? "A name needs a letter: pick one below." : "What is your name?", words);
  const Rect field{k_board.x + 200.0F, k_board.y + 150.0F, k_board.width - 400.0F, 130.0F};
  render::PanelStyle plate;
  plate.fill = render::k_paper;
  canvas.panel(field, plate);
  draw_mark(canvas, seat_, who_.letter, {field.x + 80.0F, field.centre().y}, 84.0F);
  words.size = 68.0F;
  words.colour = fresh_ ? render::k_cola : render::k_ink;
  words.plate = render::k_paper;
  canvas.text_in({field.x + 140.0F, field.y, field.width - 160.0F, field.height}, name_ + (fresh_ ? "" : "_"),
                 words);
  for (int row = 0; row < k_wide_row; ++row) {
    for (int column = 0; column < k_columns; ++column) {
      draw_key(row, column,
               k_rows[static_cast<std::size_t>(row)].substr(static_cast<std::size_t>(column), 1));
    }
  }
  for (int column = 0; column < 3; ++column)
    draw_key(k_wide_row, column, k_wide[static_cast<std::size_t>(column)]);
}

}  // namespace

std::unique_ptr<Screen> make_name_screen(app::Services& services, int seat, const stage::Who& who,
                                         std::function<void(std::string)> accept) {
  return std::make_unique<NameScreen>(services, seat, who, std::move(accept));
}

}  // namespace game::screens
