// When which hint is given.
#include "game/cooking/teaching.hpp"

#include "engine/cooking_customers/events.hpp"

namespace game::cooking {

namespace rules = ::cooking_customers;

std::string lesson_text(Lesson lesson) {
  switch (lesson) {
    case Lesson::play:
      return "Pick a card, then where it goes: one for yourself, one on somebody else.";
    case Lesson::second:
      return "One more, if you like: not a second one for yourself, nor a second on others.";
    case Lesson::counter:
      return "Your card stops it now, once and for all. Or let it be, and keep the card.";
    case Lesson::counter_customer:
      return "Your card stops it now. Let it be, and two MEALs may still cook a customer.";
    case Lesson::lose:
      return "The inspector wants one of your supplies. Which can you spare?";
    case Lesson::order:
      return "A new order: fill its plates. What it tips only its owner knows.";
    case Lesson::roll:
      return "Each MEAL fills a plate. Were all dice FIRED, the cook would be out.";
    case Lesson::extra:
      return "Helpers and plus cards roll after the cook, and fire nobody.";
    case Lesson::fired:
      return "All dice FIRED: the cook is out, and plus cards that waited go too.";
    case Lesson::tip:
      return "The order is full: its tip goes into the jar. First to $20 wins.";
    case Lesson::minus:
      return "Minus cards take dice, never the last one. Fewer dice are sooner all FIRED.";
    case Lesson::supply:
      return "Supplies sweep away minus cards with their symbol, and keep them off.";
    case Lesson::cooked:
      return "Two MEALs: the customer is cooked. No harm done, and two meals more.";
    case Lesson::lost_turn:
      return "A lost turn is skipped whole. Nobody owes more than one.";
    case Lesson::taken:
      return "An order changes hands with its meals and its tip.";
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
  turns_ = 0;
  of_hand_ = lesson == Lesson::counter || lesson == Lesson::counter_customer;
}

void Teaching::hand_closed() {
  if (of_hand_) text_.clear();
}

void Teaching::choice_opened(rules::Kind kind, rules::Card attack) {
  switch (kind) {
    case rules::Kind::play:
      return give((given_ & 1U) == 0 ? Lesson::play : Lesson::second);
    case rules::Kind::counter:
      return give(rules::is(attack, rules::CardKind::customer) ? Lesson::counter_customer : Lesson::counter);
    case rules::Kind::lose:
      return give(Lesson::lose);
  }
}

void Teaching::event(const core::Event& event) {
  switch (static_cast<rules::EventKind>(event.kind())) {
    case rules::EventKind::turn_started:
      if (++turns_ > 1) text_.clear();  // one turn is long enough to read it
      return;
    case rules::EventKind::table_drawn:
      return give(Lesson::order);
    case rules::EventKind::cooking_rolled: {
      const auto rolled = event.as<rules::CookingRolled>();
      return give(rolled.fired != 0 ? Lesson::fired : Lesson::roll);
    }
    case rules::EventKind::extra_rolled:
      return give(Lesson::extra);
    case rules::EventKind::table_completed:
      return give(Lesson::tip);
    case rules::EventKind::minus_laid:
      return give(Lesson::minus);
    case rules::EventKind::minus_removed:
      if (event.as<rules::MinusRemoved>().used_up == 0) give(Lesson::supply);
      return;
    case rules::EventKind::customer_fought:
      if (event.as<rules::CustomerFought>().cooked != 0) give(Lesson::cooked);
      return;
    case rules::EventKind::turn_lost:
      return give(Lesson::lost_turn);
    case rules::EventKind::table_taken:
      return give(Lesson::taken);
    default:
      return;
  }
}

}  // namespace game::cooking
