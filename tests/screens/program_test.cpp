// The program itself: scripted input without a display, and what stops it from starting.
#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace {

namespace fs = std::filesystem;

struct Outcome {
  int status = -1;
  std::string output;  ///< of both streams
};

/// A folder of its own that goes with the test.
class Home {
 public:
  Home() : path_(fs::temp_directory_path() / ("messhall-screens-" + std::to_string(getpid()))) {
    fs::remove_all(path_);
    fs::create_directories(path_);
  }
  ~Home() { fs::remove_all(path_); }
  Home(const Home&) = delete;
  Home& operator=(const Home&) = delete;
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

Outcome run(const Home& home, const std::string& environment, const std::string& arguments) {
  const std::string command = "HOME=" + home.path().string() +
                              " XDG_CONFIG_HOME= XDG_DATA_HOME= XDG_STATE_HOME= " + environment +
                              " timeout 120 " + MESSHALL_BINARY_DIR + "/messhall " + arguments + " 2>&1";
  Outcome outcome;
  FILE* pipe = popen(command.c_str(), "r");
  REQUIRE(pipe != nullptr);
  std::array<char, 512> part{};
  while (std::fgets(part.data(), part.size(), pipe) != nullptr) outcome.output += part.data();
  const int status = pclose(pipe);
  outcome.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return outcome;
}

std::string write_script(const Home& home, const std::string& lines) {
  const fs::path file = home.path() / "input.txt";
  std::ofstream(file) << lines;
  return file.string();
}

constexpr const char* k_dummy = "SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy";
constexpr const char* k_fast = "--mute --size 640x360 --animation-speed instant --frame-limit none --input ";

}  // namespace

TEST_CASE("without a display the program says so in one line and ends with 2") {
  const Home home;
  const Outcome outcome = run(home, "SDL_VIDEODRIVER=x11 DISPLAY=:4242 WAYLAND_DISPLAY=", "");
  CHECK(outcome.status == 2);
  CHECK(outcome.output.find("display") != std::string::npos);
  CHECK(std::count(outcome.output.begin(), outcome.output.end(), '\n') == 1);
}

TEST_CASE("--version and --help need nothing") {
  const Home home;
  CHECK(run(home, "SDL_VIDEODRIVER=x11 DISPLAY=", "--version").output.starts_with("messhall "));
  const Outcome help = run(home, "SDL_VIDEODRIVER=x11 DISPLAY=", "--help");
  CHECK(help.status == 0);
  CHECK(help.output.find("--input") != std::string::npos);
}

TEST_CASE("a wrong option is refused with 2") {
  const Home home;
  CHECK(run(home, k_dummy, "--game cafe-fatal --seats human").status == 2);
}

TEST_CASE("a virtual pad plays a whole game from the title to the results") {
  const Home home;
  const std::string script = write_script(home,
                                          "wait screen=title\n"
                                          "0.1 pad1 south down\n"
                                          "0.15 pad1 south up\n"
                                          "wait screen=seats\n"
                                          "0.1 pad1 south down\n"
                                          "0.15 pad1 south up\n"
                                          "wait screen=table\n"
                                          "until screen=results\n"
                                          "wait asked=A\n"
                                          "0 pad1 south down\n"
                                          "0.02 pad1 south up\n"
                                          "end\n"
                                          "wait ceremony-done\n"
                                          "0 quit\n");
  const Outcome outcome = run(home, k_dummy, k_fast + script);
  CHECK(outcome.status == 0);
  CHECK(outcome.output.empty());
  const fs::path replays = home.path() / ".local/share/messhall/replays";
  REQUIRE(fs::exists(replays));
  CHECK(std::distance(fs::directory_iterator(replays), fs::directory_iterator()) == 1);
}

TEST_CASE("the mouse alone plays a whole game") {
  const Home home;
  std::string lines =
      "wait screen=title\n0.1 mouse point cafe-fatal\n0.15 mouse left down\n0.2 mouse left up\n"
      "wait screen=seats\n0.1 mouse point start\n0.15 mouse left down\n0.2 mouse left up\n"
      "wait screen=table\nuntil screen=results\nwait asked=A\n";
  // Every die of the rail, and after each one every table: what is not legal does nothing.
  constexpr std::array<std::array<int, 2>, 13> k_tables{{{630, 150},
                                                         {880, 150},
                                                         {1120, 150},
                                                         {1370, 150},
                                                         {610, 390},
                                                         {860, 390},
                                                         {1130, 390},
                                                         {1390, 390},
                                                         {1650, 390},
                                                         {850, 640},
                                                         {1120, 640},
                                                         {1400, 640},
                                                         {1680, 640}}};
  double time = 0.0;
  const auto click = [&](int x, int y) {
    const auto at = [&](const std::string& deed) {
      lines += std::to_string(time) + " mouse " + deed + "\n";
      time += 0.004;
    };
    at("move " + std::to_string(x) + " " + std::to_string(y));
    at("left down");
    at("left up");
  };
  for (int die = 0; die < 2; ++die) {
    click(545 + die * 540, 928);
    for (const auto& table : k_tables) click(table[0], table[1]);
  }
  lines +=
      "end\n0 mouse left up\nwait ceremony-done\n0.1 mouse point title\n0.2 mouse left down\n0.25 mouse left "
      "up\n"
      "wait screen=title\n0 quit\n";
  const Outcome outcome = run(home, k_dummy, k_fast + write_script(home, lines));
  CHECK(outcome.status == 0);
  CHECK(outcome.output.empty());
}

TEST_CASE("a game that was left is offered first, and goes on") {
  const Home home;
  const Outcome left =
      run(home, k_dummy,
          k_fast + write_script(home,
                                "wait screen=title\n0.1 keys Return down\n0.15 keys Return up\n"
                                "wait screen=seats\n0.1 keys Return down\n0.15 keys Return up\n"
                                "wait asked=A\n0.1 keys Return down\n0.15 keys Return up\n"
                                "wait screen=table\n0.3 quit\n"));
  CHECK(left.status == 0);
  const Outcome again = run(home, k_dummy,
                            k_fast + write_script(home,
                                                  "wait continue\n0.1 keys Return down\n0.15 keys Return up\n"
                                                  "wait screen=table\nwait asked=A\n0 quit\n"));
  CHECK(again.status == 0);
  CHECK(again.output.empty());
}
