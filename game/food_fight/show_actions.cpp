// Cards on their way between hands, floor, deck and trash; offers and swaps.
#include <algorithm>

#include "game/food_fight/step.hpp"

namespace game::food_fight {

using render::Easing;
using render::Point;
using rules::Place;

namespace {

constexpr double k_move = 0.4;
constexpr double k_stagger = 0.09;

bool is_seat(const Step& step, rules::SeatIndex seat) {
  return seat < step.after.seats;
}

Point place_of(const Step& step, const Direction& direction, Place place, rules::SeatIndex seat, Card card,
               const std::vector<Card>& floor) {
  switch (place) {
    case Place::deck:
      return direction.layout.deck;
    case Place::trash:
      return {direction.layout.trash.x, direction.layout.trash.y - 60};
    case Place::hand:
    case Place::mat:
      if (is_seat(step, seat)) return direction.place(seat).hand_fan();
      break;
    case Place::floor: {
      const auto row = floor_row(direction.layout, static_cast<int>(floor.size()));
      const auto found = std::find(floor.begin(), floor.end(), card);
      if (found != floor.end()) return row.places[static_cast<std::size_t>(found - floor.begin())];
      return direction.layout.floor.centre();
    }
    case Place::aside:
      break;
  }
  return direction.layout.floor.centre() - Point{0, 60};
}

std::string moved_words(const Step& step, const Names& names, const rules::CardMoved& moved, int many) {
  const std::string what = many == 1 ? a_card(moved.card) : cards_words(many);
  const std::string cause = moved.cause == Card::none ? std::string() : " (" + card_name(moved.cause) + ")";
  const bool from_seat = moved.from == Place::hand && is_seat(step, moved.from_seat);
  const bool to_seat = moved.to == Place::hand && is_seat(step, moved.to_seat);
  if (from_seat && to_seat)
    return names[moved.to_seat] + " gets " + what + " from " + names[moved.from_seat] + cause;
  if (to_seat) {
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
  if (moved.to == Place::floor) return what + " comes to the Floor" + cause;
  if (moved.to == Place::trash) return what + " goes to the Trash" + cause;
  return what + " is revealed" + cause;
}

}  // namespace

void show_cards(Step& step, const Direction& direction, Events events) {
  const auto first = events.front().as<rules::CardMoved>();
  // Refills and used cards need no words: everybody sees them.
  const bool quiet = first.cause == Card::none || (first.from == Place::aside && first.to == Place::trash);
  const auto is_refill = [](const rules::CardMoved& moved) { return moved.cause == Card::none; };
  if (!quiet) {
    std::vector<std::pair<int, int>> told;  // of each pair of hands one line
    for (const auto& event : events) {
      const auto moved = event.as<rules::CardMoved>();
      if (is_refill(moved)) continue;
      const std::pair<int, int> pair{moved.from_seat, moved.to_seat};
      if (std::find(told.begin(), told.end(), pair) != told.end()) continue;
      told.push_back(pair);
      int many = 0;
      for (const auto& other : events) {
        const auto same = other.as<rules::CardMoved>();
        many +=
            !is_refill(same) && same.from_seat == moved.from_seat && same.to_seat == moved.to_seat ? 1 : 0;
      }
      const std::string line = moved_words(step, direction.names, moved, many);
      const int seat = is_seat(step, moved.to_seat)
                           ? moved.to_seat
                           : (is_seat(step, moved.from_seat) ? int{moved.from_seat} : -1);
      say(step, seat, line);
      step.start.caption = {seat, card_name(moved.cause), line + "."};
    }
  }
  Shown now = step.start.shown;
  double start = 0;
  for (const auto& event : events) {
    const auto moved = event.as<rules::CardMoved>();
    const Point from = place_of(step, direction, moved.from, moved.from_seat, moved.card, now.floor);
    apply(now, event, render::Colour{});
    const Point to = place_of(step, direction, moved.to, moved.to_seat, moved.card, now.floor);
    const Card card = moved.card;
    step.timeline.mark(start, "card-slide");
    track(step, start, k_move,
          [from, to, card, reduced = direction.reduced_motion](Pose& pose, float progress) {
            if (progress >= 1) return;
            MovingCard moving;
            moving.card = card;
            const float share = render::ease(Easing::in_out_quad, progress);
            moving.place = reduced ? (progress < 0.5F ? from : to) : render::arc(from, to, 60, share);
            moving.scale = 0.62F;
            moving.alpha = reduced ? std::abs(1 - 2 * progress) : 1.0F;
            pose.cards.push_back(moving);
          });
    start += std::min(k_stagger, 0.5 / static_cast<double>(events.size()));
  }
  track_after(step, start + k_move * 0.9);
  step.seconds = quiet ? 0.0 : 0.85;
}

void show_card(Step& step, const Direction& direction, Events events) {
  unsigned seats = 0;
  for (const auto& event : events) {
    const auto shown = event.as<rules::CardShown>();
    seats |= 1U << shown.seat;
    say(step, shown.seat, direction.names[shown.seat] + " shows " + a_card(shown.card));
  }
  const auto first = events.front().as<rules::CardShown>();
  step.start.caption = {first.seat, card_name(first.cause),
                        direction.names.list(seats) +
                            (events.size() == 1 ? " shows " + a_card(first.card)
                                                : " show " + cards_words(static_cast<int>(events.size()))) +
                            "."};
  track_after(step, 0.0);
  std::array<int, rules::k_most_seats> shown_cards{};
  for (const auto& event : events) {
    const auto shown = event.as<rules::CardShown>();
    const auto& place = direction.place(shown.seat);
    const float shift = 62.0F * static_cast<float>(shown_cards[shown.seat]++);
    track(step, 0.0, 1.4,
          [card = shown.card, at = place.rim + Point{shift - 60, -40}](Pose& pose, float progress) {
            pose.cards.push_back({card, at, 0.62F, 0, std::min({1.0F, progress * 8, (1 - progress) * 8}), 1});
          });
  }
}

void show_reshuffle(Step& step, const Direction&, Events events) {
  const auto shuffled = events.front().as<rules::DeckReshuffled>();
  const std::string line = "The Trash is shuffled into a new deck of " + cards_words(shuffled.size);
  say(step, -1, line);
  step.start.caption = {-1, "Reshuffle", line + "."};
  step.timeline.mark(0.0, "deck-shuffle");
  track_after(step, 0.3);
  step.seconds = 0.9;
}

void show_offer(Step& step, const Direction& direction, Events events) {
  const auto offer = events.front().as<rules::OfferAnswered>();
  const std::string line =
      direction.names[offer.seat] + (offer.claimed != 0
                                         ? " claims what " + direction.names[offer.by] + " offers"
                                         : " does not want what " + direction.names[offer.by] + " offers");
  say(step, offer.seat, line);
  step.start.caption = {offer.seat, "Power Scoop", line + "."};
  track_after(step, 0.0);
  step.seconds = 0.8;
}

void show_swap(Step& step, const Direction& direction, Events events) {
  const auto swap = events.front().as<rules::HandsSwapped>();
  const std::string line =
      direction.names[swap.first] + " and " + direction.names[swap.second] + " exchange their hands";
  say(step, swap.by, line);
  step.start.caption = {swap.by, "Hallucinate", line + "."};
  track_after(step, 0.5);
  const Point first = direction.place(swap.first).hand_fan();
  const Point second = direction.place(swap.second).hand_fan();
  for (const auto& [from, to] : {std::pair{first, second}, std::pair{second, first}}) {
    track(step, 0.0, 0.8, [from = from, to = to](Pose& pose, float progress) {
      if (progress >= 1) return;
      pose.cards.push_back({Card::hidden,
                            render::arc(from, to, 140, render::ease(Easing::in_out_quad, progress)), 0.62F,
                            360 * progress, 1, 1});
    });
  }
  step.seconds = 1.0;
}

}  // namespace game::food_fight
