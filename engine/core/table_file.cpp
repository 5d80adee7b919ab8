// Lines, their grammar, and headers.
#include "engine/core/table_file.hpp"

#include <algorithm>
#include <set>

namespace core {

namespace {

constexpr std::size_t k_longest_line = 64 * 1024;

bool valid_utf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const int more = lead < 0x80                   ? 0
                     : lead >= 0xc2 && lead < 0xe0 ? 1
                     : lead >= 0xe0 && lead < 0xf0 ? 2
                     : lead >= 0xf0 && lead < 0xf5 ? 3
                                                   : -1;
    if (more < 0 || i + static_cast<std::size_t>(more) >= text.size()) return false;
    std::uint32_t code = more == 0 ? lead : lead & (0x3fU >> more);
    for (int k = 1; k <= more; ++k) {
      const auto next = static_cast<unsigned char>(text[i + static_cast<std::size_t>(k)]);
      if ((next & 0xc0) != 0x80) return false;
      code = code << 6 | (next & 0x3fU);
    }
    constexpr std::array<std::uint32_t, 4> k_least{0, 0x80, 0x800, 0x10000};
    if (code < k_least[static_cast<std::size_t>(more)] || code > 0x10ffff ||
        (code >= 0xd800 && code < 0xe000))
      return false;
    i += static_cast<std::size_t>(more) + 1;
  }
  return true;
}

/// Bytes that no text holds: they would reach the terminal of whoever reads a message.
bool has_control_character(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char byte) {
    const auto code = static_cast<unsigned char>(byte);
    return (code < 0x20 && code != '\t') || code == 0x7f;
  });
}

Result<std::vector<std::string>> checked_words(std::string_view text) {
  auto words = split_words(text);
  for (const auto& word : words) {
    if (word.empty()) return fail("one space stands between words, none at the end");
  }
  return words;
}

Result<Line> read_json_line(LineKind kind, std::string_view text) {
  Line line{.kind = kind, .text = std::string(text)};
  auto json = parse_json(text);
  if (!json) return fail(json.error().message);
  if (!json->is_object()) return fail("expected a JSON object");
  line.json = std::move(*json);
  return line;
}

/// A header that must be refused may be so for its JSON alone: a key that stands twice, nesting too deep.
Result<Line> read_refused_header(std::string_view text) {
  auto line = read_json_line(LineKind::refused, text);
  if (line || !Json::accept(text)) return line;
  return Line{.kind = LineKind::refused,
              .text = std::string(text),
              .json = Json::object(),
              .fault = line.error().message};
}

Result<Line> read_words_line(LineKind kind, std::string_view text) {
  Line line{.kind = kind, .text = std::string(text)};
  auto words = checked_words(text);
  if (!words) return fail(words.error().message);
  line.words = std::move(*words);
  return line;
}

Result<Line> read_choice(LineKind kind, std::string_view text) {
  if (text.size() < 3 || text[0] < 'A' || text[0] > 'J' || text[1] != ' ') {
    return fail("a choice reads `SEAT VERB ARGUMENTS` with a seat from A to J");
  }
  auto line = read_words_line(kind, text.substr(2));
  if (line) line->seat = seat_at(text[0] - 'A');
  return line;
}

Result<Line> read_asked(std::string_view text) {
  if (text == "none") return read_words_line(LineKind::asked, text);
  auto line = read_choice(LineKind::asked, text);
  if (!line || line->words.size() != 1) return fail("`>` reads `> SEAT KIND` or `> none`");
  return line;
}

Result<Line> read_hash(std::string_view text) {
  Line line{.kind = LineKind::hash, .text = std::string(text)};
  if (text.size() != 16 || text.find_first_not_of("0123456789abcdef") != std::string_view::npos) {
    return fail("`=` takes 16 lower-case hexadecimal digits");
  }
  return line;
}

Result<Line> read_outcome(std::string_view text) {
  auto line = read_words_line(LineKind::outcome, text);
  if (!line) return line;
  const auto& kind = line->words.front();
  if (kind != "dice" && kind != "pick" && kind != "order" && kind != "start") {
    return fail("`*` takes dice, pick, order or start, found \"" + kind + "\"");
  }
  if (line->words.size() < 2) return fail("`* " + kind + "` names no outcome");
  return line;
}

Result<Line> read_undo(std::string_view text) {
  if (text.size() != 1 || text[0] < 'A' || text[0] > 'J') return fail("`-` takes one seat from A to J");
  return Line{.kind = LineKind::undo, .seat = seat_at(text[0] - 'A'), .text = std::string(text)};
}

/// Reads one line that is neither blank nor a comment.
Result<Line> read_line(std::string_view text) {
  if (text[0] == '{') return read_json_line(LineKind::header, text);
  if (text[0] >= 'A' && text[0] <= 'J') return read_choice(LineKind::choice, text);
  if (std::string_view("*?>!-=").find(text[0]) == std::string_view::npos) {
    return fail("a line starts with {, a seat A to J, *, ?, >, !, -, = or #");
  }
  if (text.size() < 3 || text[1] != ' ')
    return fail(std::string("`") + text[0] + "` is followed by one space and its text");
  const std::string_view rest = text.substr(2);
  switch (text[0]) {
    case '*':
      return read_outcome(rest);
    case '?':
      return read_json_line(LineKind::expect, rest);
    case '>':
      return read_asked(rest);
    case '-':
      return read_undo(rest);
    case '=':
      return read_hash(rest);
    default:
      return rest[0] == '{' ? read_refused_header(rest) : read_choice(LineKind::refused, rest);
  }
}

/// Where a `*` line may stand: behind a header, a choice, an undo, a hash or another `*`.
bool takes_outcome(const TableText& table) {
  const LineKind last = table.lines.empty() ? table.header.kind : table.lines.back().kind;
  return last == LineKind::header || last == LineKind::choice || last == LineKind::outcome ||
         last == LineKind::undo || last == LineKind::hash;
}

Result<void> place(TableFile& file, Line line) {
  const bool header =
      line.kind == LineKind::header || (line.kind == LineKind::refused && !line.json.is_null());
  if (header) {
    file.tables.push_back({std::move(line), {}});
    return {};
  }
  if (file.tables.empty() || file.tables.back().refused_header())
    return fail("a table starts with a header line { … }");
  auto& table = file.tables.back();
  if (line.kind == LineKind::outcome && !takes_outcome(table)) {
    return fail("`*` stands directly behind the header or choice that brings it about");
  }
  table.lines.push_back(std::move(line));
  return {};
}

}  // namespace

Result<TableFile> read_table_file(std::string_view name, std::string_view content) {
  TableFile file{std::string(name), {}};
  int number = 0;
  const auto bad = [&](const std::string& what) {
    return fail(file.name + ":" + std::to_string(number) + ": " + on_one_line(what));
  };
  for (std::size_t begin = 0; begin < content.size();) {
    const auto end = content.find('\n', begin);
    if (end == std::string_view::npos) break;  // half a line: the writer was cut off
    std::string_view text = content.substr(begin, end - begin);
    begin = end + 1;
    ++number;
    if (number == 1 && text.starts_with("\xef\xbb\xbf")) return bad("UTF-8 stands without a byte order mark");
    if (text.size() > k_longest_line) return bad("a line has at most 65536 bytes");
    if (text.ends_with('\r')) text.remove_suffix(1);
    if (!valid_utf8(text)) return bad("not valid UTF-8");
    if (has_control_character(text)) return bad("a control character stands in the line");
    if (text.find_first_not_of(" \t") == std::string_view::npos || text[0] == '#') continue;
    auto line = read_line(text);
    if (!line) return bad(line.error().message);
    line->number = number;
    if (auto placed = place(file, std::move(*line)); !placed) return bad(placed.error().message);
  }
  return file;
}

namespace {

Result<std::int64_t> whole_number(const Json& json, const std::string& key, std::int64_t least,
                                  std::int64_t most) {
  const std::string range = std::to_string(least) + " … " + std::to_string(most);
  if (!json.is_number_integer())
    return fail("\"" + key + "\" is a whole number " + range + ", found " + brief(json));
  if (json.is_number_unsigned() && json.get<std::uint64_t>() > static_cast<std::uint64_t>(most)) {
    return fail("\"" + key + "\" is " + range + ", found " + brief(json));
  }
  const auto value = json.get<std::int64_t>();
  if (value < least || value > most) return fail("\"" + key + "\" is " + range + ", found " + brief(json));
  return value;
}

Result<void> read_seat_map(const Json& json, const std::string& key, int seats) {
  if (!json.is_object()) return fail("\"" + key + "\" is an object with seats as keys");
  for (const auto& [seat, value] : json.items()) {
    if (!seat_from(seat, seats))
      return fail("\"" + key + "\" names seat " + seat + "; seats are A to " + name(seat_at(seats - 1)));
  }
  return {};
}

Result<void> read_names(Header& header, const Json& json) {
  if (auto fine = read_seat_map(json, "names", header.setup.seats); !fine) return fine;
  for (const auto& [seat, value] : json.items()) {
    if (!value.is_string()) return fail("\"names\": " + seat + " is not a text");
    header.names[*seat_from(seat, header.setup.seats)] = value.get<std::string>();
  }
  return {};
}

Result<void> read_text(const Json& json, const std::string& key, std::string& text) {
  if (!json.contains(key)) return {};
  if (!json[key].is_string()) return fail("\"" + key + "\" is a text");
  text = json[key].get<std::string>();
  return {};
}

Result<void> read_rest(Header& header, const Json& json) {
  if (json.contains("seed")) {
    auto seed = whole_number(json["seed"], "seed", 0, INT64_MAX);
    if (!seed) return fail(seed.error().message);
    header.setup.seed = static_cast<std::uint64_t>(*seed);
  }
  auto options = header.game->read_options(json.value("options", Json::object()), header.setup.seats);
  if (!options) return fail(options.error().message);
  header.setup.options = std::move(*options);
  if (json.contains("names")) {
    if (auto fine = read_names(header, json["names"]); !fine) return fine;
  }
  if (json.contains("players")) {
    if (auto fine = read_seat_map(json["players"], "players", header.setup.seats); !fine) return fine;
    header.players = json["players"];
  }
  if (auto fine = read_text(json, "name", header.name); !fine) return fine;
  if (auto fine = read_text(json, "cites", header.cites); !fine) return fine;
  if (json.contains("position")) {
    header.position = json["position"];
    if (!header.position.is_object()) return fail("\"position\" is an object");
  }
  return {};
}

}  // namespace

Result<Header> read_header(const Json& json) {
  static const std::set<std::string> k_keys{"messhall", "game",  "seats", "options", "seed",
                                            "players",  "names", "name",  "cites",   "position"};
  if (!json.contains("messhall")) return fail("\"messhall\":1 is missing: not the header of a table");
  if (!json["messhall"].is_number_integer() || json["messhall"] != 1) {
    return fail("\"messhall\" " + brief(json["messhall"]) +
                " is a version that this program does not read; it reads 1");
  }
  for (const auto& [key, value] : json.items()) {
    if (!k_keys.contains(key)) {
      return fail(
          "unknown key \"" + key +
          "\" in the header; known: messhall game seats options seed players names name cites position");
    }
  }
  Header header;
  if (!json.contains("game") || !json["game"].is_string())
    return fail("\"game\" is missing; games: " + game_ids());
  header.game = find_game(json["game"].get<std::string>());
  if (header.game == nullptr)
    return fail("game " + brief(json["game"]) + " is not known; games: " + game_ids());
  if (!json.contains("seats")) return fail("\"seats\" is missing");
  auto seats = whole_number(json["seats"], "seats", header.game->min_seats(), header.game->max_seats());
  if (!seats) return fail(seats.error().message);
  header.setup.seats = static_cast<int>(*seats);
  if (auto fine = read_rest(header, json); !fine) return fail(fine.error().message);
  return header;
}

}  // namespace core
