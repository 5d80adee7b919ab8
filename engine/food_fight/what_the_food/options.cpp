// Reading the options of What the Food?!, and the boards that follow from them.
#include "engine/food_fight/what_the_food/options.hpp"

#include <array>

#include "engine/food_fight/fight_game.hpp"
#include "engine/food_fight/what_the_food/cards.hpp"

namespace food_fight::what_the_food {

namespace {

using core::Json;

struct Switch {
  std::string_view key;
  Variant variant;
  bool advanced;  ///< with it one plays to 15 (WF-090)
};
constexpr std::array<Switch, 5> k_switches{{{"special_edition", Variant::special_edition, false},
                                            {"super_conditions", Variant::super_conditions, true},
                                            {"mix_it_up", Variant::mix_it_up, true},
                                            {"hold_events", Variant::hold_events, true},
                                            {"trim_two_player", Variant::trim_two_player, false}}};
constexpr int k_limit = 10;
constexpr int k_advanced_limit = 15;
/// Specials that Mix it up puts into the deck, at most (WF-A58).
constexpr int k_most_mixed_up = 6;

/// Every set of switches that makes a difference with so many seats.
bool makes_sense(unsigned bits, int seats) {
  return seats == 2 || (bits & static_cast<unsigned>(Variant::trim_two_player)) == 0;
}

Json with(unsigned bits) {
  Json options = Json::object();
  bool advanced = false;
  for (const auto& one : k_switches) {
    const bool on = (bits & static_cast<unsigned>(one.variant)) != 0;
    options[one.key] = on;
    advanced = advanced || (on && one.advanced);
  }
  options["limit"] = advanced ? k_advanced_limit : k_limit;
  options["characters"] = Json::object();
  return options;
}

}  // namespace

core::Result<Json> read_options(const Json& options, int seats) {
  core::ReadError error;
  core::FieldReader fields(options, "options", error);
  unsigned bits = 0;
  for (const auto& one : k_switches)
    bits |= fields.truth(one.key, false) ? static_cast<unsigned>(one.variant) : 0U;
  Json read = with(bits);
  if (fields.has("limit")) {
    const int limit = fields.number("limit", k_limit, k_advanced_limit, k_limit);
    if (limit != k_limit && limit != k_advanced_limit)
      error.set(fields.path_of("limit") + " is 10 or 15, found " + std::to_string(limit) + " (WF-A57)");
    read["limit"] = limit;
  }
  if (!error.any()) read["characters"] = read_characters(fields, the_box(), board_for(read, seats), error);
  fields.finish();
  if (error.any()) return core::fail(error.message());
  return read;
}

Json full_options(int seats) {
  constexpr auto k_all =
      static_cast<unsigned>(Variant::special_edition) | static_cast<unsigned>(Variant::super_conditions) |
      static_cast<unsigned>(Variant::mix_it_up) | static_cast<unsigned>(Variant::hold_events);
  return with(seats == 2 ? k_all | static_cast<unsigned>(Variant::trim_two_player) : k_all);
}

std::vector<Json> option_sets(int seats) {
  std::vector<Json> sets;
  for (unsigned bits = 0; bits < 1U << k_switches.size(); ++bits) {
    if (makes_sense(bits, seats)) sets.push_back(with(bits));
  }
  return sets;
}

Board board_for(const Json& options, int seats) {
  Board board;
  board.seats = static_cast<std::uint8_t>(seats);
  board.fight = Fight::what_the_food;
  unsigned bits = 0;
  for (const auto& one : k_switches)
    bits |= options.at(std::string(one.key)).get<bool>() ? static_cast<unsigned>(one.variant) : 0U;
  board.variants = static_cast<std::uint8_t>(bits);
  board.limit = options.at("limit").get<std::uint8_t>();
  board.mix_up = has(board.variants, Variant::mix_it_up) ? k_most_mixed_up : 0;
  board.super_conditions = has(board.variants, Variant::super_conditions);
  board.events_are_held = has(board.variants, Variant::hold_events);
  return board;
}

}  // namespace food_fight::what_the_food
