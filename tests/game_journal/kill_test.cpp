// Kills a program that is writing its journal, 50 times at random moments: only the choice being made may be
// lost.
#include <sched.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <doctest/doctest.h>

#include <atomic>
#include <csignal>
#include <new>
#include <random>
#include <string>
#include <vector>

#include "game/journal/journal.hpp"
#include "tests/game_settings/temporary_folder.hpp"

using game::journal::Journal;
using game::journal::Ticket;

namespace {

/// What the child tells while it lives; in memory that outlives it.
struct Told {
  std::atomic<int> acknowledged = 0;  ///< choices whose effect was shown
};

struct SharedTold {
  Told* told;
  SharedTold() {
    void* memory = mmap(nullptr, sizeof(Told), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    REQUIRE(memory != MAP_FAILED);
    told = new (memory) Told;
  }
  ~SharedTold() { munmap(told, sizeof(Told)); }
};

std::string choice(int number) {
  return "A place " + std::to_string(number) + " t1";
}

/// The child: makes one choice after the other, showing each one's effect once it is durable.
[[noreturn]] void play(const std::filesystem::path& data_home, Told& told) {
  Journal journal(data_home);
  journal.begin("{}");
  for (int number = 1;; ++number) {
    const Ticket ticket = journal.append(choice(number));
    while (!journal.durable(ticket)) {
    }
    told.acknowledged.store(number);
  }
}

std::vector<std::string> complete_lines(const std::string& contents) {
  std::vector<std::string> lines;
  std::size_t start = 0;
  for (std::size_t end = contents.find('\n'); end != std::string::npos; end = contents.find('\n', start)) {
    lines.push_back(contents.substr(start, end - start));
    start = end + 1;
  }
  return lines;
}

}  // namespace

TEST_CASE("fixed rule 3: kill -9 at 50 random moments loses at most the choice being made") {
  std::minstd_rand chance(20);
  for (int round = 0; round < 50; ++round) {
    CAPTURE(round);
    const TemporaryFolder folder;
    const SharedTold shared;
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) play(folder.path, *shared.told);

    // The moment: after some acknowledged choices and a random stretch of the next ones.
    const int enough = static_cast<int>(chance() % 40);
    while (shared.told->acknowledged.load() < enough) sched_yield();
    for (unsigned spins = static_cast<unsigned>(chance() % 20000); spins > 0; --spins) {
      std::atomic_signal_fence(std::memory_order_seq_cst);
    }
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);

    const int acknowledged = shared.told->acknowledged.load();
    const auto lines = complete_lines(read_all(folder.path / "journal" / "current.table"));
    const int written = static_cast<int>(lines.size()) - 1;  // without the header; -1: nothing at all
    CHECK(written >= acknowledged - (acknowledged == 0 ? 1 : 0));
    CHECK(written <= acknowledged + 1);
    for (int number = 1; number <= written; ++number)
      CHECK(lines[static_cast<std::size_t>(number)] == choice(number));

    // The next start gets the lock, which died with its holder, and offers the game.
    Journal again(folder.path);
    CHECK(again.saving());
    if (acknowledged > 0) {
      REQUIRE(again.unfinished().size() == 1);
      CHECK(again.resume(again.unfinished().front().file));
    }
  }
}
