// Where the program reads and writes: the XDG homes, and the roots under which assets lie.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.hpp"

namespace game::paths {

/// Looks up an environment variable; injected so that tests do not touch the process.
using Environment = std::function<std::optional<std::string>(const char* name)>;
[[nodiscard]] Environment process_environment();

/// The folders of one person. They may not exist yet, and may not be writable.
struct Homes {
  std::filesystem::path config;  ///< holds settings.json
  std::filesystem::path data;    ///< holds journal/ and replays/
  std::filesystem::path state;   ///< holds ImGui's window positions and the like

  [[nodiscard]] std::filesystem::path settings_file() const { return config / "settings.json"; }
};

/// By XDG_CONFIG_HOME, XDG_DATA_HOME and XDG_STATE_HOME, else HOME. Relative values are ignored, as XDG asks.
/// Without any home the folders are empty paths: nothing is saved.
[[nodiscard]] Homes find_homes(const Environment& environment);

/// Makes the folder, with those above it, and tries to write in it; false if that fails.
[[nodiscard]] bool can_write(const std::filesystem::path& folder);

/// One line for the settings page if something cannot be saved, naming the folder.
[[nodiscard]] std::optional<std::string> read_only_note(const Homes& homes);

/// The roots that are searched for an asset, best first: MESSHALL_ASSETS if set (alone), else the installed
/// share/messhall beside the program, the source tree, and the build tree (synthesised sounds).
class Assets {
 public:
  explicit Assets(std::vector<std::filesystem::path> roots) : roots_(std::move(roots)) {}

  /// `name` is relative, like "pictures/table.svg"; an error names the roots that were searched.
  [[nodiscard]] core::Result<std::filesystem::path> find(const std::filesystem::path& name) const;
  [[nodiscard]] const std::vector<std::filesystem::path>& roots() const { return roots_; }

 private:
  std::vector<std::filesystem::path> roots_;
};

/// `program` is the path of the running program (/proc/self/exe). Only roots that exist are kept; an error
/// says what to do if there is none.
[[nodiscard]] core::Result<Assets> find_assets(const Environment& environment,
                                               const std::filesystem::path& program);
[[nodiscard]] std::filesystem::path running_program();
/// The folder of the pictures; one without any is an error.
[[nodiscard]] core::Result<std::filesystem::path> find_pictures(const Assets& assets);

}  // namespace game::paths
