// Keeps books over a game of Cafe Chaos from its events alone: what an attack may do.
#pragma once

#include "tests/support/fight_books.hpp"

namespace books {

class Bookkeeper final : public Books {
 public:
  using Books::Books;

 private:
  void look(const core::Event& event) override;
  void settle() override;
  bool is_held_back(const food_fight::PointsChanged& change) const override;

  void moved(const food_fight::CardMoved& move);
  void points(const food_fight::PointsChanged& change);
  void declared(const food_fight::AttackDeclared& attack);
  void hit(const food_fight::AttackHit& hit);
  void answered(const food_fight::AttackAnswered& answer);
  int extra_of_vengeance(food_fight::SeatIndex target) const;
  bool in_force(std::string_view event, food_fight::Vote vote = food_fight::Vote::none) const;

  // The attack under way.
  bool flying_ = false;
  food_fight::AttackDeclared attack_{};
  int value_ = 0, conditions_ = 0, outcomes_ = 0;
  int due_ = 0;  ///< damage that must still be given to its receiver
  int heal_due_ = 0, punishment_due_ = 0;
};

}  // namespace books
