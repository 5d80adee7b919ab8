// Every scenario of Café Fatal, as `mess check` runs them.
#include <doctest/doctest.h>

#include "tests/support/tables.hpp"

TEST_CASE("all scenarios pass") {
  CHECK(tables::check_folder("scenarios/cafe-fatal") >= 30);
}

TEST_CASE("our own scenarios, argued from the rulebook, pass") {
  CHECK(tables::check_folder("scenarios-own/cafe-fatal") >= 200);
}
