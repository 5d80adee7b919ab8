// Keeps books over a game of What the Food?! from its events alone: what an attack may be and do, who is
// splattered, and where events come from and go.
#pragma once

#include "tests/support/fight_books.hpp"

namespace books {

class FoodBookkeeper final : public Books {
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
  void splattered(const food_fight::Splattered& splash);
  void revealed(const food_fight::EventRevealed& event);
  int worth(food_fight::Card card) const;
  /// The card that a seat has flipped in this set, if it is the one it stands for.
  food_fight::Card face(food_fight::SeatIndex seat) const;

  // The attack under way.
  bool flying_ = false;
  food_fight::AttackDeclared attack_{};
  int value_ = 0, outcomes_ = 0;
  int foods_ = 0, toppings_ = 0, conditions_ = 0;
  bool scalds_ = false;
  bool drilled_ = false;  ///< a held Fire Drill was played since the attack was declared
  int due_ = 0;           ///< damage that must still be given to its receiver
  int heal_due_ = 0;
  int splash_due_ = 0;
};

}  // namespace books
