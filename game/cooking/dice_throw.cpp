// Shakes, throws and lands dice.
#include "game/cooking/dice_throw.hpp"

#include <algorithm>
#include <cmath>

#include "game/cooking/gestures.hpp"

namespace game::cooking {

using render::Easing;
using render::Point;

namespace {

constexpr float k_die = 112;  ///< pitch of dice at scale 1
constexpr double k_flight = 0.36;
constexpr double k_next = 0.07;
constexpr int k_most_in_pan = 5;

/// Views that follow one another so that a die seems to turn.
int view_at(float progress, std::size_t die, float turns) {
  return static_cast<int>(progress * turns * 6 + static_cast<float>(die) * 2) % 6;
}

/// In the pan, hopping from side to side.
Point in_pan(const Station& at, std::size_t die, std::size_t count, float time) {
  const float spread = 34 * at.pan_scale * static_cast<float>(std::min<std::size_t>(count, 4) - 1) / 2;
  const float share = count > 1 ? static_cast<float>(die) / static_cast<float>(count - 1) * 2 - 1 : 0.0F;
  const float phase = time * 22 + static_cast<float>(die) * 1.9F;
  return at.pan + Point{share * spread + 10 * at.pan_scale * std::sin(phase),
                        -22 * at.pan_scale - 30 * at.pan_scale * std::abs(std::sin(phase * 0.7F))};
}

/// The pan comes out, rattles, throws and is put away.
void shake_pan(Step& step, const Direction& direction, int seat, std::span<const Face> faces, double start,
               double shaking) {
  const Station at = direction.at(seat);
  const std::size_t count = std::min<std::size_t>(faces.size(), k_most_in_pan);
  const bool reduced = direction.reduced_motion;
  for (double at_time = start; at_time < start + shaking - 0.1; at_time += 0.5)
    step.timeline.mark(at_time, "kitchen-dice-pan");
  passing(step, start, shaking, [=](Pose& pose, float progress) {
    const auto time = static_cast<float>(progress * shaking);
    pose.at(seat).pan = std::min(1.0F, time / 0.1F);
    if (!reduced) pose.at(seat).pan_lean = 7 * std::sin(time * 20);
    for (std::size_t i = 0; i < count; ++i) {
      Die die;
      die.tumble = view_at(reduced ? 0 : progress, i, 2);
      die.place = in_pan(at, i, count, reduced ? 0 : time);
      die.scale = 0.44F * at.pan_scale;
      die.in_pan = seat;
      pose.dice.push_back(die);
    }
  });
  // It tips as they leave it.
  passing(step, start + shaking, 0.4, [seat, reduced](Pose& pose, float progress) {
    pose.at(seat).pan = 1 - std::max(0.0F, progress * 2 - 1);
    if (!reduced) pose.at(seat).pan_lean = -16 * bump(progress);
  });
}

void fly_die(Step& step, const Direction& direction, Point from, float from_scale, const ThrownDie& thrown,
             float scale, std::size_t index) {
  const double start = thrown.lands - k_flight;
  passing(step, start, k_flight,
          [=, to = thrown.place, face = thrown.face, reduced = direction.reduced_motion](Pose& pose,
                                                                                         float progress) {
            Die die;
            die.face = face;
            die.place = reduced ? to : render::arc(from, to, 150, render::ease(Easing::out_quad, progress));
            die.scale = reduced ? scale : render::blend(from_scale, scale * 1.1F, progress);
            die.alpha = reduced ? progress : 1.0F;
            if (!reduced) {
              die.tumble = view_at(progress, index, 1.5F);
              die.angle = 140 * (1 - progress);
            }
            pose.dice.push_back(die);
          });
  step.timeline.mark(thrown.lands, "kitchen-dice-land");
}

}  // namespace

DiceRow dice_row(const Station& station, int dice, bool two_rows) {
  DiceRow row;
  const float width = station.whole.width - 8;
  const float height = two_rows ? 130.0F : 260.0F;
  const float largest = two_rows ? 0.56F : 0.76F;
  int columns = std::min(dice, 4);
  const auto rows_of = [dice](int in_row) { return (dice + in_row - 1) / in_row; };
  const auto scale_of = [&](int in_row) {
    return std::min(largest, width / (k_die * static_cast<float>(in_row)));
  };
  while (static_cast<float>(rows_of(columns)) * k_die * scale_of(columns) > height) ++columns;
  row.scale = scale_of(columns);
  const float pitch = k_die * row.scale;
  const float foot = station.stove.y + (two_rows ? 2.0F : 6.0F);
  for (int die = 0; die < dice; ++die) {
    const int line = die / columns;
    const int in_line = std::min(columns, dice - line * columns);
    const float shift = static_cast<float>(die % columns) - static_cast<float>(in_line - 1) / 2;
    row.places.push_back(
        {station.stove.x + shift * pitch, foot - pitch * static_cast<float>(rows_of(columns) - 1 - line)});
  }
  return row;
}

Throw throw_dice(Step& step, const Direction& direction, int seat, std::span<const Face> faces, double start,
                 double shaking) {
  const Station& at = direction.at(seat);
  const DiceRow row = dice_row(at, static_cast<int>(faces.size()), direction.layout.two_rows);
  // Many dice follow one another more closely.
  const double next = std::min(k_next, 0.4 / static_cast<double>(faces.size()));
  Throw thrown;
  thrown.scale = row.scale;
  shake_pan(step, direction, seat, faces, start, shaking);
  for (std::size_t i = 0; i < faces.size(); ++i) {
    const double lands = start + shaking + k_flight + next * static_cast<double>(i);
    thrown.dice.push_back({faces[i], row.places[i], lands});
    fly_die(step, direction, at.pan - Point{0, 20 * at.pan_scale}, 0.44F * at.pan_scale, thrown.dice.back(),
            row.scale, i);
    thrown.rest = lands;
  }
  return thrown;
}

void lie(Step& step, const Throw& thrown, std::size_t die, double until) {
  const ThrownDie& lying = thrown.dice[die];
  constexpr double k_fade = 0.16;
  passing(step, lying.lands, until + k_fade - lying.lands,
          [=, scale = thrown.scale, seconds = until + k_fade - lying.lands](Pose& pose, float progress) {
            const auto time = static_cast<float>(progress * seconds);
            Die shown;
            shown.face = lying.face;
            shown.place = lying.place;
            shown.scale = scale;
            shown.squash = render::squash_recovery(1.25F, std::min(1.0F, time / 0.22F));
            shown.alpha = std::min(1.0F, static_cast<float>(seconds - time) / static_cast<float>(k_fade));
            pose.dice.push_back(shown);
          });
}

}  // namespace game::cooking
