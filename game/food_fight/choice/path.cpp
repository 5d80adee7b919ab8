// Which things on the table stand for which answer.
#include "game/food_fight/choice/path.hpp"

#include <algorithm>
#include <set>

namespace game::food_fight {

using rules::Kind;
using rules::Verb;

namespace {

Spot seat(int index) {
  return {SpotKind::seat, index};
}
Spot bottle(int owner) {
  return {SpotKind::bottle, owner};
}
Spot hand(int card) {
  return {SpotKind::hand, card};
}
Spot button(Verb verb) {
  return {SpotKind::button, static_cast<int>(verb)};
}

/// Every card is one of its kind: it lies on the floor or it is in a hand.
Spot lying(int card, const Shown& shown) {
  const bool on_floor =
      std::find(shown.floor.begin(), shown.floor.end(), rules::card_at(card)) != shown.floor.end();
  return {on_floor ? SpotKind::floor : SpotKind::hand, card};
}

Path path_of(const core::Choice& choice, const Shown& shown) {
  Path path;
  path.choice = choice;
  const Verb verb = rules::verb_of(choice);
  const auto cards_in_hand = [&] {
    for (int i = 0; i < choice.size; ++i) path.set.push_back(hand(choice[i]));
  };
  switch (verb) {
    case Verb::target:
    case Verb::splat:
      path.rest = {seat(choice[0])};
      break;
    case Verb::plan:
      for (int i = 0; i < choice.size; ++i) path.rest.push_back(hand(choice[i]));
      path.rest.push_back(button(verb));
      break;
    case Verb::retarget:
      path.rest = {bottle(choice[0]), seat(choice[1])};
      break;
    case Verb::confuse:
      path.rest = {hand(choice[0]), bottle(choice[1]), seat(choice[2])};
      break;
    case Verb::take:
    case Verb::give:
      path.rest = {lying(choice[0], shown)};
      break;
    case Verb::give_to:
      path.rest = {lying(choice[0], shown), seat(choice[1])};
      break;
    case Verb::throw_food:
    case Verb::throw_cheese:
    case Verb::offer:
    case Verb::keep:
    case Verb::discard:
    case Verb::add:
    case Verb::eat:
      cards_in_hand();
      path.rest = {button(verb)};
      break;
    case Verb::swing:
    case Verb::swing_cheese:
      path.rest = {lying(choice[0], shown), button(verb)};
      break;
    case Verb::blast:
    case Verb::blast_cheese:
      path.rest = {hand(choice[0]), seat(choice[1]), button(verb)};
      break;
    case Verb::cheer_draw:
    case Verb::cheer_heal:
      path.rest = {button(verb), seat(choice[0])};
      break;
    case Verb::belch:
      path.rest = {choice.size == 0 ? button(verb) : hand(choice[0])};
      break;
    case Verb::swap:
      path.set = {seat(choice[0]), seat(choice[1])};
      break;
    case Verb::yeet_hand:
    case Verb::drop:
    case Verb::counter:
    case Verb::self:
    case Verb::event:
      path.rest = {hand(choice[0])};
      break;
    case Verb::yeet_floor:
      path.rest = {{SpotKind::floor, choice[0]}};
      break;
    case Verb::trade:
      path.rest = {hand(choice[0]), {SpotKind::floor, choice[1]}};
      break;
    case Verb::claim:
    case Verb::draw:
    case Verb::copy:
    case Verb::vote_up:
    case Verb::vote_down:
    case Verb::pass:
      path.rest = {button(verb)};
      break;
  }
  return path;
}

/// A step that all longer ways share asks nothing: the bottle of the only owner, the word that has no other.
void drop_shared(std::vector<Path>& paths) {
  std::set<int> owners;
  std::set<int> cheese;
  for (const Path& path : paths) {
    if (rules::verb_of(path.choice) == Verb::retarget) owners.insert(path.choice[0]);
    const Verb verb = rules::verb_of(path.choice);
    if (verb == Verb::swing_cheese || verb == Verb::blast_cheese) cheese.insert(1);
  }
  for (Path& path : paths) {
    const Verb verb = rules::verb_of(path.choice);
    if (verb == Verb::retarget && owners.size() == 1) path.rest.erase(path.rest.begin());
    if ((verb == Verb::swing || verb == Verb::blast) && cheese.empty()) path.rest.pop_back();
  }
}

}  // namespace

std::vector<Path> paths_of(const core::Question& question, const Shown& shown) {
  std::vector<Path> paths;
  paths.reserve(static_cast<std::size_t>(question.size()));
  for (int i = 0; i < question.size(); ++i) paths.push_back(path_of(question.option(i), shown));
  if (rules::kind_of(question) == Kind::event)
    paths.push_back({{}, {button(k_not_this_round)}, rules::pass_choice()});
  drop_shared(paths);
  return paths;
}

bool needs_hand(const core::Question& question, const std::vector<Path>& paths) {
  const Kind kind = rules::kind_of(question);
  if (kind == Kind::vote || kind == Kind::plan || kind == Kind::keep) return true;
  const auto is_hand = [](const Spot& spot) { return spot.kind == SpotKind::hand; };
  return std::any_of(paths.begin(), paths.end(), [&](const Path& path) {
    return std::any_of(path.set.begin(), path.set.end(), is_hand) ||
           std::any_of(path.rest.begin(), path.rest.end(), is_hand);
  });
}

}  // namespace game::food_fight
