// The actions of the food fights: one function a card, with the card's text above it.
#pragma once

#include "engine/food_fight/table.hpp"

namespace food_fight {

/// Carries out what `seat`'s card stands for, with the aim of its target card (or the copied one's). Game
/// rules that differ between the two food fights are functions of their own (`cafe_chaos`, `what_the_food`).
using ActionFunction = void (*)(Table& t, Seat me, Seat aim);

namespace actions {

void throw_food(Table& t, Seat me, Seat aim);
void grab(Table& t, Seat me, Seat aim);
void stand_still(Table& t, Seat me, Seat aim);
void cannonball(Table& t, Seat me, Seat aim);
void cheer(Table& t, Seat me, Seat aim);
void fetch(Table& t, Seat me, Seat aim);
void mope(Table& t, Seat me, Seat aim);
void panic(Table& t, Seat me, Seat aim);
void shove(Table& t, Seat me, Seat aim);
void stalk(Table& t, Seat me, Seat aim);
void swing(Table& t, Seat me, Seat aim);
void hide(Table& t, Seat me, Seat aim);
void lob(Table& t, Seat me, Seat aim);
void sprint(Table& t, Seat me, Seat aim);
void tackle(Table& t, Seat me, Seat aim);
void ari_attack(Table& t, Seat me, Seat aim);
void bewitched(Table& t, Seat me, Seat aim);
void blast(Table& t, Seat me, Seat aim);
void caricature(Table& t, Seat me, Seat aim);
void ctrl_alt_del(Table& t, Seat me, Seat aim);
void hallucinate(Table& t, Seat me, Seat aim);
void maagic_trick(Table& t, Seat me, Seat aim);
void mishap(Table& t, Seat me, Seat aim);
void prank(Table& t, Seat me, Seat aim);
void vengeance(Table& t, Seat me, Seat aim);
void belch(Table& t, Seat me, Seat aim);
void power_scoop(Table& t, Seat me, Seat aim);
void sugar_rush(Table& t, Seat me, Seat aim);
void rally(Table& t, Seat me, Seat aim);
void eat(Table& t, Seat me, Seat aim);
void confuse(Table& t, Seat me, Seat aim);
void snitch(Table& t, Seat me, Seat aim);
void taunt(Table& t, Seat me, Seat aim);
// What the Food?!'s own, or its own form of a card.
void hunt(Table& t, Seat me, Seat aim);
void pitch(Table& t, Seat me, Seat aim);
void extra_throw(Table& t, Seat me, Seat aim);
void flirt(Table& t, Seat me, Seat aim);
void goose(Table& t, Seat me, Seat aim);
void mock(Table& t, Seat me, Seat aim);
void recycle(Table& t, Seat me, Seat aim);
void scare(Table& t, Seat me, Seat aim);
void sneeze(Table& t, Seat me, Seat aim);
void cheer_any(Table& t, Seat me, Seat aim);
void rally_back(Table& t, Seat me, Seat aim);
void taunt_any(Table& t, Seat me, Seat aim);

}  // namespace actions

/// Takes one floor card openly, with the deals before and after it (CC-A90). Kind `take`; false if nothing
/// lies there or the seat passed.
bool take_from_floor(Table& t, Seat me, const Pile& cards_of_choice, bool optional, Card cause, Card* taken);

}  // namespace food_fight
