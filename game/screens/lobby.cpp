// Places and the people on them.
#include "game/screens/lobby.hpp"

#include <algorithm>
#include <array>

#include "game/screens/food_names.hpp"
#include "game/screens/option_words.hpp"
#include "game/screens/saved_table.hpp"
#include "game/screens/teams.hpp"

namespace game::screens {

namespace {

constexpr std::array<std::string_view, 3> k_levels{"random", "greedy", "expert"};

int name_index(const std::string& name) {
  const auto found = std::find(k_food_names.begin(), k_food_names.end(), name);
  return found == k_food_names.end() ? -1 : static_cast<int>(found - k_food_names.begin());
}

int level_index(const std::string& level) {
  const auto found = std::find(k_levels.begin(), k_levels.end(), level);
  return found == k_levels.end() ? 1 : static_cast<int>(found - k_levels.begin());
}

}  // namespace

Lobby::Lobby(const core::Game& game) : game_(&game) {
  for (int place = 0; place < game.usual_seats(); ++place) seats_.push_back(fresh_bot());
  give_letters(seats_);
  for (const OptionRow& option : options_of(game)) set_value(option, option.fresh);
}

stage::Who Lobby::fresh_bot() {
  stage::Who who;
  const int name = free_name(static_cast<int>(seats_.size()), 1);
  who.name = k_food_names[static_cast<std::size_t>(name)];
  who.portrait = portrait_of(name);
  who.bot_level = "greedy";
  return who;
}

int Lobby::free_name(int from, int direction) const {
  const int count = static_cast<int>(k_food_names.size());
  for (int tried = 0; tried < count; ++tried) {
    const int name = ((from + direction * tried) % count + count) % count;
    const bool taken = std::any_of(seats_.begin(), seats_.end(), [name](const stage::Who& who) {
      return who.name == k_food_names[static_cast<std::size_t>(name)] || who.portrait == portrait_of(name);
    });
    if (!taken) return name;
  }
  return 0;
}

std::optional<int> Lobby::join(devices::DeviceId device) {
  const auto bot = std::find_if(seats_.begin(), seats_.end(), [](const auto& who) { return !who.person; });
  int seat = static_cast<int>(bot - seats_.begin());
  if (bot == seats_.end() && !set_places(places() + 1)) return std::nullopt;
  sit_down(seat, device);
  return seat;
}

void Lobby::sit_down(int seat, devices::DeviceId device) {
  stage::Who& who = seats_[static_cast<std::size_t>(seat)];
  who.person = true;
  who.device = device.kind;
  map_.join(seat, device);
  map_.used(seat, device);
  if (!owner_) owner_ = device;
}

void Lobby::stand_up(int seat) {
  stage::Who& who = seats_[static_cast<std::size_t>(seat)];
  who.person = false;
  map_.leave(seat);
  if (name_index(who.name) < 0) change_person(seat, 1);
  set_fighter(seat, {});
  if (!owner_ || map_.is_used(*owner_)) return;
  owner_.reset();
  for (const int person : map_.people()) {
    if (!owner_) owner_ = map_.prompt_device(person);
  }
}

int Lobby::fewest_places() const {
  const auto people = map_.people();
  // A place that is given up is the last one: it must be a bot's.
  return std::max(game_->min_seats(), people.empty() ? 0 : people.back() + 1);
}

int Lobby::most_places() const {
  return game_->max_seats();
}

bool Lobby::set_places(int count) {
  count = std::clamp(count, fewest_places(), most_places());
  const int before = places();
  if (count == before) return false;
  while (places() > count) {
    set_fighter(places() - 1, {});
    seats_.pop_back();
  }
  while (places() < count) seats_.push_back(fresh_bot());
  give_letters(seats_);
  if (has_teams()) refit_teams(options_, *game_, before, count);
  for (const OptionRow& option : options_of(*game_)) {
    if (option.only_places != 0 && option.only_places != count) set_value(option, option.fresh);
  }
  drop_absent_fighters();
  return true;
}

bool Lobby::has_teams() const {
  const auto rows = options_of(*game_);
  return std::any_of(rows.begin(), rows.end(),
                     [](const OptionRow& row) { return row.form == OptionForm::teams; });
}

void Lobby::change_person(int seat, int direction) {
  stage::Who& who = seats_[static_cast<std::size_t>(seat)];
  const int now = name_index(who.name);
  const int name = free_name((now < 0 ? who.portrait : now) + direction, direction);
  who.name = k_food_names[static_cast<std::size_t>(name)];
  who.portrait = portrait_of(name);
  give_letters(seats_);
}

void Lobby::rename(int seat, std::string name) {
  seats_[static_cast<std::size_t>(seat)].name = std::move(name);
  give_letters(seats_);
}

void Lobby::set_portrait(int seat, int portrait) {
  seats_[static_cast<std::size_t>(seat)].portrait = portrait;
}

void Lobby::change_level(int seat, int direction) {
  const int count = static_cast<int>(k_levels.size());
  const int level =
      (level_index(seats_[static_cast<std::size_t>(seat)].bot_level) + direction + count) % count;
  set_level(seat, std::string(k_levels[static_cast<std::size_t>(level)]));
}

int Lobby::chilis(int seat) const {
  return level_index(seats_[static_cast<std::size_t>(seat)].bot_level) + 1;
}

void Lobby::set_level(int seat, std::string level) {
  seats_[static_cast<std::size_t>(seat)].bot_level = std::move(level);
}

int Lobby::value(const OptionRow& option) const {
  const auto found = options_.find(std::string(option.key));
  const bool there = found != options_.end();
  switch (option.form) {
    case OptionForm::word:
      return there && found->is_string() && found->get<std::string>() == option.on ? 1 : 0;
    case OptionForm::flag:
      return there && found->is_boolean() && found->get<bool>() ? 1 : 0;
    case OptionForm::member:
      return has_word(options_, option.key, option.on) ? 1 : 0;
    case OptionForm::number:
      return there && found->is_number_integer() ? found->get<int>() : option.fresh;
    case OptionForm::teams:
      return teams_in(options_);
    case OptionForm::open_hands:
      return open_hands_ ? 1 : 0;
  }
  return 0;
}

void Lobby::set_value(const OptionRow& option, int value) {
  const std::string key(option.key);
  switch (option.form) {
    case OptionForm::word:
      options_[key] = std::string(value != 0 ? option.on : option.off);
      break;
    case OptionForm::flag:
      options_[key] = value != 0;
      break;
    case OptionForm::member:
      set_word(options_, option.key, option.on, value != 0);
      break;
    case OptionForm::number:
      options_[key] = value;
      break;
    case OptionForm::teams:
      set_teams(options_, *game_, places(), value);
      break;
    case OptionForm::open_hands:
      open_hands_ = value != 0;
      break;
  }
}

/// The value one step further.
int Lobby::value_beside(const OptionRow& option, int direction) const {
  const int now = value(option);
  if (option.form == OptionForm::number)
    return std::clamp(now + direction * option.step, option.least, option.most);
  if (option.form != OptionForm::teams) return 1 - now;
  const std::vector<int> counts = team_counts(*game_, places());
  const auto found = std::find(counts.begin(), counts.end(), now);
  const auto size = static_cast<std::ptrdiff_t>(counts.size());
  const std::ptrdiff_t next = (found - counts.begin() + direction + size) % size;
  return counts[static_cast<std::size_t>(next)];
}

bool Lobby::change(const OptionRow& option, int direction) {
  const int before = value(option);
  const int after = value_beside(option, direction);
  const bool was_advanced = is_advanced();
  set(option, after);
  // Its limit comes with the first of the advanced rules and goes with the last (WF-090).
  for (const OptionRow& row : options_of(*game_)) {
    if (row.key == "limit" && is_advanced() != was_advanced)
      set_value(row, was_advanced ? row.least : row.most);
  }
  return after != before;
}

void Lobby::set(const OptionRow& option, int value) {
  set_value(option, value);
  drop_absent_fighters();
}

bool Lobby::is_advanced() const {
  const auto rows = options_of(*game_);
  return std::any_of(rows.begin(), rows.end(),
                     [this](const OptionRow& row) { return row.advanced && value(row) != 0; });
}

namespace {
constexpr const char* k_characters = "characters";
}  // namespace

std::string Lobby::fighter(int seat) const {
  const auto chosen = options_.find(k_characters);
  if (chosen == options_.end() || !chosen->is_object()) return {};
  const auto found = chosen->find(core::name(core::seat_at(seat)));
  return found != chosen->end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<int> Lobby::fighter_taken_by(std::string_view id) const {
  for (int seat = 0; seat < places(); ++seat) {
    if (fighter(seat) == id) return seat;
  }
  return std::nullopt;
}

void Lobby::set_fighter(int seat, std::string_view id) {
  if (fighter(seat) == id) return;
  core::Json& chosen = options_[k_characters];
  if (id.empty()) {
    chosen.erase(core::name(core::seat_at(seat)));
  } else {
    chosen[core::name(core::seat_at(seat))] = std::string(id);
  }
}

/// Characters of a pack that was switched off, or that are left out with so few places.
void Lobby::drop_absent_fighters() {
  const auto there = fighters();
  for (int seat = 0; seat < places(); ++seat) {
    const std::string id = fighter(seat);
    const auto found =
        std::find_if(there.begin(), there.end(), [&id](const Fighter& fighter) { return fighter.id == id; });
    if (found == there.end()) set_fighter(seat, {});
  }
}

std::vector<OptionRow> options_of(const core::Game& game) {
  std::vector<OptionRow> options;
  for (const OptionRow& option : k_options) {
    if (option.game == game.id()) options.push_back(option);
  }
  return options;
}

std::vector<OptionRow> options_of(const Lobby& lobby) {
  std::vector<OptionRow> options = options_of(lobby.game());
  std::erase_if(options, [&lobby](const OptionRow& option) {
    return option.only_places != 0 && option.only_places != lobby.places();
  });
  return options;
}

std::string length_line(const Lobby& lobby) {
  const Tray& tray = tray_of(lobby.game());
  const auto sides = static_cast<int>(sides_of(lobby.options(), lobby.places()).size());
  int minutes = tray.base_minutes + tray.minutes_each * sides;
  for (const OptionRow& option : options_of(lobby.game())) {
    // Points come faster in the end: half as many more take a third longer at four places, at eight half
    // as long again (the sanity run in docs/rules/what-the-food.md).
    if (option.key == "limit") minutes += minutes * (lobby.value(option) - 10) * (4 + lobby.places()) / 120;
  }
  return std::to_string(lobby.places()) + " players, about " + std::to_string(minutes) + " minutes";
}

}  // namespace game::screens
