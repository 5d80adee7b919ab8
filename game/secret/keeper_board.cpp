// Who plans with secret buttons, who behind the curtain, and what presses do meanwhile.
#include <algorithm>

#include "engine/food_fight/view.hpp"
#include "game/secret/keeper.hpp"

namespace game::secret {

using devices::DeviceKind;
using devices::Logical;
using devices::Phase;

/// A pad or half of the keyboard that carries this seat alone.
bool Keeper::has_private_device(int seat) const {
  const auto device = map_.prompt_device(seat);
  if (!device || device->kind == DeviceKind::mouse) return false;
  const auto seats = map_.seats_of(*device);
  return seats.size() < 2;
}

bool Keeper::board_shown() const {
  return hides() && !rows_.empty() && (curtain_.away() || curtain_.state() == Curtain::State::parting);
}

void Keeper::show_board(BoardKind kind) {
  build_rows(kind);
  hide();
  if (const auto seat = next_behind_curtain()) call({*seat, false});
}

void Keeper::build_rows(BoardKind kind) {
  const core::Match& match = session_.match();
  // Nothing happens while all choose: other events mean another gathering.
  if (board_events_ != match.events().size() || board_kind_ != kind) rows_.clear();
  if (rows_.empty()) board_age_ = 0.0;
  board_events_ = match.events().size();
  board_kind_ = kind;
  const core::AnyView everybody = session_.view(core::k_everybody);
  const food_fight::Board& board = everybody.as<food_fight::View>().board;
  const int round = 2 * match.game().round(match.position()) + (kind == BoardKind::vote ? 1 : 0);
  for (const core::Question& question : match.pending()) {
    const int seat = core::index(question.seat());
    if (!is_person(seat) || !has_private_device(seat)) {
      rows_.erase(seat);
    } else if (!rows_.contains(seat)) {
      rows_.emplace(seat, BoardRow(kind, question, board.player(question.seat()).character,
                                   buttons_of(match.header().setup.seed, round, seat)));
    }
  }
}

/// The mouse, and people who share a device: one after another.
std::vector<int> Keeper::behind_curtain() const {
  std::vector<int> seats;
  for (const core::Seat seat : session_.persons()) {
    if (!rows_.contains(core::index(seat))) seats.push_back(core::index(seat));
  }
  return seats;
}

std::optional<int> Keeper::next_behind_curtain() const {
  const auto persons = session_.persons();
  const auto waits = [&](int seat) {
    return std::find(persons.begin(), persons.end(), core::seat_at(seat)) != persons.end();
  };
  if (requested_ && waits(*requested_)) return requested_;
  const bool board_first =
      std::any_of(rows_.begin(), rows_.end(), [&](const auto& row) { return waits(row.first); });
  const auto seats = behind_curtain();
  if (board_first || seats.empty()) return std::nullopt;
  return seats.front();
}

// Presses
// ---------------------------------------------------------------------------------------------------------

bool Keeper::act(const devices::Action& action) {
  if (act_on_raised(action)) return true;
  if (!hides()) return false;
  const bool is_point = action.logical == Logical::point || action.resting;
  switch (curtain_.state()) {
    case Curtain::State::away:
    case Curtain::State::parting:
      return act_on_board(action);
    case Curtain::State::asking:
      return is_point || act_on_asking(action);
    case Curtain::State::open:
      return act_on_open(action);
    default:
      return true;
  }
}

bool Keeper::acts_for_target(devices::DeviceId device) const {
  if (!target_) return false;
  return map_.acts_for(device, {&target_->seat, 1}) == target_->seat;
}

std::optional<int> Keeper::row_of(devices::DeviceId device) const {
  for (const int seat : map_.seats_of(device)) {
    if (rows_.contains(seat)) return seat;
  }
  return std::nullopt;
}

bool Keeper::act_on_asking(const devices::Action& action) {
  if (action.phase != Phase::pressed) return true;
  const auto row = row_of(action.device);
  if (acts_for_target(action.device)) {
    if (action.logical == Logical::confirm && curtain_.ready()) open_curtain();
    if (action.logical == Logical::back && row) drop_target();  // the board is enough
  } else if (row && action.logical == Logical::back && session_.has_draft(core::seat_at(*row))) {
    take_back(*row);
    drop_target();
  }
  return true;
}

bool Keeper::act_on_open(const devices::Action& action) {
  if (!acts_for_target(action.device) || curtain_.closes()) return true;
  const bool pressed = action.phase == Phase::pressed;
  if (target_->decoy) {
    const bool done = action.logical == Logical::confirm || action.logical == Logical::back;
    const bool window = doubts_ && !doubts_->empty() && doubts_->front().window;
    if (pressed && done && window && action.logical == Logical::back)
      raised_.put_down(target_->seat, nullptr);
    if (pressed && done) curtain_.close();
    return true;
  }
  const bool leaves = pressed && action.logical == Logical::back && rows_.contains(target_->seat) &&
                      !stage_->can_step_back(core::seat_at(target_->seat));
  if (leaves) drop_target();
  return leaves;
}

bool Keeper::act_on_board(const devices::Action& action) {
  if (!board_shown()) return false;
  const auto seat = row_of(action.device);
  if (!seat) return false;
  if (action.phase == Phase::pressed) press(*seat, action);
  return true;
}

void Keeper::take_back(int seat) {
  session_.drop_draft(core::seat_at(seat));
  BoardRow& row = rows_.at(seat);
  if (row.placed() > 0) (void)row.press(Logical::back);
  services_.sounds.play("back");
}

void Keeper::press(int seat, const devices::Action& action) {
  const core::Seat at = core::seat_at(seat);
  if (session_.has_draft(at)) {
    if (action.logical == Logical::back) take_back(seat);
    return;
  }
  BoardRow& row = rows_.at(seat);
  // Sounds and buzzes are the same for every card (rules 5 and 6).
  switch (row.press(action.logical)) {
    case Pressed::placed:
      services_.sounds.play("plan-place");
      services_.devices.buzz(action.device, 1);
      break;
    case Pressed::ready:
      services_.sounds.play("plan-ready");
      services_.devices.buzz(action.device, 1);
      if (auto taken = session_.answer(at, row.choice()); !taken) services_.sounds.play("uh-uh");
      break;
    case Pressed::refused:
      services_.devices.buzz(action.device, 2);
      break;
    case Pressed::taken_back:
      services_.sounds.play("back");
      break;
    case Pressed::wants_curtain:
      requested_ = seat;
      due_ = true;
      break;
    case Pressed::ignored:
      break;
  }
}

}  // namespace game::secret
