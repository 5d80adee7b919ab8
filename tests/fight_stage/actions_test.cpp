// Every action of both food fights has its scene: it is told and sounds, is over when its step is, and leaves
// no trace.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "audio/cues.hpp"
#include "engine/core/game.hpp"
#include "engine/core/match.hpp"
#include "engine/food_fight/cafe_chaos/cards.hpp"
#include "engine/food_fight/what_the_food/cards.hpp"
#include "game/food_fight/chronicle.hpp"
#include "game/food_fight/points.hpp"
#include "game/food_fight/scenes.hpp"
#include "game/food_fight/step.hpp"

namespace {

using namespace game::food_fight;
using rules::Reason;

constexpr std::string_view k_games[] = {"cafe-chaos", "what-the-food"};

template <class Told>
core::Event told(const Told& event) {
  return core::Event::of(event, core::SeatSet::all(8));
}

std::vector<game::stage::Who> people(int seats) {
  static constexpr const char* k_names[] = {"Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hank"};
  std::vector<game::stage::Who> all(static_cast<std::size_t>(seats));
  for (int seat = 0; seat < seats; ++seat) all[static_cast<std::size_t>(seat)].name = k_names[seat];
  return all;
}

/// A table of one of the games with what the builders of steps need.
struct Hall {
  Hall(std::string_view game, int seats, bool reduced_motion = false)
      : view(first_view(game, seats)),
        book(view.board),
        layout(lay_out(seats)),
        guests(people(seats)),
        names(guests, book),
        shown(shown_from(view)),
        reduced(reduced_motion) {}

  static rules::View first_view(std::string_view game, int seats) {
    core::Header header;
    header.game = core::find_game(game);
    REQUIRE(header.game != nullptr);
    header.setup.seats = seats;
    header.setup.options = header.game->full_options(seats);
    const auto match = core::Match::start(std::move(header));
    REQUIRE(match);
    return match->game().view(match->first_position(), core::k_everybody).as<rules::View>();
  }
  Direction direction() const { return {layout, larder, names, reduced, true, 3}; }
  /// All of the events as one step.
  Step step(const std::vector<core::Event>& events) const {
    std::size_t used = 0;
    Step made = next_step(direction(), shown, events, used);
    CHECK(used == events.size());
    return made;
  }

  rules::View view;
  CardBook book;
  Layout layout;
  std::vector<game::stage::Who> guests;
  Names names;
  Larder larder;
  Shown shown;
  bool reduced;
};

template <class Visit>
void each_action(std::string_view game, const Visit& visit) {
  for (int number = 0; number < static_cast<int>(Card::first_food); ++number) {
    const Card card = rules::card_at(number);
    const bool there = game == "cafe-chaos" ? rules::cafe_chaos::entry(card) != nullptr
                                            : rules::what_the_food::entry(card) != nullptr;
    if (there) visit(card);
  }
}

void check_no_trace(const Step& step) {
  const Pose& pose = pose_at(step, step.seconds + 0.001);
  CHECK(pose.props.empty());
  CHECK(pose.sayings.empty());
  CHECK(pose.amounts.empty());
  CHECK(pose.cards.empty());
  CHECK(pose.flyers.empty());
  CHECK(pose.lines.empty());
  CHECK(pose.trails.empty());
  CHECK(pose.shout.scale == 0);
  const Pose rest = rest_pose(step.after);
  for (int seat = 0; seat < step.after.seats; ++seat) {
    CAPTURE(seat);
    const SeatPose& now = pose.at(seat);
    CHECK(now.mood == rest.at(seat).mood);
    CHECK(now.push == render::Point{});
    CHECK(now.tray == render::Point{});
    CHECK(now.lean == 0);
    CHECK(now.squash.stretch_x == 1);
    CHECK(now.alpha == 1);
    CHECK(!now.flip);
  }
}

/// Everything that is said, and every cue, while the step runs.
struct Told {
  std::set<std::string> words, cues;
};
Told watch(const Step& step) {
  Told all;
  for (double time = 0; time < step.seconds; time += 1.0 / 30) {
    for (const auto& saying : pose_at(step, time).sayings) all.words.insert(saying.text);
  }
  for (const auto& mark : step.timeline.cues_between(-1, step.seconds + 1)) all.cues.insert(mark.id);
  return all;
}

core::Event turn_of(Card action, rules::SeatIndex aim = 1) {
  return told(rules::TurnStarted{0, action, action, aim});
}

}  // namespace

TEST_CASE("A turn of each action of both games begins with its flourish, which leaves no trace") {
  const auto cues = audio::CueTable::load(MESSHALL_SOURCE_DIR "/assets/sounds/cues.json");
  REQUIRE(cues);
  for (const auto game : k_games) {
    for (const int seats : {2, 4, 8}) {
      if (game == "cafe-chaos" && seats == 2) continue;
      for (const bool reduced : {false, true}) {
        const Hall hall(game, seats, reduced);
        each_action(game, [&](Card action) {
          CAPTURE(hall.book.name(action));
          const Step step = hall.step({turn_of(action)});
          CHECK(step.seconds <= 1.2);
          check_no_trace(step);
          const Told all = watch(step);
          for (const auto& cue : all.cues) CHECK(cues->index_of(cue));
          const bool plain = rules::is_basic(action) || action == Card::copy || action == Card::cheat;
          if (game == "what-the-food" && !plain) CHECK(!all.words.empty());
          CHECK(!step.start.caption.text.empty());
        });
      }
    }
  }
}

TEST_CASE("A card that waits for attacks shows its flourish in What the Food?! while its turn passes") {
  const Hall hall("what-the-food", 4);
  for (const Card action :
       {Card::boast, Card::outsmart, Card::spin, Card::catch_food, Card::overhead_smash}) {
    CAPTURE(hall.book.name(action));
    const Step step =
        hall.step({turn_of(action), told(rules::NothingHappened{0, action, rules::Nothing::stands_still, 0}),
                   told(rules::TurnEnded{0})});
    check_no_trace(step);
    CHECK(!watch(step).words.empty());
  }
}

TEST_CASE("Points of each action lead up with a scene that leaves nothing but the points") {
  for (const auto game : k_games) {
    for (const bool reduced : {false, true}) {
      const Hall hall(game, 4, reduced);
      each_action(game, [&](Card action) {
        CAPTURE(hall.book.name(action));
        for (const Reason reason : {Reason::action, Reason::own_action, Reason::splash, Reason::heal}) {
          const bool heals = reason == Reason::heal;
          const std::uint8_t from = heals ? 2 : 0;
          const std::uint8_t to = heals ? 1 : 1;
          const Step step = hall.step({told(
              rules::PointsChanged{1, from, to, static_cast<std::int8_t>(to - from), 0, reason, action})});
          check_no_trace(step);
          CHECK(step.after.at(1).points == to);
          CHECK(!step.log.empty());
        }
      });
    }
  }
}

TEST_CASE("The own sounds of What the Food?!'s actions are heard when they happen") {
  const Hall hall("what-the-food", 4);
  struct Row {
    Card action;
    const char* cue;
  };
  for (const Row& row : {Row{Card::flirt, "flirt-kiss"}, Row{Card::hunt, "hunt-groan"},
                         Row{Card::mock, "mock-nyah"}, Row{Card::recycle, "recycle-crinkle"},
                         Row{Card::scare, "scare-boo"}, Row{Card::sneeze, "sneeze-achoo"},
                         Row{Card::boast, "boast-fanfare"}, Row{Card::goose, "goose-honk"}}) {
    CAPTURE(row.cue);
    CHECK(watch(hall.step({turn_of(row.action)})).cues.count(row.cue) == 1);
  }
  const Card food = Card::first_food;
  const Step pitch = hall.step({told(rules::CardMoved{food, rules::Place::floor, rules::Place::aside,
                                                      rules::k_nobody, rules::k_nobody, Card::pitch, 0}),
                                told(rules::AttackDeclared{0, 1, Card::pitch, 1, 0, 0, 0, 1, {food}})});
  CHECK(watch(pitch).cues.count("pitch-whip") == 1);
}

TEST_CASE("A sneeze flies to the real neighbours, once where two are one (WF-106)") {
  for (const int seats : {2, 3, 8}) {
    CAPTURE(seats);
    const Hall hall("what-the-food", seats);
    const Step step = hall.step({turn_of(Card::sneeze)});
    unsigned frightened = 0;
    const Pose& pose = pose_at(step, 0.8);
    for (int seat = 0; seat < seats; ++seat)
      frightened |= pose.at(seat).mood == Mood::panic ? 1U << seat : 0U;
    CHECK(frightened == ((1U << 1) | (1U << (seats - 1))));
  }
}

TEST_CASE("Whoever hides stays under the bowl, whatever begins beside it (WF-075)") {
  Hall hall("what-the-food", 4);
  hall.shown.set = 1;
  for (const int seat : {1, 3})
    hall.shown.at(seat).plan.front() = hall.shown.at(seat).stands_for.front() = Card::hide;
  for (const Card action : {Card::flirt, Card::mock, Card::scare, Card::goose, Card::sneeze}) {
    CAPTURE(hall.book.name(action));
    const Step step = hall.step({turn_of(action)});
    for (double time = 0; time < step.seconds; time += 0.05) {
      CHECK(pose_at(step, time).at(1).mood == Mood::hide);
      CHECK(pose_at(step, time).at(3).mood == Mood::hide);
    }
  }
}

TEST_CASE("Prank shows the victim's own food in its own face, with point and card in one step (WF-065)") {
  const std::vector<core::Event> events{
      told(rules::PointsChanged{1, 0, 1, 1, 0, Reason::action, Card::prank}),
      told(rules::CardMoved{Card::first_food, rules::Place::hand, rules::Place::trash, 1, rules::k_nobody,
                            Card::prank, 1})};
  const Hall hall("what-the-food", 4);
  const Step step = hall.step(events);
  check_no_trace(step);
  bool in_the_air = false;
  for (double time = 0; time < 0.46; time += 0.05)
    in_the_air = in_the_air || !pose_at(step, time).flyers.empty();
  CHECK(in_the_air);
  CHECK(step.after.trash.back() == Card::first_food);
  // In Cafe Chaos the card is discarded in a step of its own.
  const Hall cafe("cafe-chaos", 4);
  std::size_t used = 0;
  (void)next_step(cafe.direction(), cafe.shown, events, used);
  CHECK(used == 1);
}

TEST_CASE("A Lob at a spinner splatters round the spinner, then its main part lands on the lobber (WF-076)") {
  const Hall hall("what-the-food", 4);
  const Card food = Card::first_food;
  const std::vector<core::Event> events{
      told(rules::CardMoved{food, rules::Place::hand, rules::Place::aside, 0, rules::k_nobody, Card::lob, 0}),
      told(rules::AttackDeclared{0, 1, Card::lob, 1, 0, 0, 0, 1, {food}}),
      told(rules::AttackAnswered{0, 1, rules::Reply::spun, 0, 1, Card::lob}),
      told(rules::Splattered{0, 1, 0b100, Card::lob}),
      told(rules::PointsChanged{2, 0, 1, 1, 0, Reason::splash, Card::lob}),
      told(rules::PointsChanged{0, 0, 1, 1, 1, Reason::deflected, Card::spin})};
  std::vector<std::size_t> groups;
  std::vector<std::string> titles;
  Shown shown = hall.shown;
  shown.set = 1;
  shown.at(1).plan.front() = shown.at(1).stands_for.front() = Card::spin;
  for (std::size_t at = 0; at < events.size(); at += groups.back()) {
    std::size_t used = 0;
    const Step step = next_step(hall.direction(), shown, std::span(events).subspan(at), used);
    groups.push_back(used);
    titles.push_back(step.start.caption.title);
    shown = step.after;
  }
  CHECK(groups == std::vector<std::size_t>{2, 1, 2, 1});
  CHECK(titles == std::vector<std::string>{"Ann: Lob", "Bob: Spin!", "Splatter!", "Deflected!"});
  CHECK(shown.flight.stuck);
}

TEST_CASE("Three cards that hit: the table shouts the game's own words, and never longer than its jingle") {
  for (const auto game : k_games) {
    CAPTURE(game);
    Hall hall(game, 4);
    const Card food = Card::first_food;
    const std::vector<core::Event> events{
        told(rules::AttackHit{0, 1, 4, 3, 1, Card::throw_food}),
        told(rules::PointsChanged{1, 0, 4, 4, 0, Reason::attack, Card::throw_food}),
        told(rules::PointsChanged{0, 2, 0, -2, 0, Reason::combo_heal, Card::throw_food})};
    hall.shown.aside = {food};
    hall.shown.flight = {true, false, false, Card::throw_food, 0, 0, 1, false};
    const Step step = hall.step(events);
    std::vector<std::string> shouts;
    for (double time = 0; time < step.seconds; time += 1.0 / 60) {
      const std::string text = pose_at(step, time).shout.text;
      if (!text.empty() && (shouts.empty() || shouts.back() != text)) shouts.push_back(text);
    }
    const bool chaos = game == "cafe-chaos";
    CHECK(shouts == (chaos ? std::vector<std::string>{"CAFE …", "CAFE CHAOS!"}
                           : std::vector<std::string>{"WHAT …", "WHAT THE …", "WHAT THE FOOD?!"}));
    CHECK(step.start.caption.title == (chaos ? "Cafe Chaos!" : "What the Food?!"));
    CHECK(step.start.caption.text.ends_with(chaos ? "Bob +4, Ann −2." : "Bob +4, Ann drops 2."));
    CHECK(pose_at(step, step.seconds + 0.001).props.empty());
    CHECK(step.seconds < 3.4);
  }
}

TEST_CASE("Awards and what points were made of speak each game's words") {
  for (const auto game : k_games) {
    const Hall hall(game, 4);
    Chronicle chronicle;
    chronicle.note(told(rules::AttackHit{0, 1, 4, 3, 1, Card::throw_food}));
    chronicle.note(told(rules::PointsChanged{2, 0, 1, 1, 0, Reason::splash, Card::lob}));
    chronicle.note(told(rules::PointsChanged{2, 1, 0, -1, 2, Reason::heal, Card::cheer}));
    const bool chaos = game == "cafe-chaos";
    CHECK(chronicle.points_text(2, hall.book.pages()) ==
          (chaos ? "splash 1, healed 1" : "splatter 1, dropped 1"));
    CHECK(chronicle.points_text(3, hall.book.pages()) == "spotless");
    const auto awards = chronicle.awards(hall.names, 4);
    REQUIRE(!awards.empty());
    CHECK(awards.front().text == (chaos ? "Ann: 1 Cafe Chaos" : "Ann: 1 What the Food"));
    for (const auto& award : awards) CHECK((award.text.find("Chaos") != std::string::npos) <= chaos);
  }
}
