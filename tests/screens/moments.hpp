// Tables of any game at moments worth looking at, hands that play them through what is on screen, and what
// the audit says about them.
#pragma once

#include <algorithm>
#include <array>
#include <random>
#include <set>
#include <string>

#include "engine/core/match.hpp"
#include "game/screens/saved_table.hpp"
#include "game/screens/table_page.hpp"
#include "house.hpp"

namespace moments {

using Chance = std::minstd_rand;

inline constexpr const char* k_longest_name = "WWWWWWWWWWWW";

struct Output {
  int width;
  int height;
};
inline constexpr std::array<Output, 5> k_outputs{Output{1280, 720}, Output{1280, 800}, Output{1920, 1080},
                                                 Output{2560, 1080}, Output{3840, 2160}};

struct Setting {
  std::string game;
  int seats = 4;
  core::Json options = core::Json::object();
};

core::Match new_match(const Setting& setting, std::uint64_t seed);
/// Any legal answer.
core::Choice any_answer(const core::Question& question, Chance& chance);
/// One answer of the first seat that is asked.
void step(core::Match& match, Chance& chance);
/// Where a random game asks a question of this kind for the first time after so many decisions.
core::Match moment(const Setting& setting, std::uint8_t kind, int decisions);
/// A random game before its last decision.
core::Match last_decision(const Setting& setting);

/// The first seat that is asked is a person with the keyboard, the others are bots; all have the longest
/// name. Opens the table as it was left.
game::screens::TablePage& open(house::House& house, const core::Match& match);

/// Settings for tests: no animation.
game::settings::Settings instant();
game::settings::Settings at_speed(game::settings::AnimationSpeed speed);
game::settings::Settings with_text(int percent);

/// "4-1280x720", "4-1280x720-150".
std::string described(int seats, Output output, int percent);

/// Each fault once, however many frames have it.
class Faults {
 public:
  explicit Faults(house::House& house) : house_(house) { house.shell().canvas().set_audit(true); }
  void look(const std::string& where);
  /// With a card over the table: what lies below it does not count.
  void look_at_card(const std::string& where);

 private:
  void judge(const std::vector<render::DrawnElement>& elements, const std::string& where);

  house::House& house_;
  std::set<std::string> seen_;
};

/// What follows the first seat's answer, looked at several times a second until somebody is asked again;
/// `name` begins the names of so many pictures.
void audit_action(house::House& house, const core::Match& match, const std::string& name, int pictures);
/// Answers at random to the end, and looks at the results.
void audit_results(house::House& house, const core::Match& match, const std::string& name);

/// Clicks on what is lit, at random, until an answer is made; `twin` is the choice on the table: what is lit
/// there is lit here. False if nothing could be clicked.
template <class Choice>
bool click_something(house::House& house, game::screens::TablePage& page, Choice twin, core::Seat seat,
                     Chance& chance) {
  auto& session = page.table();
  const int decisions = session.match().decisions();
  for (int clicks = 0; clicks < 60; ++clicks) {
    if (twin.spots().empty()) return false;
    const auto& spots = twin.spots();
    const auto spot = spots[chance() % spots.size()];
    const render::Point place = twin.rect_of(spot).centre();
    game::devices::Action click;
    click.device = game::devices::k_mouse;
    click.logical = game::devices::Logical::confirm;
    click.pointer = {place.x, place.y};
    const auto answer = twin.act(click);
    house.click(game::devices::Point{place.x, place.y});
    if (house.top() != "table") return true;  // it was the game's last
    if (!answer) continue;
    // In a gathering it is a draft until the bots are done.
    const bool taken = session.match().decisions() > decisions || session.has_draft(seat);
    house.wait(1.0 / 30.0);
    return taken || session.match().decisions() > decisions;
  }
  return false;
}

}  // namespace moments
