// The pause board, its page of seats, and the countdown.
#include "game/menus/pause_menu.hpp"

#include <imgui.h>

#include <array>
#include <cmath>
#include <string>

#include "game/menus/how_to_play.hpp"
#include "game/menus/menu_screen.hpp"
#include "game/menus/settings_menu.hpp"
#include "render/tween.hpp"

namespace game::menus {

namespace {

/// Counts 3, 2, 1 over the table; any confirm or pause skips it.
class Countdown final : public screens::Screen {
 public:
  explicit Countdown(app::Services& services) : services_(services) {}
  std::string_view name() const override { return "countdown"; }
  bool covers() const override { return false; }
  void act(const devices::Action& action) override {
    const bool skips =
        action.logical == devices::Logical::confirm || action.logical == devices::Logical::pause;
    if (skips && action.phase == devices::Phase::pressed) end();
  }
  void update(double seconds) override {
    const int before = number();
    time_ += seconds;
    if (time_ >= k_seconds) return end();
    if (number() != before) services_.sounds.play("countdown");
  }
  void draw() override {
    const auto part = static_cast<float>(time_ / k_each - std::floor(time_ / k_each));
    render::TextStyle style;
    style.font = render::Font::dosis;
    style.size = 300.0F;
    style.colour = render::k_paper;
    style.outline_width = 12.0F;
    style.align = render::Align::centre;
    style.vertical = render::Vertical::middle;
    style.scaled = false;
    const render::Point middle = render::Viewport::frame().centre();
    const float scale =
        render::blend(1.25F, 1.0F, render::ease(render::Easing::out_back, std::min(1.0F, part * 3)));
    const render::TransformScope scope(services_.canvas, {.scale = scale, .pivot = middle});
    services_.canvas.burst(middle, {560.0F, 460.0F}, 16,
                           {.fill = render::k_tomato, .outline = render::k_ink, .outline_width = 8.0F});
    services_.canvas.text(std::to_string(number()), middle, style);
  }
  bool moving() const override { return true; }

 private:
  static constexpr double k_each = 0.6;
  static constexpr double k_seconds = 3 * k_each;
  int number() const { return 3 - static_cast<int>(time_ / k_each); }
  void end() {
    if (ended_) return;
    ended_ = true;
    services_.sounds.play("pause-out");
    services_.screens.pop();
  }
  app::Services& services_;
  double time_ = 0.0;
  bool ended_ = false;
};

/// Who plays each seat from its next question on.
class SeatsMenu final : public MenuScreen {
 public:
  SeatsMenu(app::Services& services, TableAccess& access)
      : MenuScreen(services, "Seats", {1100.0F, 840.0F}), access_(access) {}
  std::string_view name() const override { return "pause-seats"; }

 protected:
  bool change(int /*direction*/) override { return true; }
  std::vector<screens::Hint> hints() const override {
    if (services_.devices.last_used().kind == devices::DeviceKind::mouse) return MenuScreen::hints();
    return {{devices::Logical::move_up, "Move", true},
            {devices::Logical::move_left, "Change", true},
            {devices::Logical::back, "Back"}};
  }
  void draw_board() override {
    paragraph("Who plays each place from its next question on.");
    const auto& seats = access_.table().seats();
    for (std::size_t index = 0; index < seats.size(); ++index) {
      const stage::Who& who = seats[index];
      const std::string label = who.name + "###seat-" + std::to_string(index + 1);
      const int step = value_row(label.c_str(), player(who), "", &who, static_cast<int>(index));
      if (step != 0) change_player(static_cast<int>(index), step);
    }
    if (button("Done")) close();
  }

 private:
  static constexpr std::array<const char*, 3> k_levels{"random", "greedy", "expert"};
  static constexpr std::array<const char*, 3> k_level_words{"Bot, easy", "Bot, medium", "Bot, hard"};
  static int choice(const stage::Who& who) {
    if (who.person) return 0;
    for (std::size_t level = 0; level < k_levels.size(); ++level) {
      if (who.bot_level == k_levels[level]) return static_cast<int>(level) + 1;
    }
    return 2;
  }
  static std::string player(const stage::Who& who) {
    const int now = choice(who);
    return now == 0 ? "Person" : k_level_words[static_cast<std::size_t>(now - 1)];
  }
  void change_player(int seat, int step) {
    constexpr int k_choices = 4;
    const int next =
        (choice(access_.table().seats()[static_cast<std::size_t>(seat)]) + step + k_choices) % k_choices;
    if (next == 0) {
      access_.seat_person(seat, services_.devices.last_used());
    } else {
      access_.seat_bot(seat, k_levels[static_cast<std::size_t>(next - 1)]);
    }
    services_.sounds.play("slider-tick");
  }
  TableAccess& access_;
};

class PauseMenu final : public MenuScreen {
 public:
  PauseMenu(app::Services& services, TableAccess& access)
      : MenuScreen(services, "Pause", size_at(services.canvas.text_scale_percent())), access_(access) {
    services.sounds.play("pause-in");
  }
  std::string_view name() const override { return "pause"; }
  void act(const devices::Action& action) override {
    const bool again = action.logical == devices::Logical::pause && action.phase == devices::Phase::pressed;
    if (again) return leave();
    MenuScreen::act(action);
  }

 protected:
  /// All five at every text size.
  static render::Size size_at(int text_percent) {
    const float larger = static_cast<float>(text_percent) / 100.0F - 1.0F;
    return {760.0F + 160.0F * larger, 640.0F + 300.0F * larger};
  }
  void leave() override {
    services_.screens.pop();
    services_.screens.push(std::make_unique<Countdown>(services_));
  }
  void draw_board() override {
    if (button("Resume")) leave();
    if (button("Rules")) {
      services_.screens.push(make_how_to_play(services_, access_.table().match().game().id()));
    }
    if (button("Settings")) services_.screens.push(make_settings_menu(services_));
    if (button("Seats")) services_.screens.push(std::make_unique<SeatsMenu>(services_, access_));
    if (button("Leave (the game is saved)###Leave")) access_.leave_table();
  }

 private:
  TableAccess& access_;
};

}  // namespace

std::unique_ptr<screens::Screen> make_pause_menu(app::Services& services, TableAccess& access) {
  return std::make_unique<PauseMenu>(services, access);
}

}  // namespace game::menus
