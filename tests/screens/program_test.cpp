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
    // As after a game of Café Fatal: its tray has the focus.
    fs::create_directories(path_ / ".config/messhall");
    std::ofstream(path_ / ".config/messhall/settings.json") << R"({"remembered": {"tray": "cafe-fatal"}})";
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

TEST_CASE("what cannot be used is named in one line, and the program ends with 2") {
  const Home home;
  const std::string folder = home.path().string();
  const std::string table = folder + "/odd.table";
  std::ofstream(table) << R"({"messhall":1,"game":"cafe-fatal","seats":2,"players":{"A":{"by":5}}})"
                       << "\n";
  fs::create_directories(home.path() / "bare" / "pictures");
  std::ofstream(home.path() / "file") << "no folder";
  const auto refused = [&](const std::string& environment, const std::string& arguments) {
    CAPTURE(arguments);
    const Outcome outcome = run(home, std::string(k_dummy) + " " + environment, arguments);
    CHECK(outcome.status == 2);
    CHECK(outcome.output.starts_with("messhall: "));
    CHECK(std::count(outcome.output.begin(), outcome.output.end(), '\n') == 1);
  };
  refused("", "--play " + folder + " --shots " + folder + " --at 0");
  refused("", "--play " + table + " --shots " + folder + "/file/below --at 0");
  refused("", "--play " + table + " --shots /proc --at 0");
  refused("", "--input " + folder);
  refused("", folder);
  refused("MESSHALL_ASSETS=" + folder + "/bare", "");
  refused("", "--play " + table + " --shots " + folder + "/shots --at 1,,2");
  const Outcome odd =
      run(home, k_dummy, "--size 320x180 --play " + table + " --shots " + folder + "/shots --at 0");
  CHECK(odd.status == 0);
  CHECK(fs::exists(home.path() / "shots" / "shot-00000.png"));
}

TEST_CASE("a damaged journal is offered up to its last good line; one without a header goes aside") {
  const Home home;
  const fs::path journal = home.path() / ".local/share/messhall/journal";
  const auto play = [&](const std::string& lines) {
    const Outcome outcome = run(home, k_dummy, k_fast + write_script(home, lines));
    CHECK(outcome.status == 0);
    CHECK(outcome.output.empty());
  };
  play(
      "wait screen=title\n0.1 keys Return down\n0.15 keys Return up\n"
      "wait screen=seats\n0.1 keys Return down\n0.15 keys Return up\n"
      "wait asked=A\n0.1 keys Return down\n0.15 keys Return up\nwait screen=table\n0.3 quit\n");
  std::ofstream(journal / "current.table", std::ios::app) << "\x01\xff damaged\nmore\n";
  play(
      "wait continue\n0.1 keys Return down\n0.15 keys Return up\n"
      "wait screen=table\nwait banner\nwait asked=A\n0 quit\n");
  CHECK(fs::exists(journal / "current.table.damaged-1"));
  std::ofstream(journal / "current.table") << "garbage\n";
  play("wait banner\nwait !continue\n0 quit\n");
  CHECK(fs::exists(journal / "current.table.damaged-2"));
}

TEST_CASE("flow: Continue has the focus after a game was left by the pause menu") {
  const Home home;
  const auto press = [](const std::string& key) {
    return "0.1 keys " + key + " down\n0.2 keys " + key + " up\n";
  };
  std::string script = "wait screen=title\n" + press("Return") + "wait screen=seats\n" + press("Return") +
                       "wait asked=A\n" + press("P") + "wait screen=pause\nwait focus=Resume\n";
  for (const char* focus : {"Rules", "Settings", "Seats", "Leave"})
    script += press("Down") + "wait focus=" + focus + "\n";
  script += press("Return") + "wait screen=title\nwait focus=continue\n0 quit\n";
  const Outcome outcome = run(home, k_dummy, k_fast + write_script(home, script));
  CHECK(outcome.status == 0);
  CHECK(outcome.output.empty());
}
