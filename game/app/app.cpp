// Opening everything, and the main loop.
#include "game/app/app.hpp"

#include <SDL.h>

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "game/app/first_screen.hpp"
#include "game/app/main_loop.hpp"
#include "game/app/shell.hpp"
#include "game/app/sound_system.hpp"
#include "game/paths/paths.hpp"

namespace game::app {

namespace {

constexpr int k_cannot_start = 2;

int refuse(const std::string& message) {
  std::fprintf(stderr, "messhall: %s\n", message.c_str());
  return k_cannot_start;
}

/// SDL's subsystems but video, which the window owns.
struct Subsystems {
  Subsystems() {
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    SDL_SetHint(SDL_HINT_GAMECONTROLLER_USE_BUTTON_LABELS, "0");  // by position, as the prompts are drawn
    pads = SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER | SDL_INIT_EVENTS) == 0;
  }
  ~Subsystems() { SDL_Quit(); }
  Subsystems(const Subsystems&) = delete;
  Subsystems& operator=(const Subsystems&) = delete;
  bool pads = false;
};

settings::Settings read_settings(const paths::Homes& homes, const command_line::CommandLine& line) {
  settings::Settings settings =
      homes.config.empty() ? settings::Settings() : settings::Settings(homes.settings_file());
  for (const auto& [name, value] : line.settings) {
    if (auto set = settings.set_for_this_run(name, value); !set) settings.add_note(set.error().message);
  }
  if (auto note = paths::read_only_note(homes)) settings.add_note(*std::move(note));
  return settings;
}

render::WindowOptions window_options(const command_line::CommandLine& line,
                                     const settings::Settings& settings) {
  render::WindowOptions options;
  if (line.size) {
    options.width = line.size->width;
    options.height = line.size->height;
  }
  options.fullscreen = settings.is_on(settings::Id::fullscreen);
  options.vertical_sync = !line.frames_report && settings.number(settings::Id::frame_limit) !=
                                                     static_cast<int>(settings::FrameLimit::none);
  return options;
}

/// What there is to see at once; the first picture of a screen may take a while on a slow machine.
void show_words(Shell& shell, std::string_view words) {
  render::Canvas& canvas = shell.canvas();
  canvas.begin_frame();
  canvas.wash(render::k_deep_teal);
  render::TextStyle style;
  style.font = render::Font::lobster;
  style.size = 84.0F;
  style.colour = render::k_paper;
  style.plate = render::k_deep_teal;
  style.align = render::Align::centre;
  style.vertical = render::Vertical::middle;
  canvas.text(words, canvas.viewport().safe().centre(), style);
  shell.services().window.present();
}

std::unique_ptr<journal::Journal> open_journal(const paths::Homes& homes) {
  return std::make_unique<journal::Journal>(homes.data);
}

}  // namespace

int run(const command_line::CommandLine& line) {
  const auto environment = paths::process_environment();
  const auto assets = paths::find_assets(environment, paths::running_program());
  if (!assets) return refuse(assets.error().message);
  const auto pictures = paths::find_pictures(*assets);
  if (!pictures) return refuse(pictures.error().message);
  const paths::Homes homes = paths::find_homes(environment);

  const Subsystems subsystems;
  settings::Settings settings = read_settings(homes, line);
  auto window = render::Window::open(window_options(line, settings));
  if (!window) return refuse(window.error().message);

  SoundSystem sound(*assets, line.mute);
  if (sound.note()) settings.add_note(*sound.note());
  if (!subsystems.pads) settings.add_note(std::string("No pads: ") + SDL_GetError());
  const auto journal = open_journal(homes);

  Shell shell({line, *window, sound.player(), settings, *journal, pictures->string(), false});
  if (sound.note()) shell.services().banners.show(*sound.note());
  show_words(shell, line.game || line.file ? "Laying the table …" : "Mess Hall");
  if (auto opened = open_first_screen(shell.services()); !opened) return refuse(opened.error().message);
  MainLoop loop(shell, line);
  if (auto ready = loop.prepare(); !ready) return refuse(ready.error().message);
  return loop.run();
}

}  // namespace game::app
