// Every setting, declared once: this table feeds the file, the settings page and the command line.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace game::settings {

enum class Group : std::uint8_t { screen, sound, play, access, controls, count };

enum class Id : std::uint8_t {
  fullscreen,
  safe_area,
  frame_limit,
  master_volume,
  music_volume,
  effects_volume,
  mono,
  animation_speed,
  auto_throw,
  hints,
  choice_timer,
  text_scale,
  high_contrast,
  shake,
  flashes,
  reduced_motion,
  stick_threshold,
  repeat_delay,
  count
};

enum class Kind : std::uint8_t {
  toggle,  ///< 0 or 1; true and false in the file
  number,  ///< lowest, lowest + step, … highest
  choice   ///< an index into `choices`; the choice's name in the file
};

struct Choice {
  std::string_view name;   ///< in the file and on the command line
  std::string_view label;  ///< on the page
};

/// Order of the choices of Id::animation_speed.
enum class AnimationSpeed : std::uint8_t { half, normal, twice, instant };
/// Order of the choices of Id::frame_limit.
enum class FrameLimit : std::uint8_t { display, sixty, thirty, none };

struct Declaration {
  Id id;
  Group group;
  Kind kind;
  std::string_view name;   ///< "safe_area"; on the command line `--safe-area` or `--set safe_area=90`
  std::string_view label;  ///< "Safe area"
  std::string_view help;   ///< one line under the setting
  int lowest = 0;
  int highest = 1;
  int step = 1;
  int fresh = 0;  ///< the value as new
  std::string_view unit = {};
  std::span<const Choice> choices = {};
};

inline constexpr std::size_t k_setting_count = static_cast<std::size_t>(Id::count);

/// All settings, in the order of Id, which is the order on the page.
[[nodiscard]] const std::array<Declaration, k_setting_count>& declarations();
[[nodiscard]] const Declaration& declaration(Id id);
[[nodiscard]] const Declaration* find_declaration(std::string_view name);
[[nodiscard]] std::string_view group_label(Group group);

}  // namespace game::settings
