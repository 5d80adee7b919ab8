// Bots on a thread of their own: the same answers, cancelled within a checkpoint, stopped by an injected
// clock.
#include "game/bot_worker/bot_worker.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <thread>

#include "engine/core/match.hpp"

using game::bot_worker::Answer;
using game::bot_worker::BotWorker;
using game::bot_worker::Job;

namespace {

core::Match fresh(const core::Game& game, std::uint64_t seed) {
  core::Header header;
  header.game = &game;
  const int seats = game.usual_seats();
  header.setup = {seats, seed, *game.read_options(core::Json::object(), seats)};
  return *core::Match::start(std::move(header));
}

Job job_for(const core::Match& match, const std::shared_ptr<const bots::Bot>& bot, std::uint64_t seed) {
  const core::Question& question = match.pending().front();
  return {match.game().view(match.position(), question.seat()), question, seed, bot};
}

/// Waits for an answer that is sure to come; the time of the test plays no part in it.
Answer wait_for(BotWorker& worker, BotWorker::Ticket ticket) {
  auto answer = worker.poll(ticket);
  for (; !answer; answer = worker.poll(ticket)) std::this_thread::yield();
  return *answer;
}

/// A search without end that says how far it is.
class Endless final : public bots::Bot {
 public:
  class Thinking final : public bots::Search {
   public:
    Thinking(const core::Question& question, std::atomic<int>& played)
        : first_(question.option(0)), played_(played) {}
    void step(int iterations) override { played_ += iterations; }
    bool done() const override { return false; }
    core::Choice best() const override { return first_; }
    int iterations() const override { return played_; }

   private:
    core::Choice first_;
    std::atomic<int>& played_;
  };
  std::unique_ptr<bots::Search> begin(const core::AnyView& /*view*/, const core::Question& question,
                                      std::uint64_t /*seed*/) const override {
    return std::make_unique<Thinking>(question, played);
  }
  mutable std::atomic<int> played{0};
};

}  // namespace

TEST_CASE("a thread thinks what the frame loop would think") {
  for (const core::Game* game : core::games()) {
    const std::shared_ptr<const bots::Bot> expert = std::move(*bots::make_bot("expert:300", *game));
    BotWorker worker([] { return std::chrono::milliseconds(0); });
    core::Match match = fresh(*game, 5);
    for (std::uint64_t seed = 1; seed <= 12 && !match.over(); ++seed) {
      const Job job = job_for(match, expert, seed);
      const auto expected = expert->choose(job.view, job.question, seed);
      const auto answer = wait_for(worker, worker.start(job));
      CHECK(answer.choice == expected);
      CHECK_FALSE(answer.cut_short);
      REQUIRE(match.choose(job.question.seat(), answer.choice));
    }
  }
}

TEST_CASE("several jobs are answered, each once") {
  const core::Game& game = *core::games().front();
  const std::shared_ptr<const bots::Bot> greedy = std::move(*bots::make_bot("greedy", game));
  BotWorker worker([] { return std::chrono::milliseconds(0); });
  const core::Match match = fresh(game, 1);
  const auto first = worker.start(job_for(match, greedy, 1));
  const auto second = worker.start(job_for(match, greedy, 2));
  wait_for(worker, second);
  wait_for(worker, first);
  CHECK_FALSE(worker.poll(first));
  CHECK_FALSE(worker.poll(second));
}

TEST_CASE("the hard stop takes the last checkpoint") {
  const core::Game& game = *core::games().front();
  const auto endless = std::make_shared<Endless>();
  std::chrono::milliseconds now{1000};
  BotWorker worker([&now] { return now; });
  const core::Match match = fresh(game, 1);
  const auto ticket = worker.start(job_for(match, endless, 1));
  while (endless->played < 1000) std::this_thread::yield();
  now += BotWorker::k_hard_stop - std::chrono::milliseconds(1);
  CHECK_FALSE(worker.poll(ticket));
  now += std::chrono::milliseconds(1);
  const auto answer = worker.poll(ticket);
  REQUIRE(answer);
  CHECK(answer->cut_short);
  CHECK(answer->iterations % BotWorker::k_iterations_a_checkpoint == 0);
  CHECK(match.pending().front().accepts(answer->choice));
}

TEST_CASE("a cancelled search makes room for the next one and is never answered") {
  const core::Game& game = *core::games().front();
  const auto endless = std::make_shared<Endless>();
  const std::shared_ptr<const bots::Bot> greedy = std::move(*bots::make_bot("greedy", game));
  BotWorker worker([] { return std::chrono::milliseconds(0); });
  const core::Match match = fresh(game, 1);
  const auto ticket = worker.start(job_for(match, endless, 1));
  const auto next = worker.start(job_for(match, greedy, 1));
  worker.cancel(ticket);
  wait_for(worker, next);
  CHECK_FALSE(worker.poll(ticket));
}

TEST_CASE("a worker that thinks can be let go") {
  const core::Game& game = *core::games().front();
  const auto endless = std::make_shared<Endless>();
  const core::Match match = fresh(game, 1);
  BotWorker worker;
  worker.start(job_for(match, endless, 1));
  worker.start(job_for(match, endless, 2));
}
