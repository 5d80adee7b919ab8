// The cue table: which sounds there are, how loud, how varied, and what is seen with each.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"

namespace audio {

/// A cue's name in assets/sounds/cues.json, such as "dice-throw".
using CueId = std::string_view;

enum class Group { ui, dice, food, crowd, jingle, music };
inline constexpr int k_group_count = 6;

[[nodiscard]] std::string_view name_of(Group group);

/// How far and how long music steps back while a cue sounds; 0 dB: not at all.
struct Ducking {
  double decibels{0};
  double seconds{0};
};

struct Cue {
  std::string id;
  std::vector<std::string> takes;  ///< file names in the sounds folder; at least one
  Group group{Group::ui};
  double gain_decibels{0};
  double pitch_variation{0};  ///< 0.06: the rate of each play lies within ±6 %
  std::string visual;         ///< what is seen with it (S11); never empty
  Ducking ducking;
  int max_voices{4};              ///< further plays are dropped while so many still sound
  double minimum_gap_seconds{0};  ///< a play sooner than this after the last one is dropped
};

/// All cues, ready to be looked up by name. Immutable after loading.
class CueTable {
 public:
  /// Errors name the file, the cue and the field, and say what would be right.
  [[nodiscard]] static core::Result<CueTable> load(const std::filesystem::path& file);
  /// As `load`, from text; `file` is only what messages call it.
  [[nodiscard]] static core::Result<CueTable> parse(std::string_view json, std::string_view file);

  [[nodiscard]] std::optional<std::size_t> index_of(CueId id) const;
  [[nodiscard]] const Cue& operator[](std::size_t index) const { return cues_[index]; }
  [[nodiscard]] std::size_t size() const { return cues_.size(); }
  [[nodiscard]] const std::vector<Cue>& all() const { return cues_; }

 private:
  std::vector<Cue> cues_;  ///< sorted by id
};

}  // namespace audio
