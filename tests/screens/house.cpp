// Time and presses for the screens under test.
#include "house.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <cstdlib>
#include <thread>
#include <utility>

namespace house {

namespace {

constexpr double k_frame = 1.0 / 60.0;

audio::CueTable load_cues() {
  auto cues = audio::CueTable::load(MESSHALL_SOURCE_DIR "/assets/sounds/cues.json");
  REQUIRE(cues);
  return *std::move(cues);
}

std::unique_ptr<render::Window> open_window(int width, int height) {
  auto window = render::Window::open({.width = width, .height = height, .headless = true});
  REQUIRE(window);
  return std::make_unique<render::Window>(*std::move(window));
}

}  // namespace

House::House(int width, int height, game::settings::Settings settings)
    : settings_(std::move(settings)),
      cues_(load_cues()),
      player_(cues_, sink_, 1),
      window_(open_window(width, height)) {
  line_.seed = 7;  // the same game every time
  shell_ = std::make_unique<game::app::Shell>(game::app::Parts{line_, *window_, player_, settings_, journal_,
                                                               MESSHALL_SOURCE_DIR "/assets/pictures", true});
}

void House::feed(const devices::RawInput& input) {
  shell_->devices().feed(input, devices::Time(static_cast<int>(now_ * 1000.0)));
  wait(k_frame);
}

void House::wait(double seconds) {
  for (double left = seconds; left > 0.0; left -= k_frame) {
    now_ += k_frame;
    shell_->advance(devices::Time(static_cast<int>(now_ * 1000.0)), k_frame);
    let_threads_work();
  }
}

void House::frames(int count) {
  for (int frame = 0; frame < count; ++frame) {
    wait(k_frame);
    draw();
  }
}

bool House::wait_for(const std::string& state, double patience) {
  for (double left = patience; left > 0.0; left -= k_frame) {
    if (shows(state)) return true;
    wait(k_frame);
  }
  return shows(state);
}

/// Bots and the journal work on threads of their own, in real time: the tests' time stands still until they
/// are done.
void House::let_threads_work() {
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (shows("working") && std::chrono::steady_clock::now() < deadline) {
    std::this_thread::yield();
    shell_->advance(devices::Time(static_cast<int>(now_ * 1000.0)), 0.0);
  }
}

void House::press(int pad, devices::PadButton button) {
  feed(devices::PadButtonChanged{pad, button, true});
  feed(devices::PadButtonChanged{pad, button, false});
}

void House::key(SDL_Scancode key) {
  feed(devices::KeyChanged{key, true});
  feed(devices::KeyChanged{key, false});
}

void House::click(devices::Point place, devices::MouseButton button) {
  point(place);
  feed(devices::MouseButtonChanged{button, true, place});
  feed(devices::MouseButtonChanged{button, false, place});
}

bool House::click(const std::string& place) {
  draw();  // places are known from the last picture
  const auto observed = shell_->observed();
  const auto found = observed.places.find(place);
  if (found == observed.places.end()) return false;
  click(found->second);
  return true;
}

void House::shoot(const std::string& name) {
  draw();
  const char* folder = std::getenv("MESSHALL_SHOTS");
  if (folder == nullptr) return;
  REQUIRE(window_->save_png(std::string(folder) + "/" + name + ".png"));
}

std::vector<std::string> House::problems() {
  shell_->canvas().set_audit(true);
  shell_->canvas().invalidate_layers();
  draw();
  return shell_->canvas().audit_problems();
}

}  // namespace house
