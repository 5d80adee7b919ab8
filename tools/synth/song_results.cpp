// "Tray Return Cha-Cha": the results, cheerful, in C. A A' B A''.
#include "tools/synth/song.hpp"

namespace synth {
namespace {

const char* const k_first_theme =
    "E4/.5 G4/.5 A4/.5 G4/1 E4/.5 C4/1 | C#4/.5 E4/.5 G4/1 E4/1 r/1 | "
    "F4/.5 A4/.5 C5/.5 A4/1 F4/.5 D4/1 | B3/.5 D4/.5 F4/1 E4/.5 D4/.5 B3/1 | "
    "E4/.5 G4/.5 A4/.5 G4/1 A4/.5 C5/1 | Bb4/.5 A4/.5 G4/1 E4/.5 C#4/.5 E4/1 | "
    "F#4/.5 E4/.5 D4/.5 F#4/1 A4/.5 C5/1 | B4/1 r/.5 G4/.5 F4/.5 E4/.5 D4/1 |";

const char* const k_second_theme =
    "E4/.5 G4/.5 A4/.5 G4/1 E4/.5 C4/1 | C#4/.5 E4/.5 G4/.5 A4/1 G4/.5 E4/1 | "
    "D4/.5 F4/.5 A4/1 D5/1 C5/.5 A4/.5 | Ab4/1.5 F4/.5 D4/1 C4/1 | "
    "B3/.5 D4/.5 G4/1 E4/.5 D4/.5 B3/1 | C#4/.5 E4/.5 G4/1.5 r/1.5 | "
    "F4/.5 E4/.5 D4/1 B3/.5 C4/.5 D4/.5 B3/.5 | C4/1.5 r/.5 G3/.5 A3/.5 C4/1 |";

const char* const k_bridge =
    "A4/1.5 C5/.5 E5/1 C5/1 | Ab4/1.5 C5/.5 D5/1 C5/1 | G4/1.5 B4/.5 D5/1 B4/1 | C#5/1 A4/.5 G4/.5 E4/2 | "
    "F4/1.5 A4/.5 C5/1 A4/1 | B4/1 A4/.5 F4/.5 D4/1 F4/1 | E4/1.5 G4/.5 A4/2 | "
    "r/.5 G4/.5 F4/.5 E4/.5 D4/.5 C4/.5 B3/1 |";

const char* const k_bridge_answers =
    "r/4 | r/2.5 C4/.5 D4/.5 C4/.5 | B3/.5 r/3.5 | r/2 E3/.5 G3/.5 A3/.5 C#4/.5 | "
    "D4/1 r/3 | r/4 | r/2 G3/.5 A3/.5 C4/.5 E4/.5 | D4/1 r/3 |";

const char* const k_last_theme =
    "E4/.5 G4/.5 A4/.5 G4/1 E4/.5 C4/1 | C#4/.5 E4/.5 G4/.5 A4/1 Bb4/.5 A4/1 | "
    "F4/.5 A4/.5 C5/.5 A4/1 F4/.5 D4/1 | Ab4/.5 G4/.5 F4/1 D4/.5 C4/.5 Ab3/1 | "
    "G3/.5 C4/.5 E4/1 G4/.5 E4/.5 C4/1 | C#4/.5 E4/.5 A4/1 G4/.5 E4/.5 C#4/1 | "
    "D4/.5 F4/.5 A4/.5 F4/.5 B3/.5 D4/.5 F4/.5 D4/.5 | C4/.5 E4/.5 C4/.5 C4/.5 C4/1 r/1 |";

const char* const k_last_harmony =
    "G4/2 E4/2 | G4/2 E4/2 | A4/2 F4/2 | Ab4/2 F4/2 | E4/2 G4/2 | E4/2 C#4/2 | F4/2 B4/2 | "
    "E5/.5 G4/.5 E4/.5 E4/.5 E4/1 r/1 |";

const Groove k_cha_cha{.kick = "x.......x.....o.",
                       .snare = "....o.......o...",
                       .shaker = "x.o.x.o.x.o.x.o.",
                       .high_bongo = "x...o...x...o...",
                       .low_bongo = "............x.x.",
                       .rim = "x...x...x...x.x."};
const Groove k_cha_cha_fill{.kick = "x.......x.......",
                            .snare = "....o.......x.x.",
                            .shaker = "x.o.x.o.x.o.....",
                            .high_bongo = "x...o...x.o.....",
                            .low_bongo = "..........x.x.x.",
                            .rim = "x...x..........."};
const Groove k_easy{.kick = "x.......x.......",
                    .snare = "....x.......x...",
                    .ride = "x...x.o.x...x.o.",
                    .low_bongo = "............o.o.",
                    .sweep = "o...o...o...o..."};

}  // namespace

Song results_song() {
  return {
      .name = "music-results",
      .beats_per_minute = 116,
      .swing = 0.53,
      .chords = {"C6",    "A7",  "Dm7", "G7",  "C6",  "A7", "D9",     "G7",  //
                 "C6",    "A7",  "Dm7", "Fm6", "Em7", "A7", "Dm7 G7", "C6",  //
                 "Fmaj7", "Fm6", "Em7", "A7",  "Dm7", "G7", "C6",     "G7",  //
                 "C6",    "A7",  "Dm7", "Fm6", "C6",  "A7", "Dm7 G7", "C6"},
      .melodies = {{Player::guitar, 0, 1, k_first_theme},
                   {Player::guitar, 8, 1, k_second_theme},
                   {Player::vibes, 16, 1, k_bridge},
                   {Player::guitar, 16, 0.75, k_bridge_answers},
                   {Player::guitar, 24, 1, k_last_theme},
                   {Player::vibes, 24, 0.6, k_last_harmony}},
      .sections = {{8, k_cha_cha, k_cha_cha_fill, {"....x.......x.x.", "....x.......x..."}, ""},
                   {8, k_cha_cha, k_cha_cha_fill, {"..x...x.....x.x.", "....x.......x..."}, ""},
                   {8, k_easy, k_cha_cha_fill, {"o.......o.......", "o.........x..x.."}, "....x.......x..."},
                   {8, k_cha_cha, k_cha_cha_fill, {"....x.......x.x.", "..x...x.....x.x."}, ""}}};
}

}  // namespace synth
