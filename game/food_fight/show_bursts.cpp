// An event of What the Food?! bursts out of the deck, or is played from a hand; it waits, is resolved and
// ends in the trash.
#include <algorithm>
#include <cmath>

#include "game/food_fight/burst_scenes.hpp"
#include "game/food_fight/gestures.hpp"

namespace game::food_fight {

using render::Easing;
using render::Point;

namespace {

constexpr float k_floor = -98;        // where actors stand, behind the torn deck: units from the foot
constexpr double k_from_hand = 0.42;  ///< a held card flies to the middle
constexpr double k_shake = 0.22;      ///< the deck before it bursts
constexpr double k_grow = 0.26;       ///< from the deck to the scene's place
constexpr double k_play = 1.0;
constexpr double k_leave = 0.28;  ///< the card flies to its note

/// The moments of one scene, in seconds.
struct Times {
  double burst;  ///< it breaks out
  double act;    ///< the scene stands
  double whom;   ///< whom it concerns is lit
  double leave;
  double all;
};
Times times_of(EventSource source, bool waits) {
  const double burst = source == EventSource::deck ? k_shake : k_from_hand;
  const double act = burst + k_grow;
  const double leave = act + (waits ? 0.75 * k_play : k_play);
  return {burst, act, act + 0.4, leave, leave + k_leave};
}

std::string_view verb_of(const Shown& before, const rules::EventRevealed& revealed, EventSource source) {
  if (source == EventSource::deck) return "draws";
  if (source == EventSource::hand) return "plays";
  const bool rallies = before.turn == revealed.by && before.acting(before.turn) == Card::rally;
  return rallies ? "keeps" : "drops";
}

/// "Ann: Detention": on narrow boards the mark alone says whose.
std::string title_of(const Direction& direction, int by, const std::string& event) {
  return by < 0 ? event : direction.names[by] + ": " + event;
}

/// The same without names: lights and marks say who.
std::string short_whom_words(Whom whom) {
  switch (whom) {
    case Whom::who_brings_it:
      return "for nobody else";
    case Whom::everybody:
      return "for everybody";
    case Whom::leaders:
    case Whom::first_leader:
      return "most points";
  }
  return {};
}

/// "for Ann alone", "for everybody", "most points: Ann and Bob".
std::string whom_words(const Direction& direction, Whom whom, unsigned seats) {
  switch (whom) {
    case Whom::who_brings_it:
      return "for " + direction.names.list(seats) + " alone";
    case Whom::everybody:
      return "for everybody";
    case Whom::leaders:
    case Whom::first_leader:
      return "most points: " + direction.names.list(seats);
  }
  return {};
}

Point start_of(const Step& step, const Direction& direction, const rules::EventRevealed& revealed,
               EventSource source) {
  if (source == EventSource::deck) return direction.layout.deck;
  if (source == EventSource::hand && revealed.by < step.after.seats)
    return direction.place(revealed.by).hand_fan();
  return direction.layout.floor.centre();
}

/// Where the line to whoever brings it begins: at the deck; where the burst itself stands between that and
/// the seats, at the words.
Point line_start(const Layout& layout, EventSource source, Point head) {
  const render::Rect& words = layout.burst.words;
  if (layout.two_rows) return {words.centre().x, head.y < words.y ? words.y : words.bottom()};
  return source == EventSource::deck ? layout.deck : layout.burst.foot - Point{0, 209} * layout.burst.scale;
}

/// The middle of the calm field in the burst.
Point middle_of(const BurstPlace& burst) {
  return burst.foot - Point{0, 209} * burst.scale;
}

/// The deck shakes; a card from a hand or the floor flies to the middle instead.
void break_out(Step& step, const Direction& direction, Card event, Point from, EventSource source,
               const Times& times) {
  const bool reduced = direction.reduced_motion;
  if (source == EventSource::deck) {
    step.timeline.mark(0.0, "deck-shuffle");
    passing(step, 0.0, times.burst + 0.1, [reduced](Pose& pose, float progress) {
      pose.deck_shake = reduced ? 0 : 9 * progress * std::sin(progress * 44);
    });
    return;
  }
  step.timeline.mark(0.0, source == EventSource::hand ? "held-event" : "card-flip");
  passing(step, 0.0, times.burst, [=, to = middle_of(direction.layout.burst)](Pose& pose, float progress) {
    MovingCard card;
    card.card = event;
    const float share = render::ease(Easing::in_out_quad, progress);
    card.place = reduced ? to : render::arc(from, to, 130, share);
    card.scale = 0.62F + 0.4F * share;
    card.angle = reduced ? 0 : 12 * (1 - share);
    card.alpha = reduced ? progress : 1.0F;
    card.turn = reduced || source != EventSource::hand ? 1.0F : std::min(1.0F, 3 * progress - 1);
    pose.cards.push_back(card);
  });
}

void fling_scraps(Step& step, const Direction& direction, Point from, double start) {
  if (direction.reduced_motion) return;
  constexpr int k_scraps = 10;
  for (int i = 0; i < k_scraps; ++i) {
    const float turn = 3.3F + 2.7F * static_cast<float>(i) / (k_scraps - 1);
    const float far = 120 + 46 * static_cast<float>((i * 7) % 4);
    const Point to = from + Point{std::cos(turn) * far * 1.3F, std::sin(turn) * far * 0.4F + 70};
    toss(step, direction,
         {"scrap-" + std::to_string(i % 4), from, to, 60 + far * 0.5F, 0.8F, i % 2 == 0 ? 300.0F : -260.0F,
          render::k_milk},
         start, 0.55);
  }
}

/// The burst grows out of where the card was, its actors play in it.
void play_scene(Step& step, const Direction& direction, Card event, Point from, const Times& times) {
  const BurstScene* scene = burst_scene(direction.names.cards.id(event));
  const BurstPlace& burst = direction.layout.burst;
  const bool reduced = direction.reduced_motion;
  step.timeline.mark(times.burst, "event-burst");
  if (scene != nullptr) step.timeline.mark(times.act + 0.12, scene->cue);
  passing(
      step, times.burst, times.all - times.burst,
      [=, picture = direction.names.cards.picture(event)](Pose& pose, float progress) {
        const double time = times.burst + progress * (times.all - times.burst);
        const float in = static_cast<float>(std::min((time - times.burst) / k_grow, 1.0));
        const float alpha = static_cast<float>(std::clamp((times.all - time) / k_leave, 0.0, 1.0)) *
                            (reduced ? in : std::min(1.0F, 4 * in));
        const float grown = reduced ? 1.0F : 0.25F + 0.75F * render::ease(Easing::out_back, in);
        Boards boards{burst.foot, burst.scale * grown, k_floor};
        if (!reduced)
          boards.foot = render::blend(from + Point{0, 60}, burst.foot, render::ease(Easing::out_cubic, in));
        const auto add = [&pose, alpha](Prop prop) {
          prop.alpha *= alpha;
          pose.props.push_back(std::move(prop));
        };
        const auto backdrop = [&boards](const char* sprite, float anchor) {
          Prop prop;
          prop.sprite = sprite;
          prop.anchor = {0.5F, anchor};
          prop.place = boards.foot;
          prop.scale = boards.scale;
          return prop;
        };
        add(backdrop("event-burst", 452.0F / 460));
        const auto play = static_cast<float>(std::clamp((time - times.act) / k_play, 0.0, 1.0));
        if (time >= times.act && scene != nullptr) {
          for (const Actor& actor : scene->actors) {
            if (actor.sprite != nullptr) add(acted(boards, actor, play, reduced));
          }
          Actor own = scene->picture;
          own.sprite = picture.c_str();
          add(acted(boards, own, play, reduced));
        }
        add(backdrop("event-burst-front", 142.0F / 190));
      });
}

/// Who brings it: a line from the deck to that seat, its light, and the words; then whom it concerns.
void point_out(Step& step, const Direction& direction, const rules::EventRevealed& revealed,
               EventSource source, const Banner& words, unsigned seats, const Times& times) {
  const bool reduced = direction.reduced_motion;
  const bool known = revealed.by < step.after.seats;
  light_only(step, known ? 1U << revealed.by : 0U, 0.0, times.whom);
  if (known) {
    face(step, revealed.by, source == EventSource::hand ? Mood::glee : Mood::panic, times.burst,
         times.all - times.burst);
    hop(step, direction, revealed.by, 22, times.burst, 0.26);
    const Point head = direction.place(revealed.by).head();
    const Point from = line_start(direction.layout, source, head);
    passing(step, times.burst, times.leave - times.burst,
            [=, seat = int{revealed.by}, to = head](Pose& pose, float progress) {
              const float drawn = reduced ? 1.0F : std::min(progress / 0.25F, 1.0F);
              pose.lines.push_back({from, to, 50, seat, drawn, std::min(1.0F, (1 - progress) * 6)});
            });
  }
  passing(step, times.act - 0.1, times.all - times.act + 0.1, [=](Pose& pose, float progress) {
    const double time = times.act - 0.1 + progress * (times.all - times.act + 0.1);
    const float in = static_cast<float>(std::min((time - times.act + 0.1) / 0.18, 1.0));
    pose.banner = words;
    pose.banner.alpha = std::min(in, static_cast<float>(std::clamp((times.all - time) / k_leave, 0.0, 1.0)));
    pose.banner.scale = reduced ? 1.0F : render::ease(Easing::out_back, in);
    if (time < times.whom) pose.banner.whom.clear();
  });
  if (seats == 0) return;
  light_only(step, seats, times.whom, times.all - times.whom);
  for (int seat = 0; seat < step.after.seats; ++seat) {
    if (((seats >> seat) & 1U) != 0) hop(step, direction, seat, 14, times.whom, 0.24);
  }
}

/// The card ends as the note on the wall.
void leave(Step& step, const Direction& direction, Card event, const Times& times) {
  if (direction.reduced_motion) return;
  passing(step, times.leave, k_leave,
          [event, from = middle_of(direction.layout.burst), to = direction.layout.event.centre()](
              Pose& pose, float progress) {
            MovingCard note;
            note.card = event;
            const float share = render::ease(Easing::in_out_quad, progress);
            note.place = render::arc(from, to, 90, share);
            note.scale = 0.84F;
            note.angle = 8 * (1 - share);
            pose.cards.push_back(note);
          });
}

}  // namespace

void show_burst(Step& step, const Direction& direction, const rules::EventRevealed& revealed) {
  const CardBook& cards = direction.names.cards;
  const std::string name = cards.name(revealed.event);
  const EventSource source = source_of(step.start.shown, revealed);
  const bool waits = step.start.shown.event != Card::none;
  const Whom whom = whom_of(cards.id(revealed.event));
  const int by = revealed.by < step.after.seats ? int{revealed.by} : -1;
  const std::string who =
      direction.names[revealed.by] + " " + std::string(verb_of(step.start.shown, revealed, source));
  const std::string waiting = waits ? "after " + cards.name(step.start.shown.event) : std::string();
  const unsigned seats = waits ? 0U : concerned(step.after, whom, by);
  step.start.caption = {by, title_of(direction, by, name), cards.short_rule(revealed.event)};
  say(step, by,
      who + " the event " + name + (waits ? ": it waits until " : "") +
          (waits ? cards.name(step.start.shown.event) + " is done" : std::string()));
  Banner banner;
  banner.seat = by;
  banner.who = stage::shouted(who) + ":";
  banner.verb = stage::shouted(std::string(verb_of(step.start.shown, revealed, source))) + ":";
  banner.what = stage::shouted(name) + "!";
  banner.whom = waits ? waiting : whom_words(direction, whom, seats);
  banner.whom_short = waits ? std::string("a little later") : short_whom_words(whom);
  banner.place = direction.layout.burst.words;
  const Times times = times_of(source, waits);
  const Point from = start_of(step, direction, revealed, source);
  break_out(step, direction, revealed.event, from, source, times);
  const Point bursts_at = source == EventSource::deck ? from : middle_of(direction.layout.burst);
  fling_scraps(step, direction, bursts_at, times.burst);
  play_scene(step, direction, revealed.event, bursts_at, times);
  point_out(step, direction, revealed, source, banner, seats, times);
  leave(step, direction, revealed.event, times);
  track_after(step, times.all);
  step.seconds = times.all;
}

void show_burst_end(Step& step, const Direction& direction, const rules::EventEnded& ended) {
  const CardBook& cards = direction.names.cards;
  say(step, -1, "The event " + cards.name(ended.event) + " is over");
  constexpr double k_way = 0.34;
  const Point can{direction.layout.trash.x, direction.layout.trash.y - 110 * direction.layout.pile_scale};
  step.timeline.mark(0.0, "card-slide");
  step.timeline.mark(k_way - 0.05, "trash-rustle");
  passing(step, 0.0, k_way,
          [=, from = direction.layout.event.centre(), reduced = direction.reduced_motion](Pose& pose,
                                                                                          float progress) {
            MovingCard card;
            card.card = ended.event;
            card.place = reduced ? can : render::arc(from, can, 60, render::ease(Easing::in_quad, progress));
            card.scale = render::blend(0.8F, 0.5F, progress);
            card.alpha = reduced ? progress : 1.0F;
            pose.cards.push_back(card);
            pose.shown.event = Card::none;
          });
  track_after(step, k_way);
  step.seconds = k_way + 0.02;
  const Card next = step.after.event;
  if (next == Card::none) return;
  // The next in line is resolved now.
  const int by = step.after.event_by;
  const Whom whom = whom_of(cards.id(next));
  const unsigned seats = concerned(step.after, whom, by);
  step.start.caption = {by, title_of(direction, by, cards.name(next)), cards.short_rule(next)};
  say(step, by, "Now " + cards.name(next) + ", " + whom_words(direction, whom, seats));
  step.seconds = k_way + 0.75;
  light_only(step, seats, k_way, 0.75);
}

}  // namespace game::food_fight
