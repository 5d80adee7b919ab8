// Cards that stay: crews hired, plus cards laid ready, supplies hung, and what they sweep away.
#include <algorithm>
#include <optional>

#include "game/cooking/gestures.hpp"
#include "game/cooking/show_work.hpp"
#include "game/cooking/things.hpp"

namespace game::cooking {

using render::Point;

namespace {

/// What is told when the card lies in front of `seat`.
struct Laid {
  int seat = 0;
  int by = 0;
  Card card = Card::none;
  Card replaced = Card::none;
};

template <class Placed>
Laid crew_laid(const core::Event& event) {
  const auto placed = event.as<Placed>();
  return {placed.seat, placed.by, placed.card, placed.replaced};
}

template <class Thing>
Laid thing_laid(const core::Event& event) {
  const auto laid = event.as<Thing>();
  return {laid.seat, laid.by, laid.card, Card::none};
}

std::optional<Laid> laid_in(const core::Event& event) {
  switch (kind_of(event)) {
    case EventKind::cook_placed:
      return crew_laid<rules::CookPlaced>(event);
    case EventKind::helper_placed:
      return crew_laid<rules::HelperPlaced>(event);
    case EventKind::plus_laid:
      return thing_laid<rules::PlusLaid>(event);
    case EventKind::supply_hung:
      return thing_laid<rules::SupplyHung>(event);
    default:
      return std::nullopt;
  }
}

bool is_crew(Card card) {
  return rules::is(card, rules::CardKind::cook) || rules::is(card, rules::CardKind::helper);
}

std::string deed(const Names& names, const Laid& laid) {
  const char* verb = is_crew(laid.card)                              ? " hires "
                     : rules::is(laid.card, rules::CardKind::supply) ? " hangs up "
                                                                     : " lays out ";
  const std::string whom = laid.by == laid.seat ? "" : " for " + names[laid.seat];
  return names[laid.by] + verb + card_name(laid.card) + whom;
}

void tell(Step& step, const Direction& direction, const Laid& laid) {
  const std::string line = deed(direction.names, laid);
  std::string more;
  if (laid.replaced != Card::none) more = card_name(laid.replaced) + " has to go";
  const bool idle = step.after.player(laid.seat).cook == Card::none && !is_crew(laid.card) &&
                    !rules::is(laid.card, rules::CardKind::supply);
  const bool lonely =
      rules::is(laid.card, rules::CardKind::helper) && step.after.player(laid.seat).cook == Card::none;
  if (idle || lonely) more = "Waits for a cook";
  const std::string whom = laid.by == laid.seat ? "" : "For " + direction.names[laid.seat] + ". ";
  step.start.caption = {laid.by, direction.names[laid.by] + ": " + card_name(laid.card),
                        whom + short_rule(laid.card) + (more.empty() ? "" : " " + more + ".")};
  const std::string end = more.empty() ? "" : idle || lonely ? ", which waits for a cook" : "; " + more;
  say(step, laid.by, line + end);
}

/// Where the card lands: in front of the seat as it will be.
Point place_of(const Step& step, const Direction& direction, const Laid& laid) {
  const Station& at = direction.at(laid.seat);
  const rules::Player& player = step.after.player(laid.seat);
  switch (rules::kind_of(laid.card)) {
    case rules::CardKind::cook:
      return at.cook_box().centre();
    case rules::CardKind::helper:
      return at.helper_box().centre();
    case rules::CardKind::supply: {
      const ThingPlace hook = supply_place(at, player.supplies.size() - 1, player.supplies.size());
      return hook.place + Point{0, 70 * hook.scale};
    }
    default:
      return in_band(at.plus, at.thing_scale, player.plus.size() - 1, player.plus.size()).place;
  }
}

/// The old one packs while the new card is read.
void send_away(Step& step, const Direction& direction, const Laid& laid, double start) {
  const Crew crew = crew_of(laid.card);
  Shown without = step.start.shown;
  rules::Player& player = without.player(laid.seat);
  (crew == Crew::cook ? player.cook : player.helper) = Card::none;
  track_shown(step, start, without);
  walk_out(step, direction, leaver(direction, step.start.shown, laid.seat, crew), start, 0.9);
}

/// What is seen and heard when the card has landed. Returns when that is over.
double arrive(Step& step, const Direction& direction, const Laid& laid, double start) {
  constexpr double k_pop = 0.32;
  const Station& at = direction.at(laid.seat);
  if (!is_crew(laid.card)) {
    step.timeline.mark(start,
                       rules::is(laid.card, rules::CardKind::supply) ? "kitchen-supply" : "kitchen-plus");
    hop(step, direction, laid.seat, Crew::cook, 14, start, 0.22);
    return start + 0.26;
  }
  const Crew crew = crew_of(laid.card);
  const Point middle = crew == Crew::cook ? at.cook_box().centre() : at.helper_box().centre();
  const float size = crew == Crew::cook ? at.cook_scale * 1.3F : at.helper_scale * 0.9F;
  puff(step, direction, middle, render::k_milk, size, start - 0.04, 0.4);
  pop_in(step, direction, laid.seat, crew, start, k_pop);
  if (laid.card == Card::robo_cook) {
    step.timeline.mark(start, "kitchen-robo");
  } else {
    step.timeline.mark(start, crew == Crew::cook ? "kitchen-cook-in" : "kitchen-helper-in");
  }
  if (laid.card == Card::super_cook || laid.card == Card::robo_cook) {
    render::Burst sparks;
    sparks.time = start + 0.1;
    sparks.origin = middle;
    sparks.colour = render::k_mustard;
    sparks.seed = direction.seed;
    step.sparks.push_back(sparks);
  }
  return start + k_pop;
}

}  // namespace

double sweep_away(Step& step, const Direction& direction, Events removed, double start) {
  constexpr double k_next = 0.12;
  constexpr double k_way = 0.42;
  if (removed.empty()) return start;
  // The kitchen before the first of them: what they took away is put back in thought.
  Shown now = step.after;
  for (std::size_t i = 0; i < removed.size(); ++i) now.discard.pop_back();
  const int seat = removed.front().as<rules::MinusRemoved>().seat;
  now.player(seat).minus = step.start.shown.player(seat).minus;
  step.timeline.mark(start, "kitchen-protected");
  double end = start;
  for (const auto& event : removed) {
    const auto gone = event.as<rules::MinusRemoved>();
    const ThingPlace thing = minus_place(direction.at(seat), now.player(seat), gone.card);
    say(step, seat, gone_words(direction.names, step.after, gone));
    apply(now, event);
    track_shown(step, start, now);
    const float way = thing.place.x < 960 ? -1.0F : 1.0F;
    toss(step, direction,
         {thing_sprite(gone.card), thing.place, thing.place + Point{way * 190, 150}, 150, thing.scale,
          way * 400, render::k_milk},
         start, k_way);
    puff(step, direction, thing.place, render::k_milk, thing.scale, start, k_way);
    end = start + k_way;
    start += k_next;
  }
  return end;
}

void show_own_card(Step& step, const Direction& direction, Events events) {
  // A card may also be told of without its being played, at a table that was saved in between.
  const bool played = kind_of(events.front()) == EventKind::card_played;
  const std::size_t at = played ? 1 : 0;
  const auto laid = at < events.size() ? laid_in(events[at]) : std::nullopt;
  track_shown(step, 0.0, step.start.shown);
  if (!laid) return track_shown(step, 0.0, step.after);
  tell(step, direction, *laid);
  light_only(step, 1U << laid->seat | 1U << laid->by, 0.0, 1.0);
  Shown now = step.start.shown;
  if (played) {
    apply(now, events.front());
    track_shown(step, 0.0, now);
  }
  double landed = 0;
  if (played) {
    const bool crew = is_crew(laid->card);
    landed = play_card(step, direction,
                       {laid->by, laid->card, place_of(step, direction, *laid), crew ? 0.46F : 0.22F}, 0.0);
  }
  if (laid->replaced != Card::none) send_away(step, direction, *laid, landed * 0.35);
  apply(now, events[at]);
  track_shown(step, landed, now);
  double end = arrive(step, direction, *laid, landed);
  if (events.size() > at + 1) end = sweep_away(step, direction, events.subspan(at + 1), landed + 0.12);
  step.seconds = end + 0.04;
}

void show_minus_removed(Step& step, const Direction& direction, Events events) {
  const auto first = events.front().as<rules::MinusRemoved>();
  const std::string name = card_name(first.card);
  step.start.caption = {first.seat, name + (first.used_up != 0 ? " is used up" : " goes"),
                        first.used_up != 0 ? "It held for one roll." : "Protected."};
  step.seconds = sweep_away(step, direction, events, 0.0) + 0.1;
}

void show_plus_spent(Step& step, const Direction& direction, Events events) {
  constexpr double k_next = 0.12;
  Shown now = step.start.shown;
  double start = 0;
  for (const auto& event : events) {
    const auto spent = event.as<rules::PlusSpent>();
    const std::string why = spent.wasted != 0 ? " is wasted: no cook" : " is used up";
    step.start.caption = {spent.seat, card_name(spent.card) + why, "It was good for one roll."};
    say(step, spent.seat, direction.names.possessive(spent.seat) + " " + card_name(spent.card) + why);
    const ThingPlace thing = first_plus_place(direction.at(spent.seat), now.player(spent.seat));
    throw_to_tray(step, direction, spent.card, thing, start);
    step.timeline.mark(start, "card-slide");
    apply(now, event);
    track_shown(step, start, now);
    start += k_next;
  }
  step.seconds = start - k_next + k_to_tray;
}

}  // namespace game::cooking
