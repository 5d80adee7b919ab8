// Early reflections as taps; the tail as eight delay lines fed back through a Hadamard matrix.
#include "tools/synth/room.hpp"

#include <array>

#include "tools/synth/filters.hpp"

namespace synth {
namespace {

constexpr std::size_t k_lines = 8;
// Frames; mutually prime, so that echoes do not pile up.
constexpr std::array<std::size_t, k_lines> k_lengths{1031, 1327, 1523, 1801, 2053, 2311, 2593, 2903};

void hadamard(std::array<double, k_lines>& values) {
  for (std::size_t width = 1; width < k_lines; width *= 2) {
    for (std::size_t base = 0; base < k_lines; base += 2 * width) {
      for (std::size_t index = base; index < base + width; ++index) {
        const double sum = values[index] + values[index + width];
        values[index + width] = values[index] - values[index + width];
        values[index] = sum;
      }
    }
  }
  for (double& value : values) value /= std::sqrt(static_cast<double>(k_lines));
}

class Tail {
 public:
  /// `size` scales the room's lengths.
  Tail(double size, double seconds, double damping_hertz)
      : pole_(std::exp(-k_two_pi * damping_hertz / k_rate)) {
    for (std::size_t line = 0; line < k_lines; ++line) {
      const auto length = static_cast<std::size_t>(size * static_cast<double>(k_lengths[line]));
      lines_[line].assign(length, 0.0);
      loss_[line] = std::pow(0.001, static_cast<double>(length) / (seconds * k_rate));
    }
  }

  /// Feeds one stereo frame; gives the tail's left and right.
  std::array<double, 2> step(double left, double right) {
    std::array<double, k_lines> out{};
    for (std::size_t line = 0; line < k_lines; ++line) {
      const double read = lines_[line][position_ % lines_[line].size()];
      low_[line] = (1 - pole_) * read + pole_ * low_[line];
      out[line] = low_[line] * loss_[line];
    }
    std::array<double, 2> heard{out[0] + out[2] - out[4] + out[6], out[1] - out[3] + out[5] + out[7]};
    hadamard(out);
    for (std::size_t line = 0; line < k_lines; ++line) {
      lines_[line][position_ % lines_[line].size()] = out[line] + (line % 2 == 0 ? left : right);
    }
    ++position_;
    return {heard[0] * 0.5, heard[1] * 0.5};
  }

 private:
  double pole_;
  std::array<Signal, k_lines> lines_;
  std::array<double, k_lines> loss_{};
  std::array<double, k_lines> low_{};
  std::size_t position_{0};
};

}  // namespace

Signal in_room(const Signal& dry, double wetness) {
  constexpr double k_tail_seconds = 0.28;
  // Seconds and levels of the first reflections between two walls, table and ceiling.
  constexpr std::array<std::array<double, 2>, 6> reflections{
      {{0.0031, 0.5}, {0.0053, -0.42}, {0.0082, 0.35}, {0.0117, 0.28}, {0.0171, -0.22}, {0.0236, 0.16}}};
  Signal reflected = silence(static_cast<double>(dry.size()) / k_rate + k_tail_seconds);
  for (const auto& [at, level] : reflections) add(reflected, dry, at, level);
  low_pass(reflected, 5200);
  Tail tail(0.42, k_tail_seconds, 3800);
  Signal wet = reflected;
  for (std::size_t index = 0; index < wet.size(); ++index) {
    wet[index] += 0.5 * tail.step(reflected[index], reflected[index])[0];
  }
  high_pass(wet, 180);
  Signal whole = dry;
  add(whole, wet, 0, wetness);
  return whole;
}

StereoSignal reverberation(const StereoSignal& dry, double seconds, double damping_hertz) {
  Tail tail(1.0, seconds, damping_hertz);
  StereoSignal wet{Signal(dry.left.size()), Signal(dry.right.size())};
  for (std::size_t index = 0; index < dry.left.size(); ++index) {
    const auto [left, right] = tail.step(dry.left[index], dry.right[index]);
    wet.left[index] = left;
    wet.right[index] = right;
  }
  return wet;
}

}  // namespace synth
