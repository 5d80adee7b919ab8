// The ceremony, the points and how they came, awards; rematch, other seats, or the title.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "game/app/services.hpp"
#include "game/screens/lobby.hpp"
#include "game/stage/stage.hpp"

namespace game::screens {

struct ResultsInput {
  std::vector<stage::Who> seats;
  std::vector<int> points;               ///< by seat
  std::vector<std::string> points_text;  ///< how they came, by seat
  std::vector<int> winners;              ///< seats
  std::vector<std::vector<int>> sides;   ///< who shares points; none: everybody has their own
  std::vector<stage::Award> awards;
  std::string points_heading;  ///< "Tips: most wins"
  std::string unit;            ///< before each number of points
  bool fewest_wins = false;
  std::vector<std::string> fighters;  ///< characters by seat; none: the people's own portraits
};

std::unique_ptr<Screen> make_results_screen(app::Services& services, Lobby lobby, ResultsInput input);

}  // namespace game::screens
