// Reading the options of Cafe Chaos, and the boards that follow from them.
#include "engine/food_fight/cafe_chaos/options.hpp"

#include <algorithm>

#include "engine/core/field_reader.hpp"
#include "engine/food_fight/cafe_chaos/cards.hpp"
#include "engine/food_fight/cafe_chaos/position.hpp"
#include "engine/food_fight/fight_game.hpp"

namespace food_fight::cafe_chaos {

namespace {

using core::Json;

struct PackName {
  Pack pack;
  std::string_view name;
};
constexpr std::array<PackName, 3> k_packs{
    {{Pack::animator, "animator"}, {Pack::junk_food, "junk-food"}, {Pack::soobway, "soobway"}}};

constexpr int k_most_mixed_up = 7;
/// A round can bring somebody far beyond the limit; points are one byte.
constexpr int k_most_limit = 100;

std::uint8_t read_packs(core::FieldReader& fields, core::ReadError& error) {
  std::uint8_t variants = 0;
  for (const auto& word : fields.words("packs")) {
    const auto found = std::find_if(k_packs.begin(), k_packs.end(),
                                    [&word](const PackName& pack) { return pack.name == word; });
    if (found == k_packs.end()) {
      error.set(fields.path_of("packs") + ": \"" + word + "\" is no pack; packs: animator junk-food soobway");
      return variants;
    }
    variants = static_cast<std::uint8_t>(variants | static_cast<std::uint8_t>(found->pack));
  }
  return variants;
}

std::string pack_words(std::uint8_t variants) {
  std::vector<std::string> words;
  for (const auto& [pack, name] : k_packs) {
    if (has_pack(variants, pack)) words.emplace_back(name);
  }
  return core::join(words);
}

std::uint8_t variants_of(const Json& options) {
  core::ReadError error;
  core::FieldReader fields(options, "options", error);
  return read_packs(fields, error);
}

Json with(std::string_view packs, int mix_up = 0, int limit = 10) {
  return {{"packs", packs}, {"mix_up", mix_up}, {"limit", limit}, {"characters", Json::object()}};
}

constexpr std::string_view k_all_packs = "animator junk-food soobway";

}  // namespace

core::Result<Json> read_options(const Json& options, int seats) {
  core::ReadError error;
  core::FieldReader fields(options, "options", error);
  const std::uint8_t variants = read_packs(fields, error);
  Json read = {{"packs", pack_words(variants)},
               {"mix_up", fields.number("mix_up", 0, k_most_mixed_up, 0)},
               {"limit", fields.number("limit", 2, k_most_limit, 10)}};
  Board board;
  board.seats = static_cast<std::uint8_t>(seats);
  board.variants = variants;
  read["characters"] = read_characters(fields, the_box(), board, error);
  fields.finish();
  if (error.any()) return core::fail(error.message());
  return read;
}

Json full_options() {
  return with(k_all_packs, k_most_mixed_up);
}

std::vector<Json> option_sets() {
  std::vector<Json> sets{with("")};
  for (const auto& pack : k_packs) sets.push_back(with(pack.name));
  sets.push_back(with(k_all_packs));
  sets.push_back(with("", k_most_mixed_up));
  sets.push_back(full_options());
  sets.push_back(with("junk-food soobway", 3, 5));
  return sets;
}

Board board_for(const Json& options, int seats) {
  Board board;
  board.seats = static_cast<std::uint8_t>(seats);
  board.limit = options.at("limit").get<std::uint8_t>();
  board.mix_up = options.at("mix_up").get<std::uint8_t>();
  board.variants = variants_of(options);
  return board;
}

}  // namespace food_fight::cafe_chaos
