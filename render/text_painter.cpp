// Painting text with SDL_ttf.
#include "render/text_painter.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace render {
namespace {

SDL_Color sdl(Colour colour) {
  return {colour.r, colour.g, colour.b, colour.a};
}

struct PlacedRun {
  FontRun run;
  int x = 0;
  int top = 0;
};

// Where each run goes, relative to the text box, at the painting size.
std::vector<PlacedRun> place_runs(TypeCase& type_case, const TextLayout& layout, const TextStyle& style,
                                  int pixels, int* box_width) {
  std::vector<int> widths;
  for (const std::string& line : layout.lines) {
    widths.push_back(type_case.width(style.font, pixels, line));
    *box_width = std::max(*box_width, widths.back());
  }
  const float enlargement = static_cast<float>(pixels) / static_cast<float>(layout.pixels);
  const int ascent = type_case.measures(style.font, pixels).ascent;
  std::vector<PlacedRun> placed;
  for (std::size_t i = 0; i < layout.lines.size(); ++i) {
    int x = 0;
    if (style.align == Align::centre) x = (*box_width - widths[i]) / 2;
    if (style.align == Align::right) x = *box_width - widths[i];
    const auto top = static_cast<int>(std::lround(layout.line_advance * enlargement * static_cast<float>(i)));
    for (FontRun& run : type_case.runs(style.font, layout.lines[i])) {
      TTF_Font* face = type_case.face(style.font, run.fallback, pixels);
      if (face == nullptr) continue;
      int width = 0;
      TTF_SizeUTF8(face, run.text.c_str(), &width, nullptr);
      const int lower = run.fallback ? ascent - TTF_FontAscent(face) : 0;
      placed.push_back({std::move(run), x, top + lower});
      x += width;
    }
  }
  return placed;
}

void paint_runs(TypeCase& type_case, const std::vector<PlacedRun>& runs, Font font, int pixels, int outline,
                Colour colour, int margin, SDL_Surface* target) {
  for (const PlacedRun& placed : runs) {
    if (placed.run.text.empty()) continue;
    TTF_Font* face = type_case.face(font, placed.run.fallback, pixels, outline);
    if (face == nullptr) continue;
    const SurfaceHandle letters(TTF_RenderUTF8_Blended(face, placed.run.text.c_str(), sdl(colour)));
    if (!letters) continue;
    SDL_SetSurfaceBlendMode(letters.get(), SDL_BLENDMODE_BLEND);
    SDL_Rect place{margin + placed.x - outline, margin + placed.top - outline, letters->w, letters->h};
    SDL_BlitSurface(letters.get(), nullptr, target, &place);
  }
}

}  // namespace

PaintedText paint_text(TypeCase& type_case, const TextLayout& layout, const TextStyle& style, int pixels,
                       int outline) {
  PaintedText painted;
  int width = 0;
  const std::vector<PlacedRun> runs = place_runs(type_case, layout, style, pixels, &width);
  if (runs.empty() || width <= 0) return painted;
  painted.margin = outline + 2;
  const float enlargement = static_cast<float>(pixels) / static_cast<float>(layout.pixels);
  const auto height = static_cast<int>(std::ceil(static_cast<float>(layout.height) * enlargement));
  painted.surface.reset(SDL_CreateRGBSurfaceWithFormat(
      0, width + 2 * painted.margin, height + 2 * painted.margin, 32, SDL_PIXELFORMAT_ARGB8888));
  if (!painted.surface) return painted;
  // Transparent, but in the letters' colour: smoothing at the edges then finds no black.
  const Colour edge = outline > 0 ? style.outline : style.colour;
  SDL_FillRect(painted.surface.get(), nullptr,
               SDL_MapRGBA(painted.surface->format, edge.r, edge.g, edge.b, 0));
  if (outline > 0) {
    paint_runs(type_case, runs, style.font, pixels, outline, style.outline, painted.margin,
               painted.surface.get());
  }
  paint_runs(type_case, runs, style.font, pixels, 0, style.colour, painted.margin, painted.surface.get());
  return painted;
}

}  // namespace render
