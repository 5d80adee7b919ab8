// What a placement would mean at once: who would lead, by what, and how it is said.
#pragma once

#include <string>
#include <vector>

#include "engine/cafe_fatal/placement.hpp"
#include "game/cafe_fatal/shown.hpp"
#include "game/cafe_fatal/words.hpp"

namespace game::cafe_fatal {

enum class Verdict : std::uint8_t { alone, more, higher, tie, fewer, lower };

struct Outlook {
  rules::Placement placement;
  Verdict verdict = Verdict::alone;
  int dice = 0;       ///< own dice on the table afterwards
  int rival = -1;     ///< the strongest other seat there; −1: nobody
  rules::Group best;  ///< its dice
  rules::Pieces pieces{};
  bool leads() const { return verdict <= Verdict::higher; }
};

Outlook outlook_of(const rules::Board& board, core::Seat seat, rules::Placement placement);
/// For the pill on the table, the rival's mark left out: "3 dice: you lead", "2 dice: tie, stays",
/// the mark and "leads 3 : 2".
struct PillText {
  std::string before;
  std::string after;  ///< behind the rival's mark; empty: no mark
};
PillText pill_text(const Outlook& outlook);
/// The verdict alone, where large text leaves no room for numbers: "you lead", "tie".
PillText short_pill_text(const Outlook& outlook);
/// One sentence for the caption: "Your 3 dice beat Bruno’s 2."
std::string consequence(const Outlook& outlook, const Names& names);
/// How good the placement looks right now; for the first focus only.
double promise(const rules::Board& board, core::Seat seat, const Outlook& outlook);

}  // namespace game::cafe_fatal
