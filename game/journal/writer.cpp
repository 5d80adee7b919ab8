// Writing, flushing, and playing on when that fails.
#include "game/journal/writer.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <utility>

namespace game::journal {

Journal::Writer::Writer(Folders folders, Descriptor lock)
    : folders_(std::move(folders)), lock_(std::move(lock)) {
  // A file-size limit must come back as an error, not as the end of the program.
  (void)std::signal(SIGXFSZ, SIG_IGN);
  thread_ = std::thread([this] { run(); });
}

Journal::Writer::~Writer() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

Ticket Journal::Writer::ask(Kind kind, std::string lines) {
  const std::lock_guard lock(mutex_);
  jobs_.push_back({kind, std::move(lines)});
  changed_.notify_all();
  return ++asked_;
}

void Journal::Writer::flush() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return jobs_.empty() && !busy_; });
}

std::optional<std::string> Journal::Writer::take_banner() {
  const std::lock_guard lock(mutex_);
  return std::exchange(banner_, std::nullopt);
}

void Journal::Writer::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return !jobs_.empty() || ending_; });
    if (jobs_.empty()) return;
    const std::deque<Job> jobs = take_jobs();
    busy_ = true;
    lock.unlock();
    Job together = jobs.front();
    for (std::size_t i = 1; i < jobs.size(); ++i) together.lines += jobs[i].lines;
    perform(together);
    done_.fetch_add(jobs.size(), std::memory_order_release);
    lock.lock();
    busy_ = false;
    changed_.notify_all();
  }
}

std::deque<Journal::Writer::Job> Journal::Writer::take_jobs() {
  std::deque<Job> taken;
  do {
    taken.push_back(std::move(jobs_.front()));
    jobs_.pop_front();
  } while (!jobs_.empty() && taken.front().kind == Kind::append && jobs_.front().kind == Kind::append);
  return taken;
}

void Journal::Writer::perform(const Job& job) {
  core::Result<void> done;
  switch (job.kind) {
    case Kind::begin:
      failed_.store(false, std::memory_order_release);
      done = begin(job.lines);
      break;
    case Kind::append:
      if (saving()) done = write(job.lines);
      break;
    case Kind::finish:
      if (saving()) done = finish();
      break;
    case Kind::leave:
      current_.reset();
      break;
  }
  if (!done) fail(done.error());
}

core::Result<void> Journal::Writer::begin(const std::string& lines) {
  current_.reset();
  if (auto kept = keep_current_aside(folders_); !kept) return kept;
  auto opened = open_for_append(folders_.current());
  if (!opened) return tl::unexpected(opened.error());
  current_ = std::move(*opened);
  return write(lines);
}

core::Result<void> Journal::Writer::write(std::string_view lines) {
  const auto failed = [&] { return tl::unexpected(system_error(folders_.current(), errno)); };
  if (!current_.is_open()) return core::fail("no game was begun");
  while (!lines.empty()) {
    const ssize_t written = ::write(current_.number(), lines.data(), lines.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return failed();
    lines.remove_prefix(static_cast<std::size_t>(written));
  }
  if (fdatasync(current_.number()) != 0) return failed();
  return {};
}

core::Result<void> Journal::Writer::finish() {
  if (!current_.is_open()) return core::fail("no game was begun");
  current_.reset();
  return move_current_to_replays(folders_);
}

void Journal::Writer::fail(const core::Error& error) {
  const bool is_news = !failed_.exchange(true, std::memory_order_acq_rel);
  const std::lock_guard lock(mutex_);
  if (is_news) banner_ = "This game is not being saved (" + error.message + "). You can play on.";
}

core::Result<void> Journal::Writer::resume(const std::filesystem::path& file) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return jobs_.empty() && !busy_; });
  if (auto cut = cut_incomplete_line(file); !cut) return cut;
  current_.reset();
  if (file != folders_.current()) {
    if (auto kept = keep_current_aside(folders_); !kept) return kept;
    if (rename(file.c_str(), folders_.current().c_str()) != 0) {
      return tl::unexpected(system_error(file, errno));
    }
  }
  auto opened = open_for_append(folders_.current());
  if (!opened) return tl::unexpected(opened.error());
  current_ = std::move(*opened);
  failed_.store(false, std::memory_order_release);
  return {};
}

}  // namespace game::journal
