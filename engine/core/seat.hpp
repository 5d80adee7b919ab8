// Seats round the table: A, B, C … clockwise, and sets of seats.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

inline constexpr int k_max_seats = 10;

/// A place at the table. Seat A has index 0; the left neighbour is the next letter.
enum class Seat : std::uint8_t {};

/// The audience that sees only what lies open for all: the public screen.
inline constexpr Seat k_everybody{0xff};

constexpr int index(Seat seat) {
  return static_cast<int>(seat);
}
constexpr Seat seat_at(int index) {
  return static_cast<Seat>(index);
}
constexpr char letter(Seat seat) {
  return static_cast<char>('A' + index(seat));
}

/// The left neighbour of `seat` at a table of `seats` places.
constexpr Seat next(Seat seat, int seats) {
  return seat_at((index(seat) + 1) % seats);
}

/// "A" … as a string, for texts.
inline std::string name(Seat seat) {
  return std::string(1, letter(seat));
}

/// The seat that `word` names at a table of `seats` places; nothing if it names none.
constexpr std::optional<Seat> seat_from(std::string_view word, int seats) {
  if (word.size() != 1 || word[0] < 'A' || word[0] >= 'A' + seats) return std::nullopt;
  return seat_at(word[0] - 'A');
}

/// A set of seats in one number: bit n stands for the seat with index n.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet all(int seats) { return SeatSet(static_cast<std::uint16_t>((1 << seats) - 1)); }
  constexpr void add(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ | (1 << index(seat))); }
  constexpr void remove(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ & ~(1 << index(seat))); }
  constexpr bool has(Seat seat) const { return ((bits_ >> index(seat)) & 1) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr std::uint16_t bits() const { return bits_; }
  constexpr bool operator==(const SeatSet&) const = default;

 private:
  constexpr explicit SeatSet(std::uint16_t bits) : bits_(bits) {}
  std::uint16_t bits_ = 0;
};

}  // namespace core
