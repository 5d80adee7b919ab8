// Set-ups, teams and walks for the tests of bots.
#include "tests/bots/tables.hpp"

#include <doctest/doctest.h>

namespace bot_tests {

namespace {

class Walker final : public core::Decider {
 public:
  Walker(const core::Game& game, const core::AnyState& state, const AtDecision& look)
      : game_(game), state_(state), look_(look), greedy_(std::move(*bots::make_bot("greedy", game))) {}

  core::Choice decide(const core::Question& question) override {
    look_(state_, question);
    return greedy_->choose(game_.view(state_, question.seat()), question, 1);
  }

 private:
  const core::Game& game_;
  const core::AnyState& state_;
  const AtDecision& look_;
  std::unique_ptr<bots::Bot> greedy_;
};

}  // namespace

core::Setup setup_for(const core::Game& game, int seats, std::uint64_t seed) {
  const auto plain = game.read_options(core::Json::object(), seats);
  // Where there is no plain game at so many seats, players form teams.
  return {seats, seed, plain ? *plain : game.option_sets(seats).front()};
}

Team::Team(const core::Game& game, int seats, const std::vector<std::string>& names) {
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
    auto bot = bots::make_bot(names.size() == 1 ? names.front() : names.at(seat), game);
    REQUIRE(bot);
    players_.push_back(bot->get());
    owned_.push_back(std::move(*bot));
  }
}

void walk(const core::Game& game, const core::Setup& setup, const AtDecision& look) {
  core::Header header;
  header.game = &game;
  header.setup = setup;
  core::AnyState state = core::Match::start(std::move(header))->first_position();
  Walker walker(game, state, look);
  while (!game.over(state) && game.round(state) <= bots::k_most_rounds)
    game.step(state, walker, nullptr, nullptr);
}

}  // namespace bot_tests
