// The reader of scripted input.
#include "game/input_script/script.hpp"

#include <SDL_keyboard.h>

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <optional>

#include "game/devices/bindings.hpp"
#include "game/files/files.hpp"

namespace game::input_script {

namespace {

using devices::DeviceKind;
using devices::Time;
using Words = std::vector<std::string_view>;

constexpr int k_most_pads = 8;
constexpr std::size_t k_longest_quote = 60;
constexpr double k_longest_seconds = 3600.0;

Words split(std::string_view line) {
  Words words;
  while (true) {
    const std::size_t start = line.find_first_not_of(" \t\r");
    if (start == std::string_view::npos) return words;
    line.remove_prefix(start);
    const std::size_t end = std::min(line.find_first_of(" \t\r"), line.size());
    words.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
}

template <class Number>
std::optional<Number> number(std::string_view text) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<bool> is_down(std::string_view word) {
  if (word == "down") return true;
  if (word == "up") return false;
  return std::nullopt;
}

/// The words from `first` on without the last one, as they stood: key names and typed text may have spaces.
std::string joined(const Words& words, std::size_t first, std::size_t end) {
  std::string text;
  for (std::size_t i = first; i < end; ++i) text += (i > first ? " " : "") + std::string(words[i]);
  return text;
}

/// For messages: at most a short piece, and bytes that no keyboard writes as \xNN.
std::string in_quotes(std::string_view text) {
  std::string shown = "\"";
  for (const char character : text.substr(0, k_longest_quote)) {
    const auto byte = static_cast<unsigned char>(character);
    std::array<char, 5> code{};
    std::snprintf(code.data(), code.size(), byte >= 0x20 && byte < 0x7F ? "%c" : "\\x%02X", byte);
    shown += code.data();
  }
  return shown + (text.size() > k_longest_quote ? "…\"" : "\"");
}

std::optional<int> pad_number(std::string_view device) {
  if (!device.starts_with("pad")) return std::nullopt;
  const auto pad = number<int>(device.substr(3));
  return pad && *pad >= 1 && *pad <= k_most_pads ? pad : std::nullopt;
}

core::Result<Deed> read_pad(int pad, const Words& words) {
  const std::string_view control = words[2];
  if (words.size() == 3 && (control == "connect" || control == "disconnect")) {
    return PadPlug{pad, control == "connect"};
  }
  if (words.size() != 4)
    return core::fail("a pad's line is TIME pad1 CONTROL down|up, connect or disconnect");
  if (control == "lstick-x" || control == "lstick-y") {
    const auto value = number<float>(words[3]);
    if (!value || !(std::abs(*value) <= 1.0F))
      return core::fail(in_quotes(words[3]) + " is no number from -1 to 1");
    return PadStick{pad, control == "lstick-y", *value};
  }
  const auto button = devices::find_control(DeviceKind::pad, control);
  if (!button) {
    return core::fail("a pad has no " + in_quotes(control) +
                      "; use south, east, north, west, up, down, left, right, " +
                      "start, select, left-shoulder, right-shoulder, lstick-x or lstick-y");
  }
  const auto down = is_down(words[3]);
  if (!down) return core::fail(in_quotes(words[3]) + " is neither down nor up");
  return PadPress{pad, static_cast<devices::PadButton>(*button), *down};
}

core::Result<Deed> read_keys(const Words& words) {
  if (words.size() >= 4 && words[2] == "text") return TypeText{joined(words, 3, words.size())};
  const auto down = is_down(words.back());
  if (words.size() < 4 || !down)
    return core::fail("a key's line is TIME keys KEY down|up, or TIME keys text LETTERS");
  std::string key = joined(words, 2, words.size() - 1);
  if (SDL_GetScancodeFromName(key.c_str()) == SDL_SCANCODE_UNKNOWN) {
    return core::fail("there is no key " + in_quotes(key) + "; use SDL's names like Return, Space, Left, A");
  }
  return KeyPress{std::move(key), *down};
}

core::Result<Deed> read_mouse(const Words& words) {
  const std::string_view control = words[2];
  if (control == "move") {
    const auto x = words.size() == 5 ? number<float>(words[3]) : std::nullopt;
    const auto y = words.size() == 5 ? number<float>(words[4]) : std::nullopt;
    if (!x || !y) return core::fail("a mouse's way is TIME mouse move X Y in the 1920x1080 picture");
    return MouseMove{{*x, *y}};
  }
  if (control == "point" && words.size() == 4) return MousePoint{std::string(words[3])};
  const auto button = devices::find_control(DeviceKind::mouse, control);
  const auto down = is_down(words.back());
  if (words.size() != 4 || !button || !down) {
    return core::fail("a mouse's line is TIME mouse left|right|middle down|up, move X Y, or point NAME");
  }
  return MousePress{static_cast<devices::MouseButton>(*button), *down};
}

core::Result<Deed> read_deed(const Words& words) {
  if (words.size() == 2 && words[1] == "quit") return Quit{};
  if (words.size() < 3) return core::fail("expected TIME DEVICE CONTROL down|up");
  const std::string_view device = words[1];
  if (const auto pad = pad_number(device)) return read_pad(*pad, words);
  if (device == "keys") return read_keys(words);
  if (device == "mouse") return read_mouse(words);
  return core::fail("there is no device " + in_quotes(device) + "; use pad1 to pad8, keys or mouse");
}

core::Result<Condition> read_condition(const Words& words) {
  if (words.size() != 2) return core::fail(in_quotes(words[0]) + " needs one state, like screen=title");
  const bool negated = words[1].starts_with('!');
  std::string state(words[1].substr(negated ? 1 : 0));
  if (state.empty()) return core::fail("there is no state after !");
  return Condition{std::move(state), negated};
}

/// Reads lines one by one; blocks are matched on the way.
class Reader {
 public:
  explicit Reader(std::string file) { script_.file = std::move(file); }

  core::Result<void> read_line(std::string_view line) {
    ++line_;
    const Words words = split(line);
    if (words.empty() || words[0].starts_with('#')) return {};
    if (words[0] == "wait" || words[0] == "until") return read_condition_line(words);
    if (words[0] == "end") return read_end(words);
    return read_timed(words);
  }

  core::Result<Script> finish() {
    if (open_.empty()) return std::move(script_);
    line_ = script_.steps[open_.back()].line;
    return fail("this until has no end");
  }

 private:
  tl::unexpected<core::Error> fail(const std::string& message) const {
    return core::fail(script_.file + ":" + std::to_string(line_) + ": " + message);
  }

  core::Result<void> read_condition_line(const Words& words) {
    auto condition = read_condition(words);
    if (!condition) return fail(condition.error().message);
    if (words[0] == "wait") {
      script_.steps.push_back({line_, Wait{*std::move(condition)}});
    } else {
      open_.push_back(script_.steps.size());
      script_.steps.push_back({line_, Until{*std::move(condition), 0}});
    }
    latest_ = Time{0};
    return {};
  }

  core::Result<void> read_end(const Words& words) {
    if (words.size() != 1) return fail("end stands alone");
    if (open_.empty()) return fail("there is no until for this end");
    script_.steps.push_back({line_, End{open_.back()}});
    std::get<Until>(script_.steps[open_.back()].what).after = script_.steps.size();
    open_.pop_back();
    latest_ = Time{0};
    return {};
  }

  core::Result<void> read_timed(const Words& words) {
    const auto seconds = number<double>(words[0]);
    if (!seconds || !(*seconds >= 0.0 && *seconds <= k_longest_seconds)) {
      return fail(in_quotes(words[0]) + " is no time in seconds, and no wait, until or end");
    }
    const Time time{static_cast<std::int64_t>(std::llround(*seconds * 1000.0))};
    if (time < latest_) return fail("times rise from one line to the next, up to the next wait");
    latest_ = time;
    auto deed = read_deed(words);
    if (!deed) return fail(deed.error().message);
    script_.steps.push_back({line_, Timed{time, *std::move(deed)}});
    return {};
  }

  Script script_;
  int line_ = 0;
  Time latest_{0};
  std::vector<std::size_t> open_;
};

}  // namespace

core::Result<Script> parse_script(std::string_view text, std::string file) {
  Reader reader(std::move(file));
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (auto read = reader.read_line(text.substr(0, end)); !read) return tl::unexpected(read.error());
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return reader.finish();
}

core::Result<Script> read_script(const std::string& file) {
  return files::read_file(file).and_then(
      [&file](const std::string& text) { return parse_script(text, file); });
}

}  // namespace game::input_script
