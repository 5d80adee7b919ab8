// Counts what deserves an award.
#include "game/food_fight/chronicle.hpp"

#include <algorithm>

#include "game/stage/awards.hpp"

namespace game::food_fight {

using rules::EventKind;
using rules::Reason;

void Chronicle::note(const core::Event& event) {
  switch (kind_of(event)) {
    case EventKind::attack_declared: {
      const auto attack = event.as<rules::AttackDeclared>();
      at(attack.attacker).thrown += attack.size;
      return;
    }
    case EventKind::card_moved: {
      const auto moved = event.as<rules::CardMoved>();
      const bool theft = moved.from == rules::Place::hand && moved.to == rules::Place::hand &&
                         (moved.by == moved.to_seat || moved.cause == Card::goose) &&
                         moved.cause != Card::power_scoop;
      if (theft && moved.to_seat != rules::k_nobody) ++at(moved.to_seat).stolen;
      return;
    }
    case EventKind::attack_hit: {
      const auto hit = event.as<rules::AttackHit>();
      ++at(hit.attacker).hits;
      at(hit.attacker).chaos += hit.chaos != 0 ? 1 : 0;
      return;
    }
    case EventKind::attack_answered:
      ++at(event.as<rules::AttackAnswered>().target).dodged;
      return;
    case EventKind::points_changed: {
      const auto changed = event.as<rules::PointsChanged>();
      const int change = changed.after - changed.before;
      Record& record = at(changed.seat);
      if (change < 0) {
        record.healed -= change;
        return;
      }
      const bool other = changed.by != rules::k_nobody && changed.by != changed.seat;
      if (other) at(changed.by).dealt += change;
      if (changed.by == changed.seat) record.self += change;
      if (changed.reason == Reason::attack || changed.reason == Reason::deflected) {
        record.taken_hits += change;
      } else if (changed.reason == Reason::splash || changed.reason == Reason::counter) {
        record.taken_splash += change;
      } else {
        record.taken_other += change;
      }
      return;
    }
    default:
      return;
  }
}

std::vector<stage::Award> Chronicle::awards(const Names& names, int seats) const {
  using Kinds = std::array<stage::AwardKind<Record>, 8>;
  static constexpr Kinds k_chaos{{
      {&Record::chaos, 1, "Master of chaos", "Cafe Chaos", "times Cafe Chaos", "food-pizza"},
      {&Record::thrown, 4, "Food slinger", "card thrown", "cards thrown", "food-tomato"},
      {&Record::dodged, 2, "Slippery", "attack that missed", "attacks that missed", "action-duck"},
      {&Record::stolen, 2, "Sticky fingers", "card stolen", "cards stolen", "action-stalk"},
      {&Record::dealt, 4, "Sharpshooter", "point for others", "points for others", "action-throw"},
      {&Record::healed, 3, "Clean napkin", "point wiped off", "points wiped off", "minus-heart"},
      {&Record::self, 2, "Own worst enemy", "point by the own doing", "points by the own doing",
       "action-mishap"},
      {&Record::taken_splash, 2, "Wrong place", "point from splashes", "points from splashes", "blot-3"},
  }};
  static constexpr Kinds k_food{{
      {&Record::chaos, 1, "What a thrower?!", "What the Food", "What the Foods", "food-pizza-slice"},
      {&Record::thrown, 4, "Food slinger", "card thrown", "cards thrown", "food-hot-dog"},
      {&Record::dodged, 2, "Slippery", "attack that missed", "attacks that missed", "action-duck"},
      {&Record::stolen, 2, "Heartbreaker", "card coaxed away", "cards coaxed away", "action-flirt"},
      {&Record::dealt, 4, "Sharpshooter", "point for others", "points for others", "action-pitch"},
      {&Record::healed, 3, "Light tray", "point dropped", "points dropped", "minus-heart"},
      {&Record::self, 2, "Own worst enemy", "point by the own doing", "points by the own doing",
       "action-hide"},
      {&Record::taken_splash, 2, "Wrong place", "point from splatter", "points from splatter", "blot-3"},
  }};
  const bool chaos = names.cards.is(rules::Fight::cafe_chaos);
  std::vector<stage::Award> found = stage::awards_for(records_, chaos ? k_chaos : k_food, names, seats);
  if (found.size() < 3) {
    const auto got = [](const Record& record) {
      return record.taken_hits + record.taken_splash + record.taken_other;
    };
    const auto* cleanest = std::min_element(records_.begin(), records_.begin() + seats,
                                            [&got](const auto& a, const auto& b) { return got(a) < got(b); });
    found.push_back({"Cleanest tray",
                     names[static_cast<int>(cleanest - records_.begin())] + ": " +
                         points_words(got(*cleanest)) + " in all",
                     static_cast<int>(cleanest - records_.begin()),
                     chaos ? "seat-tray-4" : "seat-tray-plain-4"});
  }
  return found;
}

std::string Chronicle::points_text(int seat, const BookPages& pages) const {
  const Record& record = records_[static_cast<std::size_t>(seat)];
  std::string text;
  const auto add = [&text](int points, std::string_view before) {
    if (points > 0) text += (text.empty() ? "" : ", ") + std::string(before) + " " + std::to_string(points);
  };
  add(record.taken_hits, "hit");
  add(record.taken_splash, pages.splash);
  add(record.taken_other, "other");
  add(record.healed, pages.healed);
  return text.empty() ? "spotless" : text;
}

}  // namespace game::food_fight
