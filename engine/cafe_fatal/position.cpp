// Positions of Café Fatal: what is left out gets its default, what cannot be is refused.
#include "engine/cafe_fatal/position.hpp"

#include <algorithm>

#include "engine/cafe_fatal/rules.hpp"
#include "engine/core/field_reader.hpp"

namespace cafe_fatal {

namespace {

using core::FieldReader;
using core::Json;
using core::ReadError;

std::string table_name(int table) {
  return "t" + std::to_string(table + 1);
}

int table_number(const std::string& word, int tables) {
  for (int table = 0; table < tables; ++table) {
    if (table_name(table) == word) return table;
  }
  return -1;
}

std::string table_range(int tables) {
  return "t1 … " + table_name(tables - 1);
}

Json dice_words(const std::array<std::uint8_t, k_results>& by_result) {
  Json words = Json::array();
  for (std::size_t result = 0; result < k_results; ++result) {
    for (int i = 0; i < by_result[result]; ++i) words.push_back(result + 1);
  }
  return words;
}

Json morsel_words(const Pieces& pieces) {
  Json words = Json::array();
  for (std::size_t kind = 0; kind < k_morsels; ++kind) {
    for (int i = 0; i < pieces[kind]; ++i) words.push_back(k_morsel_names[kind]);
  }
  return words;
}

/// Reads one position into a state; the first fault stays in `error`.
class PositionReading {
 public:
  PositionReading(const core::Setup& setup, const Json& position)
      : setup_(setup), top_(position, "", error_), described_(position.contains("tables")) {
    state_.board.seats = static_cast<std::uint8_t>(setup.seats);
  }

  core::Result<State> read() {
    read_course();
    read_red();
    read_tables();
    for (int seat = 0; seat < setup_.seats; ++seat) read_player(core::seat_at(seat));
    read_thrown();
    read_bag();
    top_.finish();
    if (error_.any()) return core::fail(error_.message());
    return state_;
  }

 private:
  Board& board() { return state_.board; }
  int tables() { return board().layout().tables; }

  void read_course() {
    board().round = static_cast<std::uint8_t>(top_.number("round", 1, 250, 1));
    const auto start = top_.seat("start", setup_.seats, core::Seat{});
    board().start = static_cast<std::uint8_t>(start);
    board().turn = static_cast<std::uint8_t>(top_.seat("turn", setup_.seats, start));
    const auto fallback = described_ && !top_.object("tables").empty() ? "throw" : "setup";
    board().phase =
        top_.word("step", {"setup", "throw"}, fallback) == "setup" ? Phase::set_up : Phase::dice_throw;
  }

  void read_red() {
    board().red = board().layout().reference_red;
    if (!top_.has("red")) return;
    FieldReader red(top_.object("red"), "red", error_);
    TableSet used = 0;
    for (std::size_t result = 0; result < k_results; ++result) {
      const auto key = std::to_string(result + 1);
      const auto words = red.words(key);
      const int table = words.size() == 1 ? table_number(words[0], tables()) : -1;
      if (table < 0) {
        error_.set(red.path_of(key) + " is a table " + table_range(tables()) +
                   "; \"red\" names all six results");
        return;
      }
      if (((used >> table) & 1) != 0) error_.set(red.path_of(key) + ": " + words[0] + " bears two results");
      used = static_cast<TableSet>(used | (1 << table));
      board().red[result] = static_cast<std::uint8_t>(table);
    }
    red.finish();
  }

  void read_tables() {
    for (const auto& [key, value] : top_.object("tables").items()) {
      const int table = table_number(key, tables());
      if (table < 0) {
        error_.set("\"tables." + key + "\": with " + std::to_string(setup_.seats) + " seats the tables are " +
                   table_range(tables()));
        return;
      }
      FieldReader fields(value, "tables." + key, error_);
      board().morsels[static_cast<std::size_t>(table)] = read_pieces(fields, "morsels");
      FieldReader dice(fields.object("dice"), "tables." + key + ".dice", error_);
      for (int seat = 0; seat < setup_.seats; ++seat) read_dice(dice, core::seat_at(seat), table);
      dice.finish();
      fields.finish();
    }
  }

  Pieces read_pieces(FieldReader& fields, std::string_view key) {
    Pieces pieces{};
    for (const auto& word : fields.words(key)) {
      const auto found = std::find(k_morsel_names.begin(), k_morsel_names.end(), word);
      if (found == k_morsel_names.end()) {
        error_.set(fields.path_of(key) + ": \"" + word + "\" is no morsel; morsels are cheese, pizza, cake");
        return pieces;
      }
      auto& number = pieces[static_cast<std::size_t>(found - k_morsel_names.begin())];
      if (++number > k_box) {
        error_.set(fields.path_of(key) + " names more morsels than there are");
        return pieces;
      }
    }
    return pieces;
  }

  /// Reads die results into numbers by result; at most six dice.
  std::array<std::uint8_t, k_results> read_results(FieldReader& fields, std::string_view key) {
    std::array<std::uint8_t, k_results> by_result{};
    const auto words = fields.words(key);
    if (words.size() > k_dice)
      error_.set(fields.path_of(key) + " has " + std::to_string(words.size()) + " dice; a player has six");
    for (const auto& word : words) {
      if (word.size() != 1 || word[0] < '1' || word[0] > '6') {
        error_.set(fields.path_of(key) + ": \"" + word + "\" is no die result 1 … 6");
        return by_result;
      }
      if (words.size() <= k_dice) ++by_result[static_cast<std::size_t>(word[0] - '1')];
    }
    return by_result;
  }

  void read_dice(FieldReader& dice, core::Seat seat, int table) {
    const auto key = core::name(seat);
    const auto by_result = read_results(dice, key);
    Player& player = board().player(seat);
    for (std::size_t result = 0; result < k_results; ++result) {
      if (by_result[result] == 0) continue;
      if (((player.occupied >> table) & 1) != 0)
        error_.set(dice.path_of(key) + ": a player's dice on one table show one result (CF-023)");
      if (player.table[result] != k_no_table) {
        error_.set(dice.path_of(key) + ": " + key + " has " + std::to_string(result + 1) +
                   "s on two tables (CF-025)");
      }
      player.table[result] = static_cast<std::uint8_t>(table);
      player.dice[result] = by_result[result];
      player.occupied = static_cast<TableSet>(player.occupied | (1 << table));
    }
  }

  void read_player(core::Seat seat) {
    FieldReader fields(top_.object(core::name(seat)), core::name(seat), error_);
    Player& player = board().player(seat);
    for (std::size_t kind = 0; kind < k_morsels; ++kind) {
      player.won[kind] = static_cast<std::uint8_t>(fields.number(k_morsel_names[kind], 0, k_in_box[kind], 0));
    }
    int placed = 0;
    for (const auto dice : player.dice) placed += dice;
    const int in_hand = fields.number("dice", 0, k_dice, k_dice - placed);
    if (placed > k_dice || in_hand + placed != k_dice) {
      error_.set("seat " + core::name(seat) + " has " + std::to_string(placed) + " dice on tables and " +
                 std::to_string(in_hand) + " in hand; together they are six");
      return;
    }
    if (board().phase == Phase::set_up && placed > 0) error_.set("in step \"setup\" no dice lie on tables");
    player.in_hand = static_cast<std::uint8_t>(in_hand);
    fields.finish();
  }

  void read_thrown() {
    board().thrown = read_results(top_, "thrown");
    int dice = 0;
    for (const auto number : board().thrown) dice += number;
    if (error_.any() || board().phase != Phase::dice_throw) {
      if (dice > 0) error_.set("\"thrown\" stands only in step \"throw\"");
      return;
    }
    if (next_with_dice(board(), board().turn) == setup_.seats) board().phase = Phase::distribute;
    if (dice == 0) return;
    const int in_hand = board().player(board().on_turn()).in_hand;
    if (dice != in_hand) {
      error_.set("\"thrown\" has " + std::to_string(dice) + " dice; seat " + core::name(board().on_turn()) +
                 " throws all " + std::to_string(in_hand) + " in hand");
    }
    board().phase = Phase::place;
  }

  void read_bag() {
    std::vector<Morsel> from_top;
    for (const auto& word : top_.words("bag")) {
      const auto found = std::find(k_morsel_names.begin(), k_morsel_names.end(), word);
      if (found == k_morsel_names.end())
        error_.set("\"bag\": \"" + word + "\" is no morsel; morsels are cheese, pizza, cake");
      from_top.push_back(static_cast<Morsel>(found - k_morsel_names.begin()));
    }
    const bool rest = top_.truth("rest", true);
    if (from_top.size() > k_box)
      error_.set("\"bag\" has " + std::to_string(from_top.size()) + " morsels; the box has 60");
    if (error_.any()) return;
    std::reverse(from_top.begin(), from_top.end());
    for (const auto morsel : from_top) state_.bag.push_back(morsel);
    auto unused = unused_morsels(state_);
    if (!unused) {
      error_.set(unused.error().message);
    } else if (rest) {
      put_under(*unused);
    }
  }

  /// The morsels that are named nowhere follow in the bag, shuffled from the seed.
  void put_under(const Pieces& unused) {
    core::FixedList<Morsel, k_box> bag;
    for (const auto kind : k_all_morsels) {
      for (int i = 0; i < unused[static_cast<std::size_t>(kind)]; ++i) bag.push_back(kind);
    }
    core::ChanceStream stream{core::mix(setup_.seed, 0x626167), 0};
    core::shuffle(bag.span(), stream);
    for (const auto morsel : state_.bag) bag.push_back(morsel);
    state_.bag = bag;
  }

  const core::Setup& setup_;
  ReadError error_;
  FieldReader top_;
  bool described_;
  State state_;
};

Json bag_words(const State& state) {
  Json words = Json::array();
  for (int i = state.bag.size() - 1; i >= 0; --i)
    words.push_back(k_morsel_names[static_cast<std::size_t>(state.bag[i])]);
  return words;
}

Json red_tables(const Board& board) {
  Json red = Json::object();
  for (std::size_t result = 0; result < k_results; ++result)
    red[std::to_string(result + 1)] = table_name(board.red[result]);
  return red;
}

/// What lies on one table: everything, or (for positions) without what is empty.
Json table_entry(const Board& board, int table, bool with_empty) {
  Json entry = Json::object();
  const Pieces& pieces = board.morsels[static_cast<std::size_t>(table)];
  if (with_empty || count(pieces) > 0) entry["morsels"] = morsel_words(pieces);
  Json dice = Json::object();
  for (int seat = 0; seat < board.seats; ++seat) {
    const Group group = board.group(core::seat_at(seat), table);
    if (with_empty || group.dice > 0) {
      dice[core::name(core::seat_at(seat))] =
          std::vector<int>(static_cast<std::size_t>(group.dice), group.value);
    }
  }
  if (with_empty || !dice.empty()) entry["dice"] = std::move(dice);
  return entry;
}

std::string_view step_name(Phase phase) {
  return phase == Phase::set_up ? "setup" : phase == Phase::over ? "over" : "throw";
}

Json course(const Board& board) {
  Json json = Json::object();
  json["round"] = board.round;
  json["start"] = core::name(core::seat_at(board.start));
  json["turn"] = core::name(board.on_turn());
  json["step"] = step_name(board.phase);
  json["red"] = red_tables(board);
  return json;
}

Json player_entry(const Player& player) {
  Json entry = Json::object();
  for (std::size_t kind = 0; kind < k_morsels; ++kind)
    entry[std::string(k_morsel_names[kind])] = player.won[kind];
  entry["dice"] = player.in_hand;
  return entry;
}

}  // namespace

core::Result<Pieces> unused_morsels(const State& state) {
  std::array<int, k_morsels> used{};
  for (const auto morsel : state.bag) ++used[static_cast<std::size_t>(morsel)];
  for (std::size_t kind = 0; kind < k_morsels; ++kind) {
    for (const auto& table : state.board.morsels) used[kind] += table[kind];
    for (const auto& player : state.board.players) used[kind] += player.won[kind];
  }
  Pieces unused{};
  for (std::size_t kind = 0; kind < k_morsels; ++kind) {
    if (used[kind] > k_in_box[kind]) {
      return core::fail(std::to_string(used[kind]) + " " + std::string(k_morsel_names[kind]) +
                        " are named; the box has " + std::to_string(k_in_box[kind]));
    }
    unused[kind] = static_cast<std::uint8_t>(k_in_box[kind] - used[kind]);
  }
  return unused;
}

core::Result<State> read_position(const core::Setup& setup, const core::Json& position) {
  return PositionReading(setup, position).read();
}

core::Json write_position(const State& state) {
  const Board& board = state.board;
  Json json = course(board);
  Json tables = Json::object();
  for (int table = 0; table < board.layout().tables; ++table) {
    Json entry = table_entry(board, table, false);
    if (!entry.empty()) tables[table_name(table)] = std::move(entry);
  }
  json["tables"] = std::move(tables);
  json["bag"] = bag_words(state);
  json["rest"] = false;
  for (int seat = 0; seat < board.seats; ++seat)
    json[core::name(core::seat_at(seat))] = player_entry(board.player(core::seat_at(seat)));
  if (board.phase == Phase::place) json["thrown"] = dice_words(board.thrown);
  return json;
}

core::Json describe(const State& state, bool with_bag) {
  const Board& board = state.board;
  Json json = course(board);
  for (int table = 0; table < board.layout().tables; ++table)
    json["tables"][table_name(table)] = table_entry(board, table, true);
  if (with_bag) json["bag"] = bag_words(state);
  if (!with_bag) json["bag_size"] = state.bag.size();
  for (int seat = 0; seat < board.seats; ++seat) {
    const Player& player = board.player(core::seat_at(seat));
    Json entry = player_entry(player);
    entry["score"] = points(player.won);
    json[core::name(core::seat_at(seat))] = std::move(entry);
  }
  json["thrown"] = dice_words(board.thrown);
  json["over"] = board.phase == Phase::over;
  json["winners"] = Json::array();
  for (int seat = 0; board.phase == Phase::over && seat < board.seats; ++seat) {
    if (winners(board).has(core::seat_at(seat))) json["winners"].push_back(core::name(core::seat_at(seat)));
  }
  return json;
}

}  // namespace cafe_fatal
