// Decoding as the program does; loudness by libebur128.
#include "measuring.hpp"

#include <doctest/doctest.h>
#include <ebur128.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <numbers>

#include "audio/decode.hpp"

namespace measuring {
const audio::CueTable& cue_table() {
  static const auto table = audio::CueTable::load(MESSHALL_SOURCE_DIR "/assets/sounds/cues.json");
  REQUIRE_MESSAGE(table, (table ? "" : table.error().message));
  return *table;
}

audio::SharedClip clip(const std::string& file) {
  static std::map<std::string, audio::SharedClip> known;
  audio::SharedClip& entry = known[file];
  if (!entry) {
    auto decoded = audio::decode(std::filesystem::path(MESSHALL_SOUNDS_DIR) / file);
    REQUIRE_MESSAGE(decoded, (decoded ? "" : decoded.error().message));
    entry = std::make_shared<const audio::Clip>(std::move(*decoded));
  }
  return entry;
}

audio::SharedClip clip(std::size_t cue, std::size_t take) {
  return clip(cue_table()[cue].takes.at(take));
}

std::vector<float> stereo_of(const audio::Clip& clip) {
  std::vector<float> stereo;
  stereo.reserve(2 * clip.frames());
  const auto channels = static_cast<std::size_t>(clip.channels);
  for (std::size_t frame = 0; frame < clip.frames(); ++frame) {
    stereo.push_back(static_cast<float>(clip.samples[frame * channels]) / 32768);
    stereo.push_back(static_cast<float>(clip.samples[frame * channels + channels - 1]) / 32768);
  }
  return stereo;
}

Loudness loudness(std::span<const float> stereo) {
  const auto forget = [](ebur128_state* state) { ebur128_destroy(&state); };
  const std::unique_ptr<ebur128_state, decltype(forget)> state(
      ebur128_init(2, audio::k_rate, EBUR128_MODE_I | EBUR128_MODE_M | EBUR128_MODE_TRUE_PEAK), forget);
  constexpr std::size_t step = audio::k_rate / 10;
  std::vector<float> padded(stereo.begin(), stereo.end());
  padded.resize(std::max(padded.size(), std::size_t{2 * 4 * step}) + 2 * 4 * step, 0.0F);
  Loudness result;
  result.momentary_maximum = -200;
  for (std::size_t frame = 0; 2 * (frame + step) <= padded.size(); frame += step) {
    ebur128_add_frames_float(state.get(), &padded[2 * frame], step);
    double momentary = 0;
    ebur128_loudness_momentary(state.get(), &momentary);
    result.momentary_maximum = std::max(result.momentary_maximum, momentary);
  }
  ebur128_loudness_global(state.get(), &result.integrated);
  for (unsigned channel = 0; channel < 2; ++channel) {
    double peak = 0;
    ebur128_true_peak(state.get(), channel, &peak);
    result.true_peak = std::max(result.true_peak, peak);
  }
  result.true_peak = 20 * std::log10(result.true_peak);
  return result;
}

double middle_frequency(std::span<const float> stereo) {
  double energy = 0;
  double slope = 0;
  for (std::size_t index = 2; index < stereo.size(); index += 2) {
    const double value = stereo[index];
    const double change = value - static_cast<double>(stereo[index - 2]);
    energy += value * value;
    slope += change * change;
  }
  return audio::k_rate / std::numbers::pi * std::asin(std::min(1.0, std::sqrt(slope / energy) / 2));
}

}  // namespace measuring
