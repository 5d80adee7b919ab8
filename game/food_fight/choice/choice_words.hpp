// What is asked, and what the thing in focus would do: in short words, before it is confirmed (S15).
#pragma once

#include <string>

#include "game/food_fight/choice/choice.hpp"
#include "game/food_fight/pose.hpp"
#include "game/food_fight/words.hpp"
#include "game/stage/stage.hpp"

namespace game::food_fight {

/// Title and sentence for the caption.
Caption choice_caption(const Choice& choice, const Names& names);
/// What stands on the button.
std::string button_words(const Choice& choice, const CardBook& cards, rules::Verb verb);
/// What a press does to the thing in focus, in one word: "throw".
std::string confirm_words(const Choice& choice);
/// Title alone, for a question whose hand is not open here: "Bob: pick what to throw".
std::string question_words(const core::Question& question, const Names& names);
/// A card's rule, with its picture.
stage::Info card_info(const CardBook& cards, Card card, const std::string& before);
/// What the seat carries out now, else the action of its character.
stage::Info seat_info(const Shown& shown, const Names& names, int seat);
/// The rule of what is in focus.
stage::Info focus_info(const Choice& choice, const Names& names);

}  // namespace game::food_fight
