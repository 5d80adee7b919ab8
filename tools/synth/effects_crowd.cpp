// The other pupils: surprise, laughter, cheering.
#include "tools/synth/crowd.hpp"
#include "tools/synth/recipe.hpp"

namespace synth {

std::vector<Recipe> crowd_recipes() {
  constexpr double crowd_lufs = -28;
  return {{"crowd-ooh", 4, crowd_lufs, crowd_ooh},
          {"crowd-laugh", 4, crowd_lufs, crowd_laugh},
          {"crowd-gasp", 4, crowd_lufs, crowd_gasp},
          {"crowd-cheer", 3, crowd_lufs, crowd_cheer}};
}

}  // namespace synth
