// "Wet Floor": the food fight, double-picked surf in A minor with a lounge in the middle, where the organ
// pretends that nothing happened. A A' B C A''.
#include "tools/synth/song.hpp"

namespace synth {
namespace {

const char* const k_low_theme =
    "A3/.25 A3/.25 A3/.5 E3/.5 A3/.5 C4/1 B3/.5 A3/.5 | G#3/.5 A3/.5 E3/1.5 r/.5 E3/.5 G#3/.5 | "
    "A3/.25 A3/.25 A3/.5 F3/.5 A3/.5 C4/1 D4/.5 C4/.5 | B3/.5 G#3/.5 E3/1.5 r/.5 B3/.5 D4/.5 | "
    "E4/.25 E4/.25 E4/.5 C4/.5 A3/.5 E4/1 D4/.5 C4/.5 | D4/.25 D4/.25 D4/.5 A3/.5 F3/.5 D4/1 C4/.5 B3/.5 | "
    "C4/.5 A3/.5 F3/.5 A3/.5 G#3/.5 B3/.5 D4/.5 B3/.5 | A3/2 r/.5 E3/.5 G3/.5 G#3/.5 |";

// The same an octave up; then down the scale, every note picked four times.
const char* const k_high_theme =
    "A4/.25 A4/.25 A4/.5 E4/.5 A4/.5 C5/1 B4/.5 A4/.5 | G#4/.5 A4/.5 E4/1.5 r/.5 E4/.5 G#4/.5 | "
    "A4/.25 A4/.25 A4/.5 F4/.5 A4/.5 C5/1 D5/.5 C5/.5 | "
    "B4/.5 G#4/.5 E4/1.5 r/.5 B4/.25 B4/.25 D5/.25 D5/.25 | "
    "E5/.25 E5/.25 E5/.25 E5/.25 D5/.25 D5/.25 D5/.25 D5/.25 C5/.25 C5/.25 C5/.25 C5/.25 B4/.25 B4/.25 "
    "B4/.25 "
    "B4/.25 | "
    "C#5/.25 C#5/.25 A4/.5 E4/1 G4/.5 A4/.5 C#5/1 | D5/.5 A4/.5 F4/.5 A4/.5 B4/.5 G#4/.5 E4/.5 D4/.5 | "
    "C4/.5 B3/.5 A3/1.5 r/1.5 |";

const char* const k_lounge =
    "r/.5 A4/.5 C5/.5 A4/.5 F4/1 D4/1 | r/.5 F4/.5 A4/.5 F4/.5 D4/.5 B3/1.5 | "
    "r/.5 G4/.5 B4/.5 G4/.5 E4/1 C4/1 | r/.5 E4/.5 A4/.5 E4/.5 C4/2 | "
    "r/.5 F4/.5 A4/.5 F4/.5 D4/1 B3/1 | G#4/1.5 B4/.5 D5/1 B4/1 | C5/1.5 A4/.5 F#4/1 E4/1 | "
    "C#4/.5 E4/.5 G4/.5 A4/.5 G4/.5 E4/.5 C#4/1 |";

const char* const k_lounge_answers =
    "r/4 | r/2.5 D5/.5 F5/.5 D5/.5 | B4/1 r/3 | r/2.5 C5/.5 E5/.5 C5/.5 | "
    "A4/1 r/3 | r/2 E5/1 D5/1 | C5/1 r/1 A4/1 r/1 | r/4 |";

const char* const k_calls =
    "D4/.25 D4/.25 D4/.25 D4/.25 F4/.25 F4/.25 F4/.25 F4/.25 A4/1 r/1 | r/4 | "
    "B3/.25 B3/.25 B3/.25 B3/.25 D4/.25 D4/.25 D4/.25 D4/.25 G#4/1 r/1 | r/4 | "
    "D4/.25 D4/.25 D4/.25 D4/.25 F4/.25 F4/.25 F4/.25 F4/.25 A4/.25 A4/.25 A4/.25 A4/.25 D5/.25 D5/.25 "
    "D5/.25 "
    "D5/.25 | "
    "C5/.25 C5/.25 C5/.25 C5/.25 A4/.25 A4/.25 A4/.25 A4/.25 E4/1 r/1 | "
    "F4/.5 A4/.5 C5/.5 A4/.5 F4/.5 A4/.5 C5/.5 A4/.5 | "
    "G#4/.25 G#4/.25 G#4/.25 G#4/.25 B4/.25 B4/.25 B4/.25 B4/.25 D5/.25 D5/.25 D5/.25 D5/.25 E5/1 |";

const char* const k_answers =
    "r/4 | r/.5 C5/.5 E5/.5 C5/.5 A4/1 r/1 | r/4 | r/.5 A4/.5 C5/.5 A4/.5 E4/1 r/1 |";

const char* const k_last_theme =
    "A3/.25 A3/.25 A3/.5 E3/.5 A3/.5 C4/1 B3/.5 A3/.5 | G#3/.5 A3/.5 E3/1.5 r/.5 E3/.5 G#3/.5 | "
    "A3/.25 A3/.25 A3/.5 F3/.5 A3/.5 C4/1 D4/.5 C4/.5 | B3/.5 G#3/.5 E3/1.5 r/.5 B3/.5 D4/.5 | "
    "E4/.25 E4/.25 E4/.5 C4/.5 A3/.5 E4/1 D4/.5 C4/.5 | "
    "F4/.25 F4/.25 F4/.5 D4/.5 A3/.5 F4/1 E4/.5 D4/.5 | "
    "C4/.5 A3/.5 F3/.5 A3/.5 G#3/.5 B3/.5 E4/.5 D4/.5 | A3/1 r/.5 E3/.5 F3/.5 F#3/.5 G3/.5 G#3/.5 |";

const char* const k_last_harmony =
    "E5/2 C5/2 | B4/4 | C5/2 A4/2 | G#4/4 | E5/2 C5/2 | F5/2 D5/2 | C5/2 B4/2 | A4/1 r/3 |";

// The snare's pair after the second beat is what makes it surf; the bongos stand in for toms.
const Groove k_surf{.kick = "x.......x.x.....",
                    .snare = "....x.x.....x...",
                    .ride = "x.o.x.o.x.o.x.o.",
                    .low_bongo = "..........o...o."};
const Groove k_surf_fill{.kick = "x.......x.......",
                         .snare = "....x.x.oooox.x.",
                         .ride = "x.o.x.o.........",
                         .high_bongo = "........x.x.....",
                         .low_bongo = "............xxx."};
const Groove k_lounge_beat{.kick = "x.....o.x.....o.",
                           .shaker = "x.o.x.o.x.o.x.o.",
                           .high_bongo = "..o...o...o..o..",
                           .low_bongo = "..............x.",
                           .rim = "x..x..x...x..x..",
                           .sweep = "....o.......o..."};
const Groove k_lounge_fill{.kick = "x.......x.......",
                           .snare = "........x.xxx.xx",
                           .shaker = "x.o.x.o.........",
                           .rim = "x..x..x........."};
const Groove k_stomp{.kick = "x...x...x...x...",
                     .snare = "....x.......x..o",
                     .ride = "x...x...x...x...",
                     .high_bongo = "x..x..x.....o.o.",
                     .low_bongo = "........x..x..x."};
const Groove k_stomp_fill{
    .kick = "x...x...x.......", .snare = "oooooooxxxxxx...", .low_bongo = "............x.x."};

}  // namespace

Song chaos_song() {
  const std::string_view off_beats = "..x...x...x...x.";
  const std::string_view stabs = "x..x..x.........";
  return {.name = "music-chaos",
          .beats_per_minute = 126,
          .swing = 0.5,
          .chords = {"Am",  "Am", "F",     "E7",    "Am",    "Dm", "F E7",  "Am",  //
                     "Am",  "Am", "F",     "E7",    "Am",    "A7", "Dm E7", "Am",  //
                     "Dm7", "G9", "Cmaj7", "Fmaj7", "Bm7b5", "E7", "Am6",   "A7",  //
                     "Dm",  "Am", "E7",    "Am",    "Dm",    "Am", "F",     "E7",  //
                     "Am",  "Am", "F",     "E7",    "Am",    "Dm", "F E7",  "Am E7"},
          .melodies = {{Player::guitar, 0, 1.05, k_low_theme},
                       {Player::guitar, 8, 0.9, k_high_theme},
                       {Player::organ, 16, 0.9, k_lounge},
                       {Player::vibes, 16, 0.8, k_lounge_answers},
                       {Player::guitar, 24, 0.95, k_calls},
                       {Player::organ, 24, 0.85, k_answers},
                       {Player::guitar, 32, 1.05, k_last_theme},
                       {Player::vibes, 32, 0.55, k_last_harmony}},
          .sections = {{8, k_surf, k_surf_fill, {stabs, "......x.....x..."}, ""},
                       {8, k_surf, k_surf_fill, {stabs, off_beats}, ""},
                       {8, k_lounge_beat, k_lounge_fill, {"o.....x.........", "....x.....x....."}, off_beats},
                       {8, k_stomp, k_stomp_fill, {"x...............", "x.......x.x....."}, ""},
                       {8, k_surf, k_surf_fill, {stabs, "......x.....x..."}, off_beats}}};
}

}  // namespace synth
