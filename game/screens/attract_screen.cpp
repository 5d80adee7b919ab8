// A table of bots under a small sign.
#include "game/screens/attract_screen.hpp"

#include <random>
#include <utility>

#include "game/screens/lobby.hpp"
#include "game/screens/trays.hpp"
#include "game/stage/stage.hpp"
#include "game/table/session.hpp"

namespace game::screens {

namespace {

class AttractScreen final : public Screen {
 public:
  AttractScreen(app::Services& services, std::unique_ptr<table::Session> session)
      : services_(services), session_(std::move(session)) {
    stage_ = stage::make_stage(session_->match().game(), session_->first_view(),
                               {services_.canvas, services_.sounds, services_.settings,
                                services_.settings.bindings(), session_->seats()});
  }
  std::string_view name() const override { return "attract"; }
  bool moving() const override { return true; }

  void act(const devices::Action& action) override {
    if (action.phase != devices::Phase::pressed) return;
    if (action.logical == devices::Logical::point && action.resting) return;
    leave();
  }
  void update(double seconds) override {
    session_->update(seconds, stage_->lets_think());
    const auto events = session_->take_events();
    if (!events.empty()) stage_->take(events);
    if (session_->questions_changed()) stage_->ask(session_->questions(), session_->persons());
    stage_->update(seconds);
    if (!session_->over() || stage_->busy()) return;
    ended_ += seconds;
    if (ended_ > 6.0) leave();
  }
  void draw() override {
    stage_->draw();
    render::Canvas& canvas = services_.canvas;
    // Where no game has heads or tables: over the café's own sign, and below it.
    canvas.sprite("logo", {1632.0F, 176.0F}, {.scale = 0.36F, .anchor = {0.5F, 290.0F / 540.0F}});
    const render::Rect plate{1452.0F, 248.0F, 372.0F, 46.0F};
    canvas.pill(plate, {.fill = render::k_mustard, .outline_width = 5.0F});
    render::TextStyle words;
    words.font = render::Font::dosis;
    words.size = 34.0F;
    words.plate = render::k_mustard;
    words.align = render::Align::centre;
    canvas.text_in(plate, "Press any button", words);
  }

 private:
  void leave() {
    if (std::exchange(left_, true)) return;
    services_.screens.pop();
  }

  app::Services& services_;
  std::unique_ptr<table::Session> session_;
  std::unique_ptr<stage::Stage> stage_;
  double ended_ = 0.0;
  bool left_ = false;
};

}  // namespace

std::unique_ptr<Screen> make_attract_screen(app::Services& services) {
  const Tray& tray = k_trays[std::random_device{}() % k_trays.size()];
  const Lobby lobby(*core::find_game(tray.game));
  table::Seating seating;
  seating.game = tray.game;
  seating.seats = lobby.seats();
  seating.options = lobby.options();
  seating.seed = std::random_device{}();
  auto session = table::Session::open(seating, nullptr);
  if (!session) return nullptr;
  return std::make_unique<AttractScreen>(services, *std::move(session));
}

}  // namespace game::screens
