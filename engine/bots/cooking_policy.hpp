// The greedy policy of Cooking Customers: an answer to every kind of question, by what a seat can see.
#pragma once

#include "engine/bots/cooking_weights.hpp"
#include "engine/cooking_customers/glance.hpp"
#include "engine/core/question.hpp"

namespace bots {

/// A legal answer; chance has no part in it.
core::Choice cooking_answer(const ::cooking_customers::Glance& glance, const core::Question& question,
                            const CookingWeights& weights);

}  // namespace bots
