// Words for who takes what.
#include "game/cafe_fatal/log_words.hpp"

namespace game::cafe_fatal {

namespace {

/// "five", "2 fives": a single die needs no number.
std::string bare_words(int dice, int value) {
  return dice == 1 ? dice_words(1, value).substr(2) : dice_words(dice, value);
}

constexpr int k_longest_line = 80;

int characters(const std::string& utf8) {
  int count = 0;
  for (const char byte : utf8) count += (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U ? 1 : 0;
  return count;
}

/// "Ann is alone with 2 fives", "Ann’s 3 dice beat Bob’s 2".
std::string who_words(const rules::TableTaken& event, const Names& names) {
  switch (event.by) {
    case rules::TakenBy::alone:
      return names[event.seat] + " is alone with " + dice_words(event.dice, event.result);
    case rules::TakenBy::more_dice:
      return names.possessive(event.seat) + " " + std::to_string(event.dice) + " dice beat " +
             names.possessive(event.rival) + " " + std::to_string(event.rival_dice);
    case rules::TakenBy::higher_result:
      return names.possessive(event.seat) + " " + bare_words(event.dice, event.result) +
             (event.dice == 1 ? " beats " : " beat ") + names.possessive(event.rival) + " " +
             bare_words(event.rival_dice, event.rival_result);
  }
  return {};
}

}  // namespace

std::string taken_words(const rules::TableTaken& event, const Names& names) {
  const std::string line = who_words(event, names) + ": ";
  const std::string all = line + pieces_words(event.pieces);
  return characters(all) <= k_longest_line ? all : line + few_pieces_words(event.pieces);
}

std::string won_by_words(const rules::TableTaken& event, const Names& names) {
  switch (event.by) {
    case rules::TakenBy::alone:
      return "Alone with " + dice_words(event.dice, event.result) + ".";
    case rules::TakenBy::more_dice:
      return dice_count(event.dice) + " beat " + names.possessive(event.rival) + " " +
             std::to_string(event.rival_dice) + ".";
    case rules::TakenBy::higher_result:
      return dice_words(event.dice, event.result) + (event.dice == 1 ? " beats " : " beat ") +
             names.possessive(event.rival) + " " + bare_words(event.rival_dice, event.rival_result) + ".";
  }
  return {};
}

std::string gain_words(const rules::Pieces& won, const rules::Pieces& prize) {
  std::string completed;
  std::string several;
  std::string plain;
  int wholes = 0;
  for (std::size_t kind = rules::k_morsels; kind-- > 0;) {
    const int many = prize[kind];
    if (many == 0) continue;
    const auto morsel = static_cast<rules::Morsel>(kind);
    const int worth = rules::k_value[kind] * rules::k_whole;
    const bool completes = (won[kind] + many) / rules::k_whole > won[kind] / rules::k_whole;
    if (!completes) {
      plain += (plain.empty() ? "" : ", ") + piece_words(morsel, many) + " " +
               std::to_string(rules::k_value[kind] * many);
      continue;
    }
    ++wholes;
    completed = piece_words(morsel, many) + (many == 1 ? " completes a " : " complete a ") +
                whole_words(morsel) + " (" + std::to_string(2 * worth) + " instead of " +
                std::to_string(worth) + ")";
    several += (several.empty() ? "" : ", ") + whole_words(morsel) + " " + std::to_string(2 * worth);
  }
  // More than one whole from a single table: no room for each one's sentence.
  if (wholes > 1) completed = "wholes count double: " + several;
  return completed + (completed.empty() || plain.empty() ? "" : ", ") + plain;
}

std::string tie_words(const rules::TableStays& event, const rules::Pieces& pieces, const Names& names) {
  return names.list(event.tied) + " tie with " + dice_words(event.dice, event.result) + ": " +
         stays_words(pieces);
}

}  // namespace game::cafe_fatal
