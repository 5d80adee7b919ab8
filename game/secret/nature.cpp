// The kinds of the games by what they need (table-files: kinds).
#include "game/secret/nature.hpp"

#include <algorithm>
#include <array>

#include "engine/cooking_customers/events.hpp"
#include "engine/cooking_customers/question.hpp"
#include "engine/food_fight/question.hpp"

namespace game::secret {

namespace {

using food_fight::Card;
using food_fight::Kind;
using food_fight::Verb;

struct GameFamily {
  std::string_view game;
  Family family;
};
constexpr std::array<GameFamily, 3> k_families{GameFamily{"cafe-chaos", Family::fight},
                                               GameFamily{"what-the-food", Family::fight},
                                               GameFamily{"cooking-customers", Family::kitchen}};

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

Nature kitchen_nature(const core::Question& question) {
  switch (cooking_customers::kind_of(question)) {
    case cooking_customers::Kind::play:
    case cooking_customers::Kind::counter:
      return Nature::hand;
    case cooking_customers::Kind::lose:  // supplies hang in sight
      return Nature::open;
  }
  return Nature::hand;
}

}  // namespace

Family family_of(const core::Game& game) {
  for (const GameFamily& entry : k_families) {
    if (entry.game == game.id()) return entry.family;
  }
  return Family::open;
}

Nature nature_of(const core::Game& game, const core::Question& question) {
  switch (family_of(game)) {
    case Family::fight:
      return food_fight_nature(question);
    case Family::kitchen:
      return kitchen_nature(question);
    case Family::open:
      break;
  }
  return Nature::open;
}

bool has_hidden_hands(const core::Game& game) {
  return family_of(game) != Family::open;
}

std::string_view reason_for(const core::Game& game, const core::Question* question) {
  if (family_of(game) != Family::kitchen) return {};
  const bool turn =
      question != nullptr && cooking_customers::kind_of(*question) == cooking_customers::Kind::play;
  return turn ? "your turn" : "an attack: can you stop it?";
}

bool goes_on_unseen(const core::Game& game, std::span<const core::Event> since, const core::Question& next) {
  using cooking_customers::EventKind;
  if (family_of(game) != Family::kitchen) return false;
  if (cooking_customers::kind_of(next) != cooking_customers::Kind::play) return false;
  return std::none_of(since.begin(), since.end(), [](const core::Event& event) {
    const auto kind = static_cast<EventKind>(event.kind());
    if (kind == EventKind::turn_started) return true;
    if (kind != EventKind::card_played) return false;
    const auto played = event.as<cooking_customers::CardPlayed>();
    return played.on != played.seat || !cooking_customers::is_helpful(played.card);
  });
}

bool declines_when_late(const core::Game& game) {
  return family_of(game) == Family::kitchen;
}

std::optional<core::Choice> choice_when_late(const core::Game& game, const core::Question& question) {
  using cooking_customers::Kind;
  if (!declines_when_late(game) || cooking_customers::kind_of(question) != Kind::counter) return std::nullopt;
  return core::Choice(static_cast<std::uint8_t>(cooking_customers::Verb::pass), {});
}

}  // namespace game::secret
