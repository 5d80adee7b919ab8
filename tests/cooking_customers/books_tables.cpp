// Tables, money and the end.
#include "tests/cooking_customers/ledger_numbers.hpp"

namespace books {

void Bookkeeper::on(const TableDrawn& e) {
  Purse& own = purse_of(e.seat);
  expect(own.table.first == 0, "a second table (KC-013)");
  const bool at_start = turn_.open && e.seat == next_ && turn_.own + turn_.opponent + turn_.discarded == 0;
  const bool for_cooked = is_customer(e.cause) && due_.meals == 2 && e.seat == target_;
  expect(e.cause == Card::none ? at_start : for_cooked, "a table at another time (KC-012, KC-038)");
  const auto found = tables_.find({e.needs, e.tip});
  if (found == tables_.end()) return expect(false, "a table that does not lie in the deck");
  tables_.erase(found);
  expect(e.left == tables_.size(), "a table deck of another size");
  own.table = {e.needs, e.tip};
}

void Bookkeeper::on(const TableCompleted& e) {
  Purse& own = purse_of(e.seat);
  expect(own.meals == own.table.first && own.table == Table{e.needs, e.tip},
         "an unfinished table pays (KC-014)");
  own.money += own.table.second;
  expect(e.money == own.money, "money from elsewhere");
  own.table = {0, 0};
  own.meals = 0;
  ++completed_;
}

void Bookkeeper::on(const TableLeft& e) {
  Purse& own = purses_.at(e.side);
  expect(due_.table_left, "a table is given up without a cause");
  expect(own.table == Table{e.needs, e.tip} && own.meals == e.meals, "another table is given up (KC-060)");
  given_up_.push_back(own.table);
  own.table = {0, 0};
  own.meals = 0;
  due_.table_left = false;
}

void Bookkeeper::on(const TableTaken& e) {
  Purse& to = purses_.at(e.side);
  Purse& from = purses_.at(e.from_side);
  expect(due_.table_taken && e.by == next_ && e.from == target_, "a table is taken without a cause");
  expect(to.table.first == 0, "a second table (KC-060)");
  expect(from.table == Table{e.needs, e.tip} && from.meals == e.meals, "another table is taken (KC-059)");
  to.table = from.table;
  to.meals = from.meals;
  from.table = {0, 0};
  from.meals = 0;
  due_.table_taken = false;
}

void Bookkeeper::on(const GameOver& e) {
  int most = 0;
  for (const Purse& purse : purses_) most = std::max(most, purse.money);
  expect((most >= 20) == (e.reason == EndReason::goal_reached), "an end without a reason (KC-005)");
  expect(most >= 20 || nobody_can_go_on(), "an end without a reason (KC-A16)");
  for (std::size_t seat = 0; seat < kitchens_.size(); ++seat) {
    const bool told = ((e.winners.at(seat / 8) >> (seat % 8)) & 1U) != 0;
    expect(told == (purse_of(seat).money == most), "another winner (KC-A46)");
  }
  due_ = {};
  over_ = true;
}

}  // namespace books
