// Cuts a table file into beats by replaying ever longer parts of it.
#include "game/play/film.hpp"

#include <algorithm>

#include "game/files/files.hpp"
#include "game/screens/saved_table.hpp"

namespace game::play {

namespace {

constexpr double k_seconds_to_choose = 1.0;

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
  if (beat.questions.size() == 1) {
    beat.viewer = beat.questions.front().seat();
    beat.view = match.game().view(match.position(), *beat.viewer);
  }
  film.beats.push_back(std::move(beat));
}

}  // namespace

core::Result<Film> read_film(const std::string& path, int number) {
  const auto text = files::read_file(path);
  if (!text) return tl::unexpected(text.error());
  const auto file = core::read_table_file(path, *text);
  if (!file) return tl::unexpected(file.error());
  if (file->tables.empty()) return core::fail(path + ":1: holds no table");
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
      film.seats = screens::seats_of(match->header());
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
  const bool open = beat.viewer && std::find(film_.persons.begin(), film_.persons.end(), *beat.viewer) !=
                                       film_.persons.end();
  stage_.see(open ? *beat.viewer : core::k_everybody, open ? &beat.view : nullptr);
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
