// The end of the game: who has $20, or who is richest when nobody can cook any more.
#include "game/cooking/gestures.hpp"
#include "game/cooking/show_work.hpp"

namespace game::cooking {

using render::Point;

namespace {

/// Coins and notes leap out of the winners' jar.
void fountain(Step& step, const Direction& direction, int side, double start) {
  constexpr int k_things = 15;
  const Point mouth = direction.bay(side).jar_mouth();
  for (int thing = 0; thing < k_things; ++thing) {
    const float way = static_cast<float>(thing) - (k_things - 1) / 2.0F;
    const bool note = thing % 3 == 0;
    toss(step, direction,
         {note ? "banknote" : (thing % 2 == 0 ? "coin-0" : "coin-1"), mouth, mouth + Point{way * 30, 330},
          190, note ? 0.9F : 1.1F, way * 60, render::k_milk},
         start + 0.1 * thing, 1.0);
  }
}

}  // namespace

void show_game_over(Step& step, const Direction& direction, Events events) {
  constexpr double k_contact = 0.25;
  constexpr double k_seconds = 3.0;
  const auto over = events.front().as<rules::GameOver>();
  const unsigned bits = step.after.winners;
  const std::string winners = direction.names.list(bits);
  const bool one = (bits & (bits - 1U)) == 0;
  int best = 0;
  for (int seat = 0; seat < step.after.board.seats; ++seat) {
    if (((bits >> seat) & 1U) != 0) best = step.after.side(step.after.side_of(seat)).money;
  }
  const std::string dollars = "$" + std::to_string(best);
  const bool goal = over.reason == rules::EndReason::goal_reached;
  step.start.caption = {
      -1, winners + (one ? " wins!" : " win!"),
      goal ? dollars + " in tips." : "Nobody can cook any more: " + dollars + " is the most."};
  say(step, -1,
      winners + (one ? " wins with " : " win with ") + dollars +
          (goal ? " in tips" : ", the most: nobody can cook any more"));
  step.timeline.mark(0.0, "kitchen-win");
  track_shown(step, k_contact, step.after);
  track(step, 0.0, k_contact, [bits](Pose& pose, float progress) {
    for (int seat = 0; seat < pose.shown.board.seats; ++seat) {
      const float target = ((bits >> seat) & 1U) != 0 ? 1.0F : 0.35F;
      pose.at(seat).light = render::blend(pose.at(seat).light, target, progress);
    }
  });
  const std::string title = one ? stage::shouted(winners) + " WINS!" : "KITCHEN CLOSED!";
  shout(step, direction, title, ShoutKind::mustard, k_contact, k_seconds - k_contact);
  unsigned sides = 0;
  for (int seat = 0; seat < step.after.board.seats; ++seat) {
    if (((bits >> seat) & 1U) == 0) continue;
    for (int jump = 0; jump < 5; ++jump) {
      hop(step, direction, seat, Crew::cook, 40, k_contact + 0.5 * jump, 0.4);
      hop(step, direction, seat, Crew::helper, 30, k_contact + 0.2 + 0.5 * jump, 0.36);
    }
    const int side = step.after.side_of(seat);
    if (((sides >> side) & 1U) == 0) fountain(step, direction, side, k_contact);
    sides |= 1U << side;
  }
  step.seconds = k_seconds;
}

}  // namespace game::cooking
