// "Lunch Bell Stomp": the title, instrumental surf in E minor. Low theme, high theme, bright middle, call and
// answer.
#include "tools/synth/song.hpp"

namespace synth {
namespace {

const char* const k_low_theme =
    "E3/.5 E3/.5 G3/.5 B3/1 A3/.5 G3/.5 F#3/.5 | G3/1 E3/.5 D3/.5 E3/1.5 r/.5 | "
    "E3/.5 G3/.5 C4/1 B3/.5 G3/.5 E3/1 | F#3/.5 A3/.5 B3/1 A3/.5 F#3/.5 D#3/1 | "
    "E3/.5 E3/.5 G3/.5 B3/1 C4/.5 B3/.5 A3/.5 | B3/1 D4/1.5 B3/.5 G3/1 | "
    "C4/.5 A3/.5 E3/1 D#3/.5 F#3/.5 A3/.5 B3/.5 | E4/2.5 B3/.5 D4/.5 B3/.5 |";

const char* const k_high_theme =
    "E4/.5 E4/.5 G4/.5 B4/1 A4/.5 G4/.5 F#4/.5 | G4/1 E4/.5 D4/.5 E4/1.5 r/.5 | "
    "E4/.5 G4/.5 C5/1 B4/.5 G4/.5 E4/1 | F#4/.5 A4/.5 B4/1 A4/.5 F#4/.5 D#4/1 | "
    "E4/.5 G4/.5 B4/1 D5/.5 B4/.5 G4/1 | C#4/.5 E4/.5 A4/1 G4/.5 E4/.5 C#4/1 | "
    "C4/1 E4/1 D#4/.5 F#4/.5 A4/1 | G4/.5 F#4/.5 E4/1.5 r/1.5 |";

const char* const k_middle =
    "D4/1.5 G4/.5 B4/2 | A4/1.5 F#4/.5 D4/2 | G4/1 F#4/.5 E4/.5 B3/2 | E4/1.5 D4/.5 C4/1 E4/1 | "
    "D4/.5 G4/.5 B4/1 D5/1.5 B4/.5 | A4/1 F#4/.5 A4/.5 D5/2 | C5/1 B4/.5 A4/.5 G4/1 E4/1 | "
    "F#4/1 D#4/1 B3/.5 C4/.5 C#4/.5 D#4/.5 |";

const char* const k_middle_counter =
    "B4/2 D5/2 | A4/4 | G4/4 | E4/2 G4/2 | B4/4 | A4/2 F#4/2 | E4/2 G4/2 | A4/2 r/2 |";

const char* const k_calls =
    "E4/.5 G4/.5 A4/.5 B4/.5 r/2 | r/4 | B4/.5 A4/.5 G4/.5 E4/.5 r/2 | r/4 | "
    "C4/.5 E4/.5 G4/.5 C5/.5 B4/1 G4/1 | D4/.5 G4/.5 B4/1 A4/.5 G4/.5 D4/1 | "
    "E4/1 C4/1 B3/.5 C4/.5 C#4/.5 D#4/.5 | E4/1.5 r/.5 E3/.5 D3/.5 B2/1 |";

const char* const k_answers =
    "r/2.5 E4/.5 G4/.5 E4/.5 | r/.5 A4/.5 C#5/.5 E5/1 C#5/.5 A4/1 | r/2.5 B3/.5 D4/.5 E4/.5 | "
    "r/.5 G4/.5 A4/.5 C#5/1 A4/.5 G4/.5 E4/.5 |";

const Groove k_surf{.kick = "x.....x.x.......",
                    .snare = "....x..o....x...",
                    .ride = "x...x...x...x...",
                    .shaker = "..o...o...o...o.",
                    .low_bongo = "......o.......o."};
const Groove k_surf_fill{.kick = "x.....x.x.......",
                         .snare = "....x...o.o.x.x.",
                         .ride = "x...x...x.......",
                         .high_bongo = "........x.o.....",
                         .low_bongo = "..........o.x.x."};
const Groove k_bright{.kick = "x.......x.x.....",
                      .snare = "....x.......x...",
                      .ride = "x.o.x.o.x.o.x.o.",
                      .sweep = "....o.......o..."};
const Groove k_stomp{.kick = "x...x...x...x...",
                     .snare = "....x.......x..o",
                     .shaker = "x.o.x.o.x.o.x.o.",
                     .high_bongo = "..x...o...x.....",
                     .low_bongo = "..............x."};

}  // namespace

Song title_song() {
  return {
      .name = "music-title",
      .beats_per_minute = 126,
      .swing = 0.5,
      .chords = {"Em",  "Em", "C",   "B7", "Em", "G",  "Am B7", "Em",  //
                 "Em",  "Em", "C",   "B7", "Em", "A7", "Am B7", "Em",  //
                 "G",   "D",  "Em",  "C",  "G",  "D",  "Am7",   "B7",  //
                 "Em7", "A7", "Em7", "A7", "C",  "G",  "Am B7", "Em"},
      .melodies = {{Player::guitar, 0, 1.05, k_low_theme},
                   {Player::guitar, 8, 0.95, k_high_theme},
                   {Player::guitar, 16, 1, k_middle},
                   {Player::vibes, 16, 0.6, k_middle_counter},
                   {Player::guitar, 24, 1, k_calls},
                   {Player::organ, 24, 0.8, k_answers}},
      .sections = {{8, k_surf, k_surf_fill, {"....x.......x...", "..x...x.......x."}, ""},
                   {8, k_surf, k_surf_fill, {"..x...x...x...x.", "....x.......x..."}, ""},
                   {8, k_bright, k_surf_fill, {"o...............", "o.......x....x.."}, "..x...x...x...x."},
                   {8, k_stomp, k_surf_fill, {"x.........x.....", "....x.....x....."}, ""}}};
}

}  // namespace synth
