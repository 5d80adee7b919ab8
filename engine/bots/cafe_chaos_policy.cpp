// Sends each question to its answer.
#include "engine/bots/cafe_chaos_policy.hpp"

#include <array>

#include "engine/bots/cafe_chaos_plan.hpp"

namespace bots {

namespace {

core::Choice plan(const Situation& s, const core::Question& /*question*/) {
  return to_choice(PlanValues(s).best());
}
core::Choice first_option(const Situation& /*s*/, const core::Question& question) {
  return question.option(0);
}

using Answer = core::Choice (*)(const Situation&, const core::Question&);
/// In the order of `Kind`. `event` belongs to What the Food?!.
constexpr std::array<Answer, fight::k_kinds> k_answers{
    chaos_answers::target,     plan,
    chaos_answers::retarget,   chaos_answers::confuse,
    chaos_answers::take,       chaos_answers::give,
    chaos_answers::throw_food, chaos_answers::swing,
    chaos_answers::blast,      chaos_answers::cheer,
    chaos_answers::belch,      chaos_answers::offer,
    chaos_answers::claim,      chaos_answers::more,
    chaos_answers::keep,       chaos_answers::discard,
    chaos_answers::swap,       chaos_answers::splat,
    chaos_answers::eat,        chaos_answers::copy,
    chaos_answers::yeet,       chaos_answers::drop,
    chaos_answers::add,        chaos_answers::counter,
    chaos_answers::cheapest,   chaos_answers::vote,
    chaos_answers::trade,      first_option,
};
static_assert(static_cast<int>(fight::Kind::plan) == 1 && static_cast<int>(fight::Kind::more) == 13 &&
              static_cast<int>(fight::Kind::self) == 24 && static_cast<int>(fight::Kind::event) == 27);

}  // namespace

core::Choice chaos_answer(const fight::Glance& glance, const core::Question& question,
                          const ChaosWeights& weights, core::ChanceStream& stream, float whim) {
  return k_answers[question.kind()](Situation(glance, weights, Whim(stream, whim)), question);
}

}  // namespace bots
