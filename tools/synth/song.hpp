// A piece of music as it is written down: chords, melodies, grooves.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/synth/room.hpp"

namespace synth {

enum class Player { guitar, vibes, organ, saxophone };

/// A melody in words: NOTE/BEATS or r/BEATS, `|` after each bar of four beats (checked).
struct Melody {
  Player player;
  int first_bar;
  double level;
  std::string_view notes;
};

/// Sixteen steps of a bar for each instrument: x strong, o soft, . nothing. Empty: not used.
struct Groove {
  std::string_view kick{};
  std::string_view snare{};
  std::string_view ride{};
  std::string_view shaker{};
  std::string_view high_bongo{};
  std::string_view low_bongo{};
  std::string_view rim{};
  std::string_view sweep{};  ///< brush round the skin, one beat each
  std::string_view pan{};    ///< spoon on a hanging pan
  std::string_view claps{};  ///< hands of everybody at the table
};

/// How some bars are accompanied.
struct Section {
  int bars;
  Groove groove;
  Groove fill;                            ///< the groove of the section's last bar
  std::vector<std::string_view> comping;  ///< the organ's rhythms, bar after bar in turn; sixteen steps
  std::string_view chops;                 ///< the muted guitar's rhythm; may be empty
};

struct Song {
  std::string name;
  double beats_per_minute;
  double swing;                     ///< where the second eighth falls within a beat: 0.5 straight
  std::vector<std::string> chords;  ///< one text a bar; two chords share it
  std::vector<Melody> melodies;
  std::vector<Section> sections;
};

/// Plays it as an endless loop: what rings at the end is heard at the beginning. Throws std::invalid_argument
/// if the writing is wrong.
[[nodiscard]] StereoSignal play(const Song& song);

[[nodiscard]] Song title_song();
[[nodiscard]] Song cafe_song();
[[nodiscard]] Song results_song();
[[nodiscard]] Song chaos_song();
[[nodiscard]] Song kitchen_song();
[[nodiscard]] Song food_song();

}  // namespace synth
