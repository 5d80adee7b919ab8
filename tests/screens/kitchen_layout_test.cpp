// The kitchen at five sizes of screens, with 2, 5 and 10 seats, the longest names and large text: at every
// kind of moment all is inside the safe area, readable, whole, and nothing lies on it (S1, S2, S3, S7).
#include <doctest/doctest.h>

#include <array>

#include "engine/cooking_customers/card.hpp"
#include "game/cooking/brush.hpp"
#include "kitchen_moments.hpp"

namespace {

using house::House;
using kitchen::Kind;
using moments::audit_action;
using moments::audit_results;
using moments::described;
using moments::Faults;
using moments::k_outputs;
using moments::Output;
using moments::with_text;

constexpr std::array k_seats{2, 5, 10};

struct Moment {
  const char* name;
  Kind kind;
  int decisions;  ///< for each seat
};
/// The first card of a game, a turn in its middle, the reactions.
constexpr std::array k_questions{Moment{"first", Kind::play, 0}, Moment{"play", Kind::play, 12},
                                 Moment{"counter", Kind::counter, 4}, Moment{"lose", Kind::lose, 1}};

/// The question as it stands, and where a card may go; the rule of what is in focus.
void audit_question(House& house, const Moment& moment, const core::Match& match, const std::string& where) {
  (void)kitchen::open(house, match);
  Faults faults(house);
  const std::string name = "kitchen-" + std::string(moment.name) + "-" + where;
  REQUIRE(house.wait_for("asked=" + core::name(match.pending().front().seat())));
  house.wait(1.0);
  faults.look(name);
  house.shoot(name);
  if (moment.kind == Kind::play) {
    // Every card of the hand, and where it may go.
    for (int card = 0; card < 5; ++card) {
      house.key(SDL_SCANCODE_RETURN);
      house.wait(0.3);
      faults.look(name + " placing");
      if (card == 0 || card == 2) house.shoot(name + "-placing-" + std::to_string(card));
      house.key(SDL_SCANCODE_RIGHT);
      house.wait(0.2);
      faults.look(name + " another place");
      house.key(SDL_SCANCODE_BACKSPACE);
      house.key(card < 2 ? SDL_SCANCODE_RIGHT : SDL_SCANCODE_LEFT);
      house.wait(0.2);
      faults.look(name + " another card");
    }
  }
  house.key(SDL_SCANCODE_I);
  house.wait(0.5);
  if (house.shows("card=info")) faults.look_at_card(name + " info");
}

void audit_questions(int seats, Output output, int percent) {
  House house(output.width, output.height, with_text(percent));
  for (const Moment& moment : k_questions)
    audit_question(house, moment, kitchen::moment(seats, moment.kind, moment.decisions * seats),
                   described(seats, output, percent));
}

}  // namespace

TEST_CASE("S7: names and gists of all cards of Cooking Customers are whole on the card") {
  namespace drawing = game::cooking;
  House house(1280, 720);
  render::Canvas& canvas = house.shell().canvas();
  canvas.set_audit(true);
  auto& services = house.shell().services();
  const std::vector<game::stage::Who> nobody;
  const game::stage::Surroundings around{canvas, services.sounds, services.settings,
                                         services.settings.bindings(), nobody};
  cooking_customers::Board board;
  board.seats = board.sides = 4;
  for (int seat = 0; seat < 4; ++seat)
    board.players[static_cast<std::size_t>(seat)].side = static_cast<std::uint8_t>(seat);
  const drawing::Layout layout = drawing::lay_out(board);
  const drawing::Hand hand;
  const drawing::Brush brush{{canvas, around}, layout, hand};
  const drawing::CardRow row = drawing::hand_row(layout, 5, 0);
  for (int number = 0; number < cooking_customers::k_cards; ++number) {
    CAPTURE(cooking_customers::card_id(cooking_customers::card_at(number)));
    canvas.begin_frame();
    drawing::CardLook look;
    look.scale = row.scale;
    drawing::draw_card(brush, cooking_customers::card_at(number), row.places[2], look);
    for (const std::string& problem : canvas.audit_problems()) FAIL_CHECK(problem);
  }
}

TEST_CASE("Cooking Customers: questions fit on the smallest screen with the longest names") {
  for (const int seats : k_seats) audit_questions(seats, {1280, 720}, 100);
}

TEST_CASE("S7: every question of Cooking Customers fits at the five sizes") {
  for (const Output output : k_outputs) {
    if (output.width == 1280 && output.height == 720) continue;
    for (const int seats : k_seats) audit_questions(seats, output, 100);
  }
}

TEST_CASE("S2: every question of Cooking Customers fits with text of 150 %") {
  for (const int seats : k_seats) audit_questions(seats, {1280, 720}, 150);
}

TEST_CASE("S7: turns, attacks and captions of Cooking Customers fit while they are shown") {
  for (const int percent : {100, 150}) {
    House house(1280, 720, with_text(percent));
    for (const int seats : k_seats) {
      for (const Moment& moment : {k_questions[1], k_questions[2]})
        audit_action(
            house, kitchen::moment(seats, moment.kind, moment.decisions * seats),
            "kitchen-action-" + std::string(moment.name) + "-" + described(seats, {1280, 720}, percent),
            percent == 100 ? 40 : 12);
    }
  }
}

TEST_CASE("S7: the results of a kitchen fit at the five sizes") {
  const auto audit = [](Output output, int percent) {
    game::settings::Settings settings = kitchen::instant();
    settings.set(game::settings::Id::text_scale, percent);
    House house(output.width, output.height, std::move(settings));
    for (const int seats : k_seats)
      audit_results(house, moments::last_decision(kitchen::setting(seats)),
                    "kitchen-results-" + described(seats, output, percent));
  };
  for (const Output output : k_outputs) audit(output, 100);
  audit({1280, 720}, 150);
}
