// Atomic replacement and the thread that does it.
#include "game/settings/saved_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string_view>
#include <system_error>
#include <utility>

namespace game::settings {

namespace fs = std::filesystem;

namespace {

/// Zero, or the error number.
int write_whole(int descriptor, std::string_view contents) {
  while (!contents.empty()) {
    const ssize_t written = write(descriptor, contents.data(), contents.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    contents.remove_prefix(static_cast<std::size_t>(written));
  }
  return fsync(descriptor) == 0 ? 0 : errno;
}

/// The rename itself must survive a power cut too. Not every file system can do this, and none needs to.
void flush_folder(const fs::path& folder) {
  const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  (void)fsync(descriptor);
  close(descriptor);
}

}  // namespace

core::Result<void> replace_file(const fs::path& name, const std::string& contents) {
  // A link stays a link: people keep their settings elsewhere.
  std::error_code error;
  fs::path file = fs::weakly_canonical(name, error);
  if (error) file = name;
  const auto failed = [&](int number) {
    return core::fail(file.string() + " cannot be saved: " + std::generic_category().message(number));
  };
  fs::create_directories(file.parent_path(), error);
  if (error) return failed(error.value());
  const std::string beside = file.string() + ".new-" + std::to_string(getpid());
  const int descriptor = open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (descriptor < 0) return failed(errno);
  int number = write_whole(descriptor, contents);
  if (close(descriptor) != 0 && number == 0) number = errno;
  if (number == 0 && rename(beside.c_str(), file.c_str()) != 0) number = errno;
  if (number != 0) {
    unlink(beside.c_str());
    return failed(number);
  }
  flush_folder(file.parent_path());
  return {};
}

SavedFile::SavedFile(fs::path file) : file_(std::move(file)), thread_([this] { run(); }) {}

SavedFile::~SavedFile() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void SavedFile::save(std::string contents) {
  {
    const std::lock_guard lock(mutex_);
    waiting_ = std::move(contents);
  }
  changed_.notify_all();
}

void SavedFile::flush() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return !waiting_ && !busy_; });
}

std::optional<std::string> SavedFile::failure() const {
  const std::lock_guard lock(mutex_);
  return failure_;
}

void SavedFile::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return waiting_ || ending_; });
    if (!waiting_) return;
    const std::string contents = *std::exchange(waiting_, std::nullopt);
    busy_ = true;
    lock.unlock();
    const auto saved = replace_file(file_, contents);
    lock.lock();
    busy_ = false;
    failure_ = saved ? std::nullopt : std::optional(saved.error().message);
    changed_.notify_all();
  }
}

}  // namespace game::settings
