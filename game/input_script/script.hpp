// Scripted input, `--input FILE`: the lines and their reader. No SDL.
//
//   0.5 pad1 south down          TIME DEVICE CONTROL down|up; TIME in seconds since the last wait
//   0.5 pad1 lstick-x -0.8       a stick, from -1 to 1 (lstick-x, lstick-y)
//   1   pad2 connect             or disconnect; pads not connected by a line are there from the start
//   0.5 keys Left Shift down     SDL's key names
//   0.5 keys text Ann            typed letters
//   0.5 mouse move 960 540       logical picture; `mouse point NAME`: a place the program names
//   0.6 mouse left down          left, right, middle
//   0   quit                     closes the window
//   wait screen=title            until the program shows this state; `wait !asked=A` until it does not
//   until over … end             repeats the lines between until the state shows; waits inside end with it
//   # a comment
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/result.hpp"
#include "game/devices/device.hpp"

namespace game::input_script {

struct PadPress {
  int pad = 1;  ///< the number in the script, from 1
  devices::PadButton button = devices::PadButton::south;
  bool down = false;
};
struct PadStick {
  int pad = 1;
  bool vertical = false;
  float value = 0;
};
struct PadPlug {
  int pad = 1;
  bool connected = true;
};
struct KeyPress {
  std::string key;  ///< SDL's key name; checked by the reader
  bool down = false;
};
struct TypeText {
  std::string text;
};
struct MouseMove {
  devices::Point to;
};
struct MousePoint {
  std::string place;
};
struct MousePress {
  devices::MouseButton button = devices::MouseButton::left;
  bool down = false;
};
struct Quit {};
using Deed =
    std::variant<PadPress, PadStick, PadPlug, KeyPress, TypeText, MouseMove, MousePoint, MousePress, Quit>;

/// A state of the program: "screen=title", "over", or its absence.
struct Condition {
  std::string state;
  bool negated = false;
};

struct Timed {
  devices::Time time{0};  ///< since the last wait, or the start
  Deed deed;
};
struct Wait {
  Condition condition;
};
struct Until {
  Condition condition;
  std::size_t after = 0;  ///< step to go on with once it holds: the one after the matching End
};
struct End {
  std::size_t until = 0;  ///< step of the matching Until
};

struct Step {
  int line = 0;
  std::variant<Timed, Wait, Until, End> what;
};

struct Script {
  std::string file;  ///< for messages
  std::vector<Step> steps;
};

/// Errors are `file:line: what is wrong and what would be right`.
[[nodiscard]] core::Result<Script> read_script(const std::string& file);
[[nodiscard]] core::Result<Script> parse_script(std::string_view text, std::string file);

}  // namespace game::input_script
