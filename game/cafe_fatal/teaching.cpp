// Hints and rule texts.
#include "game/cafe_fatal/teaching.hpp"

#include <array>

namespace game::cafe_fatal {

std::string lesson_text(Lesson lesson) {
  static constexpr std::array<const char*, static_cast<std::size_t>(Lesson::count)> k_texts{
      "Pick one number: all your dice with it go to one table.",
      "Most dice win a table; of equally many the higher number.",
      "New numbers go next to your dice, old ones join theirs.",
      "Now whoever has most dice on a table wins it.",
      "A tie, equally many dice with one number: nobody wins.",
      "Five of a kind make a whole, and it is worth double.",
  };
  return k_texts[static_cast<std::size_t>(lesson)];
}

void Teaching::give(Lesson lesson) {
  const unsigned bit = 1U << static_cast<unsigned>(lesson);
  if (!on_ || (given_ & bit) != 0) return;
  given_ |= bit;
  text_ = lesson_text(lesson);
}

void Teaching::choice_opened(bool first_throw) {
  give(first_throw ? Lesson::pick : Lesson::later);
}

void Teaching::tables_entered() {
  if (text_ == lesson_text(Lesson::pick)) end();
  give(Lesson::place);
}

void Teaching::event(const core::Event& event) {
  switch (static_cast<rules::EventKind>(event.kind())) {
    case rules::EventKind::table_taken:
      return give(Lesson::distribution);
    case rules::EventKind::table_stays:
      if (event.as<rules::TableStays>().tied != 0) give(Lesson::tie);
      return;
    case rules::EventKind::whole_completed:
      return give(Lesson::whole);
    case rules::EventKind::dice_returned:
      return end();
    default:
      return;
  }
}

namespace {

std::string why_dark(const Shown& shown, const Choice& choice) {
  const rules::Player& player = shown.board.player(choice.seat());
  const auto own = player.table[static_cast<std::size_t>(choice.result() - 1)];
  const auto at = static_cast<std::size_t>(choice.result() - 1);
  if (own != rules::k_no_table) {
    const bool one = player.dice[at] == 1;
    return "Your " + number_words(player.dice[at], choice.result()) +
           (one ? " already lies" : " already lie") + " on a table, so more " +
           number_words(2, choice.result()) + " must join " + (one ? "it" : "them") + " there.";
  }
  if (player.occupied == 0) return "It is your first throw of the round: every table is open to you.";
  return "Dark tables are not next to your dice, or hold dice of yours with another number. New numbers go "
         "to a table beside, above or below one of yours.";
}

}  // namespace

stage::Info explain(const Shown& shown, const Choice* choice, const Names& names) {
  if (choice == nullptr) {
    return {"Café Fatal",
            "Throw your dice, pick one number and put all dice showing it on one table. Most dice win the "
            "table’s morsels. Of equally many dice the higher number wins; if the numbers are the same too, "
            "the morsels stay. Cheese is worth 1, pizza 2, cake 5; five of a kind are worth double. At 40 "
            "points, or when the bag is too empty, most points win.",
            "cake-joy"};
  }
  const int dice = shown.board.thrown[static_cast<std::size_t>(choice->result() - 1)];
  const std::string picture =
      "die-" + std::to_string(core::index(choice->seat())) + "-" + std::to_string(choice->result());
  std::string text;
  if (choice->at_tables() && choice->focused() != nullptr)
    text = consequence(*choice->focused(), names) + "\n";
  const std::string numbers = number_words(dice, choice->result());
  text += (dice == 1 ? "The " + numbers + " goes" : "All " + std::to_string(dice) + " " + numbers + " go") +
          " to one table; the others stay in your hand for your next throw.\n" + why_dark(shown, *choice) +
          "\nAt the end of the round most dice win a table. Of equally many dice the higher number wins; if "
          "the numbers are the same too, the morsels stay.";
  return {"Your " + numbers, text, picture};
}

}  // namespace game::cafe_fatal
