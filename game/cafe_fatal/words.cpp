// Words for dice, morsels, tables and people.
#include "game/cafe_fatal/words.hpp"

#include <array>

namespace game::cafe_fatal {

namespace {

constexpr std::array<const char*, 7> k_one{"", "one", "two", "three", "four", "five", "six"};
constexpr std::array<const char*, 7> k_many{"", "ones", "twos", "threes", "fours", "fives", "sixes"};

using stage::joined;

/// Index of the dearest kind that is there; −1 without pieces.
int dearest(const rules::Pieces& pieces) {
  for (int kind = rules::k_morsels - 1; kind >= 0; --kind) {
    if (pieces[static_cast<std::size_t>(kind)] > 0) return kind;
  }
  return -1;
}

std::string kind_name(int kind) {
  return std::string(rules::k_morsel_names[static_cast<std::size_t>(kind)]);
}

}  // namespace

std::string dice_words(int dice, int value) {
  const auto index = static_cast<std::size_t>(value);
  return std::to_string(dice) + " " + (dice == 1 ? k_one[index] : k_many[index]);
}

std::string dice_count(int dice) {
  return dice == 1 ? "1 die" : std::to_string(dice) + " dice";
}

std::string number_words(int dice, int value) {
  return std::to_string(value) + (dice == 1 ? "" : "s");
}

std::string piece_words(rules::Morsel morsel, int many) {
  const std::string kind = kind_name(static_cast<int>(morsel));
  if (many == 1) return kind;
  return std::to_string(many) + (morsel == rules::Morsel::pizza ? " slices of " : " pieces of ") + kind;
}

std::string pieces_words(const rules::Pieces& pieces) {
  std::vector<std::string> parts;
  for (int kind = rules::k_morsels - 1; kind >= 0; --kind) {
    const int many = pieces[static_cast<std::size_t>(kind)];
    if (many > 0) parts.push_back(piece_words(static_cast<rules::Morsel>(kind), many));
  }
  return joined(parts);
}

std::string few_pieces_words(const rules::Pieces& pieces) {
  const int many = rules::count(pieces);
  return many == 1 ? kind_name(dearest(pieces)) : std::to_string(many) + " morsels";
}

std::string stays_words(const rules::Pieces& pieces) {
  const int many = rules::count(pieces);
  if (many == 1) return "the " + kind_name(dearest(pieces)) + " stays";
  return "the " + std::to_string(many) + " morsels stay";
}

std::string table_words(const rules::Pieces& pieces) {
  const int kind = dearest(pieces);
  return kind < 0 ? "the empty table" : "the " + kind_name(kind) + " table";
}

std::string whole_words(rules::Morsel morsel) {
  return morsel == rules::Morsel::cheese ? "cheese wheel" : "whole " + kind_name(static_cast<int>(morsel));
}

}  // namespace game::cafe_fatal
