// Hidden hands of Cooking Customers on one screen (S14, KC-A9, KC-A42): no frame shows a hand or the tip of
// an unfinished order to others, and nothing tells who could have stopped an attack.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "engine/cooking_customers/cards.hpp"
#include "engine/cooking_customers/view.hpp"
#include "engine/core/game.hpp"
#include "game/screens/table_screen.hpp"
#include "kitchen_moments.hpp"
#include "watch.hpp"

namespace {

using cooking_customers::Card;
using cooking_customers::View;
using game::screens::Lobby;
using game::screens::TablePage;
using house::House;
using watch::letter;
using Button = game::devices::PadButton;

/// Pads 1, 2, … for the first seats, bots for the others.
Lobby lobby_of(int places, int people) {
  Lobby lobby(*core::find_game("cooking-customers"));
  lobby.set_places(places);
  REQUIRE(lobby.places() == places);
  for (int seat = 0; seat < people; ++seat) lobby.sit_down(seat, game::devices::pad(seat + 1));
  return lobby;
}

/// Kinds of cards that this viewer sees somewhere. Of most there are several: what lies open too is no
/// secret.
std::set<int> known_in(const core::AnyView& any) {
  const View& view = any.as<View>();
  std::set<int> known;
  const auto add = [&known](Card card) { known.insert(static_cast<int>(card)); };
  for (const auto& player : view.board.players) {
    add(player.cook);
    add(player.helper);
    for (const Card card : player.plus) add(card);
    for (const Card card : player.minus) add(card);
    for (const Card card : player.supplies) add(card);
  }
  add(view.board.attack.card);
  for (const Card card : view.discard) add(card);
  for (const Card card : view.hand) add(card);
  return known;
}

/// By their pictures; the name of one card is part of another's.
std::map<std::string, int> labels_of_cards() {
  std::map<std::string, int> labels;
  for (int number = 0; number < cooking_customers::k_cards; ++number) {
    const Card card = cooking_customers::card_at(number);
    labels["kitchen-" + std::string(cooking_customers::card_id(card))] = number;
  }
  return labels;
}

struct Orders {
  int shown = 0;
  int without_tip = 0;
};
/// Orders on the rail in this frame, by what is written on them: "2/5", "tip ?".
Orders orders_in(House& house) {
  Orders orders;
  for (const auto& element : house.shell().canvas().drawn()) {
    const std::string& label = element.label;
    const bool counts = label.size() == 3 && label[1] == '/' && label[0] >= '0' && label[0] <= '9';
    orders.shown += counts ? 1 : 0;
    orders.without_tip += label == "tip ?" ? 1 : 0;
  }
  return orders;
}

}  // namespace

TEST_CASE("S14: every frame of a kitchen shows only what everybody, or the one behind the curtain, may see") {
  int private_frames = 0;
  int decoy_frames = 0;
  int public_orders = 0;
  int decisions = 0;
  for (const unsigned seed : {3U, 4U}) {
    House house(640, 360, kitchen::instant());
    TablePage& page = watch::open(house, lobby_of(4, 2), seed);
    watch::Watch watch(house, page, {labels_of_cards(), known_in});
    watch::Hands hands(house, page, 2, seed);
    int decided = 0;
    for (int turn = 0; turn < 3000 && house.top() == "table" && decided < 130; ++turn) {
      decided = page.table().match().decisions();
      hands.act();
      for (int frame = 0; frame < 3 && house.top() == "table"; ++frame) watch.frame();
      if (house.top() != "table" || page.keeper().is_private()) continue;
      const Orders orders = orders_in(house);
      public_orders += orders.shown;
      CHECK(orders.without_tip == orders.shown);
    }
    for (const std::string& leak : watch.leaks()) FAIL_CHECK(leak);
    private_frames += watch.private_frames();
    decoy_frames += watch.decoy_frames();
    decisions += decided;
  }
  MESSAGE(decisions << " decisions, " << private_frames << " private frames, of which " << decoy_frames
                    << " without a choice; " << public_orders << " orders without their tips");
  CHECK(private_frames > 1000);
  CHECK(decoy_frames > 50);
  CHECK(public_orders > 300);
}

TEST_CASE("design: open hands and one person alone have no curtain in the kitchen") {
  for (const int people : {1, 2}) {
    House house(640, 360, kitchen::instant());
    Lobby lobby = lobby_of(3, people);
    if (people == 2) lobby.set_open_hands(true);
    TablePage& page = watch::open(house, lobby);
    watch::Hands hands(house, page, people, 8);
    bool hidden = false;
    int decided = 0;
    for (int turn = 0; turn < 8000 && house.top() == "table" && decided < 40; ++turn) {
      hands.act();
      house.wait(1.0 / 60.0);
      if (house.top() != "table") break;  // with it the page is gone
      decided = page.table().match().decisions();
      hidden = hidden || page.keeper().covers();
    }
    CHECK(decided >= 40);
    CHECK_FALSE(hidden);
  }
}

// Who could have stopped it
// ---------------------------------------------------------------------------------------------------------

namespace {

/// A's turn, with this attack in hand; B holds this. Both are people with pads.
TablePage& open_attack(House& house, const std::string& attack, const std::string& hand) {
  core::Header header;
  header.game = core::find_game("cooking-customers");
  header.setup.seats = 2;
  header.setup.seed = 5;
  core::Json position =
      core::parse_json(
          R"({"turn":"A","step":"play","tables":"3:4 4:5","A":{"table":"4:5"},)"
          R"("B":{"table":"5:6","meals":4,"cook":"cook","supplies":"gloves","helper":"trainee"}})")
          .value();
  position["A"]["hand"] = attack + " cook trainee";
  position["B"]["hand"] = hand;
  header.position = position;
  auto match = core::Match::start(std::move(header));
  if (!match) FAIL(match.error().message);
  game::screens::SavedTable table{*std::move(match), {}};
  table.seats = game::screens::seats_of(table.match.header());
  for (auto& who : table.seats) {
    who.person = true;
    who.device = game::devices::DeviceKind::pad;
  }
  house.plug_in(1);
  house.plug_in(2);
  auto& services = house.shell().services();
  auto screen = continue_table(services, std::move(table), false, game::devices::pad(1));
  if (!screen) FAIL(screen.error().message);
  auto& page = dynamic_cast<TablePage&>(**screen);
  services.screens.restart(*std::move(screen));
  house.shell().canvas().set_audit(true);
  REQUIRE(house.wait_for("curtain=A"));
  return page;
}

/// What is seen in public from the attack until A chooses again, frame by frame. B looks, and lets it be if
/// there is a choice.
std::vector<std::string> public_frames(const std::string& attack, const std::string& hand, bool& had_choice) {
  House house(640, 360);
  TablePage& page = open_attack(house, attack, hand);
  // Behind A's curtain: the card, then the place that has the focus, which is B's.
  house.press(1, Button::south);
  REQUIRE(house.wait_for("open=A"));
  house.press(1, Button::south);
  house.press(1, Button::south);
  REQUIRE(page.table().match().decisions() > 0);
  std::vector<std::string> frames;
  int open = 0;
  bool curtain = false;
  for (int frame = 0; frame < 2000; ++frame) {
    house.wait(1.0 / 30.0);
    if (curtain && house.shows("curtain=A")) return frames;
    if (house.shows("curtain=B")) {
      curtain = true;
      house.press(2, Button::south);
    }
    open += house.shows("open=B") ? 1 : 0;
    if (house.shows("open=B") && open == 15) {
      had_choice = !page.keeper().is_decoy();
      // To the right of the cards stands "Let it be"; where nothing is asked it does nothing.
      house.press(2, Button::right);
      house.press(2, Button::south);
    }
    std::string seen = page.keeper().is_private() ? "private" : "";
    if (seen.empty()) {
      house.draw();
      for (const auto& element : house.shell().canvas().drawn()) seen += element.label + "\n";
    }
    frames.push_back(std::move(seen));
  }
  FAIL("A is never asked again: " << attack);
  return frames;
}

}  // namespace

TEST_CASE("KC-A42: whoever could have stopped it and whoever could not look the same, frame by frame") {
  struct Case {
    const char* attack;
    const char* defence;
  };
  for (const Case& here : {Case{"wrong-order", "simmer-down"}, Case{"closed-for-cleaning", "simmer-down"},
                           Case{"thief", "simmer-down"}, Case{"better-offer", "counter-offer"}}) {
    CAPTURE(here.attack);
    bool asked = false;
    bool decoy_asked = false;
    const auto with = public_frames(here.attack, "tripped " + std::string(here.defence), asked);
    const auto without = public_frames(here.attack, "tripped hangover", decoy_asked);
    CHECK(asked);
    CHECK_FALSE(decoy_asked);
    CHECK(with.size() == without.size());
    const auto different = std::mismatch(with.begin(), with.end(), without.begin(), without.end());
    const auto at = different.first - with.begin();
    if (different.first != with.end() && different.second != without.end())
      FAIL_CHECK("frame " << at << ":\n" << *different.first << "\nbut:\n" << *different.second);
  }
}
