// Events that both food fights have. `event` is the card, for those who are told.
#pragma once

#include "engine/food_fight/table.hpp"

namespace food_fight::common_events {

inline Why event_why(Card event) {
  return {k_nobody, Reason::event, event};
}
inline Seat seat_in_turn(const Table& t, int place) {
  return core::seat_at((t.board.start + place) % t.board.seats);
}

void best_day_ever(Table& t, Card event);
void bff(Table& t, Card event);
void fire_drill(Table& t, Card event);
void janitor_duty(Table& t, Card event);
void lunch_lady(Table& t, Card event);
void mix_up(Table& t, Card event);
void school_nurse(Table& t, Card event);
void sprinklers(Table& t, Card event);

}  // namespace food_fight::common_events
