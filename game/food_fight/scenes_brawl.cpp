// What leads up to points in What the Food?! where the card looks otherwise than in Cafe Chaos.
#include <algorithm>

#include "game/food_fight/gestures.hpp"
#include "game/food_fight/scenes.hpp"

namespace game::food_fight {

using render::Point;

namespace {

constexpr render::Colour k_slime = render::from_hex(0xA6CC52);

using Scene = double (*)(Step& step, const Direction& direction, const Deed& deed);

template <class Visit>
void each(const Step& step, const Deed& deed, const Visit& visit) {
  for (int seat = 0; seat < step.after.seats; ++seat) {
    if (((deed.seats >> seat) & 1U) != 0) visit(seat);
  }
}

/// Everybody laughs at whoever is mocked.
double mock(Step& step, const Direction& direction, const Deed& deed) {
  step.timeline.mark(0.1, "crowd-laugh");
  if (deed.by >= 0) face(step, deed.by, Mood::glee, 0.0, 1.0);
  each(step, deed, [&](int seat) {
    const SeatPlace& place = direction.place(seat);
    if (deed.by >= 0)
      pop_up(step, direction,
             {"action-mock",
              place.head() + Point{(place.rim.x < 960 ? 120.0F : -120.0F), -20} * place.bust_scale,
              1.7F * place.bust_scale, 0},
             0.0, 0.9);
    face(step, seat, Mood::gloom, 0.05, 0.3);
    hop(step, direction, seat, -14, 0.1, 0.3);
  });
  return 0.35;
}

double taunt(Step& step, const Direction& direction, const Deed& deed) {
  step.timeline.mark(0.05, "snicker");
  if (deed.by >= 0) {
    face(step, deed.by, Mood::glee, 0.0, 1.1);
    speak(step, direction, deed.by, "Over here!", 0.0, 1.0);
    hop(step, direction, deed.by, 30, 0.0, 0.25);
    hop(step, direction, deed.by, 30, 0.25, 0.25);
  }
  each(step, deed, [&](int seat) { face(step, seat, Mood::gloom, 0.1, 0.35); });
  return 0.45;
}

/// It has flown over already: it clings.
double sneezed_at(Step& step, const Direction& direction, const Deed& deed) {
  step.timeline.mark(0.0, "splash-side");
  each(step, deed, [&](int seat) {
    const Point head = direction.place(seat).head();
    puff(step, direction, head, k_slime, 0.9F, 0.0, 0.8);
    spray(step, direction, {head, k_slime, 8, -90, 160, 380, 10}, 0.05);
    tremble(step, direction, seat, 0.05, 0.5);
  });
  return 0.12;
}

/// Told you so.
double admired(Step& step, const Direction& direction, const Deed& deed) {
  each(step, deed, [&](int seat) {
    const SeatPlace& place = direction.place(seat);
    speak(step, direction, seat, "Too good!", 0.0, 0.95);
    pop_up(step, direction, {"spark", place.head() + Point{62, -64} * place.bust_scale, 0.9F, 0}, 0.1, 0.5);
    hop(step, direction, seat, 22, 0.05, 0.3);
  });
  return 0.2;
}

double eaten(Step& step, const Direction& direction, const Deed& deed) {
  each(step, deed, [&](int seat) {
    speak(step, direction, seat, "Yum!", 0.0, 0.9);
    crumbs(step, direction, direction.place(seat).head() + Point{0, 30}, 6, 0.0);
    hop(step, direction, seat, 20, 0.0, 0.25);
    hop(step, direction, seat, 14, 0.25, 0.22);
  });
  return 0.2;
}

/// Two jump up, arms and all.
double cheered(Step& step, const Direction& direction, const Deed& deed) {
  step.timeline.mark(0.0, "crowd-cheer");
  each(step, deed, [&](int seat) {
    face(step, seat, Mood::glee, 0.0, 1.0);
    hop(step, direction, seat, 40, 0.1, 0.3);
    hop(step, direction, seat, 24, 0.4, 0.25);
    if (seat != deed.by && deed.by >= 0) speak(step, direction, seat, "Yay!", 0.1, 0.85);
  });
  return 0.35;
}

struct Row {
  Card cause;
  bool heals;
  Scene scene;
};
constexpr std::array<Row, 6> k_rows{{
    {Card::mock, false, mock},
    {Card::taunt, false, taunt},
    {Card::sneeze, false, sneezed_at},
    {Card::boast, true, admired},
    {Card::eat, true, eaten},
    {Card::cheer, true, cheered},
}};

}  // namespace

std::optional<double> act_out_brawl(Step& step, const Direction& direction, const Deed& deed) {
  if (direction.names.cards.is(rules::Fight::cafe_chaos)) return std::nullopt;
  const bool heals = deed.reason == rules::Reason::heal;
  if (!heals && deed.reason != rules::Reason::action) return std::nullopt;
  const auto* found = std::find_if(k_rows.begin(), k_rows.end(), [&](const Row& row) {
    return row.cause == deed.cause && row.heals == heals;
  });
  if (found == k_rows.end()) return std::nullopt;
  return found->scene(step, direction, deed);
}

}  // namespace game::food_fight
