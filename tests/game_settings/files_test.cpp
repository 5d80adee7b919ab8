// Files from outside: read whole, or refused by name and without waiting.
#include "game/files/files.hpp"

#include <doctest/doctest.h>
#include <sys/stat.h>

#include "tests/game_settings/temporary_folder.hpp"

using game::files::keep_aside;
using game::files::read_file;

TEST_CASE("a regular file is read byte by byte") {
  const TemporaryFolder folder;
  const std::string content("a\0b\r\n\xff", 6);
  write_all(folder.path / "file", content);
  CHECK(read_file(folder.path / "file") == content);
}

TEST_CASE("what is no regular file is refused, pipes and endless devices too") {
  const TemporaryFolder folder;
  const auto pipe = folder.path / "pipe";
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(read_file(folder.path).error().message == folder.path.string() + ": is a folder; a file is needed");
  CHECK(read_file(pipe).error().message == pipe.string() + ": is a pipe or a device; a file is needed");
  CHECK_FALSE(read_file("/dev/zero"));
  CHECK(read_file(folder.path / "none").error().message.ends_with("none: No such file or directory"));
}

TEST_CASE("a file goes aside under the first free name") {
  const TemporaryFolder folder;
  const auto file = folder.path / "file";
  write_all(file, "one");
  CHECK(keep_aside(file, "broken") == "file.broken-1");
  write_all(file, "two");
  CHECK(keep_aside(file, "broken") == "file.broken-2");
  CHECK(read_all(folder.path / "file.broken-1") == "one");
  CHECK_FALSE(keep_aside(file, "broken"));
}
