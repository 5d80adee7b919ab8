// A turn: the throw, and the dice of one result on their way to a table.
#include <algorithm>
#include <bit>

#include "game/cafe_fatal/choice.hpp"
#include "game/cafe_fatal/outlook.hpp"
#include "game/cafe_fatal/spots.hpp"
#include "game/cafe_fatal/throwing.hpp"

namespace game::cafe_fatal {

using render::Easing;
using render::Point;

namespace {

constexpr double k_flight = 0.40;  // S18: 300–500 ms
constexpr double k_landing = 0.14;
constexpr double k_stagger = 0.05;

void think_of(Step& step, int seat) {
  step.after.moods.fill(Mood::calm);
  step.after.moods[static_cast<std::size_t>(seat)] = Mood::think;
  step.start.mood = step.after.moods;
}

std::string skipped_words(const Direction& direction, unsigned skipped) {
  const std::string who = direction.names.list(skipped);
  return who + (std::popcount(skipped) == 1 ? " has no dice left" : " have no dice left");
}

/// A die from the rail to its spot: arc, stretch along the way, squash where it lands.
LooseDie die_on_way(LooseDie die, const DieSpot& spot, float progress) {
  constexpr float k_lands = static_cast<float>(k_flight / (k_flight + k_landing));
  const float flight = std::min(progress / k_lands, 1.0F);
  const float share = render::ease(Easing::in_out_quad, flight);
  die.place = render::blend(die.place, spot.place, share);
  die.height = render::arc_height(170, flight);
  die.scale = render::blend(die.scale, spot.scale, share) * (1 + 0.18F * render::arc_height(1, flight));
  die.angle = render::blend(die.angle, 360.0F, share);
  die.shadow = flight < 1;
  die.squash = flight < 1 ? render::squash(1 - 0.17F * render::arc_height(1, flight))
                          : render::squash_recovery(1.3F, (progress - k_lands) / (1 - k_lands));
  return die;
}

struct PlacingDice {
  std::vector<LooseDie> going;
  std::vector<LooseDie> staying;
  std::vector<DieSpot> spots;  ///< for each of the going
};

PlacingDice placing_dice(const Direction& direction, const Step& step, const rules::DicePlaced& event) {
  PlacingDice dice;
  for (const auto& die : dice_at_rest(step.start.shown))
    (die.face == event.result ? dice.going : dice.staying).push_back(die);
  const Table& table = direction.room.table[event.table];
  const DiceSpots spots = dice_spots(table, groups_on(step.after.board, event.table));
  for (int i = 0; i < event.dice; ++i)
    dice.spots.push_back(*spots.find(event.seat, event.own - event.dice + i));
  return dice;
}

/// The chosen dice rise a little, so that everybody sees which they are.
double show_chosen(Step& step, const PlacingDice& dice, std::size_t table) {
  constexpr double k_seconds = 0.28;
  track(step, 0, k_seconds, [dice, table](Pose& pose, float progress) {
    pose.dice = dice.staying;
    for (auto die : dice.going) {
      die.height = 16 * render::ease(Easing::out_back, progress);
      die.scale *= 1 + 0.06F * progress;
      pose.dice.push_back(die);
    }
    pose.light[table] = render::blend(k_even_light, 1.0F, progress);
  });
  return k_seconds;
}

void fly_dice(Step& step, const PlacingDice& dice, const rules::DicePlaced& event, double start,
              bool reduced) {
  const std::size_t count = dice.going.size();
  const double all = k_flight + k_landing + k_stagger * static_cast<double>(count - 1);
  const Shown after = step.after;
  const int rail_seat = step.start.shown.rail_seat;
  track(step, start, all, [=](Pose& pose, float progress) {
    pose.shown = after;
    pose.shown.rail_seat = rail_seat;
    pose.light[event.table] = 1;
    pose.dice = dice.staying;
    int in_air = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const double late = k_stagger * static_cast<double>(i);
      const auto own = static_cast<float>((progress * all - late) / (k_flight + k_landing));
      if (own >= 1) continue;
      ++in_air;
      if (reduced) {
        LooseDie die = dice.going[i];
        die.place = own < 0.5F ? die.place : dice.spots[i].place;
        die.scale = own < 0.5F ? die.scale : dice.spots[i].scale;
        die.alpha = std::clamp(own < 0.5F ? 1 - own * 2 : own * 2 - 1, 0.0F, 1.0F);
        pose.dice.push_back(die);
      } else {
        pose.dice.push_back(die_on_way(dice.going[i], dice.spots[i], std::max(own, 0.0F)));
      }
    }
    pose.hidden_seat[event.table] = event.seat;
    pose.hidden_dice[event.table] = in_air;
  });
  for (std::size_t i = 0; i < count; ++i)
    step.timeline.mark(start + k_flight + k_stagger * static_cast<double>(i), "die-place");
}

std::string standing_words(const Outlook& outlook, const Names& names) {
  switch (outlook.verdict) {
    case Verdict::alone:
    case Verdict::more:
    case Verdict::higher:
      return "leads";
    case Verdict::tie:
      return "ties with " + names[outlook.rival];
    case Verdict::fewer:
    case Verdict::lower:
      return names[outlook.rival] + " leads";
  }
  return {};
}

void feel_about(Step& step, const Outlook& outlook, int seat) {
  step.after.moods[static_cast<std::size_t>(seat)] = outlook.leads() ? Mood::joy : Mood::calm;
  if (outlook.rival < 0) return;
  const bool worse = outlook.leads() || outlook.verdict == Verdict::tie;
  step.after.moods[static_cast<std::size_t>(outlook.rival)] = worse ? Mood::gloom : Mood::calm;
  if (outlook.verdict == Verdict::tie) step.after.moods[static_cast<std::size_t>(seat)] = Mood::wow;
}

}  // namespace

void show_throw(Step& step, const Direction& direction, std::span<const core::Event> events) {
  if (static_cast<rules::EventKind>(events.front().kind()) == rules::EventKind::turn_started) {
    const auto turn = events.front().as<rules::TurnStarted>();
    apply(step.start.shown, events.front());
    step.start.arrow_seat = turn.seat;
    step.start.hands.seat = turn.seat;
    step.timeline.mark(0.0, "turn-start");
    if (turn.skipped != 0) step.log.push_back({skipped_words(direction, turn.skipped), -1});
    events = events.subspan(1);
  }
  const int seat = step.after.board.turn;
  think_of(step, seat);
  if (events.empty()) {
    step.seconds = 0.2;
    return;
  }
  const auto thrown = events.front().as<rules::DiceThrown>();
  const std::string name = direction.names[seat];
  const bool person = direction.person[static_cast<std::size_t>(seat)];
  step.start.caption = {seat, name + " throws",
                        dice_count(thrown.dice) + (person ? " in your hands." : " to go.")};
  std::string faces;
  for (int die = 0; die < thrown.dice; ++die)
    faces += " " + std::to_string(thrown.faces[static_cast<std::size_t>(die)]);
  step.log.push_back({name + " throws" + faces, seat});
  Throw dice{seat, person ? 1.0F : 0.8F, {}};
  dice.faces.assign(thrown.faces.begin(), thrown.faces.begin() + thrown.dice);
  step.waits = person && !direction.auto_throw;
  step.seconds = throw_dice(step, direction, dice, 0.08) + (person ? 0.0 : 0.15);
}

void show_placement(Step& step, const Direction& direction, const core::Event& event) {
  const auto placed = event.as<rules::DicePlaced>();
  const Outlook outlook =
      outlook_of(step.start.shown.board, core::seat_at(placed.seat), {placed.result, placed.table});
  const std::string action = direction.names[placed.seat] + " puts " + dice_words(placed.dice, placed.result);
  const std::string verdict = standing_words(outlook, direction.names);
  step.log.push_back({action + " on " + table_words(outlook.pieces) + ": " + verdict, placed.seat});
  const std::string who_leads = outlook.leads() ? direction.names[placed.seat] + " leads" : verdict;
  step.start.caption = {placed.seat, action,
                        (placed.forced != 0 ? "The only place. On " : "On ") + table_words(outlook.pieces) +
                            ": " + who_leads + "."};
  const PlacingDice dice = placing_dice(direction, step, placed);
  step.start.shown.rail_dice = 0;  // they are drawn one by one from now on
  const bool person = direction.person[placed.seat] && placed.forced == 0 && !direction.watched;
  const double start = person ? 0.0 : show_chosen(step, dice, placed.table);
  fly_dice(step, dice, placed, start, direction.reduced_motion);
  feel_about(step, outlook, placed.seat);
  const Moods moods = step.after.moods;
  const double landed = step.timeline.duration();
  const std::size_t table = placed.table;
  track(step, landed - 0.1, 0.42, [moods, table](Pose& pose, float progress) {
    pose.mood = moods;
    for (auto& die : pose.dice) die.alpha = 1 - progress;
    pose.light[table] = render::blend(1.0F, k_even_light, std::max(0.0F, progress * 3 - 2));
  });
  if (outlook.rival >= 0 && outlook.leads()) step.timeline.mark(landed, "crowd-ooh");
  step.after.moods = moods;
}

}  // namespace game::cafe_fatal
