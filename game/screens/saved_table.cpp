// Replaying a file, and naming the seats that it leaves open.
#include "game/screens/saved_table.hpp"

#include <algorithm>
#include <set>
#include <string_view>

#include "engine/core/table_file.hpp"
#include "game/devices/bindings.hpp"
#include "game/files/files.hpp"
#include "game/screens/food_names.hpp"

namespace game::screens {

namespace {

int portrait_for(const std::string& name, int seat) {
  const auto known = std::find(k_food_names.begin(), k_food_names.end(), name);
  if (known == k_food_names.end()) return seat % k_portraits;
  return portrait_of(static_cast<int>(known - k_food_names.begin()));
}

/// `players` is free in form: what is no text counts as missing.
std::string text_at(const core::Json& player, const char* key, const std::string& fallback) {
  const auto found = player.find(key);
  return found != player.end() && found->is_string() ? found->get<std::string>() : fallback;
}

int portrait_at(const core::Json& player, int fallback) {
  const auto found = player.find("portrait");
  const bool fits =
      found != player.end() && found->is_number_integer() && *found >= 0 && *found < k_portraits;
  return fits ? found->get<int>() : fallback;
}

bool plays_with_open_hands(const core::Json& players) {
  return std::any_of(players.begin(), players.end(), [](const core::Json& player) {
    const auto found = player.is_object() ? player.find("open_hands") : player.end();
    return found != player.end() && found->is_boolean() && found->get<bool>();
  });
}

devices::DeviceKind device_kind(const std::string& name) {
  for (int kind = 0; kind < static_cast<int>(devices::DeviceKind::count); ++kind) {
    if (devices::kind_name(static_cast<devices::DeviceKind>(kind)) == name) {
      return static_cast<devices::DeviceKind>(kind);
    }
  }
  return devices::DeviceKind::keyboard_right;
}

stage::Who who_sits(const core::Header& header, int index) {
  const core::Seat seat = core::seat_at(index);
  stage::Who who;
  const auto named = header.names.find(seat);
  who.name = named != header.names.end() && !named->second.empty()
                 ? named->second
                 : std::string(k_food_names[static_cast<std::size_t>(index)]);
  who.portrait = portrait_for(who.name, index);
  std::string by = "human";
  const auto player = header.players.find(core::name(seat));
  if (player != header.players.end() && player->is_object()) {
    by = text_at(*player, "by", by);
    who.device = device_kind(text_at(*player, "device", ""));
    who.portrait = portrait_at(*player, who.portrait);
  }
  who.person = by == "human";
  who.bot_level = who.person ? "greedy" : by;
  return who;
}

/// The first character of UTF-8 text from `at` on, as capital if it is a plain letter.
std::string character_at(const std::string& text, std::size_t at) {
  std::size_t end = at + 1;
  while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) ++end;
  std::string character = text.substr(at, end - at);
  if (character.size() == 1 && character[0] >= 'a' && character[0] <= 'z') {
    character[0] = static_cast<char>(character[0] - 'a' + 'A');
  }
  return character;
}

std::string free_letter(const std::string& name, const std::set<std::string>& taken) {
  for (std::size_t at = 0; at < name.size();) {
    std::string character = character_at(name, at);
    if (character != " " && !taken.contains(character)) return character;
    std::size_t next = at + 1;
    while (next < name.size() && (static_cast<unsigned char>(name[next]) & 0xC0U) == 0x80U) ++next;
    at = next;
  }
  for (char letter = 'A'; letter <= 'Z'; ++letter) {
    if (!taken.contains(std::string(1, letter))) return std::string(1, letter);
  }
  return "?";
}

core::Result<SavedTable> replay_first(const std::string& name, std::string_view content) {
  const auto text = core::read_table_file(name, content);
  if (!text) return tl::unexpected(text.error());
  if (text->tables.empty()) return core::fail(name + ":1: holds no table");
  auto match = core::replay(*text, text->tables.front());
  if (!match) return tl::unexpected(match.error());
  std::vector<stage::Who> seats = seats_of(match->header());
  const bool open_hands = plays_with_open_hands(match->header().players);
  return SavedTable{*std::move(match), std::move(seats), content.size(), false, open_hands};
}

/// Where the lines of a journal end, up to the header of a second table: no journal has one.
std::vector<std::size_t> ends_of_lines(std::string_view content) {
  std::vector<std::size_t> ends;
  for (std::size_t end = 0; end < content.size();) {
    if (!ends.empty() && content[end] == '{') break;
    const std::size_t newline = content.find('\n', end);
    if (newline == std::string_view::npos) break;
    end = newline + 1;
    ends.push_back(end);
  }
  return ends;
}

}  // namespace

core::Result<SavedTable> read_saved_table(const std::filesystem::path& file) {
  const auto content = files::read_file(file);
  if (!content) return tl::unexpected(content.error());
  return replay_first(file.string(), *content);
}

core::Result<SavedTable> restore_table(const std::filesystem::path& file) {
  const auto content = files::read_file(file);
  if (!content) return tl::unexpected(content.error());
  const std::vector<std::size_t> ends = ends_of_lines(*content);
  if (ends.empty()) return core::fail(file.string() + ":1: holds no table");
  const auto replay_until = [&](std::size_t end) {
    return replay_first(file.string(), std::string_view(*content).substr(0, end));
  };
  auto restored = replay_until(ends.back());
  // A part that cannot be replayed does not become better by more lines: halve.
  std::size_t good = 0;
  for (std::size_t bad = ends.size(); !restored && bad - good > 1;) {
    const std::size_t middle = good + (bad - good) / 2;
    (replay_until(ends[middle - 1]) ? good : bad) = middle;
    if (bad - good == 1 && good > 0) restored = replay_until(ends[good - 1]);
  }
  if (!restored) return restored;
  // A last line without its end was being written when the program ended: no damage.
  restored->damaged = content->find('\n', restored->good_bytes) != std::string::npos;
  return restored;
}

std::vector<stage::Who> seats_of(const core::Header& header) {
  std::vector<stage::Who> seats;
  seats.reserve(static_cast<std::size_t>(header.setup.seats));
  for (int seat = 0; seat < header.setup.seats; ++seat) seats.push_back(who_sits(header, seat));
  give_letters(seats);
  return seats;
}

std::string title_of(const core::Match& match) {
  return std::string(match.game().title()) + ", round " +
         std::to_string(match.game().round(match.position()));
}

void give_letters(std::vector<stage::Who>& seats) {
  std::set<std::string> taken;
  for (stage::Who& who : seats) {
    who.letter = free_letter(who.name, taken);
    taken.insert(who.letter);
  }
}

}  // namespace game::screens
