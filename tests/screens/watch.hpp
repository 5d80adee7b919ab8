// People with pads at one screen, and an eye on every frame: nobody may see what is not theirs (S14).
#pragma once

#include <functional>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "engine/core/any_state.hpp"
#include "game/screens/lobby.hpp"
#include "game/screens/table_page.hpp"
#include "house.hpp"

namespace watch {

using game::screens::TablePage;
using house::House;

inline constexpr std::uint64_t k_seed = 11;

std::string letter(int seat);

/// Pads 1, 2, … for the people of the lobby.
TablePage& open(House& house, const game::screens::Lobby& lobby, std::uint64_t seed = k_seed);

/// The secret button of a column, as drawn for this seat.
void press_column(House& house, const TablePage& page, int seat, int column);

/// How a game's cards are seen, and who may see which.
struct Knowledge {
  std::map<std::string, int> labels;  ///< pictures and names, by card
  std::function<std::set<int>(const core::AnyView& view)> known;
};

/// Looks at every frame: a card's picture or name on it must be known to all, or to the one whose curtain is
/// open.
class Watch {
 public:
  Watch(House& house, TablePage& page, Knowledge knowledge);

  void frame();

  const std::vector<std::string>& leaks() const { return leaks_; }
  int frames() const { return frames_; }
  int private_frames() const { return private_frames_; }
  int decoy_frames() const { return decoy_frames_; }

 private:
  House& house_;
  TablePage& page_;
  Knowledge knowledge_;
  std::set<int> recent_;
  std::vector<std::string> leaks_;
  int frames_ = 0;
  int private_frames_ = 0;
  int decoy_frames_ = 0;
};

/// Presses something that the state of the screen invites, at random.
class Hands {
 public:
  Hands(House& house, TablePage& page, int people, unsigned seed)
      : house_(house), page_(page), people_(people), chance_(seed) {}

  void act();
  int below(std::size_t limit) { return static_cast<int>(chance_() % limit); }

 private:
  House& house_;
  TablePage& page_;
  int people_;
  std::mt19937 chance_;
};

}  // namespace watch
