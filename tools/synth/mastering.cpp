// K-weighting and gating after ITU-R BS.1770; true peak by fourfold oversampling; a look-ahead limiter.
#include "tools/synth/mastering.hpp"

#include <array>
#include <deque>

#include "tools/synth/filters.hpp"

namespace synth {
namespace {

// The pre-filter of BS.1770 (its shelf and high-pass at 48 kHz, given as cookbook filters).
Signal k_weighted(Signal signal) {
  Biquad::high_shelf(1650, 4.0).run(signal);
  Biquad::high_pass(38.13, 0.5).run(signal);
  return signal;
}

double lufs_of(double mean_square) {
  return -0.691 + 10 * std::log10(std::max(mean_square, 1e-12));
}

// Mean square of each window of 0.4 s, moving by 0.1 s; at least one, padded with silence.
Signal window_powers(const Signal& weighted) {
  const std::size_t length = frames(0.4);
  const std::size_t step = frames(0.1);
  Signal powers;
  for (std::size_t start = 0; start == 0 || start + length <= weighted.size(); start += step) {
    double sum = 0;
    for (std::size_t index = start; index < std::min(start + length, weighted.size()); ++index) {
      sum += weighted[index] * weighted[index];
    }
    powers.push_back(sum / static_cast<double>(length));
  }
  return powers;
}

double momentary_maximum(const Signal& mono) {
  const Signal powers = window_powers(k_weighted(mono));
  return lufs_of(2 * *std::max_element(powers.begin(), powers.end()));
}

double mean_above(const Signal& powers, double gate_lufs) {
  double sum = 0;
  double count = 0;
  for (const double power : powers) {
    if (lufs_of(power) < gate_lufs) continue;
    sum += power;
    ++count;
  }
  return count > 0 ? sum / count : 0;
}

double integrated(const StereoSignal& loop) {
  Signal powers = window_powers(k_weighted(loop.left));
  const Signal right = window_powers(k_weighted(loop.right));
  for (std::size_t index = 0; index < powers.size(); ++index) powers[index] += right[index];
  return lufs_of(mean_above(powers, lufs_of(mean_above(powers, -70)) - 10));
}

// The largest of the value itself and the three between it and the next, by windowed sinc.
Signal true_peaks(const Signal& signal) {
  constexpr int reach = 8;
  std::array<std::array<double, 2 * reach>, 3> taps{};
  for (std::size_t phase = 0; phase < 3; ++phase) {
    const double shift = static_cast<double>(phase + 1) / 4;
    for (int tap = 0; tap < 2 * reach; ++tap) {
      const double distance = std::numbers::pi * (tap - reach + 1 - shift);
      const double window = 0.5 + 0.5 * std::cos(distance / (reach + 0.5));
      taps[phase][static_cast<std::size_t>(tap)] = std::sin(distance) / distance * window;
    }
  }
  Signal peaks(signal.size());
  const auto size = static_cast<long>(signal.size());
  for (long index = 0; index < size; ++index) {
    double peak = std::abs(signal[static_cast<std::size_t>(index)]);
    for (const auto& filter : taps) {
      double sum = 0;
      for (int tap = 0; tap < 2 * reach; ++tap) {
        const long at = index + tap - reach + 1;
        if (at >= 0 && at < size)
          sum += filter[static_cast<std::size_t>(tap)] * signal[static_cast<std::size_t>(at)];
      }
      peak = std::max(peak, std::abs(sum));
    }
    peaks[static_cast<std::size_t>(index)] = peak;
  }
  return peaks;
}

// Gain for each frame that keeps `peaks` below the ceiling: the least of what the next and last 2.5 ms need,
// smoothed over as long. The signal is taken as a ring, so that a loop's ends get the same gain.
Signal limiting_gain(const Signal& peaks) {
  const double ceiling = from_decibels(k_ceiling_decibels);
  const std::size_t reach = frames(0.0025);
  const std::size_t size = peaks.size();
  const auto needed = [&](std::size_t index) {
    const double peak = peaks[(index + size * 4 - 2 * reach) % size];
    return peak > ceiling ? ceiling / peak : 1.0;
  };
  Signal least(size + 2 * reach);
  std::deque<std::size_t> rising;
  for (std::size_t index = 0; index < size + 4 * reach; ++index) {
    while (!rising.empty() && needed(rising.back()) >= needed(index)) rising.pop_back();
    rising.push_back(index);
    if (rising.front() + 2 * reach < index) rising.pop_front();
    if (index >= 2 * reach) least[index - 2 * reach] = needed(rising.front());
  }
  // least[i] covers frames i − 2·reach … i; the mean of 2·reach of them never exceeds what a frame needs.
  Signal gain(size);
  double sum = 0;
  for (std::size_t index = 0; index < 2 * reach; ++index) sum += least[index];
  for (std::size_t index = 0; index < size; ++index) {
    sum += least[index + 2 * reach];
    gain[index] = sum / static_cast<double>(2 * reach + 1);
    sum -= least[index];
  }
  return gain;
}

void take_out_dc(Signal& signal) {
  double mean = 0;
  for (const double value : signal) mean += value / static_cast<double>(signal.size());
  for (double& value : signal) value -= mean;
}

void trim_and_fade(Signal& signal) {
  double peak = 0;
  for (const double value : signal) peak = std::max(peak, std::abs(value));
  while (!signal.empty() && std::abs(signal.back()) < peak * from_decibels(-62)) signal.pop_back();
  const std::size_t in = std::min(frames(0.001), signal.size());
  const std::size_t out = std::min(frames(0.008), signal.size());
  for (std::size_t index = 0; index < in; ++index) {
    signal[index] *= static_cast<double>(index) / static_cast<double>(in);
  }
  for (std::size_t index = 0; index < out; ++index) {
    signal[signal.size() - 1 - index] *= static_cast<double>(index) / static_cast<double>(out);
  }
}

}  // namespace

Signal mastered_cue(Signal signal, double momentary_lufs) {
  high_pass(signal, 35);
  trim_and_fade(signal);
  take_out_dc(signal);
  // Limiting takes loudness away; a few rounds give it back.
  for (int round = 0; round < 4; ++round) {
    scale(signal, from_decibels(momentary_lufs - momentary_maximum(signal)));
    shape(signal, limiting_gain(true_peaks(signal)));
  }
  return signal;
}

StereoSignal mastered_loop(StereoSignal loop, double lufs) {
  take_out_dc(loop.left);
  take_out_dc(loop.right);
  const double gain = from_decibels(lufs - integrated(loop));
  scale(loop.left, gain);
  scale(loop.right, gain);
  Signal peaks = true_peaks(loop.left);
  const Signal right = true_peaks(loop.right);
  for (std::size_t index = 0; index < peaks.size(); ++index)
    peaks[index] = std::max(peaks[index], right[index]);
  const Signal limit = limiting_gain(peaks);
  shape(loop.left, limit);
  shape(loop.right, limit);
  return loop;
}

}  // namespace synth
