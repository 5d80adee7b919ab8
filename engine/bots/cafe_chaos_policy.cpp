// Sends each question to its answer.
#include "engine/bots/cafe_chaos_policy.hpp"

#include "engine/bots/cafe_chaos_plan.hpp"

namespace bots {

namespace {

using fight::Kind;

core::Choice plan(const Situation& s, const core::Question& /*question*/) {
  return to_choice(PlanValues(s).best());
}
core::Choice first_option(const Situation& /*s*/, const core::Question& question) {
  return question.option(0);
}

core::Choice answer(const Situation& s, const core::Question& question) {
  using namespace chaos_answers;
  switch (fight::kind_of(question)) {
    case Kind::target:
      return chaos_answers::target(s, question);
    case Kind::plan:
      return plan(s, question);
    case Kind::retarget:
      return retarget(s, question);
    case Kind::confuse:
      return confuse(s, question);
    case Kind::take:
      return take(s, question);
    case Kind::give:
      return give(s, question);
    case Kind::throw_food:
      return throw_food(s, question);
    case Kind::swing:
      return chaos_answers::swing(s, question);
    case Kind::blast:
      return blast(s, question);
    case Kind::cheer:
      return cheer(s, question);
    case Kind::belch:
      return belch(s, question);
    case Kind::offer:
      return offer(s, question);
    case Kind::claim:
      return claim(s, question);
    case Kind::more:
      return more(s, question);
    case Kind::keep:
      return keep(s, question);
    case Kind::discard:
      return discard(s, question);
    case Kind::swap:
      return chaos_answers::swap(s, question);
    case Kind::splat:
      return splat(s, question);
    case Kind::eat:
      return eat(s, question);
    case Kind::copy:
      return copy(s, question);
    case Kind::yeet:
      return yeet(s, question);
    case Kind::drop:
      return drop(s, question);
    case Kind::add:
      return add(s, question);
    case Kind::counter:
      return counter(s, question);
    case Kind::self:
      return cheapest(s, question);
    case Kind::vote:
      return vote(s, question);
    case Kind::trade:
      return trade(s, question);
    case Kind::event:
      break;
  }
  return first_option(s, question);
}

}  // namespace

core::Choice chaos_answer(const fight::Glance& glance, const core::Question& question,
                          const ChaosWeights& weights, core::ChanceStream& stream, float whim) {
  return answer(Situation(glance, weights, Whim(stream, whim)), question);
}

}  // namespace bots
