// Chance: dice, blind picks and shuffles, drawn from a seed or given by the `*` lines of a table file.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/hash.hpp"

namespace core {

enum class OutcomeKind : std::uint8_t { dice, pick, order, start };

/// The word of a kind of outcome in a `*` line.
std::string_view outcome_name(OutcomeKind kind);

/// What chance decided once: die results, one card, or a new order, as the game's small numbers.
struct Outcome {
  OutcomeKind kind;
  std::vector<std::uint8_t> values;
  bool operator==(const Outcome&) const = default;
};

/// The seed and the number of chances drawn so far. Lies inside the game's state, outside its hash.
/// The n-th chance of a table is a keyed function of (seed, n), whoever decided the ones before.
struct ChanceStream {
  std::uint64_t seed = 0;
  std::uint64_t drawn = 0;

  constexpr std::uint64_t draw() { return mix(seed, drawn++); }
};

/// Turns 64 random bits into numbers below a bound, many from one draw.
/// The bias of a whole throw of n dice is below sides^n / 2^64: six dice 2.6e-15.
class Bits {
 public:
  constexpr explicit Bits(std::uint64_t bits) : bits_(bits) {}
  constexpr std::uint32_t below(std::uint32_t bound) {
    // bits_ × bound in 96 bits, by halves: the integer part is the number, the fraction stays for the next
    // one.
    const std::uint64_t low = (bits_ & 0xffffffffU) * bound;
    const std::uint64_t high = (bits_ >> 32) * bound + (low >> 32);
    bits_ = (high << 32) | (low & 0xffffffffU);
    return static_cast<std::uint32_t>(high >> 32);
  }

 private:
  std::uint64_t bits_;
};

/// Somebody who decides outcomes before the seed does, and hears of all of them: a record, a replay, a
/// script.
class OutcomeSource {
 public:
  virtual ~OutcomeSource() = default;
  /// Fills `values` if this source decides the outcome; `candidates` are what they are drawn from (for dice:
  /// 1 … sides).
  virtual bool decide(OutcomeKind kind, std::span<const std::uint8_t> candidates,
                      std::span<std::uint8_t> values) = 0;
  virtual void note(OutcomeKind kind, std::span<const std::uint8_t> values) = 0;
};

/// The chance that a rule sees.
class Chance {
 public:
  explicit Chance(ChanceStream& stream, OutcomeSource* source = nullptr) : stream_(stream), source_(source) {}

  /// Throws `faces.size()` dice with results 1 … `sides` (at most 20 sides).
  void dice(std::span<std::uint8_t> faces, int sides) {
    Bits bits(stream_.draw());
    if (source_ == nullptr) [[likely]] {
      for (auto& face : faces)
        face = static_cast<std::uint8_t>(bits.below(static_cast<std::uint32_t>(sides)) + 1);
      return;
    }
    dice_from_source(bits, faces, sides);
  }
  /// The place of one item drawn blindly. A single candidate is no chance: neither drawn nor written.
  int pick(std::span<const std::uint8_t> candidates) { return draw_one(OutcomeKind::pick, candidates); }
  /// Brings a pile into a new order, top first. A pile of one item is no chance.
  void order(std::span<std::uint8_t> pile);
  /// The random first player among `seats` places, as an index.
  int start(int seats);

 private:
  void dice_from_source(Bits bits, std::span<std::uint8_t> faces, int sides);
  int draw_one(OutcomeKind kind, std::span<const std::uint8_t> candidates);

  ChanceStream& stream_;
  OutcomeSource* source_;
};

/// Fisher–Yates over a keyed stream: the deal's shuffles, and samplers. Not `std::shuffle`: its result is not
/// fixed.
template <class T>
void shuffle(std::span<T> pile, ChanceStream& stream) {
  for (std::size_t i = pile.size(); i > 1; --i) {
    Bits bits(stream.draw());
    std::swap(pile[i - 1], pile[bits.below(static_cast<std::uint32_t>(i))]);
  }
}

}  // namespace core
