// One thread, a queue of jobs, and a checkpoint for each of them.
#include "game/bot_worker/bot_worker.hpp"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

namespace game::bot_worker {

namespace {

/// A job with what is known of its answer. Shared by the two threads; `mutex` guards `checkpoint`.
struct Thought {
  explicit Thought(Job taken) : job(std::move(taken)) {}

  const Job job;
  std::atomic<bool> cancelled{false};
  std::mutex mutex;
  std::optional<Answer> checkpoint;  ///< `cut_short` until the search is done

  void note(const bots::Search& search) {
    const Answer answer{search.best(), search.iterations(), !search.done()};
    const std::lock_guard lock(mutex);
    checkpoint = answer;
  }
};

void think(Thought& thought) {
  const Job& job = thought.job;
  const auto search = job.bot->begin(job.view, job.question, job.seed);
  thought.note(*search);
  while (!search->done() && !thought.cancelled) {
    search->step(BotWorker::k_iterations_a_checkpoint);
    thought.note(*search);
  }
}

std::chrono::milliseconds steady_time() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
      std::chrono::steady_clock::now().time_since_epoch());
}

}  // namespace

struct BotWorker::Self {
  struct Open {
    std::shared_ptr<Thought> thought;
    std::chrono::milliseconds since;
  };

  void run(const std::stop_token& stop) {
    while (true) {
      std::shared_ptr<Thought> next;
      {
        std::unique_lock lock(mutex);
        if (!wake.wait(lock, stop, [this] { return !queue.empty(); })) return;
        next = std::move(queue.front());
        queue.pop_front();
      }
      if (!next->cancelled) think(*next);
    }
  }

  Clock clock;
  Ticket last = 0;
  std::map<Ticket, Open> open;  ///< the frame loop's alone
  std::mutex mutex;             ///< guards `queue`
  std::condition_variable_any wake;
  std::deque<std::shared_ptr<Thought>> queue;
  std::jthread thread;
};

BotWorker::BotWorker(Clock clock) : self_(std::make_unique<Self>()) {
  self_->clock = clock ? std::move(clock) : steady_time;
  self_->thread = std::jthread([self = self_.get()](const std::stop_token& stop) { self->run(stop); });
}

BotWorker::~BotWorker() {
  for (auto& [ticket, open] : self_->open) open.thought->cancelled = true;
  self_->thread.request_stop();
  self_->thread.join();
}

BotWorker::Ticket BotWorker::start(Job job) {
  auto thought = std::make_shared<Thought>(std::move(job));
  self_->open[++self_->last] = {thought, self_->clock()};
  {
    const std::lock_guard lock(self_->mutex);
    self_->queue.push_back(std::move(thought));
  }
  self_->wake.notify_one();
  return self_->last;
}

std::optional<Answer> BotWorker::poll(Ticket ticket) {
  const auto found = self_->open.find(ticket);
  if (found == self_->open.end()) return std::nullopt;
  Thought& thought = *found->second.thought;
  std::optional<Answer> answer;
  {
    const std::lock_guard lock(thought.mutex);
    answer = thought.checkpoint;
  }
  const bool late = self_->clock() - found->second.since >= k_hard_stop;
  if (!answer || (answer->cut_short && !late)) return std::nullopt;
  thought.cancelled = true;
  self_->open.erase(found);
  return answer;
}

void BotWorker::cancel(Ticket ticket) {
  const auto found = self_->open.find(ticket);
  if (found == self_->open.end()) return;
  found->second.thought->cancelled = true;
  self_->open.erase(found);
}

}  // namespace game::bot_worker
