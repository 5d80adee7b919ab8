// Events of the round: revealed, voted on, over.
#include <algorithm>
#include <bit>

#include "game/food_fight/step.hpp"

namespace game::food_fight {

void show_event(Step& step, const Direction& direction, Events events) {
  const auto revealed = events.front().as<rules::EventRevealed>();
  const std::string name = card_name(revealed.event);
  step.start.caption = {revealed.by, name, short_rule(revealed.event)};
  say(step, revealed.by, direction.names[revealed.by] + " reveals the event " + name);
  step.timeline.mark(0.0, "event-triangle");
  track_after(step, 0.0);
  track(step, 0.0, 2.2,
        [card = revealed.event, middle = direction.layout.middle, reduced = direction.reduced_motion](
            Pose& pose, float progress) {
          const float in = std::min(progress / 0.15F, 1.0F);
          const float fade = std::min(1.0F, (1 - progress) * 8);
          if (progress >= 1) return;
          MovingCard shown;
          shown.card = card;
          shown.place = {middle.x, middle.y - 60};
          shown.scale = reduced ? 1.5F : 1.5F * render::ease(render::Easing::out_back, in);
          shown.alpha = fade;
          pose.cards.push_back(shown);
        });
}

void show_votes(Step& step, const Direction& direction, Events events) {
  const auto votes = events.front().as<rules::VotesCounted>();
  const std::string line = std::to_string(votes.up) + " up, " + std::to_string(votes.down) +
                           " down: " + (votes.result == rules::Vote::up ? "up it is" : "down it is");
  step.start.caption = {-1, card_name(votes.event), line + "."};
  say(step, -1, card_name(votes.event) + ": " + line);
  step.timeline.mark(0.0, "vote-tick");
  track_after(step, 0.0);
  track(step, 0.0, 1.3,
        [votes, layout = direction.layout, seats = step.after.seats](Pose& pose, float progress) {
          for (int seat = 0; seat < seats; ++seat) {
            const bool up = ((votes.up_seats >> seat) & 1) != 0;
            Prop prop;
            prop.sprite = up ? "prop-ballot-up" : "prop-ballot-down";
            prop.place = layout.at(seat).amount();
            prop.scale = 0.5F;
            prop.alpha = std::min({1.0F, progress * 8, (1 - progress) * 8});
            pose.props.push_back(prop);
          }
        });
}

void show_event_end(Step& step, const Direction&, Events events) {
  const auto ended = events.front().as<rules::EventEnded>();
  say(step, -1, "The event " + card_name(ended.event) + " is over");
  track_after(step, 0.0);
  step.seconds = 0.2;
}

void show_shifted_mats(Step& step, const Direction& direction, Events events) {
  const auto shifted = events.front().as<rules::MatsShifted>();
  step.start.caption = {shifted.by, "Time Machine", "On every tray the first action becomes the last."};
  say(step, shifted.by, direction.names.possessive(shifted.by) + " Time Machine: first actions become last");
  step.timeline.mark(0.0, "card-slide");
  track_after(step, 0.4);
  step.seconds = 1.0;
}

}  // namespace game::food_fight
