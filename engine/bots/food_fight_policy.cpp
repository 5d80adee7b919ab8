// Sends each question to its answer.
#include "engine/bots/food_fight_policy.hpp"

#include <array>

#include "engine/bots/food_fight_plan.hpp"

namespace bots {

namespace {

core::Choice plan(const Situation& s, const core::Question& /*question*/) {
  return to_choice(PlanValues(s).best());
}

using Answer = core::Choice (*)(const Situation&, const core::Question&);
/// In the order of `Kind`.
constexpr std::array<Answer, fight::k_kinds> k_answers{
    fight_answers::target,     plan,
    fight_answers::retarget,   fight_answers::confuse,
    fight_answers::take,       fight_answers::give,
    fight_answers::throw_food, fight_answers::swing,
    fight_answers::blast,      fight_answers::cheer,
    fight_answers::belch,      fight_answers::offer,
    fight_answers::claim,      fight_answers::more,
    fight_answers::keep,       fight_answers::discard,
    fight_answers::swap,       fight_answers::splat,
    fight_answers::eat,        fight_answers::copy,
    fight_answers::yeet,       fight_answers::drop,
    fight_answers::add,        fight_answers::counter,
    fight_answers::cheapest,   fight_answers::vote,
    fight_answers::trade,      fight_answers::event,
};
static_assert(static_cast<int>(fight::Kind::plan) == 1 && static_cast<int>(fight::Kind::more) == 13 &&
              static_cast<int>(fight::Kind::self) == 24 && static_cast<int>(fight::Kind::event) == 27);

}  // namespace

core::Choice fight_answer(const fight::Glance& glance, const core::Question& question,
                          const FightWeights& weights, core::ChanceStream& stream, float whim) {
  return k_answers[question.kind()](Situation(glance, weights, Whim(stream, whim)), question);
}

}  // namespace bots
