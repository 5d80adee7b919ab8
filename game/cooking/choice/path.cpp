// Which things in the kitchen stand for which answer.
#include "game/cooking/choice/path.hpp"

#include <algorithm>
#include <set>

namespace game::cooking {

using rules::Verb;

namespace {

constexpr int k_supply_stride = 4;

Spot button(Verb verb) {
  return {SpotKind::button, static_cast<int>(verb)};
}

/// What is pointed at after the card, if one is played; else all of it.
std::vector<Spot> places_of(const core::Choice& choice, int me) {
  switch (rules::verb_of(choice)) {
    case Verb::play:
      return {{SpotKind::station, me}};
    case Verb::play_on:
      return {{SpotKind::station, choice[1]}};
    case Verb::take_cook:
      return {{SpotKind::cook, choice[1]}};
    case Verb::take_helper:
      return {{SpotKind::helper, choice[1]}};
    case Verb::steal:
      return {supply_spot(choice[1], rules::card_in(choice, 2))};
    case Verb::take_over:
    case Verb::leave:
      return {{SpotKind::station, choice[1]}, button(rules::verb_of(choice))};
    case Verb::discard:
      return {{SpotKind::tray, 0}};
    case Verb::lose:
      return {supply_spot(me, rules::card_in(choice))};
    case Verb::done:
    case Verb::pass:
      return {button(rules::verb_of(choice))};
    case Verb::counter:
      return {};
  }
  return {};
}

bool begins_with_card(Verb verb) {
  return rules::lays_card(verb) || verb == Verb::discard || verb == Verb::counter;
}

/// Where only one of the two ways of Take a Break leads, there is nothing to choose.
void drop_lonely_words(std::vector<Path>& paths) {
  std::set<int> both;
  std::set<int> seen;
  for (const Path& path : paths) {
    const Verb verb = rules::verb_of(path.choice);
    if (verb != Verb::take_over && verb != Verb::leave) continue;
    const int key = path.choice[1] * 2 + (verb == Verb::leave ? 1 : 0);
    if (seen.contains(key ^ 1)) both.insert(path.choice[1]);
    seen.insert(key);
  }
  for (Path& path : paths) {
    const Verb verb = rules::verb_of(path.choice);
    const bool break_card = verb == Verb::take_over || verb == Verb::leave;
    if (break_card && !both.contains(path.choice[1])) path.steps.pop_back();
  }
}

}  // namespace

int Spot::seat() const {
  switch (kind) {
    case SpotKind::station:
    case SpotKind::cook:
    case SpotKind::helper:
      return value;
    case SpotKind::supply:
      return value / k_supply_stride;
    default:
      return -1;
  }
}

Card Spot::supply() const {
  return rules::k_supplies[static_cast<std::size_t>(value % k_supply_stride)];
}

Spot supply_spot(int seat, Card supply) {
  const auto found = std::find(rules::k_supplies.begin(), rules::k_supplies.end(), supply);
  return {SpotKind::supply, seat * k_supply_stride + static_cast<int>(found - rules::k_supplies.begin())};
}

std::vector<Path> paths_of(const core::Question& question, const std::vector<Card>& row) {
  const int me = core::index(question.seat());
  std::vector<Path> paths;
  for (int i = 0; i < question.size(); ++i) {
    const core::Choice choice = question.option(i);
    const std::vector<Spot> places = places_of(choice, me);
    if (!begins_with_card(rules::verb_of(choice))) {
      paths.push_back({places, choice});
      continue;
    }
    for (std::size_t place = 0; place < row.size(); ++place) {
      if (row[place] != rules::card_in(choice)) continue;
      Path path{{{SpotKind::hand, static_cast<int>(place)}}, choice};
      path.steps.insert(path.steps.end(), places.begin(), places.end());
      paths.push_back(std::move(path));
    }
  }
  drop_lonely_words(paths);
  return paths;
}

bool needs_hand(const core::Question& question) {
  return rules::kind_of(question) != rules::Kind::lose;
}

}  // namespace game::cooking
