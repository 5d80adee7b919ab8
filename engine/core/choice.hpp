// One answer to a question: a verb and small arguments whose meaning belongs to the game.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>

namespace core {

/// Trivially copyable; unused arguments are 0, so equal choices are equal byte for byte.
struct Choice {
  static constexpr int k_max_arguments = 62;

  std::uint8_t verb = 0;
  std::uint8_t size = 0;
  std::array<std::uint8_t, k_max_arguments> arguments{};

  constexpr Choice() = default;
  constexpr Choice(std::uint8_t verb_, std::initializer_list<int> values) : verb(verb_) {
    for (const int value : values) push_back(value);
  }
  constexpr void push_back(int value) { arguments[size++] = static_cast<std::uint8_t>(value); }
  constexpr int operator[](int place) const { return arguments[static_cast<std::size_t>(place)]; }
  constexpr bool operator==(const Choice&) const = default;
};

}  // namespace core
