// Who might be asked in a food fight: by the actions that lie face up.
#pragma once

#include <array>
#include <vector>

#include "engine/food_fight/events.hpp"
#include "engine/food_fight/question.hpp"
#include "game/secret/doubts.hpp"

namespace game::secret {

/// A seat that shows Panic, Smash, Counterstrike or Yeet, or stands in Fire Drill, is in doubt. What the
/// Food?!: all in the windows of Hold the Events; one that shows Overhead Smash, and whoever gives a card to
/// a Goose, loses one to a Tackle or is pranked, just before what shows that they had no choice.
class FightDoubts final : public Doubts {
 public:
  explicit FightDoubts(const food_fight::Board& board);

  bool lets_pass(const core::Event& event) const override;
  void note(const core::Event& event) override;
  void foresee(const core::Event& next) override;
  void asked(core::Seat seat, std::uint8_t kind) override;
  /// Whether the seat stands where such a question may come, as everybody can tell.
  bool may_ask(core::Seat seat, food_fight::Kind kind) const;

 private:
  using Card = food_fight::Card;
  using Kind = food_fight::Kind;

  Card stance(int seat) const { return stance_[static_cast<std::size_t>(seat)]; }
  void flip(const food_fight::CardsFlipped& flipped);
  void declare(const food_fight::AttackDeclared& attack);
  void doubt_target(int seat);
  void doubt_victims(const food_fight::TurnStarted& turn);
  void reveal(Card event);
  void begin_event();
  void end_event();
  void open_window();
  void add(int seat, Kind kind) { open_.push_back({core::seat_at(seat), static_cast<std::uint8_t>(kind)}); }
  void add_later(int seat, Kind kind) {
    later_.push_back({core::seat_at(seat), static_cast<std::uint8_t>(kind)});
  }

  int seats_;
  int start_;
  std::array<Card, food_fight::k_most_seats> stance_{};  ///< what each seat's card of this set stands for
  std::array<std::array<Card, food_fight::k_sets>, food_fight::k_most_seats> mats_{};  ///< as flipped
  Card attack_ = Card::none;  ///< the action of the attack under way
  food_fight::Fight fight_;
  bool stirred_ = true;        ///< something has happened since the last window
  std::vector<Card> waiting_;  ///< What the Food?!: events in line, the one being resolved first
  std::vector<Doubt> later_;   ///< may come in this turn: only the event after it tells that it did not
};

}  // namespace game::secret
