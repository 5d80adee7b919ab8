// Events of the round: a short scene on a small stage, votes, the mats of the Time Machine, their end.
#include <algorithm>
#include <cmath>

#include "game/food_fight/actors.hpp"
#include "game/food_fight/bursts.hpp"
#include "game/food_fight/gestures.hpp"

namespace game::food_fight {

using render::Easing;
using render::Point;

namespace {

// Of the stage's picture (hall.json), from the middle of its foot, at scale 1.
constexpr float k_opening_half = 256;
constexpr float k_opening_top = -376;
constexpr float k_opening_height = 352;
constexpr float k_floor = -48;
constexpr double k_drop = 0.28;    ///< the stage comes down
constexpr double k_curtain = 0.3;  ///< and opens
constexpr double k_play = 1.25;    ///< the scene
constexpr double k_leave = 0.3;    ///< the card flies to its note
constexpr double k_scene_at = k_drop + k_curtain * 0.5;
constexpr double k_all = k_drop + k_curtain + k_play + k_leave;

struct EventScene {
  std::string_view event;  ///< id
  const char* cue;
  Act card;  ///< how the event's own picture moves
  float card_x;
  std::array<Actor, 2> actors;
};

constexpr std::array<EventScene, 19> k_scenes{{
    {"best-day-ever", "crowd-laugh", Act::bounces, -50, {{{"prop-rocket", 130, 0.9F, Act::rises}, {}}}},
    {"bff", "cheer-pompom", Act::bounces, 0, {}},
    {"cruel-and-unusual-punishment",
     "event-siren",
     Act::stands,
     -70,
     {{{"prop-megaphone", 120, 0.9F, Act::swings}, {}}}},
    {"fire-drill",
     "event-siren",
     Act::stands,
     0,
     {{{"prop-siren", -160, 0.7F, Act::blinks}, {"prop-siren", 160, 0.7F, Act::blinks}}}},
    {"hunger-james", "gulp", Act::bounces, 0, {}},
    {"janitor-duty", "trash-rustle", Act::stands, 70, {{{"prop-janitor", -110, 1.0F, Act::enters_left}, {}}}},
    {"nice-ol-lunch-lady",
     "scoop-plop",
     Act::stands,
     -70,
     {{{"prop-lunch-lady", 110, 1.0F, Act::enters_right}, {}}}},
    {"mix-up", "swap-whirl", Act::swings, 0, {}},
    {"school-nurse", "heal-shimmer", Act::stands, -70, {{{"prop-nurse", 110, 1.0F, Act::enters_right}, {}}}},
    {"sprinklers", "event-sprinkle", Act::stands, 60, {{{"prop-hose", -120, 0.9F, Act::swings}, {}}}},
    {"time-machine", "swap-whirl", Act::stands, 70, {{{"prop-clock", -110, 1.0F, Act::swings}, {}}}},
    {"streaming-live",
     "crowd-ooh",
     Act::stands,
     -60,
     {{{"prop-megaphone", 130, 0.9F, Act::enters_right}, {}}}},
    {"taco-tuesday",
     "crowd-ooh",
     Act::bounces,
     0,
     {{{"prop-ballot-up", -160, 0.7F, Act::swings}, {"prop-ballot-down", 160, 0.7F, Act::swings}}}},
    {"bake-sale", "gift-pop", Act::stands, 70, {{{"prop-cake-stand", -100, 1.0F, Act::enters_left}, {}}}},
    {"food-poison", "mope-sigh", Act::swings, 0, {}},
    {"ice-cream-social", "scoop-plop", Act::stands, -70, {{{"prop-ice-cream", 110, 1.0F, Act::bounces}, {}}}},
    {"annoying-customers", "crowd-gasp", Act::tips, 0, {}},
    {"caution-wet-floor", "tackle-thud", Act::tips, 60, {{{"prop-wet-floor", -120, 0.95F, Act::rises}, {}}}},
    {"extra-cheese",
     "bowl-clonk",
     Act::stands,
     -70,
     {{{"prop-cheese-wheel", 110, 1.0F, Act::enters_right}, {}}}},
}};

const EventScene* scene_of(std::string_view event) {
  const auto* found = std::find_if(k_scenes.begin(), k_scenes.end(),
                                   [event](const EventScene& scene) { return scene.event == event; });
  return found == k_scenes.end() ? nullptr : found;
}

/// Where the small stage stands: never on the caption or a score.
Boards boards_of(const Layout& layout) {
  if (layout.two_rows) return {{960, layout.floor.bottom() + 70}, 0.6F, k_floor};
  return {{960, 1060}, 0.66F, k_floor};
}

void draw_boards(Pose& pose, const Boards& boards, float shift, float alpha) {
  Prop frame;
  frame.sprite = "event-curtain";
  frame.anchor = {0.5F, 1};
  frame.place = boards.foot + Point{0, shift};
  frame.scale = boards.scale;
  frame.alpha = alpha;
  pose.props.push_back(frame);
}

/// Two halves that are drawn aside: `closed` 1 … 0.
void draw_curtain(Pose& pose, const Boards& boards, float shift, float closed, float alpha) {
  if (closed <= 0.02F) return;
  constexpr render::Size k_half{960, 1080};  // of the curtain's pictures
  const Point top = boards.foot + Point{0, shift} + Point{0, k_opening_top} * boards.scale;
  for (const bool left : {true, false}) {
    Prop half;
    half.sprite = left ? "curtain-left" : "curtain-right";
    half.anchor = {left ? 0.0F : 1.0F, 0};
    half.place = top + Point{left ? -k_opening_half : k_opening_half, 0} * boards.scale;
    half.scale = boards.scale * k_opening_half / k_half.width;
    half.stretch = {closed, k_opening_height / (k_half.height * k_opening_half / k_half.width)};
    half.alpha = alpha;
    pose.props.push_back(half);
  }
}

}  // namespace

void show_event(Step& step, const Direction& direction, Events events) {
  const auto revealed = events.front().as<rules::EventRevealed>();
  if (direction.names.cards.is(rules::Fight::what_the_food)) return show_burst(step, direction, revealed);
  const std::string name = direction.names.cards.name(revealed.event);
  step.start.caption = {revealed.by, name, direction.names.cards.short_rule(revealed.event)};
  say(step, revealed.by, direction.names[revealed.by] + " reveals the event " + name);
  const EventScene* scene = scene_of(direction.names.cards.id(revealed.event));
  step.timeline.mark(0.0, "event-triangle");
  step.timeline.mark(k_drop, "curtain-swish");
  if (scene != nullptr) step.timeline.mark(k_scene_at + 0.25, scene->cue);
  const Boards boards = boards_of(direction.layout);
  const bool reduced = direction.reduced_motion;
  track(step, 0.0, k_all,
        [=, picture_name = direction.names.cards.picture(revealed.event)](Pose& pose, float progress) {
          if (progress >= 1) return;
          const double time = progress * k_all;
          const float in = static_cast<float>(std::min(time / k_drop, 1.0));
          const float out = static_cast<float>(std::clamp((k_all - time) / k_leave, 0.0, 1.0));
          const float shift = reduced ? 0.0F : 120 * (1 - render::ease(Easing::out_back, in));
          const float alpha = std::min(in, out);
          for (int seat = 0; seat < pose.shown.seats; ++seat) pose.at(seat).light = 1 - alpha;
          draw_boards(pose, boards, shift, alpha);
          if (in >= 1) {
            const auto play = static_cast<float>(std::clamp((time - k_scene_at) / k_play, 0.0, 1.0));
            const float card_x = scene != nullptr ? scene->card_x : 0.0F;
            Prop picture = acted(
                boards, {picture_name.c_str(), card_x, 1.1F, scene != nullptr ? scene->card : Act::stands},
                play, reduced);
            picture.alpha = alpha;
            if (scene != nullptr) {
              for (const Actor& actor : scene->actors) {
                if (actor.sprite == nullptr) continue;
                Prop prop = acted(boards, actor, play, reduced);
                prop.alpha *= alpha;
                pose.props.push_back(prop);
              }
            }
            pose.props.push_back(picture);
          }
          const float open = static_cast<float>(std::clamp((time - k_drop) / k_curtain, 0.0, 1.0));
          const float closed =
              reduced ? (open < 1 ? 1 - open : 0.0F) : 1 - render::ease(Easing::in_out_quad, open);
          draw_curtain(pose, boards, shift, closed, alpha);
        });
  // The card ends as the note on the wall.
  const double leaves = k_all - k_leave;
  track_after(step, k_all);
  track(step, leaves, k_leave,
        [card = revealed.event, from = boards.foot - Point{0, 160}, to = direction.layout.event.centre(),
         reduced](Pose& pose, float progress) {
          if (progress >= 1 || reduced) return;
          MovingCard note;
          note.card = card;
          const float share = render::ease(Easing::in_out_quad, progress);
          note.place = render::arc(from, to, 120, share);
          note.scale = 0.9F;
          note.angle = 8 * (1 - share);
          pose.cards.push_back(note);
        });
}

void show_votes(Step& step, const Direction& direction, Events events) {
  const auto votes = events.front().as<rules::VotesCounted>();
  const bool up = votes.result == rules::Vote::up;
  const bool tie = votes.up == votes.down;
  const std::string line = std::to_string(votes.up) + " up, " + std::to_string(votes.down) +
                           " down: thumbs " + (up ? "up" : "down") +
                           (tie ? ", as " + direction.names[step.after.start] + " breaks the tie" : "");
  step.start.caption = {-1, direction.names.cards.name(votes.event),
                        std::string(up ? "Thumbs up, " : "Thumbs down, ") + std::to_string(votes.up) +
                            " to " + std::to_string(votes.down) +
                            (tie ? ": " + direction.names[step.after.start] + " decides." : ".")};
  say(step, -1, direction.names.cards.name(votes.event) + ": " + line);
  constexpr double k_next = 0.12;
  const double counted = 0.35 + k_next * step.after.seats;
  for (int seat = 0; seat < step.after.seats; ++seat) {
    const SeatPlace& place = direction.place(seat);
    const bool thumb_up = ((votes.up_seats >> seat) & 1) != 0;
    step.timeline.mark(k_next * seat, "vote-tick");
    face(step, seat, Mood::aim, k_next * seat, counted + 0.9 - k_next * seat);
    pop_up(step, direction,
           {thumb_up ? "prop-ballot-up" : "prop-ballot-down",
            {place.rim.x + (place.mirrored ? -110.0F : 110.0F) * place.bust_scale, place.rim.y + 6},
            0.72F * place.bust_scale / 0.86F,
            place.mirrored ? -6.0F : 6.0F,
            {0.5F, 1}},
           k_next * seat, counted + 0.9 - k_next * seat);
  }
  step.timeline.mark(counted, up ? "crowd-ooh" : "crowd-gasp");
  shout(step, direction, up ? "THUMBS UP!" : "THUMBS DOWN!", up ? ShoutKind::pickle : ShoutKind::red, counted,
        1.0);
  light_only(step, 0xFF, 0.0, counted + 1.0);
  track_after(step, counted);
  step.seconds = counted + 1.0;
}

void show_event_end(Step& step, const Direction& direction, Events events) {
  const auto ended = events.front().as<rules::EventEnded>();
  if (direction.names.cards.is(rules::Fight::what_the_food)) return show_burst_end(step, direction, ended);
  say(step, -1, "The event " + direction.names.cards.name(ended.event) + " is over");
  track_after(step, 0.0);
  step.seconds = 0.15;
}

void show_shifted_mats(Step& step, const Direction& direction, Events events) {
  const auto shifted = events.front().as<rules::MatsShifted>();
  step.start.caption = {shifted.by, "Time Machine", "On every tray the first action becomes the last."};
  say(step, shifted.by, "Time Machine: on every tray the first action becomes the last");
  step.timeline.mark(0.0, "swap-whirl");
  step.timeline.mark(0.45, "card-slap");
  constexpr double k_shift = 0.5;
  for (int seat = 0; seat < step.after.seats; ++seat) {
    const SeatPlace& place = direction.place(seat);
    for (int slot = 0; slot < rules::k_sets; ++slot) {
      const Point from = place.action(slot);
      const Point to = place.action((slot + rules::k_sets - 1) % rules::k_sets);
      track(step, 0.05, k_shift, [=, reduced = direction.reduced_motion](Pose& pose, float progress) {
        if (progress >= 1 || reduced) return;
        Prop back;
        back.sprite = "plaque-back";
        back.place =
            render::arc(from, to, slot == 0 ? 90.0F : 0.0F, render::ease(Easing::in_out_quad, progress));
        back.scale = place.tray_scale * 0.94F;
        pose.props.push_back(back);
        pose.shown.at(seat).plan.fill(Card::none);
      });
    }
  }
  light_only(step, 0xFF, 0.0, 1.0);
  track_after(step, 0.05 + k_shift);
  step.seconds = 1.0;
}

}  // namespace game::food_fight
