// Cheese, pizza and cake: what lies on the tables and what it is worth.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace cafe_fatal {

enum class Morsel : std::uint8_t { cheese, pizza, cake };
inline constexpr int k_morsels = 3;
inline constexpr std::array<Morsel, k_morsels> k_all_morsels{Morsel::cheese, Morsel::pizza, Morsel::cake};
inline constexpr std::array<std::string_view, k_morsels> k_morsel_names{"cheese", "pizza", "cake"};

/// Pieces in the box: 30 cheese, 20 pizza, 10 cake (CF-008).
inline constexpr std::array<int, k_morsels> k_in_box{30, 20, 10};
inline constexpr int k_box = 60;

/// Points of a single piece (CF-041).
inline constexpr std::array<int, k_morsels> k_value{1, 2, 5};
/// So many of a kind make a round thing, worth double (CF-042).
inline constexpr int k_whole = 5;
/// The game ends when somebody has so many points (CF-044).
inline constexpr int k_goal = 40;

/// Pieces by kind.
using Pieces = std::array<std::uint8_t, k_morsels>;

constexpr int count(const Pieces& pieces) {
  return pieces[0] + pieces[1] + pieces[2];
}

/// v·(10·⌊n/5⌋ + n mod 5) (CF-043).
constexpr int points(Morsel morsel, int pieces) {
  return k_value[static_cast<std::size_t>(morsel)] * (2 * k_whole * (pieces / k_whole) + pieces % k_whole);
}
constexpr int points(const Pieces& pieces) {
  int sum = 0;
  for (const auto morsel : k_all_morsels) sum += points(morsel, pieces[static_cast<std::size_t>(morsel)]);
  return sum;
}

}  // namespace cafe_fatal
