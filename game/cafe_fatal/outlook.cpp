// Judges placements by the standing they bring about now; no search, no bot.
#include "game/cafe_fatal/outlook.hpp"

namespace game::cafe_fatal {

namespace {

/// The strongest dice of the others on the table.
int strongest_other(const rules::Board& board, core::Seat seat, int table, rules::Group& best) {
  int rival = -1;
  for (int other = 0; other < board.seats; ++other) {
    const rules::Group group = board.group(core::seat_at(other), table);
    const bool better = group.dice > best.dice || (group.dice == best.dice && group.value > best.value);
    if (other == core::index(seat) || group.dice == 0 || !better) continue;
    rival = other;
    best = group;
  }
  return rival;
}

}  // namespace

Outlook outlook_of(const rules::Board& board, core::Seat seat, rules::Placement placement) {
  Outlook outlook;
  outlook.placement = placement;
  const auto result = static_cast<std::size_t>(placement.result - 1);
  const rules::Player& player = board.player(seat);
  outlook.dice = board.thrown[result] + (player.table[result] == placement.table ? player.dice[result] : 0);
  outlook.pieces = board.morsels[static_cast<std::size_t>(placement.table)];
  outlook.rival = strongest_other(board, seat, placement.table, outlook.best);
  const int ahead = outlook.dice - outlook.best.dice;
  const int higher = placement.result - outlook.best.value;
  if (outlook.rival < 0) {
    outlook.verdict = Verdict::alone;
  } else if (ahead != 0) {
    outlook.verdict = ahead > 0 ? Verdict::more : Verdict::fewer;
  } else if (higher != 0) {
    outlook.verdict = higher > 0 ? Verdict::higher : Verdict::lower;
  } else {
    outlook.verdict = Verdict::tie;
  }
  return outlook;
}

PillText pill_text(const Outlook& outlook) {
  const std::string mine = dice_count(outlook.dice);
  const std::string value = std::to_string(outlook.placement.result);
  switch (outlook.verdict) {
    case Verdict::alone:
    case Verdict::more:
      return {mine + ": you lead", ""};
    case Verdict::higher:
      return {"you lead, " + value + " beats " + std::to_string(outlook.best.value), ""};
    case Verdict::tie:
      return {mine + ": tie, stays", ""};
    case Verdict::fewer:
      return {"", "leads " + std::to_string(outlook.best.dice) + " : " + std::to_string(outlook.dice)};
    case Verdict::lower:
      return {"", "leads, " + std::to_string(outlook.best.value) + " beats " + value};
  }
  return {};
}

PillText short_pill_text(const Outlook& outlook) {
  if (outlook.leads()) return {"you lead", ""};
  if (outlook.verdict == Verdict::tie) return {"tie, stays", ""};
  return {"", "leads"};
}

std::string consequence(const Outlook& outlook, const Names& names) {
  const std::string mine = std::to_string(outlook.dice);
  const std::string rival = outlook.rival < 0 ? std::string() : names[outlook.rival];
  const std::string whose = outlook.rival < 0 ? std::string() : names.possessive(outlook.rival);
  const std::string value = std::to_string(outlook.placement.result);
  const std::string theirs = std::to_string(outlook.best.value);
  switch (outlook.verdict) {
    case Verdict::alone:
      return "Nobody else is here: you lead for " + pieces_words(outlook.pieces) + ".";
    case Verdict::more:
      return "Your " + mine + " dice beat " + whose + " " + std::to_string(outlook.best.dice) + ".";
    case Verdict::higher:
      return "Equally many dice, and your " + value + " beats " + whose + " " + theirs + ".";
    case Verdict::tie:
      return "A tie with " + rival + ": equally many dice, same number. Nobody wins.";
    case Verdict::fewer:
      return rival + " leads with " + dice_count(outlook.best.dice) + ", you would have " + mine + ".";
    case Verdict::lower:
      return "Equally many dice, but " + whose + " " + theirs + " beats your " + value + ".";
  }
  return {};
}

double promise(const rules::Board& board, core::Seat seat, const Outlook& outlook) {
  rules::Pieces won = board.player(seat).won;
  const int before = rules::points(won);
  for (std::size_t kind = 0; kind < rules::k_morsels; ++kind)
    won[kind] = static_cast<std::uint8_t>(won[kind] + outlook.pieces[kind]);
  const double prize = rules::points(won) - before;
  const double margin = outlook.dice - outlook.best.dice;
  const auto placed = board.thrown[static_cast<std::size_t>(outlook.placement.result - 1)];
  const double cost = 0.35 * placed + 0.02 * outlook.placement.result;
  if (outlook.leads()) return prize * (1.0 - 0.5 / (1.0 + margin)) + 0.3 * margin - cost;
  return (outlook.verdict == Verdict::tie ? 0.1 : 0.0) - cost;
}

}  // namespace game::cafe_fatal
