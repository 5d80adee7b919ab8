// How attacks, visitors and mischief are told: captions, log lines, what people shout.
#pragma once

#include <string>

#include "game/cooking/words.hpp"
#include "game/stage/scenery.hpp"

namespace game::cooking {

/// What a visitor shouts over the counter: two lines of at most ten letters; empty for other cards.
std::string complaint(Card card);
/// What the cook says when such a minus card lies before it; empty for other cards.
std::string ouch(Card minus);

/// "Ann sends Found Hair to Bo".
std::string played_line(const Names& names, const rules::CardPlayed& played);
stage::Caption played_caption(const Names& names, const rules::CardPlayed& played);
/// What the attack does to the victim: "half the meals go and a turn is lost".
std::string stakes(Card card);
/// "Half the meals go and a turn is lost."
std::string sentence(std::string clause);

/// "Ann's Super Cook".
std::string owned(const Names& names, int seat, Card card);

}  // namespace game::cooking
