// What is asked, and what the thing in focus would do: in short words, before it is confirmed (S15).
#pragma once

#include <string>

#include "game/cooking/choice/choice.hpp"
#include "game/cooking/pose.hpp"
#include "game/cooking/words.hpp"
#include "game/stage/scenery.hpp"
#include "game/stage/stage.hpp"

namespace game::cooking {

/// Title and sentence for the caption.
stage::Caption choice_caption(const Choice& choice, const Names& names);
/// What stands on a button.
std::string button_words(const Choice& choice, rules::Verb verb);
/// What a press does to the thing in focus, in one word: "pick".
std::string confirm_words(const Choice& choice);
/// Title while somebody else thinks. Empty for a reaction: nobody may know who is asked (KC-A42).
std::string question_words(const core::Question& question, const Shown& shown, const Names& names);
/// A card's rule, with its picture.
stage::Info card_info(Card card);
/// Who and what is in that kitchen.
stage::Info station_info(const Shown& shown, const Names& names, int seat);
/// The rule of what is in focus.
stage::Info focus_info(const Choice& choice, const Names& names);

}  // namespace game::cooking
