// Every decision of the kitchen is made with d-pad, confirm and back, or by clicks, and gives exactly the
// legal answers.
#include "game/cooking/choice/choice.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "engine/cooking_customers/options.hpp"
#include "engine/core/game.hpp"
#include "engine/core/match.hpp"
#include "render/random.hpp"

namespace {

namespace rules = cooking_customers;
using game::cooking::Choice;
using game::cooking::Spot;
using game::cooking::SpotKind;
using game::devices::Action;
using game::devices::Logical;

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

struct Table {
  core::Match match;
  game::cooking::Layout layout;

  Table(int seats, const core::Json& options, std::uint64_t seed) : match(start(seats, options, seed)) {
    layout = game::cooking::lay_out(rules::board_for(options, seats));
  }
  static core::Match start(int seats, const core::Json& options, std::uint64_t seed) {
    core::Header header;
    header.game = core::find_game("cooking-customers");
    REQUIRE(header.game != nullptr);
    header.setup.seats = seats;
    header.setup.seed = seed;
    header.setup.options = options;
    auto match = core::Match::start(std::move(header));
    REQUIRE(match);
    return *std::move(match);
  }
  Choice choice() const {
    const core::Question question = match.pending().front();
    const auto view = match.game().view(match.position(), question.seat());
    const auto& seen = view.as<rules::View>();
    return {layout, game::cooking::shown_from(seen), question, game::cooking::hand_of(seen)};
  }
};

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

std::set<std::pair<int, int>> lit(const Choice& choice) {
  std::set<std::pair<int, int>> spots;
  for (const Spot& spot : choice.spots()) spots.insert(key(spot));
  return spots;
}

/// All answers that clicks can make from here.
void collect(const Choice& choice, std::set<std::string>& answers) {
  for (const Spot& spot : choice.spots()) {
    Choice next = choice;
    const auto answer = next.act(click(next.rect_of(spot).centre()));
    if (answer) {
      answers.insert(rules::choice_text(*answer));
    } else {
      collect(next, answers);
    }
  }
}

/// Presses at random until an answer is made.
std::optional<core::Choice> play(Choice choice, render::CosmeticRandom& random, bool check_reach) {
  for (int presses = 0; presses < 400; ++presses) {
    if (check_reach && presses < 4) CHECK(reach(choice) == lit(choice));
    const auto dice = random.next() % 8;
    const Logical logical =
        dice < 4 ? k_ways[dice] : (dice == 4 && presses % 5 == 0 ? Logical::back : Logical::confirm);
    if (auto answer = choice.act(press(logical))) return answer;
  }
  return std::nullopt;
}

template <class Body>
void at_all_tables(int decisions, const Body& body) {
  std::uint64_t seed = 40;
  for (int seats = 2; seats <= rules::k_most_seats; ++seats) {
    for (const core::Json& options : rules::option_sets(seats)) {
      CAPTURE(seats);
      CAPTURE(options.dump());
      Table table(seats, options, ++seed);
      for (int turn = 0; turn < decisions && !table.match.over(); ++turn) body(table);
    }
  }
}

}  // namespace

TEST_CASE("S10: all questions are answered by d-pad and confirm; every lit spot is in reach") {
  render::CosmeticRandom random(5);
  std::map<int, int> kinds;
  at_all_tables(150, [&](Table& table) {
    const core::Question question = table.match.pending().front();
    CAPTURE(rules::kind_word(rules::kind_of(question)));
    const Choice choice = table.choice();
    REQUIRE(choice.focus() != nullptr);
    const auto answer = play(choice, random, ++kinds[question.kind()] % 5 == 0);
    REQUIRE(answer);
    REQUIRE(question.accepts(*answer));
    REQUIRE(table.match.choose(question.seat(), *answer));
  });
  CHECK(kinds.size() == rules::k_kinds);
}

TEST_CASE("placements on offer are the legal ones, all of them and no others") {
  render::CosmeticRandom random(9);
  at_all_tables(60, [&](Table& table) {
    const core::Question question = table.match.pending().front();
    std::set<std::string> legal;
    for (int i = 0; i < question.size(); ++i) legal.insert(rules::choice_text(question.option(i)));
    std::set<std::string> offered;
    collect(table.choice(), offered);
    CHECK(offered == legal);
    const int any = static_cast<int>(random.next() % static_cast<std::uint32_t>(question.size()));
    REQUIRE(table.match.choose(question.seat(), question.option(any)));
  });
}

TEST_CASE("back lays the card down again; a click takes another one; nothing dark can be picked") {
  Table table(3, core::Json::object(), 3);
  Choice choice = table.choice();
  REQUIRE(choice.row().size() == 5);
  CHECK_FALSE(choice.can_step_back());
  CHECK_FALSE(choice.act(press(Logical::confirm)));
  CHECK(choice.places());
  CHECK(choice.can_step_back());
  const auto card = choice.card();
  (void)choice.act(press(Logical::back));
  CHECK_FALSE(choice.places());
  CHECK(choice.card() == card);
  (void)choice.act(press(Logical::confirm));
  const Spot last{SpotKind::hand, 4};
  CHECK_FALSE(choice.act(click(choice.rect_of(last).centre())));
  CHECK(choice.is_picked(last));
  // The same card again lays it down.
  CHECK_FALSE(choice.act(click(choice.rect_of(last).centre())));
  CHECK_FALSE(choice.places());
  CHECK_FALSE(choice.act(click({960, 30})));
  CHECK(choice.refused());
}
