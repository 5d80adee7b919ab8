// One person's choice, made in the kitchen: a card of the hand, then where it goes; or a word.
#pragma once

#include <optional>
#include <vector>

#include "game/cooking/choice/path.hpp"
#include "game/cooking/hand.hpp"
#include "game/cooking/layout.hpp"
#include "game/cooking/shown.hpp"
#include "game/devices/logical.hpp"

namespace game::cooking {

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
  const Layout& layout() const { return *layout_; }
  bool needs_hand() const { return cooking::needs_hand(question_); }

  // What is on offer
  /// The cards on the towel, asked for or not.
  const std::vector<Card>& row() const { return row_; }
  CardRow row_places() const;
  /// Words that stand there now, lit or not.
  std::vector<rules::Verb> buttons() const;
  /// Where a spot is on screen.
  render::Rect rect_of(const Spot& spot) const;
  bool is_lit(const Spot& spot) const;     ///< can be picked now
  bool is_picked(const Spot& spot) const;  ///< was picked already
  /// All that the focus may go to now.
  const std::vector<Spot>& spots() const { return spots_; }
  const Spot* focus() const { return spots_.empty() ? nullptr : &focus_; }
  bool is_focused(const Spot& spot) const { return !spots_.empty() && focus_ == spot; }
  /// A card is picked, and where it goes is to be chosen.
  bool places() const { return !picked_.empty(); }
  /// The card that is picked, else the one in focus; none.
  Card card() const;
  /// The answers that begin with what is picked and go on with this spot: one, or several ways of one card.
  std::vector<core::Choice> answers_at(const Spot& spot) const;

  bool can_step_back() const { return !picked_.empty(); }
  /// A press. A choice when one was made.
  std::optional<core::Choice> act(const devices::Action& action);
  /// Rises with every change of focus: for sounds and fades.
  int changes() const { return changes_; }
  int picks() const { return picks_; }
  bool refused() const { return refused_; }

 private:
  bool fits(const Path& path) const;
  std::vector<Spot> candidates() const;
  void refresh();
  Spot first_focus() const;
  Spot best_place() const;
  std::optional<core::Choice> pick(const Spot& spot);
  std::optional<core::Choice> point(devices::Point at, bool click);
  std::optional<core::Choice> drop(devices::Point at);
  const Spot* spot_under(render::Point at) const;
  bool takes_another_card(render::Point at);
  void move(devices::Logical direction);
  void step_back();
  render::Rect button_rect(rules::Verb verb) const;

  const Layout* layout_;
  Shown shown_;
  core::Question question_;
  Hand hand_;
  std::vector<Card> row_;
  std::vector<Path> paths_;
  std::vector<Spot> picked_;
  std::vector<Spot> spots_;  ///< that the focus may go to
  Spot focus_;
  int changes_ = 0;
  int picks_ = 0;
  bool refused_ = false;
};

}  // namespace game::cooking
