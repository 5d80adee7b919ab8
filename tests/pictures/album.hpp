// The pictures in the repository, as the tests see them.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace pictures {

struct Picture {
  std::string name;  ///< file name without .svg
  std::string svg;
};

std::filesystem::path folder();
/// All pictures in the folder, by name.
std::vector<Picture> all();
bool exists(const std::string& name);
/// The picture's text; empty when there is none of that name.
std::string svg_of(const std::string& name);

}  // namespace pictures
