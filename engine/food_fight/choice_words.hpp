// Choices of the food fights as words of table files, and back.
#pragma once

#include <span>
#include <string>

#include "engine/food_fight/box.hpp"
#include "engine/food_fight/question.hpp"

namespace food_fight {

/// Canonical text without the seat: `throw frozen pizza ketchup cheese`, `pass`.
std::string choice_text(const Box& box, const core::Choice& choice);

/// Whether the words mean this choice. Cards may be patterns; the cards of one attack, of `add`, `offer`,
/// `keep` and `eat` and the seats of `swap` may stand in any order, `cheese` last.
bool choice_fits(const Box& box, const core::Choice& choice, std::span<const std::string> words);

}  // namespace food_fight
