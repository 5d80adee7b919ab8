// The way of thrown food: legs from a hand or a head to the next head, and where it hangs while somebody is
// asked.
#pragma once

#include <vector>

#include "game/food_fight/layout.hpp"
#include "game/food_fight/pose.hpp"

namespace game::food_fight {

/// A parabola between two points on the ground plane of the picture.
struct Leg {
  render::Point from;
  render::Point to;
  float height = 0;  ///< above the straight line at its middle

  render::Point ground(float share) const { return render::blend(from, to, share); }
  render::Point place(float share) const { return render::arc(from, to, height, share); }
};

/// Share of a leg at which food waits for a Yeet, a Panic, a Smash: in mid-air.
inline constexpr float k_hanging = 0.5F;

Leg leg_of(const Layout& layout, const Flight& flight);
/// Seconds for a whole leg: S18 asks for 300–500 ms; a Lob takes its time.
double leg_seconds(const Flight& flight);
/// Where food sticks on somebody's head.
render::Point stuck_place(const SeatPlace& place);
/// The throwables that lie aside, in the order in which they joined.
std::vector<Card> in_the_air(const Shown& shown);

Flyer flyer_on(const Leg& leg, const std::vector<Card>& cards, float share);
/// Food that has hit: flattened on the head, out cold.
Flyer stuck_flyer(const SeatPlace& place, const std::vector<Card>& cards);
/// Revealed cards that are not placed yet lie over the floor.
inline constexpr float k_aside_scale = 0.85F;
render::Point aside_place(const Layout& layout, int index, int count);

/// What of an attack stands still between two steps.
std::vector<Flyer> waiting_food(const Layout& layout, const Shown& shown);

}  // namespace game::food_fight
