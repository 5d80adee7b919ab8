// XDG homes and asset roots.
#include "game/paths/paths.hpp"

#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <system_error>

namespace game::paths {

namespace fs = std::filesystem;

namespace {

fs::path home_folder(const Environment& environment, const char* variable, const char* below_home) {
  if (const auto value = environment(variable); value && fs::path(*value).is_absolute()) {
    return fs::path(*value) / "messhall";
  }
  const auto home = environment("HOME");
  if (!home || !fs::path(*home).is_absolute()) return {};
  return fs::path(*home) / below_home / "messhall";
}

}  // namespace

Environment process_environment() {
  return [](const char* name) -> std::optional<std::string> {
    const char* value = std::getenv(name);
    return value == nullptr ? std::nullopt : std::optional<std::string>(value);
  };
}

Homes find_homes(const Environment& environment) {
  return {home_folder(environment, "XDG_CONFIG_HOME", ".config"),
          home_folder(environment, "XDG_DATA_HOME", ".local/share"),
          home_folder(environment, "XDG_STATE_HOME", ".local/state")};
}

bool can_write(const fs::path& folder) {
  if (folder.empty()) return false;
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return false;
  // Asking for permission is not enough: a full or read-only disk shows only when something is written.
  const fs::path trial = folder / (".trial-" + std::to_string(getpid()));
  bool written = false;
  {
    std::ofstream file(trial);
    file << "x" << std::flush;
    written = file.good();
  }
  fs::remove(trial, error);
  return written;
}

std::optional<std::string> read_only_note(const Homes& homes) {
  const bool config = can_write(homes.config);
  const bool data = can_write(homes.data);
  if (config && data) return std::nullopt;
  const fs::path& first = config ? homes.data : homes.config;
  const std::string what = config ? "Games" : data ? "Settings" : "Settings and games";
  if (first.empty()) return what + " are not saved: there is no home folder (HOME is not set).";
  return what + " are not saved: " + first.string() + " cannot be written.";
}

core::Result<fs::path> Assets::find(const fs::path& name) const {
  std::string searched;
  for (const fs::path& root : roots_) {
    std::error_code error;
    if (fs::exists(root / name, error)) return root / name;
    searched += (searched.empty() ? "" : ", ") + root.string();
  }
  return core::fail(name.string() + " is missing; searched in " + searched);
}

core::Result<fs::path> find_pictures(const Assets& assets) {
  auto folder = assets.find("pictures");
  if (!folder) return folder;
  std::error_code error;
  for (auto place = fs::directory_iterator(*folder, error); !error && place != fs::directory_iterator();
       place.increment(error)) {
    if (place->path().extension() == ".svg") return folder;
  }
  return core::fail("no pictures in " + folder->string() +
                    "; set MESSHALL_ASSETS to the folder that holds pictures and sounds");
}

core::Result<Assets> find_assets(const Environment& environment, const fs::path& program) {
  std::vector<fs::path> candidates;
  if (const auto root = environment("MESSHALL_ASSETS"); root && !root->empty()) {
    candidates = {*root};
  } else {
    candidates = {program.parent_path().parent_path() / "share" / "messhall", MESSHALL_SOURCE_ASSETS,
                  MESSHALL_BUILD_ASSETS};
  }
  std::vector<fs::path> roots;
  for (const fs::path& candidate : candidates) {
    std::error_code error;
    if (fs::is_directory(candidate, error)) roots.push_back(candidate);
  }
  if (roots.empty()) {
    return core::fail("no pictures and sounds in " + candidates.front().string() +
                      "; set MESSHALL_ASSETS to the folder that holds them");
  }
  return Assets(std::move(roots));
}

fs::path running_program() {
  std::error_code error;
  return fs::read_symlink("/proc/self/exe", error);
}

}  // namespace game::paths
