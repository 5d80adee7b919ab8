// Attacks with food from hand to face, what answers them, and the points.
#include <algorithm>
#include <cmath>

#include "game/food_fight/step.hpp"

namespace game::food_fight {

using render::Easing;
using render::Point;

namespace {

constexpr double k_wind_up = 0.12;
constexpr double k_flight = 0.45;

std::vector<Card> cards_of(const rules::AttackDeclared& attack) {
  std::vector<Card> cards;
  for (std::size_t i = 0; i < std::min<std::size_t>(attack.size, attack.cards.size()); ++i)
    cards.push_back(attack.cards[i]);
  return cards;
}

/// The throwables that lie aside: what is in the air.
std::vector<Card> in_the_air(const Shown& shown) {
  std::vector<Card> cards;
  for (const Card card : shown.aside) {
    if (rules::is_throwable(card)) cards.push_back(card);
  }
  return cards;
}

render::Colour splat_colour(const Larder& larder, const std::vector<Card>& cards) {
  for (const Card card : cards) {
    if (rules::is_base(card)) return larder.look(card).splat;
  }
  return cards.empty() ? render::k_tomato : larder.look(cards.front()).splat;
}

void light(Pose& pose, int first, int second) {
  for (int seat = 0; seat < pose.shown.seats; ++seat)
    pose.at(seat).light = seat == first || seat == second ? 1.0F : 0.0F;
}

/// Food from one seat's hand to another's face.
void fly(Step& step, const Direction& direction, const std::vector<Card>& cards, Point from, Point to,
         double start, float height) {
  if (cards.empty()) return;
  track(step, start, k_flight,
        [cards, from, to, height, reduced = direction.reduced_motion](Pose& pose, float progress) {
          Flyer flyer;
          flyer.cards = cards;
          const float share = reduced ? (progress < 0.5F ? 0.0F : 1.0F) : progress;
          flyer.place = render::blend(from, to, share);
          flyer.height = reduced ? 0 : render::arc_height(height, progress);
          flyer.scale = 0.9F * (1 + 0.2F * render::arc_height(1, share));
          flyer.angle = reduced ? 0 : 15 * std::sin(progress * 6.28F);
          flyer.shadow = true;
          pose.flyers.push_back(flyer);
        });
}

std::string reason_words(const rules::PointsChanged& changed, const Names& names) {
  const std::string cause = card_name(changed.cause);
  const bool other = changed.by != rules::k_nobody && changed.by != changed.seat;
  const std::string whose = other ? names.possessive(changed.by) + " " : std::string();
  switch (changed.reason) {
    case rules::Reason::attack:
      return whose + cause;
    case rules::Reason::deflected:
      return whose + cause + " sends it";
    case rules::Reason::splash:
      return "splash of " + whose + cause;
    case rules::Reason::counter:
      return whose + "Counterstrike";
    case rules::Reason::combo_heal:
      return "combo";
    case rules::Reason::punishment:
      return "Cruel & Unusual Punishment";
    case rules::Reason::action:
    case rules::Reason::own_action:
    case rules::Reason::event:
    case rules::Reason::heal:
      return whose + cause;
  }
  return cause;
}

/// "Dot 3 (+2): Bob's Spin".
std::string points_line(const rules::PointsChanged& changed, const Names& names) {
  const int change = changed.after - changed.before;
  const std::string sign = change > 0 ? "+" : (change < 0 ? "−" : "±");
  std::string line = names[changed.seat] + " " + sign + std::to_string(std::abs(change)) + ", now " +
                     std::to_string(changed.after) + ": " + reason_words(changed, names);
  if (change != changed.amount && changed.before == 9 && changed.amount > 0) line += " (stays at 9)";
  return line;
}

/// Numbers, faces and log lines of all points in the events; returns the seats as bits.
unsigned tell_points(Step& step, const Direction& direction, Events events, double start) {
  unsigned seats = 0;
  for (const auto& event : events) {
    if (kind_of(event) != rules::EventKind::points_changed) continue;
    const auto changed = event.as<rules::PointsChanged>();
    seats |= 1U << changed.seat;
    say(step, changed.seat, points_line(changed, direction.names));
    const int change = changed.after - changed.before;
    track(step, start, 0.9,
          [change, seat = int{changed.seat}, centre = direction.place(changed.seat).amount(),
           reduced = direction.reduced_motion](Pose& pose, float progress) {
            pose.at(seat).light = 1;
            if (progress < 1) pose.at(seat).mood = change > 0 ? Mood::hit : Mood::glee;
            const float grown = render::ease(Easing::out_back, std::min(progress / 0.25F, 1.0F));
            const float fade = std::min(1.0F, (1 - progress) * 6);
            pose.amounts.push_back({change, centre, reduced ? 1.0F : grown, fade});
            pose.at(seat).count_size = reduced ? 1.0F : 1 + 0.35F * (1 - progress);
          });
  }
  return seats;
}

void leave_splat(Step& step, const Direction& direction, int victim, render::Colour colour, double time) {
  const auto& place = direction.place(victim);
  std::uint64_t noise = direction.seed * 0x9E3779B97F4A7C15ULL + static_cast<std::uint64_t>(victim);
  const auto random = [&noise] {
    noise ^= noise << 13U;
    noise ^= noise >> 7U;
    noise ^= noise << 17U;
    return static_cast<float>(noise % 1000) / 1000.0F;
  };
  Splat splat;
  splat.place = {place.rim.x + (random() - 0.5F) * 220 * place.bust_scale,
                 place.rim.y - (60 + 190 * random()) * place.bust_scale};
  splat.scale = 0.5F + 0.35F * random();
  splat.angle = 360 * random();
  splat.colour = colour;
  splat.picture = static_cast<std::uint8_t>(random() * 9.99F);
  step.after.splats.push_back(splat);
  track(step, time, 0.25, [splat](Pose& pose, float progress) {
    Splat grown = splat;
    grown.scale *= render::ease(Easing::out_back, progress);
    pose.splats.push_back(grown);
  });
  render::Burst drops;
  drops.time = time;
  drops.origin = place.head();
  drops.count = 14;
  drops.colour = colour;
  drops.smallest = 6;
  drops.largest = 15;
  drops.pictures = 4;
  drops.seed = direction.seed + static_cast<std::uint64_t>(victim);
  step.drops.push_back(drops);
}

}  // namespace

void show_throw(Step& step, const Direction& direction, Events events) {
  const auto attack = events.back().as<rules::AttackDeclared>();
  const std::vector<Card> cards = cards_of(attack);
  const std::string combo = combo_name(cards);
  const std::string verb =
      attack.action == Card::lob ? " lobs " : (attack.action == Card::swing ? " swings " : " throws ");
  const std::string line =
      direction.names[attack.attacker] + verb + combo + " at " + direction.names[attack.target];
  say(step, attack.attacker, line + ": " + points_words(attack.value));
  step.start.caption = {attack.attacker, direction.names[attack.attacker] + ": " + card_name(attack.action),
                        line + "."};
  step.timeline.mark(k_wind_up, "throw");
  track_after(step, 0.0);
  track(step, 0.0, k_wind_up + k_flight, [attack](Pose& pose, float progress) {
    light(pose, attack.attacker, attack.target);
    pose.at(attack.attacker).mood = progress < 0.2F ? Mood::aim : Mood::throwing;
  });
  const auto& from = direction.place(attack.attacker);
  const auto& to = direction.place(attack.target);
  fly(step, direction, cards, from.throwing_hand(), to.head(), k_wind_up,
      attack.action == Card::lob ? 380.0F : 140.0F);
}

void show_yeet(Step& step, const Direction& direction, Events events) {
  const auto yeet = events.front().as<rules::ToppingYeeted>();
  const std::string line = direction.names[yeet.seat] + " adds " + card_name(yeet.card) + ": now " +
                           points_words(yeet.value) + " at " + direction.names[yeet.target];
  say(step, yeet.seat, line);
  step.start.caption = {yeet.seat, "Yeet", line + "."};
  track_after(step, 0.0);
  fly(step, direction, {yeet.card}, direction.place(yeet.seat).throwing_hand(),
      direction.place(yeet.target).head(), 0, 140);
  step.seconds = 0.7;
}

void show_moved_attack(Step& step, const Direction& direction, Events events) {
  const auto moved = events.front().as<rules::AttackMoved>();
  const std::string line = direction.names[moved.from] + " outsmarts " + direction.names[moved.attacker] +
                           ": now " + direction.names[moved.to] + " is the target";
  say(step, moved.from, line);
  step.start.caption = {moved.from, "Outsmart", line + "."};
  track_after(step, 0.0);
  fly(step, direction, in_the_air(step.start.shown), direction.place(moved.from).head(),
      direction.place(moved.to).head(), 0, 90);
  step.seconds = 0.8;
}

void show_answer(Step& step, const Direction& direction, Events events) {
  const auto answer = events.front().as<rules::AttackAnswered>();
  const std::string who = direction.names[answer.target];
  std::string line;
  switch (answer.reply) {
    case rules::Reply::ducked:
      line = who + " ducks: it misses";
      break;
    case rules::Reply::caught:
      line = who + " catches it";
      break;
    case rules::Reply::dropped_card:
      line = who + " panics, drops a card, and it misses";
      break;
    case rules::Reply::hid:
      line = who + " hides: it misses";
      break;
    case rules::Reply::boasted:
      line = who + " boasts: it misses";
      break;
    case rules::Reply::spun:
      line = direction.names.possessive(answer.target) + " Spin sends it back to " +
             direction.names[answer.receiver];
      break;
    case rules::Reply::smashed:
      line = direction.names.possessive(answer.target) + " Smash sends it on to " +
             direction.names[answer.receiver];
      break;
  }
  say(step, answer.target, line);
  step.start.caption = {answer.target, who + ": " + card_name(step.start.shown.acting(answer.target)),
                        line + "."};
  step.timeline.mark(0.0, "miss");
  track_after(step, 0.0);
  track(step, 0.0, 0.8, [answer](Pose& pose, float) { light(pose, answer.attacker, answer.target); });
  if (answer.receiver < step.after.seats)
    fly(step, direction, in_the_air(step.start.shown), direction.place(answer.target).head(),
        direction.place(answer.receiver).head(), 0.05, 110);
}

void show_hit(Step& step, const Direction& direction, Events events) {
  const auto hit = events.front().as<rules::AttackHit>();
  const std::vector<Card> cards = in_the_air(step.start.shown);
  const std::string line = direction.names[hit.victim] + " is hit for " + points_words(hit.value);
  step.start.caption = {hit.victim, hit.chaos != 0 ? "Cafe Chaos!" : "Splat!", line + "."};
  say(step, hit.attacker,
      direction.names[hit.attacker] + " hits " + direction.names[hit.victim] + " with " +
          (cards.empty() ? card_name(hit.action) : combo_name(cards)));
  if (hit.chaos != 0) say(step, hit.attacker, "CAFE CHAOS! Three cards hit");
  const Material material = cards.empty() ? Material::wet : direction.larder.look(cards.front()).material;
  step.timeline.mark(0.0, "splat-" + material_word(material));
  track_after(step, 0.05);
  tell_points(step, direction, events, 0.05);
  leave_splat(step, direction, hit.victim, splat_colour(direction.larder, cards), 0.0);
  step.shakes.push_back({0.0,
                         std::min(0.4F + 0.12F * static_cast<float>(hit.value), 1.0F),
                         {1, 0.2F},
                         static_cast<std::uint32_t>(direction.seed)});
  if (hit.chaos == 0) return;
  step.timeline.mark(0.1, "chaos");
  track(step, 0.1, 1.2,
        [middle = direction.layout.middle, reduced = direction.reduced_motion](Pose& pose, float progress) {
          const float in = std::min(progress / 0.2F, 1.0F);
          const float out = std::max((progress - 0.85F) / 0.15F, 0.0F);
          pose.shout = {"CAFE CHAOS!",
                        middle,
                        reduced ? 1.0F : render::ease(Easing::out_back, in),
                        -4,
                        reduced ? std::min(in, 1 - out) : 1 - out,
                        ShoutKind::red};
        });
}

void show_splash(Step& step, const Direction& direction, Events events) {
  const auto splash = events.front().as<rules::Splattered>();
  const std::string line = direction.names.possessive(splash.by) + " " + card_name(splash.action) +
                           " splashes " + direction.names.list(splash.seats);
  say(step, splash.by, line);
  step.start.caption = {splash.by, "Splash!", line + "."};
  step.timeline.mark(0.0, "splash");
  track_after(step, 0.05);
  tell_points(step, direction, events, 0.05);
  const render::Colour colour = splat_colour(direction.larder, in_the_air(step.start.shown));
  for (int seat = 0; seat < step.after.seats; ++seat) {
    if (((splash.seats >> seat) & 1) != 0) leave_splat(step, direction, seat, colour, 0.0);
  }
}

void show_points(Step& step, const Direction& direction, Events events) {
  const auto first = events.front().as<rules::PointsChanged>();
  const std::string cause = card_name(first.cause);
  step.start.caption = {events.size() == 1 ? int{first.seat} : -1, cause.empty() ? "Points" : cause,
                        points_line(first, direction.names) + "."};
  step.timeline.mark(0.0, first.after >= first.before ? "points" : "heal");
  track_after(step, 0.05);
  tell_points(step, direction, events, 0.05);
}

}  // namespace game::food_fight
