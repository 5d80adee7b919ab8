// Every kind of decision is made on the table with d-pad, confirm and back, and gives only legal answers.
#include <doctest/doctest.h>

#include <map>
#include <optional>
#include <set>
#include <string>

#include "engine/core/game.hpp"
#include "engine/core/match.hpp"
#include "game/food_fight/choice/choice.hpp"
#include "game/food_fight/choice/choice_words.hpp"
#include "render/random.hpp"

namespace {

using game::devices::Action;
using game::devices::Logical;
using game::food_fight::Choice;
using game::food_fight::Spot;

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

core::Match new_match(std::string_view id, int seats, std::uint64_t seed,
                      std::optional<core::Json> options = std::nullopt) {
  const core::Game* game = core::find_game(id);
  REQUIRE(game != nullptr);
  core::Header header;
  header.game = game;
  header.setup.seats = seats;
  header.setup.seed = seed;
  header.setup.options = options.value_or(game->full_options(seats));
  auto match = core::Match::start(std::move(header));
  REQUIRE(match);
  return *std::move(match);
}

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

/// Presses at random until an answer is made.
std::optional<core::Choice> play(Choice& choice, render::CosmeticRandom& random, bool check_reach) {
  for (int presses = 0; presses < 600; ++presses) {
    if (check_reach && presses < 3) {
      std::set<std::pair<int, int>> lit;
      for (const Spot& spot : choice.spots()) lit.insert(key(spot));
      CHECK(reach(choice) == lit);
    }
    const auto dice = random.next() % 8;
    const Logical logical =
        dice < 4 ? k_ways[dice] : (dice == 4 && presses % 5 == 0 ? Logical::back : Logical::confirm);
    if (auto answer = choice.act(press(logical))) return answer;
  }
  return std::nullopt;
}

}  // namespace

namespace {

/// What a person is shown of a question: it must be sayable, in words that fit one game only.
void check_words(const Choice& choice, const core::Match& match, const game::food_fight::CardBook& book) {
  game::stage::Who ann;
  ann.name = "Ann";
  const std::vector<game::stage::Who> people(food_fight::k_most_seats, ann);
  const game::food_fight::Names names(people, book);
  const auto caption = choice_caption(choice, names);
  CHECK(caption.title.starts_with("Ann: "));
  CHECK(!caption.text.empty());
  CHECK(!confirm_words(choice).empty());
  for (const food_fight::Verb word : choice.buttons()) CHECK(button_words(choice, book, word) != "OK");
  if (match.game().id() != "what-the-food") return;
  for (const char* foreign : {"splash ", "splash.", "splashes", "heal", "the bell", "swing ", "CAFE"}) {
    CAPTURE(caption.text);
    CHECK(caption.text.find(foreign) == std::string::npos);
    CHECK(caption.title.find(foreign) == std::string::npos);
  }
}

/// Plays by d-pad and confirm; counts the kinds of questions.
void play_by_pad(core::Match match, render::CosmeticRandom& random, std::map<int, int>& kinds) {
  const int seats = match.seats();
  const auto layout = game::food_fight::lay_out(seats);
  for (int turn = 0; turn < 400 && !match.over(); ++turn) {
    const core::Question question = match.pending().front();
    const auto view = match.game().view(match.position(), question.seat());
    const auto& seen = view.as<food_fight::View>();
    const auto shown = game::food_fight::shown_from(seen);
    const std::string kind(match.game().kind_name(question.kind()));
    CAPTURE(kind);
    CAPTURE(seats);
    Choice choice(layout, shown, question, game::food_fight::hand_of(seen));
    REQUIRE(choice.focus() != nullptr);
    check_words(choice, match, game::food_fight::CardBook(seen.board));
    const bool check_reach = ++kinds[question.kind()] <= 25;
    const auto answer = play(choice, random, check_reach);
    REQUIRE(answer);
    REQUIRE(question.accepts(*answer));
    REQUIRE(match.choose(question.seat(), *answer));
  }
}

}  // namespace

TEST_CASE("All kinds of questions are answered by d-pad and confirm; every lit spot is in reach") {
  render::CosmeticRandom random(5);
  std::map<int, int> kinds;
  for (int game = 0; game < 40; ++game)
    play_by_pad(new_match("cafe-chaos", 3 + game % 6, 40 + static_cast<std::uint64_t>(game)), random, kinds);
  MESSAGE("kinds seen: " << kinds.size());
  CHECK(kinds.size() >= 20);
}

TEST_CASE("What the Food?!: the same, with every set of variants and two to eight seats") {
  render::CosmeticRandom random(7);
  std::map<int, int> kinds;
  const core::Game* food = core::find_game("what-the-food");
  REQUIRE(food != nullptr);
  std::uint64_t seed = 200;
  for (int seats = 2; seats <= food_fight::k_most_seats; ++seats) {
    auto sets = food->option_sets(seats);
    for (std::size_t i = 0; i < 6; ++i) sets.push_back(food->full_options(seats));
    for (auto& options : sets)
      play_by_pad(new_match("what-the-food", seats, ++seed, std::move(options)), random, kinds);
  }
  // Rare by chance: B smashes A's Throw, with something to add.
  core::Header header;
  header.game = food;
  header.setup.seats = 3;
  header.setup.options = food->full_options(3);
  header.position =
      core::parse_json(R"({"round":2,"floor":"food food food food food","trash":"","deck":"food food food",)"
                       R"("rest":false,"A":{"target":"B","hand":"food","plan":"throw duck grab"},)"
                       R"("B":{"target":"C","hand":"topping condition","plan":"overhead-smash duck grab"},)"
                       R"("C":{"target":"A","plan":"duck throw grab"}})")
          .value();
  auto smash = core::Match::start(std::move(header));
  REQUIRE(smash);
  play_by_pad(*std::move(smash), random, kinds);
  using food_fight::Kind;
  for (const Kind kind :
       {Kind::target, Kind::plan, Kind::retarget, Kind::confuse, Kind::take, Kind::give, Kind::throw_food,
        Kind::swing, Kind::cheer, Kind::belch, Kind::keep, Kind::discard, Kind::splat, Kind::eat, Kind::copy,
        Kind::drop, Kind::add, Kind::self, Kind::event}) {
    CAPTURE(food_fight::kind_word(kind));
    CHECK(kinds[static_cast<int>(kind)] > 0);
  }
}

TEST_CASE("Clicks alone answer every question") {
  render::CosmeticRandom random(6);
  for (const int seats : {2, 4, 8}) {
    core::Match match = new_match(seats == 4 ? "cafe-chaos" : "what-the-food", seats, 77);
    const auto layout = game::food_fight::lay_out(seats);
    for (int turn = 0; turn < 300 && !match.over(); ++turn) {
      const core::Question question = match.pending().front();
      const auto view = match.game().view(match.position(), question.seat());
      const auto& seen = view.as<food_fight::View>();
      Choice choice(layout, game::food_fight::shown_from(seen), question, game::food_fight::hand_of(seen));
      std::optional<core::Choice> answer;
      for (int presses = 0; presses < 200 && !answer; ++presses) {
        const auto& spots = choice.spots();
        const Spot spot = spots[random.next() % spots.size()];
        const render::Rect rect = choice.rect_of(spot);
        answer = choice.act(click({rect.x + rect.width * 0.5F, rect.y + rect.height * 0.6F}));
      }
      REQUIRE(answer);
      REQUIRE(match.choose(question.seat(), *answer));
    }
  }
}

TEST_CASE("A hurried press in a window passes; the other word passes for the whole round") {
  core::Match match = new_match("what-the-food", 4, 9);
  for (int turn = 0; turn < 3000; ++turn) {
    REQUIRE(!match.over());
    const core::Question question = match.pending().front();
    if (question.kind() == static_cast<std::uint8_t>(food_fight::Kind::event)) break;
    REQUIRE(match.choose(question.seat(), question.option(question.size() / 2)));
  }
  const core::Question question = match.pending().front();
  const auto view = match.game().view(match.position(), question.seat());
  const auto& seen = view.as<food_fight::View>();
  const auto layout = game::food_fight::lay_out(4);
  const Choice fresh(layout, game::food_fight::shown_from(seen), question, game::food_fight::hand_of(seen));
  Choice hurried = fresh;
  const auto answer = hurried.act(press(Logical::confirm));
  REQUIRE(answer);
  CHECK(food_fight::passed(*answer));
  CHECK_FALSE(hurried.for_the_round());
  Choice calm = fresh;
  (void)calm.act(press(Logical::move_down));
  const auto rest = calm.act(press(Logical::confirm));
  REQUIRE(rest);
  CHECK(food_fight::passed(*rest));
  CHECK(calm.for_the_round());
}

TEST_CASE("Back takes the last pick away; nothing dark can be picked") {
  core::Match match = new_match("cafe-chaos", 4, 3);
  while (match.pending().front().kind() != static_cast<std::uint8_t>(food_fight::Kind::plan)) {
    const auto& question = match.pending().front();
    REQUIRE(match.choose(question.seat(), question.option(0)));
  }
  const core::Question question = match.pending().front();
  const auto view = match.game().view(match.position(), question.seat());
  const auto layout = game::food_fight::lay_out(4);
  Choice choice(layout, game::food_fight::shown_from(view.as<food_fight::View>()), question,
                game::food_fight::hand_of(view.as<food_fight::View>()));
  CHECK(!choice.can_step_back());
  for (int card = 0; card < 3; ++card) CHECK(!choice.act(press(Logical::confirm)));
  CHECK(choice.picked().size() == 3);
  CHECK(choice.can_step_back());
  (void)choice.act(press(Logical::back));
  CHECK(choice.picked().size() == 2);
  CHECK(!choice.act(press(Logical::confirm)));
  // Three are placed: the word "Ready" is all that is left.
  const auto answer = choice.act(press(Logical::confirm));
  REQUIRE(answer);
  CHECK(question.accepts(*answer));
}
