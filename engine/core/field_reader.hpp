// Reads the fields of a JSON object from outside; the first thing that is wrong stays as the error.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "engine/core/json.hpp"
#include "engine/core/seat.hpp"

namespace core {

/// The first error of a whole reading, shared by the readers of nested objects.
class ReadError {
 public:
  void set(std::string message) {
    if (message_.empty()) message_ = std::move(message);
  }
  bool any() const { return !message_.empty(); }
  const std::string& message() const { return message_; }

 private:
  std::string message_;
};

/// One object. Every key that is asked for counts as known; `finish` reports the others.
class FieldReader {
 public:
  /// `path` names the object in messages ("" for the outermost).
  FieldReader(const Json& object, std::string path, ReadError& error);

  bool has(std::string_view key);
  int number(std::string_view key, int least, int most, int fallback);
  bool truth(std::string_view key, bool fallback);
  /// A word of `allowed`, or `fallback` (which need not be among them).
  std::string word(std::string_view key, const std::vector<std::string>& allowed,
                   const std::string& fallback);
  std::vector<std::string> words(std::string_view key);
  Seat seat(std::string_view key, int seats, Seat fallback);
  /// The object under a key, or an empty one.
  const Json& object(std::string_view key);
  std::string path_of(std::string_view key) const;
  /// Reports keys that nobody asked for.
  void finish();

 private:
  const Json* find(std::string_view key);
  const Json& object_;
  std::string path_;
  ReadError& error_;
  std::set<std::string, std::less<>> known_;
};

}  // namespace core
