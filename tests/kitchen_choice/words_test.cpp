// What the caption says before a press: of a card that can only be thrown away it says so at once.
#include <doctest/doctest.h>

#include "engine/core/game.hpp"
#include "engine/core/match.hpp"
#include "game/cooking/choice/choice_words.hpp"

namespace {

namespace rules = cooking_customers;
using game::cooking::Choice;
using game::devices::Logical;

game::devices::Action press(Logical logical) {
  game::devices::Action action;
  action.device = game::devices::k_keyboard_right;
  action.logical = logical;
  return action;
}

struct Table {
  core::Match match;
  game::cooking::Layout layout;
  std::vector<game::stage::Who> seats;

  explicit Table(const char* position) : match(start(position)), seats(2) {
    seats[0].name = "Ann";
    seats[1].name = "Bo";
    layout = game::cooking::lay_out(
        match.game().view(match.position(), core::k_everybody).as<rules::View>().board);
  }
  static core::Match start(const char* position) {
    core::Header header;
    header.game = core::find_game("cooking-customers");
    header.setup.seats = 2;
    header.position = core::parse_json(position).value();
    auto match = core::Match::start(std::move(header));
    if (!match) FAIL(match.error().message);
    return *std::move(match);
  }
  Choice choice() const {
    const core::Question question = match.pending().front();
    const auto view = match.game().view(match.position(), question.seat());
    const auto& seen = view.as<rules::View>();
    return {layout, game::cooking::shown_from(seen), question, game::cooking::hand_of(seen)};
  }
  /// With the focus on that card.
  game::stage::Caption caption(Choice& choice, rules::Card card) const {
    choice.act(press(Logical::move_left));
    for (int step = 0; step < 8; ++step) choice.act(press(Logical::move_left));
    for (int step = 0; step < 8 && choice.card() != card; ++step) choice.act(press(Logical::move_right));
    REQUIRE(choice.card() == card);
    return choice_caption(choice, game::stage::Names(seats));
  }
};

}  // namespace

TEST_CASE("S15: a second card for yourself can only be thrown away, and the title says so before the press") {
  Table table(R"({"turn":"A","step":"play","A":{"hand":"cook robo-cook simmer-down tripped gloves",)"
              R"("table":"3:4"},"B":{"cook":"cook","table":"5:6"}})");
  Choice first = table.choice();
  CHECK(table.caption(first, rules::Card::robo_cook).title == "Play a card");
  const auto keep = table.caption(first, rules::Card::simmer_down);
  CHECK(keep.title == "Only to throw away");
  CHECK(keep.text == "Simmer Down is for attacks on you: better keep it.");
  const core::Question question = table.match.pending().front();
  for (int i = 0; i < question.size(); ++i) {
    if (rules::choice_text(question.option(i)) != "play cook") continue;
    REQUIRE(table.match.choose(question.seat(), question.option(i)));
    break;
  }
  Choice second = table.choice();
  CHECK(table.caption(second, rules::Card::tripped).title == "A second card?");
  const auto away = table.caption(second, rules::Card::robo_cook);
  CHECK(away.title == "Only to throw away");
  CHECK(away.text == "Robo-Cook would be the second card for yourself.");
  // The press asks once more, at the tray.
  CHECK_FALSE(second.act(press(Logical::confirm)).has_value());
  CHECK(choice_caption(second, game::stage::Names(table.seats)).title == "Throw away Robo-Cook?");
  CHECK(second.act(press(Logical::confirm)).has_value());
}
