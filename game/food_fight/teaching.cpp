// When which hint is given.
#include "game/food_fight/teaching.hpp"

#include "engine/food_fight/events.hpp"

namespace game::food_fight {

namespace rules = ::food_fight;

std::string lesson_text(Lesson lesson) {
  switch (lesson) {
    case Lesson::aim:
      return "Your bottle shows whom you attack. Fewest points win: hit who has few.";
    case Lesson::plan:
      return "Three secret actions, carried out from left to right. Throw needs food in your hand.";
    case Lesson::flip:
      return "All flip together; then one after the other, clockwise from the bell.";
    case Lesson::grab:
      return "A Food first? Then you may take a second Food.";
    case Lesson::combo:
      return "Food, Topping and Condition together: 4 points, and you heal 2.";
    case Lesson::duck:
      return "Duck stops everything thrown in this action, but not Lob, Swing or splashes.";
    case Lesson::event:
      return "From the second round on an event changes the rules for a while.";
    case Lesson::floor:
      return "The Floor is filled up to five again after each card taken.";
    case Lesson::chaos:
      return "Three cards that hit are CAFE CHAOS: the thrower heals 2.";
    case Lesson::nine:
      return "At 9, your own cards and events cannot give you the tenth point. Others can.";
    case Lesson::tenth:
      return "Ten points: this is the last round. It is still played to its end.";
    case Lesson::reaction:
      return "Your card answers this attack: pick a card, or take it.";
    case Lesson::count:
      break;
  }
  return {};
}

void Teaching::give(Lesson lesson) {
  const unsigned bit = 1U << static_cast<unsigned>(lesson);
  if (!on_ || (given_ & bit) != 0) return;
  given_ |= bit;
  text_ = lesson_text(lesson);
}

void Teaching::choice_opened(rules::Kind kind) {
  switch (kind) {
    case rules::Kind::target:
      return give(Lesson::aim);
    case rules::Kind::plan:
      return give(Lesson::plan);
    case rules::Kind::take:
      return give(Lesson::grab);
    case rules::Kind::throw_food:
      return give(Lesson::combo);
    case rules::Kind::drop:
    case rules::Kind::add:
    case rules::Kind::counter:
      return give(Lesson::reaction);
    case rules::Kind::yeet:
    case rules::Kind::vote:
      return text_.clear();  // what was shown before has nothing to do with these
    default:
      return;
  }
}

void Teaching::event(const core::Event& event) {
  switch (static_cast<rules::EventKind>(event.kind())) {
    case rules::EventKind::cards_flipped:
      return give(Lesson::flip);
    case rules::EventKind::event_revealed:
      return give(Lesson::event);
    case rules::EventKind::attack_answered:
      if (event.as<rules::AttackAnswered>().reply == rules::Reply::ducked) give(Lesson::duck);
      return;
    case rules::EventKind::attack_hit:
      if (event.as<rules::AttackHit>().chaos != 0) give(Lesson::chaos);
      return;
    case rules::EventKind::points_changed: {
      const int after = event.as<rules::PointsChanged>().after;
      if (after == 9) give(Lesson::nine);
      if (after >= 10) give(Lesson::tenth);
      return;
    }
    default:
      return;
  }
}

}  // namespace game::food_fight
