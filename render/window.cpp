// Opening a window or a headless picture.
#include "render/window.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string_view>

#include "render/svg.hpp"

namespace render {

namespace {

// Without a device of the kernel's graphics drivers OpenGL can only be a program; asking it would load it.
bool graphics_card_present() {
  std::error_code ignored;
  return std::filesystem::exists("/dev/dri", ignored);
}

// Needs a current OpenGL context.
bool opengl_is_a_program() {
  using GetString = const unsigned char* (*)(unsigned);
  constexpr unsigned k_gl_renderer = 0x1F01;
  const auto get_string = reinterpret_cast<GetString>(SDL_GL_GetProcAddress("glGetString"));
  const unsigned char* name = get_string == nullptr ? nullptr : get_string(k_gl_renderer);
  if (name == nullptr) return false;
  const std::string_view renderer(reinterpret_cast<const char*>(name));
  return renderer.find("llvmpipe") != std::string_view::npos ||
         renderer.find("softpipe") != std::string_view::npos;
}

// Without a display SDL may settle for a driver that shows nothing. That is fine only if somebody asked for
// it.
bool nobody_can_see() {
  const char* driver = SDL_GetCurrentVideoDriver();
  if (driver == nullptr || SDL_GetHint(SDL_HINT_VIDEODRIVER) != nullptr) return false;
  const std::string_view name(driver);
  return name == "offscreen" || name == "dummy" || name == "evdev";
}

}  // namespace

Window::VideoSubsystem::~VideoSubsystem() {
  SDL_QuitSubSystem(SDL_INIT_VIDEO);
}

core::Result<Window> Window::open(const WindowOptions& options) {
  return options.headless ? open_headless(options) : open_on_display(options);
}

core::Result<Window> Window::open_headless(const WindowOptions& options) {
  const int width = std::clamp(options.width, 1, 16384);
  const int height = std::clamp(options.height, 1, 16384);
  Window window;
  window.surface_.reset(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888));
  if (window.surface_) window.renderer_.reset(SDL_CreateSoftwareRenderer(window.surface_.get()));
  if (!window.renderer_) {
    return core::fail("cannot draw a picture of " + std::to_string(width) + "x" + std::to_string(height) +
                      ": " + SDL_GetError());
  }
  window.driver_ = "headless";
  return window;
}

core::Result<Window> Window::open_on_display(const WindowOptions& options) {
  const std::string advice =
      "start it from a desktop, or make pictures without one with --play FILE --shots DIR";
  if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) {
    return core::fail(std::string("no display (") + SDL_GetError() + "): " + advice);
  }
  Window window;
  window.video_ = std::make_unique<VideoSubsystem>();
  if (nobody_can_see()) return core::fail("no display (DISPLAY and WAYLAND_DISPLAY lead to none): " + advice);
  SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1");
  SDL_SetHint(SDL_HINT_VIDEO_HIGHDPI_DISABLED, "0");
  Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
  if (options.fullscreen) flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
  window.window_.reset(SDL_CreateWindow(options.title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                        std::max(options.width, 320), std::max(options.height, 180), flags));
  if (!window.window_) {
    return core::fail(std::string("cannot open a window (") + SDL_GetError() + "): start it from a desktop");
  }
  SDL_SetWindowMinimumSize(window.window_.get(), 640, 360);
  window.choose_renderer(options);
  if (!window.renderer_) {
    return core::fail(std::string("cannot draw in the window (") + SDL_GetError() +
                      "): install an OpenGL driver, for instance the package libgl1-mesa-dri");
  }
  SDL_RendererInfo info{};
  SDL_GetRendererInfo(window.renderer_.get(), &info);
  window.driver_ = info.name == nullptr ? "unknown" : info.name;
  return window;
}

bool Window::try_renderer(const char* driver, bool vertical_sync) {
  SDL_SetHint(SDL_HINT_RENDER_DRIVER, driver);
  const Uint32 sync = vertical_sync ? Uint32{SDL_RENDERER_PRESENTVSYNC} : Uint32{0};
  renderer_.reset(SDL_CreateRenderer(window_.get(), -1, SDL_RENDERER_TARGETTEXTURE | sync));
  return renderer_ != nullptr;
}

void Window::choose_renderer(const WindowOptions& options) {
  // Software drawing must not be shown through a texture of the OpenGL it replaces.
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  const bool asked_for = std::getenv(SDL_HINT_RENDER_DRIVER) != nullptr || options.drawing == Drawing::opengl;
  const bool try_opengl = options.drawing != Drawing::software && (asked_for || graphics_card_present());
  if (try_opengl && try_renderer("opengl", options.vertical_sync)) {
    if (asked_for || !opengl_is_a_program()) return;
    renderer_.reset();
  }
  try_renderer("software", options.vertical_sync);
}

int Window::output_width() const {
  int width = 0;
  SDL_GetRendererOutputSize(renderer_.get(), &width, nullptr);
  return width;
}

int Window::output_height() const {
  int height = 0;
  SDL_GetRendererOutputSize(renderer_.get(), nullptr, &height);
  return height;
}

Point Window::to_output_pixels(int window_x, int window_y) const {
  const Point point{static_cast<float>(window_x), static_cast<float>(window_y)};
  if (headless()) return point;
  int width = 0;
  int height = 0;
  SDL_GetWindowSize(window_.get(), &width, &height);
  if (width <= 0 || height <= 0) return point;
  return {point.x * static_cast<float>(output_width()) / static_cast<float>(width),
          point.y * static_cast<float>(output_height()) / static_cast<float>(height)};
}

void Window::set_icon(const std::string& svg_path) {
  constexpr int k_icon_pixels = 128;
  const auto svg = read_svg(svg_path);
  if (headless() || !svg) return;
  const SurfaceHandle icon = rasterise_svg(*svg, k_icon_pixels, k_icon_pixels);
  if (icon) SDL_SetWindowIcon(window_.get(), icon.get());
}

void Window::set_fullscreen(bool on) {
  if (!headless())
    SDL_SetWindowFullscreen(window_.get(), on ? Uint32{SDL_WINDOW_FULLSCREEN_DESKTOP} : Uint32{0});
}

bool Window::fullscreen() const {
  return !headless() && (SDL_GetWindowFlags(window_.get()) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
}

bool Window::invisible() const {
  return !headless() && (SDL_GetWindowFlags(window_.get()) & (SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN)) != 0;
}

void Window::present() {
  SDL_RenderPresent(renderer_.get());
}

core::Result<Picture> Window::read_pixels() const {
  Picture picture;
  picture.width = output_width();
  picture.height = output_height();
  picture.rgba.resize(static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height) * 4);
  if (SDL_RenderReadPixels(renderer_.get(), nullptr, SDL_PIXELFORMAT_RGBA32, picture.rgba.data(),
                           picture.width * 4) != 0) {
    return core::fail(std::string("cannot read the picture back: ") + SDL_GetError());
  }
  // The alpha of a finished frame means nothing; viewers would show it.
  for (std::size_t index = 3; index < picture.rgba.size(); index += 4) picture.rgba[index] = 255;
  return picture;
}

core::Result<void> Window::save_png(const std::string& path) const {
  return read_pixels().and_then([&path](const Picture& picture) { return render::save_png(picture, path); });
}

}  // namespace render
