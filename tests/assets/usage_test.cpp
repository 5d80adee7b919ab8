// Nothing lies in assets/ that no code asks for, and nothing is asked for that is not there.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
const fs::path k_root = MESSHALL_SOURCE_DIR;

std::string read(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

/// All that the program's sources say, and the data files that name pictures.
std::string sources() {
  std::string all = read(k_root / "assets/pictures/cafe-tables.json") + read(k_root / "cmake/install.cmake");
  for (const char* folder :
       {"game", "render", "audio", "engine/cafe_fatal", "engine/food_fight", "engine/cooking_customers"}) {
    for (const auto& entry : fs::recursive_directory_iterator(k_root / folder)) {
      const auto ending = entry.path().extension();
      if (ending == ".cpp" || ending == ".hpp") all += read(entry.path());
    }
  }
  return all;
}

bool is_literal(const std::string& code, const std::string& text) {
  return code.find('"' + text + '"') != std::string::npos;
}

bool is_part(const std::string& code, const std::string& part) {
  const bool number = part.find_first_not_of("0123456789", part[0] == 't' ? 1 : 0) == std::string::npos;
  return number || is_literal(code, part) || is_literal(code, "-" + part);
}

/// The rest of a composed name: numbers (of tables: t7), and words that stand in the code ("calm", "-calm",
/// a card's "ari-attack").
bool is_composed(const std::string& code, const std::string& rest) {
  if (is_part(code, rest)) return true;
  for (auto dash = rest.find('-'); dash != std::string::npos; dash = rest.find('-', dash + 1)) {
    if (is_part(code, rest.substr(0, dash)) && is_composed(code, rest.substr(dash + 1))) return true;
  }
  return false;
}

/// A name is asked for as a whole, or composed from a literal start: "person-" + number + "-" + mood.
bool asked_for(const std::string& code, const std::string& name) {
  if (is_literal(code, name) || code.find(name + ".svg") != std::string::npos) return true;
  for (auto dash = name.find('-'); dash != std::string::npos; dash = name.find('-', dash + 1)) {
    const std::string start = name.substr(0, dash);
    const bool literal = is_literal(code, start) || is_literal(code, start + "-");
    if (literal && is_composed(code, name.substr(dash + 1))) return true;
  }
  return false;
}

std::set<std::string> pictures() {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(k_root / "assets/pictures")) {
    if (entry.path().extension() == ".svg") names.insert(entry.path().stem().string());
  }
  return names;
}

std::set<std::string> cues() {
  std::set<std::string> names;
  const auto table = nlohmann::json::parse(read(k_root / "assets/sounds/cues.json"));
  for (const auto& [id, cue] : table.at("cues").items()) names.insert(id);
  return names;
}

/// Whole names in calls: `sprite("name"`, `play("name"`, `mark(when, "name"`.
std::vector<std::string> literals(const std::string& code, const std::string& call) {
  std::vector<std::string> found;
  const std::regex pattern(call);
  for (auto match = std::sregex_iterator(code.begin(), code.end(), pattern); match != std::sregex_iterator();
       ++match) {
    found.push_back((*match)[1]);
  }
  return found;
}

}  // namespace

TEST_CASE("every picture is used") {
  const std::string code = sources();
  const auto names = pictures();
  REQUIRE(names.size() > 300);
  for (const auto& name : names) {
    CAPTURE(name);
    CHECK(asked_for(code, name));
  }
}

TEST_CASE("every cue is used") {
  const std::string code = sources();
  const auto names = cues();
  REQUIRE(names.size() > 30);
  for (const auto& name : names) {
    CAPTURE(name);
    CHECK(asked_for(code, name));
  }
}

TEST_CASE("every picture that is drawn by its whole name exists") {
  const auto names = pictures();
  const auto drawn = literals(sources(), R"rx(sprite\("([a-z0-9-]+[a-z0-9])")rx");
  REQUIRE(drawn.size() > 20);
  for (const auto& name : drawn) {
    CAPTURE(name);
    CHECK(names.contains(name));
  }
}

TEST_CASE("every cue that is played or marked by its whole name exists") {
  const std::string code = sources();
  const auto names = cues();
  auto played = literals(code, R"rx(play\("([a-z0-9-]+[a-z0-9])")rx");
  const auto marked = literals(code, R"rx(mark\([^;"]*"([a-z0-9-]+[a-z0-9])")rx");
  played.insert(played.end(), marked.begin(), marked.end());
  REQUIRE(played.size() > 20);
  for (const auto& name : played) {
    CAPTURE(name);
    CHECK(names.contains(name));
  }
}
