// Time, questions, hands and presses of a food fight's stage.
#include "game/food_fight/fight_stage.hpp"

#include <algorithm>

#include "game/food_fight/choice/choice_words.hpp"
#include "game/food_fight/pointed.hpp"

namespace game::food_fight {

using settings::Id;

namespace {

bool teaches(const stage::Surroundings& around, const CardBook& cards) {
  const bool person =
      std::any_of(around.seats.begin(), around.seats.end(), [](const auto& who) { return who.person; });
  return person && around.settings.is_on(Id::hints) &&
         !around.settings.recall("taught-" + std::string(cards.pages().game));
}

}  // namespace

FightStage::FightStage(const rules::View& first, const stage::Surroundings& surroundings, Larder larder)
    : around_(surroundings),
      cards_(first.board),
      larder_(std::move(larder)),
      layout_(lay_out(first.board.seats)),
      director_(shown_from(first), {[this](const std::string& cue) { around_.sounds.play(cue); },
                                    [this](const Step& step) { step_begun(step); },
                                    [this](const core::Event& event) {
                                      chronicle_.note(event);
                                      reach_hand(hand_, next_hand_, event);
                                    }}),
      teaching_(teaches(surroundings, cards_)) {
  preload();
}

Direction FightStage::direction() const {
  return {layout_,
          larder_,
          Names(around_.seats, cards_),
          around_.settings.is_on(Id::reduced_motion),
          around_.settings.is_on(Id::flashes),
          steps_ + 1};
}

void FightStage::step_begun(const Step& step) {
  ++steps_;
  log_.insert(log_.end(), step.log.begin(), step.log.end());
  for (const auto& event : step.events) {
    teaching_.event(event);
    leave_hand(hand_, next_hand_, event);
  }
  litter_.shake(step.shakes, pulse_.clock());
  if (around_.settings.is_on(Id::reduced_motion)) return;
  litter_.add(0, step.drops, pulse_.clock());
  litter_.add(1, step.debris, pulse_.clock());
}

void FightStage::take(std::span<const core::Event> events) {
  if (events.empty()) return;
  if (choice_) teaching_.choice_made();
  choice_.reset();
  questions_.clear();
  director_.take(events);
}

void FightStage::ask(std::span<const core::Question> questions, std::span<const core::Seat> persons) {
  choice_.reset();
  questions_.assign(questions.begin(), questions.end());
  persons_.assign(persons.begin(), persons.end());
  if (!busy()) open_choice();
}

void FightStage::see(core::Seat seat, const core::AnyView* view) {
  const Hand before = hand_;
  next_hand_ = view == nullptr ? Hand{} : hand_of(view->as<rules::View>());
  if (view != nullptr && next_hand_.seat != core::index(seat)) next_hand_ = Hand{};
  // Nothing of another seat's hand, or of one that closes, may stay for a single frame.
  if (next_hand_.seat != hand_.seat || !busy()) hand_ = next_hand_;
  const bool same = before.seat == hand_.seat && before.actions == hand_.actions &&
                    before.food == hand_.food && before.aside == hand_.aside;
  if (same && choice_) return;
  choice_.reset();
  if (!busy()) open_choice();
}

/// Of several open questions the one whose hand is open; else the first that a person may answer in the open.
const core::Question* FightStage::question_to_show() const {
  const core::Question* in_the_open = nullptr;
  for (const auto& question : questions_) {
    if (std::find(persons_.begin(), persons_.end(), question.seat()) == persons_.end()) continue;
    if (core::index(question.seat()) == hand_.seat) return &question;
    const bool hidden = needs_hand(question, paths_of(question, director_.shown()));
    if (!hidden && in_the_open == nullptr) in_the_open = &question;
  }
  return in_the_open;
}

void FightStage::open_choice() {
  if (choice_) return;
  hand_ = next_hand_;
  const core::Question* question = question_to_show();
  if (question == nullptr) return;
  const Hand none;
  choice_.emplace(layout_, director_.shown(), *question,
                  core::index(question->seat()) == hand_.seat ? hand_ : none);
  changes_seen_ = choice_->changes();
  picks_seen_ = choice_->picks();
  pulse_.stir_up();
  teaching_.choice_opened(choice_->kind());
}

void FightStage::update(double seconds) {
  const bool was_busy = busy();
  director_.update(pulse_.pass(seconds, around_.settings), [this] { return direction(); });
  if (busy()) return pulse_.busy();
  if (was_busy) open_choice();
  pulse_.rest(seconds, around_.settings);
}

bool FightStage::moving() const {
  return busy() || pulse_.moving() || litter_.active_at(pulse_.clock()) || around_.canvas.loading();
}

void FightStage::skip() {
  director_.skip([this] { return direction(); });
  litter_.clear();
  if (!busy()) open_choice();
}

void FightStage::skip_all() {
  director_.skip_all([this] { return direction(); });
  litter_.clear();
  open_choice();
}

std::optional<stage::Answer> FightStage::act(core::Seat seat, const devices::Action& action) {
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

bool FightStage::can_step_back(core::Seat seat) const {
  return choice_ && choice_->seat() == seat && choice_->can_step_back();
}

stage::Info FightStage::info() const {
  const Names names(around_.seats, cards_);
  const Shown& shown = director_.shown();
  if (pointer_) {
    const Card card = card_under(layout_, shown, choice(), *pointer_);
    if (card != Card::none) return card_info(cards_, card, {});
    const int seat = seat_under(layout_, *pointer_);
    if (seat >= 0) return seat_info(shown, names, seat);
  }
  if (choice_) {
    stage::Info info = focus_info(*choice_, names);
    if (!info.text.empty()) return info;
  }
  const Card acting = shown.turn >= 0 ? shown.acting(shown.turn) : Card::none;
  if (acting != Card::none) return card_info(cards_, acting, names[shown.turn] + ": ");
  if (shown.event != Card::none) return card_info(cards_, shown.event, {});
  return {};
}

std::vector<stage::Award> FightStage::awards() const {
  return chronicle_.awards(Names(around_.seats, cards_), layout_.seats);
}

std::vector<int> FightStage::points() const {
  std::vector<int> points;
  for (int seat = 0; seat < layout_.seats; ++seat) points.push_back(director_.shown().at(seat).points);
  return points;
}

std::vector<std::string> FightStage::points_text() const {
  std::vector<std::string> texts;
  for (int seat = 0; seat < layout_.seats; ++seat) texts.push_back(chronicle_.points_text(seat));
  return texts;
}

}  // namespace game::food_fight
