// What the events add up to: awards, and how the points came. Nothing but events goes in.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "game/food_fight/shown.hpp"
#include "game/food_fight/words.hpp"
#include "game/stage/stage.hpp"

namespace game::food_fight {

class Chronicle {
 public:
  void note(const core::Event& event);
  /// Two or three, best first.
  std::vector<stage::Award> awards(const Names& names, int seats) const;
  /// "hit 8, splash 2, healed 3", in the words of the game.
  std::string points_text(int seat, const BookPages& pages) const;

 private:
  struct Record {
    int thrown = 0;  ///< cards of food in attacks
    int hits = 0;    ///< attacks with food that hit
    int dealt = 0;   ///< points given to others
    int chaos = 0;   ///< three-card hits
    int dodged = 0;  ///< attacks that missed this seat
    int healed = 0;
    int taken_hits = 0;    ///< points from attacks
    int taken_splash = 0;  ///< points from splashes
    int taken_other = 0;
    int self = 0;    ///< points by the own doing
    int stolen = 0;  ///< cards taken or honked out of other hands
  };
  Record& at(int seat) { return records_[static_cast<std::size_t>(seat)]; }

  std::array<Record, rules::k_most_seats> records_{};
};

}  // namespace game::food_fight
