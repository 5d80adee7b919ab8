// "Sugar Cubes After Dark": the café's evening, a lounge bossa in F that swings a little. A A' B A''.
#include "tools/synth/song.hpp"

namespace synth {
namespace {

const char* const k_first_theme =
    "r/1 D4/.5 F4/.5 A4/1.5 G4/.5 | E4/1 r/.5 D4/.5 E4/.5 G4/.5 Bb4/1 | "
    "A4/1.5 G4/.5 E4/1.5 C4/.5 | F#4/.5 Eb4/.5 C4/1 r/1 A3/.5 C4/.5 | "
    "D4/1.5 F4/.5 A4/1 Bb4/.5 A4/.5 | G4/1.5 E4/.5 D4/1 Bb3/1 | "
    "A3/.5 C4/.5 E4/1.5 C4/.5 A3/1 | r/2 A3/.5 Bb3/.5 C4/.5 C#4/.5 |";

const char* const k_second_theme =
    "D4/1 r/.5 D4/.5 F4/.5 A4/.5 D5/1 | C5/.5 Bb4/.5 G4/1 r/.5 E4/.5 G4/.5 Bb4/.5 | "
    "A4/1.5 E4/.5 G4/1 E4/.5 D4/.5 | C4/.5 Eb4/.5 F#4/.5 A4/.5 C5/1 A4/1 | "
    "Bb4/1.5 A4/.5 F4/1 D4/1 | E4/.5 D4/.5 E4/.5 G4/.5 Bb4/.5 A4/.5 G4/1 | "
    "F4/2.5 r/.5 C4/.5 D4/.5 | Eb4/1 D4/.5 C4/.5 A3/1 r/1 |";

// The vibraphone sings the bridge, the guitar answers.
const char* const k_bridge =
    "D5/2 C5/.5 A4/.5 F4/1 | Db5/2 C5/.5 Bb4/.5 G4/1 | C5/1.5 A4/.5 E4/2 | B4/1.5 Ab4/.5 F4/1 D4/1 | "
    "Bb4/1 A4/.5 G4/.5 F4/1 D4/1 | F4/1.5 A4/.5 C5/2 | B4/1 A4/.5 F4/.5 D4/1 F4/1 | G4/2 r/2 |";

const char* const k_bridge_answers =
    "r/4 | r/2.5 F4/.5 G4/.5 F4/.5 | E4/.5 r/3.5 | r/4 | "
    "r/4 | r/2 A3/.5 C4/.5 D4/.5 F4/.5 | r/4 | r/2.5 A3/.5 C4/.5 C#4/.5 |";

const char* const k_last_theme =
    "D4/1 D4/.5 F4/.5 A4/1.5 G4/.5 | E4/1 r/.5 D4/.5 E4/.5 G4/.5 Bb4/1 | "
    "C5/1.5 A4/.5 G4/1 E4/1 | F#4/.5 Eb4/.5 C4/1 r/.5 A3/.5 C4/.5 Eb4/.5 | "
    "D4/1.5 F4/.5 A4/1 C5/.5 D5/.5 | Bb4/1.5 G4/.5 E4/1 C4/1 | "
    "A4/1.5 F4/.5 C4/1 A3/1 | r/1 Eb4/.5 D4/.5 C4/.5 A3/.5 F#3/1 |";

const char* const k_last_harmony =
    "Bb4/4 | Bb4/2 A4/2 | G4/4 | F#4/2 Eb4/2 | F4/4 | E4/4 | E4/2 D4/2 | C4/2 r/2 |";

const Groove k_bossa{.kick = "x.....o.x.....o.",
                     .snare = "....o.......o...",
                     .shaker = "x.o.x.o.x.o.x.o.",
                     .low_bongo = "..............o.",
                     .rim = "x.....x.....x...",
                     .sweep = "o...o...o...o..."};
const Groove k_bossa_fill{.kick = "x.....o.x.......",
                          .snare = "....o.......o.o.",
                          .shaker = "x.o.x.o.x.o.x.o.",
                          .high_bongo = "..........o.x...",
                          .low_bongo = "............o.x.",
                          .rim = "x.....x.........",
                          .sweep = "o...o..........."};
const Groove k_swing{.kick = "x.......o.......",
                     .snare = "....x.......x...",
                     .ride = "x...x.o.x...x.o.",
                     .sweep = "o...o...o...o..."};
const Groove k_swing_fill{.kick = "x.......o.......",
                          .snare = "....x...o.o.x.o.",
                          .ride = "x...x.o.x.......",
                          .high_bongo = "..........o...x.",
                          .low_bongo = "............x..."};

}  // namespace

Song cafe_song() {
  const std::vector<std::string_view> lines{"x.....x.........", "....x.....x.....", "......x.....x...",
                                            "x.....x.......x."};
  return {.name = "music-cafe",
          .beats_per_minute = 100,
          .swing = 0.56,
          .chords = {"Gm7",    "C9",   "Am7", "D7b9",   "Gm7", "C9",  "Fmaj7", "D7b9",      //
                     "Gm7",    "C9",   "Am7", "D7b9",   "Gm7", "C9",  "F6",    "Cm7 F7",    //
                     "Bbmaj7", "Bbm6", "Am7", "Abdim7", "Gm7", "Dm7", "G9",    "C7sus C7",  //
                     "Gm7",    "C9",   "Am7", "D7b9",   "Gm7", "C9",  "Fmaj7", "D7b9"},
          .melodies = {{Player::guitar, 0, 1, k_first_theme},
                       {Player::guitar, 8, 1, k_second_theme},
                       {Player::vibes, 16, 1, k_bridge},
                       {Player::guitar, 16, 0.75, k_bridge_answers},
                       {Player::guitar, 24, 1, k_last_theme},
                       {Player::vibes, 24, 0.6, k_last_harmony}},
          .sections = {{8, k_bossa, k_bossa_fill, lines, ""},
                       {8, k_bossa, k_bossa_fill, {lines[1], lines[3], lines[0], lines[2]}, ""},
                       {8, k_swing, k_swing_fill, {"o.......o......."}, "....x.......x..."},
                       {8, k_bossa, k_bossa_fill, {lines[0], lines[2], lines[3], lines[1]}, ""}}};
}

}  // namespace synth
