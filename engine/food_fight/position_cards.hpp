// Binds the words of a position to cards of the box: ids first, then kinds; each card once.
#pragma once

#include <string>
#include <vector>

#include "engine/core/field_reader.hpp"
#include "engine/food_fight/box.hpp"

namespace food_fight {

/// A list of cards under one key. `cards[i]` stays `Card::none` until `words[i]` is bound.
struct CardList {
  enum class Holds : std::uint8_t { pile, floor, hand, plan, events };
  std::string key;  ///< with path, for messages
  Holds holds = Holds::pile;
  int seat = -1;  ///< of a hand or plan
  std::vector<std::string> words{};
  std::vector<Card> cards{};
};

/// All lists of a position and what is left in the box.
class PositionCards {
 public:
  PositionCards(const Box& box, const Board& options, core::ReadError& error)
      : box_(box), in_play_(box.in_play(options)), events_are_held_(options.events_are_held), error_(error) {}

  enum Pile : std::size_t { floor, trash, deck, events, event_discard };

  CardList& pile(Pile pile) { return lists_[pile]; }
  CardList& hand(int seat) { return lists_[k_piles + 2 * static_cast<std::size_t>(seat)]; }
  CardList& plan(int seat) { return lists_[k_piles + 2 * static_cast<std::size_t>(seat) + 1]; }
  /// The character action that a word names, and the event in force; none after an error.
  Card character(const std::string& key, const std::string& word);
  Card event(const std::string& key, const std::string& word);

  void bind_ids();
  /// Gives every seat its character action: `named` (or none), one in its plan, else the first unused one.
  void settle_characters(Board& board, const std::array<Card, k_most_seats>& named);
  /// After the characters: each kind takes the first unused card in table order.
  void bind_kinds();
  /// Whether a seat has its own character action, in hand or on the mat.
  bool owns_character(const Board& board, int seat) const;
  /// How many character actions of nobody and how many bonus actions may be named (CC-A8).
  void check_mixed_in(const Board& board);

  const CardSet& named() const { return named_; }
  const CardsInPlay& in_play() const { return in_play_; }

 private:
  static constexpr std::size_t k_piles = 5;
  static constexpr std::size_t k_lists = k_piles + 2 * k_most_seats;

  bool is_character(Card card) const;
  bool may_lie_in(Card card, CardList::Holds holds) const;
  Card bind_id(const CardList& list, const std::string& word);
  /// Marks the card; false if it is named elsewhere.
  bool claim(Card card, std::size_t list);
  void give_character(Board& board, int seat, Card character, const std::string& key);
  Card character_in(const CardList& list, const CardSet& taken) const;

  const Box& box_;
  const CardsInPlay& in_play_;
  bool events_are_held_;
  core::ReadError& error_;
  std::array<CardList, k_lists> lists_;
  std::array<std::size_t, k_cards> list_of_{};  ///< of a named card
  CardSet named_;
};

}  // namespace food_fight
