// Turns that begin, are skipped and end; cards drawn, thrown away, shuffled.
#include <algorithm>

#include "game/cooking/gestures.hpp"
#include "game/cooking/show_work.hpp"

namespace game::cooking {

using render::Point;

namespace {

/// The light goes from station to station, the flame with it.
void take_the_light(Step& step, int seat, double seconds) {
  track(step, 0.0, seconds, [seat, seats = int{step.after.board.seats}](Pose& pose, float progress) {
    for (int other = 0; other < seats; ++other) {
      const float target = other == seat ? 1.0F : 0.35F;
      pose.at(other).light = render::blend(pose.at(other).light, target, progress);
      pose.at(other).flame = std::min(pose.at(other).flame, 1 - progress);
    }
  });
}

/// What the cook of that seat will throw, as a sentence.
std::string outlook(const Shown& shown, int seat) {
  const rules::Player& player = shown.player(seat);
  if (player.cook == Card::none) return "No cook, no roll.";
  const int extra = rules::extra_dice(player);
  const int dice = rules::cooking_dice(player);
  return card_name(player.cook) + " has " + dice_words(dice) +
         (extra > 0 ? ", and " + std::to_string(extra) + " more after it." : ".");
}

}  // namespace

void show_turn_start(Step& step, const Direction& direction, Events events) {
  constexpr double k_seconds = 0.4;
  const auto turn = events.front().as<rules::TurnStarted>();
  step.start.caption = {turn.seat, direction.names.possessive(turn.seat) + " turn",
                        outlook(step.after, turn.seat)};
  say(step, turn.seat, direction.names.possessive(turn.seat) + " turn");
  step.timeline.mark(0.0, "turn-start");
  take_the_light(step, turn.seat, 0.25);
  track_shown(step, 0.15, step.after);
  if (step.after.player(turn.seat).cook != Card::none) {
    step.timeline.mark(0.15, "kitchen-flame");
    passing(step, 0.15, k_seconds - 0.15, [seat = turn.seat](Pose& pose, float progress) {
      pose.at(seat).flame = render::ease(render::Easing::out_back, progress);
    });
    hop(step, direction, turn.seat, Crew::cook, 12, 0.15, 0.22);
  }
  step.seconds = k_seconds;
}

void show_turn_skip(Step& step, const Direction& direction, Events events) {
  constexpr double k_seconds = 1.0;
  const auto turn = events.front().as<rules::TurnSkipped>();
  const std::string line = direction.names[turn.seat] + " skips a turn";
  step.start.caption = {turn.seat, line, "No cards, no roll. The next turn counts again."};
  say(step, turn.seat, line + ", the one that was lost");
  step.timeline.mark(0.0, "kitchen-turn-lost");
  take_the_light(step, turn.seat, 0.25);
  const Station& at = direction.at(turn.seat);
  // The tag goes with the sign.
  pop_up(step, direction, {"take-a-break-sign", at.head(), 0.62F * std::max(at.stove_scale, 0.7F), -4}, 0.05,
         k_seconds - 0.05);
  cook_face(step, turn.seat, CookMood::sweating, 0.0, k_seconds);
  track_shown(step, k_seconds - 0.2, step.after);
  step.seconds = k_seconds;
}

void show_draw(Step& step, const Direction& direction, Events events) {
  constexpr double k_next = 0.09;
  constexpr double k_way = 0.3;
  double start = 0;
  int drawn = 0;
  Shown now = step.start.shown;
  for (const auto& event : events) {
    apply(now, event);
    if (kind_of(event) != EventKind::card_drawn) continue;
    const auto card = event.as<rules::CardDrawn>();
    ++drawn;
    step.timeline.mark(start, "card-draw");
    slide_card(step, direction,
               {card.card, direction.layout.deck, direction.at(card.seat).hand(), 90, 0.5F, 0.3F}, start,
               k_way);
    track_shown(step, start + k_way, now);
    start += k_next;
  }
  if (drawn == 0) {
    track_shown(step, 0.0, step.after);
    step.seconds = 0.05;
    return;
  }
  const int seat = events.front().as<rules::CardDrawn>().seat;
  say(step, seat, direction.names[seat] + " draws " + cards_words(drawn) + ", back up to five");
  hop(step, direction, seat, Crew::cook, 8, start + k_way - k_next, 0.18);
  step.seconds = start - k_next + k_way + 0.06;
}

void show_thrown_away(Step& step, const Direction& direction, Events events) {
  const auto thrown = events.front().as<rules::CardThrownAway>();
  step.start.caption = {thrown.seat, direction.names[thrown.seat] + " discards",
                        card_name(thrown.card) + "."};
  say(step, thrown.seat, direction.names[thrown.seat] + " discards " + card_name(thrown.card));
  const double landed =
      play_card(step, direction, {thrown.seat, thrown.card, direction.layout.tray, 0.36F}, 0.0);
  Shown leaving = step.start.shown;
  leaving.player(thrown.seat).hand_size = thrown.hand_size;
  track_shown(step, 0.0, leaving);
  track_shown(step, landed, step.after);
  step.timeline.mark(landed, "card-slap");
  step.seconds = landed + 0.08;
}

void show_reshuffle(Step& step, const Direction& direction, Events events) {
  constexpr double k_way = 0.5;
  const bool orders = kind_of(events.front()) == EventKind::tables_reshuffled;
  const std::string what = orders ? "The orders given up" : "The used cards";
  step.start.caption = {-1, "Shuffled", what + " make a new pile."};
  say(step, -1, what + " are shuffled into a new pile");
  step.timeline.mark(0.1, "deck-shuffle");
  const Point to = orders ? direction.layout.orders : direction.layout.deck;
  for (int card = 0; card < 5; ++card) {
    slide_card(step, direction,
               {Card::hidden, direction.layout.tray, to, 60.0F + 30.0F * static_cast<float>(card)},
               0.07 * card, k_way);
  }
  track_shown(step, k_way, step.after);
  step.seconds = k_way + 0.4;
}

}  // namespace game::cooking
