// Answers that name players: aims, gifts, thumbs.
#include <algorithm>

#include "engine/bots/food_fight_landing.hpp"
#include "engine/bots/food_fight_plan.hpp"
#include "engine/bots/food_fight_policy.hpp"
#include "engine/food_fight/cafe_chaos/cards.hpp"
#include "engine/food_fight/stance.hpp"

namespace bots::fight_answers {

using core::Choice;
using core::Question;
using core::Seat;
using fight::Card;
using fight::Verb;

namespace {

/// What a round of aiming at `seat` promises, by the own hand and action.
float aim_value(const Situation& s, Seat seat) {
  const float weight = s.standing.weight(seat);
  const auto reception = reception_of(s, seat);
  const float throwables = s.throwables_in_hand(seat);
  const float damage = std::min(3.0F, 1.2F + 0.4F * static_cast<float>(s.hand.damage()));
  float value = (1 - reception.stopped) * weight * damage - 0.5F * reception.sent_back * damage;
  const auto add = [&](Card action) {
    switch (action) {
      case Card::shove:
        value += 0.7F * weight * std::min(3.0F, throwables);
        break;
      case Card::mope:
        value += s.points(s.me) >= s.points(seat) ? 0.7F * weight : 0;
        break;
      case Card::stalk:
      case Card::flirt:
      case Card::goose:
      case Card::maagic_trick:
        value += 0.15F * std::min(1.0F, throwables);
        break;
      case Card::mock:
        value += 0.6F * weight;
        break;
      case Card::swing:
      case Card::pitch:
        value += 0.8F * weight * (1 - reception.evaded);
        break;
      case Card::outsmart:
      case Card::smash:
      case Card::overhead_smash:
      case Card::tackle:
      case Card::taunt:
      case Card::belch:
      case Card::mishap:
        value += 0.5F * weight;
        break;
      case Card::caricature: {
        const int room = std::max(0, s.board.limit - 1 - s.points(seat));
        value += 0.5F * s.standing.gain(seat, std::min(s.points(seat), room));
        break;
      }
      case Card::lob:
      case Card::prank:
        value += 0.4F * s.beside(seat);
        break;
      case Card::cannonball:
        for (const Seat one : {s.board.left(seat), s.board.right(seat)})
          value += 0.6F * s.standing.weight(one);
        value -= 0.2F * weight;
        break;
      default:
        break;
    }
  };
  if (s.glance.own_character) add(s.board.player(s.me).character);
  for (const Card card : *s.glance.hand) {
    if (fight::is_action(card)) add(card);
  }
  return value + 0.4F * s.whim.next();
}

/// What it is worth to this seat that `owner` aims at `aim`.
float other_aim_value(const Situation& s, Seat owner, Seat aim) {
  const float damage = 0.4F + 0.3F * std::min(4.0F, s.throwables_in_hand(owner));
  return damage * s.standing.weight(aim);
}

}  // namespace

Choice target(const Situation& s, const Question& question) {
  return best_option(question, [&](const Choice& option) { return aim_value(s, fight::seat_in(option)); });
}

Choice retarget(const Situation& s, const Question& question) {
  const Card cause = fight::cause_of(question);
  const auto value = [&](Seat owner, Seat aim) {
    if (owner != s.me) return other_aim_value(s, owner, aim);
    // The attack comes first, what is left of the round after it.
    if (cause == Card::hunt) return worth_of_throwing(s, aim, cause) + 0.3F * aim_value(s, aim);
    if (fight::is_condition(cause)) return worth_in_flight(s, aim) + 0.3F * aim_value(s, aim);
    return aim_value(s, aim);
  };
  // All options but the pass turn the same seat's card.
  const Seat owner = fight::seat_in(question.option(0), 0);
  const float now = value(owner, s.board.aim(owner));
  return best_option(question, [&](const Choice& option) {
    return fight::passed(option) ? now : value(owner, fight::seat_in(option, 1));
  });
}

/// One move at a time: the rules ask again.
Choice confuse(const Situation& s, const Question& question) {
  const Choice spent = cheapest(s, question);
  if (fight::passed(spent)) return spent;
  const float cost = s.worth_of_card(fight::card_in(spent)) + 0.05F;
  return best_option(question, [&](const Choice& option) {
    if (fight::passed(option)) return 0.0F;
    if (option[0] != spent[0]) return -1.0F;
    const Seat owner = fight::seat_in(option, 1);
    // The own aim is better chosen at the round's start.
    if (owner == s.me) return -1.0F;
    // Cards that act later this round still use the aim; after set 3 nothing does.
    const float left = s.board.set == 3 ? 0.3F : 1.0F;
    return left * (other_aim_value(s, owner, fight::seat_in(option, 2)) -
                   other_aim_value(s, owner, s.board.aim(owner))) -
           cost;
  });
}

Choice cheer(const Situation& s, const Question& question) {
  return best_option(question, [&](const Choice& option) {
    const Seat with = fight::seat_in(option);
    if (fight::verb_of(option) == Verb::cheer_heal) {
      const float own = s.points(s.me) > 0 ? s.healed(1) : 0;
      return own + (s.points(with) > 0 ? s.standing.gain(with, -1) : 0);
    }
    return s.weights.unseen_card * (1 - s.standing.weight(with));
  });
}

Choice swap(const Situation& s, const Question& question) {
  return best_option(question, [&](const Choice& option) {
    const auto first = landing_of_action(s.board, fight::seat_in(option, 0)).seat;
    const auto second = landing_of_action(s.board, fight::seat_in(option, 1)).seat;
    if (first == second) return 0.0F;
    const float more = s.throwables_in_hand(second) - s.throwables_in_hand(first);
    const auto worth = [&](Seat seat) { return seat == s.me ? 1.0F : -s.standing.weight(seat); };
    return k_throwable * (more * worth(first) - more * worth(second));
  });
}

Choice splat(const Situation& s, const Question& question) {
  // An event is not aimed: nobody hides from it (CC-344).
  const bool aimed = fight::cause_of(question) == Card::ari_attack;
  return best_option(question, [&](const Choice& option) {
    Landing landing{fight::seat_in(option), true, true};
    if (aimed) landing = landing_of_action(s.board, landing.seat);
    return landing.damages ? s.standing.gain(landing.seat, 1) : 0;
  });
}

Choice copy(const Situation& s, const Question& question) {
  const auto& player = s.board.player(s.me);
  const Card action = player.copied_action;
  // WF-A53: with two players the copier's own aim counts.
  const Seat aim = s.board.aim(s.board.seats == 2 ? s.me : core::seat_at(player.copied_seat));
  const auto accept = question.option(0);
  const auto decline = fight::pass_choice();
  switch (action) {
    case Card::hide:
      return threat_to_me(s).attackers > 0 ? accept : decline;
    case Card::mishap:
      return aim == s.me ? decline : accept;
    case Card::throw_food:
    case Card::lob:
    case Card::swing:
    case Card::blast:
    case Card::shove:
    case Card::mope:
    case Card::tackle:
    case Card::caricature:
    case Card::prank:
    case Card::belch:
    case Card::taunt:
      return aim == s.me ? decline : accept;
    default:
      return accept;
  }
}

Choice vote(const Situation& s, const Question& question) {
  using fight::cafe_chaos::EventCard;
  const auto& plan = s.glance.plan;
  const auto planned = [&](Card action) { return std::find(plan.begin(), plan.end(), action) != plan.end(); };
  const bool throws = planned(Card::throw_food) && s.hand.bases() > 0;
  const int attackers = aims_at(s.board, s.me);
  bool up = false;
  if (fight::cause_of(question) == card_of(EventCard::streaming_live)) {
    up = planned(Card::duck) || (s.hand.cards() == 2 && throws);
  } else {
    up = throws && attackers == 0;
  }
  return question.option(up ? 0 : 1);
}

}  // namespace bots::fight_answers
