// Whom the table waits for: pads that are gone, and the time to choose where one is set.
#include <algorithm>

#include "game/screens/table_page.hpp"
#include "game/secret/nature.hpp"

namespace game::screens {

using devices::DeviceId;
using devices::DeviceKind;
using devices::Logical;
using devices::Phase;
using render::Rect;

namespace {

constexpr double k_missing_after = 5.0;

}  // namespace

/// Pads that are missed, and the time to choose where one is set.
void TablePage::count_down(double seconds) {
  const auto waiting = map().waiting();
  for (const int seat : waiting) {
    if (is_asked(seat)) missing_[seat] += seconds;
  }
  std::erase_if(missing_, [&waiting](const auto& entry) {
    return std::find(waiting.begin(), waiting.end(), entry.first) == waiting.end();
  });
  if (stage_->busy() || asked().empty()) return;
  waited_ += seconds;
  const auto limit = settings::choice_seconds(services_.settings);
  if (!limit || waited_ < *limit) return;
  const int seat = asked().front();
  if (lets_it_happen(seat)) return;
  services_.banners.show("Time is up: a bot chooses for " +
                         session_->seats()[static_cast<std::size_t>(seat)].name + ".");
  timed_out_ = seat;
  session_->set_player(core::seat_at(seat), false,
                       session_->seats()[static_cast<std::size_t>(seat)].bot_level);
}

/// Time is up for a reaction: no. The words are the same where there was nothing to choose.
bool TablePage::lets_it_happen(int seat) {
  const core::Game& game = session_->match().game();
  if (!secret::declines_when_late(game)) return false;
  const core::Question* question = session_->match().pending_for(core::seat_at(seat));
  if (!keeper_.is_decoy()) {
    const auto late = question == nullptr ? std::nullopt : secret::choice_when_late(game, *question);
    if (!late || !session_->answer(core::seat_at(seat), *late)) return false;
  }
  keeper_.give_up(seat);
  waited_ = 0.0;
  services_.banners.show("Time is up: " + session_->seats()[static_cast<std::size_t>(seat)].name +
                         " lets it happen.");
  return true;
}

/// A calm bar that grows shorter, where a time is set.
void TablePage::draw_time() {
  const auto limit = settings::choice_seconds(services_.settings);
  if (!limit || asked().empty() || stage_->busy()) return;
  const auto left = static_cast<float>(std::clamp(1.0 - waited_ / *limit, 0.0, 1.0));
  const Rect lane =
      render::rect_around({960.0F, services_.canvas.viewport().safe().y + 8.0F}, {420.0F, 16.0F});
  render::PanelStyle style;
  style.fill = render::k_deep_teal;
  style.outline_width = 4.0F;
  services_.canvas.pill(lane, style);
  style.fill = render::k_mustard;
  style.outline_width = 0.0F;
  if (left > 0.04F)
    services_.canvas.pill({lane.x + 3.0F, lane.y + 3.0F, (lane.width - 6.0F) * left, 10.0F}, style);
}

/// While somebody's pad is missed, the info button of anybody else at the table, or a click on the banner's
/// own button, has a bot play for them.
bool TablePage::lets_bot_play(const devices::Action& action) {
  if (action.phase != Phase::pressed || action.resting) return false;
  const auto seat = missed_seat();
  if (!seat) return false;
  const bool clicked = action.device.kind == DeviceKind::mouse && action.logical == Logical::confirm &&
                       areas_.at(action.pointer) == "let-a-bot-play";
  const bool pressed = action.logical == Logical::info && map().is_used(action.device);
  if (!clicked && !pressed) return false;
  // The place stays the person's: the next pad that is pressed still takes it over.
  const std::string& level = session_->seats()[static_cast<std::size_t>(*seat)].bot_level;
  session_->set_player(core::seat_at(*seat), false, level.empty() ? "greedy" : level);
  missing_.erase(*seat);
  services_.sounds.play("confirm");
  return true;
}

std::optional<DeviceId> TablePage::present_device() const {
  const auto waiting = map().waiting();
  for (const int person : map().people()) {
    if (std::find(waiting.begin(), waiting.end(), person) == waiting.end())
      return map().prompt_device(person);
  }
  return std::nullopt;
}

std::optional<int> TablePage::missed_seat() const {
  for (const auto& [seat, seconds] : missing_) {
    if (seconds >= k_missing_after && is_asked(seat)) return seat;
  }
  return std::nullopt;
}

}  // namespace game::screens
