// Each card on each target, and each combination of two cards, against the menu that the ledger tells.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "engine/bots/random_bot.hpp"
#include "engine/core/game.hpp"
#include "tests/cooking_customers/menu.hpp"
#include "tests/support/tables.hpp"

namespace {

using core::Json;

const core::Game& cooking() {
  return *core::find_game("cooking-customers");
}

std::vector<std::string> texts_of(const core::Question& question) {
  std::vector<std::string> texts;
  texts.reserve(static_cast<std::size_t>(question.size()));
  for (int i = 0; i < question.size(); ++i) texts.push_back(cooking().choice_text(question.option(i)));
  return texts;
}

/// Compares every question of a turn with the menu, and answers by chance.
struct MenuReader final : core::Decider {
  const core::AnyState& state;
  const core::Json options;
  core::ChanceStream stream;
  std::set<std::string> offered;
  MenuReader(const core::AnyState& state_, const Json& options_, std::uint64_t seed)
      : state(state_), options(options_), stream{seed, 0} {}
  core::Choice decide(const core::Question& question) override {
    if (cooking().kind_name(question.kind()) == "play") {
      const auto position = cooking().describe(state);
      const auto seats = static_cast<int>(cooking().scores(state).size());
      const auto texts = texts_of(question);
      REQUIRE(texts == menu::choices(position, seats, options.value("teams", "")));
      offered.insert(texts.begin(), texts.end());
    }
    return bots::random_choice(question, stream.draw());
  }
};

/// The words of a choice without seats: what was done with which card.
std::string form_of(const std::string& text) {
  std::string form;
  for (const auto& word : core::split_words(text)) {
    const bool is_seat = word.size() == 1;
    form += (form.empty() ? "" : " ") + (is_seat ? "X" : word);
  }
  return form;
}

/// Plays a game; the forms of all choices that were legal in it.
std::set<std::string> offered_in(int seats, const Json& options, std::uint64_t seed) {
  CAPTURE(seats);
  CAPTURE(options.dump());
  CAPTURE(seed);
  core::ChanceStream stream{seed, 0};
  core::Chance chance(stream);
  core::AnyState state = cooking().deal({seats, seed, options}, chance);
  MenuReader reader(state, options, core::mix(seed, 3));
  while (!cooking().over(state)) cooking().step(state, reader, nullptr, nullptr);
  std::set<std::string> forms;
  for (const auto& text : reader.offered) forms.insert(form_of(text));
  return forms;
}

/// Four seats with something of everything, so that each card has legal and illegal targets.
Json rich_position(const std::string& first, const std::string& second) {
  Json position = {{"step", "play"},
                   {"A", {{"hand", {first, second}}, {"table", "3:4"}, {"meals", 1}, {"money", 1}}},
                   {"B",
                    {{"cook", "super-cook"},
                     {"supplies", "gloves"},
                     {"table", "5:6"},
                     {"meals", 3},
                     {"hand", "cook trainee"}}},
                   {"C",
                    {{"cook", "cook-in-work-shoes"},
                     {"helper", "robo-cook"},
                     {"skip", true},
                     {"table", "4:5"},
                     {"meals", 1}}},
                   {"D", {{"cook", "cook"}, {"supplies", "work-shoes first-aid-kit"}, {"minus", "tripped"}}}};
  return position;
}

/// In teams table and meals stand with the first member.
Json in_teams(Json position) {
  for (const char* key : {"table", "meals"}) {
    position["C"].erase(key);
    position["D"].erase(key);
  }
  return position;
}

/// Chooses the first card in every legal way; the menu for the second card must be the ledger's each time.
int check_second_cards(const Json& position, const Json& options) {
  const Json header = {{"messhall", 1},
                       {"game", "cooking-customers"},
                       {"seats", 4},
                       {"options", options},
                       {"position", position}};
  const auto start = tables::started(header.dump());
  int checked = 0;
  for (const auto& text : texts_of(start.pending().front())) {
    CAPTURE(text);
    auto match = start;
    REQUIRE(match.choose(match.pending().front().seat(), core::split_words(text)));
    // The first card's own questions: a forced loss of a supply.
    while (!match.over() && cooking().kind_name(match.pending().front().kind()) != "play") {
      const auto question = match.pending().front();
      REQUIRE(match.choose(question.seat(), question.option(question.size() - 1)));
    }
    if (match.over() || match.pending().front().seat() != core::seat_at(0)) continue;
    const auto now = cooking().describe(match.position());
    if (now.at("played").empty()) continue;  // the last card was the only one left to choose
    CHECK(texts_of(match.pending().front()) == menu::choices(now, 4, options.value("teams", "")));
    ++checked;
  }
  return checked;
}

int copies_of(const std::string& card) {
  const auto cards = cooking().cards();
  const auto found =
      std::find_if(cards.begin(), cards.end(), [&](const auto& info) { return info.id == card; });
  REQUIRE(found != cards.end());
  return found->copies;
}

}  // namespace

TEST_CASE(
    "whole games: each question of a turn is the ledger's (KC-007 KC-029 KC-034 KC-A13 KC-A14 KC-A19 KC-A23 "
    "KC-A47 KC-A50)") {
  std::set<std::string> forms;
  std::uint64_t seed = 0;
  for (int seats = 2; seats <= 10; ++seats) {
    for (const auto& options : cooking().option_sets(seats)) {
      for (int i = 0; i < 12; ++i) forms.merge(offered_in(seats, options, core::mix(5, ++seed)));
    }
  }
  // Discards; helpful cards on oneself and on partners (replacement cooks on opponents look like the latter);
  // harmful cards of one way; Better Offer, Thief, Take a Break; done.
  CHECK(forms.size() == 38 + 15 + 15 + 18 + 2 + 3 + 2 + 1);
}

TEST_CASE("each combination of two cards, alone and in teams (KC-006, KC-007, KC-009, KC-A11, KC-A47)") {
  int checked = 0;
  for (const auto& first : menu::ids()) {
    for (const auto& second : menu::ids()) {
      // The position holds a copy of some cards already.
      if (first == second && copies_of(first) < 3) continue;
      CAPTURE(first);
      CAPTURE(second);
      const auto position = rich_position(first, second);
      checked += check_second_cards(position, Json::object());
      checked += check_second_cards(in_teams(position), {{"teams", "AC BD"}});
    }
  }
  CHECK(checked > 5000);
}

TEST_CASE("canonical order: hand, then seats, then ways; discards, then done (KC-A12)") {
  const Json position = {
      {"step", "play"},
      {"played", "discard"},
      {"A", {{"hand", "thief better-offer cook take-a-break thief simmer-down"}}},
      {"B", {{"cook", "cook"}, {"helper", "trainee"}, {"supplies", "first-aid-kit gloves"}}},
      {"C", {{"supplies", "work-shoes"}, {"table", "2:2"}}}};
  const Json header = {{"messhall", 1}, {"game", "cooking-customers"}, {"seats", 3}, {"position", position}};
  const auto match = tables::started(header.dump());
  CHECK(core::legal_choices(cooking(), match.pending().front()) ==
        "play thief B gloves | play thief B first-aid-kit | play thief C work-shoes | play better-offer B "
        "cook | "
        "play better-offer B helper | play cook | play take-a-break B leave | play take-a-break C takeover | "
        "play take-a-break C leave | discard thief | discard better-offer | discard cook | discard "
        "take-a-break | "
        "discard simmer-down | done");
}

TEST_CASE(
    "what stops what: each card on an opponent who holds both defences (KC-A36, KC-040, KC-057, KC-058)") {
  for (const auto& card : menu::ids()) {
    CAPTURE(card);
    const Json position = {{"step", "play"},
                           {"A", {{"hand", {card, "gloves", "work-shoes"}}, {"table", "3:4"}}},
                           {"B",
                            {{"hand", "simmer-down counter-offer"},
                             {"cook", "cook"},
                             {"helper", "trainee"},
                             {"supplies", "first-aid-kit"},
                             {"table", "6:8"},
                             {"meals", 2}}}};
    const Json header = {
        {"messhall", 1}, {"game", "cooking-customers"}, {"seats", 2}, {"position", position}};
    const auto start = tables::started(header.dump());
    for (const auto& text : texts_of(start.pending().front())) {
      if (!text.starts_with("play " + card + " B")) continue;
      CAPTURE(text);
      auto match = start;
      REQUIRE(match.choose(core::seat_at(0), core::split_words(text)));
      const auto& question = match.pending().front();
      const auto stopper = menu::stopper(card);
      if (stopper.empty()) {
        CHECK(cooking().kind_name(question.kind()) == "play");
        continue;
      }
      REQUIRE(texts_of(question) == std::vector<std::string>{"counter " + stopper, "pass"});
      REQUIRE(question.seat() == core::seat_at(1));
      auto stopped = match;
      REQUIRE(stopped.choose(core::seat_at(1), core::split_words("counter " + stopper)));
      Json expected = cooking().describe(start.position());
      const Json now = cooking().describe(stopped.position());
      expected["B"]["meals"] = stopper == "simmer-down" ? 4 : 2;
      for (const char* key : {"cook", "helper", "supplies", "table", "meals", "skip", "minus"})
        CHECK(now["B"][key] == expected["B"][key]);
      CHECK(now["A"]["cook"] == expected["A"]["cook"]);
      CHECK(now["A"]["supplies"] == expected["A"]["supplies"]);
      CHECK(now["discard"] == Json{stopper, card});
    }
  }
}
