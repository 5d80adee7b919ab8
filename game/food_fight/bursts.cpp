// Which events of What the Food?! concern whom, and what acts in their scenes.
#include "game/food_fight/bursts.hpp"

#include <algorithm>

#include "game/food_fight/burst_scenes.hpp"

namespace game::food_fight {

namespace {

constexpr std::array<BurstScene, 11> k_scenes{{
    {"best-friends-forever",
     "cheer-pompom",
     Whom::everybody,
     {nullptr, 72, 1.0F, Act::swings},
     {{{"prop-friends", -100, 0.84F, Act::bounces}, {}}}},
    {"the-janitor",
     "trash-rustle",
     Whom::first_leader,
     {nullptr, 80, 1.0F, Act::stands},
     {{{"prop-mop", -104, 0.84F, Act::enters_left}, {}}}},
    {"fire-drill",
     "event-siren",
     Whom::everybody,
     {nullptr, 0, 1.0F, Act::stands},
     {{{"prop-siren", -160, 0.7F, Act::blinks}, {"prop-siren", 160, 0.7F, Act::blinks}}}},
    {"sprinklers",
     "event-sprinkle",
     Whom::everybody,
     {nullptr, 70, 1.0F, Act::stands},
     {{{"prop-hose", -120, 0.86F, Act::swings}, {}}}},
    {"school-nurse",
     "heal-shimmer",
     Whom::leaders,
     {nullptr, -76, 1.0F, Act::stands},
     {{{"prop-nurse", 112, 0.9F, Act::enters_right}, {}}}},
    {"mix-up", "swap-whirl", Whom::everybody, {nullptr, 0, 1.15F, Act::tips}, {}},
    {"lunch-lady",
     "scoop-plop",
     Whom::everybody,
     {nullptr, -76, 1.0F, Act::stands},
     {{{"prop-lunch-lady", 112, 0.9F, Act::enters_right}, {}}}},
    {"detention",
     "detention-bell",
     Whom::who_brings_it,
     {nullptr, -84, 1.0F, Act::stands},
     {{{"prop-principal", 112, 0.92F, Act::enters_right}, {}}}},
    {"second-helping",
     "slurp-second",
     Whom::who_brings_it,
     {nullptr, -80, 1.0F, Act::bounces},
     {{{"prop-ladle", 112, 0.8F, Act::swings}, {}}}},
    {"best-day-ever",
     "crowd-laugh",
     Whom::everybody,
     {nullptr, -60, 1.0F, Act::bounces},
     {{{"prop-rocket", 130, 0.86F, Act::rises}, {}}}},
    {"food-poisoning",
     "mope-sigh",
     Whom::everybody,
     {nullptr, 76, 1.0F, Act::swings},
     {{{"prop-green-cloud", -104, 0.84F, Act::bounces}, {}}}},
}};

}  // namespace

std::span<const BurstScene> burst_scenes() {
  return k_scenes;
}

const BurstScene* burst_scene(std::string_view event) {
  const auto* found = std::find_if(k_scenes.begin(), k_scenes.end(),
                                   [event](const BurstScene& scene) { return scene.event == event; });
  return found == k_scenes.end() ? nullptr : found;
}

Whom whom_of(std::string_view event) {
  const BurstScene* scene = burst_scene(event);
  return scene == nullptr ? Whom::everybody : scene->whom;
}

unsigned concerned(const Shown& shown, Whom whom, int by) {
  if (whom == Whom::who_brings_it && by >= 0) return 1U << by;
  const unsigned all = (1U << shown.seats) - 1;
  if (whom == Whom::everybody || whom == Whom::who_brings_it) return all;
  int most = 0;
  for (int seat = 0; seat < shown.seats; ++seat) most = std::max(most, shown.at(seat).points);
  unsigned leaders = 0;
  for (int i = 0; i < shown.seats; ++i) {
    const int seat = (shown.start + i) % shown.seats;
    if (shown.at(seat).points != most) continue;
    leaders |= 1U << seat;
    if (whom == Whom::first_leader) break;
  }
  return leaders;
}

}  // namespace game::food_fight
