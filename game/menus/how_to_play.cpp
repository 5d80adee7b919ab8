// A board with one picture and one idea; left and right turn the page.
#include "game/menus/how_to_play.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "game/menus/card_gallery.hpp"
#include "game/menus/how_to_play_pages.hpp"
#include "game/screens/hot_areas.hpp"
#include "game/screens/trays.hpp"
#include "game/screens/widgets.hpp"
#include "render/tween.hpp"

namespace game::menus {

using devices::DeviceKind;
using devices::Logical;
using devices::Phase;
using render::Point;
using render::Rect;

namespace {

constexpr Rect k_board{330.0F, 64.0F, 1260.0F, 880.0F};
constexpr Rect k_picture{510.0F, 170.0F, 900.0F, 520.0F};
constexpr double k_turn = 0.25;

class HowToPlay final : public screens::Screen {
 public:
  HowToPlay(app::Services& services, std::string_view game)
      : services_(services), game_(game), pages_(pages_of(game)) {}
  std::string_view name() const override { return "how-to-play"; }
  bool covers() const override { return false; }
  bool moving() const override { return age_ < k_turn; }
  void update(double seconds) override { age_ += seconds; }
  void observe(input_script::Observed& observed) const override {
    areas_.observe(observed);
    observed.states.insert("page=" + std::to_string(page_ + 1));
    observed.states.insert("rules=" + game_);
  }

  void act(const devices::Action& action) override {
    if (!action.is_press() || action.logical == Logical::point) return;
    Logical logical = action.logical;
    if (action.device.kind == DeviceKind::mouse && logical == Logical::confirm) {
      const std::string_view area = areas_.at(action.pointer);
      if (area == "earlier") return turn(-1);
      if (area == "later" || area == "page") return turn(1);
      const auto hinted = screens::hint_of(area);
      if (!hinted) return;
      logical = *hinted;
    }
    if (logical == Logical::move_left) return turn(-1);
    if (logical == Logical::move_right) return turn(1);
    if (logical == Logical::move_up) return change_game(-1);
    if (logical == Logical::move_down) return change_game(1);
    if (action.phase != Phase::pressed || action.resting) return;
    if (logical == Logical::info && has_card_gallery(game_)) return open_cards();
    if (logical == Logical::confirm && page_ + 1 < pages_.size()) return turn(1);
    const bool closes = logical == Logical::back || logical == Logical::confirm || logical == Logical::pause;
    if (!closes) return;
    services_.sounds.play("back");
    services_.screens.pop();
  }
  void draw() override;

 private:
  void turn(int direction) {
    const std::size_t before = page_;
    if (direction < 0 && page_ > 0) --page_;
    if (direction > 0 && page_ + 1 < pages_.size()) ++page_;
    if (page_ == before) return;
    age_ = 0.0;
    direction_ = direction;
    services_.sounds.play("log-open");
  }
  /// The game so many trays further on that has pages; this one if there is no other.
  std::string_view other_game(int step) const {
    constexpr int k_count = static_cast<int>(screens::k_trays.size());
    int tray = 0;
    while (tray + 1 < k_count && screens::k_trays[static_cast<std::size_t>(tray)].game != game_) ++tray;
    for (int i = 1; i <= k_count; ++i) {
      const int next = (tray + step * i + k_count * k_count) % k_count;
      const std::string_view game = screens::k_trays[static_cast<std::size_t>(next)].game;
      if (!pages_of(game).empty()) return game;
    }
    return game_;
  }
  void change_game(int step) {
    const std::string_view game = other_game(step);
    if (game == game_) return;
    game_ = game;
    pages_ = pages_of(game_);
    page_ = 0;
    age_ = 0.0;
    direction_ = 0;
    services_.sounds.play("log-open");
  }
  void open_cards() {
    services_.sounds.play("log-open");
    services_.screens.push(make_card_gallery(services_, game_));
  }
  void draw_page();
  void draw_labels();
  void draw_buttons();
  void draw_dots();

  app::Services& services_;
  std::string game_;
  std::span<const Page> pages_;
  screens::HotAreas areas_;
  std::size_t page_ = 0;
  int direction_ = 0;
  double age_ = k_turn;
};

void HowToPlay::draw() {
  render::Canvas& canvas = services_.canvas;
  areas_.clear();
  canvas.wash(render::with_alpha(render::k_ink, 0.5F));
  render::PanelStyle board;
  board.fill = render::k_deep_teal;
  board.radius = 26.0F;
  board.shadow = {0.0F, 12.0F};
  board.essential = true;
  canvas.panel(k_board, board);
  areas_.add("page", k_board);
  if (!pages_.empty()) draw_page();
  draw_dots();
  const bool last = page_ + 1 >= pages_.size();
  std::vector<screens::Hint> hints{{Logical::confirm, last ? "Done" : "Next"}, {Logical::back, "Close"}};
  if (has_card_gallery(game_)) hints.push_back({Logical::info, "All cards"});
  if (other_game(1) != game_) hints.push_back({Logical::move_down, "Other game"});
  draw_hint_band(services_, areas_, hints, {k_board.x, 988.0F});
}

void HowToPlay::draw_page() {
  render::Canvas& canvas = services_.canvas;
  const Page& page = pages_[page_];
  const bool still = services_.settings.is_on(settings::Id::reduced_motion);
  const float share = render::ease(render::Easing::out_cubic, render::progress_at(age_, 0.0, k_turn));
  const float shift = still ? 0.0F : static_cast<float>(direction_) * 120.0F * (1.0F - share);
  const render::TransformScope scope(canvas, {.offset = {shift, 0.0F}, .alpha = share});
  render::TextStyle words;
  words.font = render::Font::dosis;
  words.size = 60.0F;
  words.colour = screens::accent(services_.settings);
  words.plate = render::k_deep_teal;
  words.align = render::Align::centre;
  words.max_height = 90.0F;
  canvas.text_in({k_board.x + 60.0F, k_board.y + 12.0F, k_board.width - 120.0F, 92.0F}, page.title, words);
  if (page.picture.empty()) {
    draw_buttons();
  } else {
    canvas.sprite(page.picture, k_picture.centre());
    draw_labels();
  }
  words = {};
  words.size = 36.0F;
  words.colour = render::k_paper;
  words.plate = render::k_deep_teal;
  words.align = render::Align::centre;
  const float top = k_picture.bottom() + 8.0F;
  canvas.text_in({k_board.x + 56.0F, top, k_board.width - 112.0F, k_board.bottom() - 56.0F - top}, page.text,
                 words);
}

/// The words in the picture.
void HowToPlay::draw_labels() {
  for (const Label& label : pages_[page_].labels) {
    render::TextStyle words;
    words.size = label.is_name ? 28.0F : 30.0F;
    words.scaled = !label.is_name;
    if (label.is_name) words.font = render::Font::dosis;
    words.plate = label.plate;
    words.align = render::Align::centre;
    const Rect box{k_picture.x + label.box.x, k_picture.y + label.box.y, label.box.width, label.box.height};
    services_.canvas.text_in(box, label.text, words);
  }
}

/// The last page: what each button does, in the symbols of the device in hand.
void HowToPlay::draw_buttons() {
  render::Canvas& canvas = services_.canvas;
  struct Line {
    Logical logical;
    std::string_view words;
  };
  constexpr std::array<Line, 6> k_lines{
      Line{Logical::move_up, "move the focus"},        Line{Logical::confirm, "confirm, or skip what moves"},
      Line{Logical::back, "back, or take it back"},    Line{Logical::info, "the rule of what has the focus"},
      Line{Logical::log, "what happened, twice: all"}, Line{Logical::pause, "pause, for everybody"}};
  const DeviceKind device = services_.devices.last_used().kind;
  render::PanelStyle sheet;
  sheet.fill = render::k_paper;
  sheet.radius = 20.0F;
  canvas.panel(k_picture, sheet);
  float y = k_picture.y + 50.0F;
  for (const Line& line : k_lines) {
    const auto prompt = devices::prompt(services_.devices.bindings(), device, line.logical);
    if (prompt.sprite.empty()) {
      canvas.sprite("icon-mouse", {k_picture.x + 150.0F, y}, {.scale = 0.7F});
    } else {
      screens::draw_glyph(canvas, prompt, {k_picture.x + 110.0F, y}, 64.0F);
    }
    render::TextStyle words;
    words.size = 36.0F;
    words.plate = render::k_paper;
    words.vertical = render::Vertical::middle;
    words.max_width = k_picture.width - 330.0F;
    canvas.text(line.words, {k_picture.x + 290.0F, y}, words);
    y += 84.0F;
  }
}

/// Whose rules they are, how many pages there are, and the arrows at the sides.
void HowToPlay::draw_dots() {
  render::Canvas& canvas = services_.canvas;
  for (const screens::Tray& tray : screens::k_trays) {
    if (tray.game != game_) continue;
    render::TextStyle words;
    words.size = 28.0F;
    words.colour = render::k_paper;
    words.plate = render::k_deep_teal;
    words.vertical = render::Vertical::middle;
    words.max_width = 380.0F;
    canvas.text(tray.title, {k_board.x + 40.0F, k_board.bottom() - 30.0F}, words);
  }
  const float pitch = 44.0F;
  const float y = k_board.bottom() - 30.0F;
  float x = k_board.centre().x - pitch * static_cast<float>(pages_.size() - 1) / 2;
  for (std::size_t page = 0; page < pages_.size(); ++page, x += pitch) {
    const float size = page == page_ ? 26.0F : 16.0F;
    canvas.ellipse({x, y}, {size, size}, {.fill = page == page_ ? render::k_mustard : render::k_cream});
  }
  const float side = k_picture.centre().y;
  if (page_ > 0) {
    canvas.sprite("arrow", {k_board.x + 80.0F, side}, {.flip = true});
    areas_.add("earlier", render::rect_around({k_board.x + 80.0F, side}, {110.0F, 300.0F}));
  }
  if (page_ + 1 < pages_.size()) {
    canvas.sprite("arrow", {k_board.right() - 80.0F, side});
    areas_.add("later", render::rect_around({k_board.right() - 80.0F, side}, {110.0F, 300.0F}));
  }
}

}  // namespace

std::unique_ptr<screens::Screen> make_how_to_play(app::Services& services, std::string_view game) {
  return std::make_unique<HowToPlay>(services, game);
}

}  // namespace game::menus
