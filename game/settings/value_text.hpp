// One setting's value as text and JSON, and back.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "engine/core/result.hpp"
#include "game/settings/declarations.hpp"

namespace game::settings {

/// The nearest allowed value.
[[nodiscard]] int nearest_allowed(const Declaration& entry, int value);
/// "85 %", "On", "Double".
[[nodiscard]] std::string page_text(const Declaration& entry, int value);
/// "on" and "off", a whole number, or a choice's name; the error says what would be right.
[[nodiscard]] core::Result<int> parse_value(const Declaration& entry, std::string_view text);

[[nodiscard]] nlohmann::ordered_json to_json(const Declaration& entry, int value);
/// A number out of range is brought to the nearest allowed one; then `note` says so. A wrong type gives the
/// value as new and a note.
[[nodiscard]] int from_json(const Declaration& entry, const nlohmann::ordered_json& json, std::string& note);

}  // namespace game::settings
