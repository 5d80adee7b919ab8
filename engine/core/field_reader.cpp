// Typed fields with messages that name the key and what it may be.
#include "engine/core/field_reader.hpp"

#include <algorithm>

namespace core {

namespace {
const Json& empty_object() {
  static const Json k_empty = Json::object();
  return k_empty;
}
}  // namespace

FieldReader::FieldReader(const Json& object, std::string path, ReadError& error)
    : object_(object.is_object() ? object : empty_object()), path_(std::move(path)), error_(error) {
  if (!object.is_object()) error_.set("\"" + path_ + "\" is an object, found " + brief(object));
}

std::string FieldReader::path_of(std::string_view key) const {
  return "\"" + (path_.empty() ? "" : path_ + ".") + std::string(key) + "\"";
}

const Json* FieldReader::find(std::string_view key) {
  known_.emplace(key);
  const auto found = object_.find(std::string(key));
  return found == object_.end() ? nullptr : &*found;
}

bool FieldReader::has(std::string_view key) {
  return find(key) != nullptr;
}

int FieldReader::number(std::string_view key, int least, int most, int fallback) {
  const Json* value = find(key);
  if (value == nullptr) return fallback;
  const bool fits = value->is_number_integer() && *value >= least && *value <= most;
  if (fits) return value->get<int>();
  error_.set(path_of(key) + " is a whole number " + std::to_string(least) + " … " + std::to_string(most) +
             ", found " + brief(*value));
  return fallback;
}

bool FieldReader::truth(std::string_view key, bool fallback) {
  const Json* value = find(key);
  if (value == nullptr) return fallback;
  if (value->is_boolean()) return value->get<bool>();
  error_.set(path_of(key) + " is true or false, found " + brief(*value));
  return fallback;
}

std::string FieldReader::word(std::string_view key, const std::vector<std::string>& allowed,
                              const std::string& fallback) {
  const Json* value = find(key);
  if (value == nullptr) return fallback;
  if (value->is_string() &&
      std::find(allowed.begin(), allowed.end(), value->get<std::string>()) != allowed.end()) {
    return value->get<std::string>();
  }
  error_.set(path_of(key) + " is one of: " + join(allowed) + "; found " + brief(*value));
  return fallback;
}

std::vector<std::string> FieldReader::words(std::string_view key) {
  const Json* value = find(key);
  if (value == nullptr) return {};
  auto words = words_of(*value);
  if (words) return *words;
  error_.set(path_of(key) + ": " + words.error().message);
  return {};
}

Seat FieldReader::seat(std::string_view key, int seats, Seat fallback) {
  const Json* value = find(key);
  if (value == nullptr) return fallback;
  if (value->is_string()) {
    if (const auto seat = seat_from(value->get<std::string>(), seats)) return *seat;
  }
  error_.set(path_of(key) + " is a seat A … " + name(seat_at(seats - 1)) + ", found " + brief(*value));
  return fallback;
}

const Json& FieldReader::object(std::string_view key) {
  const Json* value = find(key);
  if (value == nullptr) return empty_object();
  if (value->is_object()) return *value;
  error_.set(path_of(key) + " is an object, found " + brief(*value));
  return empty_object();
}

void FieldReader::finish() {
  for (const auto& [key, value] : object_.items()) {
    if (known_.contains(key)) continue;
    std::string known;
    for (const auto& name : known_) known += (known.empty() ? "" : " ") + name;
    error_.set(path_of(key) + " is not known here; known: " + known);
  }
}

}  // namespace core
