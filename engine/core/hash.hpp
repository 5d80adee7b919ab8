// Hashing that gives the same 64 bits with every compiler and byte order.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace core {

/// Mixes 64 bits so that each input bit changes about half of the output bits (the finaliser of SplitMix64,
/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).
constexpr std::uint64_t mix(std::uint64_t value) {
  value += 0x9e3779b97f4a7c15ULL;
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9ULL;
  value = (value ^ (value >> 27)) * 0x94d049bb133111ebULL;
  return value ^ (value >> 31);
}

/// A keyed function of two numbers: independent streams from one seed.
constexpr std::uint64_t mix(std::uint64_t key, std::uint64_t value) {
  return mix(mix(key) ^ (value * 0xd1342543de82ef95ULL));
}

/// Collects numbers in a given order; the order is part of the hash.
class Hasher {
 public:
  constexpr void add(std::uint64_t value) { hash_ = mix(hash_ ^ value); }
  constexpr void add_text(std::string_view text) {
    add(text.size());
    for (const char c : text) add(static_cast<unsigned char>(c));
  }
  constexpr std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0x6d657373'68616c6cULL;
};

/// 16 lower-case hexadecimal digits, as in the `=` lines of table files.
inline std::string hex16(std::uint64_t value) {
  std::string text(16, '0');
  for (int i = 15; i >= 0; --i, value >>= 4)
    text[static_cast<std::size_t>(i)] = "0123456789abcdef"[value & 15];
  return text;
}

}  // namespace core
