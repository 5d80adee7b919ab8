// The thread that writes the journal: jobs in order, each one flushed before its ticket counts.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "game/journal/folders.hpp"
#include "game/journal/journal.hpp"

namespace game::journal {

class Journal::Writer {
 public:
  Writer(Folders folders, Descriptor lock);
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  enum class Kind : std::uint8_t { begin, append, finish, leave };
  Ticket ask(Kind kind, std::string lines = {});
  /// Waits until the thread is idle, then runs `file` as the current game.
  [[nodiscard]] core::Result<void> resume(const std::filesystem::path& file);
  void flush();

  [[nodiscard]] bool durable(Ticket ticket) const { return ticket <= done_.load(std::memory_order_acquire); }
  /// False after a failure, until the next game begins well.
  [[nodiscard]] bool saving() const { return !failed_.load(std::memory_order_acquire); }
  [[nodiscard]] std::optional<std::string> take_banner();
  [[nodiscard]] const Folders& folders() const { return folders_; }

 private:
  struct Job {
    Kind kind;
    std::string lines;
  };

  void run();
  /// Appends that wait behind one another become one write and one flush.
  [[nodiscard]] std::deque<Job> take_jobs();
  void perform(const Job& job);
  [[nodiscard]] core::Result<void> begin(const std::string& lines);
  [[nodiscard]] core::Result<void> write(std::string_view lines);
  [[nodiscard]] core::Result<void> finish();
  void fail(const core::Error& error);

  const Folders folders_;
  Descriptor lock_;
  Descriptor current_;  ///< the thread's own, but in resume(), which waits for it

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Job> jobs_;
  std::optional<std::string> banner_;
  bool busy_ = false;
  bool ending_ = false;
  Ticket asked_ = 0;
  std::atomic<Ticket> done_ = 0;
  std::atomic<bool> failed_ = false;
  std::thread thread_;
};

}  // namespace game::journal
