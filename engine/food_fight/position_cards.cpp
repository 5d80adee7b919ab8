// Binding words to cards, with messages that say which card is the matter.
#include "engine/food_fight/position_cards.hpp"

#include <algorithm>

namespace food_fight {

namespace {

using Holds = CardList::Holds;

std::size_t at(Card card) {
  return static_cast<std::size_t>(card);
}

bool holds_no_event(Holds holds) {
  return holds == Holds::floor || holds == Holds::hand;
}

void erase(std::vector<Card>& cards, Card card) {
  cards.erase(std::remove(cards.begin(), cards.end(), card), cards.end());
}

bool contains(std::span<const Card> cards, Card card) {
  return std::find(cards.begin(), cards.end(), card) != cards.end();
}

}  // namespace

bool PositionCards::is_character(Card card) const {
  return contains(in_play_.characters.span(), card);
}

bool PositionCards::may_lie_in(Card card, Holds holds) const {
  if (holds == Holds::events) return contains(in_play_.events.span(), card);
  if (is_basic(card)) return holds == Holds::plan;
  if (holds == Holds::plan && !is_action(card)) return false;
  if (kind_of(card) == CardKind::event) {  // an event plays when it is drawn or flipped, unless it is held
    if (holds == Holds::floor || (holds == Holds::hand && !events_are_held_)) return false;
  }
  return is_character(card) || contains(in_play_.main.span(), card);
}

Card PositionCards::character(const std::string& key, const std::string& word) {
  const Card card = box_.card_named(word);
  if (card != Card::none && is_character(card)) return card;
  std::string known;
  for (const auto one : in_play_.characters) known += " " + std::string(box_.id_of(one));
  error_.set(key + ": \"" + word + "\" is no character action in play; those are:" + known);
  return Card::none;
}

Card PositionCards::event(const std::string& key, const std::string& word) {
  const Card card = bind_id(CardList{key, Holds::events}, word);
  if (card != Card::none) claim(card, k_lists);
  return card;
}

Card PositionCards::bind_id(const CardList& list, const std::string& word) {
  const Card card = box_.card_named(word);
  if (card == Card::none) {
    error_.set(list.key + ": \"" + word + "\" is no card; \"mess cards\" lists them all");
    return card;
  }
  if (may_lie_in(card, list.holds)) return card;
  const bool in_box = is_basic(card) || is_character(card) || contains(in_play_.main.span(), card) ||
                      contains(in_play_.events.span(), card);
  error_.set(list.key + ": \"" + word + "\" " +
             (!in_box                       ? "is not in play with these options"
              : is_basic(card)              ? "always belongs to its player and is never named here"
              : list.holds == Holds::plan   ? "is no action; a plan is three actions"
              : list.holds == Holds::events ? "is no event"
              : holds_no_event(list.holds)  ? "is an event: it plays as soon as it is drawn or flipped"
                                            : "is an event and lies in no such pile"));
  return Card::none;
}

bool PositionCards::claim(Card card, std::size_t list) {
  if (is_basic(card)) return true;
  if (!named_.test(at(card))) {
    named_.set(at(card));
    list_of_[at(card)] = list;
    return true;
  }
  // An action of the own hand may be placed: then it lies on the mat alone.
  const std::size_t before = list_of_[at(card)];
  if (list == k_lists || before >= k_lists) return false;
  CardList& hand = lists_[before];
  const CardList& plan = lists_[list];
  if (hand.holds != Holds::hand || plan.holds != Holds::plan || hand.seat != plan.seat) return false;
  erase(hand.cards, card);
  list_of_[at(card)] = list;
  return true;
}

void PositionCards::bind_ids() {
  for (std::size_t i = 0; i < k_lists && !error_.any(); ++i) {
    CardList& list = lists_[i];
    for (const auto& word : list.words) {
      if (kind_named(word) != CardKind::none) {
        list.cards.push_back(Card::none);
        continue;
      }
      const Card card = bind_id(list, word);
      if (card == Card::none) return;
      if (list.holds == Holds::plan && contains(list.cards, card))
        error_.set(list.key + ": \"" + word + "\" is placed twice");
      if (!claim(card, i)) error_.set(list.key + ": \"" + word + "\" is named twice; there is one such card");
      list.cards.push_back(card);
    }
  }
}

void PositionCards::give_character(Board& board, int seat, Card character, const std::string& key) {
  if (characters_of_seats(board).test(at(character)))
    error_.set(key + ": \"" + std::string(box_.id_of(character)) + "\" is the character of two seats");
  board.players[static_cast<std::size_t>(seat)].character = character;
}

Card PositionCards::character_in(const CardList& list, const CardSet& taken) const {
  for (const auto card : list.cards) {
    if (card != Card::none && is_character(card) && !taken.test(at(card))) return card;
  }
  return Card::none;
}

void PositionCards::settle_characters(Board& board, const std::array<Card, k_most_seats>& named) {
  const auto without = [&board](int seat) {
    return board.players[static_cast<std::size_t>(seat)].character == Card::none;
  };
  const auto give = [&](int seat, Card card, const std::string& key) {
    if (card != Card::none && without(seat)) give_character(board, seat, card, key);
  };
  for (int seat = 0; seat < board.seats; ++seat)
    give(seat, named[static_cast<std::size_t>(seat)],
         "\"" + core::name(core::seat_at(seat)) + ".character\"");
  for (int seat = 0; seat < board.seats; ++seat)
    give(seat, character_in(plan(seat), characters_of_seats(board)), plan(seat).key);
  // Without mix_up a character action in a hand can only be that seat's own.
  for (int seat = 0; seat < board.seats && board.mix_up == 0; ++seat)
    give(seat, character_in(hand(seat), characters_of_seats(board)), hand(seat).key);
  for (int seat = 0; seat < board.seats; ++seat) {
    if (!without(seat)) continue;
    const CardSet taken = characters_of_seats(board) | named_;
    const auto free = std::find_if(in_play_.characters.begin(), in_play_.characters.end(),
                                   [&taken](Card card) { return !taken.test(at(card)); });
    if (free == in_play_.characters.end()) {
      error_.set("no character action is left for seat " + core::name(core::seat_at(seat)));
      return;
    }
    give(seat, *free, {});
  }
  for (int seat = 0; seat < board.seats; ++seat)
    erase(hand(seat).cards, board.players[static_cast<std::size_t>(seat)].character);
}

bool PositionCards::owns_character(const Board& board, int seat) const {
  const Card character = board.players[static_cast<std::size_t>(seat)].character;
  if (!named_.test(at(character))) return true;
  const std::size_t list = list_of_[at(character)];
  return list < k_lists && lists_[list].seat == seat;
}

void PositionCards::bind_kinds() {
  for (std::size_t i = 0; i < k_lists && !error_.any(); ++i) {
    CardList& list = lists_[i];
    for (std::size_t place = 0, word = 0; place < list.cards.size(); ++place) {
      if (list.cards[place] != Card::none) continue;
      while (kind_named(list.words[word]) == CardKind::none) ++word;
      const std::string& kind = list.words[word++];
      const auto from = list.holds == Holds::events ? in_play_.events.span() : in_play_.main.span();
      const auto found = std::find_if(from.begin(), from.end(), [&](Card card) {
        return !named_.test(at(card)) && pattern_fits(box_, kind, card) && may_lie_in(card, list.holds);
      });
      if (found == from.end()) {
        error_.set(list.key + ": no unused " + kind + " is left in the box for it");
        return;
      }
      claim(*found, i);
      list.cards[place] = *found;
    }
  }
}

void PositionCards::check_mixed_in(const Board& board) {
  const int most = mixed_in(in_play_, board);
  const CardSet own = characters_of_seats(board);
  int characters = 0;
  for (const auto card : in_play_.characters) {
    if (!named_.test(at(card)) || own.test(at(card))) continue;
    if (++characters <= most) continue;
    error_.set("\"" + std::string(box_.id_of(card)) + "\" belongs to no seat; " +
               (most == 0 ? "without mixed-in characters it is not in the game"
                          : "only " + std::to_string(most) + " such characters are mixed in"));
  }
  int bonus = 0;
  for (const auto card : in_play_.main) bonus += is_action(card) && named_.test(at(card)) ? 1 : 0;
  if (bonus > in_play_.bonus_actions - most) {
    error_.set(std::to_string(bonus) + " bonus actions are named; " + std::to_string(most) + " of the " +
               std::to_string(in_play_.bonus_actions) + " are out for mixed-in characters");
  }
}

}  // namespace food_fight
