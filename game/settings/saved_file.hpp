// A small file that is replaced whole: written beside, flushed, renamed; on a thread of its own.
#pragma once

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "engine/core/result.hpp"

namespace game::settings {

/// Readers see the old contents or the new, never a mixture, even after a power cut.
[[nodiscard]] core::Result<void> replace_file(const std::filesystem::path& name, const std::string& contents);

/// Saves the latest contents; those that were overtaken before their turn came are skipped.
class SavedFile {
 public:
  explicit SavedFile(std::filesystem::path file);
  ~SavedFile();  ///< saves what is left
  SavedFile(const SavedFile&) = delete;
  SavedFile& operator=(const SavedFile&) = delete;

  void save(std::string contents);
  void flush();
  /// Why the last save failed; nothing once one has succeeded.
  [[nodiscard]] std::optional<std::string> failure() const;

 private:
  void run();

  std::filesystem::path file_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::optional<std::string> waiting_;
  std::optional<std::string> failure_;
  bool busy_ = false;
  bool ending_ = false;
  std::thread thread_;
};

}  // namespace game::settings
