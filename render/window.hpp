// The window (or, headless, the picture) that is drawn on, with its SDL renderer.
#pragma once

#include <SDL.h>

#include <memory>
#include <string>

#include "engine/core/result.hpp"
#include "render/picture.hpp"

namespace render {

/// `automatic` takes OpenGL where a graphics card draws it. Where a program would (llvmpipe), SDL's own
/// software drawing copies backgrounds thirty times faster and needs no driver in memory. The environment
/// variable SDL_RENDER_DRIVER=opengl or =software has the last word.
enum class Drawing { automatic, opengl, software };

struct WindowOptions {
  std::string title = "Mess Hall";
  int width = 1280;
  int height = 720;
  bool fullscreen = false;
  /// Draws into memory: needs neither display nor video driver; `present` shows nothing.
  bool headless = false;
  bool vertical_sync = true;
  Drawing drawing = Drawing::automatic;
};

/// Owns SDL's video subsystem while it lives. Only one window may exist at a time unless all are headless.
class Window {
 public:
  /// The error is one line that says what to do.
  static core::Result<Window> open(const WindowOptions& options);

  SDL_Renderer* renderer() const { return renderer_.get(); }
  /// Null when headless.
  SDL_Window* handle() const { return window_.get(); }
  bool headless() const { return window_ == nullptr; }
  /// For --frames-report and the debug overlay: "opengl", "software", "headless".
  const std::string& driver() const { return driver_; }

  int output_width() const;
  int output_height() const;
  /// Mouse events come in window points; on scaled desktops these are larger than pixels.
  Point to_output_pixels(int window_x, int window_y) const;

  /// An SVG file; without it, or headless, nothing happens.
  void set_icon(const std::string& svg_path);
  void set_fullscreen(bool on);
  bool fullscreen() const;
  /// True when minimised or hidden: nothing needs drawing.
  bool invisible() const;

  void present();
  /// The frame as drawn so far; call it before `present`.
  core::Result<Picture> read_pixels() const;
  core::Result<void> save_png(const std::string& path) const;

 private:
  struct VideoSubsystem {
    ~VideoSubsystem();
  };
  struct Destroy {
    void operator()(SDL_Window* window) const { SDL_DestroyWindow(window); }
    void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
    void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
  };
  Window() = default;
  static core::Result<Window> open_headless(const WindowOptions& options);
  static core::Result<Window> open_on_display(const WindowOptions& options);
  /// Null renderer when neither kind of drawing works.
  void choose_renderer(const WindowOptions& options);
  bool try_renderer(const char* driver, bool vertical_sync);

  // Destroyed from the last to the first.
  std::unique_ptr<VideoSubsystem> video_;
  std::unique_ptr<SDL_Surface, Destroy> surface_;
  std::unique_ptr<SDL_Window, Destroy> window_;
  std::unique_ptr<SDL_Renderer, Destroy> renderer_;
  std::string driver_;
};

}  // namespace render
