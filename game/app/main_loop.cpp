// The frame: poll events → devices → screen on top → update → draw → present; asleep while nothing moves.
#include "game/app/main_loop.hpp"

#include <algorithm>
#include <cstdio>
#include <thread>
#include <utility>

#include "game/settings/settings.hpp"

namespace game::app {

namespace {

/// Scripted input looks at states this often while the program sleeps.
constexpr double k_script_interval = 0.004;
constexpr double k_minimised_interval = 0.25;
constexpr double k_usual_rate = 60.0;

double seconds_between(std::chrono::steady_clock::time_point from, std::chrono::steady_clock::time_point to) {
  return std::chrono::duration<double>(to - from).count();
}

}  // namespace

MainLoop::MainLoop(Shell& shell, const command_line::CommandLine& line)
    : shell_(shell), line_(line), sdl_devices_([this](int x, int y) {
        const auto pixels = shell_.services().window.to_output_pixels(x, y);
        const auto place = shell_.canvas().viewport().to_logical(pixels);
        return devices::Point{place.x, place.y};
      }) {}

core::Result<void> MainLoop::prepare() {
  if (!line_.input) return {};
  auto script = input_script::read_script(*line_.input);
  if (!script) return tl::unexpected(script.error());
  performer_ = std::make_unique<input_script::SdlPerformer>(*script, [this](devices::Point place) {
    const auto pixels = shell_.canvas().viewport().to_output(render::Point{place.x, place.y});
    return std::pair(static_cast<int>(pixels.x), static_cast<int>(pixels.y));
  });
  script_ = std::make_unique<input_script::Player>(
      *std::move(script), [this](const input_script::Deed& deed) { performer_->perform(deed); });
  return {};
}

int MainLoop::run() {
  // The first picture comes before any press is looked at: what was pressed until then waits for it.
  shell_.advance(now(), 0.0);
  if (!shell_.services().window.invisible()) draw(Clock::now());
  while (!quit_ && !shell_.wants_quit()) frame();
  int status = 0;
  if (script_ && script_->failure()) {
    std::fprintf(stderr, "messhall: %s\n", script_->failure()->c_str());
    status = 1;
  }
  shell_.services().journal.flush();
  shell_.services().settings.flush();
  if (line_.frames_report) std::printf("%s\n", shell_.services().frames.summary().c_str());
  return status;
}

void MainLoop::frame() {
  const Clock::time_point before_sleep = Clock::now();
  poll(before_sleep);
  const Clock::time_point woke = Clock::now();
  advance_script();
  shell_.advance(now(), seconds_between(last_frame_, woke));
  for (const devices::Buzz& buzz : shell_.devices().take_buzzes())
    sdl_devices_.buzz(buzz.device.instance, buzz.length);
  last_frame_ = woke;
  if (shell_.services().window.invisible()) return;
  if (!dirty_ && !shell_.moving()) return;
  dirty_ = false;
  draw(woke);
}

void MainLoop::poll(Clock::time_point frame_start) {
  std::optional<double> sleep = shell_.sleeps(now());
  if (script_) sleep = std::min(sleep.value_or(k_script_interval), k_script_interval);
  const bool invisible = shell_.services().window.invisible();
  const bool at_once = !invisible && (dirty_ || shell_.moving());
  if (invisible) sleep = std::max(sleep.value_or(k_minimised_interval), k_minimised_interval);
  SDL_Event event;
  bool got = false;
  if (at_once) {
    got = SDL_PollEvent(&event) != 0;
  } else {
    got = (sleep ? SDL_WaitEventTimeout(&event, std::max(1, static_cast<int>(*sleep * 1000.0)))
                 : SDL_WaitEvent(&event)) != 0;
    shell_.services().frames.add_idle(seconds_between(frame_start, Clock::now()));
    // What was slept through is not played back: an animation that begins now begins at its start.
    if (got) last_frame_ = std::max(last_frame_, Clock::now() - std::chrono::milliseconds(16));
  }
  while (got) {
    take(event);
    got = SDL_PollEvent(&event) != 0;
  }
}

void MainLoop::take(const SDL_Event& event) {
  Services& services = shell_.services();
  switch (event.type) {
    case SDL_QUIT:
      quit_ = true;
      return;
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET:
      services.canvas.forget_textures();
      break;
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_MINIMIZED) services.sounds.set_paused(true);
      if (event.window.event == SDL_WINDOWEVENT_RESTORED || event.window.event == SDL_WINDOWEVENT_SHOWN) {
        services.sounds.set_paused(false);
      }
      break;
    case SDL_KEYDOWN:
      if (event.key.keysym.scancode == SDL_SCANCODE_F1 && event.key.repeat == 0) shell_.toggle_debug();
      if (event.key.keysym.scancode == SDL_SCANCODE_F11 && event.key.repeat == 0) {
        services.settings.step(settings::Id::fullscreen, 1);
      }
      break;
    default:
      break;
  }
  dirty_ = true;
  // Menus are steered through `navigate`; ImGui itself reads the mouse, and keys only into a text field.
  const bool is_key = event.type == SDL_KEYDOWN || event.type == SDL_KEYUP || event.type == SDL_TEXTINPUT;
  if (!is_key || services.imgui.wants_text()) services.imgui.process_event(event);
  if (is_key && services.imgui.wants_text()) return;
  for (const devices::RawInput& input : sdl_devices_.translate(event)) shell_.devices().feed(input, now());
}

void MainLoop::advance_script() {
  if (!script_) return;
  script_->advance(now(), shell_.observed());
  if (script_->failure()) quit_ = true;
}

void MainLoop::draw(Clock::time_point frame_start) {
  Services& services = shell_.services();
  const bool by_mouse = services.devices.last_used().kind == devices::DeviceKind::mouse;
  SDL_ShowCursor(by_mouse ? SDL_ENABLE : SDL_DISABLE);
  shell_.draw();
  services.window.present();
  // With the present: drawing that was put off happens there. --frames-report opens without vertical sync.
  services.frames.add_frame(seconds_between(frame_start, Clock::now()));
  pace(frame_start);
}

double MainLoop::frame_length() const {
  const auto& settings = shell_.services().settings;
  if (const auto limit = settings::frames_per_second(settings)) return 1.0 / *limit;
  if (settings.number(settings::Id::frame_limit) == static_cast<int>(settings::FrameLimit::none)) return 0.0;
  SDL_DisplayMode mode{};
  SDL_Window* window = shell_.services().window.handle();
  const bool known = window != nullptr && SDL_GetWindowDisplayMode(window, &mode) == 0;
  return 1.0 / (known && mode.refresh_rate > 0 ? mode.refresh_rate : k_usual_rate);
}

void MainLoop::pace(Clock::time_point frame_start) const {
  // A little early, so that waiting for the display's beat never makes us miss it.
  const double rest = frame_length() * 0.97 - seconds_between(frame_start, Clock::now());
  if (rest > 0.0) std::this_thread::sleep_for(std::chrono::duration<double>(rest));
}

devices::Time MainLoop::now() const {
  return std::chrono::duration_cast<devices::Time>(Clock::now() - start_);
}

}  // namespace game::app
