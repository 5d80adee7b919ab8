// The journal's files: nothing is overwritten, nothing acknowledged is lost, trouble gives one banner.
#include "game/journal/journal.hpp"

#include <sys/resource.h>

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/game_settings/temporary_folder.hpp"

using game::journal::Journal;
using game::journal::Ticket;

namespace {

constexpr auto k_header = R"({"messhall":1,"game":"cafe-fatal","seats":2})";

struct InFolder {
  TemporaryFolder folder;
  std::filesystem::path current = folder.path / "journal" / "current.table";
};

/// Lowers the size to which files may grow; a full disk in small.
struct FileSizeLimit {
  rlimit before{};
  explicit FileSizeLimit(rlim_t bytes) {
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit limit{bytes, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FileSizeLimit() { setrlimit(RLIMIT_FSIZE, &before); }
};

}  // namespace

TEST_CASE_FIXTURE(InFolder, "what is durable is in the file, in order, as whole lines") {
  Journal journal(folder.path);
  CHECK(journal.saving());
  journal.begin(k_header);
  const Ticket first = journal.append("A place 3 t5\n* dice 1 2");
  const Ticket second = journal.append("B place 1 t1");
  journal.flush();
  CHECK(journal.durable(first));
  CHECK(journal.durable(second));
  CHECK_FALSE(journal.durable(second + 1));
  CHECK(read_all(current) == std::string(k_header) + "\nA place 3 t5\n* dice 1 2\nB place 1 t1\n");
  CHECK_FALSE(journal.take_banner());
}

TEST_CASE_FIXTURE(InFolder, "a finished game moves to the replays, of which the last 20 are kept") {
  Journal journal(folder.path);
  for (int game = 0; game < 23; ++game) {
    journal.begin(k_header);
    journal.append("# game " + std::to_string(game));
    journal.finish();
  }
  const auto replays = journal.replays();
  REQUIRE(replays.size() == 20);
  const auto has_game = [&](int game) {
    const std::string mark = "# game " + std::to_string(game) + "\n";
    return std::ranges::any_of(replays, [&](const auto& file) { return read_all(file).ends_with(mark); });
  };
  CHECK(has_game(22));
  CHECK(has_game(3));
  CHECK_FALSE(has_game(2));
  CHECK(journal.unfinished().empty());
}

TEST_CASE_FIXTURE(InFolder, "a new game never overwrites an unfinished one; the newest is offered first") {
  Journal journal(folder.path);
  journal.begin(std::string(k_header) + "\n# first");
  journal.flush();
  journal.begin(std::string(k_header) + "\n# second");
  journal.leave();
  journal.begin(std::string(k_header) + "\n# third");
  journal.leave();
  const auto games = journal.unfinished();
  REQUIRE(games.size() == 3);
  CHECK(games[0].header == k_header);
  CHECK(read_all(games[0].file).ends_with("# third\n"));
  CHECK(read_all(games[1].file).ends_with("# second\n"));
  CHECK(read_all(games[2].file).ends_with("# first\n"));
}

TEST_CASE_FIXTURE(InFolder, "continuing an older game cuts its incomplete line and keeps the newer one") {
  Journal journal(folder.path);
  journal.begin(k_header);
  journal.append("# older");
  journal.begin(k_header);
  journal.append("# newer");
  journal.leave();
  const auto older = journal.unfinished().at(1).file;
  write_all(older, read_all(older) + "A pla");
  REQUIRE(journal.resume(older));
  journal.append("A place 1 t1");
  journal.flush();
  CHECK(read_all(current) == std::string(k_header) + "\n# older\nA place 1 t1\n");
  CHECK(journal.unfinished().size() == 2);
  CHECK_FALSE(journal.resume(folder.path / "journal" / "none.table"));
}

TEST_CASE_FIXTURE(InFolder, "an unfinished game survives the program, and can be thrown away") {
  {
    Journal journal(folder.path);
    journal.begin(k_header);
    journal.append("A place 2 t2");
  }
  Journal journal(folder.path);
  REQUIRE(journal.unfinished().size() == 1);
  REQUIRE(journal.discard(journal.unfinished().front().file));
  CHECK(journal.unfinished().empty());
}

TEST_CASE_FIXTURE(InFolder, "a second program says so and plays without saving") {
  Journal first(folder.path);
  first.begin(k_header);
  first.flush();
  Journal second(folder.path);
  CHECK_FALSE(second.saving());
  CHECK(second.take_banner() == "Games are not saved (Mess Hall is already running here). You can play on.");
  CHECK_FALSE(second.take_banner());
  second.begin("{}");
  CHECK(second.durable(second.append("A place 1 t1")));
  CHECK(read_all(current) == std::string(k_header) + "\n");
}

TEST_CASE_FIXTURE(InFolder, "a folder that cannot be made gives one banner, and the game plays on") {
  write_all(folder.path / "file", "");
  Journal journal(folder.path / "file" / "data");
  CHECK(journal.take_banner().has_value());
  CHECK(journal.durable(journal.begin(k_header)));
  CHECK(journal.durable(journal.append("A place 1 t1")));
  CHECK(journal.durable(journal.finish()));
}

TEST_CASE_FIXTURE(InFolder, "a full disk gives one banner, and nothing waits for it any more") {
  Journal journal(folder.path);
  {
    const FileSizeLimit limit(4096);
    journal.begin(k_header);
    for (int line = 0; line < 2000; ++line) journal.append("A place 3 t5");
    journal.flush();
    CHECK(std::filesystem::file_size(current) == 4096);
  }
  CHECK_FALSE(journal.saving());
  const auto banner = journal.take_banner();
  REQUIRE(banner);
  CHECK(banner->find("File too large") != std::string::npos);
  CHECK_FALSE(journal.take_banner());
  const Ticket skipped = journal.append("B place 1 t1");
  journal.finish();
  journal.flush();
  CHECK(journal.durable(skipped));
  CHECK(journal.replays().empty());  // an incomplete record is no replay
  CHECK(journal.unfinished().size() == 1);

  // There is room again: the next game is saved.
  journal.begin(k_header);
  journal.flush();
  CHECK(journal.saving());
  CHECK(read_all(current) == std::string(k_header) + "\n");
}

TEST_CASE("without a home nothing is saved and nothing waits") {
  Journal journal;
  CHECK(journal.durable(journal.begin(k_header)));
  CHECK_FALSE(journal.saving());
  CHECK(journal.unfinished().empty());
  CHECK_FALSE(journal.resume("anything"));
  Journal homeless("");
  CHECK(homeless.take_banner()->find("HOME") != std::string::npos);
}

TEST_CASE_FIXTURE(InFolder, "a damaged end is cut off, the whole file stays aside, and a banner says so") {
  const std::string good = std::string(k_header) + "\nA place 1 t1\n";
  {
    Journal journal(folder.path);
    journal.begin(k_header);
  }
  write_all(current, good + "\xff\xff\nB place 2 t2\n");
  Journal journal(folder.path);
  REQUIRE(journal.resume(current, good.size()));
  journal.append("C place 1 t3");
  journal.flush();
  CHECK(read_all(current) == good + "C place 1 t3\n");
  CHECK(read_all(current.string() + ".damaged-1") == good + "\xff\xff\nB place 2 t2\n");
  CHECK(journal.take_banner()->find("current.table.damaged-1") != std::string::npos);
  CHECK(journal.unfinished().size() == 1);
}

TEST_CASE_FIXTURE(InFolder, "a journal without a header is on offer, so that it can be set aside aloud") {
  {
    Journal journal(folder.path);
    journal.begin(k_header);
  }
  write_all(current, "\x01garbage\nmore\n");
  Journal journal(folder.path);
  REQUIRE(journal.unfinished().size() == 1);
  journal.set_aside(current);
  CHECK(journal.take_banner() == "A saved game cannot be read; it is kept as current.table.damaged-1.");
  CHECK(journal.unfinished().empty());
  CHECK(read_all(current.string() + ".damaged-1") == "\x01garbage\nmore\n");
}
