// What the events add up to: awards, and how the dollars came. Nothing but events goes in.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "game/cooking/shown.hpp"
#include "game/cooking/words.hpp"
#include "game/stage/stage.hpp"

namespace game::cooking {

class Chronicle {
 public:
  void note(const core::Event& event);
  /// Two or three, best first.
  std::vector<stage::Award> awards(const Names& names, int seats) const;
  /// How the dollars of a side came: "$7 + $5 + $9, 14 meals".
  std::string points_text(int side) const;

 private:
  struct Record {
    int orders = 0;      ///< completed by this seat's meals
    int best_tip = 0;    ///< dollars
    int meals = 0;       ///< that found a plate
    int most_meals = 0;  ///< out of one roll, with what was rolled after it
    int spilt = 0;       ///< meals too many
    int hired = 0;       ///< cooks
    int fired = 0;       ///< cooks
    int skipped = 0;     ///< turns
    // What it did to others, and they to it
    int cooked = 0;    ///< customers
    int calmed = 0;    ///< attacks stopped
    int lured = 0;     ///< cooks and helpers
    int stolen = 0;    ///< supplies
    int sabotage = 0;  ///< minus cards and weak cooks laid before others
    int sent = 0;      ///< customers and inspectors that struck
    int meals_lost = 0;
  };
  struct Purse {
    std::vector<int> tips;
    int meals = 0;
  };
  Record& at(int seat) { return records_[static_cast<std::size_t>(seat)]; }
  void note_work(const core::Event& event);
  void note_attack(const core::Event& event);

  std::array<Record, rules::k_most_seats> records_{};
  std::array<Purse, rules::k_most_sides> purses_{};
  int roll_meals_ = 0;  ///< of the turn that runs
  int sender_ = 0;      ///< of the attack that struck last
};

}  // namespace game::cooking
