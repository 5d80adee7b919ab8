// Super effects of Conditions (WF-091) as they happen: whose Condition does what, with a small gesture; and
// what leads up to the points of events of What the Food?!.
#pragma once

#include <optional>
#include <string>

#include "game/food_fight/scenes.hpp"

namespace game::food_fight {

/// Leads up to points whose cause is a Condition or an event of What the Food?!: when they count; empty: some
/// other cause.
std::optional<double> act_out_condition(Step& step, const Direction& direction, const Deed& deed);

/// Cards that move because of a Condition: its badge pops up, caption and log name it and its owner.
/// Otherwise nothing.
void tell_condition(Step& step, const Direction& direction, Events events);
/// The Condition pops up over its owner with the badge of super effects.
void pop_condition(Step& step, const Direction& direction, int seat, Card condition);

/// What a super effect changes in a hit or a splatter, as a further sentence; empty: nothing. Scalding goes
/// past a Duck, Moldy is worth 3.
std::string super_words(const Direction& direction, const Shown& shown, const std::vector<Card>& cards,
                        int victim);
/// " Bob is greasy: it slides off." for neighbours of `middle` who are left out.
std::string greasy_words(const Direction& direction, const Shown& shown, const rules::Splattered& splash);

}  // namespace game::food_fight
