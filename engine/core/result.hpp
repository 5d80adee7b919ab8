// A value or a message: how bad input from outside is reported.
#pragma once

#include <string>
#include <tl/expected.hpp>

namespace core {

/// What is wrong, where, and what would be right; one line, no trailing period needed.
struct Error {
  std::string message;
};

template <class T>
using Result = tl::expected<T, Error>;

/// Shorthand: `return fail("…")` from a function that returns Result<T>.
[[nodiscard]] inline tl::unexpected<Error> fail(std::string message) {
  return tl::unexpected<Error>(Error{std::move(message)});
}

}  // namespace core
