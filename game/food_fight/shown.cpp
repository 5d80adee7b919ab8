// Keeps the shown table: one small change for each kind of event.
#include "game/food_fight/shown.hpp"

#include <algorithm>

#include "engine/food_fight/what_the_food/cards.hpp"
#include "render/palette.hpp"

namespace game::food_fight {

namespace {

using rules::EventKind;

constexpr Card k_fire_drill = rules::what_the_food::card_of(rules::what_the_food::EventCard::fire_drill);

void set_points(ShownSeat& seat, int points, render::Colour blot) {
  seat.points = points;
  const auto covered = static_cast<std::size_t>(std::clamp(points, 0, 10));
  while (seat.blots.size() > covered) seat.blots.pop_back();
  while (seat.blots.size() < covered) seat.blots.push_back(blot);
}

/// Takes the newest card of that number away; one that was not known before was one of the hidden ones.
void take(std::vector<Card>& cards, Card card) {
  auto found = std::find(cards.rbegin(), cards.rend(), card);
  if (found == cards.rend()) found = std::find(cards.rbegin(), cards.rend(), Card::hidden);
  if (found != cards.rend()) {
    cards.erase(std::next(found).base());
  } else if (card == Card::hidden && !cards.empty()) {
    cards.pop_back();
  }
}

void move_card(Shown& shown, const rules::CardMoved& moved) {
  switch (moved.from) {
    case rules::Place::deck:
      shown.deck = std::max(0, shown.deck - 1);
      break;
    case rules::Place::floor:
      take(shown.floor, moved.card);
      break;
    case rules::Place::trash:
      take(shown.trash, moved.card);
      break;
    case rules::Place::aside:
      take(shown.aside, moved.card);
      break;
    case rules::Place::hand:
      if (moved.from_seat < shown.seats && moved.to != rules::Place::mat) --shown.at(moved.from_seat).cards;
      break;
    case rules::Place::mat:
      if (moved.from_seat < shown.seats && moved.to != rules::Place::hand) --shown.at(moved.from_seat).cards;
      break;
  }
  switch (moved.to) {
    case rules::Place::deck:
      ++shown.deck;
      break;
    case rules::Place::floor:
      shown.floor.push_back(moved.card);
      break;
    case rules::Place::trash:
      shown.trash.push_back(moved.card);
      break;
    case rules::Place::aside:
      shown.aside.push_back(moved.card);
      break;
    case rules::Place::hand:
      if (moved.to_seat < shown.seats && moved.from != rules::Place::mat) ++shown.at(moved.to_seat).cards;
      break;
    case rules::Place::mat:
      break;
  }
}

void start_round(Shown& shown, const rules::RoundStarted& round) {
  shown.round = round.round;
  shown.start = round.start;
  // Two players have no target cards (WF-100).
  shown.phase = shown.seats > 2 ? rules::Phase::target : rules::Phase::plan;
  shown.set = 0;
  shown.turn = -1;
}

/// Cafe Chaos: the event of the round. What the Food?!: one more in the line of those to be resolved.
void reveal_event(Shown& shown, const rules::EventRevealed& revealed) {
  if (shown.fight == rules::Fight::cafe_chaos) {
    shown.phase = rules::Phase::event;
    shown.event = revealed.event;
    shown.vote = rules::Vote::none;
    shown.events_left = revealed.left;
    return;
  }
  switch (source_of(shown, revealed)) {
    case EventSource::deck:
      shown.deck = revealed.left;
      break;
    case EventSource::hand:
      --shown.at(revealed.by).cards;
      if (shown.flight.in_the_air() && revealed.event == k_fire_drill) {
        shown.flight.cancelled = true;
        shown.flight.cancelled_by = revealed.by;
      }
      break;
    case EventSource::table:
      take(shown.aside, revealed.event);
      break;
  }
  if (shown.event != Card::none) return shown.waiting.push_back({revealed.event, revealed.by});
  shown.event = revealed.event;
  shown.event_by = revealed.by;
}

/// The next in line is resolved; a resolved event of What the Food?! lies in the trash (WF-A23).
void end_event(Shown& shown, Card event) {
  if (shown.fight == rules::Fight::what_the_food) shown.trash.push_back(event);
  shown.event = Card::none;
  shown.event_by = -1;
  shown.vote = rules::Vote::none;
  if (shown.waiting.empty()) return;
  shown.event = shown.waiting.front().event;
  shown.event_by = shown.waiting.front().active;
  shown.waiting.erase(shown.waiting.begin());
}

void flip(Shown& shown, const rules::CardsFlipped& flipped) {
  shown.phase = rules::Phase::act;
  shown.set = flipped.set;
  shown.turn = -1;
  const auto place = static_cast<std::size_t>(flipped.set - 1);
  for (int seat = 0; seat < shown.seats; ++seat) {
    const auto index = static_cast<std::size_t>(seat);
    shown.at(seat).plan[place] = flipped.cards[index];
    shown.at(seat).stands_for[place] = flipped.stands_for[index];
    shown.at(seat).acted = false;
  }
}

void clear_mats(Shown& shown) {
  for (auto& seat : shown.seat) {
    seat.plan.fill(Card::none);
    seat.stands_for.fill(Card::none);
    seat.worn.clear();
  }
  shown.splats.clear();
  shown.set = 0;
  shown.turn = -1;
}

/// What the events say about the food in the air.
void follow_flight(Shown& shown, const core::Event& event) {
  Flight& flight = shown.flight;
  switch (kind_of(event)) {
    case EventKind::attack_declared: {
      const auto attack = event.as<rules::AttackDeclared>();
      flight = {true, false, false, attack.action, attack.attacker, attack.attacker, attack.target, false};
      return;
    }
    case EventKind::attack_moved: {
      const auto moved = event.as<rules::AttackMoved>();
      if (!flight.in_the_air()) return;
      flight.from = moved.from;
      flight.to = moved.to;
      flight.bounced = true;
      return;
    }
    case EventKind::attack_answered: {
      const auto answer = event.as<rules::AttackAnswered>();
      flight.landed = answer.receiver >= shown.seats;
      if (flight.landed) return;
      flight.from = answer.target;
      flight.to = answer.receiver;
      flight.bounced = true;
      return;
    }
    case EventKind::attack_hit:
      flight.landed = flight.stuck = true;
      flight.to = event.as<rules::AttackHit>().victim;
      return;
    case EventKind::points_changed:
      if (event.as<rules::PointsChanged>().reason == rules::Reason::deflected)
        flight.landed = flight.stuck = true;
      return;
    case EventKind::card_moved:
      if (flight.on && shown.aside.empty()) flight = {};
      return;
    case EventKind::turn_ended:
      flight = {};
      return;
    default:
      return;
  }
}

void change(Shown& shown, const core::Event& event, render::Colour blot) {
  switch (kind_of(event)) {
    case EventKind::round_started:
      return start_round(shown, event.as<rules::RoundStarted>());
    case EventKind::target_set: {
      const auto set = event.as<rules::TargetSet>();
      shown.at(set.seat).target = set.target;
      return;
    }
    case EventKind::plan_placed: {
      const auto placed = event.as<rules::PlanPlaced>();
      shown.phase = rules::Phase::plan;
      shown.at(placed.seat).plan.fill(Card::hidden);
      shown.at(placed.seat).stands_for.fill(Card::none);
      return;
    }
    case EventKind::event_revealed:
      return reveal_event(shown, event.as<rules::EventRevealed>());
    case EventKind::votes_counted:
      shown.vote = event.as<rules::VotesCounted>().result;
      return;
    case EventKind::event_ended:
      return end_event(shown, event.as<rules::EventEnded>().event);
    case EventKind::cards_flipped:
      return flip(shown, event.as<rules::CardsFlipped>());
    case EventKind::copy_decided: {
      const auto decided = event.as<rules::CopyDecided>();
      if (shown.set < 1) return;
      const Card action = decided.accepted != 0 ? decided.action : Card::none;
      shown.at(decided.seat).stands_for[static_cast<std::size_t>(shown.set - 1)] = action;
      return;
    }
    case EventKind::turn_started:
      shown.turn = event.as<rules::TurnStarted>().seat;
      return;
    case EventKind::turn_ended:
      // The light stays where it is until the next turn begins.
      shown.at(event.as<rules::TurnEnded>().seat).acted = true;
      return;
    case EventKind::card_moved:
      return move_card(shown, event.as<rules::CardMoved>());
    case EventKind::deck_reshuffled:
      shown.deck = event.as<rules::DeckReshuffled>().size;
      shown.trash.clear();
      return;
    case EventKind::points_changed: {
      const auto changed = event.as<rules::PointsChanged>();
      return set_points(shown.at(changed.seat), changed.after, blot);
    }
    case EventKind::hands_swapped: {
      const auto swapped = event.as<rules::HandsSwapped>();
      // The event tells what has moved; characters' actions and what lies on the mats stay.
      shown.at(swapped.first).cards += swapped.first_cards - swapped.second_cards;
      shown.at(swapped.second).cards += swapped.second_cards - swapped.first_cards;
      return;
    }
    case EventKind::mats_shifted:
      for (auto& seat : shown.seat) std::rotate(seat.plan.begin(), seat.plan.begin() + 1, seat.plan.end());
      return;
    case EventKind::round_ended:
      return clear_mats(shown);
    case EventKind::window_opened: {
      const auto opened = event.as<rules::WindowOpened>();
      shown.window = opened.moment;
      shown.window_seat = opened.seat < shown.seats ? opened.seat : -1;
      shown.stirred = false;
      return;
    }
    case EventKind::game_over: {
      const auto over = event.as<rules::GameOver>();
      shown.over = true;
      shown.phase = rules::Phase::over;
      shown.winners = over.winners;
      return;
    }
    default:
      return;
  }
}

}  // namespace

Card Shown::acting(int index) const {
  if (set < 1 || set > rules::k_sets) return Card::none;
  return at(index).stands_for[static_cast<std::size_t>(set - 1)];
}

Shown shown_from(const rules::View& view) {
  const rules::Board& board = view.board;
  Shown shown;
  shown.fight = board.fight;
  shown.seats = board.seats;
  shown.limit = board.limit;
  shown.round = board.round;
  shown.start = board.start;
  shown.phase = board.phase;
  shown.set = board.phase == rules::Phase::act ? board.set : 0;
  shown.event = board.event;
  shown.waiting.assign(view.waiting.begin(), view.waiting.end());
  if (shown.event == Card::none && !shown.waiting.empty()) {
    shown.event = shown.waiting.front().event;
    shown.event_by = shown.waiting.front().active;
    shown.waiting.erase(shown.waiting.begin());
  }
  shown.vote = board.vote;
  shown.deck = view.deck_size;
  shown.events_left = view.events_size;
  for (int index = 0; index < shown.seats; ++index) {
    const auto at = static_cast<std::size_t>(index);
    const rules::Player& player = board.players[at];
    ShownSeat& seat = shown.at(index);
    seat.target = player.target;
    seat.character = player.character;
    seat.cards = view.owned[at];
    seat.plan = view.plans[at];
    seat.stands_for = player.face_up;
    set_points(seat, player.points, render::k_tomato);
  }
  shown.floor.assign(view.floor.begin(), view.floor.end());
  shown.trash.assign(view.trash.begin(), view.trash.end());
  shown.aside.assign(view.aside.begin(), view.aside.end());
  return shown;
}

void apply(Shown& shown, const core::Event& event, render::Colour blot) {
  change(shown, event, blot);
  follow_flight(shown, event);
  shown.stirred = shown.stirred || rules::stirs(event);
}

EventSource source_of(const Shown& shown, const rules::EventRevealed& revealed) {
  if (revealed.left < shown.deck) return EventSource::deck;
  const auto lies = [&shown](Card card) {
    return std::find(shown.aside.begin(), shown.aside.end(), card) != shown.aside.end();
  };
  return lies(revealed.event) || lies(Card::hidden) ? EventSource::table : EventSource::hand;
}

Mood mood_at_rest(const Shown& shown, int seat) {
  if (shown.over) return ((shown.winners >> seat) & 1U) != 0 ? Mood::glee : Mood::gloom;
  switch (shown.acting(seat)) {
    case Card::duck:
      return Mood::duck;
    case Card::hide:
      return Mood::hide;
    case Card::panic:
      return Mood::panic;
    case Card::throw_food:
    case Card::extra_throw:
    case Card::hunt:
    case Card::lob:
    case Card::pitch:
    case Card::swing:
    case Card::blast:
    case Card::vengeance:
      return shown.at(seat).acted ? Mood::calm : Mood::aim;
    case Card::boast:
      return Mood::glee;
    case Card::flirt:
    case Card::goose:
    case Card::mock:
    case Card::scare:
      return shown.at(seat).acted ? Mood::calm : Mood::glee;
    case Card::sneeze:
      return shown.at(seat).acted ? Mood::calm : Mood::gloom;
    default:
      return shown.at(seat).points >= shown.limit - 2 ? Mood::gloom : Mood::calm;
  }
}

}  // namespace game::food_fight
