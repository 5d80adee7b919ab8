// Cuts a table file into beats by replaying ever longer parts of it.
#include "game/play/film.hpp"

#include <fstream>
#include <set>
#include <sstream>

namespace game::play {

namespace {

constexpr double k_seconds_to_choose = 1.0;

core::Result<std::string> read_text(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return core::fail(path + ": cannot be read");
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

/// The table up to its n-th choice that stays (one that is taken back later never happened).
std::vector<core::TableText> parts_of(const core::TableText& table) {
  std::vector<core::TableText> parts;
  core::TableText part{table.header, {}};
  for (const auto& line : table.lines) {
    if (line.kind == core::LineKind::choice) parts.push_back(part);
    part.lines.push_back(line);
    if (line.kind == core::LineKind::undo && !parts.empty()) parts.pop_back();
  }
  parts.push_back(part);
  return parts;
}

void add_beat(Film& film, const core::Match& match, std::size_t& shown) {
  Beat beat;
  const auto& events = match.events();
  for (; shown < events.size(); ++shown)
    beat.events.push_back(match.game().event_for(events[shown], core::k_everybody));
  beat.questions = match.pending();
  film.beats.push_back(std::move(beat));
}

/// A letter of the name that nobody else bears, or a digit.
std::string free_letter(const std::string& name, std::set<std::string>& taken) {
  for (const char character : name + "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
    const auto byte = static_cast<unsigned char>(character);
    if (std::isalpha(byte) == 0) continue;
    const std::string letter(1, static_cast<char>(std::toupper(byte)));
    if (taken.insert(letter).second) return letter;
  }
  return "?";
}

}  // namespace

std::vector<stage::Who> seats_of(const core::Header& header) {
  static constexpr const char* k_names[] = {"Dot",  "Bea", "Rollo", "Gus", "Vinny",
                                            "Lulu", "Kit", "Otto",  "Pia", "Hank"};
  std::vector<stage::Who> seats;
  std::set<std::string> letters;
  for (int index = 0; index < header.setup.seats; ++index) {
    const core::Seat seat = core::seat_at(index);
    stage::Who who;
    const auto name = header.names.find(seat);
    who.name = name != header.names.end() ? name->second : k_names[index];
    who.letter = free_letter(who.name, letters);
    who.portrait = index;
    const auto player = header.players.find(core::name(seat));
    const std::string by =
        player != header.players.end() && player->is_object() ? player->value("by", "human") : "human";
    who.person = by == "human";
    if (!who.person) who.bot_level = by;
    seats.push_back(who);
  }
  return seats;
}

core::Result<Film> read_film(const std::string& path, int number) {
  const auto text = read_text(path);
  if (!text) return tl::unexpected(text.error());
  const auto file = core::read_table_file(path, *text);
  if (!file) return tl::unexpected(file.error());
  const int tables = static_cast<int>(file->tables.size());
  if (number < 1 || number > tables)
    return core::fail(path + ": there is no table " + std::to_string(number) + ", only " +
                      std::to_string(tables));
  Film film;
  std::size_t shown = 0;
  for (const auto& part : parts_of(file->tables[static_cast<std::size_t>(number - 1)])) {
    const auto match = core::replay(*file, part);
    if (!match) return tl::unexpected(match.error());
    if (film.beats.empty()) {
      film.game = &match->game();
      film.first = match->game().view(match->first_position(), core::k_everybody);
      film.seats = seats_of(match->header());
    }
    add_beat(film, *match, shown);
  }
  for (std::size_t seat = 0; seat < film.seats.size(); ++seat) {
    if (film.seats[seat].person) film.persons.push_back(core::seat_at(static_cast<int>(seat)));
  }
  return film;
}

Projector::Projector(const Film& film, stage::Stage& stage) : film_(film), stage_(stage) {
  show_beat();
}

void Projector::show_beat() {
  const Beat& beat = film_.beats[next_++];
  stage_.take(beat.events);
  stage_.ask(beat.questions, film_.persons);
  waited_ = 0;
}

void Projector::update(double seconds) {
  stage_.update(seconds);
  if (stage_.busy() || next_ >= film_.beats.size()) return;
  waited_ += seconds;
  if (waited_ >= k_seconds_to_choose) show_beat();
}

bool Projector::over() const {
  return next_ >= film_.beats.size() && !stage_.busy();
}

}  // namespace game::play
