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

constexpr double k_number = 0.95;

int change_of(const rules::PointsChanged& changed) {
  return changed.after - changed.before;
}

/// What stands for points on a tray, and how it comes and goes.
struct Counters {
  const char* up;
  const char* down;
  double each;  ///< seconds from one to the next
  bool tokens;  ///< they are put down and taken up; else letters are covered and wiped
};
constexpr Counters k_letters{"points-up", "points-down", 0.1, false};
constexpr Counters k_tokens{"token-clack", "token-up", 0.13, true};

const Counters& counters_of(const Direction& direction) {
  return direction.names.cards.is(rules::Fight::cafe_chaos) ? k_letters : k_tokens;
}

/// A cloth rubs over the letters that come free.
void wipe(Step& step, const Direction& direction, const rules::PointsChanged& changed, double start,
          double seconds) {
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

/// The newest token drops onto its place and bounces, or the one that goes is lifted; `share` of its moment.
void move_token(SeatPose& seat, bool comes, float share, bool reduced) {
  constexpr float k_high = 46;
  if (reduced) {
    seat.token_alpha = comes ? share : 1 - share;
    return;
  }
  const float fall = std::min(share / 0.6F, 1.0F);
  const float bounce = share > 0.6F ? 0.16F * stage::bump((share - 0.6F) / 0.4F) : 0.0F;
  seat.token_lift = k_high * (comes ? 1 - fall * fall + bounce : share);
  if (!comes) seat.token_alpha = 1 - share * share;
}

/// Letters are covered or wiped clean, tokens put down or taken up, one after the other; the number on the
/// tag goes with them.
void change_count(Step& step, const Direction& direction, const rules::PointsChanged& changed, double start,
                  double held_since) {
  const int change = change_of(changed);
  const int many = std::abs(change);
  if (many == 0) return;
  const Counters& counters = counters_of(direction);
  const double seconds = counters.each * many;
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
  track(step, start, seconds,
        [changed, change, show_points, tokens = counters.tokens, reduced = direction.reduced_motion](
            Pose& pose, float progress) {
          if (progress >= 1) return;
          const float so_far = progress * static_cast<float>(std::abs(change));
          const auto begun = static_cast<int>(std::ceil(so_far));
          if (!tokens) return show_points(pose, changed.before + (change > 0 ? begun : -begun));
          const auto done = static_cast<int>(so_far);
          show_points(pose, change > 0 ? changed.before + done + 1 : changed.before - done);
          move_token(pose.at(changed.seat), change > 0, so_far - static_cast<float>(done), reduced);
        });
  const double lands = counters.tokens && change > 0 ? counters.each * 0.6 : 0.0;
  for (int i = 0; i < std::min(many, 4); ++i)
    step.timeline.mark(start + lands + counters.each * i, change > 0 ? counters.up : counters.down);
  if (change < 0 && !counters.tokens) wipe(step, direction, changed, start, seconds);
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

/// The last letter is gone, or the last place taken: this is the fight's last round.
void last_point(Step& step, const Direction& direction, const rules::PointsChanged& changed, double start) {
  const int limit = step.after.limit;
  const Counters& counters = counters_of(direction);
  if (changed.before >= limit || changed.after < limit) return;
  constexpr double k_contact = 0.62;  // of the jingle
  step.timeline.mark(std::max(start - k_contact + counters.each * (limit - changed.before), 0.0),
                     "tenth-point");
  step.timeline.mark(start + 0.5, "crowd-gasp");
  shout(step, direction,
        counters.tokens ? (limit == 10 ? "TENTH TOKEN!" : "FIFTEENTH TOKEN!")
                        : (limit == 10 ? "TENTH POINT!" : "FULL TRACK!"),
        ShoutKind::mustard, start + 0.45, 1.5);
  const std::string& who = direction.names[changed.seat];
  say(step, changed.seat, who + " has " + points_words(changed.after) + ": the fight ends with this round");
  track(step, start + 0.3, 1.65, [seat = int{changed.seat}](Pose& pose, float progress) {
    if (progress >= 1) return;
    for (int other = 0; other < pose.shown.seats; ++other) pose.at(other).light = other == seat ? 1.0F : 0.0F;
  });
}

/// "+3", "−1", "drops 1"; `many`: of several.
std::string amount_words(int change, bool many, const Names& names) {
  const std::string number = std::to_string(std::abs(change));
  if (change >= 0) return (change > 0 ? "+" : "±") + number;
  if (names.cards.is(rules::Fight::cafe_chaos)) return "−" + number;
  return std::string(names.cards.pages().heal) + (many ? " " : "s ") + number;
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
      return std::string(names.cards.pages().splash) + " of " + whose + cause;
    case rules::Reason::counter:
      return whose + "Counterstrike";
    case rules::Reason::combo_heal:
      return names.cards.is(rules::Fight::cafe_chaos) ? "combo that hit"
                                                      : std::string(names.cards.pages().triumph);
    case rules::Reason::punishment:
      return "Cruel & Unusual Punishment";
    case rules::Reason::own_action:
      return "costs of the own " + cause;
    case rules::Reason::event:
      if (rules::is_condition(changed.cause)) return cause + " in hand";  // Undercooked (WF-091)
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
  std::string line = names[changed.seat] + " " + amount_words(change, false, names) + ", now " +
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
    // Nothing to take off: with others the line is about them.
    if (change == 0 && changed.amount < 0 && events.size() > 1 && seats_hurt(events) != 1U << changed.seat)
      continue;
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
    words += (i == 0 ? "" : ", ") + names.list(seats) + " " +
             (change == 0 ? "+0" : amount_words(change, (seats & (seats - 1U)) != 0, names));
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
    change_count(step, direction, changed, when + 0.08, held[changed.seat]);
    held[changed.seat] = when + 0.08 + counters_of(direction).each * std::abs(change_of(changed));
    last_point(step, direction, changed, when + 0.08);
    if (change_of(changed) >= 0) continue;
    step.timeline.mark(when, "heal-shimmer");
    twinkle(step, direction, changed.seat, when + 0.1);
  }
}

double points_seconds(Events events) {
  return seats_hurt(events) == 0 ? 0.4 : k_number;
}

}  // namespace game::food_fight
