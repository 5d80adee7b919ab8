// Measures frames like the busy ones of the games: render_bench [PICTURES] [FRAMES] [WIDTH HEIGHT]
// [--software].
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "render/canvas.hpp"
#include "render/frame_stats.hpp"
#include "render/particles.hpp"
#include "render/tween.hpp"
#include "render/window.hpp"

namespace {

using namespace render;

std::vector<std::string> names_in(const std::string& folder) {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".svg") continue;
    names.push_back(std::filesystem::relative(entry.path(), folder).replace_extension().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

void draw_background(Canvas& canvas) {
  if (canvas.begin_layer("back")) {
    canvas.wash(k_teal);
    for (int i = 0; i < 60; ++i) {
      const float x = static_cast<float>(i % 12) * 160.0F;
      const float y = static_cast<float>(i / 12) * 216.0F;
      canvas.panel({x, y, 150, 200}, {.fill = i % 2 == 0 ? k_mint : k_cream, .outline_width = 4});
    }
    canvas.end_layer();
  }
  canvas.layer("back");
}

void draw_frame(Canvas& canvas, const std::vector<std::string>& names, const ParticlePool& pool,
                double time) {
  canvas.begin_frame();
  draw_background(canvas);
  for (std::size_t i = 0; i < 40 && !names.empty(); ++i) {
    const float x = 120.0F + static_cast<float>(i % 10) * 180.0F;
    const float y = 150.0F + static_cast<float>(i / 10) * 230.0F;
    canvas.sprite(names[i % names.size()], {x, y},
                  {.scale = 0.6F, .angle_degrees = static_cast<float>(time) * 40.0F + static_cast<float>(i)});
  }
  for (int i = 0; i < 8; ++i) {
    const Rect plate{100.0F + static_cast<float>(i) * 215.0F, 900, 200, 100};
    canvas.panel(plate, {.shadow = {4, 6}, .shade = k_cream});
    canvas.text_in(plate, "Ada " + std::to_string(static_cast<int>(time * 10)),
                   {.font = Font::dosis, .size = 44});
  }
  canvas.text("Here your 3 dice beat Bruno’s 2.", {960, 80}, {.align = Align::centre});
  for (const ParticlePose& pose : pool.poses_at(time)) {
    canvas.ellipse(pose.place, {2 * pose.radius, 2 * pose.radius}, {pose.colour, k_ink, 2.0F});
  }
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  const bool software = std::erase(words, "--software") > 0;
  const std::string folder = !words.empty() ? words[0] : "assets/pictures";
  const int frames = words.size() > 1 ? std::atoi(words[1].c_str()) : 300;
  WindowOptions options;
  options.width = words.size() > 3 ? std::atoi(words[2].c_str()) : 1920;
  options.height = words.size() > 3 ? std::atoi(words[3].c_str()) : 1080;
  options.headless = software;
  options.vertical_sync = false;
  auto window = Window::open(options);
  if (!window) {
    std::fprintf(stderr, "%s\n", window.error().message.c_str());
    return 1;
  }
  Canvas canvas(window->renderer(), {.pictures = folder});
  const std::vector<std::string> names = names_in(folder);
  ParticlePool pool;
  FrameStats stats;
  for (int i = 0; i < frames; ++i) {
    const double time = i / 60.0;
    if (i % 12 == 0)
      pool.add({.time = time, .origin = {960, 500}, .count = 20, .seed = static_cast<std::uint64_t>(i)});
    const auto begin = std::chrono::steady_clock::now();
    draw_frame(canvas, names, pool, time);
    window->present();
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
    if (i >= 20) stats.add_frame(taken.count());
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) continue;
  }
  std::printf("%s %dx%d · %s\nsprites %.1f MB · texts %.1f MB\n", window->driver().c_str(),
              window->output_width(), window->output_height(), stats.summary().c_str(),
              static_cast<double>(canvas.sprite_bytes()) / 1e6,
              static_cast<double>(canvas.text_bytes()) / 1e6);
  return 0;
}
