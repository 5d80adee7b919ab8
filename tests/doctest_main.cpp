// The main function that all test programs share.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
// Follows from the above, unless a precompiled header has brought doctest already.
#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>
