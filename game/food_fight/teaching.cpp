// When which hint is given.
#include "game/food_fight/teaching.hpp"

#include "engine/food_fight/events.hpp"

namespace game::food_fight {

namespace rules = ::food_fight;

namespace {

std::string chaos_lesson(Lesson lesson) {
  switch (lesson) {
    case Lesson::flip:
      return "All flip together; then one after the other, clockwise from the bell.";
    case Lesson::combo:
      return "Food, Topping and Condition together: 4 points, and you heal 2.";
    case Lesson::duck:
      return "Duck stops everything thrown in this action, but not Lob, Swing or splashes.";
    case Lesson::event:
      return "From the second round on an event changes the rules for a while.";
    case Lesson::chaos:
      return "Three cards that hit are CAFE CHAOS: the thrower heals 2.";
    case Lesson::nine:
      return "At 9, your own cards and events cannot give you the tenth point. Others can.";
    case Lesson::tenth:
      return "Ten points: this is the last round. It is still played to its end.";
    default:
      return {};
  }
}

std::string food_lesson(Lesson lesson, int limit) {
  switch (lesson) {
    case Lesson::flip:
      return "All flip together; then one after the other, clockwise from the hamburger.";
    case Lesson::combo:
      return "Food, Topping and Condition together: 4 points, and you drop 2.";
    case Lesson::duck:
      return "Duck stops everything thrown in this action, but not Lob, Pitch or splatter.";
    case Lesson::event:
      return "Events burst out of the deck and happen at once, often to whoever drew them.";
    case Lesson::chaos:
      return "Three cards that hit are a WHAT THE FOOD?!: the thrower drops 2.";
    case Lesson::nine:
      return "At " + std::to_string(limit - 1) +
             ", your own cards and events cannot give you the last point. Others can.";
    case Lesson::tenth:
      return "That is " + std::to_string(limit) +
             " points: the last round, unless somebody drops below again.";
    case Lesson::held:
      return "You hold an event. Play it now, or pass and keep it for a better moment.";
    default:
      return {};
  }
}

}  // namespace

std::string lesson_text(Lesson lesson, const rules::Board& board) {
  switch (lesson) {
    case Lesson::aim:
      return "Your bottle shows whom you attack. Fewest points win: hit who has few.";
    case Lesson::plan:
      return "Three secret actions, carried out from left to right. Throw needs food in your hand.";
    case Lesson::grab:
      return "A Food first? Then you may take a second Food.";
    case Lesson::floor:
      return "The Floor is filled up to five again after each card taken.";
    case Lesson::reaction:
      return "Your card answers this attack: pick a card, or take it.";
    default:
      return board.fight == rules::Fight::cafe_chaos ? chaos_lesson(lesson)
                                                     : food_lesson(lesson, board.limit);
  }
}

void Teaching::give(Lesson lesson) {
  const unsigned bit = 1U << static_cast<unsigned>(lesson);
  if (!on_ || (given_ & bit) != 0) return;
  given_ |= bit;
  text_ = lesson_text(lesson, board_);
  of_hand_ = lesson == Lesson::reaction || lesson == Lesson::held;
}

void Teaching::hand_closed() {
  if (of_hand_) text_.clear();
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
      // Here no attack is answered by it: a Tackle takes the card.
      if (board_.fight == rules::Fight::what_the_food) return text_.clear();
      return give(Lesson::reaction);
    case rules::Kind::add:
    case rules::Kind::counter:
      return give(Lesson::reaction);
    case rules::Kind::event:
      return give(Lesson::held);
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
      const int limit = board_.fight == rules::Fight::cafe_chaos ? 10 : board_.limit;
      if (after == limit - 1) give(Lesson::nine);
      if (after >= limit) give(Lesson::tenth);
      return;
    }
    default:
      return;
  }
}

}  // namespace game::food_fight
