// messhall_synth OUTDIR: makes every sound of the program, the same bytes each time.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>

#include "tools/synth/mastering.hpp"
#include "tools/synth/recipe.hpp"
#include "tools/synth/song.hpp"
#include "tools/synth/wav_file.hpp"

namespace {

// Each file's noise depends on its name alone, so that a new effect changes no other.
std::uint64_t seed_of(std::string_view name) {
  std::uint64_t hash = 0xCBF29CE484222325U;
  for (const char letter : name) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001B3U;
  return hash;
}

bool make_effects(const std::filesystem::path& folder, const std::vector<synth::Recipe>& recipes) {
  for (const synth::Recipe& recipe : recipes) {
    for (int take = 1; take <= recipe.takes; ++take) {
      const std::string name = recipe.name + "-" + std::to_string(take);
      const synth::Signal effect = synth::mastered_cue(recipe.make(seed_of(name)), recipe.momentary_lufs);
      if (!synth::write_wav(folder / (name + ".wav"), effect)) {
        std::fprintf(stderr, "messhall_synth: cannot write %s\n", (folder / name).c_str());
        return false;
      }
    }
  }
  return true;
}

bool make_music(const std::filesystem::path& folder) {
  constexpr double lufs = -24;
  for (const synth::Song& song : {synth::title_song(), synth::cafe_song(), synth::results_song()}) {
    if (!synth::write_wav(folder / (song.name + ".wav"), synth::mastered_loop(synth::play(song), lufs))) {
      std::fprintf(stderr, "messhall_synth: cannot write %s\n", (folder / song.name).c_str());
      return false;
    }
  }
  return true;
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    std::fprintf(stderr, "usage: messhall_synth OUTDIR\n");
    return 2;
  }
  const std::filesystem::path folder = arguments[1];
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  for (const auto& recipes : {synth::dice_recipes(), synth::food_recipes(), synth::interface_recipes(),
                              synth::jingle_recipes(), synth::crowd_recipes()}) {
    if (!make_effects(folder, recipes)) return 1;
  }
  return make_music(folder) ? 0 : 1;
}
