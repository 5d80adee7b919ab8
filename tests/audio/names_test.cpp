// Every sound that the program's source asks for by name is in the cue table.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>

#include "measuring.hpp"

namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

TEST_CASE("S11: every cue that the game plays exists") {
  // sounds.play("NAME", sounds.music("NAME" and timeline.mark(TIME, "NAME"), the call in one line.
  const std::regex asked(
      R"rx((?:sounds\.play\(|sounds\.music\(|timeline\.mark\([^;"]*, *)"([a-z-]+)"\s*[,)])rx");
  int found = 0;
  for (const auto& entry : fs::recursive_directory_iterator(MESSHALL_SOURCE_DIR "/game")) {
    if (entry.path().extension() != ".cpp") continue;
    CAPTURE(entry.path());
    const std::string text = text_of(entry.path());
    for (std::sregex_iterator match(text.begin(), text.end(), asked); match != std::sregex_iterator();
         ++match) {
      const std::string name = (*match)[1];
      CAPTURE(name);
      CHECK(measuring::cue_table().index_of(name));
      ++found;
    }
  }
  CHECK(found > 10);
}
