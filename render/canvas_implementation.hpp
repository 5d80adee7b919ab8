// What a canvas holds; shared by the files that draw sprites, shapes, text and layers.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "render/canvas.hpp"
#include "render/mesh.hpp"
#include "render/panel_art.hpp"
#include "render/placement.hpp"
#include "render/resampler.hpp"
#include "render/sprite_cache.hpp"
#include "render/surface.hpp"
#include "render/text_cache.hpp"

namespace render {

class Canvas::Implementation {
 public:
  struct Layer {
    TextureHandle texture;
    bool dirty = true;
    std::vector<DrawnElement> drawn;
  };
  struct State {
    Placement placement;
    float alpha = 1.0F;
  };

  Implementation(SDL_Renderer* sdl_renderer, const CanvasOptions& canvas_options)
      : renderer(sdl_renderer),
        options(canvas_options),
        sprites(sdl_renderer, canvas_options.pictures, canvas_options.immediate),
        resampler(sdl_renderer),
        panels(sdl_renderer),
        texts(sdl_renderer) {}

  /// Logical units to output pixels, with all pushed transforms.
  Placement to_output() const {
    return Placement{viewport.scale, 0.0F, viewport.offset}.after(states.back().placement);
  }
  float alpha() const { return states.back().alpha; }
  /// Upper left, upper right, lower right, lower left in output pixels. Not turned: laid on whole pixels.
  std::array<Point, 4> corners(Rect rect, float angle_degrees) const;
  std::vector<Point> output_points(std::span<const Point> points) const;
  void draw_polygon(std::span<const Point> output_outline, Point output_middle, const ShapeStyle& style);
  void record(DrawnElement element, const Placement& local);
  void note_once(const std::string& note);
  void fit_output();
  void show_missing_sprite(Canvas& canvas, std::string_view name, Point place, const SpriteStyle& style);

  SDL_Renderer* renderer;
  CanvasOptions options;
  /// SDL's software drawing copies fast, but scales and turns whole screens slowly.
  bool software = false;
  Viewport viewport;
  int safe_percent = 90;
  int text_scale_percent = 100;
  std::vector<State> states{State{}};
  std::vector<SDL_Rect> clips;
  SpriteCache sprites;
  Resampler resampler;
  PanelArt panels;
  TextCache texts;
  std::map<std::string, Layer, std::less<>> layers;
  Layer* open_layer = nullptr;
  /// What is put aside while a layer is being drawn.
  std::vector<State> outer_states;
  std::vector<SDL_Rect> outer_clips;
  bool audit = false;
  std::vector<DrawnElement> drawn;
  std::vector<std::string> notes;
  std::size_t sprite_notes_taken = 0;
  Mesh mesh;
};

}  // namespace render
