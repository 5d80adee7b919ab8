// Counts what deserves an award.
#include "game/cooking/chronicle.hpp"

#include <algorithm>

#include "game/stage/awards.hpp"

namespace game::cooking {

void Chronicle::note(const core::Event& event) {
  note_work(event);
  note_attack(event);
}

void Chronicle::note_work(const core::Event& event) {
  switch (kind_of(event)) {
    case EventKind::turn_started:
      roll_meals_ = 0;
      return;
    case EventKind::turn_skipped:
      ++at(event.as<rules::TurnSkipped>().seat).skipped;
      return;
    case EventKind::table_completed: {
      const auto done = event.as<rules::TableCompleted>();
      ++at(done.seat).orders;
      purses_[done.side].tips.push_back(done.tip);
      at(done.seat).best_tip = std::max<int>(at(done.seat).best_tip, done.tip);
      return;
    }
    case EventKind::meals_added: {
      const auto added = event.as<rules::MealsAdded>();
      Record& record = at(added.seat);
      record.meals += added.meals;
      purses_[added.side].meals += added.meals;
      record.spilt += added.lost;
      if (added.cause == rules::MealCause::cooking_roll || added.cause == rules::MealCause::extra_roll) {
        roll_meals_ += added.meals + added.lost;
        record.most_meals = std::max(record.most_meals, roll_meals_);
      }
      return;
    }
    case EventKind::cook_placed: {
      const auto placed = event.as<rules::CookPlaced>();
      if (placed.by == placed.seat && !is_seat(placed.from)) ++at(placed.seat).hired;
      return;
    }
    case EventKind::crew_lost: {
      const auto lost = event.as<rules::CrewLost>();
      if (lost.cause == Card::none) ++at(lost.seat).fired;
      return;
    }
    default:
      return;
  }
}

std::vector<stage::Award> Chronicle::awards(const Names& names, int seats) const {
  static constexpr std::array<stage::AwardKind<Record>, 13> k_kinds{{
      {&Record::cooked, 1, "Customer stew", "customer cooked", "customers cooked", "kitchen-found-hair"},
      {&Record::most_meals, 5, "Busy pan", "meal in one turn", "meals in one turn", "kitchen-double-shift"},
      {&Record::lured, 1, "Head hunter", "cook or helper lured away", "cooks and helpers lured away",
       "kitchen-better-offer"},
      {&Record::calmed, 2, "Cool head", "attack stopped", "attacks stopped", "kitchen-simmer-down"},
      {&Record::fired, 2, "Hire and fire", "cook fired by the dice", "cooks fired by the dice",
       "kitchen-die-fired"},
      {&Record::sabotage, 3, "Banana peeler", "nasty thing laid before others",
       "nasty things laid before others", "kitchen-tripped"},
      {&Record::stolen, 1, "Light fingers", "supply stolen", "supplies stolen", "kitchen-thief"},
      {&Record::sent, 2, "The guests' friend", "complaint that hit", "complaints that hit",
       "kitchen-wants-the-manager"},
      {&Record::best_tip, 8, "Big tipper's darling", "dollar for one order", "dollars for one order",
       "kitchen-daily-special"},
      {&Record::spilt, 3, "Too many cooks", "meal too many", "meals too many", "kitchen-dine-and-dash"},
      {&Record::meals_lost, 4, "Empty plates", "meal taken off the pass", "meals taken off the pass",
       "kitchen-cold-food"},
      {&Record::skipped, 2, "Long break", "turn skipped", "turns skipped", "kitchen-take-a-break"},
      {&Record::meals, 1, "Head chef", "meal served", "meals served", "kitchen-super-cook"},
  }};
  std::vector<stage::Award> found = stage::awards_for(records_, k_kinds, names, seats);
  if (found.size() >= 2) return found;
  // A short game: somebody has hired cooks, or has none to show for it.
  const auto* keenest = std::max_element(records_.begin(), records_.begin() + seats,
                                         [](const auto& a, const auto& b) { return a.hired < b.hired; });
  const int seat = static_cast<int>(keenest - records_.begin());
  const int hired = keenest->hired;
  found.push_back({"Personnel office",
                   names[seat] + ": " + std::to_string(hired) + (hired == 1 ? " cook hired" : " cooks hired"),
                   seat, "kitchen-cook"});
  return found;
}

std::string Chronicle::points_text(int side) const {
  const Purse& purse = purses_[static_cast<std::size_t>(side)];
  std::string text;
  for (const int tip : purse.tips) text += (text.empty() ? "$" : " + $") + std::to_string(tip);
  if (text.empty()) text = "no tips";
  return text + ", " + meals_words(purse.meals);
}

}  // namespace game::cooking
