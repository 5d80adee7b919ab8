// What leads up to points without thrown food: a shove, a belch, a portrait, a pan of bad luck, the
// sprinklers.
#include <algorithm>

#include "game/food_fight/gestures.hpp"
#include "game/food_fight/impact.hpp"
#include "game/food_fight/scenes.hpp"
#include "game/food_fight/scenes_conditions.hpp"
#include "game/food_fight/splats.hpp"

namespace game::food_fight {

using render::Point;

namespace {

struct Stage {
  Step& step;
  const Direction& direction;
  const Deed& deed;

  const SeatPlace& place(int seat) const { return direction.place(seat); }
  /// The one it is done to; of several the first.
  int victim() const {
    for (int seat = 0; seat < step.after.seats; ++seat) {
      if (((deed.seats >> seat) & 1U) != 0) return seat;
    }
    return 0;
  }
  bool has_actor() const { return deed.by >= 0 && deed.by < step.after.seats; }
  /// Whoever does it, where it comes from.
  Point source() const { return has_actor() ? place(deed.by).head() : direction.layout.event.centre(); }
  template <class Visit>
  void each(const Visit& visit) const {
    for (int seat = 0; seat < step.after.seats; ++seat) {
      if (((deed.seats >> seat) & 1U) != 0) visit(seat);
    }
  }
  void cue(double time, const char* id) const { step.timeline.mark(std::max(0.0, time), id); }
};

constexpr render::Colour k_rain = render::from_hex(0x7CB8E8);
constexpr render::Colour k_storm = render::from_hex(0x8FA3B8);

/// A cloud drifts over and drizzles.
double mope(const Stage& stage) {
  stage.cue(0.0, "mope-sigh");
  face(stage.step, stage.deed.by, Mood::gloom, 0.0, 1.0);
  speak(stage.step, stage.direction, stage.deed.by, "Sigh …", 0.0, 0.8);
  const Point over =
      stage.place(stage.victim()).head() - Point{0, 150 * stage.place(stage.victim()).bust_scale};
  toss(stage.step, stage.direction, {"cloud-dust", stage.source(), over, 40, 0.8F, 0, k_storm}, 0.0, 0.42);
  puff(stage.step, stage.direction, over, k_storm, 0.8F, 0.42, 0.9);
  spray(stage.step, stage.direction, {over + Point{0, 30}, k_rain, 12, 90, 60, 300, 9}, 0.45);
  return 0.5;
}

double shove(const Stage& stage) {
  const int victim = stage.victim();
  constexpr double k_blow = 0.34;
  stage.cue(k_blow - 0.04, "shove-thump");
  face(stage.step, stage.deed.by, Mood::aim, 0.0, 0.7);
  lunge(stage.step, stage.direction, stage.deed.by, stage.place(victim).head(), 70, 0.0, 0.7);
  toss(stage.step, stage.direction,
       {"cloud-dust", stage.source(), stage.place(victim).head(), 20, 0.55F, 40, render::k_cream}, 0.1,
       k_blow - 0.1);
  recoil(stage.step, stage.direction, victim, stage.source(), 54, k_blow);
  jolt(stage.step, stage.direction, victim, k_blow);
  puff(stage.step, stage.direction, stage.place(victim).head(), render::k_cream, 0.8F, k_blow, 0.5);
  shake(stage.step, stage.direction, 0.45F, k_blow);
  return k_blow;
}

double tackle(const Stage& stage) {
  const int victim = stage.victim();
  constexpr double k_leap = 0.76;
  stage.cue(k_leap / 2 - 0.16, "tackle-thud");
  leap(stage.step, stage.direction, stage.deed.by, victim, 0.0, k_leap);
  face(stage.step, victim, Mood::panic, 0.1, k_leap / 2 - 0.1);
  recoil(stage.step, stage.direction, victim, stage.source(), 44, k_leap / 2);
  jolt(stage.step, stage.direction, victim, k_leap / 2);
  puff(stage.step, stage.direction, stage.place(victim).rim, render::k_cream, 1.0F, k_leap / 2, 0.55);
  crumbs(stage.step, stage.direction, stage.place(victim).rim, 5, k_leap / 2);
  shake(stage.step, stage.direction, 0.5F, k_leap / 2);
  return k_leap / 2;
}

double taunt(const Stage& stage) {
  stage.cue(0.05, "snicker");
  face(stage.step, stage.deed.by, Mood::glee, 0.0, 1.1);
  speak(stage.step, stage.direction, stage.deed.by, "Nyah, nyah!", 0.0, 1.0);
  hop(stage.step, stage.direction, stage.deed.by, 30, 0.0, 0.25);
  hop(stage.step, stage.direction, stage.deed.by, 30, 0.25, 0.25);
  face(stage.step, stage.victim(), Mood::gloom, 0.1, 0.35);
  return 0.45;
}

/// The revealed food itself flies at the victim like paint.
double ari_attack(const Stage& stage) {
  const int victim = stage.victim();
  auto cards = in_the_air(stage.step.start.shown);
  if (cards.size() > 1) cards.resize(1);
  const Leg leg{aside_place(stage.direction.layout, 0, 1), stage.place(victim).head(), 120};
  stage.step.start.aside = false;
  stage.cue(0.0, "whoosh-throw");
  face(stage.step, stage.deed.by, Mood::throwing, 0.0, 0.9);
  fly(stage.step, stage.direction, leg, cards, 0, 1, 0.0, 0.4);
  return splat(stage.step, stage.direction, {victim, leg.from, cards, 1, false}, 0.4);
}

/// A portrait that nobody would hang up.
double caricature(const Stage& stage) {
  const SeatPlace& artist = stage.place(stage.deed.by);
  const float side = artist.rim.x < 960 ? 1.0F : -1.0F;
  // Held up beside the head, above the caption.
  const Point sheet{artist.rim.x + side * 196 * artist.bust_scale,
                    std::max(artist.rim.y - 312 * artist.bust_scale, 70.0F)};
  stage.cue(0.0, "scribble");
  face(stage.step, stage.deed.by, Mood::aim, 0.0, 0.55);
  face(stage.step, stage.deed.by, Mood::glee, 0.55, 0.9);
  pop_up(stage.step, stage.direction, {"note-event", sheet + Point{0, 100}, 0.62F, side * 5, {0.5F, 0.62F}},
         0.0, 1.4);
  pop_up(stage.step, stage.direction,
         {stage.direction.names.cards.fighter(stage.step.start.shown.at(stage.victim()).character, "panic"),
          sheet + Point{0, 116},
          0.3F,
          side * 5,
          {0.5F, 0.62F}},
         0.28, 1.12);
  stage.cue(0.5, "crowd-laugh");
  return 0.6;
}

/// What was turned over falls on heads.
double mishap(const Stage& stage) {
  const auto& aside = stage.step.start.shown.aside;
  const Card card = aside.empty() ? Card::hidden : aside.back();
  const Point from = aside_place(stage.direction.layout, 0, 1);
  constexpr double k_blow = 0.4;
  stage.cue(k_blow, "mishap-bonk");
  stage.each([&](int seat) {
    const Point head = stage.place(seat).head() - Point{0, 70 * stage.place(seat).bust_scale};
    track(stage.step, 0.0, k_blow + 0.3,
          [=, reduced = stage.direction.reduced_motion](Pose& pose, float progress) {
            if (progress >= 1 || reduced) return;
            const float share = std::min(progress * 0.7F / static_cast<float>(k_blow), 1.0F);
            const float back = std::max(0.0F, (progress - 0.57F) / 0.43F);
            MovingCard falling;
            falling.card = card;
            falling.place =
                render::arc(from, head, 220, share) + Point{60 * back, -40 * back + 130 * back * back};
            falling.scale = 0.62F;
            falling.angle = 25 * share + 60 * back;
            falling.alpha = 1 - back;
            pose.cards.push_back(falling);
          });
    face(stage.step, seat, Mood::hit, k_blow, 1.1);
    jolt(stage.step, stage.direction, seat, k_blow);
    dizzy_stars(stage.step, stage.direction, seat, k_blow, 1.0);
  });
  return k_blow;
}

double prank(const Stage& stage) {
  const int victim = stage.victim();
  const FoodLook& look = look_of(stage.direction.larder, {});
  constexpr double k_blow = 0.5;
  stage.cue(0.0, "snicker");
  stage.cue(k_blow, "splat-cream");
  face(stage.step, stage.deed.by, Mood::glee, 0.0, 1.3);
  speak(stage.step, stage.direction, stage.deed.by, "Tee-hee!", 0.0, 0.9);
  hop(stage.step, stage.direction, victim, 20, 0.25, 0.25);
  spray(stage.step, stage.direction, {stage.place(victim).head(), look.splat, 14}, k_blow);
  splat_on_bust(stage.step, stage.direction, victim, look.splat, 0.42F, k_blow);
  splat_around(stage.step, stage.direction, victim, look.splat, 1, k_blow);
  recoil(stage.step, stage.direction, victim, stage.place(victim).rim, 26, k_blow);
  return k_blow;
}

double belch(const Stage& stage) {
  stage.cue(0.0, "belch");
  face(stage.step, stage.deed.by, Mood::throwing, 0.0, 0.9);
  speak(stage.step, stage.direction, stage.deed.by, "BUUURP!", 0.0, 0.95);
  tremble(stage.step, stage.direction, stage.deed.by, 0.0, 0.6);
  stage.each([&](int seat) {
    const Point head = stage.place(seat).head();
    toss(stage.step, stage.direction, {"cloud-dust", stage.source(), head, 30, 0.6F, 20, render::k_pickle},
         0.1, 0.4);
    puff(stage.step, stage.direction, head, render::k_pickle, 0.95F, 0.5, 0.7);
    tremble(stage.step, stage.direction, seat, 0.5, 0.6);
  });
  return 0.5;
}

double snitch(const Stage& stage) {
  stage.cue(0.0, "whistle");
  face(stage.step, stage.deed.by, Mood::aim, 0.0, 1.0);
  speak(stage.step, stage.direction, stage.deed.by, "TWEEET!", 0.0, 0.95);
  lunge(stage.step, stage.direction, stage.deed.by, stage.place(stage.victim()).head(), 26, 0.0, 0.7);
  stage.each([&](int seat) {
    pop_up(stage.step, stage.direction,
           {"prop-ballot-down", stage.place(seat).head() - Point{0, 96}, 0.42F, 0, {0.5F, 0.5F}}, 0.25, 0.7);
    hop(stage.step, stage.direction, seat, 24, 0.4, 0.25);
  });
  return 0.45;
}

double counterstrike(const Stage& stage) {
  const int victim = stage.victim();
  constexpr double k_leap = 0.52;
  stage.cue(k_leap / 2 - 0.12, "counter-snap");
  speak(stage.step, stage.direction, stage.deed.by, "Hi-YAH!", 0.0, 0.7);
  if (victim != stage.deed.by) leap(stage.step, stage.direction, stage.deed.by, victim, 0.0, k_leap);
  recoil(stage.step, stage.direction, victim, stage.source(), 40, k_leap / 2);
  jolt(stage.step, stage.direction, victim, k_leap / 2);
  shake(stage.step, stage.direction, 0.45F, k_leap / 2);
  return k_leap / 2;
}

double own_cost(const Stage& stage) {
  if (stage.deed.cause == Card::mishap) return mishap(stage);
  if (stage.deed.cause == Card::hide) stage.cue(0.0, "bowl-clonk");
  return 0.1;
}

// Events
// ----------------------------------------------------------------------------------------------------------

double sprinklers(const Stage& stage) {
  stage.cue(0.0, "event-sprinkle");
  stage.each([&](int seat) {
    const Point over = stage.place(seat).head() - Point{0, 190 * stage.place(seat).bust_scale};
    for (int shower = 0; shower < 2; ++shower)
      spray(stage.step, stage.direction, {over, k_rain, 9, 90, 80, 340, 9}, 0.1 + 0.25 * shower);
    face(stage.step, seat, Mood::panic, 0.1, 0.5);
  });
  return 0.6;
}

double food_poison(const Stage& stage) {
  stage.cue(0.0, "mope-sigh");
  stage.each([&](int seat) {
    puff(stage.step, stage.direction, stage.place(seat).head(), render::k_pickle, 0.8F, 0.05, 0.9);
    tremble(stage.step, stage.direction, seat, 0.0, 0.6);
  });
  return 0.35;
}

double ice_cream(const Stage& stage) {
  constexpr double k_land = 0.46;
  stage.cue(k_land - 0.18, "scoop-plop");
  stage.each([&](int seat) {
    const Point head = stage.place(seat).head();
    toss(stage.step, stage.direction,
         {"prop-ice-cream", stage.source(), head, 130, 0.42F, 15, render::k_milk}, 0.0, k_land);
    splat_on_bust(stage.step, stage.direction, seat, render::k_bubble_gum, 0.34F, k_land);
    spray(stage.step, stage.direction, {head, render::k_bubble_gum, 9}, k_land);
  });
  return k_land;
}

double wet_floor(const Stage& stage) {
  stage.cue(0.2, "tackle-thud");
  stage.each([&](int seat) {
    whirl(stage.step, stage.direction, seat, 1, 0.0, 0.35);
    jolt(stage.step, stage.direction, seat, 0.36);
    spray(stage.step, stage.direction, {stage.place(seat).rim, k_rain, 8, -90, 160, 380, 9}, 0.36);
  });
  return 0.36;
}

double punishment(const Stage& stage) {
  const int victim = stage.victim();
  const SeatPlace& place = stage.place(victim);
  stage.cue(0.0, "event-siren");
  pop_up(stage.step, stage.direction,
         {"prop-megaphone",
          {place.rim.x + (place.rim.x < 960 ? 190.0F : -190.0F) * place.bust_scale, place.rim.y - 60},
          0.6F,
          0,
          {0.5F, 0.8F}},
         0.0, 1.0);
  tremble(stage.step, stage.direction, victim, 0.1, 0.5);
  return 0.35;
}

// Healing
// ----------------------------------------------------------------------------------------------------------

double cheered(const Stage& stage) {
  stage.cue(0.0, "cheer-pompom");
  stage.each([&](int seat) { hop(stage.step, stage.direction, seat, 34, 0.2, 0.3); });
  return 0.4;
}

double nursed(const Stage& stage) {
  stage.each([&](int seat) {
    const SeatPlace& place = stage.place(seat);
    pop_up(stage.step, stage.direction,
           {"prop-nurse",
            {place.rim.x + (place.rim.x < 960 ? 170.0F : -170.0F) * place.bust_scale, place.rim.y + 10},
            0.72F,
            0,
            {0.5F, 0.95F}},
           0.0, 1.2);
  });
  return 0.3;
}

double swept(const Stage& stage) {
  const SeatPlace& place = stage.place(stage.victim());
  pop_up(stage.step, stage.direction,
         {"prop-janitor",
          {place.rim.x + (place.rim.x < 960 ? 170.0F : -170.0F) * place.bust_scale, place.rim.y + 10},
          0.72F,
          0,
          {0.5F, 0.95F}},
         0.0, 1.2);
  return 0.3;
}

double at_once(const Stage& /*stage*/) {
  return 0.08;
}

using Scene = double (*)(const Stage&);

Scene scene_of(const CardBook& cards, const Deed& deed) {
  switch (deed.reason) {
    case rules::Reason::counter:
      return counterstrike;
    case rules::Reason::punishment:
      return punishment;
    case rules::Reason::own_action:
      return own_cost;
    case rules::Reason::combo_heal:
      return at_once;
    case rules::Reason::heal:
      return deed.cause == Card::cheer ? cheered : at_once;
    default:
      break;
  }
  struct Row {
    std::string_view cause;  ///< id
    Scene scene;
  };
  static const std::array<Row, 17> k_rows{{
      {"mope", mope},
      {"shove", shove},
      {"tackle", tackle},
      {"taunt", taunt},
      {"ari-attack", ari_attack},
      {"caricature", caricature},
      {"mishap", mishap},
      {"prank", prank},
      {"belch", belch},
      {"snitch", snitch},
      {"sprinklers", sprinklers},
      {"food-poison", food_poison},
      {"ice-cream-social", ice_cream},
      {"caution-wet-floor", wet_floor},
      {"cruel-and-unusual-punishment", punishment},
      {"school-nurse", nursed},
      {"janitor-duty", swept},
  }};
  const auto* found =
      std::find_if(k_rows.begin(), k_rows.end(),
                   [cause = cards.id(deed.cause)](const Row& row) { return row.cause == cause; });
  return found == k_rows.end() ? at_once : found->scene;
}

}  // namespace

double act_out(Step& step, const Direction& direction, const Deed& deed) {
  if (const auto counts = act_out_condition(step, direction, deed)) return *counts;
  if (const auto counts = act_out_brawl(step, direction, deed)) return *counts;
  return scene_of(direction.names.cards, deed)({step, direction, deed});
}

}  // namespace game::food_fight
