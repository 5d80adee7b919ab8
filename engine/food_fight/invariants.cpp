// What holds in every state of a food fight, whatever happened before (the ledger's INVARIANTS).
#include <algorithm>

#include "engine/food_fight/views.hpp"

namespace food_fight {

namespace {

class Checking {
 public:
  Checking(const State& state, const CardsInPlay& cards)
      : state_(state), board_(state.board), cards_(cards), own_(characters_of_seats(state.board)) {}

  std::string fault() {
    for (int seat = 0; seat < board_.seats && fault_.empty(); ++seat) {
      check_player(core::seat_at(seat));
      check_mat(core::seat_at(seat));
    }
    count_cards();
    count_events();
    count_actions();
    return fault_;
  }

 private:
  void set(const std::string& fault) {
    if (fault_.empty()) fault_ = fault;
  }
  static std::string of(core::Seat seat) { return "seat " + core::name(seat) + ": "; }
  static std::string numbered(Card card) { return "card " + std::to_string(number(card)); }

  void check_player(core::Seat seat) {
    const Player& player = board_.player(seat);
    if (player.target >= board_.seats || board_.aim(seat) == seat)
      set(of(seat) + "aims at nobody else (CC-067)");
    if (std::find(cards_.characters.begin(), cards_.characters.end(), player.character) ==
        cards_.characters.end())
      set(of(seat) + "has no character in play");
  }

  void check_mat(core::Seat seat) {
    const auto& plan = state_.plans[static_cast<std::size_t>(seat)];
    const Player& player = board_.player(seat);
    std::size_t face_up = 0;
    for (std::size_t place = 0; place < k_sets; ++place) {
      const Card card = plan[place];
      if ((card == Card::none) == board_.planned)
        set(of(seat) + "a mat holds three cards in the fight, else none");
      if (card != Card::none && !is_action(card)) set(of(seat) + "no action lies on the mat");
      if (card != Card::none && std::count(plan.begin(), plan.end(), card) > 1)
        set(of(seat) + "an action lies on the mat twice (CC-073)");
      if (card == player.character && !state_.own_character.has(seat))
        set(of(seat) + "the own character action lies on the mat and is not owned");
      if (player.face_up[place] == Card::none) continue;
      if (player.face_up[place] != card) set(of(seat) + "a face-up card is not the one on the mat");
      ++face_up;
    }
    const std::size_t wanted = board_.phase == Phase::act ? board_.set : 0;
    if (board_.phase != Phase::over && face_up != wanted)
      set(of(seat) + std::to_string(face_up) + " cards lie face up in set " + std::to_string(wanted));
  }

  void count_one(Card card) {
    if (number(card) >= k_cards || is_basic(card)) {
      set(numbered(card) + " lies where it cannot");
    } else if (seen_.test(static_cast<std::size_t>(card))) {
      set(numbered(card) + " is in two places");
    } else {
      seen_.set(static_cast<std::size_t>(card));
    }
  }

  void count_cards() {
    for (const Pile* pile : {&state_.deck, &state_.floor, &state_.trash, &state_.aside}) {
      for (const auto card : *pile) count_one(card);
    }
    for (std::size_t seat = 0; seat < board_.seats; ++seat) {
      const Player& player = board_.players[seat];
      const bool owned = state_.own_character.has(core::seat_at(static_cast<int>(seat)));
      if (owned) count_one(player.character);
      for (const auto card : state_.hands[seat]) count_one(card);
      for (const auto card : state_.plans[seat]) {
        if (card != Card::none && !is_basic(card) && !(owned && card == player.character)) count_one(card);
      }
    }
    if (board_.fight == Fight::what_the_food) {
      for (const auto& waiting : state_.waiting) count_one(waiting.event);
      if (board_.event != Card::none) count_one(board_.event);
    }
    CardSet known;
    for (const auto card : cards_.main) known.set(static_cast<std::size_t>(card));
    for (const auto card : cards_.characters) known.set(static_cast<std::size_t>(card));
    if ((seen_ & ~known).any()) set("a card lies on the table that is not in play");
    if ((own_ & ~seen_).any()) set("a seat's character action is lost");
  }

  void count_events() {
    CardSet events;
    int number = board_.event == Card::none ? 0 : 1;
    if (board_.event != Card::none) events.set(static_cast<std::size_t>(board_.event));
    for (const EventPile* pile : {&state_.events, &state_.event_discard}) {
      number += pile->size();
      for (const auto card : *pile) events.set(static_cast<std::size_t>(card));
    }
    if (cards_.events.empty()) return;
    if (number != cards_.events.size() || static_cast<int>(events.count()) != number)
      set("the events are not complete: deck, discard and the one in force");
  }

  /// Characters that are mixed in replace bonus actions (CC-A8).
  void count_actions() {
    const int most = mixed_in(cards_, board_);
    int characters = 0;
    int bonus = 0;
    for (const auto card : cards_.characters) {
      const auto place = static_cast<std::size_t>(card);
      characters += seen_.test(place) && !own_.test(place) ? 1 : 0;
    }
    for (const auto card : cards_.main)
      bonus += is_action(card) && seen_.test(static_cast<std::size_t>(card)) ? 1 : 0;
    if (characters > most) set("more characters are mixed in than the options say");
    if (bonus > cards_.bonus_actions - most) set("more bonus actions are in play than the options say");
  }

  const State& state_;
  const Board& board_;
  const CardsInPlay& cards_;
  CardSet own_;
  CardSet seen_;
  std::string fault_;
};

}  // namespace

std::string broken_invariant(const State& state, const CardsInPlay& cards) {
  return Checking(state, cards).fault();
}

}  // namespace food_fight
