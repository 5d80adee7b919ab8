// Chance: keyed, counted, fair, and given by whoever decides it.
#include "engine/core/chance.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

TEST_CASE("the n-th chance is a function of seed and n alone") {
  core::ChanceStream one{7, 0};
  core::ChanceStream other{7, 0};
  one.draw();
  const auto second = one.draw();
  other.drawn = 1;
  CHECK(other.draw() == second);
  CHECK(core::ChanceStream{8, 1}.draw() != second);
}

TEST_CASE("the first draws of seed 1 are fixed for all compilers and byte orders") {
  core::ChanceStream stream{1, 0};
  std::array<std::uint8_t, 6> faces{};
  core::Chance(stream).dice(faces, 6);
  CHECK(faces == std::array<std::uint8_t, 6>{3, 2, 2, 4, 2, 1});
  CHECK(core::hex16(core::mix(1, 2)) == "f602ec30f98a3929");
}

TEST_CASE("dice show each face about equally often") {
  core::ChanceStream stream{3, 0};
  core::Chance chance(stream);
  std::array<int, 7> seen{};
  std::array<std::uint8_t, 6> faces{};
  constexpr int k_throws = 20000;
  for (int i = 0; i < k_throws; ++i) {
    chance.dice(faces, 6);
    for (const auto face : faces) ++seen.at(face);
  }
  CHECK(seen[0] == 0);
  // 120,000 dice: expected 20,000 a face, standard deviation 129; five of them leave a fair die one chance in
  // a million.
  for (int face = 1; face <= 6; ++face)
    CHECK(std::abs(seen.at(static_cast<std::size_t>(face)) - k_throws) < 645);
}

TEST_CASE("a single candidate is neither drawn nor told") {
  core::ChanceStream stream{3, 0};
  core::Chance chance(stream);
  const std::array<std::uint8_t, 1> one{9};
  CHECK(chance.pick(one) == 0);
  std::array<std::uint8_t, 1> pile{4};
  chance.order(pile);
  CHECK(stream.drawn == 0);
}

TEST_CASE("a shuffle keeps the cards and depends on the seed") {
  std::array<std::uint8_t, 20> first{};
  for (std::size_t i = 0; i < first.size(); ++i) first.at(i) = static_cast<std::uint8_t>(i);
  auto second = first;
  const auto sorted = first;
  core::ChanceStream one{1, 0};
  core::ChanceStream two{2, 0};
  core::shuffle(std::span<std::uint8_t>(first), one);
  core::shuffle(std::span<std::uint8_t>(second), two);
  CHECK(first != second);
  std::sort(first.begin(), first.end());
  CHECK(first == sorted);
}
