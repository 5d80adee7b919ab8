// Shake (S19) and particles stay within their bounds and repeat.
#include <doctest/doctest.h>

#include <cmath>

#include "render/particles.hpp"
#include "render/random.hpp"
#include "render/shake.hpp"

using namespace render;

TEST_CASE("S19: shake is at most 12 units and 1 degree, and gone after 300 ms") {
  bool moved = false;
  for (std::uint32_t seed = 0; seed < 40; ++seed) {
    const ShakeHit hit{2.0, 5.0F, {0.3F, -0.8F}, seed};
    CHECK(shake_at(hit, 1.999, 100) == ShakePose{});
    CHECK(shake_at(hit, 2.3, 100) == ShakePose{});
    for (double time = 2.0; time < 2.3; time += 0.005) {
      const ShakePose pose = shake_at(hit, time, 100);
      CHECK(std::hypot(pose.offset.x, pose.offset.y) <= 12.001F);
      CHECK(std::abs(pose.angle_degrees) <= 1.0F);
      moved = moved || pose != ShakePose{};
    }
  }
  CHECK(moved);
}

TEST_CASE("S9: the shake setting scales it, and 0 switches it off") {
  const ShakeHit hit{0.0, 1.0F, {1.0F, 0.0F}, 7};
  const ShakePose full = shake_at(hit, 0.02, 100);
  const ShakePose half = shake_at(hit, 0.02, 50);
  CHECK(half.offset.x == doctest::Approx(full.offset.x / 2));
  CHECK(half.angle_degrees == doctest::Approx(full.angle_degrees / 2));
  CHECK(shake_at(hit, 0.02, 0) == ShakePose{});
  CHECK(shake_at(hit, 0.02, 500) == full);
}

TEST_CASE("S19: half the trauma shakes a quarter as much") {
  const ShakePose full = shake_at({0.0, 1.0F, {1.0F, 0.0F}, 3}, 0.05, 100);
  const ShakePose half = shake_at({0.0, 0.5F, {1.0F, 0.0F}, 3}, 0.05, 100);
  CHECK(half.offset.x == doctest::Approx(full.offset.x / 4));
}

TEST_CASE("particles are pure in time and fall under gravity") {
  ParticlePool pool;
  Burst burst;
  burst.time = 1.0;
  burst.origin = {500, 400};
  burst.seed = 99;
  pool.add(burst);
  CHECK(pool.poses_at(0.9).empty());
  CHECK(pool.active_at(0.9));
  const auto early = pool.poses_at(1.0);
  REQUIRE(early.size() == 12);
  CHECK(early[0].place == Point{500, 400});
  const auto later = pool.poses_at(1.3);
  pool.poses_at(1.5);
  const auto again = pool.poses_at(1.3);
  REQUIRE(later.size() == again.size());
  for (std::size_t i = 0; i < later.size(); ++i) CHECK(later[i].place == again[i].place);
  CHECK(pool.poses_at(1.0 + 0.8).empty());
  CHECK_FALSE(pool.active_at(1.9));
}

TEST_CASE("the pool never grows: the oldest particles make room") {
  ParticlePool pool;
  Burst burst;
  burst.count = 400;
  pool.add(burst);
  pool.add(burst);
  CHECK(pool.poses_at(0.01).size() == ParticlePool::k_capacity);
  pool.clear();
  CHECK(pool.poses_at(0.01).empty());
}

TEST_CASE("cosmetic chance repeats and stays in range") {
  CosmeticRandom first(5);
  CosmeticRandom second(5);
  for (int i = 0; i < 1000; ++i) {
    const float value = first.unit();
    CHECK(value == second.unit());
    CHECK(value >= 0.0F);
    CHECK(value < 1.0F);
  }
  for (int i = 0; i < 100; ++i) CHECK(first.below(6) < 6);
}
