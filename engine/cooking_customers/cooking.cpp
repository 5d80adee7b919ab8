// The cooking roll and what is rolled after it.
#include <algorithm>

#include "engine/cooking_customers/table.hpp"

namespace cooking_customers {

namespace {

constexpr int k_faces = 3;

template <std::size_t Size>
int count(const std::array<std::uint8_t, Size>& faces, int dice, Face face) {
  return static_cast<int>(std::count(faces.begin(), faces.begin() + dice, static_cast<std::uint8_t>(face)));
}

template <std::size_t Size>
std::array<Face, Size> as_faces(const std::array<std::uint8_t, Size>& values) {
  std::array<Face, Size> faces{};
  for (std::size_t i = 0; i < Size; ++i) faces[i] = static_cast<Face>(values[i]);
  return faces;
}

/// Minus cards for the next roll are used up by it (KC-047, KC-A25).
void use_up_minus(Table& t, Seat seat) {
  auto& minus = t.board.player(seat).minus;
  for (int i = 0; i < minus.size();) {
    if (traits(minus[i]).every_roll) {
      ++i;
      continue;
    }
    const Card card = minus.take(i);
    to_discard(t, card);
    t.tell([&] { return MinusRemoved{seat_byte(seat), card, true}; });
  }
}

/// A plus card is good for one roll; a fired cook wastes it (KC-048, KC-049).
void spend_plus(Table& t, Seat seat, bool wasted) {
  auto& plus = t.board.player(seat).plus;
  while (!plus.empty()) {
    const Card card = plus.take(0);
    to_discard(t, card);
    t.tell([&] { return PlusSpent{seat_byte(seat), card, wasted}; });
  }
}

/// As many dice as the cook says, less minus cards, but at least one (KC-020, KC-025, KC-A25). All FIRED: the
/// cook goes (KC-023). False then.
bool cooking_roll(Table& t, Seat seat) {
  Player& player = t.board.player(seat);
  const int dice = cooking_dice(player);
  std::array<std::uint8_t, 4> faces{};
  t.chance.dice(std::span(faces).first(static_cast<std::size_t>(dice)), k_faces);
  const bool special =
      std::find(player.plus.begin(), player.plus.end(), Card::daily_special) != player.plus.end();
  const int meals = count(faces, dice, Face::meal) + (special ? count(faces, dice, Face::blank) : 0);
  const bool fired = count(faces, dice, Face::fired) == dice;
  t.tell([&] {
    return CookingRolled{seat_byte(seat),
                         player.cook,
                         static_cast<std::uint8_t>(dice),
                         static_cast<std::uint8_t>(traits(player.cook).dice - dice),
                         special,
                         fired,
                         static_cast<std::uint8_t>(meals),
                         as_faces(faces)};
  });
  use_up_minus(t, seat);
  if (fired) {
    lose_cook(t, seat, Card::none);
    spend_plus(t, seat, true);
    return false;
  }
  add_meals(t, seat, meals, MealCause::cooking_roll);
  return true;
}

/// Helper and plus dice are one throw, which never fires the cook (KC-026, KC-A26, KC-A27). The plus cards go
/// before the meals come: these may end the game.
void extra_roll(Table& t, Seat seat) {
  const Player& player = t.board.player(seat);
  const int dice = extra_dice(player);
  int meals = 0;
  if (dice > 0) {
    std::array<std::uint8_t, k_most_extra_dice> faces{};
    t.chance.dice(std::span(faces).first(static_cast<std::size_t>(dice)), k_faces);
    meals = count(faces, dice, Face::meal);
    t.tell([&] {
      return ExtraRolled{seat_byte(seat), player.helper, static_cast<std::uint8_t>(dice),
                         static_cast<std::uint8_t>(meals), as_faces(faces)};
    });
  }
  spend_plus(t, seat, false);
  if (dice > 0) add_meals(t, seat, meals, MealCause::extra_roll);
}

}  // namespace

void cook(Table& t, Seat seat) {
  if (t.board.player(seat).cook == Card::none) return;  // KC-019
  if (!cooking_roll(t, seat) || t.over()) return;
  extra_roll(t, seat);
}

}  // namespace cooking_customers
