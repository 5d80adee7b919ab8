// What the results do; the ceremony is drawn in results_drawing.cpp.
#include "game/screens/results_screen.hpp"

#include <algorithm>
#include <numeric>
#include <random>
#include <utility>

#include "game/screens/results_page.hpp"
#include "game/screens/seats_screen.hpp"
#include "game/screens/table_screen.hpp"

namespace game::screens {

using devices::Logical;

ResultsPage::ResultsPage(app::Services& services, Lobby lobby, ResultsInput input)
    : services_(services), lobby_(std::move(lobby)), input_(std::move(input)) {
  std::vector<int> order(input_.seats.size());
  std::iota(order.begin(), order.end(), 0);
  const auto won = [this](int seat) {
    return std::find(input_.winners.begin(), input_.winners.end(), seat) != input_.winners.end();
  };
  const auto points = [this](int seat) { return input_.points[static_cast<std::size_t>(seat)]; };
  std::stable_sort(order.begin(), order.end(), [&](int left, int right) {
    if (won(left) != won(right)) return won(left);
    return input_.fewest_wins ? points(left) < points(right) : points(left) > points(right);
  });
  for (std::size_t index = 0; index < order.size(); ++index) {
    const bool shared = index > 0 && won(order[index]) == won(order[index - 1]) &&
                        points(order[index]) == points(order[index - 1]);
    ranking_.push_back({order[index], shared ? ranking_.back().place : static_cast<int>(index) + 1});
  }
  const bool instant = services_.settings.number(settings::Id::animation_speed) ==
                       static_cast<int>(settings::AnimationSpeed::instant);
  if (instant) time_ = k_ceremony;
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
  if (action.logical == Logical::back) return choose(Item::title);
  if (action.logical != Logical::confirm) return;
  if (time_ < k_ceremony) {
    time_ = k_ceremony;  // the first press ends the ceremony, the next one chooses
    return;
  }
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
  if (time_ >= k_ceremony) observed.states.insert("ceremony-done");
}

std::unique_ptr<Screen> make_results_screen(app::Services& services, Lobby lobby, ResultsInput input) {
  return std::make_unique<ResultsPage>(services, std::move(lobby), std::move(input));
}

}  // namespace game::screens
