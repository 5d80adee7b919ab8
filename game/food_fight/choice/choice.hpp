// One person's choice, made on the table: pointing at players, cards of the floor and of the hand, and words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/food_fight/choice/hand.hpp"
#include "game/food_fight/choice/path.hpp"
#include "game/stage/pointing.hpp"

namespace game::food_fight {

/// Only the question's own options are ever on offer.
class Choice final : public stage::Pointing<Spot> {
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
  render::Rect rect_of(const Spot& spot) const override;
  /// The cards picked so far (and, with `with_focus`, the one in focus): what would be thrown, placed, kept.
  std::vector<Card> cards(bool with_focus) const;
  /// Whose bottle is to turn; −1: nobody's, or not picked yet.
  int turned_bottle() const;
  /// Place of a plan's card on the own tray, 0–2; −1: not placed.
  int slot_of(Card card) const;

  /// The answer that was made stands for all windows of the round.
  bool for_the_round() const { return for_the_round_; }

 private:
  bool fits(const Path& path) const;
  std::vector<Spot> candidates() const;
  void refresh(bool keep_focus);
  std::optional<core::Choice> pick(const Spot& spot) override;
  std::optional<core::Choice> pick_of_sequence(const Spot& spot);
  void step_back() override;
  Spot first_focus() const;

  const Layout* layout_;
  Shown shown_;
  core::Question question_;
  Hand hand_;
  std::vector<Path> paths_;
  bool needs_hand_ = false;
  std::vector<Card> row_;
  std::vector<rules::Verb> words_;
  bool for_the_round_ = false;
};

}  // namespace game::food_fight
