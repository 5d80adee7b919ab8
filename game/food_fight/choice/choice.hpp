// One person's choice, made on the table: pointing at players, cards of the floor and of the hand, and words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/devices/logical.hpp"
#include "game/food_fight/choice/hand.hpp"
#include "game/food_fight/choice/path.hpp"

namespace game::food_fight {

/// Only the question's own options are ever on offer.
class Choice {
 public:
  /// `hand` is open when the question needs it.
  Choice(const Layout& layout, const Shown& shown, const core::Question& question, Hand hand);

  core::Seat seat() const { return question_.seat(); }
  int seat_index() const { return core::index(question_.seat()); }
  rules::Kind kind() const { return rules::kind_of(question_); }
  const core::Question& question() const { return question_; }
  const Hand& hand() const { return hand_; }
  const Shown& shown() const { return shown_; }

  // What is on offer
  bool needs_hand() const { return needs_hand_; }
  /// Cards of the row below are among the answers.
  bool uses_hand() const;
  /// The cards of the row below in order, asked for or not; empty with two tables when they are not.
  const std::vector<Card>& row() const { return row_; }
  CardRow row_places() const;
  std::vector<rules::Verb> buttons() const;  ///< words that stand below, in order
  render::Rect button_rect(int index) const;
  /// Whether the hand or one of the words lies over that point.
  bool covers(render::Point at) const;
  /// Where a spot is on screen.
  render::Rect rect_of(const Spot& spot) const;
  bool is_lit(const Spot& spot) const;     ///< can be picked now
  bool is_picked(const Spot& spot) const;  ///< was picked already
  const std::vector<Spot>& picked() const { return picked_; }
  /// All that the focus may go to now.
  const std::vector<Spot>& spots() const { return spots_; }
  const Spot* focus() const { return spots_.empty() ? nullptr : &focus_; }
  bool is_focused(const Spot& spot) const { return !spots_.empty() && focus_ == spot; }
  /// The cards picked so far (and, with `with_focus`, the one in focus): what would be thrown, placed, kept.
  std::vector<Card> cards(bool with_focus) const;
  /// Whose bottle is to turn; −1: nobody's, or not picked yet.
  int turned_bottle() const;
  /// Place of a plan's card on the own tray, 0–2; −1: not placed.
  int slot_of(Card card) const;

  bool can_step_back() const { return !picked_.empty(); }
  /// A press. A choice when one was made.
  std::optional<core::Choice> act(const devices::Action& action);
  /// Rises with every change of focus: for sounds and fades.
  int changes() const { return changes_; }
  int picks() const { return picks_; }
  bool refused() const { return refused_; }
  /// The answer that was made stands for all windows of the round.
  bool for_the_round() const { return for_the_round_; }

 private:
  bool fits(const Path& path) const;
  std::vector<Spot> candidates() const;
  void refresh(bool keep_focus);
  std::optional<core::Choice> pick(const Spot& spot);
  std::optional<core::Choice> pick_of_sequence(const Spot& spot);
  std::optional<core::Choice> point(devices::Point at, bool click);
  void move(devices::Logical direction);
  void step_back();
  Spot first_focus() const;

  const Layout* layout_;
  Shown shown_;
  core::Question question_;
  Hand hand_;
  std::vector<Path> paths_;
  bool needs_hand_ = false;
  std::vector<Card> row_;
  std::vector<rules::Verb> words_;
  std::vector<Spot> picked_;
  std::vector<Spot> spots_;  ///< that the focus may go to
  Spot focus_;
  int changes_ = 0;
  int picks_ = 0;
  bool refused_ = false;
  bool for_the_round_ = false;
};

}  // namespace game::food_fight
