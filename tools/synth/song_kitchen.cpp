// "Orders Up": the kitchen, a bustling two-beat in G with a ragtime turn, spoons on pans and a knife on the
// board. A A' B C A''.
#include "tools/synth/song.hpp"

namespace synth {
namespace {

const char* const k_first_theme =
    "D4/.5 D#4/.5 E4/.5 G4/1 E4/.5 G4/1 | G#4/.5 B4/.5 G#4/.5 E4/1 r/.5 E4/.5 G#4/.5 | "
    "A4/.5 A4/.5 C5/.5 A4/1 G4/.5 E4/1 | F#4/.5 A4/.5 C5/.5 B4/.5 A4/1 r/.5 C#4/.5 | "
    "D4/.5 D#4/.5 E4/.5 G4/1 E4/.5 G4/1 | G#4/.5 B4/.5 D5/.5 B4/1 G#4/.5 E4/1 | "
    "C#4/.5 E4/.5 A4/.5 G4/.5 F#4/.5 A4/.5 C5/.5 A4/.5 | G4/1 B4/.5 D5/.5 G4/1 r/1 |";

// Higher, with plates clattering between the notes.
const char* const k_second_theme =
    "G4/.5 G4/.25 G4/.25 B4/.5 D5/1 B4/.5 G4/.5 D4/.5 | E4/.5 G#4/.5 B4/.5 D5/1 B4/.5 G#4/.5 B4/.5 | "
    "C5/.5 C5/.25 C5/.25 A4/.5 E4/1 G4/.5 A4/.5 C5/.5 | B4/.5 A4/.5 F#4/.5 D4/1 r/.5 F#4/.5 A4/.5 | "
    "B4/.5 B4/.5 G4/.5 F4/1 D4/.5 F4/.5 G4/.5 | E4/.5 G4/.5 A4/.5 C5/1 A4/.5 G4/.5 E4/.5 | "
    "C#4/.5 E4/.5 G4/.5 A4/.5 C5/.5 A4/.5 F#4/.5 E4/.5 | G4/.5 D4/.5 B3/.5 D4/.5 G3/1 r/1 |";

// A breath at the pass: the vibraphone sings, the guitar hurries it on.
const char* const k_bridge =
    "E5/1.5 D5/.5 C5/1 A4/1 | Eb5/1.5 D5/.5 C5/1 A4/1 | D5/1.5 B4/.5 A4/1 F#4/1 | G#4/1 B4/1 D5/1 E5/1 | "
    "C5/1 E5/.5 C5/.5 A4/1 G4/1 | F#4/1 A4/1 C5/1.5 A4/.5 | B4/1.5 D5/.5 E5/2 | D5/1.5 C5/.5 A4/1 F#4/1 |";

const char* const k_bridge_answers =
    "r/4 | r/2.5 G4/.5 A4/.5 C5/.5 | r/4 | r/2 G#3/.5 B3/.5 D4/.5 E4/.5 | "
    "r/4 | r/2.5 F#4/.5 A4/.5 C5/.5 | r/2 B3/.5 D4/.5 E4/.5 G4/.5 | r/2 D4/.5 C#4/.5 C4/.5 A3/.5 |";

// The rush: the cook calls, the organ answers, then everybody at once.
const char* const k_calls =
    "E4/.25 E4/.25 G4/.5 B4/.5 G4/.5 E4/1 r/1 | r/4 | G4/.25 G4/.25 B4/.5 E5/.5 B4/.5 G4/1 r/1 | r/4 | "
    "E4/.25 E4/.25 G4/.5 C5/.5 G4/.5 A4/.5 G4/.5 E4/1 | D4/.25 D4/.25 G4/.5 B4/.5 G4/.5 A4/.5 G4/.5 D4/1 | "
    "C#4/.25 C#4/.25 E4/.25 E4/.25 G4/.25 G4/.25 A4/.25 A4/.25 C#5/.5 A4/.5 G4/.5 E4/.5 | "
    "F#4/.25 F#4/.25 A4/.25 A4/.25 C5/.25 C5/.25 D5/.25 D5/.25 C5/.5 A4/.5 F#4/.5 D4/.5 |";

const char* const k_answers =
    "r/4 | r/.5 F#4/.5 A4/.5 B4/.5 D#5/1 B4/1 | r/4 | r/.5 E4/.5 G4/.5 A4/.5 C#5/1 A4/1 |";

const char* const k_last_theme =
    "D4/.5 D#4/.5 E4/.5 G4/1 E4/.5 G4/1 | G#4/.5 B4/.5 G#4/.5 E4/1 r/.5 E4/.5 G#4/.5 | "
    "A4/.5 A4/.5 C5/.5 A4/1 G4/.5 E4/1 | F#4/.5 A4/.5 C5/.5 B4/.5 A4/1 r/.5 C#4/.5 | "
    "D4/.5 D#4/.5 E4/.5 G4/1 F4/.5 D4/1 | E4/.5 G4/.5 C5/.5 A4/1 G4/.5 E4/1 | "
    "D4/.5 G4/.5 B4/.5 G4/.5 G#4/.5 B4/.5 D5/.5 B4/.5 | C#4/.5 E4/.5 A4/.5 G4/.5 F#4/.5 E4/.5 D4/.5 C#4/.5 |";

const char* const k_last_harmony =
    "B4/2 D5/2 | D5/2 B4/2 | C5/2 E5/2 | C5/2 A4/2 | B4/2 D5/2 | E5/2 C5/2 | D5/2 B4/2 | A4/2 F#4/2 |";

// Two beats from the drum, the off-beats from organ and guitar; rim and pan are knife and spoon.
const Groove k_bustle{.kick = "x.......x.......",
                      .snare = "....x.......x.o.",
                      .shaker = "o.x.o.x.o.x.o.x.",
                      .rim = "..oox.o...oox.o.",
                      .pan = "......x.......x."};
const Groove k_bustle_fill{.kick = "x.......x.......",
                           .snare = "....x...x.oox.x.",
                           .shaker = "o.x.o.x.........",
                           .rim = "..oox.o.........",
                           .pan = "........x.xx..x."};
const Groove k_swept{.kick = "x.....o.x.....o.",
                     .snare = "....o.......o...",
                     .ride = "x...x.o.x...x.o.",
                     .rim = "......x.......x.",
                     .sweep = "o...o...o...o..."};
const Groove k_swept_fill{.kick = "x.......x.......",
                          .snare = "....o...o.o.x.xx",
                          .ride = "x...x.o.........",
                          .low_bongo = "............x.x.",
                          .pan = "........x.x....."};
const Groove k_rush{.kick = "x...x...x...x...",
                    .snare = "....x.......x..o",
                    .ride = "x.o.x.o.x.o.x.o.",
                    .high_bongo = "..x...x...x.....",
                    .low_bongo = "............x.x.",
                    .rim = "o.ooo.ooo.ooo.oo"};
const Groove k_rush_fill{.kick = "x...x...x...x...",
                         .snare = "oooooooxxxxxxx..",
                         .low_bongo = "..............x.",
                         .pan = "x...x...x...x.x."};

}  // namespace

Song kitchen_song() {
  const std::string_view off_beats = "..x...x...x...x.";
  const std::string_view held = "o.......o.......";
  return {.name = "music-kitchen",
          .beats_per_minute = 128,
          .swing = 0.54,
          .chords = {"G",  "E7",  "Am7", "D7", "G",   "E7", "A7 D7", "G",         //
                     "G",  "E7",  "Am7", "D7", "G7",  "C6", "A7 D7", "G6",        //
                     "C6", "Cm6", "Bm7", "E7", "Am7", "D7", "G6",    "D7sus D7",  //
                     "Em", "B7",  "Em",  "A7", "C6",  "G6", "A7",    "D7",        //
                     "G",  "E7",  "Am7", "D7", "G7",  "C6", "G6 E7", "A7 D7"},
          .melodies = {{Player::guitar, 0, 1.08, k_first_theme},
                       {Player::guitar, 8, 0.98, k_second_theme},
                       {Player::vibes, 16, 0.78, k_bridge},
                       {Player::guitar, 16, 0.75, k_bridge_answers},
                       {Player::guitar, 24, 0.95, k_calls},
                       {Player::organ, 24, 0.85, k_answers},
                       {Player::guitar, 32, 1, k_last_theme},
                       {Player::vibes, 32, 0.5, k_last_harmony}},
          .sections = {{8, k_bustle, k_bustle_fill, {off_beats}, "....x.......x..."},
                       {8, k_bustle, k_bustle_fill, {off_beats, "..x...x...x.x..."}, "....x.......x..."},
                       {8, k_swept, k_swept_fill, {held}, "....x.......x..."},
                       {8, k_rush, k_rush_fill, {"x...............", "x.......x.x....."}, ""},
                       {8, k_bustle, k_bustle_fill, {off_beats, "..x...x...x.x..."}, "....x.......x..."}}};
}

}  // namespace synth
