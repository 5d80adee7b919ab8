// Every scenario of What the Food?!, as `mess check` runs them.
#include <doctest/doctest.h>

#include "tests/support/tables.hpp"

TEST_CASE("all scenarios pass") {
  CHECK(tables::check_folder("scenarios/what-the-food") >= 120);
}

TEST_CASE("our own scenarios, argued from the ledger, pass") {
  CHECK(tables::check_folder("scenarios-own/what-the-food") >= 380);
}
