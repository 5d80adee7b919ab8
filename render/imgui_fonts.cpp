// Adding the faces to ImGui's atlas.
#include "render/imgui_fonts.hpp"

#include <SDL_ttf.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace render {
namespace {

// ASCII, Latin-1, the Latin of most European names, and the punctuation and signs our texts use.
constexpr std::array<ImWchar, 13> k_letters = {0x0020, 0x017F, 0x2010, 0x2026, 0x2032, 0x2033, 0x20AC,
                                               0x20AC, 0x2150, 0x215F, 0x2190, 0x2199, 0};
constexpr std::array<ImWchar, 3> k_ascii = {0x0020, 0x007E, 0};

// ImGui counts a font's size from ascender to descender; ours is the em square.
float height_of_em(const std::string& file) {
  constexpr int k_probe_pixels = 200;
  struct Close {
    void operator()(TTF_Font* font) const { TTF_CloseFont(font); }
  };
  const std::unique_ptr<TTF_Font, Close> font(TTF_OpenFont(file.c_str(), k_probe_pixels));
  if (!font) return 1.0F;
  return static_cast<float>(TTF_FontAscent(font.get()) - TTF_FontDescent(font.get())) /
         static_cast<float>(k_probe_pixels);
}

struct FaceWish {
  std::string file;
  float size;  // logical units
  const ImWchar* letters;
};

ImFont* add_face(const FaceWish& wish, const std::string& fallback, float pixels_per_unit) {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  // ImGui insists on letters of some size, also in a window of one pixel.
  const float em = std::max(2.0F, std::round(wish.size * pixels_per_unit));
  if (wish.file.empty()) return atlas.AddFontDefault();
  ImFontConfig config;
  config.OversampleH = 1;
  config.OversampleV = 1;
  ImFont* font = atlas.AddFontFromFileTTF(wish.file.c_str(), std::round(em * height_of_em(wish.file)),
                                          &config, wish.letters);
  if (font == nullptr) return atlas.AddFontDefault();
  if (!fallback.empty() && fallback != wish.file && wish.letters == k_letters.data()) {
    config.MergeMode = true;
    atlas.AddFontFromFileTTF(fallback.c_str(), em, &config, wish.letters);
  }
  return font;
}

}  // namespace

std::array<ImFont*, k_menu_font_count> build_menu_fonts(const FontFiles& files, float pixels_per_unit) {
  const auto face = [&files](Font font) { return files.face[static_cast<std::size_t>(font)]; };
  const std::array<FaceWish, k_menu_font_count> wishes = {{
      {face(Font::quicksand), 32.0F, k_letters.data()},
      {face(Font::dosis), 52.0F, k_letters.data()},
      {face(Font::lobster), 72.0F, k_ascii.data()},
      {files.fallback, 22.0F, k_letters.data()},
  }};
  std::array<ImFont*, k_menu_font_count> fonts{};
  for (std::size_t i = 0; i < wishes.size(); ++i)
    fonts[i] = add_face(wishes[i], files.fallback, pixels_per_unit);
  return fonts;
}

}  // namespace render
