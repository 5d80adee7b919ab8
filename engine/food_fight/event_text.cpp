// Name and fields of each kind of event.
#include "engine/food_fight/event_text.hpp"

#include <span>

#include "engine/food_fight/events.hpp"

namespace food_fight {

namespace {

template <std::size_t Size, class Enum>
std::string word(const std::array<std::string_view, Size>& words, Enum value) {
  const auto place = static_cast<std::size_t>(value);
  return place < Size ? std::string(words[place]) : "?";
}

constexpr std::array<std::string_view, 14> k_nothing{
    "cheat_first",    "copy_nothing",  "copy_declined", "nothing_to_throw", "nothing_to_take",
    "too_few_points", "no_throwables", "hidden",        "stopped_by_duck",  "already_at_limit",
    "aims_at_self",   "stands_still",  "was_hit",       "nobody_to_turn"};
constexpr std::array<std::string_view, 6> k_places{"deck", "floor", "trash", "hand", "aside", "mat"};
constexpr std::array<std::string_view, 7> k_replies{"ducked",  "caught", "dropped_card", "spun",
                                                    "smashed", "hid",    "boasted"};
constexpr std::array<std::string_view, 10> k_reasons{"attack",     "deflected",  "splash", "counter",
                                                     "action",     "own_action", "event",  "punishment",
                                                     "combo_heal", "heal"};
constexpr std::array<std::string_view, 6> k_moments{"aims_set", "flipped",      "before_action",
                                                    "declared", "after_action", "round_end"};

std::string seats(std::uint8_t bits) {
  std::string text;
  for (int seat = 0; seat < k_most_seats; ++seat) {
    if (((bits >> seat) & 1) != 0) text += core::letter(core::seat_at(seat));
  }
  return text.empty() ? "-" : text;
}

/// One line, field by field.
class Line {
 public:
  Line(const Box& box, std::string name) : box_(box), text_(std::move(name)) {}

  Line& word(std::string_view key, const std::string& value) {
    text_ += " " + std::string(key) + "=" + value;
    return *this;
  }
  Line& number(std::string_view key, int value) { return word(key, std::to_string(value)); }
  Line& seat(std::string_view key, SeatIndex seat) {
    return word(key, seat == k_nobody ? "-" : core::name(core::seat_at(seat)));
  }
  Line& card(std::string_view key, Card card) { return word(key, id(card)); }
  Line& cards(std::string_view key, std::span<const Card> cards) {
    std::string ids;
    for (const auto card : cards) {
      if (card != Card::none) ids += (ids.empty() ? "" : ",") + id(card);
    }
    return word(key, ids.empty() ? "-" : ids);
  }
  /// One card for each seat, empty places kept.
  Line& by_seat(std::string_view key, std::span<const Card> cards) {
    std::string ids;
    for (const auto card : cards) ids += (ids.empty() ? "" : ",") + id(card);
    return word(key, ids);
  }
  std::string text() const { return text_; }

 private:
  std::string id(Card card) const {
    if (card == Card::none) return "-";
    return card == Card::hidden ? "hidden" : std::string(box_.id_of(card));
  }

  const Box& box_;
  std::string text_;
};

std::string text(const Box& box, const RoundStarted& e) {
  return Line(box, "round_started").number("round", e.round).seat("start", e.start).text();
}
std::string text(const Box& box, const TargetSet& e) {
  return Line(box, "target_set")
      .seat("seat", e.seat)
      .seat("target", e.target)
      .seat("before", e.before)
      .seat("by", e.by)
      .card("cause", e.cause)
      .text();
}
std::string text(const Box& box, const PlanPlaced& e) {
  return Line(box, "plan_placed").seat("seat", e.seat).cards("cards", e.cards).text();
}
std::string text(const Box& box, const EventRevealed& e) {
  return Line(box, "event_revealed").card("event", e.event).seat("by", e.by).number("left", e.left).text();
}
std::string text(const Box& box, const VotesCounted& e) {
  return Line(box, "votes_counted")
      .card("event", e.event)
      .number("up", e.up)
      .number("down", e.down)
      .word("result", e.result == Vote::up ? "up" : "down")
      .word("up_seats", seats(e.up_seats))
      .text();
}
std::string text(const Box& box, const EventEnded& e) {
  return Line(box, "event_ended").card("event", e.event).text();
}
std::string text(const Box& box, const CardsFlipped& e) {
  return Line(box, "cards_flipped")
      .number("set", e.set)
      .by_seat("cards", e.cards)
      .by_seat("stands_for", e.stands_for)
      .text();
}
std::string text(const Box& box, const CopyDecided& e) {
  return Line(box, "copy_decided")
      .seat("seat", e.seat)
      .seat("source", e.source)
      .card("action", e.action)
      .number("accepted", e.accepted)
      .text();
}
std::string text(const Box& box, const TurnStarted& e) {
  return Line(box, "turn_started")
      .seat("seat", e.seat)
      .card("card", e.card)
      .card("action", e.action)
      .seat("aim", e.aim)
      .text();
}
std::string text(const Box& box, const TurnEnded& e) {
  return Line(box, "turn_ended").seat("seat", e.seat).text();
}
std::string text(const Box& box, const NothingHappened& e) {
  return Line(box, "nothing_happened")
      .seat("seat", e.seat)
      .card("action", e.action)
      .word("why", word(k_nothing, e.why))
      .seat("target", e.target)
      .text();
}
std::string text(const Box& box, const CardMoved& e) {
  return Line(box, "card_moved")
      .card("card", e.card)
      .word("from", word(k_places, e.from))
      .word("to", word(k_places, e.to))
      .seat("from_seat", e.from_seat)
      .seat("to_seat", e.to_seat)
      .card("cause", e.cause)
      .seat("by", e.by)
      .text();
}
std::string text(const Box& box, const CardShown& e) {
  return Line(box, "card_shown").seat("seat", e.seat).card("card", e.card).card("cause", e.cause).text();
}
std::string text(const Box& box, const DeckReshuffled& e) {
  return Line(box, "deck_reshuffled").number("size", e.size).text();
}
std::string text(const Box& box, const AttackDeclared& e) {
  return Line(box, "attack_declared")
      .seat("attacker", e.attacker)
      .seat("target", e.target)
      .card("action", e.action)
      .number("value", e.value)
      .cards("cards", e.cards)
      .number("size", e.size)
      .number("cheese", e.cheese)
      .number("bewitched", e.bewitched)
      .number("event_bonus", e.event_bonus)
      .text();
}
std::string text(const Box& box, const ToppingYeeted& e) {
  return Line(box, "topping_yeeted")
      .seat("seat", e.seat)
      .card("card", e.card)
      .word("from", e.from_floor != 0 ? "floor" : "hand")
      .seat("attacker", e.attacker)
      .seat("target", e.target)
      .number("value", e.value)
      .text();
}
std::string text(const Box& box, const AttackMoved& e) {
  return Line(box, "attack_moved")
      .seat("attacker", e.attacker)
      .seat("from", e.from)
      .seat("to", e.to)
      .card("action", e.action)
      .text();
}
std::string text(const Box& box, const AttackAnswered& e) {
  return Line(box, "attack_answered")
      .seat("attacker", e.attacker)
      .seat("target", e.target)
      .word("reply", word(k_replies, e.reply))
      .seat("receiver", e.receiver)
      .number("value", e.value)
      .card("action", e.action)
      .text();
}
std::string text(const Box& box, const AttackHit& e) {
  return Line(box, "attack_hit")
      .seat("attacker", e.attacker)
      .seat("victim", e.victim)
      .number("value", e.value)
      .number("cards", e.cards)
      .number("chaos", e.chaos)
      .card("action", e.action)
      .text();
}
std::string text(const Box& box, const Splattered& e) {
  return Line(box, "splattered")
      .seat("by", e.by)
      .seat("middle", e.middle)
      .word("seats", seats(e.seats))
      .card("action", e.action)
      .text();
}
std::string text(const Box& box, const PointsChanged& e) {
  return Line(box, "points_changed")
      .seat("seat", e.seat)
      .number("before", e.before)
      .number("after", e.after)
      .number("amount", e.amount)
      .seat("by", e.by)
      .word("reason", word(k_reasons, e.reason))
      .card("cause", e.cause)
      .text();
}
std::string text(const Box& box, const OfferAnswered& e) {
  return Line(box, "offer_answered")
      .seat("by", e.by)
      .seat("seat", e.seat)
      .number("claimed", e.claimed)
      .text();
}
std::string text(const Box& box, const HandsSwapped& e) {
  return Line(box, "hands_swapped")
      .seat("by", e.by)
      .seat("first", e.first)
      .seat("second", e.second)
      .number("first_cards", e.first_cards)
      .number("second_cards", e.second_cards)
      .text();
}
std::string text(const Box& box, const MatsShifted& e) {
  return Line(box, "mats_shifted").seat("by", e.by).text();
}
std::string text(const Box& box, const RoundEnded& e) {
  return Line(box, "round_ended").number("round", e.round).text();
}
std::string text(const Box& box, const GameOver& e) {
  std::string points;
  for (const auto number : e.points) points += (points.empty() ? "" : ",") + std::to_string(number);
  return Line(box, "game_over").word("winners", seats(e.winners)).word("points", points).text();
}
std::string text(const Box& box, const WindowOpened& e) {
  return Line(box, "window_opened").word("moment", word(k_moments, e.moment)).seat("seat", e.seat).text();
}

template <class... Payloads>
std::string text_of_kind(const Box& box, const core::Event& event) {
  std::string found;
  const auto kind = static_cast<EventKind>(event.kind());
  ((kind == Payloads::k_kind ? void(found = text(box, event.as<Payloads>())) : void()), ...);
  return found.empty() ? "unknown event" : found;
}

}  // namespace

std::string event_text(const Box& box, const core::Event& event) {
  return text_of_kind<RoundStarted, TargetSet, PlanPlaced, EventRevealed, VotesCounted, EventEnded,
                      CardsFlipped, CopyDecided, TurnStarted, TurnEnded, NothingHappened, CardMoved,
                      CardShown, DeckReshuffled, AttackDeclared, ToppingYeeted, AttackMoved, AttackAnswered,
                      AttackHit, Splattered, PointsChanged, OfferAnswered, HandsSwapped, MatsShifted,
                      RoundEnded, GameOver, WindowOpened>(box, event);
}

}  // namespace food_fight
