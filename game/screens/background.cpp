// Mirrored copies continue a picture beyond its edges without a seam.
#include "game/screens/background.hpp"

namespace game::screens {

void draw_background(render::Canvas& canvas, std::string_view picture) {
  if (canvas.begin_layer(picture)) {
    const render::Point middle = render::Viewport::frame().centre();
    const render::Rect visible = canvas.viewport().visible();
    canvas.sprite(picture, middle);
    if (visible.x < 0.0F) {
      canvas.sprite(picture, {middle.x - render::k_frame_width, middle.y}, {.flip = true});
      canvas.sprite(picture, {middle.x + render::k_frame_width, middle.y}, {.flip = true});
    }
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
