// Numbers beside heads, blots and cloths on the score tracks.
#include "game/food_fight/points.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "game/food_fight/gestures.hpp"

namespace game::food_fight {

using render::Easing;
using render::Point;

namespace {

constexpr double k_letter = 0.1;  ///< from one letter to the next
constexpr double k_number = 0.95;

int change_of(const rules::PointsChanged& changed) {
  return changed.after - changed.before;
}

/// Letters are covered, or wiped clean, one after the other; the number on the tag goes with them.
void change_letters(Step& step, const Direction& direction, const rules::PointsChanged& changed, double start,
                    double held_since) {
  const int change = change_of(changed);
  const int letters = std::abs(change);
  if (letters == 0) return;
  const double seconds = k_letter * letters;
  const auto& blots = step.after.at(changed.seat).blots;
  const render::Colour colour = blots.empty() ? render::k_tomato : blots.back();
  const auto show_points = [changed, colour, old_blots = step.start.shown.at(changed.seat).blots](
                               Pose& pose, int points) {
    auto& seat = pose.shown.at(changed.seat);
    seat.points = points;
    seat.blots = old_blots;
    seat.blots.resize(static_cast<std::size_t>(std::clamp(points, 0, 10)), colour);
  };
  // The table may stand as it is after the events already: the old score holds until its letters change.
  track(step, held_since, start - held_since, [changed, show_points](Pose& pose, float progress) {
    if (progress < 1) show_points(pose, changed.before);
  });
  track(step, start, seconds, [changed, change, show_points](Pose& pose, float progress) {
    if (progress >= 1) return;
    const auto so_far = static_cast<int>(std::ceil(progress * static_cast<float>(std::abs(change))));
    show_points(pose, changed.before + (change > 0 ? so_far : -so_far));
  });
  for (int i = 0; i < std::min(letters, 4); ++i)
    step.timeline.mark(start + k_letter * i, change > 0 ? "points-up" : "points-down");
  if (change > 0) return;
  const SeatPlace& place = direction.place(changed.seat);
  const Point from = place.letter(std::clamp(changed.before - 1, 0, 9));
  const Point to = place.letter(std::clamp(int{changed.after}, 0, 9));
  track(step, start - 0.1, seconds + 0.35,
        [from, to, reduced = direction.reduced_motion](Pose& pose, float progress) {
          if (progress >= 1 || reduced) return;
          const float rub = 9 * std::sin(progress * 40);
          pose.cloths.push_back(render::blend(from, to, progress) + Point{rub, -6});
        });
}

void show_number(Step& step, const Direction& direction, const rules::PointsChanged& changed, double start,
                 int above) {
  const int change = change_of(changed);
  const SeatPlace& place = direction.place(changed.seat);
  const Point centre = place.amount() - Point{0, 84.0F * static_cast<float>(above)};
  track(
      step, start, k_number,
      [change, seat = int{changed.seat}, centre, reduced = direction.reduced_motion](Pose& pose,
                                                                                     float progress) {
        pose.at(seat).light = 1;
        if (progress >= 1) return;
        pose.at(seat).mood = change > 0 ? Mood::hit : Mood::glee;
        const float grown = render::ease(Easing::out_back, std::min(progress / 0.2F, 1.0F));
        pose.amounts.push_back({change, centre, reduced ? 1.0F : grown, std::min(1.0F, (1 - progress) * 6)});
        pose.at(seat).count_size = reduced ? 1.0F : 1 + 0.35F * (1 - progress);
      });
}

void twinkle(Step& step, const Direction& direction, int seat, double start) {
  const SeatPlace& place = direction.place(seat);
  for (int i = 0; i < 4; ++i) {
    const float x = (static_cast<float>(i) - 1.5F) * 74 * place.tray_scale;
    const Point from = place.rim + Point{x, 128 * place.tray_scale};
    toss(step, direction,
         {"star-" + std::to_string(i), from, from - Point{x * 0.2F, 150}, 10, 0.9F, 120, render::k_milk},
         start + 0.07 * i, 0.5);
  }
}

/// The tenth letter is gone: this is the fight's last round.
void last_letter(Step& step, const Direction& direction, const rules::PointsChanged& changed, double start) {
  const int limit = step.after.limit;
  if (changed.before >= limit || changed.after < limit) return;
  constexpr double k_contact = 0.62;  // of the jingle
  step.timeline.mark(std::max(start - k_contact + k_letter * (limit - changed.before), 0.0), "tenth-point");
  step.timeline.mark(start + 0.5, "crowd-gasp");
  shout(step, direction, limit == 10 ? "TENTH POINT!" : "FULL TRACK!", ShoutKind::mustard, start + 0.45, 1.5);
  const std::string& who = direction.names[changed.seat];
  say(step, changed.seat, who + " has " + points_words(changed.after) + ": the fight ends with this round");
  track(step, start + 0.3, 1.65, [seat = int{changed.seat}](Pose& pose, float progress) {
    if (progress >= 1) return;
    for (int other = 0; other < pose.shown.seats; ++other) pose.at(other).light = other == seat ? 1.0F : 0.0F;
  });
}

}  // namespace

std::string reason_words(const rules::PointsChanged& changed, const Names& names) {
  const std::string cause = names.cards.name(changed.cause);
  const bool other = changed.by != rules::k_nobody && changed.by != changed.seat;
  const std::string whose = other ? names.possessive(changed.by) + " " : std::string();
  switch (changed.reason) {
    case rules::Reason::deflected:
      return whose + cause + (is_smash(changed.cause) ? " sends it on" : " sends it back");
    case rules::Reason::splash:
      return "splash of " + whose + cause;
    case rules::Reason::counter:
      return whose + "Counterstrike";
    case rules::Reason::combo_heal:
      return "combo that hit";
    case rules::Reason::punishment:
      return "Cruel & Unusual Punishment";
    case rules::Reason::own_action:
      return "costs of the own " + cause;
    case rules::Reason::event:
      return whose + (whose.empty() ? "event " : "") + cause;
    case rules::Reason::attack:
    case rules::Reason::action:
    case rules::Reason::heal:
      break;
  }
  return whose + cause;
}

std::string points_line(const rules::PointsChanged& changed, const Names& names) {
  const int change = change_of(changed);
  const std::string sign = change > 0 ? "+" : (change < 0 ? "−" : "±");
  std::string line = names[changed.seat] + " " + sign + std::to_string(std::abs(change)) + ", now " +
                     std::to_string(changed.after) + ": " + reason_words(changed, names);
  if (change < changed.amount && changed.amount > 0)
    line += " (stays at " + std::to_string(changed.after) + ")";
  return line;
}

std::string change_words(Events events, const Names& names) {
  struct Same {
    int change;
    unsigned seats;
  };
  std::vector<Same> changes;
  for (const auto& event : events) {
    if (kind_of(event) != rules::EventKind::points_changed) continue;
    const auto changed = event.as<rules::PointsChanged>();
    const int change = change_of(changed);
    const auto same = std::find_if(changes.begin(), changes.end(), [&](const Same& one) {
      return one.change == change && ((one.seats >> changed.seat) & 1U) == 0;
    });
    if (same != changes.end()) {
      same->seats |= 1U << changed.seat;
    } else {
      changes.push_back({change, 1U << changed.seat});
    }
  }
  std::string words;
  for (std::size_t i = 0; i < changes.size(); ++i) {
    const auto& [change, seats] = changes[i];
    words += (i == 0 ? "" : ", ") + names.list(seats) + " " + (change >= 0 ? "+" : "−") +
             std::to_string(std::abs(change));
  }
  return words;
}

unsigned seats_hurt(Events events) {
  unsigned seats = 0;
  for (const auto& event : events) {
    if (kind_of(event) == rules::EventKind::points_changed)
      seats |= 1U << event.as<rules::PointsChanged>().seat;
  }
  return seats;
}

void tell_points(Step& step, const Direction& direction, Events events, double start) {
  std::array<int, rules::k_most_seats> told{};
  std::array<double, rules::k_most_seats> held{};
  for (const auto& event : events) {
    if (kind_of(event) != rules::EventKind::points_changed) continue;
    const auto changed = event.as<rules::PointsChanged>();
    say(step, changed.seat, points_line(changed, direction.names));
    const int above = told[changed.seat]++;
    const double when = start + 0.25 * above;
    show_number(step, direction, changed, when, above);
    change_letters(step, direction, changed, when + 0.08, held[changed.seat]);
    held[changed.seat] = when + 0.08 + k_letter * std::abs(change_of(changed));
    last_letter(step, direction, changed, when + 0.08);
    if (change_of(changed) >= 0) continue;
    step.timeline.mark(when, "heal-shimmer");
    twinkle(step, direction, changed.seat, when + 0.1);
  }
}

double points_seconds(Events events) {
  return seats_hurt(events) == 0 ? 0.4 : k_number;
}

}  // namespace game::food_fight
