// The program `mess` from outside: exit status and last line of each command.
#include <doctest/doctest.h>
#include <sys/wait.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

namespace {

struct Output {
  int status;
  std::string text;  ///< both streams
  std::string last_line() const {
    const auto end = text.find_last_not_of('\n');
    const auto begin = text.rfind('\n', end);
    return text.substr(begin + 1, end - begin);
  }
};

Output mess(const std::string& arguments) {
  const std::string command = "\"" MESSHALL_BINARY_DIR "/mess\" " + arguments + " 2>&1";
  std::FILE* pipe = popen(command.c_str(), "r");
  REQUIRE(pipe != nullptr);
  Output output{};
  for (int byte = std::fgetc(pipe); byte != EOF; byte = std::fgetc(pipe))
    output.text += static_cast<char>(byte);
  const int result = pclose(pipe);
  output.status = WIFEXITED(result) ? WEXITSTATUS(result) : -1;
  return output;
}

/// A table file in the build folder.
std::string file(const std::string& name, const std::string& content) {
  const std::string path = MESSHALL_BINARY_DIR "/" + name;
  std::ofstream(path, std::ios::binary) << content;
  return "\"" + path + "\"";
}

const std::string k_table =
    R"({"messhall":1,"game":"cafe-fatal","seats":2,"position":{"step":"throw","rest":false}})"
    "\n* dice 3 3 3 3 3 1\n";

}  // namespace

TEST_CASE("check: 0 if all pass, 1 on a failure, 2 on an unusable file; the last line counts") {
  const auto fine = mess("check " + file("fine.table", k_table + "> A place\n"));
  CHECK(fine.status == 0);
  CHECK(fine.text == "1 passed, 0 failed\n");
  const auto failed = mess("check " + file("failed.table", k_table + "> B place\n" + k_table));
  CHECK(failed.status == 1);
  CHECK(failed.text.find("failed.table:3: ") != std::string::npos);
  CHECK(failed.last_line() == "1 passed, 1 failed");
  const auto broken = mess("check " + file("broken.table", k_table + "x\n"));
  CHECK(broken.status == 2);
  CHECK(broken.text.find("broken.table:3: ") != std::string::npos);
  CHECK(broken.last_line() == "0 passed, 0 failed");
  CHECK(mess("check /nowhere.table").status == 2);
  CHECK(mess("check /").status == 2);
}

TEST_CASE("check: a device that never ends is refused, so is an output that takes nothing") {
  if (std::filesystem::exists("/dev/zero")) CHECK(mess("check /dev/zero").status == 2);
  if (std::filesystem::exists("/dev/full")) CHECK(mess("cards > /dev/full").status == 2);
}

TEST_CASE("check: a word as long as a page is quoted by its beginning, whole characters alone") {
  std::string word(59, 'x');
  for (int i = 0; i < 20000; ++i) word += "é";
  const auto path =
      file("long_word.table",
           R"({"messhall":1,"game":"cooking-customers","seats":2,"position":{"A":{"hand":")" + word +
               R"("},"B":{}}})"
               "\n");
  const auto said = mess("check " + path);
  CHECK(said.status != 0);
  CHECK(said.text.size() < 1000);
  CHECK(said.text.find("xxx… (") != std::string::npos);
}

TEST_CASE("show and choices: the end of the file; a seat that is not there is refused") {
  const auto path = file("shown.table", k_table);
  CHECK(mess("show " + path).text.find("\"thrown\"") != std::string::npos);
  CHECK(mess("show " + path + " --seat B").text.find("\"bag_size\"") != std::string::npos);
  CHECK(mess("show " + path + " --seat C").status == 2);
  CHECK(mess("show " + path + " --seat ''").status == 2);
  CHECK(mess("choices " + path).text.starts_with("A place\nA place 1 t1\n"));
  CHECK(mess("choices " + file("empty.table", "# nothing\n")).status == 2);
}

TEST_CASE("arguments that cannot be used give status 2") {
  for (const std::string bad :
       {"", "play", "check", "check --bogus x", "cards --game chess", "bench --seconds nan",
        "bench --seconds 0", "bench --seats 9", "simulate --seats 2", "simulate --game cafe-fatal",
        "simulate --game cafe-fatal --seats 6", "simulate --game cafe-fatal --seats 2 --games 0",
        "simulate --game cafe-fatal --seats 2 --games 99999999999",
        "simulate --game cafe-fatal --seats 2 --jobs 0", "simulate --game cafe-fatal --seats 2 --seed -1",
        "simulate --game cafe-fatal --seats 2 --seed 9223372036854775808",
        "simulate --game cafe-fatal --seats 2 --bots nobody",
        "simulate --game cafe-fatal --seats 2 --options '{\"layout\":1}'",
        "simulate --game cafe-fatal --seats 2 --record /proc/nowhere"}) {
    CAPTURE(bad);
    CHECK(mess(bad).status == 2);
  }
}
