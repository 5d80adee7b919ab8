// The tables of both food fights at five sizes of screens, with 3, 5 and 8 seats, the longest names and large
// text: at every kind of moment all is inside the safe area, readable, whole, and nothing lies on it (S1, S2,
// S3, S7).
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>

#include "engine/core/game.hpp"
#include "engine/food_fight/card.hpp"
#include "fight_moments.hpp"
#include "game/food_fight/brush.hpp"
#include "game/stage/names.hpp"

namespace {

using fight::Kind;
using house::House;
using moments::audit_action;
using moments::audit_results;
using moments::described;
using moments::Faults;
using moments::k_outputs;
using moments::Output;
using moments::with_text;

struct Moment {
  const char* name;
  Kind kind;
};
/// Where a person is asked: an aim, a plan with the hand open, food to throw, reactions, an event.
constexpr std::array k_questions{Moment{"target", Kind::target},    Moment{"plan", Kind::plan},
                                 Moment{"throw", Kind::throw_food}, Moment{"drop", Kind::drop},
                                 Moment{"add", Kind::add},          Moment{"counter", Kind::counter},
                                 Moment{"yeet", Kind::yeet},        Moment{"vote", Kind::vote}};

/// Of What the Food?!: besides, a bottle that may be turned and a held event that may be played.
constexpr std::array k_food_questions{Moment{"target", Kind::target},    Moment{"plan", Kind::plan},
                                      Moment{"throw", Kind::throw_food}, Moment{"drop", Kind::drop},
                                      Moment{"add", Kind::add},          Moment{"retarget", Kind::retarget},
                                      Moment{"event", Kind::event},      Moment{"give", Kind::give}};

/// The question as it stands; of a plan also with all cards placed, and with the rule of the card in focus.
void audit_question(House& house, const Moment& moment, const core::Match& match, const std::string& where) {
  (void)fight::open(house, match);
  Faults faults(house);
  const std::string name = std::string(match.game().id()) + "-" + std::string(moment.name) + "-" + where;
  REQUIRE(house.wait_for("asked=" + core::name(match.pending().front().seat())));
  house.wait(1.0);
  faults.look(name);
  house.shoot(name);
  if (moment.kind == Kind::plan) {
    for (int card = 0; card < 3; ++card) house.key(SDL_SCANCODE_RETURN);
    house.wait(0.5);
    faults.look(name + " placed");
    house.shoot(name + "-placed");
  }
  house.key(SDL_SCANCODE_I);
  house.wait(0.5);
  if (house.shows("card=info")) faults.look_at_card(name + " info");
}

}  // namespace

TEST_CASE("S7: names of all cards of both fights are whole on cards and plaques of every size") {
  namespace drawing = game::food_fight;
  House house(1280, 720);
  render::Canvas& canvas = house.shell().canvas();
  canvas.set_audit(true);
  const audio::CueTable cues;
  audio::RecordingSink sink;
  audio::Player player(cues, sink, 1);
  const game::settings::Settings settings;
  const game::devices::Bindings bindings;
  const std::vector<game::stage::Who> nobody;
  const game::stage::Surroundings around{canvas, player, settings, bindings, nobody};
  const drawing::Layout layout = drawing::lay_out(8);
  const drawing::Larder larder;
  const auto check = [&canvas](std::string_view name) {
    CAPTURE(name);
    bool named = false;
    for (const render::DrawnElement& element : canvas.drawn()) {
      if (element.kind != render::DrawnKind::text) continue;
      named = true;
      CAPTURE(element.label);
      CHECK_FALSE(element.overflow);
      CHECK(element.font_size >= 27.5F);
    }
    CHECK(named);
  };
  for (const auto fight : {::food_fight::Fight::cafe_chaos, ::food_fight::Fight::what_the_food}) {
    ::food_fight::Board board;
    board.fight = fight;
    const drawing::CardBook cards(board);
    const drawing::Brush brush{{canvas, around}, layout, larder, cards};
    for (const core::CardInfo& info : core::find_game(cards.pages().game)->cards()) {
      const ::food_fight::Card card = cards.pages().card_named(info.id);
      for (const float scale : {0.62F, 0.8F, 1.0F}) {
        for (const drawing::CardSize size : {drawing::CardSize::hand, drawing::CardSize::floor}) {
          canvas.begin_frame();
          drawing::draw_card(brush, card, {960, 540}, {.size = size, .scale = scale});
          check(info.name);
        }
        if (!::food_fight::is_action(card)) continue;
        canvas.begin_frame();
        drawing::draw_plaque(brush, card, {960, 540}, scale, 1, 1, true);
        check(info.name);
      }
    }
  }
}

TEST_CASE("S7: with two tables notes and banners of every event are whole, for the longest name too") {
  namespace drawing = game::food_fight;
  for (const int percent : {100, 150}) {
    House house(1280, 720, with_text(percent));
    render::Canvas& canvas = house.shell().canvas();
    canvas.set_audit(true);
    const audio::CueTable cues;
    audio::RecordingSink sink;
    audio::Player player(cues, sink, 1);
    const game::settings::Settings settings;
    const game::devices::Bindings bindings;
    std::vector<game::stage::Who> everybody(8);
    for (game::stage::Who& who : everybody) who.name = moments::k_longest_name;
    const game::stage::Surroundings around{canvas, player, settings, bindings, everybody};
    const drawing::Layout layout = drawing::lay_out(8, percent);
    const drawing::Larder larder;
    ::food_fight::Board board;
    board.seats = 8;
    board.fight = ::food_fight::Fight::what_the_food;
    const drawing::CardBook cards(board);
    const drawing::Brush brush{{canvas, around}, layout, larder, cards};
    const std::string name = moments::k_longest_name;
    for (const core::CardInfo& info : core::find_game(cards.pages().game)->cards()) {
      const ::food_fight::Card card = cards.pages().card_named(info.id);
      if (::food_fight::kind_of(card) != ::food_fight::CardKind::event) continue;
      drawing::Pose pose;
      pose.shown.seats = 8;
      pose.shown.fight = board.fight;
      pose.shown.event = card;
      pose.shown.event_by = 0;
      pose.shown.waiting.resize(2);
      for (auto& waiting : pose.shown.waiting)
        waiting.event = cards.pages().card_named("best-friends-forever");
      const drawing::Banner banner{.seat = 0,
                                   .who = name + " DRAWS:",
                                   .verb = "DRAWS:",
                                   .what = game::stage::shouted(std::string(info.name)) + "!",
                                   .whom = "most points: " + name,
                                   .whom_short = "most points",
                                   .place = layout.burst.words,
                                   .alpha = 1};
      canvas.begin_frame();
      drawing::draw_event_note(brush, pose);
      drawing::draw_banner(brush, banner);
      for (const render::DrawnElement& element : canvas.drawn()) {
        CAPTURE(info.name);
        CAPTURE(element.label);
        CHECK_FALSE(element.overflow);
      }
    }
  }
}

TEST_CASE("fights: questions fit on the smallest screen with the longest names") {
  House house(1280, 720);
  for (const int seats : {3, 8}) {
    const std::string where = described(seats, {1280, 720}, 100);
    for (const Moment& moment : {k_questions[0], k_questions[1], k_questions[4]})
      audit_question(house, moment, fight::moment(seats, moment.kind, 12 * seats), where);
    for (const Moment& moment : {k_food_questions[0], k_food_questions[1], k_food_questions[6]})
      audit_question(house, moment, fight::moment(seats, moment.kind, 12 * seats, fight::k_food), where);
  }
}

namespace {

/// Two do not aim (WF-100), and Trim for two takes out Overhead Smash, Goose and the Janitor (WF-A64).
bool is_trimmed(Kind kind) {
  return kind == Kind::target || kind == Kind::retarget || kind == Kind::add || kind == Kind::give;
}

}  // namespace

TEST_CASE("S7: every question of What the Food?! fits at the five sizes" * doctest::may_fail()) {
  for (const Output output : k_outputs) {
    House house(output.width, output.height);
    for (const int seats : {2, 5, 8}) {
      for (const Moment& moment : k_food_questions) {
        const bool large = output.width > 1280;
        if (large && moment.kind != Kind::plan && moment.kind != Kind::event) continue;
        if (seats == 2 && is_trimmed(moment.kind)) continue;
        audit_question(house, moment, fight::moment(seats, moment.kind, 10 * seats, fight::k_food),
                       described(seats, output, 100));
      }
    }
  }
}

TEST_CASE("S2: every question of What the Food?! fits with text of 150 %" * doctest::may_fail()) {
  House house(1280, 720, with_text(150));
  for (const int seats : {3, 8}) {
    for (const Moment& moment : k_food_questions)
      audit_question(house, moment, fight::moment(seats, moment.kind, 10 * seats, fight::k_food),
                     described(seats, {1280, 720}, 150));
  }
}

TEST_CASE("S7: throws, events and captions of What the Food?! fit while they are shown" *
          doctest::may_fail()) {
  for (const int percent : {100, 150}) {
    House house(1280, 720, with_text(percent));
    for (const int seats : {3, 8}) {
      for (const Moment& moment : {k_food_questions[1], k_food_questions[2], k_food_questions[6]})
        audit_action(house, fight::moment(seats, moment.kind, 14 * seats, fight::k_food),
                     "food-action-" + std::string(moment.name) + "-" + described(seats, {1280, 720}, percent),
                     percent == 100 ? 40 : 12);
    }
  }
}

TEST_CASE("S7: every question of Cafe Chaos fits at the five sizes" * doctest::may_fail()) {
  for (const Output output : k_outputs) {
    House house(output.width, output.height);  // one: pictures are drawn once for each size
    for (const int seats : {3, 5, 8}) {
      for (const Moment& moment : k_questions) {
        // Larger pictures take time: the two questions with most on the screen.
        const bool large = output.width > 1280;
        if (large && moment.kind != Kind::plan && moment.kind != Kind::add) continue;
        audit_question(house, moment, fight::moment(seats, moment.kind, 14 * seats),
                       described(seats, output, 100));
      }
    }
  }
}

TEST_CASE("S2: every question of Cafe Chaos fits with text of 150 %" * doctest::may_fail()) {
  House house(1280, 720, with_text(150));
  for (const int seats : {3, 5, 8}) {
    for (const Moment& moment : k_questions)
      audit_question(house, moment, fight::moment(seats, moment.kind, 14 * seats),
                     described(seats, {1280, 720}, 150));
  }
}

TEST_CASE("S7: throws, hits, events and captions of Cafe Chaos fit while they are shown" *
          doctest::may_fail()) {
  for (const int percent : {100, 150}) {
    House house(1280, 720, with_text(percent));
    for (const int seats : {3, 5, 8}) {
      for (const Moment& moment : {k_questions[1], k_questions[2], k_questions[7]})
        audit_action(
            house, fight::moment(seats, moment.kind, 14 * seats),
            "fight-action-" + std::string(moment.name) + "-" + described(seats, {1280, 720}, percent),
            percent == 100 ? 40 : 12);
    }
  }
}

TEST_CASE("S7: the results of a fight fit at the five sizes") {
  const auto audit = [](Output output, int percent) {
    game::settings::Settings settings = fight::instant();
    settings.set(game::settings::Id::text_scale, percent);
    House house(output.width, output.height, std::move(settings));
    for (const std::string_view game : {fight::k_chaos, fight::k_food}) {
      for (const int seats : {3, 5, 8})
        audit_results(house, fight::last_decision(seats, game),
                      std::string(game) + "-results-" + described(seats, output, percent));
    }
  };
  for (const Output output : k_outputs) audit(output, 100);
  audit({1280, 720}, 150);
}
