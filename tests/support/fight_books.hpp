// Keeps books over a food fight from its events alone: where each card is and who has how many points.
// Written from the ledgers, it shares no code with the rules.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "engine/core/event.hpp"
#include "engine/food_fight/events.hpp"
#include "engine/food_fight/state.hpp"

namespace books {

/// Calls `act` with the event's payload if it is of that kind.
template <class Payload, class Do>
void on(const core::Event& event, const Do& act) {
  if (event.kind() == static_cast<std::uint8_t>(Payload::k_kind)) act(event.as<Payload>());
}

class Books : public core::EventSink {
 public:
  explicit Books(const food_fight::State& state) : state_(state) {}

  /// The books of the position as it lies; call before each step.
  void open();
  void emit(const core::Event& event) final;
  /// The books agree with the position; call after each step.
  void close();

  int attacks() const { return attacks_; }
  /// The first thing that was wrong, or nothing.
  const std::string& fault() const { return fault_; }

 protected:
  /// A pile, or 100 + seat for what a seat holds in hand or on its mat.
  using Where = std::uint8_t;
  static constexpr Where k_nowhere = 0xff;
  static constexpr Where k_held = 100;
  static Where where(food_fight::Place place, food_fight::SeatIndex seat = food_fight::k_nobody);

  /// The game's own part of an event: its attacks, its events.
  virtual void look(const core::Event& event) = 0;
  /// Settles the attack that was under way.
  virtual void settle() = 0;
  /// Whether the game holds this change back at the last point (CC-130, WF-052).
  virtual bool is_held_back(const food_fight::PointsChanged& change) const = 0;

  void expect(bool right, const std::string& what);
  Where& place_of(food_fight::Card card) { return places_.at(static_cast<std::size_t>(card)); }
  const food_fight::State& state() const { return state_; }
  void count_attack() { ++attacks_; }

 private:
  void read(std::array<Where, food_fight::k_cards>& places) const;
  void moved(const food_fight::CardMoved& move);
  void swapped(const food_fight::HandsSwapped& swap);
  void points(const food_fight::PointsChanged& change);

  const food_fight::State& state_;
  std::array<Where, food_fight::k_cards> places_{};
  std::array<int, food_fight::k_most_seats> points_{};
  std::string fault_;
  int attacks_ = 0;
};

}  // namespace books
