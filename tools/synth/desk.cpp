// Levels of the strips, the guitar's amplifier, and the room.
#include "tools/synth/desk.hpp"

namespace synth {
namespace {

struct Setting {
  double gain;
  double pan;   ///< −1 … 1
  double send;  ///< to the reverberation
};

/// In the order of Strip. Found by measuring: guitar and vibraphone lead, the bass just below them.
constexpr std::array<Setting, k_strips> k_settings{{{0.46, -0.12, 0.3},
                                                    {0.85, 0.3, 0.3},
                                                    {0.25, 0.42, 0.16},
                                                    {0.34, 0.25, 0.2},
                                                    {0.36, 0, 0.03},
                                                    {0.3, -0.5, 0.2},
                                                    {0.62, 0, 0.03},
                                                    {0.38, 0.12, 0.2},
                                                    {0.12, -0.3, 0.12},
                                                    {0.26, -0.45, 0.2},
                                                    {0.3, -0.3, 0.2},
                                                    {0.28, 0.2, 0.25},
                                                    {0.34, 0.22, 0.26}}};

}  // namespace

Desk::Desk(double loop_seconds) {
  rings_.fill(silence(loop_seconds));
}

void Desk::add(Strip strip, const Signal& tone, double at, double gain) {
  Signal& ring = rings_[static_cast<std::size_t>(strip)];
  std::size_t position = frames(at) % ring.size();
  for (const double value : tone) {
    ring[position] += gain * value;
    position = position + 1 == ring.size() ? 0 : position + 1;
  }
}

// A slap-back echo and an amplifier's tremolo, whose cycles fit the loop.
void Desk::add_echo_and_tremolo() {
  Signal& guitar = rings_[static_cast<std::size_t>(Strip::guitar)];
  const Signal dry = guitar;
  const std::size_t size = dry.size();
  const std::size_t delay = frames(0.117);
  for (std::size_t index = 0; index < size; ++index) {
    guitar[index] +=
        0.26 * dry[(index + size - delay) % size] + 0.08 * dry[(index + size - 2 * delay) % size];
  }
  const double cycles = std::round(5.4 * static_cast<double>(size) / k_rate);
  for (std::size_t index = 0; index < size; ++index) {
    const double phase = k_two_pi * cycles * static_cast<double>(index) / static_cast<double>(size);
    guitar[index] *= 1 - 0.16 * (0.5 + 0.5 * std::cos(phase));
  }
}

StereoSignal Desk::mix() {
  add_echo_and_tremolo();
  const std::size_t size = rings_.front().size();
  StereoSignal dry{Signal(size, 0.0), Signal(size, 0.0)};
  // The loop twice: the second time, the first one's reverberation already hangs in the room.
  StereoSignal sends{Signal(2 * size, 0.0), Signal(2 * size, 0.0)};
  for (std::size_t strip = 0; strip < k_strips; ++strip) {
    const auto [gain, pan, send] = k_settings[strip];
    const double angle = (pan + 1) * std::numbers::pi / 4;
    const double left = gain * std::cos(angle) * std::numbers::sqrt2;
    const double right = gain * std::sin(angle) * std::numbers::sqrt2;
    for (std::size_t index = 0; index < size; ++index) {
      const double value = rings_[strip][index];
      dry.left[index] += left * value;
      dry.right[index] += right * value;
      sends.left[index] += left * send * value;
      sends.right[index] += right * send * value;
    }
  }
  std::copy_n(sends.left.begin(), size, sends.left.begin() + static_cast<std::ptrdiff_t>(size));
  std::copy_n(sends.right.begin(), size, sends.right.begin() + static_cast<std::ptrdiff_t>(size));
  const StereoSignal wet = reverberation(sends, 1.3, 3600);
  for (std::size_t index = 0; index < size; ++index) {
    dry.left[index] += 0.8 * wet.left[size + index];
    dry.right[index] += 0.8 * wet.right[size + index];
  }
  return dry;
}

}  // namespace synth
