// Reads assets/pictures.
#include "album.hpp"

#include <algorithm>

#include "render/svg.hpp"

namespace pictures {

std::filesystem::path folder() {
  return std::filesystem::path(MESSHALL_SOURCE_DIR) / "assets" / "pictures";
}

std::string svg_of(const std::string& name) {
  return render::read_svg((folder() / (name + ".svg")).string()).value_or("");
}

bool exists(const std::string& name) {
  return std::filesystem::exists(folder() / (name + ".svg"));
}

std::vector<Picture> all() {
  std::vector<Picture> found;
  for (const auto& entry : std::filesystem::directory_iterator(folder())) {
    if (entry.path().extension() == ".svg")
      found.push_back({entry.path().stem().string(), svg_of(entry.path().stem().string())});
  }
  std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
  return found;
}

}  // namespace pictures
