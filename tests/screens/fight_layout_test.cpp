// The table of Cafe Chaos at five sizes of screens, with 3, 5 and 8 seats, the longest names and large text:
// at every kind of moment all is inside the safe area, readable, whole, and nothing lies on it (S1, S2, S3,
// S7).
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>

#include "engine/food_fight/cafe_chaos/cards.hpp"
#include "fight_moments.hpp"
#include "game/food_fight/brush.hpp"

namespace {

using fight::Kind;
using game::screens::TablePage;
using house::House;

struct Output {
  int width;
  int height;
};
constexpr std::array<Output, 5> k_outputs{Output{1280, 720}, Output{1280, 800}, Output{1920, 1080},
                                          Output{2560, 1080}, Output{3840, 2160}};

struct Moment {
  const char* name;
  Kind kind;
};
/// Where a person is asked: an aim, a plan with the hand open, food to throw, reactions, an event.
constexpr std::array k_questions{Moment{"target", Kind::target},    Moment{"plan", Kind::plan},
                                 Moment{"throw", Kind::throw_food}, Moment{"drop", Kind::drop},
                                 Moment{"add", Kind::add},          Moment{"counter", Kind::counter},
                                 Moment{"yeet", Kind::yeet},        Moment{"vote", Kind::vote}};

/// Each fault once, however many frames have it.
class Faults {
 public:
  explicit Faults(House& house) : house_(house) { house.shell().canvas().set_audit(true); }
  void look(const std::string& where) {
    house_.draw();
    judge(house_.shell().canvas().drawn(), where);
  }
  /// With a card over the table: what lies below it does not count.
  void look_at_card(const std::string& where) {
    house_.draw();
    const auto& drawn = house_.shell().canvas().drawn();
    constexpr float k_least_area = 250000.0F;  // of such a card
    const auto is_card = [](const render::DrawnElement& element) {
      return element.kind == render::DrawnKind::panel && element.essential &&
             element.rect.width * element.rect.height > k_least_area;
    };
    const auto last = std::find_if(drawn.rbegin(), drawn.rend(), is_card);
    if (last == drawn.rend()) return;
    judge({std::prev(last.base()), drawn.end()}, where);
  }

 private:
  void judge(const std::vector<render::DrawnElement>& elements, const std::string& where) {
    for (const std::string& problem : render::audit_problems(elements, house_.shell().canvas().viewport())) {
      if (seen_.insert(problem).second) FAIL_CHECK(where << ": " << problem);
    }
  }

  House& house_;
  std::set<std::string> seen_;
};

std::string described(int seats, Output output, int percent) {
  return std::to_string(seats) + "-" + std::to_string(output.width) + "x" + std::to_string(output.height) +
         (percent == 100 ? "" : "-" + std::to_string(percent));
}

game::settings::Settings with_text(int percent) {
  game::settings::Settings settings;
  settings.set(game::settings::Id::text_scale, percent);
  return settings;
}

/// The question as it stands; of a plan also with all cards placed, and with the rule of the card in focus.
void audit_question(House& house, const Moment& moment, const core::Match& match, const std::string& where) {
  (void)fight::open(house, match);
  Faults faults(house);
  const std::string name = "fight-" + std::string(moment.name) + "-" + where;
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

/// What follows the first seat's answer, looked at several times a second until somebody is asked again.
void audit_action(House& house, const core::Match& match, const std::string& where, int pictures) {
  TablePage& page = fight::open(house, match);
  Faults faults(house);
  const core::Question question = match.pending().front();
  fight::Chance chance(3);
  REQUIRE(page.table().answer(question.seat(), fight::any_answer(question, chance)));
  constexpr double k_between = 0.5;
  const std::string asked = "asked=" + core::name(question.seat());
  double time = 0.0;
  int shot = 0;
  for (; time < 45.0 && house.top() == "table" && (time < 1.0 || !house.shows(asked)); time += k_between) {
    house.wait(k_between);
    faults.look("fight-action-" + where);
    if (shot < pictures && house.shows("busy"))
      house.shoot("fight-action-" + where + "-" + std::to_string(shot++));
  }
}

void audit_results(House& house, const core::Match& match, const std::string& where) {
  TablePage& page = fight::open(house, match);
  Faults faults(house);
  const core::Question question = match.pending().front();
  // Whatever is answered: if the game goes on, the points are near the end.
  fight::Chance chance(11);
  for (int turn = 0; turn < 4000 && house.top() == "table"; ++turn) {
    if (house.shows("asked=" + core::name(question.seat()))) {
      const auto* open = page.table().match().pending_for(question.seat());
      if (open != nullptr) (void)page.table().answer(question.seat(), fight::any_answer(*open, chance));
    }
    house.wait(1.0 / 30.0);
  }
  REQUIRE(house.top() == "results");
  REQUIRE(house.wait_for("ceremony-done"));
  faults.look("fight-results-" + where);
  house.shoot("fight-results-" + where);
}

}  // namespace

TEST_CASE("S7: names of all cards of Cafe Chaos are whole on cards and plaques of every size") {
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
  const drawing::Brush brush{canvas, layout, larder, around};
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
  for (const auto& entry : ::food_fight::cafe_chaos::box()) {
    for (const float scale : {0.62F, 0.8F, 1.0F}) {
      for (const drawing::CardSize size : {drawing::CardSize::hand, drawing::CardSize::floor}) {
        canvas.begin_frame();
        drawing::draw_card(brush, entry.card, {960, 540}, {.size = size, .scale = scale});
        check(entry.name);
      }
      if (!::food_fight::is_action(entry.card)) continue;
      canvas.begin_frame();
      drawing::draw_plaque(brush, entry.card, {960, 540}, scale, 1, 1, true);
      check(entry.name);
    }
  }
}

TEST_CASE("Cafe Chaos: questions fit on the smallest screen with the longest names") {
  House house(1280, 720);
  for (const int seats : {3, 8}) {
    for (const Moment& moment : {k_questions[0], k_questions[1], k_questions[4]})
      audit_question(house, moment, fight::moment(seats, moment.kind, 12 * seats),
                     described(seats, {1280, 720}, 100));
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
        audit_action(house, fight::moment(seats, moment.kind, 14 * seats),
                     moment.name + ("-" + described(seats, {1280, 720}, percent)), percent == 100 ? 40 : 12);
    }
  }
}

TEST_CASE("S7: the results of a fight fit at the five sizes") {
  const auto audit = [](Output output, int percent) {
    game::settings::Settings settings = fight::instant();
    settings.set(game::settings::Id::text_scale, percent);
    House house(output.width, output.height, std::move(settings));
    for (const int seats : {3, 5, 8})
      audit_results(house, fight::last_decision(seats), described(seats, output, percent));
  };
  for (const Output output : k_outputs) audit(output, 100);
  audit({1280, 720}, 150);
}
