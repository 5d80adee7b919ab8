// Resampling, fading, adding and a soft ceiling.
#include "audio/mixing.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace audio {
namespace {

constexpr std::size_t k_most_voices = 48;
constexpr float k_from_sample = 1.0F / 32768.0F;
constexpr double k_gain_glide_frames = 0.02 * k_rate;

// Untouched up to −4.4 dB, then bent softly below −1 dB, so that sums of many cues never clip.
float under_ceiling(float value) {
  constexpr float knee = 0.6F;
  constexpr float room = 0.28F;
  const float size = std::abs(value);
  if (size <= knee) return value;
  return std::copysign(knee + room * std::tanh((size - knee) / room), value);
}

double within_fade(double level) {
  return std::sin(level * std::numbers::pi / 2);
}

}  // namespace

void Mixing::start(SharedClip clip, double pitch, double gain, double pan) {
  if (!clip || clip->frames() == 0) return;
  if (voices_.size() >= k_most_voices) voices_.erase(voices_.begin());
  Voice voice;
  voice.clip = std::move(clip);
  voice.pitch = std::clamp(pitch, 0.25, 4.0);
  voice.left = static_cast<float>(gain * std::min(1.0, 1 - 0.7 * pan));
  voice.right = static_cast<float>(gain * std::min(1.0, 1 + 0.7 * pan));
  voices_.push_back(std::move(voice));
}

void Mixing::music(std::unique_ptr<Loop> loop, double gain, double fade_seconds) {
  const double step = 1.0 / std::max(1.0, fade_seconds * k_rate);
  for (Track& track : tracks_) track.step = -step;
  if (loop) tracks_.push_back({std::move(loop), gain, 0, step});
}

void Mixing::set_music_gain(double gain) {
  wanted_music_gain_ = gain;
}

void Mixing::render(std::span<float> stereo) {
  std::fill(stereo.begin(), stereo.end(), 0.0F);
  if (paused_ || stereo.empty()) return;
  const double frames = static_cast<double>(stereo.size()) / 2;
  const double part = std::min(1.0, frames / k_gain_glide_frames);
  const double reached = music_gain_ + (wanted_music_gain_ - music_gain_) * part;
  for (Track& track : tracks_) add_track(track, stereo, music_gain_, (reached - music_gain_) / frames);
  music_gain_ = reached;
  std::erase_if(tracks_, [](const Track& track) { return track.step < 0 && track.level <= 0; });

  for (Voice& voice : voices_) add_voice(voice, stereo);
  std::erase_if(voices_, [](const Voice& voice) {
    return voice.position >= static_cast<double>(voice.clip->frames());
  });
  for (std::size_t index = 0; index + 1 < stereo.size(); index += 2) {
    if (mono_) stereo[index] = stereo[index + 1] = (stereo[index] + stereo[index + 1]) / 2;
    stereo[index] = under_ceiling(stereo[index]);
    stereo[index + 1] = under_ceiling(stereo[index + 1]);
  }
}

void Mixing::add_voice(Voice& voice, std::span<float> stereo) {
  const Clip& clip = *voice.clip;
  const auto channels = static_cast<std::size_t>(clip.channels);
  const std::size_t frames = clip.frames();
  for (std::size_t index = 0; index + 1 < stereo.size(); index += 2) {
    const auto whole = static_cast<std::size_t>(voice.position);
    if (whole >= frames) break;
    const auto between = static_cast<float>(voice.position - static_cast<double>(whole));
    const auto at = [&](std::size_t frame, std::size_t channel) {
      return frame < frames ? static_cast<float>(clip.samples[frame * channels + channel]) * k_from_sample
                            : 0.0F;
    };
    const auto value = [&](std::size_t channel) {
      return at(whole, channel) * (1 - between) + at(whole + 1, channel) * between;
    };
    stereo[index] += voice.left * value(0);
    stereo[index + 1] += voice.right * value(channels - 1);
    voice.position += voice.pitch;
  }
}

void Mixing::add_track(Track& track, std::span<float> stereo, double gain, double gain_step) {
  scratch_.resize(stereo.size());
  track.loop->read(scratch_);
  for (std::size_t index = 0; index + 1 < stereo.size(); index += 2) {
    const auto factor = static_cast<float>(gain * track.gain * within_fade(track.level));
    stereo[index] += factor * scratch_[index];
    stereo[index + 1] += factor * scratch_[index + 1];
    track.level = std::clamp(track.level + track.step, 0.0, 1.0);
    gain += gain_step;
  }
}

}  // namespace audio
