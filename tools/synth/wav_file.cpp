// A RIFF header of 44 bytes and little-endian samples.
#include "tools/synth/wav_file.hpp"

#include <cstdint>
#include <fstream>
#include <string>

namespace synth {
namespace {

void append(std::string& bytes, std::uint32_t value, int size) {
  for (int index = 0; index < size; ++index) {
    bytes.push_back(static_cast<char>((value >> (8 * index)) & 0xFFU));
  }
}

std::string header(std::uint32_t data_bytes, std::uint32_t channels) {
  constexpr std::uint32_t rate = 48'000;
  std::string bytes = "RIFF";
  append(bytes, 36 + data_bytes, 4);
  bytes += "WAVEfmt ";
  append(bytes, 16, 4);
  append(bytes, 1, 2);
  append(bytes, channels, 2);
  append(bytes, rate, 4);
  append(bytes, rate * channels * 2, 4);
  append(bytes, channels * 2, 2);
  append(bytes, 16, 2);
  bytes += "data";
  append(bytes, data_bytes, 4);
  return bytes;
}

void append_sample(std::string& bytes, double value) {
  const auto whole = static_cast<std::int32_t>(std::lround(std::clamp(value, -1.0, 0.99996) * 32768));
  append(bytes, static_cast<std::uint32_t>(whole), 2);
}

bool write(const std::filesystem::path& file, const std::string& bytes) {
  std::ofstream stream(file, std::ios::binary | std::ios::trunc);
  stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  stream.close();
  return !stream.fail();
}

}  // namespace

bool write_wav(const std::filesystem::path& file, const Signal& mono) {
  std::string bytes = header(static_cast<std::uint32_t>(mono.size() * 2), 1);
  for (const double value : mono) append_sample(bytes, value);
  return write(file, bytes);
}

bool write_wav(const std::filesystem::path& file, const StereoSignal& stereo) {
  std::string bytes = header(static_cast<std::uint32_t>(stereo.left.size() * 4), 2);
  for (std::size_t index = 0; index < stereo.left.size(); ++index) {
    append_sample(bytes, stereo.left[index]);
    append_sample(bytes, stereo.right[index]);
  }
  return write(file, bytes);
}

}  // namespace synth
