// Name and fields of each kind of event.
#include "engine/cooking_customers/event_text.hpp"

#include <span>

#include "engine/cooking_customers/question.hpp"

namespace cooking_customers {

namespace {

constexpr std::array<std::string_view, 3> k_faces{"meal", "fired", "blank"};
constexpr std::array<std::string_view, 4> k_meal_causes{"cooking_roll", "extra_roll", "cooked_customer",
                                                        "simmer_down"};

/// One line, field by field.
class Line {
 public:
  explicit Line(std::string_view name) : text_(name) {}

  Line& word(std::string_view key, std::string_view value) {
    text_ += " " + std::string(key) + "=" + std::string(value);
    return *this;
  }
  Line& number(std::string_view key, int value) { return word(key, std::to_string(value)); }
  Line& seat(std::string_view key, SeatIndex seat) {
    return word(key, seat == k_nobody ? "-" : core::name(core::seat_at(seat)));
  }
  Line& card(std::string_view key, Card card) { return word(key, card == Card::none ? "-" : card_id(card)); }
  Line& table(std::uint8_t needs, std::uint8_t tip) { return word("table", table_text({needs, tip})); }
  Line& faces(std::span<const Face> faces) {
    std::string words;
    for (const Face face : faces) words += (words.empty() ? "" : ",") + std::string(face_word(face));
    return word("faces", words);
  }
  operator std::string() const { return text_; }

 private:
  std::string text_;
};

std::string text(const TurnStarted& e) {
  return Line("turn_started").seat("seat", e.seat);
}
std::string text(const TurnSkipped& e) {
  return Line("turn_skipped").seat("seat", e.seat);
}
std::string text(const TurnEnded& e) {
  return Line("turn_ended").seat("seat", e.seat);
}
std::string text(const TableDrawn& e) {
  return Line("table_drawn")
      .seat("seat", e.seat)
      .number("side", e.side)
      .table(e.needs, e.tip)
      .card("cause", e.cause)
      .number("left", e.left)
      .number("next_needs", e.next_needs);
}
std::string text(const TableCompleted& e) {
  return Line("table_completed")
      .number("side", e.side)
      .seat("seat", e.seat)
      .table(e.needs, e.tip)
      .number("money", e.money);
}
std::string text(const TableLeft& e) {
  return Line("table_left")
      .number("side", e.side)
      .table(e.needs, e.tip)
      .number("meals", e.meals)
      .card("cause", e.cause);
}
std::string text(const TableTaken& e) {
  return Line("table_taken")
      .seat("by", e.by)
      .seat("from", e.from)
      .number("side", e.side)
      .number("from_side", e.from_side)
      .table(e.needs, e.tip)
      .number("meals", e.meals);
}
std::string text(const CardPlayed& e) {
  return Line("card_played")
      .seat("seat", e.seat)
      .card("card", e.card)
      .seat("on", e.on)
      .card("what", e.what)
      .number("takes_over", e.takes_over)
      .number("hand_size", e.hand_size);
}
std::string text(const CardThrownAway& e) {
  return Line("card_thrown_away").seat("seat", e.seat).card("card", e.card).number("hand_size", e.hand_size);
}
std::string text(const DefencePlayed& e) {
  return Line("defence_played")
      .seat("seat", e.seat)
      .card("card", e.card)
      .card("attack", e.attack)
      .seat("by", e.by)
      .seat("on", e.on)
      .number("hand_size", e.hand_size);
}
std::string text(const AttackStruck& e) {
  return Line("attack_struck").card("card", e.card).seat("by", e.by).seat("on", e.on).card("what", e.what);
}
std::string text(const CustomerFought& e) {
  return Line("customer_fought")
      .seat("seat", e.seat)
      .card("customer", e.customer)
      .faces(e.faces)
      .number("cooked", e.cooked);
}
template <class Placed>
std::string placed_text(std::string_view name, const Placed& e) {
  return Line(name)
      .seat("seat", e.seat)
      .card("card", e.card)
      .card("replaced", e.replaced)
      .seat("by", e.by)
      .seat("from", e.from);
}
std::string text(const CookPlaced& e) {
  return placed_text("cook_placed", e);
}
std::string text(const HelperPlaced& e) {
  return placed_text("helper_placed", e);
}
std::string text(const PlusLaid& e) {
  return Line("plus_laid").seat("seat", e.seat).card("card", e.card).seat("by", e.by);
}
std::string text(const MinusLaid& e) {
  return Line("minus_laid").seat("seat", e.seat).card("card", e.card).seat("by", e.by);
}
std::string text(const SupplyHung& e) {
  return Line("supply_hung").seat("seat", e.seat).card("card", e.card).seat("by", e.by).seat("from", e.from);
}
std::string text(const MinusRemoved& e) {
  return Line("minus_removed").seat("seat", e.seat).card("card", e.card).number("used_up", e.used_up);
}
std::string text(const CrewLost& e) {
  return Line("crew_lost").seat("seat", e.seat).card("card", e.card).card("cause", e.cause);
}
std::string text(const SupplyLost& e) {
  return Line("supply_lost")
      .seat("seat", e.seat)
      .card("card", e.card)
      .card("cause", e.cause)
      .number("forced", e.forced);
}
std::string text(const TurnLost& e) {
  return Line("turn_lost").seat("seat", e.seat).card("cause", e.cause).number("again", e.again);
}
std::string text(const MealsAdded& e) {
  return Line("meals_added")
      .number("side", e.side)
      .seat("seat", e.seat)
      .number("meals", e.meals)
      .number("lost", e.lost)
      .number("now", e.now)
      .number("needs", e.needs)
      .word("cause", k_meal_causes[static_cast<std::size_t>(e.cause)]);
}
std::string text(const MealsRemoved& e) {
  return Line("meals_removed")
      .number("side", e.side)
      .seat("seat", e.seat)
      .number("meals", e.meals)
      .number("now", e.now)
      .card("cause", e.cause);
}
std::string text(const CookingRolled& e) {
  return Line("cooking_rolled")
      .seat("seat", e.seat)
      .card("cook", e.cook)
      .faces(std::span(e.faces).first(e.dice))
      .number("taken", e.taken)
      .number("special", e.special)
      .number("fired", e.fired)
      .number("meals", e.meals);
}
std::string text(const ExtraRolled& e) {
  return Line("extra_rolled")
      .seat("seat", e.seat)
      .card("helper", e.helper)
      .faces(std::span(e.faces).first(e.dice))
      .number("meals", e.meals);
}
std::string text(const PlusSpent& e) {
  return Line("plus_spent").seat("seat", e.seat).card("card", e.card).number("wasted", e.wasted);
}
std::string text(const CardDrawn& e) {
  return Line("card_drawn")
      .seat("seat", e.seat)
      .card("card", e.card)
      .number("hand_size", e.hand_size)
      .number("deck_left", e.deck_left);
}
std::string text(const DeckReshuffled& e) {
  return Line("deck_reshuffled").number("size", e.size);
}
std::string text(const TablesReshuffled& e) {
  return Line("tables_reshuffled").number("size", e.size);
}
std::string text(const GameOver& e) {
  std::string winners;
  const unsigned bits = e.winners[0] | static_cast<unsigned>(e.winners[1]) << 8U;
  for (int seat = 0; seat < k_most_seats; ++seat) {
    if (((bits >> static_cast<unsigned>(seat)) & 1U) != 0) winners += core::letter(core::seat_at(seat));
  }
  return Line("game_over")
      .word("reason", e.reason == EndReason::goal_reached ? "goal" : "nobody_can_cook")
      .word("winners", winners);
}

using TextFunction = std::string (*)(const core::Event&);
template <class Payload>
std::string text_of(const core::Event& event) {
  return text(event.as<Payload>());
}
template <class... Payloads>
constexpr std::array<TextFunction, sizeof...(Payloads)> in_order() {
  std::array<TextFunction, sizeof...(Payloads)> functions{};
  ((functions[static_cast<std::size_t>(Payloads::k_kind)] = text_of<Payloads>), ...);
  return functions;
}
constexpr auto k_texts =
    in_order<TurnStarted, TurnSkipped, TableDrawn, TableCompleted, TableLeft, TableTaken, CardPlayed,
             CardThrownAway, DefencePlayed, AttackStruck, CustomerFought, CookPlaced, HelperPlaced, PlusLaid,
             MinusLaid, SupplyHung, MinusRemoved, CrewLost, SupplyLost, TurnLost, MealsAdded, MealsRemoved,
             CookingRolled, ExtraRolled, PlusSpent, CardDrawn, DeckReshuffled, TablesReshuffled, TurnEnded,
             GameOver>();

}  // namespace

std::string_view face_word(Face face) {
  return k_faces[static_cast<std::size_t>(face) - 1];
}

std::string event_text(const core::Event& event) {
  return event.kind() < k_texts.size() ? k_texts[event.kind()](event) : "unknown event";
}

}  // namespace cooking_customers
