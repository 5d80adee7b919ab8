// The greedy policy of Cooking Customers: an answer to every kind of question, by what a seat can see.
#pragma once

#include "engine/bots/cooking_weights.hpp"
#include "engine/cooking_customers/glance.hpp"
#include "engine/core/chance.hpp"
#include "engine/core/question.hpp"

namespace bots {

/// A legal answer. `whim`: dollars by which chance, from `stream`, may blur each move; with 0 the stream is
/// not touched.
core::Choice cooking_answer(const ::cooking_customers::Glance& glance, const core::Question& question,
                            const CookingWeights& weights, core::ChanceStream& stream, float whim);

}  // namespace bots
