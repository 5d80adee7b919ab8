// Finding font files with fontconfig.
#include "render/fonts.hpp"

#include <fontconfig/fontconfig.h>

#include <memory>

namespace render {
namespace {

struct Wanted {
  const char* family;
  int weight;
  int slant;
  const char* package;
};

// By Font. Debian's Lobster calls itself Lobster Two.
constexpr std::array<Wanted, k_font_count> k_wanted = {{
    {"Lobster Two", FC_WEIGHT_BOLD, FC_SLANT_ITALIC, "fonts-lobster"},
    {"Dosis", FC_WEIGHT_EXTRABOLD, FC_SLANT_ROMAN, "fonts-dosis"},
    {"Quicksand", FC_WEIGHT_BOLD, FC_SLANT_ROMAN, "fonts-quicksand"},
}};
constexpr Wanted k_fallback = {"DejaVu Sans", FC_WEIGHT_BOLD, FC_SLANT_ROMAN, "fonts-dejavu-core"};

struct DestroyPattern {
  void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
};
using Pattern = std::unique_ptr<FcPattern, DestroyPattern>;

const FcChar8* as_fontconfig(const char* text) {
  return reinterpret_cast<const FcChar8*>(text);
}

std::string string_of(FcPattern* pattern, const char* property) {
  FcChar8* value = nullptr;
  if (FcPatternGetString(pattern, property, 0, &value) != FcResultMatch) return {};
  return reinterpret_cast<const char*>(value);
}

struct Match {
  std::string file;
  bool right_family = false;
};

Match match(FcConfig* config, const Wanted& wanted) {
  const Pattern query(FcPatternCreate());
  FcPatternAddString(query.get(), FC_FAMILY, as_fontconfig(wanted.family));
  FcPatternAddInteger(query.get(), FC_WEIGHT, wanted.weight);
  FcPatternAddInteger(query.get(), FC_SLANT, wanted.slant);
  FcPatternAddBool(query.get(), FC_SCALABLE, FcTrue);
  FcConfigSubstitute(config, query.get(), FcMatchPattern);
  FcDefaultSubstitute(query.get());
  FcResult result = FcResultNoMatch;
  const Pattern found(FcFontMatch(config, query.get(), &result));
  if (!found) return {};
  // "Quicksand Medium" and the like are registered as families of their own.
  return {string_of(found.get(), FC_FILE), string_of(found.get(), FC_FAMILY).starts_with(wanted.family)};
}

}  // namespace

FontFiles find_fonts() {
  FontFiles files;
  FcConfig* config = FcInitLoadConfigAndFonts();
  if (config == nullptr) {
    files.notes.emplace_back(
        "fontconfig does not work here: no text can be drawn; install fontconfig-config");
    return files;
  }
  files.fallback = match(config, k_fallback).file;
  if (files.fallback.empty()) {
    files.notes.emplace_back("no font at all: no text can be drawn; install fonts-dejavu-core");
  }
  for (std::size_t i = 0; i < k_wanted.size(); ++i) {
    const Match found = match(config, k_wanted[i]);
    files.face[i] = found.right_family ? found.file : files.fallback;
    if (!found.right_family) {
      files.notes.push_back(std::string("font ") + k_wanted[i].family +
                            " is missing, another is used; install " + k_wanted[i].package);
    }
  }
  FcConfigDestroy(config);
  return files;
}

}  // namespace render
