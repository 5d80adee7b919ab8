// Plays a film to PNG files on a virtual clock, or in a window as it is.
#include "game/play/play.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <system_error>

#include "game/app/sound_system.hpp"
#include "game/paths/paths.hpp"
#include "game/play/film.hpp"
#include "render/frame_stats.hpp"
#include "render/window.hpp"

namespace game::play {

namespace {

using command_line::CommandLine;

constexpr double k_frame = 1.0 / 60.0;
constexpr double k_longest_film = 3600.0;
constexpr int k_default_every = 1000;  ///< milliseconds

int complain(const std::string& message) {
  std::fprintf(stderr, "messhall: %s\n", message.c_str());
  return 2;
}

/// What a stage needs around it, without screens.
struct Studio {
  render::Window window;
  render::Canvas canvas;
  app::SoundSystem sounds;
  settings::Settings settings;

  Studio(render::Window opened, const std::string& pictures, const paths::Assets& assets, bool headless)
      : window(std::move(opened)),
        canvas(window.renderer(), {.pictures = pictures, .immediate = headless}),
        sounds(assets, headless) {}
};

core::Result<std::unique_ptr<Studio>> open_studio(const CommandLine& line, bool headless) {
  const auto assets = paths::find_assets(paths::process_environment(), paths::running_program());
  if (!assets) return tl::unexpected(assets.error());
  const auto pictures = paths::find_pictures(*assets);
  if (!pictures) return tl::unexpected(pictures.error());
  render::WindowOptions options;
  const command_line::PictureSize size = line.size.value_or(command_line::PictureSize{});
  options.width = size.width;
  options.height = size.height;
  options.headless = headless;
  auto window = render::Window::open(options);
  if (!window) return tl::unexpected(window.error());
  auto studio =
      std::make_unique<Studio>(std::move(*window), pictures->string(), *assets, headless || line.mute);
  for (const auto& [name, value] : line.settings) {
    if (const auto fine = studio->settings.set_for_this_run(name, value); !fine)
      return tl::unexpected(fine.error());
  }
  studio->canvas.set_safe_percent(studio->settings.number(settings::Id::safe_area));
  studio->canvas.set_text_scale_percent(studio->settings.number(settings::Id::text_scale));
  return studio;
}

void draw_frame(Studio& studio, stage::Stage& stage) {
  studio.canvas.begin_frame();
  stage.draw();
}

/// The moments to take pictures at; empty: every so often until the end.
core::Result<void> shoot(Studio& studio, stage::Stage& stage, Projector& projector, const CommandLine& line) {
  std::error_code error;
  std::filesystem::create_directories(*line.shots, error);
  if (error) return core::fail(*line.shots + ": " + error.message());
  const double every = line.every_milliseconds.value_or(k_default_every) / 1000.0;
  const bool listed = !line.at.empty();
  double now = 0;
  for (std::size_t shot = 0; listed ? shot < line.at.size() : now < k_longest_film; ++shot) {
    const double then = listed ? line.at[shot] : every * static_cast<double>(shot);
    while (now < then) {
      const double step = std::min(k_frame, then - now);
      projector.update(step * line.speed);
      now += step;
    }
    draw_frame(studio, stage);
    char name[32];
    std::snprintf(name, sizeof name, "shot-%05d.png", static_cast<int>(std::lround(then * 1000)));
    if (auto fine = studio.window.save_png((std::filesystem::path(*line.shots) / name).string()); !fine)
      return fine;
    if (!listed && projector.over() && !stage.moving()) break;
  }
  return {};
}

/// Whether the window was closed or Escape was pressed.
bool closed(Studio& studio) {
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0) {
    const bool escape = event.type == SDL_KEYDOWN && event.key.keysym.scancode == SDL_SCANCODE_ESCAPE;
    if (event.type == SDL_QUIT || escape) return true;
    if (event.type == SDL_RENDER_TARGETS_RESET || event.type == SDL_RENDER_DEVICE_RESET)
      studio.canvas.forget_textures();
  }
  return false;
}

/// In real time, until the window is closed or Escape is pressed; with --frames-report until the film is
/// over.
void show(Studio& studio, stage::Stage& stage, Projector& projector, const CommandLine& line) {
  render::FrameStats stats;
  Uint64 last = SDL_GetTicks64();
  for (;;) {
    if (closed(studio)) return;
    const Uint64 now = SDL_GetTicks64();
    const double passed = std::min(static_cast<double>(now - last) / 1000.0, 0.05);
    last = now;
    projector.update(passed * line.speed);
    studio.sounds.player().update(passed);
    if (line.frames_report && projector.over()) break;
    if (!stage.moving() && projector.over()) {
      SDL_WaitEventTimeout(nullptr, 100);
      continue;
    }
    const Uint64 begun = SDL_GetPerformanceCounter();
    draw_frame(studio, stage);
    studio.window.present();
    stats.add_frame(static_cast<double>(SDL_GetPerformanceCounter() - begun) /
                    static_cast<double>(SDL_GetPerformanceFrequency()));
  }
  if (line.frames_report) std::printf("%s\n", stats.summary().c_str());
}

}  // namespace

int run(const CommandLine& line) {
  const bool headless = line.shots.has_value();
  const auto film = read_film(*line.play, line.table);
  if (!film) return complain(film.error().message);
  auto studio = open_studio(line, headless);
  if (!studio) return complain(studio.error().message);
  const stage::Surroundings surroundings{(*studio)->canvas, (*studio)->sounds.player(), (*studio)->settings,
                                         (*studio)->settings.bindings(), film->seats};
  const auto stage = stage::make_stage(*film->game, film->first, surroundings);
  if (!stage)
    return complain("no stage can show " + std::string(film->game->id()) +
                    " yet, or its pictures are missing");
  Projector projector(*film, *stage);
  if (!headless) {
    show(**studio, *stage, projector, line);
    return 0;
  }
  const auto fine = shoot(**studio, *stage, projector, line);
  return fine ? 0 : complain(fine.error().message);
}

}  // namespace game::play
