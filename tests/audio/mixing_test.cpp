// The mix: pitch, pan, mono, pause, loops, crossfades and the ceiling.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "audio/mixing.hpp"
#include "audio/offline.hpp"

namespace {

constexpr double k_two_pi = 2 * std::numbers::pi;

// A whole number of periods, so that it loops without a seam.
audio::SharedClip tone(double hertz, double seconds, double level, int channels = 1) {
  auto clip = std::make_shared<audio::Clip>();
  clip->channels = channels;
  const auto frames = static_cast<std::size_t>(seconds * audio::k_rate);
  for (std::size_t frame = 0; frame < frames; ++frame) {
    const double value = level * std::sin(k_two_pi * hertz * static_cast<double>(frame) / audio::k_rate);
    for (int channel = 0; channel < channels; ++channel) {
      clip->samples.push_back(static_cast<std::int16_t>(std::lround(value * 32767)));
    }
  }
  return clip;
}

std::vector<float> rendered(audio::Mixing& mixing, double seconds) {
  std::vector<float> stereo(2 * static_cast<std::size_t>(seconds * audio::k_rate));
  mixing.render(stereo);
  return stereo;
}

float peak(const std::vector<float>& stereo, std::size_t channel) {
  float most = 0;
  for (std::size_t index = channel; index < stereo.size(); index += 2)
    most = std::max(most, std::abs(stereo[index]));
  return most;
}

float biggest_jump(const std::vector<float>& stereo) {
  float most = 0;
  for (std::size_t index = 2; index < stereo.size(); ++index) {
    most = std::max(most, std::abs(stereo[index] - stereo[index - 2]));
  }
  return most;
}

int rising_zero_crossings(const std::vector<float>& stereo) {
  int count = 0;
  for (std::size_t index = 2; index < stereo.size(); index += 2) {
    if (stereo[index - 2] < 0 && stereo[index] >= 0) ++count;
  }
  return count;
}

}  // namespace

TEST_CASE("pitch is a playback rate: higher and shorter") {
  audio::Mixing mixing;
  mixing.start(tone(1000, 1, 0.3), 1.1, 1, 0);
  CHECK(std::abs(rising_zero_crossings(rendered(mixing, 0.5)) - 550) <= 1);
  rendered(mixing, 0.42);
  CHECK(peak(rendered(mixing, 0.1), 0) == 0);
}

TEST_CASE("pan leaves the near side as loud and the far side softer; mono is the middle of both") {
  audio::Mixing mixing;
  mixing.start(tone(440, 1, 0.3), 1, 1, -1);
  const auto stereo = rendered(mixing, 0.3);
  CHECK(peak(stereo, 0) == doctest::Approx(0.3).epsilon(0.01));
  CHECK(peak(stereo, 1) == doctest::Approx(0.09).epsilon(0.01));
  mixing.set_mono(true);
  const auto mono = rendered(mixing, 0.3);
  CHECK(peak(mono, 0) == peak(mono, 1));
  CHECK(peak(mono, 0) == doctest::Approx(0.195).epsilon(0.01));
}

TEST_CASE("paused it is silent and goes on where it stood") {
  audio::Mixing mixing;
  mixing.start(tone(440, 0.5, 0.3), 1, 1, 0);
  rendered(mixing, 0.25);
  mixing.set_paused(true);
  CHECK(peak(rendered(mixing, 1), 0) == 0);
  mixing.set_paused(false);
  CHECK(peak(rendered(mixing, 0.2), 0) > 0.29F);
}

TEST_CASE("music loops without a jump, fades in and out, and crossfades without a hole") {
  audio::Mixing mixing;
  mixing.music(audio::loop_of(tone(480, 0.5, 0.3, 2)), 1, 0.1);
  const auto start = rendered(mixing, 0.005);
  CHECK(peak(start, 0) < 0.05F);
  const auto loop = rendered(mixing, 1.6);
  CHECK(biggest_jump(loop) < 0.3F * static_cast<float>(k_two_pi) * 480 / audio::k_rate * 1.05F);
  CHECK(peak(rendered(mixing, 0.2), 0) == doctest::Approx(0.3).epsilon(0.01));
  mixing.music(audio::loop_of(tone(480, 0.5, 0.3, 2)), 1, 0.2);
  rendered(mixing, 0.09);
  CHECK(peak(rendered(mixing, 0.02), 0) > 0.05F);
  mixing.music(nullptr, 1, 0.1);
  rendered(mixing, 0.25);
  CHECK(peak(rendered(mixing, 0.1), 0) == 0);
}

TEST_CASE("a change of the music's gain glides") {
  audio::Mixing mixing;
  mixing.music(audio::loop_of(tone(480, 0.5, 0.3, 2)), 1, 0);
  rendered(mixing, 0.1);
  mixing.set_music_gain(0);
  CHECK(biggest_jump(rendered(mixing, 0.005)) < 0.03F);
  rendered(mixing, 0.4);
  CHECK(peak(rendered(mixing, 0.1), 0) < 0.001F);
}

TEST_CASE("S11: however much sounds at once, −1 dB is never passed") {
  audio::Mixing mixing;
  for (int voice = 0; voice < 100; ++voice) mixing.start(tone(200 + 7 * voice, 0.5, 0.8), 1, 1, 0);
  CHECK(peak(rendered(mixing, 0.5), 0) <= 0.891F);
}

TEST_CASE("a recording renders each event at its time") {
  const auto cues = audio::CueTable::parse(
      R"({"cues": {"tick": {"takes": ["1"], "group": "ui", "visual": "v"},
                   "tune": {"takes": ["2"], "group": "music", "visual": "v"}}})",
      "test");
  REQUIRE(cues);
  audio::RecordingSink recording;
  recording.play({.time = 0.5, .cue = 0, .id = "tick"});
  const auto clips = [](std::size_t, std::size_t) { return tone(1000, 0.1, 0.3); };
  const auto stereo = audio::render_offline(recording, *cues, clips, 1);
  REQUIRE(stereo.size() == 2 * audio::k_rate);
  const auto first =
      std::find_if(stereo.begin(), stereo.end(), [](float value) { return std::abs(value) > 0.001F; });
  CHECK(std::abs((first - stereo.begin()) / 2 - audio::k_rate / 2) < 5);
  CHECK(audio::render_offline(recording, *cues, clips, 1) == stereo);
}
