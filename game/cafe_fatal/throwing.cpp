// Dice are decided first and animated to their faces (S21): rattle, wind-up, flight, bounces, sorting.
#include "game/cafe_fatal/throwing.hpp"

#include <algorithm>
#include <cmath>

#include "game/cafe_fatal/choice.hpp"
#include "render/random.hpp"

namespace game::cafe_fatal {

using render::Easing;
using render::Point;

namespace {

constexpr double k_rattle = 0.24;
constexpr double k_wind_up = 0.10;  // S18: 80–120 ms
constexpr double k_in_air = 0.84;   // with the bounces: within S21's 1.2 s
constexpr double k_lying = 0.12;
constexpr double k_sorting = 0.22;
constexpr float k_rail_scale = k_rail_die / 104.0F;

/// Where and how one die flies.
struct Flight {
  int seat = 0;
  int face = 1;
  Point from;
  Point lands;     ///< unsorted, as it fell
  float tilt = 0;  ///< degrees as it fell
  Point sorted;
  float sorted_tilt = 0;
  float high = 260;
  float turns = 1;
  int first_view = 0;
};

struct Bounce {
  float begin, end, height;
};
constexpr std::array<Bounce, 3> k_bounces{{{0.0F, 0.56F, 1.0F}, {0.56F, 0.82F, 0.28F}, {0.82F, 1.0F, 0.07F}}};

float bounce_height(float high, float progress) {
  for (const auto& bounce : k_bounces) {
    if (progress <= bounce.end)
      return render::arc_height(high * bounce.height,
                                (progress - bounce.begin) / (bounce.end - bounce.begin));
  }
  return 0;
}

/// Just after a bounce the die is flat for a moment.
render::Squash bounce_squash(float progress) {
  for (const auto& bounce : k_bounces) {
    const float since = progress - bounce.end;
    if (since >= 0 && since < 0.07F)
      return render::squash_recovery(1.0F + 0.3F * bounce.height + 0.05F, since / 0.07F);
  }
  return progress < 0.3F ? render::squash(0.9F) : render::Squash{};
}

LooseDie die_in_air(const Flight& flight, float progress) {
  LooseDie die;
  die.seat = flight.seat;
  die.face = flight.face;
  die.shadow = true;
  die.place = render::blend(flight.from, flight.lands, render::ease(Easing::out_quad, progress));
  die.height = bounce_height(flight.high, progress);
  die.scale = k_rail_scale * (1 + die.height / 800.0F);
  die.squash = bounce_squash(progress);
  constexpr float k_shows_face = 0.86F;
  if (progress < k_shows_face) {
    die.tumble = (flight.first_view + static_cast<int>(progress * 22.0F)) & 7;
    die.angle = flight.tilt + flight.turns * 360.0F * (k_shows_face - progress);
  } else {
    die.angle = flight.tilt * (progress - k_shows_face) / (1 - k_shows_face);
  }
  return die;
}

LooseDie die_sorting(const Flight& flight, float progress) {
  LooseDie die;
  die.seat = flight.seat;
  die.face = flight.face;
  die.scale = k_rail_scale;
  const float share = render::ease(Easing::in_out_cubic, progress);
  die.place = render::blend(flight.lands, flight.sorted, share);
  die.angle = render::blend(flight.tilt, flight.sorted_tilt, share);
  return die;
}

/// The throw's dice in the order in which they fell, each with its place after the sorting.
std::vector<Flight> plan_flights(const Direction& direction, const Throw& thrown) {
  Shown board;
  board.rail_dice = static_cast<int>(thrown.faces.size());
  for (std::size_t i = 0; i < board.rail.size() && i < thrown.faces.size(); ++i)
    board.rail[i] = static_cast<std::uint8_t>(thrown.faces[i]);
  auto rest = dice_at_rest(board);
  render::CosmeticRandom chance(direction.seed);
  std::vector<Flight> flights;
  const float pitch = k_rail_inside.width / static_cast<float>(std::max<std::size_t>(thrown.faces.size(), 4));
  const float first = k_rail_inside.centre().x - pitch * static_cast<float>(thrown.faces.size() - 1) / 2;
  for (std::size_t i = 0; i < thrown.faces.size(); ++i) {
    Flight flight;
    flight.seat = thrown.seat;
    flight.face = thrown.faces[i];
    const auto mine = std::find_if(rest.begin(), rest.end(), [&](const LooseDie& die) {
      return die.face == flight.face && die.alpha > 0;
    });
    mine->alpha = 0;  // taken
    flight.sorted = mine->place;
    flight.sorted_tilt = mine->angle;
    const bool left = i * 2 < thrown.faces.size();
    flight.from = (left ? k_hand_left : k_hand_right) + Point{left ? 30.0F : -30.0F, -60};
    flight.lands = {first + pitch * static_cast<float>(i) + chance.between(-8, 8),
                    k_rail_inside.centre().y + chance.between(-14, 14)};
    flight.tilt = chance.between(-24, 24);
    flight.high = chance.between(210, 330);
    flight.turns = chance.between(0.8F, 1.7F) * (chance.below(2) == 0 ? -1.0F : 1.0F);
    flight.first_view = chance.below(8);
    flights.push_back(flight);
  }
  return flights;
}

void move_hands(Step& step, double start, double rattle, double wind_up) {
  track(step, start, rattle, [](Pose& pose, float progress) {
    const float wave = std::sin(progress * 25.0F);
    pose.hands.left = {4 * wave, -34 - 9 * wave};
    pose.hands.right = {-4 * wave, -34 + 9 * wave};
  });
  track(step, start + rattle, wind_up, [](Pose& pose, float progress) {
    const float dip = render::ease(Easing::out_quad, progress);
    pose.hands.left = {0, render::blend(-34.0F, 22.0F, dip)};
    pose.hands.right = pose.hands.left;
  });
  // The throw itself: up and beyond, then back to the rim.
  track(step, start + rattle + wind_up, 0.34, [](Pose& pose, float progress) {
    const float up = progress < 0.3F ? progress / 0.3F : 1 - (progress - 0.3F) / 0.7F;
    pose.hands.left = {-10 * up, render::blend(0.0F, -46.0F, render::ease(Easing::out_quad, up))};
    pose.hands.right = {10 * up, pose.hands.left.y};
  });
}

void appear(Step& step, const std::vector<Flight>& flights, double start) {
  track(step, start, 0.3, [flights](Pose& pose, float progress) {
    pose.dice.clear();
    for (const auto& flight : flights) {
      LooseDie die = die_sorting(flight, 1);
      die.alpha = progress;
      pose.dice.push_back(die);
    }
  });
}

void mark_sounds(Step& step, const std::vector<Flight>& flights, double release, double in_air) {
  step.timeline.mark(release, "dice-throw");
  for (std::size_t i = 0; i < flights.size(); ++i) {
    const double late = 0.012 * static_cast<double>(i);
    step.timeline.mark(release + in_air * 0.56 + late, "die-clatter");
    if (i % 2 == 0) step.timeline.mark(release + in_air * 0.82 + late, "die-clatter");
  }
  step.timeline.mark(release + in_air, "dice-settle");
}

}  // namespace

std::vector<LooseDie> dice_at_rest(const Shown& shown) {
  std::vector<LooseDie> dice;
  for (const auto& group : rail_groups(shown)) {
    for (int index = 0; index < group.dice; ++index) {
      LooseDie die;
      die.seat = std::max(shown.rail_seat, 0);
      die.face = group.result;
      die.place = rail_die(group, index);
      die.scale = k_rail_scale;
      die.angle = rail_tilt(group.result, index);
      dice.push_back(die);
    }
  }
  return dice;
}

double throw_dice(Step& step, const Direction& direction, const Throw& thrown, double start) {
  const auto flights = plan_flights(direction, thrown);
  if (direction.reduced_motion) {
    step.timeline.mark(start, "dice-settle");
    appear(step, flights, start);
    return start + 0.4;
  }
  const double pace = static_cast<double>(thrown.pace);
  const double release = start + (k_rattle + k_wind_up) * pace;
  const double in_air = k_in_air * pace;
  step.timeline.mark(start, "dice-rattle");
  move_hands(step, start, k_rattle * pace, k_wind_up * pace);
  mark_sounds(step, flights, release, in_air);
  track(step, release, in_air, [flights](Pose& pose, float progress) {
    pose.dice.clear();
    for (const auto& flight : flights) pose.dice.push_back(die_in_air(flight, progress));
  });
  const double sorting = release + in_air + k_lying * pace;
  track(step, sorting, k_sorting * pace, [flights](Pose& pose, float progress) {
    pose.dice.clear();
    for (const auto& flight : flights) pose.dice.push_back(die_sorting(flight, progress));
  });
  return sorting + k_sorting * pace;
}

}  // namespace game::cafe_fatal
