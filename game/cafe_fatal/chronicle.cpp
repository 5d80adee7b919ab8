// Counts what deserves an award.
#include "game/cafe_fatal/chronicle.hpp"

#include <algorithm>

#include "game/stage/awards.hpp"

namespace game::cafe_fatal {

void Chronicle::note(const core::Event& event) {
  switch (static_cast<rules::EventKind>(event.kind())) {
    case rules::EventKind::table_taken: {
      const auto taken = event.as<rules::TableTaken>();
      Record& record = records_[taken.seat];
      ++record.tables;
      record.thefts += taken.by == rules::TakenBy::higher_result ? 1 : 0;
      record.largest_haul = std::max(record.largest_haul, taken.points_after - taken.points_before);
      return;
    }
    case rules::EventKind::table_stays: {
      const auto stays = event.as<rules::TableStays>();
      for (std::size_t seat = 0; seat < records_.size(); ++seat)
        records_[seat].ties += ((stays.tied >> seat) & 1) != 0 ? 1 : 0;
      return;
    }
    case rules::EventKind::dice_placed: {
      const auto placed = event.as<rules::DicePlaced>();
      Record& record = records_[placed.seat];
      record.most_dice = std::max<int>(record.most_dice, placed.dice);
      return;
    }
    case rules::EventKind::whole_completed:
      ++records_[event.as<rules::WholeCompleted>().seat].wholes;
      return;
    default:
      return;
  }
}

std::vector<stage::Award> Chronicle::awards(const Names& names, int seats) const {
  static constexpr std::array<stage::AwardKind<Record>, 6> k_kinds{{
      {&Record::wholes, 1, "Well rounded", "set of five completed", "sets of five completed",
       "wheel-pizza-5"},
      {&Record::thefts, 1, "Sneaky fingers", "table won by the higher number",
       "tables won by the higher number", "mouse"},
      {&Record::largest_haul, 6, "The big haul", "point from a single table", "points from a single table",
       "cake-joy"},
      {&Record::tables, 2, "Everybody’s guest", "table won", "tables won", "cheese-joy"},
      {&Record::ties, 2, "Stalemate", "tie that helped nobody", "ties that helped nobody", "pizza-sleep"},
      {&Record::most_dice, 4, "Loaded hand", "die in one move", "dice in one move", "die-0-6"},
  }};
  return stage::awards_for(records_, k_kinds, names, seats);
}

std::string points_words(const rules::Pieces& won) {
  std::string text;
  const auto add = [&text](const std::string& what, int points) {
    if (points == 0) return;
    text += (text.empty() ? "" : ", ") + what + " " + std::to_string(points);
  };
  for (int kind = rules::k_morsels - 1; kind >= 0; --kind) {
    const auto morsel = static_cast<rules::Morsel>(kind);
    const int pieces = won[static_cast<std::size_t>(kind)];
    const int wholes = pieces / rules::k_whole;
    const int rest = pieces % rules::k_whole;
    add(std::to_string(wholes) + " " + whole_words(morsel) + (wholes > 1 ? "s" : ""),
        rules::points(morsel, wholes * rules::k_whole));
    add((rest == 1 ? "1 " : "") + piece_words(morsel, rest), rules::points(morsel, rest));
  }
  return text.empty() ? "nothing yet" : text;
}

}  // namespace game::cafe_fatal
