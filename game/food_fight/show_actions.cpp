// Cards shown to all, offers, swapped hands, the trash that becomes a deck.
#include <algorithm>

#include "game/food_fight/gestures.hpp"

namespace game::food_fight {

using render::Easing;
using render::Point;

void show_card(Step& step, const Direction& direction, Events events) {
  unsigned seats = 0;
  for (const auto& event : events) {
    const auto shown = event.as<rules::CardShown>();
    seats |= 1U << shown.seat;
    say(step, shown.seat, direction.names[shown.seat] + " shows " + direction.names.cards.a_card(shown.card));
  }
  const auto first = events.front().as<rules::CardShown>();
  const bool one = events.size() == 1;
  step.start.caption = {(seats & (seats - 1U)) == 0 ? int{first.seat} : -1,
                        direction.names.cards.name(first.cause),
                        direction.names.list(seats) +
                            (one ? " shows " + direction.names.cards.a_card(first.card)
                                 : ((seats & (seats - 1U)) == 0 ? " shows " : " show ") +
                                       cards_words(static_cast<int>(events.size()))) +
                            "."};
  track_after(step, 0.0);
  step.timeline.mark(0.0, "card-flip");
  std::array<int, rules::k_most_seats> owned{};
  for (const auto& event : events) ++owned[event.as<rules::CardShown>().seat];
  std::array<int, rules::k_most_seats> placed{};
  for (const auto& event : events) {
    const auto shown = event.as<rules::CardShown>();
    const SeatPlace& place = direction.place(shown.seat);
    const float pitch = std::min(84.0F, 330.0F / static_cast<float>(owned[shown.seat]));
    const float shift =
        (static_cast<float>(placed[shown.seat]++) - static_cast<float>(owned[shown.seat] - 1) / 2) * pitch;
    track(step, 0.0, 1.5,
          [card = shown.card, at = place.rim + Point{shift, -10}, reduced = direction.reduced_motion](
              Pose& pose, float progress) {
            if (progress >= 1) return;
            MovingCard open;
            open.card = card;
            open.place = at;
            open.scale = 0.6F;
            open.alpha = std::min({1.0F, progress * 10, (1 - progress) * 8});
            open.turn = reduced ? 1.0F : std::min(1.0F, progress * 14 - 1);
            pose.cards.push_back(open);
          });
  }
}

void show_reshuffle(Step& step, const Direction& direction, Events events) {
  const auto shuffled = events.front().as<rules::DeckReshuffled>();
  const std::string line = "The Trash is shuffled into a new deck of " + cards_words(shuffled.size);
  say(step, -1, line);
  step.start.caption = {-1, "Reshuffle", line + "."};
  step.timeline.mark(0.0, "trash-rustle");
  step.timeline.mark(0.3, "deck-shuffle");
  track_after(step, 0.55);
  const Point can{direction.layout.trash.x, direction.layout.trash.y - 90 * direction.layout.pile_scale};
  const int cards = std::min<int>(shuffled.size, 9);
  for (int i = 0; i < cards; ++i) {
    track(step, 0.06 * i, 0.42,
          [can, deck = direction.layout.deck, i, reduced = direction.reduced_motion](Pose& pose,
                                                                                     float progress) {
            if (progress >= 1) return;
            MovingCard card;
            const float share = render::ease(Easing::in_out_quad, progress);
            card.place = reduced ? deck : render::arc(can, deck, 130 + 12 * static_cast<float>(i % 3), share);
            card.scale = 0.5F;
            card.angle = reduced ? 0 : 360 * share;
            card.alpha = reduced ? std::min(progress * 4, 1.0F) : 1.0F;
            pose.cards.push_back(card);
          });
  }
  step.seconds = 1.0;
}

void show_offer(Step& step, const Direction& direction, Events events) {
  const auto offer = events.front().as<rules::OfferAnswered>();
  const bool claimed = offer.claimed != 0;
  const std::string line = direction.names[offer.seat] +
                           (claimed ? " claims what " + direction.names[offer.by] + " offers"
                                    : " does not want what " + direction.names[offer.by] + " offers");
  say(step, offer.seat, line);
  step.start.caption = {offer.seat, "Power Scoop", line + "."};
  step.timeline.mark(0.0, claimed ? "scoop-plop" : "uh-uh");
  speak(step, direction, offer.seat, claimed ? "Mine!" : "No, thanks.", 0.0, 0.75);
  face(step, offer.seat, claimed ? Mood::glee : Mood::gloom, 0.0, 0.75);
  light_only(step, (1U << offer.seat) | (1U << offer.by), 0.0, 0.75);
  track_after(step, 0.0);
  step.seconds = 0.75;
}

void show_swap(Step& step, const Direction& direction, Events events) {
  const auto swap = events.front().as<rules::HandsSwapped>();
  const std::string line =
      direction.names[swap.first] + " and " + direction.names[swap.second] + " exchange their hands";
  say(step, swap.by, line + " (" + direction.names.possessive(swap.by) + " Hallucinate)");
  step.start.caption = {swap.by, "Hallucinate", line + "."};
  step.timeline.mark(0.0, "swap-whirl");
  track_after(step, 0.6);
  light_only(step, (1U << swap.by) | (1U << swap.first) | (1U << swap.second), 0.0, 1.1);
  const Point first = direction.place(swap.first).hand_fan();
  const Point second = direction.place(swap.second).hand_fan();
  const auto send = [&](Point from, Point to, int cards, float height) {
    for (int i = 0; i < std::clamp(cards, 1, 5); ++i) {
      track(step, 0.05 * i, 0.7, [=, reduced = direction.reduced_motion](Pose& pose, float progress) {
        if (progress >= 1) return;
        MovingCard card;
        const float share = render::ease(Easing::in_out_quad, progress);
        card.place = reduced ? (progress < 0.5F ? from : to) : render::arc(from, to, height, share);
        card.scale = 0.55F;
        card.angle = reduced ? 0 : 360 * share;
        card.alpha = reduced ? std::abs(1 - 2 * progress) : 1.0F;
        pose.cards.push_back(card);
      });
    }
  };
  send(first, second, step.start.shown.at(swap.first).cards, 150);
  send(second, first, step.start.shown.at(swap.second).cards, -60);
  dizzy_stars(step, direction, swap.first, 0.3, 0.8);
  dizzy_stars(step, direction, swap.second, 0.3, 0.8);
  step.seconds = 1.1;
}

}  // namespace game::food_fight
