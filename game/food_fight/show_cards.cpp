// Cards on their way between hands, floor, deck and trash: grabs, draws, thefts, gifts, refills.
#include <algorithm>
#include <cctype>
#include <cstdlib>

#include "game/food_fight/flying.hpp"
#include "game/food_fight/gestures.hpp"
#include "game/food_fight/scenes_conditions.hpp"

namespace game::food_fight {

using render::Easing;
using render::Point;
using rules::CardMoved;
using rules::Place;

namespace {

/// How cards of one kind of move travel and sound.
struct Manner {
  const char* leaves = "card-slide";
  const char* arrives = nullptr;
  double contact = 0;  ///< seconds from the arriving sound's start to its blow
  float height = 60;
  double seconds = 0.36;
  bool turns_up = false;  ///< from its back to its face on the way
};

bool is_seat(const Step& step, rules::SeatIndex seat) {
  return seat < step.after.seats;
}

bool is_refill(const CardMoved& moved) {
  return moved.cause == Card::none;
}

Manner manner_of(const CardMoved& moved) {
  const bool to_hand = moved.to == Place::hand;
  if (moved.cause == Card::cannonball && moved.from == Place::floor && moved.by != moved.to_seat)
    return {"whoosh-lob", "gift-pop", 0.17, 260, 0.6, false};
  if (moved.cause == Card::eat && moved.to == Place::trash)
    return {"card-slide", "gulp", 0.38, 30, 0.6, false};
  if (moved.cause == Card::flirt && moved.from == Place::hand)
    return {"card-slide", "gift-pop", 0.17, 150, 0.5};
  if (moved.from == Place::hand && to_hand) {
    const bool theft = moved.by == moved.to_seat;
    if (theft) return {"steal-zip", "snicker", 0, 110, 0.42, false};
    return {"card-slide", "gift-pop", 0.17, 150, 0.46, false};
  }
  if (moved.to == Place::aside) return {"card-draw", "card-flip", 0.1, 40, 0.4, true};
  if (moved.from == Place::deck && moved.to == Place::floor)
    return {"card-draw", "card-slap", 0, 30, 0.3, true};
  if (moved.from == Place::deck) return {"card-draw", nullptr, 0, 70, 0.36, false};
  if (moved.from == Place::trash) return {"trash-rustle", nullptr, 0, 110, 0.42, false};
  if (moved.to == Place::floor) return {"card-slide", "floor-drop", 0, 80, 0.38, false};
  if (moved.to == Place::trash) return {"card-slide", "trash-rustle", 0, 60, 0.36, false};
  if (moved.from == Place::floor) return {"card-slap", nullptr, 0, 70, 0.38, false};
  return {};
}

Point place_of(const Step& step, const Direction& direction, Place place, rules::SeatIndex seat, Card card,
               const Shown& shown) {
  const auto index_in = [card](const std::vector<Card>& cards) {
    const auto found = std::find(cards.begin(), cards.end(), card);
    return found == cards.end() ? static_cast<int>(cards.size()) - 1
                                : static_cast<int>(found - cards.begin());
  };
  switch (place) {
    case Place::deck:
      return direction.layout.deck;
    case Place::trash:
      return {direction.layout.trash.x, direction.layout.trash.y - 110 * direction.layout.pile_scale};
    case Place::hand:
    case Place::mat:
      if (is_seat(step, seat)) return direction.place(seat).hand_fan();
      break;
    case Place::floor: {
      if (shown.floor.empty()) break;
      const auto row = floor_row(direction.layout, static_cast<int>(shown.floor.size()));
      return row.places[static_cast<std::size_t>(std::max(index_in(shown.floor), 0))];
    }
    case Place::aside:
      return aside_place(direction.layout, std::max(index_in(shown.aside), 0),
                         std::max(static_cast<int>(shown.aside.size()), 1));
  }
  return direction.layout.floor.centre();
}

std::string moved_words(const Step& step, const Names& names, const CardMoved& moved, int many,
                        const std::string& cause) {
  const std::string what = many == 1 ? names.cards.a_card(moved.card) : cards_words(many);
  const bool from_seat = moved.from == Place::hand && is_seat(step, moved.from_seat);
  const bool to_seat = moved.to == Place::hand && is_seat(step, moved.to_seat);
  if (from_seat && to_seat) {
    if (moved.cause == Card::flirt)
      return names[moved.to_seat] + " charms " + what + " out of " + names[moved.from_seat] + cause;
    if (moved.by == moved.to_seat && moved.cause != Card::power_scoop)
      return names[moved.to_seat] + " steals " + what + " from " + names[moved.from_seat] + cause;
    return names[moved.to_seat] + " gets " + what + " from " + names[moved.from_seat] + cause;
  }
  if (to_seat) {
    const bool gift = moved.by != moved.to_seat && is_seat(step, moved.by);
    if (gift) return names[moved.by] + " gives " + what + " to " + names[moved.to_seat] + cause;
    const char* from = moved.from == Place::floor   ? " from the Floor"
                       : moved.from == Place::trash ? " from the Trash"
                       : moved.from == Place::deck  ? " from the deck"
                                                    : "";
    return names[moved.to_seat] + (moved.from == Place::deck ? " draws " : " takes ") + what + from + cause;
  }
  if (from_seat) {
    const char* to = moved.to == Place::floor   ? " drops "
                     : moved.to == Place::trash ? " discards "
                                                : " plays ";
    return names[moved.from_seat] + to + what + cause;
  }
  const std::string verb = many == 1 ? " goes" : " go";
  if (moved.to == Place::floor) return what + (many == 1 ? " comes" : " come") + " to the Floor" + cause;
  if (moved.to == Place::trash) return what + verb + " to the Trash" + cause;
  return (is_seat(step, moved.by) ? names[moved.by] + " turns over " : "turned over: ") + what + cause;
}

std::string sentence(std::string line) {
  if (!line.empty()) line.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(line.front())));
  return line;
}

/// One log line for each pair of hands; refills and used cards need no words: everybody sees them.
bool tell_moves(Step& step, const Direction& direction, Events events) {
  std::vector<std::pair<int, int>> told;
  for (const auto& event : events) {
    const auto moved = event.as<CardMoved>();
    if (is_refill(moved) || (moved.from == Place::aside && moved.to == Place::trash)) continue;
    const std::pair<int, int> pair{moved.from_seat, moved.to_seat};
    if (std::find(told.begin(), told.end(), pair) != told.end()) continue;
    told.push_back(pair);
    int many = 0;
    for (const auto& other : events) {
      const auto same = other.as<CardMoved>();
      many += !is_refill(same) && same.from_seat == pair.first && same.to_seat == pair.second ? 1 : 0;
    }
    const int seat = is_seat(step, moved.to_seat)     ? moved.to_seat
                     : is_seat(step, moved.from_seat) ? moved.from_seat
                                                      : (is_seat(step, moved.by) ? int{moved.by} : -1);
    const std::string cause = direction.names.cards.name(moved.cause);
    say(step, seat,
        sentence(moved_words(step, direction.names, moved, many,
                             cause.empty() ? std::string() : " (" + cause + ")")));
    // The title names the cause, the mark beside it whoever gets the card.
    std::string line = moved_words(step, direction.names, moved, many, {});
    const std::string subject = seat < 0 ? std::string() : direction.names[seat] + " ";
    if (!subject.empty() && line.starts_with(subject)) line.erase(0, subject.size());
    step.start.caption = {seat, cause, sentence(line) + "."};
  }
  return !told.empty();
}

void travel(Step& step, const Direction& direction, const Manner& manner, Card card, Point from, Point to,
            double start) {
  track(step, start, manner.seconds, [=, reduced = direction.reduced_motion](Pose& pose, float progress) {
    if (progress >= 1) return;
    const float share = render::ease(Easing::in_out_quad, progress);
    MovingCard moving;
    moving.card = card;
    moving.place = reduced ? (progress < 0.5F ? from : to) : render::arc(from, to, manner.height, share);
    moving.scale = 0.62F;
    moving.alpha = reduced ? std::abs(1 - 2 * progress) : 1.0F;
    if (manner.turns_up) moving.turn = reduced ? 1.0F : std::min(1.0F, 3 * progress - 1);
    pose.cards.push_back(moving);
  });
}

/// Both are happy: hearts go with the card.
void swoon(Step& step, const Direction& direction, const CardMoved& moved, double start, double seconds) {
  face(step, moved.to_seat, Mood::glee, start, 0.9);
  face(step, moved.from_seat, Mood::glee, start, 0.9);
  const Point from = direction.place(moved.from_seat).hand_fan();
  const Point to = direction.place(moved.to_seat).hand_fan();
  for (int i = 0; i < 3; ++i) {
    const auto part = static_cast<float>(i);
    toss(step, direction, {"kiss-heart", from, to, 110 + 34 * part, 0.62F - 0.1F * part, 30},
         start + 0.07 * (i + 1), seconds);
  }
}

/// What was thrown leaves the fight: from the head it stuck to, or out of the net into the hand.
void clean_up(Step& step, const Direction& direction, Events events) {
  const auto first = events.front().as<CardMoved>();
  const auto cards = in_the_air(step.start.shown);
  const Flight& flight = step.start.shown.flight;
  step.start.hanging = false;
  track_after(step, 0.0);
  step.seconds = 0.42;
  if (first.to == Place::hand) {
    const Point head = direction.place(flight.to).head();
    step.timeline.mark(0.1, "card-slide");
    fly(step, direction, {head, direction.place(first.to_seat).hand_fan(), 60}, cards, 0, 1, 0.0, 0.38,
        FoodFace::joy);
    tell_moves(step, direction, events);
    tell_condition(step, direction, events);
    return;
  }
  double start = 0;
  auto waiting = waiting_food(direction.layout, step.start.shown);
  if (flight.cancelled) {
    // A held Fire Drill: it stops where it hangs.
    const std::string drill = direction.names.possessive(flight.cancelled_by) + " Fire Drill";
    step.start.caption = {flight.cancelled_by, drill, "The food stops in the air and falls into the Trash."};
    say(step, flight.cancelled_by, drill + " cancels the attack of " + direction.names[flight.attacker]);
    step.timeline.mark(0.0, "uh-uh");
  } else if (flight.in_the_air()) {
    // It does no harm where it arrives.
    start = leg_seconds(flight) * (1 - k_hanging);
    const Leg leg = leg_of(direction.layout, flight);
    fly(step, direction, leg, cards, k_hanging, 1, 0.0, start);
    step.timeline.mark(start, "bowl-clonk");
    waiting = {flyer_on(leg, cards, 1)};
  }
  for (const auto& food : waiting) drop_into_trash(step, direction, food, start, 0.42);
  step.seconds = std::max(flight.cancelled ? 0.9 : 0.0, waiting.empty() ? 0.05 : start + 0.42);
}

}  // namespace

void show_cards(Step& step, const Direction& direction, Events events) {
  const auto first = events.front().as<CardMoved>();
  if (step.start.shown.flight.on && first.from == Place::aside) return clean_up(step, direction, events);
  const bool told = tell_moves(step, direction, events);
  tell_condition(step, direction, events);
  Shown now = step.start.shown;
  const double stagger = std::min(0.11, 0.6 / static_cast<double>(events.size()));
  double start = 0;
  double end = 0;
  std::string last_cue;
  for (const auto& event : events) {
    const auto moved = event.as<CardMoved>();
    const Manner manner = manner_of(moved);
    const Point from = place_of(step, direction, moved.from, moved.from_seat, moved.card, now);
    apply(now, event, render::Colour{});
    const Point to = moved.cause == Card::eat && is_seat(step, moved.from_seat)
                         ? direction.place(moved.from_seat).head()
                         : place_of(step, direction, moved.to, moved.to_seat, moved.card, now);
    // Each card joins the picture, or leaves it, as it moves.
    track(step, start, 0, [leaving = now](Pose& pose, float) {
      Shown shown = leaving;
      std::swap(pose.shown, shown);
      if (pose.shown.floor.size() > shown.floor.size()) pose.shown.floor = shown.floor;
      if (pose.shown.aside.size() > shown.aside.size()) pose.shown.aside = shown.aside;
      if (pose.shown.trash.size() > shown.trash.size()) pose.shown.trash = shown.trash;
    });
    travel(step, direction, manner, moved.card, from, to, start);
    track(step, start + manner.seconds, 0, [arrived = now](Pose& pose, float) { pose.shown = arrived; });
    if (manner.leaves != last_cue) step.timeline.mark(start, manner.leaves);
    if (manner.arrives != nullptr && manner.leaves != last_cue)
      step.timeline.mark(std::max(0.0, start + manner.seconds - manner.contact), manner.arrives);
    last_cue = manner.leaves;
    if (moved.cause == Card::flirt) {
      swoon(step, direction, moved, start, manner.seconds);
    } else if (moved.cause == Card::scare || moved.cause == Card::goose) {
      face(step, moved.from_seat, Mood::panic, start, manner.seconds + 0.4);
      tremble(step, direction, moved.from_seat, start, 0.5);
    } else if (is_seat(step, moved.to_seat) && is_seat(step, moved.from_seat) && moved.by == moved.to_seat) {
      face(step, moved.to_seat, Mood::glee, start, 0.7);
      face(step, moved.from_seat, Mood::panic, start + 0.1, 0.6);
    } else if (is_seat(step, moved.to_seat)) {
      hop(step, direction, moved.to_seat, 12, start + manner.seconds, 0.22);
    }
    end = start + manner.seconds;
    start += stagger;
  }
  track_after(step, end);
  step.seconds = told ? std::max(0.85, end + 0.2) : end + 0.02;
}

}  // namespace game::food_fight
