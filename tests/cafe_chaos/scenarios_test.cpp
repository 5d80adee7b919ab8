// Every scenario of Cafe Chaos, as `mess check` runs them.
#include <doctest/doctest.h>

#include "tests/support/tables.hpp"

TEST_CASE("all scenarios pass") {
  CHECK(tables::check_folder("scenarios/cafe-chaos") >= 200);
}

TEST_CASE("our own scenarios, argued from the ledger, pass") {
  CHECK(tables::check_folder("scenarios-own/cafe-chaos") >= 400);
}
