// Single steps of What the Food?!: tokens come and go one by one, super effects and played events are told.
#include <doctest/doctest.h>

#include <algorithm>

#include "engine/food_fight/what_the_food/cards.hpp"
#include "game/food_fight/step.hpp"

namespace {

using namespace game::food_fight;
using ::food_fight::what_the_food::card_of;
using ::food_fight::what_the_food::ConditionCard;
using ::food_fight::what_the_food::EventCard;

struct Table {
  std::vector<game::stage::Who> seats;
  rules::Board board;
  Layout layout = lay_out(4);
  Larder larder;
  Shown shown;

  explicit Table(bool reduced = false) : reduced_(reduced) {
    for (const char* name : {"Ann", "Bob", "Cleo", "Dot"}) {
      game::stage::Who who;
      who.name = name;
      seats.push_back(who);
    }
    board.fight = rules::Fight::what_the_food;
    board.super_conditions = true;
    board.seats = 4;
    shown.fight = board.fight;
    shown.seats = 4;
    shown.deck = 30;
    shown.phase = rules::Phase::act;
    shown.set = 1;
  }
  template <class... Told>
  std::vector<core::Event> events(const Told&... told) const {
    return {core::Event::of(told, core::SeatSet::all(4))...};
  }
  Step step(const std::vector<core::Event>& events, std::size_t& used) const {
    const CardBook book(board);
    const Direction direction{layout, larder, Names(seats, book), reduced_, true, 1};
    return next_step(direction, shown, events, used);
  }

 private:
  bool reduced_;
};

int marks(const Step& step, std::string_view cue) {
  const auto all = step.timeline.cues_between(-1, 100);
  return static_cast<int>(
      std::count_if(all.begin(), all.end(), [cue](const auto& mark) { return mark.id == cue; }));
}

rules::PointsChanged points(int seat, int before, int after, int by, rules::Reason reason, Card cause) {
  return {static_cast<std::uint8_t>(seat),
          static_cast<std::uint8_t>(before),
          static_cast<std::uint8_t>(after),
          static_cast<std::int8_t>(after - before),
          static_cast<std::uint8_t>(by),
          reason,
          cause};
}

bool logged(const Step& step, std::string_view words) {
  return std::any_of(step.log.begin(), step.log.end(),
                     [words](const auto& line) { return line.text.find(words) != std::string::npos; });
}

}  // namespace

TEST_CASE("Three tokens clack down one by one, each from above; two are taken up again") {
  Table table;
  table.shown.at(1).points = 2;
  std::size_t used = 0;
  const Step up = table.step(table.events(points(1, 2, 5, 0, rules::Reason::action, Card::shove)), used);
  CHECK(used == 1);
  CHECK(marks(up, "token-clack") == 3);
  CHECK(marks(up, "points-up") == 0);
  int most = 2;
  bool lifted = false;
  for (double time = 0; time < up.seconds; time += 0.01) {
    const Pose& pose = pose_at(up, time);
    CHECK(pose.shown.at(1).points >= most);
    CHECK(pose.shown.at(1).points <= most + 1);
    most = pose.shown.at(1).points;
    lifted = lifted || pose.at(1).token_lift > 20;
    CHECK(pose.cloths.empty());
  }
  CHECK(lifted);
  CHECK(pose_at(up, up.seconds).at(1).token_lift == 0);
  CHECK(pose_at(up, up.seconds).shown.at(1).points == 5);

  table.shown.at(1).points = 5;
  const Step down = table.step(table.events(points(1, 5, 3, 1, rules::Reason::heal, Card::eat)), used);
  CHECK(marks(down, "token-up") == 2);
  CHECK(pose_at(down, down.seconds).at(1).token_alpha == 1);
}

TEST_CASE("Reduced motion fades tokens where they lie") {
  Table table(true);
  std::size_t used = 0;
  const Step up = table.step(table.events(points(1, 0, 2, 0, rules::Reason::action, Card::shove)), used);
  for (double time = 0; time < up.seconds; time += 0.02) CHECK(pose_at(up, time).at(1).token_lift == 0);
}

TEST_CASE("A Condition's points are told apart from the hit, with whose it is (WF-091)") {
  Table table;
  const Card radioactive = card_of(ConditionCard::radioactive);
  const rules::AttackHit hit{0, 1, 3, 2, 0, Card::throw_food};
  const auto events = table.events(hit, points(1, 0, 3, 0, rules::Reason::attack, Card::throw_food),
                                   points(1, 3, 5, 0, rules::Reason::action, radioactive),
                                   points(0, 4, 5, 0, rules::Reason::own_action, radioactive));
  std::size_t used = 0;
  (void)table.step(events, used);
  CHECK(used == 2);
  const std::vector<core::Event> rest(events.begin() + 2, events.end());
  const Step step = table.step(rest, used);
  CHECK(used == 2);
  CHECK(step.start.caption.text == "Ann’s Radioactive: Bob +2, Ann +1.");
  const auto& props = pose_at(step, 0.4).props;
  CHECK(
      std::any_of(props.begin(), props.end(), [](const auto& prop) { return prop.sprite == "super-badge"; }));
}

TEST_CASE("What Sticky and Crunchy move has the Condition and its owner for a title") {
  Table table;
  std::size_t used = 0;
  const Step sticky =
      table.step(table.events(rules::CardMoved{Card::first_food, rules::Place::hand, rules::Place::hand, 1, 0,
                                               card_of(ConditionCard::sticky), 0}),
                 used);
  CHECK(sticky.start.caption.title == "Ann’s Sticky");
  const Step crunchy =
      table.step(table.events(rules::CardMoved{Card::hidden, rules::Place::deck, rules::Place::hand,
                                               rules::k_nobody, 2, card_of(ConditionCard::crunchy), 2}),
                 used);
  CHECK(crunchy.start.caption.title == "Cleo’s Crunchy");
}

TEST_CASE("A cancelled attack stops in the air and falls into the trash, with words (WF-095)") {
  Table table;
  table.shown.aside = {Card::first_food};
  table.shown.flight = {true, false, false, Card::throw_food, 0, 0, 1, false, true, 1};
  std::size_t used = 0;
  const Step step =
      table.step(table.events(rules::CardMoved{Card::first_food, rules::Place::aside, rules::Place::trash,
                                               rules::k_nobody, rules::k_nobody, Card::throw_food, 0}),
                 used);
  CHECK(logged(step, "Bob’s Fire Drill cancels the attack of Ann"));
  CHECK(step.start.caption.title == "Bob’s Fire Drill");
  CHECK(step.after.trash == std::vector<Card>{Card::first_food});
}

TEST_CASE("The scene of an event takes less than two seconds; a banner says who, what and for whom") {
  Table table;
  std::size_t used = 0;
  const Step step =
      table.step(table.events(rules::EventRevealed{1, card_of(EventCard::detention), 29}), used);
  CHECK(step.seconds < 2.0);
  CHECK(marks(step, "event-burst") == 1);
  CHECK(marks(step, "detention-bell") == 1);
  const Banner banner = pose_at(step, 1.1).banner;
  CHECK(banner.who == "BOB DRAWS:");
  CHECK(banner.what == "DETENTION!");
  CHECK(banner.whom == "for Bob alone");
  CHECK(pose_at(step, 1.1).at(1).light == 1);
  CHECK(pose_at(step, 1.1).at(0).light == 0);
  CHECK(step.after.event_by == 1);
  const Step played =
      table.step(table.events(rules::EventRevealed{2, card_of(EventCard::school_nurse), 30}), used);
  CHECK(marks(played, "held-event") == 1);
  CHECK(pose_at(played, 1.2).banner.who == "CLEO PLAYS:");
}
