// Reading the cue table; every message says which cue and which field.
#include "audio/cues.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

namespace audio {
namespace {

using Json = nlohmann::json;

constexpr std::array<std::string_view, k_group_count> k_group_names{"ui",    "dice",   "food",
                                                                    "crowd", "jingle", "music"};
const std::set<std::string, std::less<>> k_fields{"takes",  "group",   "gain_db",    "pitch",
                                                  "visual", "ducking", "max_voices", "gap_ms"};

/// The first fault found while reading one cue; reading goes on with harmless values.
struct Fault {
  std::string where;
  std::string message;
  void note(const std::string& what) {
    if (message.empty()) message = where + what;
  }
};

double number(const Json& object, const char* field, double usual, double least, double most, Fault& fault) {
  if (!object.contains(field)) return usual;
  const Json& value = object.at(field);
  if (value.is_number() && value.get<double>() >= least && value.get<double>() <= most) {
    return value.get<double>();
  }
  std::ostringstream text;
  text << '"' << field << "\" is " << value.dump() << ", should be a number from " << least << " to " << most;
  fault.note(text.str());
  return usual;
}

std::string text(const Json& object, const char* field, Fault& fault) {
  if (object.contains(field) && object.at(field).is_string() &&
      !object.at(field).get<std::string>().empty()) {
    return object.at(field).get<std::string>();
  }
  fault.note(std::string("\"") + field + "\" is missing or no text");
  return {};
}

std::vector<std::string> takes(const Json& object, Fault& fault) {
  std::vector<std::string> names;
  if (object.contains("takes") && object.at("takes").is_array()) {
    for (const Json& name : object.at("takes")) {
      if (name.is_string()) names.push_back(name.get<std::string>());
    }
    if (!names.empty() && names.size() == object.at("takes").size()) return names;
  }
  fault.note("\"takes\" should be a list of one or more file names");
  return names;
}

Group group(const Json& object, Fault& fault) {
  const std::string name = text(object, "group", fault);
  const auto* const found = std::find(k_group_names.begin(), k_group_names.end(), name);
  if (found != k_group_names.end()) return static_cast<Group>(found - k_group_names.begin());
  fault.note("\"group\" is \"" + name + "\", should be one of ui, dice, food, crowd, jingle, music");
  return Group::ui;
}

Ducking ducking(const Json& object, Fault& fault) {
  if (!object.contains("ducking")) return {};
  const Json& value = object.at("ducking");
  if (!value.is_object()) {
    fault.note("\"ducking\" should be {\"db\": …, \"ms\": …}");
    return {};
  }
  return {number(value, "db", 6, 0, 24, fault), number(value, "ms", 500, 0, 10'000, fault) / 1000};
}

Cue read_cue(const std::string& id, const Json& object, Fault& fault) {
  for (const auto& [field, value] : object.items()) {
    if (k_fields.count(field) == 0) fault.note("unknown field \"" + field + "\"");
  }
  Cue cue;
  cue.id = id;
  cue.takes = takes(object, fault);
  cue.group = group(object, fault);
  cue.gain_decibels = number(object, "gain_db", 0, -40, 12, fault);
  cue.pitch_variation = number(object, "pitch", 0, 0, 0.1, fault);
  cue.visual = text(object, "visual", fault);
  cue.ducking = ducking(object, fault);
  cue.max_voices = static_cast<int>(number(object, "max_voices", 4, 1, 32, fault));
  cue.minimum_gap_seconds = number(object, "gap_ms", 0, 0, 10'000, fault) / 1000;
  return cue;
}

}  // namespace

std::string_view name_of(Group group) {
  return k_group_names.at(static_cast<std::size_t>(group));
}

core::Result<CueTable> CueTable::load(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return core::fail(file.string() + ": cannot be read; is the program installed completely?");
  std::ostringstream content;
  content << stream.rdbuf();
  return parse(content.str(), file.string());
}

core::Result<CueTable> CueTable::parse(std::string_view json, std::string_view file) {
  const std::string name(file);
  Json root;
  try {
    root = Json::parse(json);
  } catch (const Json::parse_error& error) {
    return core::fail(name + ": is no JSON: " + error.what());
  }
  if (!root.is_object() || !root.contains("cues") || !root.at("cues").is_object()) {
    return core::fail(name + R"(: should be {"cues": {"NAME": {…}, …}})");
  }
  CueTable table;
  for (const auto& [id, object] : root.at("cues").items()) {
    Fault fault{name + ": cue \"" + id + "\": ", {}};
    if (!object.is_object()) {
      fault.note("should be an object");
    } else {
      table.cues_.push_back(read_cue(id, object, fault));
    }
    if (!fault.message.empty()) return core::fail(fault.message);
  }
  std::sort(table.cues_.begin(), table.cues_.end(), [](const Cue& a, const Cue& b) { return a.id < b.id; });
  return table;
}

std::optional<std::size_t> CueTable::index_of(CueId id) const {
  const auto found = std::lower_bound(cues_.begin(), cues_.end(), id,
                                      [](const Cue& cue, CueId key) { return cue.id < key; });
  if (found == cues_.end() || found->id != id) return std::nullopt;
  return static_cast<std::size_t>(found - cues_.begin());
}

}  // namespace audio
