// What the results do; the ceremony is drawn in results_drawing.cpp.
#include "game/screens/results_screen.hpp"

#include <algorithm>
#include <random>
#include <utility>

#include "game/screens/results_page.hpp"
#include "game/screens/seats_screen.hpp"
#include "game/screens/table_screen.hpp"
#include "game/stage/names.hpp"

namespace game::screens {

using devices::Logical;

ResultsPage::ResultsPage(app::Services& services, Lobby lobby, ResultsInput input)
    : services_(services), lobby_(std::move(lobby)), input_(std::move(input)) {
  rank_sides();
  const bool instant = services_.settings.number(settings::Id::animation_speed) ==
                       static_cast<int>(settings::AnimationSpeed::instant);
  if (instant) time_ = k_ceremony;
}

void ResultsPage::rank_sides() {
  for (const auto& side : input_.sides) ranking_.push_back({side, static_cast<int>(ranking_.size()) + 1, 1});
  const auto seats = static_cast<int>(input_.seats.size());
  for (int seat = 0; seat < seats && input_.sides.empty(); ++seat) ranking_.push_back({{seat}, seat + 1, 1});
  const auto won = [this](const Ranked& ranked) {
    return std::find(input_.winners.begin(), input_.winners.end(), ranked.first()) != input_.winners.end();
  };
  std::stable_sort(ranking_.begin(), ranking_.end(), [&](const Ranked& left, const Ranked& right) {
    if (won(left) != won(right)) return won(left);
    return input_.fewest_wins ? points_of(left) < points_of(right) : points_of(left) > points_of(right);
  });
  for (std::size_t index = 1; index < ranking_.size(); ++index) {
    const Ranked& before = ranking_[index - 1];
    Ranked& here = ranking_[index];
    const bool shared = won(here) == won(before) && points_of(here) == points_of(before);
    here.place = shared ? before.place : static_cast<int>(index) + 1;
  }
}

std::string ResultsPage::names_of(const std::vector<int>& seats, float width) const {
  std::vector<std::string> names;
  for (const int seat : seats) names.push_back(who(seat).name);
  std::string text = stage::joined(names);
  render::TextStyle least;
  least.font = render::Font::dosis;
  least.size = 28.0F;
  least.scaled = false;
  if (seats.size() == 1 || services_.canvas.measure(text, least).width <= width) return text;
  for (const Ranked& ranked : ranking_) {
    if (ranked.seats == seats) return "Team " + std::to_string(ranked.team);
  }
  return std::to_string(seats.size()) + " players";
}

void ResultsPage::enter() {
  services_.sounds.music("music-results");
}

void ResultsPage::set_focus(Item item) {
  if (item == focus_) return;
  focus_ = item;
  motion_.moved();
  services_.sounds.play("focus-move");
}

void ResultsPage::act(const devices::Action& action) {
  if (!action.is_press()) return;
  const bool by_mouse = action.device.kind == devices::DeviceKind::mouse;
  const std::string_view area = by_mouse ? areas_.at(action.pointer) : std::string_view();
  if (area == "rematch") set_focus(Item::rematch);
  if (area == "seats") set_focus(Item::seats);
  if (area == "title") set_focus(Item::title);
  if (action.logical == Logical::point) return;
  if (devices::is_move(action.logical)) return move(action.logical);
  if (action.phase != devices::Phase::pressed) return;
  if (action.logical == Logical::confirm && time_ < k_ceremony) {
    time_ = k_ceremony;  // the first press ends the ceremony, a later one chooses
    looked_ = 0.0;
    return;
  }
  if (!can_choose()) return;  // still meant for the table
  if (action.logical == Logical::back) return choose(Item::title);
  if (action.logical != Logical::confirm) return;
  if (!by_mouse || !area.empty()) choose(focus_);
}

void ResultsPage::move(Logical direction) {
  if (direction == Logical::move_up) return set_focus(Item::rematch);
  if (direction == Logical::move_down) return set_focus(focus_ == Item::rematch ? Item::seats : focus_);
  if (focus_ == Item::rematch) return;
  set_focus(direction == Logical::move_right ? Item::title : Item::seats);
}

void ResultsPage::choose(Item item) {
  if (item == Item::rematch) {
    auto table = open_table(services_, lobby_, std::random_device{}());
    if (!table) {
      services_.banners.show(table.error().message);
      return;
    }
    services_.sounds.play("confirm");
    services_.screens.pop();
    services_.screens.push(*std::move(table));
    return;
  }
  services_.sounds.play(item == Item::seats ? "confirm" : "back");
  services_.screens.pop();
  if (item == Item::seats) services_.screens.push(make_seats_screen(services_, std::move(lobby_)));
}

void ResultsPage::plug(const devices::Hotplug& hotplug) {
  if (!hotplug.connected) lobby_.map().drop(hotplug.device);
}

void ResultsPage::update(double seconds) {
  const double before = time_;
  time_ += seconds;
  looked_ += seconds;
  motion_.update(seconds);
  if (before <= k_winner_rises && time_ > k_winner_rises && before < k_ceremony) {
    services_.sounds.play("win-fanfare");
    services_.sounds.play("crowd-cheer");
  }
}

bool ResultsPage::moving() const {
  return time_ < k_confetti_ends || motion_.moving();
}

void ResultsPage::observe(input_script::Observed& observed) const {
  areas_.observe(observed);
  observed.states.insert("over");
  if (time_ >= k_ceremony && can_choose()) observed.states.insert("ceremony-done");
}

std::unique_ptr<Screen> make_results_screen(app::Services& services, Lobby lobby, ResultsInput input) {
  return std::make_unique<ResultsPage>(services, std::move(lobby), std::move(input));
}

}  // namespace game::screens
