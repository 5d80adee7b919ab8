// Every scenario of Cooking Customers, as `mess check` runs them.
#include <doctest/doctest.h>

#include "tests/support/tables.hpp"

TEST_CASE("all scenarios pass") {
  CHECK(tables::check_folder("scenarios/cooking-customers") >= 80);
}

TEST_CASE("our own scenarios, argued from the ledger, pass") {
  CHECK(tables::check_folder("scenarios-own/cooking-customers") >= 200);
}
