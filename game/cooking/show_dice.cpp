// The cooking roll, the roll after it, and what comes out of the pan.
#include <algorithm>
#include <vector>

#include "game/cooking/dice_throw.hpp"
#include "game/cooking/gestures.hpp"
#include "game/cooking/meals_jump.hpp"
#include "game/cooking/show_work.hpp"
#include "game/cooking/things.hpp"

namespace game::cooking {

using render::Point;

namespace {

constexpr double k_boot = 0.12;  ///< of the cue, until the boot stamps
constexpr double k_read = 0.3;   ///< dice lie still, to be read

/// Where the dice lie that make meals.
std::vector<Point> meal_places(const Throw& thrown, bool special) {
  std::vector<Point> places;
  for (const ThrownDie& die : thrown.dice) {
    if (die.face == Face::meal || (special && die.face == Face::blank)) places.push_back(die.place);
  }
  return places;
}

/// Dice that make meals go as the meals leave; the others stay a little longer.
void read_dice(Step& step, const Throw& thrown, bool special, double read, double end) {
  int meal = 0;
  for (std::size_t i = 0; i < thrown.dice.size(); ++i) {
    const Face face = thrown.dice[i].face;
    const bool cooks = face == Face::meal || (special && face == Face::blank);
    lie(step, thrown, i, cooks ? read + 0.14 * meal++ : end);
  }
}

/// The Daily Special stands over the blanks that count.
void chalk_up(Step& step, const Direction& direction, int seat, const Throw& thrown, double read) {
  for (const ThrownDie& die : thrown.dice) {
    if (die.face != Face::blank) continue;
    const float scale = direction.at(seat).thing_scale;
    pop_up(step, direction, {"plus-daily-special", die.place - Point{0, 76 * thrown.scale}, scale},
           thrown.rest, read + 0.5 - thrown.rest);
  }
}

/// Each FIRED shakes the cook.
void shake_cook(Step& step, const Direction& direction, int seat, const Throw& thrown) {
  for (const ThrownDie& die : thrown.dice) {
    if (die.face != Face::fired) continue;
    step.timeline.mark(die.lands - k_boot, "kitchen-fired");
    tremble(step, direction, seat, die.lands, 0.4);
    jolt(step, direction, seat, die.lands);
    cook_face(step, seat, CookMood::alarmed, die.lands, 0.5);
  }
}

std::string rolled_words(const Names& names, const rules::CookingRolled& rolled) {
  std::string line = names.possessive(rolled.seat) + " " + card_name(rolled.cook) + " rolls " +
                     faces_words(std::span(rolled.faces).first(rolled.dice));
  if (rolled.special != 0) line += "; with Daily Special a blank is a MEAL";
  return line;
}

/// What the throw is made of: "4 dice, 1 less (Tripped)."
std::string pan_words(const Shown& before, const rules::CookingRolled& rolled) {
  std::string words = dice_words(rolled.dice) + " in the pan";
  if (rolled.taken > 0) {
    std::vector<std::string> why;
    for (const Card minus : before.player(rolled.seat).minus) {
      const std::string name = card_name(minus);
      if (std::find(why.begin(), why.end(), name) == why.end()) why.push_back(name);
    }
    words += ", " + std::to_string(rolled.taken) + " less (" +
             (why.size() > 2 ? std::to_string(why.size()) + " minus cards" : stage::joined(why)) + ")";
  }
  return words + ".";
}

/// Minus cards for this roll are done with as the dice lie there. Returns how many events that were.
std::size_t use_up(Step& step, const Direction& direction, Events events, Shown& now, double start) {
  std::size_t used = 0;
  for (const auto& event : events) {
    if (kind_of(event) != EventKind::minus_removed) break;
    const auto gone = event.as<rules::MinusRemoved>();
    const ThingPlace thing = minus_place(direction.at(gone.seat), now.player(gone.seat), gone.card);
    throw_to_tray(step, direction, gone.card, thing, start);
    say(step, gone.seat, gone_words(direction.names, step.after, gone));
    apply(now, event);
    ++used;
  }
  track(step, start, 0, [now](Pose& pose, float) { pose.shown = now; });
  return used;
}

/// All FIRED: the cook packs and goes, plus cards are wasted.
double fire(Step& step, const Direction& direction, const rules::CookingRolled& rolled, Events events,
            Shown now, double start) {
  const int seat = rolled.seat;
  const Leaver who = leaver(direction, now, seat, Crew::cook);
  const std::string cook = card_name(rolled.cook);
  shout_over(step, direction, seat, "FIRED!", ShoutKind::red, start, 1.1);
  shake(step, direction, 0.5F, start);
  step.timeline.mark(start, "kitchen-cook-out");
  cook_face(step, seat, CookMood::gone, start, 0.4);
  track_caption(step, start,
                {seat, "All FIRED!", cook + " has to go" + (events.size() > 1 ? ", plus cards too." : ".")});
  say(step, seat, "All dice show FIRED: " + direction.names[seat] + " loses " + cook);
  for (const auto& event : events) {
    if (kind_of(event) == EventKind::plus_spent) {
      const auto spent = event.as<rules::PlusSpent>();
      throw_to_tray(step, direction, spent.card, first_plus_place(direction.at(seat), now.player(seat)),
                    start + 0.5);
      say(step, seat,
          direction.names.possessive(seat) + " " + card_name(spent.card) + " is wasted: the cook was fired");
    }
    apply(now, event);
  }
  track_shown(step, start + 0.4, now);
  walk_out(step, direction, who, start + 0.4, 1.05);
  return start + 1.45;
}

/// The meals of the roll, if there are any, or a blank look. Returns when the last has landed.
double put_out(Step& step, const Direction& direction, Events events, const Shown& now,
               const std::vector<Point>& places, double start) {
  if (events.empty() || kind_of(events.front()) != EventKind::meals_added) return start + 0.2;
  const auto added = events.front().as<rules::MealsAdded>();
  say(step, added.seat, direction.names[added.seat] + ": " + added_words(added));
  return jump_meals(step, direction, added, now, places, start);
}

std::string result_words(Events events) {
  if (events.empty() || kind_of(events.front()) != EventKind::meals_added) return "Nothing to serve.";
  return added_words(events.front().as<rules::MealsAdded>());
}

}  // namespace

void show_cooking(Step& step, const Direction& direction, Events events) {
  const auto rolled = events.front().as<rules::CookingRolled>();
  const int seat = rolled.seat;
  const std::span faces(rolled.faces.data(), rolled.dice);
  Shown now = step.start.shown;
  apply(now, events.front());
  step.start.caption = {seat, direction.names[seat] + " cooks",
                        pan_words(now, rolled) + (rolled.dice == 1 ? " FIRED, and the cook is out." : "")};
  say(step, seat, rolled_words(direction.names, rolled));
  track_shown(step, 0.0, now);
  cook_face(step, seat, rolled.dice == 1 ? CookMood::alarmed : CookMood::busy, 0.0, 0.9);
  const Throw thrown = throw_dice(step, direction, seat, faces, 0.0, 0.45);
  shake_cook(step, direction, seat, thrown);
  const double read = thrown.rest + k_read + direction.linger;
  const std::size_t used = use_up(step, direction, events.subspan(1), now, thrown.rest);
  const Events left = events.subspan(1 + used);
  double end = 0;
  if (rolled.fired != 0) {
    end = fire(step, direction, rolled, left, now, read);
    read_dice(step, thrown, false, read, read + 0.6);
  } else {
    track_caption(step, thrown.rest, {seat, stage::shouted(faces_words(faces)), result_words(left)});
    end = put_out(step, direction, left, now, meal_places(thrown, rolled.special != 0), read);
    read_dice(step, thrown, rolled.special != 0, read, end - 0.1);
    if (rolled.meals > 0) step.timeline.mark(read, "kitchen-sizzle");
    if (rolled.special != 0) chalk_up(step, direction, seat, thrown, read);
    if (rolled.meals > 0) hop(step, direction, seat, Crew::cook, 16, read, 0.26);
  }
  step.seconds = end + 0.08;
}

void show_extra(Step& step, const Direction& direction, Events events) {
  constexpr double k_in = 0.3;
  const auto rolled = events.front().as<rules::ExtraRolled>();
  const int seat = rolled.seat;
  const std::span faces(rolled.faces.data(), rolled.dice);
  const Station& at = direction.at(seat);
  Shown now = step.start.shown;
  std::vector<std::string> who;
  if (rolled.helper != Card::none) who.push_back(card_name(rolled.helper));
  // Plus cards go into the pan, one after the other.
  std::size_t used = 1;
  double start = 0;
  for (; used < events.size() && kind_of(events[used]) == EventKind::plus_spent; ++used) {
    const auto spent = events[used].as<rules::PlusSpent>();
    who.push_back(card_name(spent.card));
    const ThingPlace thing = first_plus_place(at, now.player(seat));
    apply(now, events[used]);
    track_shown(step, start, now);
    toss(step, direction,
         {thing_sprite(spent.card), thing.place, at.pan, 130, thing.scale, 160, render::k_milk}, start, k_in);
    step.timeline.mark(start, "kitchen-plus");
    start += 0.1;
  }
  const std::string source = stage::joined(who);
  say(step, seat,
      source + (who.size() > 1 ? " roll " : " rolls ") + faces_words(faces) + " more for " +
          direction.names[seat]);
  step.start.caption = {seat, dice_words(rolled.dice) + " more", source + ". FIRED harms nobody now."};
  const double shaken = start > 0 ? start + k_in - 0.1 : 0.0;
  if (rolled.helper != Card::none) {
    step.timeline.mark(shaken, rolled.helper == Card::robo_cook ? "kitchen-robo" : "kitchen-sizzle");
    helper_face(step, seat, HelperMood::busy, 0.0, shaken + 0.8);
    hop(step, direction, seat, Crew::helper, 14, shaken, 0.3);
  }
  const Throw thrown = throw_dice(step, direction, seat, faces, shaken, 0.35);
  const double read = thrown.rest + k_read - 0.05;
  const Events left = events.subspan(used);
  track_caption(step, thrown.rest, {seat, stage::shouted(faces_words(faces)), result_words(left)});
  const double end = put_out(step, direction, left, now, meal_places(thrown, false), read);
  read_dice(step, thrown, false, read, end - 0.1);
  step.seconds = end + 0.08;
}

}  // namespace game::cooking
