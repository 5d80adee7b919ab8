// Keeps books over a game from its events alone: where each card and table lies, meals, tips, money, lost
// turns. Written from the ledger, it shares no code with the rules: numbers of dice, what stops what and what
// a card does stand here a second time.
#pragma once

#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/cooking_customers/events.hpp"
#include "engine/cooking_customers/state.hpp"
#include "engine/core/event.hpp"

namespace books {

using cooking_customers::Card;
using Cards = std::multiset<Card>;
/// Meals that it wants, dollars that it tips.
using Table = std::pair<int, int>;

/// What is owed after an attack or a roll, until an event pays it.
struct Due {
  int meals = 0, removed = 0;
  bool turn = false, table_left = false, table_taken = false, dice = false;
  Card cook = Card::none, helper = Card::none, supply = Card::none, stolen = Card::none;
  bool any_supply = false;
  bool operator==(const Due&) const = default;
};

class Bookkeeper final : public core::EventSink {
 public:
  /// Opens the books from a dealt table.
  explicit Bookkeeper(const cooking_customers::State& dealt);

  void emit(const core::Event& event) override;
  /// After each step: the books agree with the position, and nothing is owed.
  void compare(const cooking_customers::State& state);

  /// The first thing that was wrong, or nothing.
  const std::string& fault() const { return fault_; }
  /// How often each kind of event came.
  const std::array<int, 64>& seen() const { return seen_; }

 private:
  struct Kitchen {
    Cards hand, plus, minus, supplies;
    Card cook = Card::none, helper = Card::none;
    bool owes_turn = false;
    std::size_t side = 0;
  };
  struct Purse {
    Table table{0, 0};
    int meals = 0, money = 0;
  };
  struct Turn {
    bool open = false, rolled = false, rolled_extra = false, fired = false, had_cards = false;
    int own = 0, opponent = 0, discarded = 0;
  };

  /// Gives the event to the entry of its kind.
  template <class... Payloads>
  void pass_on(const core::Event& event) {
    ((event.kind() == static_cast<std::uint8_t>(Payloads::k_kind) ? on(event.as<Payloads>()) : void()), ...);
  }

  void expect(bool right, const std::string& what);
  void take(Cards& cards, Card card, const std::string& where);
  void discard(Card card) { discard_.push_back(card); }
  Kitchen& kitchen(std::size_t seat) { return kitchens_.at(seat); }
  Purse& purse_of(std::size_t seat) { return purses_.at(kitchens_.at(seat).side); }
  bool keeps_off(const Kitchen& kitchen, Card minus) const;
  int dice_of_cook(const Kitchen& kitchen) const;
  int dice_after_it(const Kitchen& kitchen) const;
  bool nobody_can_go_on() const;
  void owe_for(Card card, std::size_t victim);
  void compare_kitchens(const cooking_customers::State& state);
  void compare_piles(const cooking_customers::State& state);

  void on(const cooking_customers::TurnStarted& e);
  void on(const cooking_customers::TurnSkipped& e);
  void on(const cooking_customers::TurnEnded& e);
  void on(const cooking_customers::TableDrawn& e);
  void on(const cooking_customers::TableCompleted& e);
  void on(const cooking_customers::TableLeft& e);
  void on(const cooking_customers::TableTaken& e);
  void on(const cooking_customers::CardPlayed& e);
  void on(const cooking_customers::CardThrownAway& e);
  void on(const cooking_customers::DefencePlayed& e);
  void on(const cooking_customers::AttackStruck& e);
  void on(const cooking_customers::CustomerFought& e);
  void on(const cooking_customers::CookPlaced& e);
  void on(const cooking_customers::HelperPlaced& e);
  void on(const cooking_customers::PlusLaid& e);
  void on(const cooking_customers::MinusLaid& e);
  void on(const cooking_customers::SupplyHung& e);
  void on(const cooking_customers::MinusRemoved& e);
  void on(const cooking_customers::CrewLost& e);
  void on(const cooking_customers::SupplyLost& e);
  void on(const cooking_customers::TurnLost& e);
  void on(const cooking_customers::MealsAdded& e);
  void on(const cooking_customers::MealsRemoved& e);
  void on(const cooking_customers::CookingRolled& e);
  void on(const cooking_customers::ExtraRolled& e);
  void on(const cooking_customers::PlusSpent& e);
  void on(const cooking_customers::CardDrawn& e);
  void on(const cooking_customers::DeckReshuffled& e);
  void on(const cooking_customers::TablesReshuffled& e);
  void on(const cooking_customers::GameOver& e);

  std::vector<Kitchen> kitchens_;
  std::vector<Purse> purses_;
  Cards deck_;
  std::vector<Card> discard_;  ///< top last
  std::multiset<Table> tables_;
  std::vector<Table> given_up_;  ///< top last
  int completed_ = 0;
  std::size_t next_ = 0;  ///< whose turn comes, or is
  Turn turn_;
  Card in_play_ = Card::none;  ///< laid down, and not settled yet
  std::size_t target_ = 0;
  bool over_ = false;
  Due due_;
  std::string fault_;
  std::array<int, 64> seen_{};
};

}  // namespace books
