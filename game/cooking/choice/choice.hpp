// One person's choice, made in the kitchen: a card of the hand, then where it goes; or a word.
#pragma once

#include <optional>
#include <vector>

#include "game/cooking/choice/path.hpp"
#include "game/cooking/hand.hpp"
#include "game/cooking/layout.hpp"
#include "game/cooking/shown.hpp"
#include "game/stage/pointing.hpp"

namespace game::cooking {

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
  const Layout& layout() const { return *layout_; }
  bool needs_hand() const { return cooking::needs_hand(question_); }

  // What is on offer
  /// The cards on the towel, asked for or not.
  const std::vector<Card>& row() const { return row_; }
  CardRow row_places() const;
  /// Words that stand there now, lit or not.
  std::vector<rules::Verb> buttons() const;
  render::Rect rect_of(const Spot& spot) const override;
  /// A card is picked, and where it goes is to be chosen.
  bool places() const { return !picked_.empty(); }
  /// The card that is picked, else the one in focus; none.
  Card card() const;
  /// The answers that begin with what is picked and go on with this spot: one, or several ways of one card.
  std::vector<core::Choice> answers_at(const Spot& spot) const;

 private:
  bool fits(const Path& path) const;
  std::vector<Spot> candidates() const;
  void refresh();
  Spot first_focus() const;
  Spot best_place() const;
  std::optional<core::Choice> pick(const Spot& spot) override;
  std::optional<core::Choice> drop(render::Point at) override;
  bool clicked_beside(render::Point at) override;
  void step_back() override;
  render::Rect button_rect(rules::Verb verb) const;

  const Layout* layout_;
  Shown shown_;
  core::Question question_;
  Hand hand_;
  std::vector<Card> row_;
  std::vector<Path> paths_;
};

}  // namespace game::cooking
