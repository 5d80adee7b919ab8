// Mirrored copies continue a picture beyond its edges without a seam.
#include "game/screens/background.hpp"

namespace game::screens {

namespace {

/// Fills what is visible beside the picture with its own edge, `edge` wide, there and back again.
void continue_sideways(render::Canvas& canvas, std::string_view picture, float edge) {
  const render::Rect visible = canvas.viewport().visible();
  const float middle = render::k_frame_width / 2;
  const render::Point centre = render::Viewport::frame().centre();
  float begin = 0.0F;  // of this copy, away from the picture
  for (bool mirrored = true; begin < -visible.x; mirrored = !mirrored, begin += edge) {
    const float shift = mirrored ? middle + begin : begin + edge - middle;
    canvas.push_clip({-begin - edge, visible.y, edge, visible.height});
    canvas.sprite(picture, {-shift, centre.y}, {.flip = mirrored});
    canvas.pop_clip();
    canvas.push_clip({render::k_frame_width + begin, visible.y, edge, visible.height});
    canvas.sprite(picture, {render::k_frame_width + shift, centre.y}, {.flip = mirrored});
    canvas.pop_clip();
  }
}

}  // namespace

void draw_background(render::Canvas& canvas, std::string_view picture, float edge) {
  if (canvas.begin_layer(picture)) {
    const render::Point middle = render::Viewport::frame().centre();
    const render::Rect visible = canvas.viewport().visible();
    continue_sideways(canvas, picture, edge);
    canvas.sprite(picture, middle);
    if (visible.y < 0.0F) {
      // Turned by half and exchanged left and right: upside down.
      const render::SpriteStyle upside_down{.angle_degrees = 180.0F, .flip = true};
      canvas.sprite(picture, {middle.x, middle.y - render::k_frame_height}, upside_down);
      canvas.sprite(picture, {middle.x, middle.y + render::k_frame_height}, upside_down);
    }
    canvas.end_layer();
  }
  canvas.layer(picture);
}

}  // namespace game::screens
