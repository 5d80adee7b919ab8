// Words for who takes what.
#include "game/cafe_fatal/log_words.hpp"

namespace game::cafe_fatal {

namespace {

/// "five", "2 fives": a single die needs no number.
std::string bare_words(int dice, int value) {
  return dice == 1 ? dice_words(1, value).substr(2) : dice_words(dice, value);
}

}  // namespace

std::string taken_words(const rules::TableTaken& event, const Names& names) {
  const std::string prize = ": " + pieces_words(event.pieces);
  const std::string own = std::to_string(event.dice);
  switch (event.by) {
    case rules::TakenBy::alone:
      return names[event.seat] + " is alone with " + dice_words(event.dice, event.result) + prize;
    case rules::TakenBy::more_dice:
      return names.possessive(event.seat) + " " + own + " dice beat " + names.possessive(event.rival) + " " +
             std::to_string(event.rival_dice) + prize;
    case rules::TakenBy::higher_result:
      return names.possessive(event.seat) + " " + bare_words(event.dice, event.result) +
             (event.dice == 1 ? " beats " : " beat ") + names.possessive(event.rival) + " " +
             bare_words(event.rival_dice, event.rival_result) + prize;
  }
  return {};
}

std::string tie_words(const rules::TableStays& event, const rules::Pieces& pieces, const Names& names) {
  return names.list(event.tied) + " tie with " + dice_words(event.dice, event.result) + ": " +
         stays_words(pieces);
}

}  // namespace game::cafe_fatal
