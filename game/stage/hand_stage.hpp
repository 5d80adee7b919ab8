// What the stages of games with hidden hands share: time, questions, the open hand, and presses.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "game/stage/director.hpp"
#include "game/stage/litter.hpp"
#include "game/stage/pulse.hpp"
#include "game/stage/stage.hpp"

namespace game::stage {

/// Whether hints are given: a person plays, wants them, and has not had them all in that game.
inline bool teaches(const Surroundings& around, std::string_view game) {
  const bool person =
      std::any_of(around.seats.begin(), around.seats.end(), [](const Who& who) { return who.person; });
  return person && around.settings.is_on(settings::Id::hints) &&
         !around.settings.recall("taught-" + std::string(game));
}

/// `Parts` names a game's types: `Step`, `Direction`, `Choice`, `Hand`, `Chronicle`, `Teaching`. A game gives
/// the functions `leave_hand` and `reach_hand` beside its `Hand`: the hand as it is shown follows the moves
/// that are shown.
template <class Parts>
class HandStage : public Stage {
 public:
  using Step = typename Parts::Step;
  using Direction = typename Parts::Direction;
  using Choice = typename Parts::Choice;
  using Hand = typename Parts::Hand;
  using Shown = typename Step::Shown;

  void take(std::span<const core::Event> events) override {
    if (events.empty()) return;
    if (choice_) teaching_.choice_made();
    choice_.reset();
    questions_.clear();
    director_.take(events);
  }

  void ask(std::span<const core::Question> questions, std::span<const core::Seat> persons) override {
    choice_.reset();
    questions_.assign(questions.begin(), questions.end());
    persons_.assign(persons.begin(), persons.end());
    if (!busy()) open_choice();
  }

  void see(core::Seat seat, const core::AnyView* view) override {
    const Hand before = hand_;
    next_hand_ = view == nullptr ? Hand{} : read_hand(*view);
    if (view != nullptr && next_hand_.seat != core::index(seat)) next_hand_ = Hand{};
    // Nothing of another seat's hand, or of one that closes, may stay for a single frame.
    if (next_hand_.seat != hand_.seat || !busy()) hand_ = next_hand_;
    if (!hand_.open()) hand_closed();
    if (before == hand_ && choice_) return;
    choice_.reset();
    if (!busy()) open_choice();
  }

  void update(double seconds) override {
    const bool was_busy = busy();
    director_.update(pulse_.pass(seconds * (was_busy ? pace() : 1.0), around_.settings), directions());
    if (busy()) return pulse_.busy();
    if (was_busy) open_choice();
    pulse_.rest(seconds, around_.settings);
  }

  bool busy() const override { return director_.busy(); }
  bool moving() const override {
    return busy() || pulse_.moving() || litter_.active_at(pulse_.clock()) || around_.canvas.loading();
  }

  void skip() override {
    director_.skip(directions());
    litter_.clear();
    if (!busy()) open_choice();
  }
  void skip_all() override {
    director_.skip_all(directions());
    litter_.clear();
    open_choice();
  }

  std::optional<Answer> act(core::Seat seat, const devices::Action& action) override {
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
      const bool for_the_round = answers_for_the_round(*choice_);
      choice_.reset();
      std::erase_if(questions_, [seat](const auto& question) { return question.seat() == seat; });
      return Answer{seat, *choice, for_the_round};
    }
    sound_press(action);
    return std::nullopt;
  }

  bool can_step_back(core::Seat seat) const override {
    return choice_ && choice_->seat() == seat && choice_->can_step_back();
  }
  const std::vector<LogLine>& log() const override { return log_; }

  // For tests.
  const Shown& shown() const { return director_.shown(); }
  const Choice* choice() const { return choice_ ? &*choice_ : nullptr; }
  const Hand& hand() const { return hand_; }

 protected:
  HandStage(const Shown& first, const Surroundings& surroundings, std::string_view game, Litter litter)
      : around_(surroundings),
        director_(first, {[this](const std::string& cue) { around_.sounds.play(cue); },
                          [this](const Step& step) { begin_step(step); },
                          [this](const core::Event& event) {
                            chronicle_.note(event);
                            reach_hand(hand_, next_hand_, event);
                          }}),
        teaching_(teaches(surroundings, game)),
        litter_(std::move(litter)) {}

  /// What the next step's builder is told.
  virtual Direction direction() const = 0;
  virtual Hand read_hand(const core::AnyView& view) const = 0;
  /// Whether somebody must look at hidden cards, or answer unseen.
  virtual bool needs_hand(const core::Question& question) const = 0;
  /// Makes the choice; with an open hand if it is the asked seat's.
  virtual Choice choice_for(const core::Question& question, const Hand& hand) const = 0;
  /// A choice stands on the table.
  virtual void choice_opened(const Choice& choice) = 0;
  /// A step begins: what it throws about.
  virtual void step_begun(const Step& step) = 0;
  virtual void hand_closed() {}
  virtual bool answers_for_the_round(const Choice& /*choice*/) const { return false; }
  /// How much faster than the set speed time passes while something is shown.
  virtual double pace() const { return 1.0; }

  void open_choice() {
    if (choice_) return;
    hand_ = next_hand_;
    const core::Question* question = question_to_show();
    if (question == nullptr) return;
    choice_.emplace(choice_for(*question, core::index(question->seat()) == hand_.seat ? hand_ : Hand{}));
    changes_seen_ = choice_->changes();
    picks_seen_ = choice_->picks();
    pulse_.stir_up();
    choice_opened(*choice_);
  }
  /// Seats of the open questions, as bits.
  unsigned asked() const {
    unsigned seats = 0;
    for (const auto& question : questions_) seats |= 1U << core::index(question.seat());
    return seats;
  }

  Surroundings around_;
  Director<Step, Direction> director_;
  typename Parts::Chronicle chronicle_;
  typename Parts::Teaching teaching_;
  std::vector<LogLine> log_;
  std::vector<core::Question> questions_;  ///< open now
  std::vector<core::Seat> persons_;
  std::optional<Choice> choice_;
  Hand hand_;       ///< as it is shown
  Hand next_hand_;  ///< as it is: shown when all that happened is shown
  Pulse pulse_;
  Litter litter_;
  std::optional<render::Point> pointer_;  ///< where the mouse is, if it was used last
  std::uint64_t steps_ = 0;               ///< begun so far

 private:
  typename Director<Step, Direction>::Directions directions() {
    return [this] { return direction(); };
  }

  void begin_step(const Step& step) {
    ++steps_;
    log_.insert(log_.end(), step.log.begin(), step.log.end());
    for (const auto& event : step.events) {
      teaching_.event(event);
      leave_hand(hand_, next_hand_, event);
    }
    litter_.shake(step.shakes, pulse_.clock());
    step_begun(step);
  }

  /// Of several open questions the one whose hand is open; else the first that a person may answer in the
  /// open.
  const core::Question* question_to_show() const {
    const core::Question* in_the_open = nullptr;
    for (const auto& question : questions_) {
      if (std::find(persons_.begin(), persons_.end(), question.seat()) == persons_.end()) continue;
      if (core::index(question.seat()) == hand_.seat) return &question;
      if (in_the_open == nullptr && !needs_hand(question)) in_the_open = &question;
    }
    return in_the_open;
  }

  void sound_press(const devices::Action& action) {
    if (choice_->refused()) around_.sounds.play("uh-uh");
    if (choice_->picks() != picks_seen_) {
      around_.sounds.play("confirm");
    } else if (choice_->changes() != changes_seen_) {
      around_.sounds.play(action.logical == devices::Logical::back ? "back" : "focus-move");
    }
    changes_seen_ = choice_->changes();
    picks_seen_ = choice_->picks();
  }

  int changes_seen_ = 0;
  int picks_seen_ = 0;
};

}  // namespace game::stage
