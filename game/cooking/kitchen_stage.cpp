// Time, questions, hands and presses of the kitchen's stage.
#include "game/cooking/kitchen_stage.hpp"

#include <algorithm>

#include "game/cooking/choice/choice_words.hpp"
#include "game/cooking/choice/pointed.hpp"
#include "game/cooking/pace.hpp"

namespace game::cooking {

using settings::Id;

namespace {

bool teaches(const stage::Surroundings& around) {
  const bool person =
      std::any_of(around.seats.begin(), around.seats.end(), [](const auto& who) { return who.person; });
  return person && around.settings.is_on(Id::hints) && !around.settings.recall("taught-cooking-customers");
}

}  // namespace

KitchenStage::KitchenStage(const rules::View& first, const stage::Surroundings& surroundings)
    : around_(surroundings),
      layout_(lay_out(first.board)),
      director_(shown_from(first), {[this](const std::string& cue) { around_.sounds.play(cue); },
                                    [this](const Step& step) { step_begun(step); },
                                    [this](const core::Event& event) {
                                      chronicle_.note(event);
                                      reach_hand(hand_, next_hand_, event);
                                    }}),
      teaching_(teaches(surroundings)) {
  preload();
}

Direction KitchenStage::direction() const {
  return {layout_,
          Names(around_.seats),
          around_.settings.is_on(Id::reduced_motion),
          around_.settings.is_on(Id::flashes),
          steps_ + 1,
          rolls_ < k_first_rolls && people_watch(around_.seats) ? k_linger : 0.0};
}

void KitchenStage::step_begun(const Step& step) {
  ++steps_;
  pace_ = pace_of(step, around_.seats);
  if (kind_of(step.events.front()) == EventKind::cooking_rolled) ++rolls_;
  log_.insert(log_.end(), step.log.begin(), step.log.end());
  for (const auto& event : step.events) {
    teaching_.event(event);
    leave_hand(hand_, event);
  }
  litter_.shake(step.shakes, pulse_.clock());
  if (around_.settings.is_on(Id::reduced_motion)) return;
  litter_.add(0, step.drops, pulse_.clock());
  litter_.add(1, step.crumbs, pulse_.clock());
  litter_.add(2, step.sparks, pulse_.clock());
}

void KitchenStage::take(std::span<const core::Event> events) {
  if (events.empty()) return;
  if (choice_) teaching_.choice_made();
  choice_.reset();
  questions_.clear();
  director_.take(events);
}

void KitchenStage::ask(std::span<const core::Question> questions, std::span<const core::Seat> persons) {
  choice_.reset();
  questions_.assign(questions.begin(), questions.end());
  persons_.assign(persons.begin(), persons.end());
  if (!busy()) open_choice();
}

void KitchenStage::see(core::Seat seat, const core::AnyView* view) {
  const Hand before = hand_;
  next_hand_ = view == nullptr ? Hand{} : hand_of(view->as<rules::View>());
  if (view != nullptr && next_hand_.seat != core::index(seat)) next_hand_ = Hand{};
  // Nothing of another seat's hand, or of one that closes, may stay for a single frame.
  if (next_hand_.seat != hand_.seat || !busy()) hand_ = next_hand_;
  if (!hand_.open()) teaching_.hand_closed();
  if (before == hand_ && choice_) return;
  choice_.reset();
  if (!busy()) open_choice();
}

/// Of several open questions the one whose hand is open; else the first that a person may answer in the open.
const core::Question* KitchenStage::question_to_show() const {
  const core::Question* in_the_open = nullptr;
  for (const auto& question : questions_) {
    if (std::find(persons_.begin(), persons_.end(), question.seat()) == persons_.end()) continue;
    if (core::index(question.seat()) == hand_.seat) return &question;
    if (!needs_hand(question) && in_the_open == nullptr) in_the_open = &question;
  }
  return in_the_open;
}

void KitchenStage::open_choice() {
  if (choice_) return;
  hand_ = next_hand_;
  const core::Question* question = question_to_show();
  if (question == nullptr) return;
  choice_.emplace(layout_, director_.shown(), *question,
                  core::index(question->seat()) == hand_.seat ? hand_ : Hand{});
  changes_seen_ = choice_->changes();
  picks_seen_ = choice_->picks();
  pulse_.stir_up();
  teaching_.choice_opened(choice_->kind(), choice_->shown().board.attack.card);
}

void KitchenStage::update(double seconds) {
  const bool was_busy = busy();
  director_.update(pulse_.pass(seconds * (was_busy ? pace_ : 1.0), around_.settings),
                   [this] { return direction(); });
  if (busy()) return pulse_.busy();
  if (was_busy) open_choice();
  pulse_.rest(seconds, around_.settings);
}

bool KitchenStage::moving() const {
  return busy() || pulse_.moving() || litter_.active_at(pulse_.clock()) || around_.canvas.loading();
}

void KitchenStage::skip() {
  director_.skip([this] { return direction(); });
  litter_.clear();
  if (!busy()) open_choice();
}

void KitchenStage::skip_all() {
  director_.skip_all([this] { return direction(); });
  litter_.clear();
  open_choice();
}

std::optional<stage::Answer> KitchenStage::act(core::Seat seat, const devices::Action& action) {
  pulse_.stir_up();
  pointer_.reset();
  if (action.device.kind == devices::DeviceKind::mouse)
    pointer_ = render::Point{action.pointer.x, action.pointer.y};
  if (!choice_ || choice_->seat() != seat || busy()) return std::nullopt;
  if (choice_->needs_hand() && hand_.seat != core::index(seat)) return std::nullopt;
  const auto choice = choice_->act(action);
  if (choice) {
    around_.sounds.play("confirm");
    teaching_.choice_made();
    choice_.reset();
    std::erase_if(questions_, [seat](const auto& question) { return question.seat() == seat; });
    return stage::Answer{seat, *choice};
  }
  if (choice_->refused()) around_.sounds.play("uh-uh");
  if (choice_->picks() != picks_seen_) {
    around_.sounds.play("confirm");
  } else if (choice_->changes() != changes_seen_) {
    around_.sounds.play(action.logical == devices::Logical::back ? "back" : "focus-move");
  }
  changes_seen_ = choice_->changes();
  picks_seen_ = choice_->picks();
  return std::nullopt;
}

bool KitchenStage::can_step_back(core::Seat seat) const {
  return choice_ && choice_->seat() == seat && choice_->can_step_back();
}

stage::Info KitchenStage::info() const {
  const Names names(around_.seats);
  const Shown& shown = director_.shown();
  if (pointer_) {
    const Card card = card_under(layout_, shown, choice(), *pointer_);
    if (card != Card::none) return card_info(card);
    const int seat = seat_under(layout_, *pointer_);
    if (seat >= 0) return station_info(shown, names, seat);
  }
  if (choice_) {
    stage::Info info = focus_info(*choice_, names);
    if (!info.text.empty()) return info;
  }
  if (shown.board.attack.waits()) return card_info(shown.board.attack.card);
  return station_info(shown, names, shown.board.turn);
}

std::vector<stage::Award> KitchenStage::awards() const {
  return chronicle_.awards(Names(around_.seats), layout_.seats);
}

std::vector<int> KitchenStage::points() const {
  const Shown& shown = director_.shown();
  std::vector<int> points;
  for (int seat = 0; seat < layout_.seats; ++seat) points.push_back(shown.side(shown.side_of(seat)).money);
  return points;
}

std::vector<std::string> KitchenStage::points_text() const {
  std::vector<std::string> texts;
  for (int seat = 0; seat < layout_.seats; ++seat)
    texts.push_back(chronicle_.points_text(director_.shown().side_of(seat)));
  return texts;
}

}  // namespace game::cooking
