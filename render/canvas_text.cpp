// The canvas's text.
#include <algorithm>
#include <cmath>

#include "render/canvas_implementation.hpp"

namespace render {
namespace {

// Steps of √2, as for sprites: a title that grows is not painted anew each frame.
float painted_enlargement(float scale) {
  if (std::abs(scale - 1.0F) < 0.04F) return 1.0F;
  return std::pow(2.0F, std::ceil(2.0F * std::log2(std::max(scale, 0.1F)) - 0.11F) / 2.0F);
}

struct Box {
  Rect rect;                   // logical, before turning
  float first_capital = 0.0F;  // distance from the top of the box to the top of the capitals
};

// Where the text box lies when the style's alignment point is put on `place`.
Box box_at(Point place, const TextLayout& layout, const FontMeasures& measures, const TextStyle& style,
           float scale) {
  const float unit = 1.0F / scale;
  Box box;
  box.rect.width = static_cast<float>(layout.width) * unit;
  box.rect.height = static_cast<float>(layout.height) * unit;
  box.rect.x = place.x;
  if (style.align == Align::centre) box.rect.x -= box.rect.width / 2;
  if (style.align == Align::right) box.rect.x -= box.rect.width;
  const float ascent = static_cast<float>(measures.ascent) * unit;
  const float capitals = static_cast<float>(measures.capital_height) * unit;
  const float below_first = layout.line_advance * static_cast<float>(layout.lines.size() - 1) * unit;
  box.first_capital = ascent - capitals;
  box.rect.y = place.y;
  if (style.vertical == Vertical::baseline) box.rect.y -= ascent;
  if (style.vertical == Vertical::middle) box.rect.y -= box.first_capital + (capitals + below_first) / 2;
  return box;
}

}  // namespace

Rect Canvas::text(std::string_view utf8, Point place, const TextStyle& style) {
  Implementation& self = *self_;
  if (utf8.empty()) return {place.x, place.y, 0.0F, 0.0F};
  const float text_scale = static_cast<float>(self.text_scale_percent) / 100.0F;
  const float scale = self.viewport.scale;
  const TextLayout& layout = self.texts.layout(utf8, style, text_scale, scale);
  const Box box = box_at(place, layout, self.texts.measures(style.font, layout.pixels), style, scale);

  const Placement placement = self.to_output().after({1.0F, style.angle_degrees, place});
  const float enlargement = placement.scale / scale;
  const float alpha = std::clamp(style.alpha * self.alpha(), 0.0F, 1.0F);
  if (alpha > 0.0F && enlargement > 0.0F) {
    const TextPicture picture =
        self.texts.picture(utf8, style, text_scale, scale, painted_enlargement(enlargement));
    if (picture.texture != nullptr) {
      const float shrink =
          static_cast<float>(layout.pixels) * enlargement / static_cast<float>(picture.pixels);
      // The middle of the box, as far from `place` as the layout says, then turned with everything else.
      const Point middle = placement.apply(box.rect.centre() - place);
      SDL_FRect target{0.0F, 0.0F, picture.size.width * shrink, picture.size.height * shrink};
      target.x = middle.x - target.w / 2;
      target.y = middle.y - target.h / 2;
      const bool pixel_for_pixel = placement.angle_degrees == 0.0F && shrink == 1.0F;
      if (pixel_for_pixel) {
        target.x = std::round(target.x);
        target.y = std::round(target.y);
      }
      if (self.software && !pixel_for_pixel) {
        self.resampler.draw(picture.texture, middle, {target.w, target.h}, placement.angle_degrees, false, {},
                            alpha);
      } else {
        set_pixel_for_pixel(picture.texture, pixel_for_pixel);
        SDL_SetTextureAlphaMod(picture.texture, static_cast<Uint8>(std::lround(alpha * 255.0F)));
        SDL_RenderCopyExF(self.renderer, picture.texture, nullptr, &target,
                          static_cast<double>(placement.angle_degrees), nullptr, SDL_FLIP_NONE);
      }
    }
  }
  if (self.audit) {
    DrawnElement element;
    element.label = utf8;
    element.font_size = static_cast<float>(layout.pixels) / scale;
    element.longest_line = layout.longest_line;
    element.colour = style.colour;
    element.plate = style.plate;
    element.overflow = layout.overflow;
    // Wholly transparent text is not to be read.
    element.essential = style.essential && alpha > 0.0F;
    const float above = box.first_capital;
    element.rect = {box.rect.x - place.x, box.rect.y - place.y + above, box.rect.width,
                    box.rect.height - above};
    self.record(std::move(element), {1.0F, style.angle_degrees, place});
  }
  return box.rect;
}

Rect Canvas::text_in(Rect box, std::string_view utf8, TextStyle style) {
  style.vertical = Vertical::middle;
  style.wrap_width = box.width;
  style.max_height = box.height;
  Point place = box.centre();
  if (style.align == Align::left) place.x = box.x;
  if (style.align == Align::right) place.x = box.right();
  return text(utf8, place, style);
}

Size Canvas::measure(std::string_view utf8, const TextStyle& style) const {
  if (utf8.empty()) return {};
  const float text_scale = static_cast<float>(self_->text_scale_percent) / 100.0F;
  const float scale = self_->viewport.scale;
  const TextLayout& layout = self_->texts.layout(utf8, style, text_scale, scale);
  return {static_cast<float>(layout.width) / scale, static_cast<float>(layout.height) / scale};
}

bool Canvas::can_show(std::string_view utf8) const {
  return self_->texts.can_show(Font::quicksand, utf8);
}

}  // namespace render
