// The canvas: draws sprites, shapes and text in logical units, sharp at the output's own pixels.
#pragma once

#include <SDL.h>

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "render/audit.hpp"
#include "render/fonts.hpp"
#include "render/geometry.hpp"
#include "render/palette.hpp"
#include "render/shake.hpp"
#include "render/viewport.hpp"

namespace render {

struct SpriteStyle {
  float scale = 1.0F;
  float stretch_x = 1.0F;
  float stretch_y = 1.0F;
  float angle_degrees = 0.0F;  ///< clockwise
  float alpha = 1.0F;
  Colour tint{};             ///< multiplies; white leaves the picture as it is
  bool flip = false;         ///< left and right exchanged
  Point anchor{0.5F, 0.5F};  ///< the point of the picture that lies on the given place and is turned about
};

struct PanelStyle {
  Colour fill = k_paper;
  Colour outline = k_ink;
  float outline_width = 6.0F;
  float radius = 14.0F;
  Point shadow{0.0F, 0.0F};  ///< a flat shadow at 25 % ink, this far away; none at 0, 0
  Colour shade{0, 0, 0, 0};  ///< colour of the darker rim on the lower right; none when transparent
  float angle_degrees = 0.0F;
  float alpha = 1.0F;
  bool essential = false;  ///< the audit demands it inside the safe area
};

enum class Align { left, centre, right };
/// What of the text lies on the given y: top of the line box, middle of the capitals, or baseline of the
/// first line.
enum class Vertical { top, middle, baseline };

struct TextStyle {
  Font font = Font::quicksand;
  float size = 32.0F;  ///< logical units (pixels at 1080p); multiplied by the text scale
  Colour colour = k_ink;
  Colour outline = k_ink;
  float outline_width = 0.0F;
  Align align = Align::left;
  Vertical vertical = Vertical::top;
  float wrap_width = 0.0F;  ///< breaks lines between words; 0: one line (and at every '\n')
  float max_width = 0.0F;   ///< shrinks to fit, down to 28 units, then cuts with an ellipsis (an overflow)
  float max_height = 0.0F;  ///< of the whole block: shrinks to fit, then cuts lines; 0: any height
  float line_spacing = 1.0F;
  float angle_degrees = 0.0F;
  float alpha = 1.0F;
  bool scaled = true;             ///< false keeps the size at every text scale (logo, letters in marks)
  std::optional<Colour> plate{};  ///< the colour behind, so that the audit can judge contrast
  bool essential = true;          ///< false: decoration that nobody must read
};

struct ShapeStyle {
  Colour fill = k_milk;  ///< transparent: outline only
  Colour outline{0, 0, 0, 0};
  float outline_width = 0.0F;  ///< drawn centred on the edge
  float alpha = 1.0F;
};

/// Everything drawn between push and pop is scaled and turned about `pivot`, then moved, and made fainter.
struct Transform {
  Point offset{};
  float scale = 1.0F;
  float angle_degrees = 0.0F;
  Point pivot{};
  float alpha = 1.0F;
};

struct CanvasOptions {
  /// Folder with NAME.svg (and subfolders: "dice/three"); width and height of each SVG are logical units.
  std::string pictures{};
  /// True: a sprite is always drawn in full sharpness, even if that takes time now (screenshots, tests).
  /// False: while a sharper raster is made by the worker, a coarser one is shown.
  bool immediate = false;
  /// Kept at most beyond what the last frame showed, for 1080p; both grow and shrink with the output. The
  /// whole program is to stay below 120 MB there.
  std::size_t sprite_bytes = std::size_t{40} * 1024 * 1024;
  std::size_t text_bytes = std::size_t{8} * 1024 * 1024;
};

/// Lives as long as its renderer. Main thread only.
class Canvas {
 public:
  class Implementation;

  Canvas(SDL_Renderer* renderer, const CanvasOptions& options);
  ~Canvas();
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  // Frame
  // ------------------------------------------------------------------------------------------------------------
  /// Starts a frame: takes over the renderer's present output size (all layers become dirty when it changed),
  /// uploads sprites the worker has finished, clears to `backdrop`.
  void begin_frame(Colour backdrop = k_deep_teal);
  const Viewport& viewport() const;
  void set_safe_percent(int percent);
  /// 100, 125 or 150; anything between works too. Marks all layers dirty.
  void set_text_scale_percent(int percent);
  int text_scale_percent() const;
  /// Call for SDL_RENDER_TARGETS_RESET and SDL_RENDER_DEVICE_RESET: contents of textures are lost.
  void forget_textures();
  SDL_Renderer* renderer() const;

  // Sprites
  // ----------------------------------------------------------------------------------------------------------
  /// A name without a picture draws a mustard plate with the name, once noted in `notes()`; nothing stops.
  void sprite(std::string_view name, Point place, const SpriteStyle& style = {});
  bool has_sprite(std::string_view name) const;
  /// Natural size in logical units; {0, 0} when unknown.
  Size sprite_size(std::string_view name) const;
  /// Has the worker draw these at `scale` for the present output, so that their first use costs nothing.
  void preload(std::span<const std::string_view> names, float scale = 1.0F);
  /// True while the worker still has sprites to make.
  bool loading() const;

  // Shapes: closed, antialiased
  // ----------------------------------------------------------------------------------------
  /// `rect` is the outer edge of the outline.
  void panel(Rect rect, const PanelStyle& style = {});
  /// A panel with fully round ends.
  void pill(Rect rect, PanelStyle style = {});
  void ellipse(Point centre, Size size, const ShapeStyle& style, float angle_degrees = 0.0F);
  /// A slice of a disc: degrees clockwise from 12 o'clock.
  void wedge(Point centre, float radius, float from_degrees, float to_degrees, const ShapeStyle& style);
  /// Must be visible as a whole from its middle (convex, stars, bursts).
  void polygon(std::span<const Point> points, const ShapeStyle& style);
  /// The jagged star behind shouts.
  void burst(Point centre, Size size, int spikes, const ShapeStyle& style, float angle_degrees = 0.0F);
  void line(Point from, Point to, float width, Colour colour);
  /// Round ends and joins.
  void polyline(std::span<const Point> points, float width, Colour colour, bool closed = false);
  void dashed_rect(Rect rect, float radius, float width, Colour colour, float dash = 14.0F,
                   float gap = 10.0F);
  /// A plain rectangle without antialiasing: full-screen washes, bars.
  void fill(Rect rect, Colour colour);
  /// Covers everything that is visible, bleed included: fades.
  void wash(Colour colour);

  // Text
  // -------------------------------------------------------------------------------------------------------------
  /// Draws and returns the box that was used (before turning). Empty text draws nothing.
  Rect text(std::string_view utf8, Point place, const TextStyle& style = {});
  /// Text wrapped, shrunk and centred upright within a box; `align` places the lines, `vertical` is not used.
  Rect text_in(Rect box, std::string_view utf8, TextStyle style = {});
  /// Size of the box `text` would use.
  Size measure(std::string_view utf8, const TextStyle& style) const;
  /// True when every character is in the fonts (names typed by people).
  bool can_show(std::string_view utf8) const;

  // Transforms and clips
  // -----------------------------------------------------------------------------------------------
  void push(const Transform& transform);
  void pop();
  /// Shake: pushes the pose, with just enough zoom that no edge of the background shows; software drawing
  /// only moves. Pair with `pop`.
  void push_camera(const ShakePose& pose);
  void push_clip(Rect rect);
  void pop_clip();

  // Layers: static things baked into one opaque texture (S20)
  // ------------------------------------------------------------
  /// True when the layer has to be drawn now; then draw it whole and call `end_layer`. False: it is still
  /// good.
  ///   if (canvas.begin_layer("table")) { draw_table(canvas); canvas.end_layer(); }
  ///   canvas.layer("table");
  bool begin_layer(std::string_view name);
  void end_layer();
  /// Draws on top of what the layer holds (settled splats). False, and nothing begun, when the layer is
  /// dirty: it will be redrawn whole anyway.
  bool begin_addition(std::string_view name);
  void invalidate_layer(std::string_view name);
  void invalidate_layers();
  /// Copies the layer over the whole output.
  void layer(std::string_view name);

  // Audit
  // ------------------------------------------------------------------------------------------------------------
  void set_audit(bool on);
  /// Adds something that must be inside the safe area, for drawings the canvas cannot judge.
  void mark_essential(Rect rect, std::string_view label);
  /// What this frame has shown since `begin_frame`, contents of the copied layers included.
  const std::vector<DrawnElement>& drawn() const;
  std::vector<std::string> audit_problems(const AuditLimits& limits = {}) const;

  /// Missing pictures and fonts, one line each, in order of discovery.
  const std::vector<std::string>& notes() const;
  /// Bytes of textures held, for the debug overlay.
  std::size_t sprite_bytes() const;
  std::size_t text_bytes() const;

 private:
  std::unique_ptr<Implementation> self_;
};

/// Pops the transform at the end of the block.
class TransformScope {
 public:
  TransformScope(Canvas& canvas, const Transform& transform) : canvas_(canvas) { canvas_.push(transform); }
  ~TransformScope() { canvas_.pop(); }
  TransformScope(const TransformScope&) = delete;
  TransformScope& operator=(const TransformScope&) = delete;

 private:
  Canvas& canvas_;
};

}  // namespace render
