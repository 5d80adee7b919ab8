// What the plates say is what happens (S15): dice counted by the rules after the choice was made.
#include "game/cooking/choice/forecast.hpp"

#include <doctest/doctest.h>

#include "engine/cooking_customers/options.hpp"
#include "engine/core/game.hpp"
#include "engine/core/match.hpp"
#include "game/cooking/choice/choice_words.hpp"
#include "game/cooking/teaching.hpp"
#include "render/random.hpp"

namespace {

namespace rules = cooking_customers;
using game::cooking::Forecast;
using rules::Card;
using rules::CardKind;

std::vector<game::stage::Who> people(int count) {
  std::vector<game::stage::Who> seats;
  for (int seat = 0; seat < count; ++seat) {
    game::stage::Who who;
    who.name = "Schnitzel";
    who.person = true;
    seats.push_back(who);
  }
  return seats;
}

core::Match start(int seats, std::uint64_t seed) {
  core::Header header;
  header.game = core::find_game("cooking-customers");
  header.setup.seats = seats;
  header.setup.seed = seed;
  header.setup.options = rules::option_sets(seats).front();
  auto match = core::Match::start(std::move(header));
  REQUIRE(match);
  return *std::move(match);
}

rules::Board board_of(const core::Match& match) {
  return match.game().view(match.position(), core::k_everybody).as<rules::View>().board;
}

core::Match from(const char* position) {
  core::Header header;
  header.game = core::find_game("cooking-customers");
  header.setup.seats = 3;
  header.position = core::parse_json(position).value();
  auto match = core::Match::start(std::move(header));
  if (!match) FAIL(match.error().message);
  return *std::move(match);
}

Forecast forecast_for(const core::Match& match, const std::string& words) {
  const core::Question& question = match.pending().front();
  const auto seats = people(match.seats());
  const auto view = match.game().view(match.position(), question.seat());
  const auto& seen = view.as<rules::View>();
  for (int i = 0; i < question.size(); ++i) {
    if (rules::choice_text(question.option(i)) != words) continue;
    return game::cooking::forecast(game::cooking::shown_from(seen), game::stage::Names(seats),
                                   game::cooking::hand_of(seen), core::index(question.seat()),
                                   question.option(i));
  }
  FAIL("not legal: " << words);
  return {};
}

}  // namespace

TEST_CASE("S15: dice that a cook, a minus card or a supply brings are as many as said") {
  render::CosmeticRandom random(4);
  int compared = 0;
  for (int game = 0; game < 30; ++game) {
    core::Match match = start(2 + game % 9, 60 + static_cast<std::uint64_t>(game));
    const auto seats = people(match.seats());
    for (int turn = 0; turn < 150 && !match.over(); ++turn) {
      const core::Question question = match.pending().front();
      const int any = static_cast<int>(random.next() % static_cast<std::uint32_t>(question.size()));
      const core::Choice choice = question.option(any);
      const auto view = match.game().view(match.position(), question.seat());
      const auto& seen = view.as<rules::View>();
      const Forecast said =
          game::cooking::forecast(game::cooking::shown_from(seen), game::stage::Names(seats),
                                  game::cooking::hand_of(seen), core::index(question.seat()), choice);
      CAPTURE(rules::choice_text(choice));
      CHECK_FALSE(said.text.empty());
      CHECK(said.text.size() <= 130);
      CHECK(said.tag.size() <= 34);
      const auto verb = rules::verb_of(choice);
      const bool laid = verb == rules::Verb::play || verb == rules::Verb::play_on;
      const CardKind kind = laid ? rules::kind_of(rules::card_in(choice)) : CardKind::attack;
      const core::Seat on = laid ? rules::seat_in(choice, question.seat()) : question.seat();
      // The second card of a turn is followed by the roll at once: only the first can be looked at.
      const bool first = seen.board.played() == 0 && seen.hand.size() > 1;
      REQUIRE(match.choose(question.seat(), choice));
      const bool dice_change = kind == CardKind::cook || kind == CardKind::minus || kind == CardKind::supply;
      if (!first || !dice_change || said.tag.find(" dice") == std::string::npos ||
          said.tag.starts_with("waits"))
        continue;
      const int after = rules::cooking_dice(board_of(match).player(on));
      CHECK(said.tag.find(game::cooking::dice_words(after)) != std::string::npos);
      ++compared;
    }
  }
  CHECK(compared > 100);
}

TEST_CASE("the words of the issue: what a card would do there") {
  const core::Match match = from(
      R"({"turn":"A","step":"play","A":{"hand":"tripped better-offer thief super-cook take-a-break","table":"3:4",)"
      R"("cook":"dishwasher","minus":"burned-hand"},"B":{"cook":"cook","supplies":"gloves","table":"5:6","meals":4},)"
      R"("C":{"helper":"trainee","skip":true}})");
  CHECK(forecast_for(match, "play tripped B").text == "Schnitzel’s next roll: 3 → 2 dice.");
  CHECK(forecast_for(match, "play tripped B").tag == "3 → 2 dice");
  CHECK(forecast_for(match, "play super-cook").text == "Your next roll: 1 → 3 dice. Dishwasher has to go.");
  CHECK(forecast_for(match, "play better-offer B cook").tag == "you: 1 → 2 dice");
  CHECK(forecast_for(match, "play thief B gloves").text == "Gloves come to you. Sweeps away Burned Hand.");
  CHECK(forecast_for(match, "play take-a-break B takeover").text ==
        "Schnitzel loses a turn, and the order 4/5 is yours. Your 0/3 goes.");
}

TEST_CASE("every lesson is at most 90 letters") {
  using game::cooking::Lesson;
  for (int lesson = 0; lesson < static_cast<int>(Lesson::count); ++lesson) {
    const std::string text = game::cooking::lesson_text(static_cast<Lesson>(lesson));
    CHECK_FALSE(text.empty());
    CHECK(text.size() <= 90);
  }
}

TEST_CASE("a hint about a reaction goes with the hand: nobody else may know that it was asked") {
  game::cooking::Teaching teaching(true);
  teaching.choice_opened(rules::Kind::counter);
  CHECK_FALSE(teaching.text().empty());
  teaching.hand_closed();
  CHECK(teaching.text().empty());
  teaching.choice_opened(rules::Kind::play);
  teaching.hand_closed();
  CHECK_FALSE(teaching.text().empty());
}

TEST_CASE("only of a customer a hint says that he may still be cooked") {
  for (const auto& [attack, says] :
       {std::pair{rules::Card::cold_food, true}, std::pair{rules::Card::closed_for_cleaning, false},
        std::pair{rules::Card::thief, false}, std::pair{rules::Card::better_offer, false}}) {
    game::cooking::Teaching teaching(true);
    teaching.choice_opened(rules::Kind::counter, attack);
    CHECK_FALSE(teaching.text().empty());
    CHECK((teaching.text().find("customer") != std::string::npos) == says);
  }
}
