// A class photograph: rows of busts, and below them what the one in focus can do.
#include "game/screens/fighter_screen.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "game/screens/background.hpp"
#include "game/screens/hot_areas.hpp"
#include "game/screens/widgets.hpp"
#include "game/stage/names.hpp"

namespace game::screens {

using devices::Logical;
using render::Point;
using render::Rect;

namespace {

constexpr int k_most_columns = 8;
constexpr Rect k_board{110.0F, 66.0F, 1700.0F, 888.0F};
constexpr Rect k_grid{150.0F, 164.0F, 1620.0F, 580.0F};
constexpr float k_gap = 10.0F;
/// Below a face: a name in one line, or in two.
constexpr float k_name_height = 42.0F;
constexpr float k_long_name_height = 64.0F;
/// What is seen of a face at scale 1: from the foot to a tall hat, and from shoulder to shoulder.
constexpr render::Size k_face{290.0F, 318.0F};
constexpr double k_refusal_seconds = 3.0;

class FighterScreen final : public Screen {
 public:
  FighterScreen(app::Services& services, const Lobby& lobby, int seat,
                std::function<void(std::string_view)> accept)
      : services_(services),
        lobby_(lobby),
        seat_(seat),
        accept_(std::move(accept)),
        fighters_(lobby.fighters()) {
    const std::string chosen = lobby.fighter(seat);
    for (std::size_t index = 0; index < fighters_.size(); ++index) {
      if (fighters_[index].id == chosen) focus_ = static_cast<int>(index) + 1;
    }
  }

  std::string_view name() const override { return "fighter"; }
  void act(const devices::Action& action) override;
  void update(double seconds) override {
    time_ += seconds;
    motion_.update(seconds);
  }
  void draw() override;
  bool moving() const override { return motion_.moving() || time_ - refused_at_ < k_refusal_seconds + 0.1; }
  void observe(input_script::Observed& observed) const override {
    areas_.observe(observed);
    observed.states.insert("focus=" + std::string(focus_ == 0 ? "chance" : fighter(focus_).id));
    if (time_ - refused_at_ < k_refusal_seconds) observed.states.insert("refused");
  }

 private:
  /// Cell 0 is chance.
  int cells() const { return static_cast<int>(fighters_.size()) + 1; }
  const Fighter& fighter(int cell) const { return fighters_[static_cast<std::size_t>(cell - 1)]; }
  /// Few fighters stand in two rows of large cells.
  int columns() const { return std::min(k_most_columns, (cells() + 1) / 2); }
  int rows() const { return (cells() + columns() - 1) / columns(); }
  Rect cell_rect(int cell) const;
  void set_focus(int cell);
  void move(Logical direction);
  void choose();
  void leave() {
    services_.sounds.play("back");
    services_.screens.pop();
  }
  std::optional<int> pointed(devices::Point pointer) const;
  std::optional<int> taken_by(int cell) const;
  void draw_cell(int cell);
  void draw_face(int cell, Rect rect, render::Colour fill, bool dim);
  void draw_words();

  app::Services& services_;
  const Lobby& lobby_;
  int seat_;
  std::function<void(std::string_view)> accept_;
  std::vector<Fighter> fighters_;
  int focus_ = 0;
  HotAreas areas_;
  FocusMotion motion_;
  double time_ = 0.0;
  double refused_at_ = -1e9;
};

Rect FighterScreen::cell_rect(int cell) const {
  const auto across = static_cast<float>(columns());
  const auto down = static_cast<float>(rows());
  const float width = (k_grid.width - (across - 1.0F) * k_gap) / across;
  const float height = (k_grid.height - (down - 1.0F) * k_gap) / down;
  return {k_grid.x + static_cast<float>(cell % columns()) * (width + k_gap),
          k_grid.y + static_cast<float>(cell / columns()) * (height + k_gap), width, height};
}

/// Another place that has this one; chance is nobody's.
std::optional<int> FighterScreen::taken_by(int cell) const {
  if (cell == 0) return std::nullopt;
  const auto taken = lobby_.fighter_taken_by(fighter(cell).id);
  return taken == seat_ ? std::nullopt : taken;
}

std::optional<int> FighterScreen::pointed(devices::Point pointer) const {
  constexpr std::string_view k_cell = "fighter-";
  const std::string_view area = areas_.at(pointer);
  if (!area.starts_with(k_cell)) return std::nullopt;
  int cell = 0;
  std::from_chars(area.data() + k_cell.size(), area.data() + area.size(), cell);
  return cell;
}

void FighterScreen::set_focus(int cell) {
  if (cell < 0 || cell >= cells() || cell == focus_) return;
  focus_ = cell;
  refused_at_ = -1e9;
  motion_.moved();
  services_.sounds.play("focus-move");
}

void FighterScreen::move(Logical direction) {
  switch (direction) {
    case Logical::move_left:
      return set_focus(focus_ - 1);
    case Logical::move_right:
      return set_focus(focus_ + 1);
    case Logical::move_up:
      return set_focus(focus_ - columns());
    default:
      // From above a gap in the last row to its last one.
      if (focus_ / columns() + 1 < rows()) set_focus(std::min(focus_ + columns(), cells() - 1));
  }
}

void FighterScreen::act(const devices::Action& action) {
  if (!action.is_press()) return;
  if (action.logical == Logical::point) {
    if (const auto cell = pointed(action.pointer)) set_focus(*cell);
    return;
  }
  if (devices::is_move(action.logical)) return move(action.logical);
  if (action.phase != devices::Phase::pressed || action.resting) return;
  const bool by_mouse = action.device.kind == devices::DeviceKind::mouse;
  if (by_mouse && action.logical == Logical::confirm) {
    if (hint_of(areas_.at(action.pointer)) == Logical::back) return leave();
    const auto cell = pointed(action.pointer);
    if (!cell) return;
    set_focus(*cell);
  }
  if (action.logical == Logical::confirm) return choose();
  if (action.logical == Logical::back || action.logical == Logical::log) leave();
}

void FighterScreen::choose() {
  if (taken_by(focus_)) {
    refused_at_ = time_;
    services_.sounds.play("uh-uh");
    return;
  }
  accept_(focus_ == 0 ? std::string_view() : fighter(focus_).id);
  services_.sounds.play("join");
  services_.screens.pop();
}

// Drawing
// ---------------------------------------------------------------------------------------------------------

void FighterScreen::draw() {
  render::Canvas& canvas = services_.canvas;
  areas_.clear();
  draw_background(canvas, "menu-background");
  draw_menu_board(canvas, k_board);
  const stage::Who& who = lobby_.seat(seat_);
  draw_mark(canvas, seat_, who.letter, {k_board.x + 88.0F, k_board.y + 60.0F}, 76.0F);
  render::TextStyle title;
  title.font = render::Font::dosis;
  title.size = 56.0F;
  title.colour = accent(services_.settings);
  title.plate = render::k_deep_teal;
  title.vertical = render::Vertical::middle;
  title.max_width = k_board.width - 220.0F;
  title.max_height = 96.0F;
  canvas.text(stage::shouted(who.name) + ": WHO ARE YOU TODAY?", {k_board.x + 148.0F, k_board.y + 60.0F},
              title);
  for (int cell = 0; cell < cells(); ++cell) {
    if (cell != focus_) draw_cell(cell);
  }
  draw_cell(focus_);  // above its neighbours
  draw_words();
  const std::array<Hint, 2> hints{Hint{Logical::confirm, "Choose"}, Hint{Logical::back, "Back"}};
  draw_hints(services_, areas_, services_.devices.last_used().kind, hints, {k_board.x + 6.0F, 990.0F},
             Side::left);
}

void FighterScreen::draw_cell(int cell) {
  render::Canvas& canvas = services_.canvas;
  const Rect rect = cell_rect(cell);
  areas_.add("fighter-" + std::to_string(cell), rect);
  const bool focused = cell == focus_;
  const render::TransformScope scope(canvas,
                                     {.scale = focused ? motion_.scale() : 1.0F, .pivot = rect.centre()});
  const render::Colour own = render::k_player_colours[static_cast<std::size_t>(seat_)];
  if (focused) draw_ring(canvas, rect, 14.0F, own);
  const auto taken = taken_by(cell);
  render::PanelStyle plate;
  plate.fill = focused ? render::mix(own, render::k_milk, 0.35F) : render::k_cream;
  if (taken) plate.fill = render::mix(render::k_cream, render::k_deep_teal, 0.33F);
  plate.outline_width = 5.0F;
  canvas.panel(rect, plate);
  if (cell == 0) {
    render::TextStyle chance;
    chance.font = render::Font::dosis;
    chance.size = 110.0F;
    chance.align = render::Align::centre;
    chance.vertical = render::Vertical::middle;
    chance.scaled = false;
    canvas.text("?", rect.centre(), chance);
    return;
  }
  draw_face(cell, rect, plate.fill, taken.has_value());
  if (taken) {
    draw_mark(canvas, *taken, lobby_.seat(*taken).letter, {rect.right() - 34.0F, rect.y + 36.0F}, 58.0F);
  }
}

void FighterScreen::draw_face(int cell, Rect rect, render::Colour fill, bool dim) {
  render::Canvas& canvas = services_.canvas;
  const std::string words(fighter(cell).name);
  render::TextStyle name;
  name.font = render::Font::dosis;
  name.size = 28.0F;
  name.scaled = false;
  const bool is_long = canvas.measure(words, name).width > rect.width - 9.0F;
  const float foot = rect.bottom() - (is_long ? k_long_name_height : k_name_height);
  const float room = foot - rect.y + 12.0F;  // a hat may stand out
  canvas.push_clip({rect.x + 4.0F, rect.y - 24.0F, rect.width - 8.0F, foot - rect.y + 24.0F});
  canvas.sprite(fighter_picture(lobby_.game(), fighter(cell).id, cell == focus_ ? "glee" : "calm"),
                {rect.centre().x, foot},
                {.scale = std::min(room / k_face.height, rect.width / k_face.width),
                 .alpha = dim ? 0.55F : 1.0F,
                 .anchor = k_fighter_anchor});
  canvas.pop_clip();
  canvas.line({rect.x + 3.0F, foot}, {rect.right() - 3.0F, foot}, 4.0F, render::k_ink);
  name.colour = render::readable_on(fill);
  name.plate = fill;
  name.align = render::Align::centre;
  name.vertical = render::Vertical::middle;
  const std::size_t space = words.rfind(' ');
  if (is_long && space != std::string::npos) {
    canvas.text(words.substr(0, space), {rect.centre().x, foot + 18.0F}, name);
    canvas.text(words.substr(space + 1), {rect.centre().x, foot + 43.0F}, name);
    return;
  }
  name.size = 30.0F;
  name.scaled = true;
  canvas.text_in({rect.x + 3.0F, foot + 1.0F, rect.width - 6.0F, rect.bottom() - foot - 4.0F}, words, name);
}

void FighterScreen::draw_words() {
  render::Canvas& canvas = services_.canvas;
  const Rect box{k_board.x + 50.0F, k_grid.bottom() + 10.0F, k_board.width - 100.0F,
                 k_board.bottom() - k_grid.bottom() - 24.0F};
  std::string name = "By chance";
  std::string text = "A fighter that nobody has chosen comes to your place when the game begins.";
  if (focus_ > 0) {
    name = std::string(fighter(focus_).name) + ": " + std::string(fighter(focus_).action);
    text = fighter(focus_).text;
  }
  if (const auto taken = taken_by(focus_); taken && time_ - refused_at_ < k_refusal_seconds) {
    text = lobby_.seat(*taken).name + " is " + std::string(fighter(focus_).name) +
           " already. Choose another one.";
  }
  render::TextStyle title;
  title.font = render::Font::dosis;
  title.size = 48.0F;
  title.colour = render::k_paper;
  title.plate = render::k_deep_teal;
  title.align = render::Align::centre;
  title.max_height = 68.0F;
  canvas.text_in({box.x, box.y, box.width, 58.0F}, name, title);
  render::TextStyle words;
  words.size = 34.0F;
  words.colour = render::k_paper;
  words.plate = render::k_deep_teal;
  words.align = render::Align::centre;
  words.line_spacing = 0.92F;
  const float margin = 120.0F;
  canvas.text_in({box.x + margin, box.y + 58.0F, box.width - 2 * margin, box.height - 58.0F}, text, words);
}

}  // namespace

std::unique_ptr<Screen> make_fighter_screen(app::Services& services, const Lobby& lobby, int seat,
                                            std::function<void(std::string_view)> accept) {
  return std::make_unique<FighterScreen>(services, lobby, seat, std::move(accept));
}

}  // namespace game::screens
