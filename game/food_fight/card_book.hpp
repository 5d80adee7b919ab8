// How the cards of one of the two food fights are called and drawn. Card numbers mean different things in the
// two games; whoever names or draws a card asks its game's book.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/food_fight/board.hpp"

namespace game::food_fight {

namespace rules = ::food_fight;
using rules::Card;

/// The gist of a card.
struct ShortLine {
  std::string_view id;
  bool aims;              ///< its own turn is about the player aimed at
  std::string_view text;  ///< at most 60 characters for an action, 100 for an event
};

/// What stands on a printed card.
struct Print {
  std::string_view id, name;
  std::string_view text;    ///< the whole rule; of a Topping its phrase
  std::string_view person;  ///< of a character action: the character's name
};

/// How much of a shout stands from some moment on.
struct Word {
  double at;  ///< seconds from the start of its jingle
  std::string_view text;
};

/// One game's part of the stage: a new pair of pages (book_*.cpp) is all that another box of cards needs.
struct BookPages {
  std::string_view game;            ///< id of core::find_game
  std::string_view people;          ///< first word of the fighters' pictures
  std::string_view triumph;         ///< what it is called when three cards hit: "Cafe Chaos"
  std::span<const Word> shout;      ///< of the table then (CC-110, WF-045); its last entry is all of it
  std::string_view shout_cue;       ///< its jingle
  std::string_view starter;         ///< what the starting player has before them
  std::string_view starter_sprite;  ///< its picture
  std::string_view heal;            ///< to lose points: "heal", "drop"
  std::string_view healed;          ///< "healed", "dropped"
  std::string_view splash;          ///< what hits neighbours: "splash", "splatter"
  std::string_view splashes;        ///< "splashes Ann", "splatters Ann"
  std::string_view sent_back;       ///< title when deflected food lands
  std::string_view topping_rule;    ///< before its phrase
  std::string_view condition_rule;
  std::string_view condition_frame;  ///< end of the names of a Condition's card frames
  Print (*print)(Card card);         ///< of a card of the game; empty for others
  Card (*card_named)(std::string_view id);
  std::span<const ShortLine> lines;
  std::span<const ShortLine> lines_of_two{};  ///< what differs where two play
};
const BookPages& cafe_chaos_pages();
const BookPages& what_the_food_pages();

class CardBook {
 public:
  /// For the cards of that table's game; Conditions show their super effects where they are in force
  /// (WF-091).
  explicit CardBook(const rules::Board& board);

  bool is(rules::Fight fight) const { return fight_ == fight; }
  const BookPages& pages() const { return *pages_; }
  int limit() const { return board_.limit; }  ///< points that end the game

  /// "Pizza", "Cannonball"; empty for a card that is hidden or not there.
  std::string name(Card card) const { return std::string(print(card).name); }
  /// As in table files: "pizza", "throw".
  std::string_view id(Card card) const { return print(card).id; }
  /// Whose character action it is.
  std::string person(Card card) const { return std::string(print(card).person); }
  /// The whole rule of the card.
  std::string text(Card card) const;
  /// The gist of it for a caption: one line of an action, two of an event, never cut.
  std::string short_rule(Card card) const;
  /// Whether the turn of that action is about the player aimed at.
  bool takes_aim(Card card) const;
  /// "Pizza"; "a card" if it is hidden.
  std::string a_card(Card card) const;
  /// "Frozen Pizza dripping with Ketchup" (CC-111, WF-046); a Topping alone drops its phrase. Any order.
  std::string combo_name(std::span<const Card> cards) const;
  /// Points that these cards do together: a Food or Topping 1, a Condition what it is worth.
  int combo_value(std::span<const Card> cards) const;
  /// Whether the card is a Condition whose super effect counts (WF-091).
  bool is_super(Card card) const { return board_.super_conditions && rules::is_condition(card); }

  /// The sprite of what is on the card.
  std::string picture(Card card) const;
  /// The sprite of the fighter whose action `character` is, in that mood ("calm").
  std::string fighter(Card character, std::string_view mood) const;

 private:
  Print print(Card card) const;

  rules::Fight fight_;
  const BookPages* pages_;
  rules::Board board_;  ///< as at the table's start: its options
};

}  // namespace game::food_fight
