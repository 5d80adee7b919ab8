// Hold the Events: nobody is asked where the others could tell that only somebody who holds the right card
// would be. What may be known of it comes from the public events alone.
#include <doctest/doctest.h>

#include <map>

#include "engine/core/game.hpp"
#include "engine/core/match.hpp"
#include "engine/food_fight/question.hpp"
#include "engine/food_fight/view.hpp"
#include "game/secret/fight_doubts.hpp"
#include "game/secret/raised_hands.hpp"
#include "render/random.hpp"

namespace {

using food_fight::Card;
using food_fight::Kind;
using game::secret::FightDoubts;

core::Match new_match(int seats, std::uint64_t seed) {
  const core::Game* game = core::find_game("what-the-food");
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

/// Questions that come to somebody out of turn, and only if the hand holds something.
bool is_reaction(const core::Question& question) {
  const Card cause = food_fight::cause_of(question);
  switch (food_fight::kind_of(question)) {
    case Kind::event:
    case Kind::add:
    case Kind::self:
    case Kind::drop:
      return true;
    case Kind::keep:
      return cause != Card::rally;
    case Kind::give:
      return cause == Card::goose;
    default:
      return false;
  }
}

/// Random choices; in windows mostly a pass, so that events stay in the hands.
core::Choice choose(const core::Question& question, render::CosmeticRandom& random) {
  if (food_fight::kind_of(question) == Kind::event && random.next() % 4 != 0)
    return food_fight::pass_choice();
  return question.option(static_cast<int>(random.next() % static_cast<unsigned>(question.size())));
}

/// What the screen does with the events of a table, as everybody sees them.
class Onlooker {
 public:
  explicit Onlooker(const core::Match& match)
      : match_(match),
        doubts_(match.game().view(match.first_position(), core::k_everybody).as<food_fight::View>().board) {}

  void look() {
    while (seen_ < match_.events().size()) {
      const core::Event event = match_.game().event_for(match_.events()[seen_], core::k_everybody);
      doubts_.foresee(event);
      if (doubts_.lets_pass(event)) {
        doubts_.note(event);
        ++seen_;
      } else {
        doubts_.pop();
      }
    }
  }
  FightDoubts& doubts() { return doubts_; }

 private:
  const core::Match& match_;
  FightDoubts doubts_;
  std::size_t seen_ = 0;
};

}  // namespace

TEST_CASE("S14, WF-A60: whoever is asked out of turn stands where anybody could be asked") {
  render::CosmeticRandom random(11);
  std::map<Kind, int> asked;
  for (int game = 0; game < 60; ++game) {
    core::Match match = new_match(2 + game % 7, 500 + static_cast<std::uint64_t>(game));
    Onlooker onlooker(match);
    for (int turn = 0; turn < 500 && !match.over(); ++turn) {
      onlooker.look();
      const core::Question question = match.pending().front();
      const Kind kind = food_fight::kind_of(question);
      CAPTURE(food_fight::kind_word(kind));
      CAPTURE(game);
      if (is_reaction(question)) {
        ++asked[kind];
        CHECK(onlooker.doubts().may_ask(question.seat(), kind));
        // Whoever might have been asked before and was not is not any more.
        auto& doubts = onlooker.doubts();
        while (!doubts.empty() && doubts.front().seat != question.seat()) doubts.pop();
      }
      onlooker.doubts().asked(question.seat(), question.kind());
      REQUIRE(match.choose(question.seat(), choose(question, random)));
    }
  }
  for (const Kind kind : {Kind::event, Kind::add, Kind::self, Kind::drop, Kind::keep, Kind::give}) {
    CAPTURE(food_fight::kind_word(kind));
    CHECK(asked[kind] > 1);
  }
}

TEST_CASE("WF-A60: a window is told to all alike, and nothing before it can be taken back") {
  render::CosmeticRandom random(12);
  core::Match match = new_match(4, 33);
  int windows = 0;
  for (int turn = 0; turn < 400 && !match.over(); ++turn) {
    const std::size_t before = match.events().size();
    const core::Question question = match.pending().front();
    REQUIRE(match.choose(question.seat(), choose(question, random)));
    bool opened = false;
    for (std::size_t i = before; i < match.events().size(); ++i) {
      const core::Event& event = match.events()[i];
      if (event.kind() != static_cast<std::uint8_t>(food_fight::EventKind::window_opened)) continue;
      opened = true;
      ++windows;
      for (int seat = 0; seat < 4; ++seat) CHECK(match.game().event_for(event, core::seat_at(seat)) == event);
      CHECK(match.game().event_for(event, core::k_everybody) == event);
    }
    if (opened) CHECK_FALSE(match.can_undo(question.seat()));
  }
  CHECK(windows > 100);
}

TEST_CASE("raised hands: down where hands are hidden, up in the open until \"Not this round\"") {
  core::Match match = new_match(3, 8);
  const core::Question& some = match.pending().front();
  const int seat = core::index(some.seat());
  game::secret::RaisedHands hands;
  CHECK_FALSE(hands.asks(some, true));
  CHECK(hands.asks(some, false));
  hands.raise(seat);
  CHECK(hands.asks(some, true));
  hands.put_down(seat, &some);
  CHECK_FALSE(hands.asks(some, true));
  CHECK_FALSE(hands.asks(some, false));
  // Something else on offer: a new card came into the hand.
  hands.put_down(seat, nullptr);
  CHECK_FALSE(hands.asks(some, true));
  CHECK(hands.asks(some, false));
  hands.new_round(false);
  CHECK(hands.asks(some, false));
  // A hidden hand that is up stays so until it is put down.
  hands.raise(seat);
  hands.new_round(true);
  CHECK(hands.asks(some, true));
  hands.put_down(seat, nullptr);
  hands.new_round(true);
  CHECK_FALSE(hands.asks(some, true));
}
