// The kinds of the food fights by what they need (table-files: kinds).
#include "game/secret/nature.hpp"

#include <algorithm>
#include <array>

#include "engine/food_fight/question.hpp"

namespace game::secret {

namespace {

using food_fight::Card;
using food_fight::Kind;
using food_fight::Verb;

constexpr std::array<std::string_view, 2> k_food_fights{"cafe-chaos", "what-the-food"};

bool is_food_fight(const core::Game& game) {
  return std::find(k_food_fights.begin(), k_food_fights.end(), game.id()) != k_food_fights.end();
}

/// Given away are cards of the hand, but for Cannonball's and the Janitor's, which lie on the Floor.
Nature nature_of_gift(const core::Question& question) {
  const bool from_floor = food_fight::cause_of(question) == Card::cannonball ||
                          food_fight::verb_of(question.option(0)) == Verb::give_to;
  return from_floor ? Nature::open : Nature::hand;
}

Nature food_fight_nature(const core::Question& question) {
  switch (food_fight::kind_of(question)) {
    case Kind::plan:
      return Nature::plan;
    case Kind::vote:
      return Nature::vote;
    case Kind::give:
      return nature_of_gift(question);
    case Kind::throw_food:
    case Kind::blast:
    case Kind::belch:
    case Kind::confuse:
    case Kind::offer:
    case Kind::keep:
    case Kind::discard:
    case Kind::eat:
    case Kind::yeet:
    case Kind::drop:
    case Kind::add:
    case Kind::counter:
    case Kind::self:
    case Kind::trade:
    case Kind::event:
      return Nature::hand;
    case Kind::target:
    case Kind::retarget:
    case Kind::take:
    case Kind::swing:
    case Kind::cheer:
    case Kind::claim:
    case Kind::more:
    case Kind::swap:
    case Kind::splat:
    case Kind::copy:
      return Nature::open;
  }
  return Nature::hand;
}

}  // namespace

Nature nature_of(const core::Game& game, const core::Question& question) {
  return is_food_fight(game) ? food_fight_nature(question) : Nature::open;
}

bool has_hidden_hands(const core::Game& game) {
  return is_food_fight(game);
}

}  // namespace game::secret
