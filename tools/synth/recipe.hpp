// What an effect is made by: a name, a number of takes, a loudness and a function from a seed to a signal.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "tools/synth/signal.hpp"

namespace synth {

struct Recipe {
  std::string name;  ///< files are NAME-1.wav … NAME-takes.wav
  int takes{1};
  double momentary_lufs;  ///< one figure for each group, so that no cue sticks out (S11)
  std::function<Signal(std::uint64_t seed)> make;
};

[[nodiscard]] std::vector<Recipe> dice_recipes();
[[nodiscard]] std::vector<Recipe> food_recipes();
[[nodiscard]] std::vector<Recipe> interface_recipes();
[[nodiscard]] std::vector<Recipe> jingle_recipes();
[[nodiscard]] std::vector<Recipe> crowd_recipes();
[[nodiscard]] std::vector<Recipe> fight_splat_recipes();
[[nodiscard]] std::vector<Recipe> fight_air_recipes();
[[nodiscard]] std::vector<Recipe> fight_action_recipes();
[[nodiscard]] std::vector<Recipe> fight_card_recipes();
[[nodiscard]] std::vector<Recipe> fight_voice_recipes();
[[nodiscard]] std::vector<Recipe> fight_event_recipes();
[[nodiscard]] std::vector<Recipe> fight_jingle_recipes();
// What the Food?! beyond what it shares with Café Chaos.
[[nodiscard]] std::vector<Recipe> food_fight_voice_recipes();
[[nodiscard]] std::vector<Recipe> food_fight_thing_recipes();
[[nodiscard]] std::vector<Recipe> food_fight_jingle_recipes();
[[nodiscard]] std::vector<Recipe> kitchen_stove_recipes();
[[nodiscard]] std::vector<Recipe> kitchen_crew_recipes();
[[nodiscard]] std::vector<Recipe> kitchen_pass_recipes();
[[nodiscard]] std::vector<Recipe> kitchen_voice_recipes();
[[nodiscard]] std::vector<Recipe> kitchen_jingle_recipes();

}  // namespace synth
