// Values of settings in words.
#include "game/settings/value_text.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "engine/core/json.hpp"

namespace game::settings {

namespace {

std::optional<int> find_choice(const Declaration& entry, std::string_view name) {
  const auto choice = std::ranges::find(entry.choices, name, &Choice::name);
  if (choice == entry.choices.end()) return std::nullopt;
  return static_cast<int>(choice - entry.choices.begin());
}

/// What would be right: "on or off", "85 to 100", "half, normal, double or instant".
std::string allowed(const Declaration& entry) {
  switch (entry.kind) {
    case Kind::toggle:
      return "on or off";
    case Kind::number: {
      std::string text = std::to_string(entry.lowest) + " to " + std::to_string(entry.highest);
      if (entry.step > 1) text += " in steps of " + std::to_string(entry.step);
      return text;
    }
    case Kind::choice:
      break;
  }
  std::string text;
  for (std::size_t i = 0; i < entry.choices.size(); ++i) {
    if (i > 0) text += i + 1 == entry.choices.size() ? " or " : ", ";
    text += entry.choices[i].name;
  }
  return text;
}

core::Result<int> wrong(const Declaration& entry, std::string_view text) {
  return core::fail(std::string(entry.name) + " is " + allowed(entry) + ", not \"" + std::string(text) +
                    "\"");
}

core::Result<int> parse_number(const Declaration& entry, std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || nearest_allowed(entry, value) != value) {
    return wrong(entry, text);
  }
  return value;
}

}  // namespace

int nearest_allowed(const Declaration& entry, int value) {
  const int inside = std::clamp(value, entry.lowest, entry.highest);
  const int steps = (inside - entry.lowest + entry.step / 2) / entry.step;
  return std::min(entry.lowest + steps * entry.step, entry.highest);
}

std::string page_text(const Declaration& entry, int value) {
  switch (entry.kind) {
    case Kind::toggle:
      return value != 0 ? "On" : "Off";
    case Kind::number:
      return std::to_string(value) + (entry.unit.empty() ? "" : " " + std::string(entry.unit));
    case Kind::choice:
      break;
  }
  return std::string(entry.choices[static_cast<std::size_t>(value)].label);
}

core::Result<int> parse_value(const Declaration& entry, std::string_view text) {
  switch (entry.kind) {
    case Kind::toggle:
      if (text == "on" || text == "true" || text == "1") return 1;
      if (text == "off" || text == "false" || text == "0") return 0;
      return wrong(entry, text);
    case Kind::number:
      return parse_number(entry, text);
    case Kind::choice:
      break;
  }
  const auto choice = find_choice(entry, text);
  return choice ? core::Result<int>(*choice) : wrong(entry, text);
}

nlohmann::ordered_json to_json(const Declaration& entry, int value) {
  switch (entry.kind) {
    case Kind::toggle:
      return value != 0;
    case Kind::number:
      return value;
    case Kind::choice:
      break;
  }
  return std::string(entry.choices[static_cast<std::size_t>(value)].name);
}

int from_json(const Declaration& entry, const nlohmann::ordered_json& json, std::string& note) {
  const auto complain = [&](int instead) {
    note = std::string(entry.name) + " is " + allowed(entry) + ", not " + core::brief(json) + "; " +
           page_text(entry, instead) + " is used";
    return instead;
  };
  if (entry.kind == Kind::toggle && json.is_boolean()) return json.get<bool>() ? 1 : 0;
  if (entry.kind == Kind::number && json.is_number()) {
    // By way of a double: a number of any size ends up in the range.
    const double value = std::clamp(json.get<double>(), -1.0e6, 1.0e6);
    const int near = nearest_allowed(entry, static_cast<int>(std::lround(value)));
    return static_cast<double>(near) == value ? near : complain(near);
  }
  if (entry.kind == Kind::choice && json.is_string()) {
    if (const auto choice = find_choice(entry, json.get<std::string>())) return *choice;
  }
  return complain(entry.fresh);
}

}  // namespace game::settings
