// How a turn opens: the fighter does its thing.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "game/food_fight/gestures.hpp"
#include "game/food_fight/scenes.hpp"

namespace game::food_fight {

using render::Point;

namespace {

constexpr double k_plain = 0.4;
constexpr double k_waits = 0.6;
constexpr double k_choo = 0.49;  ///< from the sneeze's start to its burst
constexpr render::Colour k_slime = render::from_hex(0xA6CC52);

/// In which of the two games an action opens like that.
enum class In : std::uint8_t { both, cafe_chaos, what_the_food };

struct Opening {
  In game;
  Card action;
  const char* cue;  ///< empty: none
  double cue_at;    ///< seconds
  const char* words;
  double seconds;
  Mood mood;
  void (*move)(Step& step, const Direction& direction, const Entrance& entrance, double seconds);
};

void still(Step& /*step*/, const Direction& /*direction*/, const Entrance& /*entrance*/, double /*seconds*/) {
}
void jump(Step& step, const Direction& direction, const Entrance& entrance, double seconds) {
  hop(step, direction, entrance.seat, 46, 0.05, seconds / 2);
  hop(step, direction, entrance.seat, 46, 0.05 + seconds / 2, seconds / 2 - 0.05);
}
void turn(Step& step, const Direction& direction, const Entrance& entrance, double seconds) {
  whirl(step, direction, entrance.seat, 2, 0.05, seconds - 0.1);
}
void shiver(Step& step, const Direction& direction, const Entrance& entrance, double seconds) {
  tremble(step, direction, entrance.seat, 0.0, seconds);
}
void smoke(Step& step, const Direction& direction, const Entrance& entrance, double seconds) {
  puff(step, direction, direction.place(entrance.seat).head(), render::k_milk, 1.2F, 0.05, seconds);
}
void dash(Step& step, const Direction& direction, const Entrance& entrance, double seconds) {
  const auto& place = direction.place(entrance.seat);
  const float side = place.mirrored ? 1.0F : -1.0F;
  puff(step, direction, place.rim + Point{side * 120, -40} * place.bust_scale, render::k_cream, 0.7F, 0.05,
       seconds);
  lunge(step, direction, entrance.seat, direction.layout.floor.centre(), 46, 0.0, seconds);
}
void stars(Step& step, const Direction& direction, const Entrance& entrance, double seconds) {
  dizzy_stars(step, direction, entrance.seat, 0.0, seconds);
}

/// Draws back to spring at the target.
void draw_back(Step& step, const Direction& direction, const Entrance& entrance, double seconds) {
  if (direction.reduced_motion) return;
  const Point way = unit(direction.place(entrance.seat).head(), direction.place(entrance.aim).head());
  passing(step, 0.0, seconds, [way, seat = entrance.seat](Pose& pose, float progress) {
    const float back = std::sin(std::min(progress / 0.8F, 1.0F) * 1.5F) * std::min(1.0F, (1 - progress) * 6);
    pose.at(seat).push = pose.at(seat).push - way * (34 * back);
    pose.at(seat).lean -= (way.x > 0 ? 1.0F : -1.0F) * 8 * back;
  });
}

/// The two whom it is between are lit, the others are not.
void light_both(Step& step, const Entrance& entrance, double seconds) {
  light_only(step, (1U << entrance.seat) | (1U << entrance.aim), 0.1, seconds - 0.1);
}

/// How somebody takes it, unless a bowl is over the head (WF-075).
void react(Step& step, int seat, Mood mood, double start, double seconds) {
  if (step.after.acting(seat) != Card::hide) face(step, seat, mood, start, seconds);
}

/// A kiss flies over; hearts round the head that it lands on.
void kiss(Step& step, const Direction& direction, const Entrance& entrance, double seconds) {
  constexpr double k_smack = 0.22;  // of the sound
  constexpr double k_lands = 0.62;
  light_both(step, entrance, seconds);
  const SeatPlace& from = direction.place(entrance.seat);
  const SeatPlace& to = direction.place(entrance.aim);
  toss(step, direction, {"kiss-heart", from.head(), to.head(), 110, 1.15F, 25}, k_smack, k_lands - k_smack);
  react(step, entrance.aim, Mood::glee, k_lands, seconds - k_lands);
  passing(step, k_lands - 0.08, seconds - k_lands + 0.08,
          [centre = to.head() - Point{0, 60 * to.bust_scale}, scale = to.bust_scale,
           reduced = direction.reduced_motion](Pose& pose, float progress) {
            for (int i = 0; i < 5; ++i) {
              const float side = static_cast<float>(i) - 2;
              Prop heart;
              heart.sprite = "kiss-heart";
              const float rise = reduced ? 0.6F : 0.3F + 0.7F * progress;
              heart.place = centre + Point{side * 52, (19 * side * side - 92) * rise} * scale;
              heart.scale = scale * (i % 2 == 0 ? 0.84F : 0.62F);
              heart.angle = 8 * side;
              heart.alpha = stage::presence(progress);
              pose.props.push_back(heart);
            }
          });
}

/// Arms out, swaying, out of its grave.
void stagger(Step& step, const Direction& direction, const Entrance& entrance, double seconds) {
  if (direction.reduced_motion) return;
  const Point way = unit(direction.place(entrance.seat).head(), direction.place(entrance.aim).head());
  passing(step, 0.0, seconds, [way, seat = entrance.seat](Pose& pose, float progress) {
    const float there = std::sin(progress * std::numbers::pi_v<float>);
    pose.at(seat).push = pose.at(seat).push + way * (36 * there);
    pose.at(seat).lean += 9 * std::sin(progress * 12) * there;
  });
}

/// Left, right, left: somebody is teased, and does not like it.
void tease(Step& step, const Direction& direction, const Entrance& entrance, double seconds) {
  light_both(step, entrance, seconds);
  react(step, entrance.aim, Mood::gloom, 0.2, seconds - 0.2);
  if (direction.reduced_motion) return;
  passing(step, 0.0, seconds, [seat = entrance.seat](Pose& pose, float progress) {
    const float there = std::min(1.0F, (1 - progress) * 5);
    pose.at(seat).lean += 11 * std::sin(progress * 6 * std::numbers::pi_v<float>) * there;
    pose.at(seat).push.y -= 12 * std::abs(std::sin(progress * 6 * std::numbers::pi_v<float>)) * there;
  });
}

/// Three arrows turn over the can.
void sort_waste(Step& step, const Direction& direction, const Entrance& entrance, double seconds) {
  const Point can{direction.layout.trash.x, direction.layout.trash.y - 130 * direction.layout.pile_scale};
  passing(step, 0.05, seconds - 0.05, [can, reduced = direction.reduced_motion](Pose& pose, float progress) {
    Prop arrows;
    arrows.sprite = "action-recycle";
    arrows.place = can;
    arrows.scale = 1.1F;
    arrows.angle = reduced ? 0 : 300 * render::ease(render::Easing::in_out_quad, progress);
    arrows.alpha = stage::presence(progress);
    pose.props.push_back(arrows);
  });
  hop(step, direction, entrance.seat, 26, 0.05, 0.3);
}

/// A ghost jumps up before the target's face.
void haunt(Step& step, const Direction& direction, const Entrance& entrance, double seconds) {
  const SeatPlace& place = direction.place(entrance.aim);
  light_both(step, entrance, seconds);
  lunge(step, direction, entrance.seat, place.head(), 54, 0.0, seconds);
  const float side = place.rim.x < 960 ? 1.0F : -1.0F;
  pop_up(step, direction,
         {"action-scare", place.head() + Point{side * 96, -34} * place.bust_scale, 2.1F * place.bust_scale,
          side * 6},
         0.04, seconds - 0.04);
  react(step, entrance.aim, Mood::panic, 0.06, seconds - 0.06);
  hop(step, direction, entrance.aim, 40, 0.06, 0.3);
  tremble(step, direction, entrance.aim, 0.36, seconds - 0.36);
}

/// Ah, aah: and it flies to both neighbours (WF-106: two are one).
void sneeze(Step& step, const Direction& direction, const Entrance& entrance, double seconds) {
  constexpr double k_lands = k_choo + 0.26;
  const int me = entrance.seat;
  const Point nose = direction.place(me).head();
  face(step, me, Mood::throwing, k_choo, seconds - k_choo);
  speak(step, direction, me, "CHOO!", k_choo, seconds - k_choo);
  const int left = step.after.left(me);
  const int right = step.after.right(me);
  light_only(step, (1U << me) | (1U << left) | (1U << right), 0.1, seconds - 0.1);
  for (const int neighbour : left == right ? std::vector<int>{left} : std::vector<int>{left, right}) {
    const Point head = direction.place(neighbour).head();
    for (int drop = 0; drop < 4; ++drop) {
      const auto part = static_cast<float>(drop);
      toss(step, direction,
           {"drop-" + std::to_string(drop), nose, head + Point{part * 22 - 33, part * 15 - 24},
            24 + 26 * part, 0.9F + 0.15F * part, 200, k_slime},
           k_choo + 0.02 * drop, k_lands - k_choo);
    }
    puff(step, direction, nose + unit(nose, head) * 90, k_slime, 0.6F, k_choo, 0.4);
    react(step, neighbour, Mood::panic, k_choo, seconds - k_choo);
  }
  if (direction.reduced_motion) return;
  passing(step, 0.0, seconds, [me](Pose& pose, float progress) {
    constexpr float k_share = 0.5F;
    const bool drawn = progress < k_share;
    const float part = drawn ? progress / k_share : (progress - k_share) / (1 - k_share);
    pose.at(me).push.y += drawn ? -22 * part : 30 * (1 - part);
    pose.at(me).squash = render::squash(drawn ? 1 - 0.07F * part : 1 + 0.12F * (1 - part));
  });
}

/// The goose dashes over, snaps and comes home.
void send_goose(Step& step, const Direction& direction, const Entrance& entrance, double seconds) {
  const SeatPlace& from = direction.place(entrance.seat);
  const SeatPlace& to = direction.place(entrance.aim);
  const bool left = to.rim.x < from.rim.x;
  const Point target = to.head() + Point{left ? 96.0F : -96.0F, 20} * to.bust_scale;
  const double snap = seconds * 0.55;
  light_both(step, entrance, seconds);
  react(step, entrance.aim, Mood::panic, snap * 0.6, seconds - snap * 0.6);
  hop(step, direction, entrance.aim, 34, snap, 0.28);
  passing(step, 0.0, seconds,
          [=, home = from.head(), scale = 1.9F * to.bust_scale, reduced = direction.reduced_motion](
              Pose& pose, float progress) {
            const float out = std::min(progress / 0.5F, 1.0F);
            const float back = std::clamp((progress - 0.66F) / 0.34F, 0.0F, 1.0F);
            const float share = render::ease(render::Easing::in_out_quad, out) -
                                render::ease(render::Easing::in_out_quad, back);
            Prop goose;
            goose.sprite = "action-goose";
            goose.place = reduced ? target : render::arc(home, target, 60, share);
            goose.scale = scale;
            goose.flip = left == (back <= 0);
            goose.angle = reduced ? 0 : 9 * std::sin(progress * 26);
            goose.alpha = reduced ? stage::presence(progress) : std::min(1.0F, (1 - progress) * 8);
            pose.props.push_back(goose);
          });
}

/// Chest out, and everything about it sparkles.
void puff_up(Step& step, const Direction& direction, const Entrance& entrance, double seconds) {
  const SeatPlace& place = direction.place(entrance.seat);
  for (int i = 0; i < 3; ++i) {
    const float side = static_cast<float>(i) - 1;
    pop_up(step, direction,
           {"spark", place.head() + Point{side * 96, -60 - 50 * (1 - std::abs(side))} * place.bust_scale,
            0.9F * place.bust_scale, 0},
           0.3 + 0.1 * i, 0.5);
  }
  if (direction.reduced_motion) return;
  passing(step, 0.0, seconds, [seat = entrance.seat](Pose& pose, float progress) {
    const float there = std::min({1.0F, progress * 5, (1 - progress) * 6});
    pose.at(seat).squash = {1 + 0.1F * there, 1 + 0.07F * there};
    pose.at(seat).lean -= 4 * there;
  });
}

/// The own action card, held up beside the head.
void hold_up(Step& step, const Direction& direction, const Entrance& entrance, double seconds) {
  const SeatPlace& place = direction.place(entrance.seat);
  const float side = place.mirrored ? -1.0F : 1.0F;
  pop_up(step, direction,
         {direction.names.cards.picture(entrance.action),
          place.head() + Point{side * 112, 6} * place.bust_scale, 1.25F * place.bust_scale, side * 8},
         0.04, seconds - 0.04);
  hop(step, direction, entrance.seat, 24, 0.05, 0.3);
}

/// A light goes on.
void understand(Step& step, const Direction& direction, const Entrance& entrance, double seconds) {
  const SeatPlace& place = direction.place(entrance.seat);
  pop_up(step, direction,
         {"spark", {place.rim.x, std::max(place.rim.y - 300 * place.bust_scale, 70.0F)}, 1.2F, 0}, 0.08,
         seconds - 0.08);
}

constexpr std::array<Opening, 37> k_openings{{
    {In::both, Card::cheer, "cheer-pompom", 0.0, "Go, go, go!", 0.8, Mood::glee, jump},
    {In::both, Card::confuse, "swap-whirl", 0.0, "This way? That way?", 0.8, Mood::glee, turn},
    {In::both, Card::rally, "plan-ready", 0.0, "Three for me!", 0.65, Mood::glee, jump},
    {In::both, Card::sprint, "whoosh-throw", 0.0, "Zoom!", 0.55, Mood::aim, dash},
    {In::cafe_chaos, Card::ctrl_alt_del, "scribble", 0.0, "Reboot!", 0.7, Mood::glee, shiver},
    {In::cafe_chaos, Card::hallucinate, "bewitch-tinkle", 0.0, "Wooo …", 0.7, Mood::glee, stars},
    {In::cafe_chaos, Card::bewitched, "bewitch-tinkle", 0.0, "Hocus pocus!", 0.95, Mood::glee, stars},
    {In::cafe_chaos, Card::maagic_trick, "magic-poof", 0.05, "Abracadabra!", 0.75, Mood::glee, smoke},
    {In::cafe_chaos, Card::sugar_rush, "sugar-fizz", 0.0, "Sugar!", 0.7, Mood::glee, shiver},
    {In::cafe_chaos, Card::power_scoop, "scoop-plop", 0.0, "Who wants a scoop?", 0.75, Mood::glee, still},
    {In::cafe_chaos, Card::fetch, "card-slap", 0.0, "Woof!", 0.6, Mood::glee, jump},
    {In::cafe_chaos, Card::panic, "panic-yelp", 0.0, "Eeek!", 0.6, Mood::panic, shiver},
    {In::cafe_chaos, Card::cannonball, "wind-up", 0.0, "Ka-boom!", 0.6, Mood::glee, jump},
    {In::cafe_chaos, Card::stalk, "snicker", 0.0, "Psst …", 0.6, Mood::aim, dash},
    {In::what_the_food, Card::eat, "scoop-plop", 0.05, "Lunch time!", 0.6, Mood::glee, hold_up},
    {In::what_the_food, Card::flirt, "flirt-kiss", 0.0, "Mwah!", 1.0, Mood::glee, kiss},
    {In::what_the_food, Card::hunt, "hunt-groan", 0.0, "Braaains …", 0.8, Mood::throwing, stagger},
    {In::what_the_food, Card::mock, "mock-nyah", 0.0, "Nyah!", 0.75, Mood::glee, tease},
    {In::what_the_food, Card::pitch, "", 0.0, "Heads up!", 0.45, Mood::aim, draw_back},
    {In::what_the_food, Card::recycle, "recycle-crinkle", 0.0, "Waste not!", 0.7, Mood::glee, sort_waste},
    {In::what_the_food, Card::shove, "", 0.0, "Out of my way!", 0.45, Mood::aim, draw_back},
    {In::what_the_food, Card::prank, "snicker", 0.0, "Eat up!", 0.5, Mood::glee, shiver},
    {In::what_the_food, Card::scare, "scare-boo", 0.0, "BOO!", 0.7, Mood::throwing, haunt},
    {In::what_the_food, Card::sneeze, "sneeze-achoo", 0.0, "Ah … aah …", 0.9, Mood::gloom, sneeze},
    {In::what_the_food, Card::snitch, "outsmart-ping", 0.0, "I saw that!", 0.5, Mood::aim, understand},
    {In::what_the_food, Card::belch, "gulp", 0.0, "Urp …", 0.5, Mood::gloom, shiver},
    {In::what_the_food, Card::goose, "goose-honk", 0.0, "HONK!", 0.8, Mood::glee, send_goose},
    {In::what_the_food, Card::lob, "", 0.0, "Incoming!", 0.4, Mood::aim, draw_back},
    {In::what_the_food, Card::taunt, "", 0.0, "Yoo-hoo!", 0.4, Mood::glee, jump},
    {In::what_the_food, Card::extra_throw, "", 0.0, "One more!", 0.4, Mood::aim, draw_back},
    {In::what_the_food, Card::tackle, "", 0.0, "Here I come!", 0.45, Mood::aim, draw_back},
    {In::what_the_food, Card::hide, "bowl-clonk", 0.05, "Nobody home!", 0.5, Mood::hide, still},
    {In::what_the_food, Card::boast, "boast-fanfare", 0.0, "Admire me!", 0.85, Mood::glee, puff_up},
    {In::what_the_food, Card::outsmart, "outsmart-ping", 0.0, "I know a trick.", 0.6, Mood::glee, understand},
    {In::what_the_food, Card::spin, "spin-whirl", 0.0, "Wheee!", 0.6, Mood::glee, turn},
    {In::what_the_food, Card::catch_food, "", 0.0, "Come on, then!", 0.6, Mood::glee, hold_up},
    {In::what_the_food, Card::overhead_smash, "", 0.0, "Your serve!", 0.6, Mood::aim, hold_up},
}};

}  // namespace

double open_turn(Step& step, const Direction& direction, const Entrance& entrance) {
  const bool chaos = direction.names.cards.is(rules::Fight::cafe_chaos);
  const auto* found = std::find_if(k_openings.begin(), k_openings.end(), [&](const Opening& opening) {
    return opening.action == entrance.action &&
           (opening.game == In::both || (opening.game == In::cafe_chaos) == chaos);
  });
  const double plain = entrance.waits ? k_waits : k_plain;
  if (found == k_openings.end() || (entrance.waits && chaos)) return plain;
  if (*found->cue != '\0') step.timeline.mark(found->cue_at, found->cue);
  const bool sneezes = entrance.action == Card::sneeze;  // its second word follows
  if (!entrance.mute)
    speak(step, direction, entrance.seat, found->words, 0.0, sneezes ? k_choo : found->seconds);
  face(step, entrance.seat, found->mood, 0.0, sneezes ? k_choo : found->seconds);
  found->move(step, direction, entrance, found->seconds);
  return found->seconds;
}

}  // namespace game::food_fight
