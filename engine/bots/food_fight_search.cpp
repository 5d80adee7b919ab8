// Searches over programmes and over single answers.
#include "engine/bots/food_fight_search.hpp"

#include <algorithm>

#include "engine/bots/food_fight_landing.hpp"

namespace bots {

namespace {

using core::Choice;
using core::Question;
using fight::Card;

constexpr std::size_t k_own_programmes = 40;
constexpr std::size_t k_other_programmes = 16;
constexpr std::size_t k_most_answers = 24;
/// Own points below the best programme's that leave no prior.
constexpr float k_spread = 3.0F;
/// Rounds that are played beyond the present one.
constexpr int k_horizon = 2;
/// Shares of the victory by which an answer must beat the policy's own: rules first.
constexpr float k_margin = 0.02F;

/// Places given programmes, then plays by the policy.
class ProgrammeDecider final : public PolicyDecider {
 public:
  using PolicyDecider::PolicyDecider;
  std::array<std::optional<Programme>, fight::k_most_seats> programmes;

  Choice decide(const Question& question) override {
    const auto& programme = programmes[static_cast<std::size_t>(question.seat())];
    return fight::kind_of(question) == fight::Kind::plan && programme ? to_choice(*programme)
                                                                      : by_policy(question);
  }
};

bool same_question(const Question& left, const Question& right) {
  return left.seat() == right.seat() && left.kind() == right.kind() && left.size() == right.size() &&
         left.is_sequence() == right.is_sequence() && left.option(0) == right.option(0) &&
         left.option(left.size() - 1) == right.option(right.size() - 1);
}

/// Plays a step again up to a question that it began with. Target cards that were set before it stay as they
/// are.
class AgainDecider final : public PolicyDecider {
 public:
  AgainDecider(const core::AnyState& state, core::ChanceStream& stream, const fight::Board& board,
               const Question& question, const Choice& answer)
      : PolicyDecider(state, stream), board_(board), question_(question), answer_(answer) {}

  bool met() const { return met_; }

  Choice decide(const Question& question) override {
    if (met_ || missed_) return by_policy(question);
    if (same_question(question, question_)) {
      met_ = true;
      return answer_;
    }
    // At the table the others have passed the windows so far.
    if (fight::kind_of(question) == fight::Kind::event) return fight::pass_choice();
    if (fight::kind_of(question) == fight::Kind::target && fight::kind_of(question_) == fight::Kind::target)
      return {static_cast<std::uint8_t>(fight::Verb::target), {core::index(board_.aim(question.seat()))}};
    missed_ = true;
    return by_policy(question);
  }

 private:
  const fight::Board& board_;
  const Question& question_;
  const Choice& answer_;
  bool met_ = false;
  bool missed_ = false;
};

/// Makes throwables of one type equal: which Food flies matters to nobody, which Condition to Super
/// Conditions alone.
Choice by_types(const fight::Board& board, Choice choice) {
  const auto type = [&](std::size_t place) {
    auto& argument = choice.arguments[place];
    const Card card = fight::card_at(argument);
    if (fight::is_food(card)) argument = static_cast<std::uint8_t>(Card::first_food);
    if (fight::is_topping(card)) argument = static_cast<std::uint8_t>(Card::first_topping);
    if (fight::is_condition(card) && !board.super_conditions)
      argument = static_cast<std::uint8_t>(Card::first_condition);
  };
  using fight::Verb;
  switch (static_cast<Verb>(choice.verb)) {
    case Verb::take:
    case Verb::give:
    case Verb::throw_food:
    case Verb::throw_cheese:
    case Verb::swing:
    case Verb::swing_cheese:
    case Verb::belch:
    case Verb::offer:
    case Verb::keep:
    case Verb::eat:
      for (std::size_t i = 0; i < choice.size; ++i) type(i);
      break;
    case Verb::blast:
    case Verb::blast_cheese:
    case Verb::confuse:
      type(0);
      break;
    default:
      break;
  }
  return choice;
}

}  // namespace

Choice FightSearch::policy_choice() const {
  core::ChanceStream stream;
  return fight_answer(fight::glance_of(view_), question_, weights_of(view_.board), stream, 0);
}

// --- Programmes

ProgrammeSearch::ProgrammeSearch(const fight::View& view, const Question& question, std::uint64_t seed,
                                 int budget)
    : FightSearch(view, question, seed, budget) {
  core::ChanceStream stream;
  const auto glance = fight::glance_of(this->view());
  const Situation situation(glance, weights_of(*glance.board), Whim(stream, 0));
  add_arms(bandits_[static_cast<std::size_t>(me())], PlanValues(situation).ranked(), k_own_programmes);
  const core::AnyState typical = world(0);
  for (int seat = 0; seat < view.board.seats; ++seat) {
    if (seat != me()) add_others(seat, typical);
  }
}

void ProgrammeSearch::add_arms(Bandit& bandit, const std::vector<ValuedProgramme>& ranked, std::size_t most) {
  for (const auto& [cards, value] : ranked) {
    // What the policy never does is not tried either.
    if (bandit.arms.size() == most || value < ranked.front().value - 2 * k_spread) return;
    const float prior = std::max(0.0F, 1 - (ranked.front().value - value) / k_spread);
    bandit.programmes.push_back(cards);
    bandit.arms.push_back({prior, 0, 0});
  }
}

/// Only cards that the seat has in every world: basics, its character action, what was seen to go to it.
void ProgrammeSearch::add_others(int seat, const core::AnyState& typical) {
  core::ChanceStream stream;
  const auto glance = fight::glance_of(typical, core::seat_at(seat));
  const Situation situation(glance, weights_of(*glance.board), Whim(stream, 0));
  std::vector<ValuedProgramme> certain;
  for (const auto& programme : PlanValues(situation).ranked()) {
    const bool sure = std::all_of(programme.cards.begin(), programme.cards.end(), [&](Card card) {
      return fight::is_basic(card) || card == glance.board->player(glance.me).character ||
             view().holder[static_cast<std::size_t>(card)] == seat;
    });
    if (sure) certain.push_back(programme);
  }
  add_arms(bandits_[static_cast<std::size_t>(seat)], certain, k_other_programmes);
}

void ProgrammeSearch::iterate() {
  core::AnyState state = world(iterations());
  core::ChanceStream stream = dice(iterations());
  const int until = view().board.round + k_horizon;
  std::array<std::size_t, fight::k_most_seats> chosen{};
  ProgrammeDecider decider(state, stream);
  for (std::size_t seat = 0; seat < view().board.seats; ++seat) {
    const Bandit& bandit = bandits_[seat];
    chosen[seat] = bandit.arms.size();
    const bool own = static_cast<int>(seat) == me();
    if (!own && ((stream.draw() & 1U) != 0 || bandit.arms.empty())) continue;
    const std::size_t arm = most_promising(bandit.arms);
    if (!own) {
      // In this world the seat may have lost its character action.
      const auto actions =
          fight::placeable_actions(fight::glance_of(state, core::seat_at(static_cast<int>(seat))));
      const auto& cards = bandit.programmes[arm];
      const bool placeable = std::all_of(cards.begin(), cards.end(), [&](Card card) {
        return std::find(actions.begin(), actions.end(), card) != actions.end();
      });
      if (!placeable) continue;
    }
    chosen[seat] = arm;
    decider.programmes[seat] = bandit.programmes[arm];
  }
  fight_step(state, decider);
  const SeatValues values = play_on(state, until, stream);
  for (std::size_t seat = 0; seat < view().board.seats; ++seat) {
    if (chosen[seat] < bandits_[seat].arms.size()) bandits_[seat].arms[chosen[seat]].note(values[seat]);
  }
}

/// A fixed answer to a secret choice could be foreseen: one of the good ones is drawn.
Choice ProgrammeSearch::best() const {
  const Bandit& own = bandits_[static_cast<std::size_t>(me())];
  return to_choice(own.programmes[one_of_most_visited(own.arms, core::mix(seed()))]);
}

// --- Answers

AnswerSearch::AnswerSearch(const fight::View& view, const Question& question, std::uint64_t seed, int budget)
    : FightSearch(view, question, seed, budget) {
  const Choice first = policy_choice();
  choices_.push_back(first);
  arms_.push_back({1, 0, 0});
  // An event that is being resolved cannot be begun again (WF-049).
  const bool resolves = view.board.fight == fight::Fight::what_the_food && view.board.event != Card::none;
  if (question.is_sequence() || !view.aside.empty() || resolves || budget == 0) {
    no_search();
    return;
  }
  core::AnyState state = world(0);
  core::ChanceStream stream = dice(0);
  AgainDecider decider(state, stream, this->view().board, this->question(), first);
  fight_step(state, decider);
  if (decider.met()) add_options(first);
  if (choices_.size() == 1) no_search();
}

void AnswerSearch::add_options(const Choice& first) {
  std::vector<Choice> types{by_types(view().board, first)};
  for (int i = 0; i < question().size() && choices_.size() < k_most_answers; ++i) {
    const Choice option = question().option(i);
    const bool throws = fight::kind_of(question()) == fight::Kind::throw_food && option.size > 1;
    if (throws && is_wasted(view().board, question().seat(), fight::cause_of(question()), option)) continue;
    const Choice type = by_types(view().board, option);
    if (std::find(types.begin(), types.end(), type) != types.end()) continue;
    types.push_back(type);
    choices_.push_back(option);
    arms_.push_back({0.3F, 0, 0});
  }
}

void AnswerSearch::iterate() {
  const std::size_t arm = most_promising(arms_);
  // The n-th visit of every arm meets the same world: differences between arms are less noisy.
  core::AnyState state = world(arms_[arm].visits);
  core::ChanceStream stream = dice(arms_[arm].visits);
  AgainDecider decider(state, stream, view().board, question(), choices_[arm]);
  const int until = view().board.round + k_horizon;
  fight_step(state, decider);
  arms_[arm].note(play_on(state, until, stream)[static_cast<std::size_t>(me())]);
}

Choice AnswerSearch::best() const {
  const std::size_t best = most_visited(arms_);
  return arms_[best].mean() > arms_.front().mean() + k_margin ? choices_[best] : choices_.front();
}

}  // namespace bots
