// Keeps books over a game from its events alone: where each card is, who has how many points, and what an
// attack may do. Written from the ledger, it shares no code with the rules.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "engine/core/event.hpp"
#include "engine/food_fight/events.hpp"
#include "engine/food_fight/state.hpp"

namespace books {

class Bookkeeper final : public core::EventSink {
 public:
  explicit Bookkeeper(const food_fight::State& state) : state_(state) {}

  /// The books of the position as it lies; call before each step.
  void open();
  void emit(const core::Event& event) override;
  /// The books agree with the position; call after each step.
  void close();

  int attacks() const { return attacks_; }
  /// The first thing that was wrong, or nothing.
  const std::string& fault() const { return fault_; }

 private:
  /// A pile, or 100 + seat for what a seat holds in hand or on its mat.
  using Where = std::uint8_t;
  static constexpr Where k_nowhere = 0xff;

  void expect(bool right, const std::string& what);
  void read(std::array<Where, food_fight::k_cards>& places) const;
  static Where where(food_fight::Place place, food_fight::SeatIndex seat);

  void moved(const food_fight::CardMoved& move);
  void swapped(const food_fight::HandsSwapped& swap);
  void points(const food_fight::PointsChanged& change);
  void declared(const food_fight::AttackDeclared& attack);
  void hit(const food_fight::AttackHit& hit);
  void answered(const food_fight::AttackAnswered& answer);
  /// Settles the attack that was under way.
  void settle();
  int extra_of_vengeance(food_fight::SeatIndex target) const;
  bool in_force(std::string_view event, food_fight::Vote vote = food_fight::Vote::none) const;

  const food_fight::State& state_;
  std::array<Where, food_fight::k_cards> places_{};
  std::array<int, food_fight::k_most_seats> points_{};
  std::string fault_;

  // The attack under way.
  bool flying_ = false;
  food_fight::AttackDeclared attack_{};
  int value_ = 0, conditions_ = 0, outcomes_ = 0;
  int due_ = 0;  ///< damage that must still be given to its receiver
  int heal_due_ = 0, punishment_due_ = 0;
  int attacks_ = 0;
};

}  // namespace books
