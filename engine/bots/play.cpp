// Plays games among bots to their end.
#include "engine/bots/play.hpp"

namespace bots {

namespace {

void add_answer(core::Hasher& hasher, core::Seat seat, const core::Choice& choice) {
  hasher.add(static_cast<std::uint64_t>(seat));
  hasher.add(choice.verb);
  hasher.add(choice.size);
  for (int i = 0; i < choice.size; ++i) hasher.add(static_cast<std::uint64_t>(choice[i]));
}

core::Header header_for(const core::Game& game, const core::Setup& setup) {
  core::Header header;
  header.game = &game;
  header.setup = setup;
  return header;
}

core::Choice ask_bot(const core::Game& game, const core::AnyState& state, const core::Question& question,
                     std::span<const Bot* const> bots, std::uint64_t seed) {
  const Bot& bot = *bots[static_cast<std::size_t>(question.seat())];
  return bot.choose(game.view(state, question.seat()), question, seed);
}

Played result_of(const core::Game& game, const core::AnyState& state, int decisions, std::uint64_t answers) {
  core::Hasher hasher;
  hasher.add(answers);
  hasher.add(core::hash_of(game, state, {}));
  return {game.winners(state), game.scores(state), game.round(state),
          decisions,           hasher.value(),     !game.over(state)};
}

}  // namespace

core::Choice BotDecider::answer(const core::Question& question) {
  const auto seed = decision_seed(seed_, question.seat(), decisions_);
  return ask_bot(game_, state_, question, bots_, seed);
}

core::Choice BotDecider::decide(const core::Question& question) {
  const core::Choice choice = answer(question);
  add_answer(hasher_, question.seat(), choice);
  ++decisions_;
  return choice;
}

void BotDecider::decide_together(std::span<const core::Question> questions, std::span<core::Choice> choices) {
  for (std::size_t i = 0; i < questions.size(); ++i) choices[i] = answer(questions[i]);
  for (std::size_t i = 0; i < questions.size(); ++i) add_answer(hasher_, questions[i].seat(), choices[i]);
  decisions_ += static_cast<int>(questions.size());
}

core::Result<Played> play(const core::Game& game, const core::Setup& setup,
                          std::span<const Bot* const> bots) {
  const auto start = core::Match::start(header_for(game, setup));
  if (!start) return core::fail(start.error().message);
  core::AnyState state = start->first_position();
  BotDecider decider(game, state, setup.seed, bots);
  while (!game.over(state) && game.round(state) <= k_most_rounds) game.step(state, decider, nullptr, nullptr);
  return result_of(game, state, decider.decisions(), decider.hash());
}

core::Result<Recorded> play_recorded(const core::Game& game, const core::Setup& setup,
                                     std::span<const Bot* const> bots, const core::Json& players) {
  core::Header header = header_for(game, setup);
  header.players = players;
  auto match = core::Match::start_complete(std::move(header));
  if (!match) return core::fail(match.error().message);
  core::Hasher hasher;
  while (!match->over() && game.round(match->position()) <= k_most_rounds) {
    const std::vector<core::Question> open = match->pending();
    const core::AnyState position = match->position();
    const int number = match->decisions();
    for (const auto& question : open) {
      const auto seed = decision_seed(setup.seed, question.seat(), number);
      const auto choice = ask_bot(game, position, question, bots, seed);
      add_answer(hasher, question.seat(), choice);
      if (auto done = match->choose(question.seat(), choice); !done) return core::fail(done.error().message);
    }
  }
  Recorded recorded{result_of(game, match->position(), match->decisions(), hasher.value()), {}};
  recorded.lines = match->lines();
  recorded.lines.insert(recorded.lines.begin(), match->header_line());
  return recorded;
}

}  // namespace bots
