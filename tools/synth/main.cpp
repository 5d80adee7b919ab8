// messhall_synth OUTDIR [NAME…]: makes every sound of the program, or those named, the same bytes each time.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

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

/// What to make and where; an empty list of names means everything.
struct Order {
  std::filesystem::path folder;
  std::set<std::string, std::less<>> names;

  [[nodiscard]] bool wants(const std::string& name) const { return names.empty() || names.count(name) != 0; }
};

template <class Sound>
bool save(const Order& order, const std::string& name, const Sound& sound) {
  const std::filesystem::path file = order.folder / (name + ".wav");
  if (synth::write_wav(file, sound)) return true;
  std::fprintf(stderr, "messhall_synth: cannot write %s\n", file.c_str());
  return false;
}

bool make_effects(const Order& order, const std::vector<synth::Recipe>& recipes) {
  for (const synth::Recipe& recipe : recipes) {
    for (int take = 1; take <= recipe.takes; ++take) {
      const std::string name = recipe.name + "-" + std::to_string(take);
      if (!order.wants(name)) continue;
      if (!save(order, name, synth::mastered_cue(recipe.make(seed_of(name)), recipe.momentary_lufs)))
        return false;
    }
  }
  return true;
}

bool make_music(const Order& order) {
  constexpr double lufs = -24;
  for (const synth::Song& song : {synth::title_song(), synth::cafe_song(), synth::results_song(),
                                  synth::chaos_song(), synth::kitchen_song(), synth::food_song()}) {
    if (!order.wants(song.name)) continue;
    if (!save(order, song.name, synth::mastered_loop(synth::play(song), lufs))) return false;
  }
  return true;
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 2) {
    std::fprintf(stderr, "usage: messhall_synth OUTDIR [NAME…]\n");
    return 2;
  }
  const Order order{arguments[1], {arguments + 2, arguments + count}};
  std::error_code error;  // A folder that cannot be made shows when the first file cannot be written.
  std::filesystem::create_directories(order.folder, error);
  try {
    for (const auto& recipes : {synth::dice_recipes(),
                                synth::food_recipes(),
                                synth::interface_recipes(),
                                synth::jingle_recipes(),
                                synth::crowd_recipes(),
                                synth::fight_splat_recipes(),
                                synth::fight_air_recipes(),
                                synth::fight_action_recipes(),
                                synth::fight_card_recipes(),
                                synth::fight_voice_recipes(),
                                synth::fight_event_recipes(),
                                synth::fight_jingle_recipes(),
                                synth::food_fight_voice_recipes(),
                                synth::food_fight_thing_recipes(),
                                synth::food_fight_jingle_recipes(),
                                synth::kitchen_stove_recipes(),
                                synth::kitchen_crew_recipes(),
                                synth::kitchen_pass_recipes(),
                                synth::kitchen_voice_recipes(),
                                synth::kitchen_jingle_recipes()}) {
      if (!make_effects(order, recipes)) return 1;
    }
    return make_music(order) ? 0 : 1;
  } catch (const std::invalid_argument& wrong_writing) {
    std::fprintf(stderr, "messhall_synth: a song is written wrongly: %s\n", wrong_writing.what());
    return 1;
  }
}
