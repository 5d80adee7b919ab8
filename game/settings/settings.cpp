// Settings in memory, and their document: what a person set, with keys of other versions kept.
#include "game/settings/settings.hpp"

#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>

#include "engine/core/json.hpp"
#include "game/files/files.hpp"
#include "game/settings/saved_file.hpp"
#include "game/settings/value_text.hpp"

namespace game::settings {

namespace fs = std::filesystem;
using core::Json;

namespace {

constexpr const char* k_controls = "controls";
constexpr const char* k_remembered = "remembered";

std::size_t index(Id id) {
  return static_cast<std::size_t>(id);
}

}  // namespace

struct Settings::Implementation {
  std::array<int, k_setting_count> values{};
  devices::Bindings bindings;
  Json document = Json::object();
  std::vector<std::string> notes;
  std::unique_ptr<SavedFile> file;
  unsigned revision = 0;

  Implementation() {
    for (const Declaration& entry : declarations()) values[index(entry.id)] = entry.fresh;
  }

  /// False: what is there could neither be read nor be moved aside, and must not be overwritten.
  bool load(const fs::path& path);
  bool set_aside(const fs::path& path, const std::string& why);
  void take_document();
  void save() {
    ++revision;
    if (file) file->save(document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
  }
};

bool Settings::Implementation::set_aside(const fs::path& path, const std::string& why) {
  const auto kept = files::keep_aside(path, "broken");
  const std::string instead = kept ? "it is kept as " + *kept : "changes are not saved, so that it stays";
  notes.push_back(path.filename().string() + " " + why + "; " + instead + ", settings are as new");
  return kept.has_value();
}

bool Settings::Implementation::load(const fs::path& path) {
  std::error_code error;
  if (fs::symlink_status(path, error).type() == fs::file_type::not_found) return true;
  if (!fs::exists(path, error) && !error) return true;  // a link whose file will come with the first change
  const auto contents = files::read_file(path);
  if (!contents) return set_aside(path, "cannot be read (" + contents.error().message + ")");
  auto read = core::parse_json(*contents);
  if (!read) return set_aside(path, "was broken (" + read.error().message + ")");
  if (!read->is_object()) return set_aside(path, "was broken (it holds no JSON object)");
  document = *std::move(read);
  take_document();
  return true;
}

void Settings::Implementation::take_document() {
  for (const Declaration& entry : declarations()) {
    const auto found = document.find(std::string(entry.name));
    if (found == document.end()) continue;
    std::string note;
    values[index(entry.id)] = from_json(entry, *found, note);
    if (!note.empty()) notes.push_back(std::move(note));
  }
  if (const auto controls = document.find(k_controls); controls != document.end()) {
    bindings = devices::bindings_from_json(nlohmann::json(*controls), notes);
  }
}

Settings::Settings() : implementation_(std::make_unique<Implementation>()) {}

Settings::Settings(const fs::path& file) : Settings() {
  if (implementation_->load(file)) implementation_->file = std::make_unique<SavedFile>(file);
}

Settings::~Settings() = default;
Settings::Settings(Settings&&) noexcept = default;
Settings& Settings::operator=(Settings&&) noexcept = default;

int Settings::number(Id id) const {
  return implementation_->values[index(id)];
}

std::string Settings::text(Id id) const {
  return page_text(declaration(id), number(id));
}

void Settings::set(Id id, int value) {
  const Declaration& entry = declaration(id);
  const int allowed = nearest_allowed(entry, value);
  implementation_->values[index(id)] = allowed;
  implementation_->document[std::string(entry.name)] = to_json(entry, allowed);
  implementation_->save();
}

void Settings::step(Id id, int direction) {
  const Declaration& entry = declaration(id);
  int value = number(id) + direction * entry.step;
  if (entry.kind != Kind::number) {
    if (value > entry.highest) value = entry.lowest;
    if (value < entry.lowest) value = entry.highest;
  }
  set(id, value);
}

void Settings::reset(Group group) {
  for (const Declaration& entry : declarations()) {
    if (entry.group != group) continue;
    implementation_->values[index(entry.id)] = entry.fresh;
    implementation_->document.erase(std::string(entry.name));
  }
  if (group == Group::controls) {
    implementation_->bindings = devices::Bindings();
    implementation_->document.erase(k_controls);
  }
  implementation_->save();
}

core::Result<void> Settings::set_for_this_run(std::string_view name, std::string_view text) {
  const Declaration* entry = find_declaration(name);
  if (entry == nullptr) return core::fail("there is no setting \"" + std::string(name) + "\"");
  const auto value = parse_value(*entry, text);
  if (!value) return tl::unexpected(value.error());
  implementation_->values[index(entry->id)] = *value;
  ++implementation_->revision;
  return {};
}

const devices::Bindings& Settings::bindings() const {
  return implementation_->bindings;
}

void Settings::set_bindings(const devices::Bindings& bindings) {
  implementation_->bindings = bindings;
  implementation_->document[k_controls] = Json(devices::to_json(bindings));
  implementation_->save();
}

void Settings::remember(std::string_view key, std::string_view value) {
  if (recall(key) == value) return;
  Json& remembered = implementation_->document[k_remembered];
  if (!remembered.is_object()) remembered = Json::object();
  remembered[std::string(key)] = value;
  implementation_->save();
}

std::optional<std::string> Settings::recall(std::string_view key) const {
  const auto remembered = implementation_->document.find(k_remembered);
  if (remembered == implementation_->document.end() || !remembered->is_object()) return std::nullopt;
  const auto value = remembered->find(std::string(key));
  if (value == remembered->end() || !value->is_string()) return std::nullopt;
  return value->get<std::string>();
}

unsigned Settings::revision() const {
  return implementation_->revision;
}

std::vector<std::string> Settings::notes() const {
  std::vector<std::string> all = implementation_->notes;
  if (implementation_->file) {
    if (auto failure = implementation_->file->failure()) all.push_back(*std::move(failure));
  }
  return all;
}

void Settings::add_note(std::string note) {
  implementation_->notes.push_back(std::move(note));
}

void Settings::flush() {
  if (implementation_->file) implementation_->file->flush();
}

double animation_factor(const Settings& settings) {
  switch (static_cast<AnimationSpeed>(settings.number(Id::animation_speed))) {
    case AnimationSpeed::half:
      return 0.5;
    case AnimationSpeed::normal:
      return 1.0;
    case AnimationSpeed::twice:
      return 2.0;
    case AnimationSpeed::instant:
      break;
  }
  return 1.0e6;
}

std::optional<int> frames_per_second(const Settings& settings) {
  switch (static_cast<FrameLimit>(settings.number(Id::frame_limit))) {
    case FrameLimit::sixty:
      return 60;
    case FrameLimit::thirty:
      return 30;
    default:
      return std::nullopt;
  }
}

std::optional<int> choice_seconds(const Settings& settings) {
  constexpr std::array<int, 4> k_seconds{0, 30, 60, 120};
  const int seconds = k_seconds[static_cast<std::size_t>(settings.number(Id::choice_timer))];
  return seconds == 0 ? std::nullopt : std::optional(seconds);
}

}  // namespace game::settings
