// Reading files that come from outside.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "engine/core/result.hpp"

namespace game::files {

/// More than any table file, script or settings file needs.
inline constexpr std::size_t k_longest_file = std::size_t{256} << 20;

/// The whole content of a regular file. Folders, pipes, devices and files beyond `k_longest_file` are
/// refused without waiting for them; the error reads `file: why`.
[[nodiscard]] core::Result<std::string> read_file(const std::filesystem::path& file);

/// Moves a file (or whatever bears its name) to the first free name FILE.MARK-N, so that nothing is lost.
/// Returns that name without its folder.
[[nodiscard]] core::Result<std::string> keep_aside(const std::filesystem::path& file,
                                                   const std::string& mark);

}  // namespace game::files
