// Every kind of decision is made on the table with d-pad, confirm and back, and gives only legal answers.
#include <doctest/doctest.h>

#include <map>
#include <set>
#include <string>

#include "engine/core/game.hpp"
#include "engine/core/match.hpp"
#include "game/food_fight/choice/choice.hpp"
#include "game/food_fight/choice/choice_words.hpp"
#include "render/random.hpp"

namespace {

using game::devices::Action;
using game::devices::Logical;
using game::food_fight::Choice;
using game::food_fight::Spot;

constexpr std::array k_ways{Logical::move_left, Logical::move_right, Logical::move_up, Logical::move_down};

Action press(Logical logical) {
  Action action;
  action.device = game::devices::k_keyboard_right;
  action.logical = logical;
  return action;
}

Action click(render::Point at) {
  Action action;
  action.device = game::devices::k_mouse;
  action.logical = Logical::confirm;
  action.pointer = {at.x, at.y};
  return action;
}

core::Match new_match(int seats, std::uint64_t seed) {
  const core::Game* game = core::find_game("cafe-chaos");
  REQUIRE(game != nullptr);
  core::Header header;
  header.game = game;
  header.setup.seats = seats;
  header.setup.seed = seed;
  header.setup.options = game->full_options(seats);
  auto match = core::Match::start(std::move(header));
  REQUIRE(match);
  return *std::move(match);
}

std::pair<int, int> key(const Spot& spot) {
  return {static_cast<int>(spot.kind), spot.value};
}

/// All spots that moves of the focus reach from where it is.
std::set<std::pair<int, int>> reach(const Choice& start) {
  std::set<std::pair<int, int>> seen;
  std::vector<Choice> open{start};
  while (!open.empty()) {
    const Choice here = open.back();
    open.pop_back();
    if (here.focus() == nullptr || !seen.insert(key(*here.focus())).second) continue;
    for (const Logical way : k_ways) {
      Choice next = here;
      (void)next.act(press(way));
      open.push_back(next);
    }
  }
  return seen;
}

/// Presses at random until an answer is made.
std::optional<core::Choice> play(Choice& choice, render::CosmeticRandom& random, bool check_reach) {
  for (int presses = 0; presses < 400; ++presses) {
    if (check_reach && presses < 3) {
      std::set<std::pair<int, int>> lit;
      for (const Spot& spot : choice.spots()) lit.insert(key(spot));
      CHECK(reach(choice) == lit);
    }
    const auto dice = random.next() % 8;
    const Logical logical =
        dice < 4 ? k_ways[dice] : (dice == 4 && presses % 5 == 0 ? Logical::back : Logical::confirm);
    if (auto answer = choice.act(press(logical))) return answer;
  }
  return std::nullopt;
}

}  // namespace

TEST_CASE("All kinds of questions are answered by d-pad and confirm; every lit spot is in reach") {
  render::CosmeticRandom random(5);
  std::map<int, int> kinds;
  for (int game = 0; game < 40; ++game) {
    const int seats = 3 + game % 6;
    core::Match match = new_match(seats, 40 + static_cast<std::uint64_t>(game));
    const auto layout = game::food_fight::lay_out(seats);
    for (int turn = 0; turn < 400 && !match.over(); ++turn) {
      const core::Question question = match.pending().front();
      const auto view = match.game().view(match.position(), question.seat());
      const auto& seen = view.as<food_fight::View>();
      const auto shown = game::food_fight::shown_from(seen);
      const std::string kind(match.game().kind_name(question.kind()));
      CAPTURE(kind);
      CAPTURE(seats);
      Choice choice(layout, shown, question, game::food_fight::hand_of(seen));
      REQUIRE(choice.focus() != nullptr);
      const bool check_reach = ++kinds[question.kind()] <= 25;
      const auto answer = play(choice, random, check_reach);
      REQUIRE(answer);
      REQUIRE(question.accepts(*answer));
      REQUIRE(match.choose(question.seat(), *answer));
    }
  }
  MESSAGE("kinds seen: " << kinds.size());
  CHECK(kinds.size() >= 20);
}

TEST_CASE("Clicks alone answer every question") {
  render::CosmeticRandom random(6);
  for (const int seats : {4, 8}) {
    core::Match match = new_match(seats, 77);
    const auto layout = game::food_fight::lay_out(seats);
    for (int turn = 0; turn < 300 && !match.over(); ++turn) {
      const core::Question question = match.pending().front();
      const auto view = match.game().view(match.position(), question.seat());
      const auto& seen = view.as<food_fight::View>();
      Choice choice(layout, game::food_fight::shown_from(seen), question, game::food_fight::hand_of(seen));
      std::optional<core::Choice> answer;
      for (int presses = 0; presses < 200 && !answer; ++presses) {
        const auto& spots = choice.spots();
        const Spot spot = spots[random.next() % spots.size()];
        const render::Rect rect = choice.rect_of(spot);
        answer = choice.act(click({rect.x + rect.width * 0.5F, rect.y + rect.height * 0.6F}));
      }
      REQUIRE(answer);
      REQUIRE(match.choose(question.seat(), *answer));
    }
  }
}

TEST_CASE("Back takes the last pick away; nothing dark can be picked") {
  core::Match match = new_match(4, 3);
  while (match.pending().front().kind() != static_cast<std::uint8_t>(food_fight::Kind::plan)) {
    const auto& question = match.pending().front();
    REQUIRE(match.choose(question.seat(), question.option(0)));
  }
  const core::Question question = match.pending().front();
  const auto view = match.game().view(match.position(), question.seat());
  const auto layout = game::food_fight::lay_out(4);
  Choice choice(layout, game::food_fight::shown_from(view.as<food_fight::View>()), question,
                game::food_fight::hand_of(view.as<food_fight::View>()));
  CHECK(!choice.can_step_back());
  for (int card = 0; card < 3; ++card) CHECK(!choice.act(press(Logical::confirm)));
  CHECK(choice.picked().size() == 3);
  CHECK(choice.can_step_back());
  (void)choice.act(press(Logical::back));
  CHECK(choice.picked().size() == 2);
  CHECK(!choice.act(press(Logical::confirm)));
  // Three are placed: the word "Ready" is all that is left.
  const auto answer = choice.act(press(Logical::confirm));
  REQUIRE(answer);
  CHECK(question.accepts(*answer));
}
