// Opening fonts and choosing one for each character.
#include "render/type_case.hpp"

namespace render {
namespace {

constexpr char32_t k_malformed = 0xFFFD;
// The size at which a font is asked which characters it has.
constexpr int k_probe_pixels = 32;

int continuation_bytes(unsigned char first) {
  if (first < 0x80U) return 0;
  if ((first & 0xE0U) == 0xC0U) return 1;
  if ((first & 0xF0U) == 0xE0U) return 2;
  if ((first & 0xF8U) == 0xF0U) return 3;
  return -1;
}

bool is_continuation(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

}  // namespace

char32_t next_character(std::string_view utf8, std::size_t& place) {
  const auto first = static_cast<unsigned char>(utf8[place++]);
  const int more = continuation_bytes(first);
  if (more == 0) return first;
  if (more < 0) return k_malformed;
  char32_t character = first & (0x3FU >> static_cast<unsigned>(more));
  for (int i = 0; i < more; ++i) {
    if (place >= utf8.size() || !is_continuation(utf8[place])) return k_malformed;
    character = (character << 6U) | (static_cast<unsigned char>(utf8[place++]) & 0x3FU);
  }
  return character;
}

int character_count(std::string_view utf8) {
  int count = 0;
  for (std::size_t place = 0; place < utf8.size(); ++count) next_character(utf8, place);
  return count;
}

TypeCase::TypeCase() : files_(find_fonts()) {
  if (TTF_Init() != 0) files_.notes.push_back(std::string("no text can be drawn: ") + TTF_GetError());
}

TypeCase::~TypeCase() {
  faces_.clear();
  TTF_Quit();
}

TTF_Font* TypeCase::face(Font font, bool fallback, int pixels, int outline) {
  const std::string& file = fallback ? files_.fallback : files_.face[static_cast<std::size_t>(font)];
  const Key key{file, pixels, outline};
  if (const auto found = faces_.find(key); found != faces_.end()) return found->second.get();
  TTF_Font* opened = file.empty() ? nullptr : TTF_OpenFont(file.c_str(), pixels);
  if (opened != nullptr) {
    // Places between pixels keep the letters evenly apart at every output size.
    TTF_SetFontHinting(opened, TTF_HINTING_LIGHT_SUBPIXEL);
    TTF_SetFontOutline(opened, outline);
  }
  faces_[key].reset(opened);
  return opened;
}

FontMeasures TypeCase::measures(Font font, int pixels) {
  TTF_Font* opened = face(font, false, pixels);
  if (opened == nullptr) return {};
  FontMeasures measures{TTF_FontAscent(opened), -TTF_FontDescent(opened), TTF_FontLineSkip(opened), 0};
  TTF_GlyphMetrics32(opened, U'H', nullptr, nullptr, nullptr, &measures.capital_height, nullptr);
  return measures;
}

int TypeCase::width(Font font, int pixels, std::string_view utf8) {
  int sum = 0;
  for (const FontRun& run : runs(font, utf8)) {
    TTF_Font* opened = face(font, run.fallback, pixels);
    int part = 0;
    if (opened != nullptr && TTF_SizeUTF8(opened, run.text.c_str(), &part, nullptr) == 0) sum += part;
  }
  return sum;
}

bool TypeCase::provides(Font font, bool fallback, char32_t character) {
  TTF_Font* opened = face(font, fallback, k_probe_pixels);
  return opened != nullptr && TTF_GlyphIsProvided32(opened, character) != 0;
}

std::vector<FontRun> TypeCase::runs(Font font, std::string_view utf8) {
  std::vector<FontRun> runs;
  for (std::size_t place = 0; place < utf8.size();) {
    const std::size_t begin = place;
    const char32_t character = next_character(utf8, place);
    std::string bytes(utf8.substr(begin, place - begin));
    bool fallback = false;
    if (character >= 0x80 && !provides(font, false, character)) {
      fallback = character != k_malformed && provides(font, true, character);
      if (!fallback) bytes = "?";
    }
    if (runs.empty() || runs.back().fallback != fallback) runs.push_back({fallback, {}});
    runs.back().text += bytes;
  }
  return runs;
}

bool TypeCase::can_show(Font font, std::string_view utf8) {
  for (std::size_t place = 0; place < utf8.size();) {
    const char32_t character = next_character(utf8, place);
    if (character < 0x20 || character == 0x7F || character == k_malformed) return false;
    if (!provides(font, false, character) && !provides(font, true, character)) return false;
  }
  return true;
}

}  // namespace render
