// Whose turn it is, and whom it concerns.
#include "game/cooking/pace.hpp"

#include <algorithm>
#include <array>

namespace game::cooking {

namespace {

struct Pace {
  int places;  ///< from so many on
  double factor;
};
/// Of bots' turns, while people wait for theirs: twenty seconds at most with four places (S16).
constexpr std::array<Pace, 4> k_paces{Pace{9, 2.0}, Pace{6, 1.6}, Pace{4, 1.3}, Pace{0, 1.0}};

bool is_person(std::span<const stage::Who> seats, int seat) {
  return seat >= 0 && seat < static_cast<int>(seats.size()) && seats[static_cast<std::size_t>(seat)].person;
}

/// Seats of the sides that people play for, as bits: partners may stop an attack.
unsigned sides_of_people(const Shown& shown, std::span<const stage::Who> seats) {
  unsigned all = 0;
  for (int seat = 0; seat < shown.board.seats; ++seat) {
    if (is_person(seats, seat)) all |= shown.members(shown.side_of(seat));
  }
  return all;
}

bool holds(unsigned seats, int seat) {
  return seat >= 0 && seat < rules::k_most_seats && (seats >> static_cast<unsigned>(seat) & 1U) != 0;
}

/// An attack waits for them, or somebody stands at their pass.
bool threatens(const Shown& shown, unsigned seats) {
  const bool attacked = shown.board.attack.waits() && holds(seats, shown.board.attack.on);
  return attacked || (shown.visit.there() && holds(seats, shown.visit.on));
}

/// Whom an event strikes, where its own seat tells.
int struck(const core::Event& event) {
  switch (kind_of(event)) {
    case EventKind::card_played:
      return event.as<rules::CardPlayed>().on;
    case EventKind::attack_struck:
      return event.as<rules::AttackStruck>().on;
    case EventKind::minus_laid:
      return event.as<rules::MinusLaid>().seat;
    case EventKind::crew_lost:
      return event.as<rules::CrewLost>().seat;
    case EventKind::supply_lost:
      return event.as<rules::SupplyLost>().seat;
    case EventKind::turn_lost:
      return event.as<rules::TurnLost>().seat;
    case EventKind::turn_skipped:
      return event.as<rules::TurnSkipped>().seat;
    case EventKind::meals_removed:
      return event.as<rules::MealsRemoved>().seat;
    case EventKind::table_taken:
      return event.as<rules::TableTaken>().from;
    case EventKind::cook_placed:
      return event.as<rules::CookPlaced>().from;
    case EventKind::helper_placed:
      return event.as<rules::HelperPlaced>().from;
    case EventKind::supply_hung:
      return event.as<rules::SupplyHung>().from;
    default:
      return -1;
  }
}

}  // namespace

bool people_watch(std::span<const stage::Who> seats) {
  return std::any_of(seats.begin(), seats.end(), [](const stage::Who& who) { return who.person; });
}

double pace_of(const Step& step, std::span<const stage::Who> seats) {
  const Shown& before = step.start.shown;
  if (!people_watch(seats) || step.after.over) return 1.0;
  if (is_person(seats, before.board.turn) || is_person(seats, step.after.board.turn)) return 1.0;
  const unsigned sides = sides_of_people(before, seats);
  if (threatens(before, sides) || threatens(step.after, sides)) return 1.0;
  const bool strikes = std::any_of(step.events.begin(), step.events.end(), [seats](const core::Event& event) {
    return is_person(seats, struck(event));
  });
  if (strikes) return 1.0;
  return std::find_if(k_paces.begin(), k_paces.end(),
                      [seats](const Pace& pace) { return static_cast<int>(seats.size()) >= pace.places; })
      ->factor;
}

}  // namespace game::cooking
