// Where the two food fights differ inside a shared rule: one question or move each. Cafe Chaos has no super
// conditions and holds no events.
#pragma once

#include <array>

#include "engine/food_fight/attack.hpp"

namespace food_fight::house {

/// Points that a thrown Condition adds: 2; Moldy 3 (WF-044, WF-091).
int worth_of_condition(const Board& board, Card condition);
/// The order in which the kinds of an attack's cards go to the trash (CC-A12, WF-089).
std::array<CardKind, 3> trash_order(const Board& board);
/// A Lob that Spin turned splatters round the spinner, in Cafe Chaos round the lobber too (CC-A86, WF-A40).
bool spun_lob_splatters_twice(const Board& board);
/// Attacks that are combos, so that a Smash may add to them (CC-A61, WF-A44).
bool is_combo_attack(Card action);
/// What a Smash may add: in What the Food?! no Food (CC-219, WF-077).
Pile smash_additions(const Table& t, Seat smasher);
/// Whose target cards Confuse may turn: Hide and Outsmart stop it in Cafe Chaos only (CC-A27, WF-A47).
core::SeatSet confusable(const Table& t);

// Super conditions (WF-091; the table stands in the ledger's section 14.6).
bool is_scalding(const Board& board, Card condition);
bool is_leftover(const Board& board, Card condition);
bool is_greasy(const Table& t, Seat seat);
/// Suspicious: before the attack its thrower may turn the own target card.
void turn_aim_first(Table& t, Attack& attack, Card condition);
/// Crunchy and Mystery, hit or miss; what they add to the attack.
int condition_played(Table& t, Seat attacker, Card condition);
/// What a condition does when its attack hits.
void condition_hits(Table& t, const Attack& attack, Card condition, Seat victim);

/// The window after a declaration: whether a held Fire Drill cancels the attack (WF-095, WF-A56, WF-A60).
bool declaration_is_cancelled(Table& t, const AttackContext& declared);

}  // namespace food_fight::house
