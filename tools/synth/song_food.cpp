// "Nyah-Nyah Bop": What the Food?!, a twelve-bar shuffle in D with hands clapping, whose riff is the chant of
// every school yard; a slow dance between, a creep along the wall, and the chant once more. A A' B C A''.
#include "tools/synth/song.hpp"

namespace synth {
namespace {

const char* const k_low_theme =
    "A3/.5 A3/.5 F#3/.5 B3/1 A3/.5 F#3/1 | F3/.5 F#3/.5 D3/1 r/1 A3/.5 C4/.5 | "
    "D4/.5 D4/.5 A3/.5 B3/1 A3/.5 F#3/1 | A3/.5 C4/.5 D4/1.5 r/.5 C4/.5 C#4/.5 | "
    "D4/.5 D4/.5 B3/.5 E4/1 D4/.5 B3/1 | A#3/.5 B3/.5 G3/1 r/1 G#3/.5 G3/.5 | "
    "A3/.5 A3/.5 F#3/.5 B3/1 A3/.5 F#3/1 | A3/.5 F#3/.5 D#3/.5 F#3/.5 B3/1 r/1 | "
    "G3/.5 B3/.5 D4/.5 E4/1 D4/.5 B3/.5 G3/.5 | A3/.5 C#4/.5 E4/.5 G4/1 E4/.5 C#4/.5 A3/.5 | "
    "D4/.5 A3/.5 B3/.5 A3/.5 F#3/.5 F3/.5 D3/1 | r/1 A3/.5 A3/.5 B3/.5 C4/.5 C#4/1 |";

// The saxophone has the chant, honks on one note and runs off with it.
const char* const k_high_theme =
    "A4/.5 A4/.5 F#4/.5 B4/1 A4/.5 F#4/1 | F4/.5 F#4/.5 D4/1 r/.5 A4/.5 A4/.5 A4/.5 | "
    "D5/.5 D5/.5 A4/.5 B4/1 A4/.5 F#4/1 | A4/.5 C5/.5 D5/1.5 r/.5 C5/.5 C#5/.5 | "
    "D5/.5 D5/.5 B4/.5 E5/1 D5/.5 B4/1 | A#4/.5 B4/.5 G4/1 r/.5 B4/.5 D5/.5 B4/.5 | "
    "A4/.5 r/.5 A4/.5 A4/.5 r/.5 A4/.5 B4/.5 A4/.5 | D#4/.5 F#4/.5 A4/.5 B4/1 A4/.5 F#4/.5 D#4/.5 | "
    "E4/.5 G4/.5 B4/.5 D5/1 B4/.5 G4/.5 E4/.5 | E5/.5 E5/.5 C#5/.5 A4/.5 G4/.5 A4/.5 C#5/1 | "
    "D5/.5 A4/.5 B4/.5 A4/.5 F#4/.5 F4/.5 D4/1 | r/4 |";

const char* const k_low_answers =
    "r/4 | r/2 D3/.5 F3/.5 F#3/.5 A3/.5 | r/4 | r/4 | r/4 | r/2 G3/.5 A#3/.5 B3/.5 D4/.5 | "
    "r/4 | r/4 | r/4 | r/4 | r/4 | D3/.5 F#3/.5 A3/.5 B3/.5 C4/.5 B3/.5 A3/1 |";

// The slow dance, which nobody asked anybody for.
const char* const k_dance =
    "F#4/1.5 G4/.5 A4/1 B4/1 | A4/1.5 F#4/.5 D4/2 | G4/1.5 A4/.5 B4/1 D5/1 | C#5/1.5 B4/.5 A4/2 | "
    "F#4/1 A4/1 D5/1.5 C#5/.5 | B4/1 A4/.5 F#4/.5 D4/2 | G4/.5 A4/.5 B4/.5 D5/.5 E5/1 D5/1 | "
    "A#4/1 D5/1 C#5/1 A4/1 |";

const char* const k_dance_answers =
    "r/4 | r/2.5 D5/.5 F#5/.5 D5/.5 | r/4 | r/2.5 E5/.5 C#5/.5 E5/.5 | "
    "r/4 | r/2.5 F#5/.5 D5/.5 B4/.5 | B4/2 r/2 | r/4 |";

// On tiptoe with a pie behind the back; the saxophone has seen it. Then everybody stops but the chant.
const char* const k_creep =
    "B3/.5 B3/.5 C4/.5 B3/.5 A#3/.5 B3/.5 F#3/1 | r/4 | E4/.5 E4/.5 F4/.5 E4/.5 D#4/.5 E4/.5 B3/1 | r/4 | "
    "G3/.5 B3/.5 D4/.5 G4/.5 F#4/.5 D4/.5 B3/1 | G#3/.5 B3/.5 D4/.5 F4/.5 E4/.5 D4/.5 B3/1 | "
    "A3/.5 C#4/.5 E4/.5 A4/.5 G4/.5 E4/.5 C#4/1 | A3/.5 A3/.5 F#3/.5 B3/1 A3/.5 F#3/1 |";

const char* const k_creep_answers =
    "r/4 | r/.5 D5/.5 r/.5 D5/.5 C#5/.5 B4/.5 F#4/1 | r/4 | r/.5 G4/.5 r/.5 G4/.5 F#4/.5 E4/.5 B3/1 | "
    "r/4 | r/4 | r/2 E5/.5 C#5/.5 A4/1 | A4/.5 A4/.5 F#4/.5 B4/1 A4/.5 F#4/1 |";

const char* const k_last_theme =
    "A3/.5 A3/.5 F#3/.5 B3/1 r/1.5 | F3/.5 F#3/.5 D3/.5 F#3/1 r/1.5 | "
    "D4/.5 D4/.5 A3/.5 B3/1 r/1.5 | A3/.5 C4/.5 D4/.5 F4/.5 F#4/.5 r/.5 C4/.5 C#4/.5 | "
    "D4/.5 D4/.5 B3/.5 E4/1 D4/.5 B3/1 | D4/.5 F4/.5 D4/.5 B3/.5 A#3/.5 B3/.5 G3/1 | "
    "A3/.5 A3/.5 F#3/.5 B3/1 A3/.5 F#3/1 | A3/.5 F#3/.5 D#3/.5 F#3/.5 B3/.5 D#4/.5 F#4/1 | "
    "G4/.5 E4/.5 B3/.5 G3/1 B3/.5 E4/.5 D4/.5 | C#4/.5 E4/.5 G4/.5 A4/1 G4/.5 E4/.5 C#4/.5 | "
    "D4/.5 A3/.5 B3/.5 A3/.5 F#3/.5 F3/.5 D3/1 | r/1 E3/.5 E3/.5 F#3/.5 G3/.5 G#3/1 |";

// Behind the guitar's stops, then long notes above it.
const char* const k_last_answers =
    "r/2.5 F#4/.5 A4/.5 B4/.5 | r/2.5 A4/.5 F#4/.5 D4/.5 | r/2.5 F#4/.5 A4/.5 B4/.5 | r/4 | "
    "B4/1.5 D5/2.5 | B4/1.5 G4/2.5 | F#4/1.5 A4/2.5 | D#5/1.5 B4/2.5 | B4/1.5 D5/2.5 | E5/1.5 C#5/2.5 | "
    "D5/1 r/.5 B4/.5 A4/.5 F4/.5 D4/1 | r/4 |";

// Hands on two and four. The tiptoe's last bar has nothing but them; the stops have them in the holes.
const Groove k_bop{.kick = "x.......x.x.....",
                   .snare = "....x.......x...",
                   .ride = "x...x.o.x...x.o.",
                   .claps = "....x.......x..."};
const Groove k_bop_fill{.kick = "x.......x.......",
                        .snare = "....x...x.x.x.xx",
                        .ride = "x...x.o.........",
                        .claps = "....x.....x.x..."};
const Groove k_sway{.kick = "x.........x.....",
                    .shaker = "o.o.x.o.o.o.x.o.",
                    .rim = "....x.......x...",
                    .sweep = "o...o...o...o..."};
const Groove k_sway_fill{.kick = "x.......x...x...",
                         .snare = "........o.o.x.x.",
                         .shaker = "o.o.x.o.........",
                         .high_bongo = "............x.x."};
const Groove k_tiptoe{.kick = "x...........x...",
                      .ride = "....x.......x...",
                      .high_bongo = "x.....o.x.....o.",
                      .low_bongo = "....x.......x.x.",
                      .rim = "..x...x...x...x."};
const Groove k_tiptoe_fill{.kick = "x...............", .claps = "x.....x...x.x..."};
const Groove k_stops{.kick = "x.....x.........", .snare = "......x.........", .claps = "........x...x.x."};
const Groove k_stops_fill{
    .kick = "x.....x.........", .snare = "......x.x.x.x.xx", .claps = "............x.x."};

}  // namespace

Song food_song() {
  const std::string_view off_beats = "..x...x...x...x.";
  const std::string_view charleston = "x.....x.........";
  const std::string_view backbeat = "....x.......x...";
  return {.name = "music-food",
          .beats_per_minute = 152,
          .swing = 0.62,
          .chords = {"D6", "D6",  "D6",  "D7", "G7", "G7",  "D6",    "B7",     "Em7", "A7", "D6", "A7",  //
                     "D6", "D6",  "D6",  "D7", "G7", "G7",  "D6",    "B7",     "Em7", "A7", "D6", "A7",  //
                     "D6", "Bm7", "Em7", "A7", "D6", "Bm7", "Gmaj7", "Gm6 A7",                           //
                     "Bm", "Bm",  "Em",  "Em", "G",  "E7",  "A7",    "A7",                               //
                     "D6", "D6",  "D6",  "D7", "G7", "G7",  "D6",    "B7",     "Em7", "A7", "D6", "A7"},
          .melodies = {{Player::guitar, 0, 1.08, k_low_theme},
                       {Player::saxophone, 12, 1.08, k_high_theme},
                       {Player::guitar, 12, 0.8, k_low_answers},
                       {Player::organ, 24, 0.9, k_dance},
                       {Player::vibes, 24, 0.75, k_dance_answers},
                       {Player::guitar, 32, 1.05, k_creep},
                       {Player::saxophone, 32, 0.9, k_creep_answers},
                       {Player::guitar, 40, 1.08, k_last_theme},
                       {Player::saxophone, 40, 0.7, k_last_answers}},
          .sections = {{12, k_bop, k_bop_fill, {charleston, "..x.........x..."}, ""},
                       {12, k_bop, k_bop_fill, {off_beats, "..x...x...x.x..."}, backbeat},
                       {8, k_sway, k_sway_fill, {"o.......o......."}, "..x...x...x...x."},
                       {8, k_tiptoe, k_tiptoe_fill, {"x...............", "x.....x...x....."}, ""},
                       {4, k_stops, k_stops_fill, {charleston}, ""},
                       {8, k_bop, k_bop_fill, {off_beats, charleston}, backbeat}}};
}

}  // namespace synth
