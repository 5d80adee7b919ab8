// The conformance checks, one function for each promise.
#include "tests/core/conformance.hpp"

#include <doctest/doctest.h>

#include <numeric>

#include "engine/core/match.hpp"
#include "engine/core/table_file.hpp"

namespace conformance {

namespace {

using core::Match;
using core::Question;

/// A legal answer by a keyed stream; sequences get a random number of cards.
core::Choice random_choice(const Question& question, core::ChanceStream& stream) {
  core::Bits bits(stream.draw());
  if (!question.is_sequence())
    return question.option(static_cast<int>(bits.below(static_cast<std::uint32_t>(question.size()))));
  std::vector<std::uint8_t> order(static_cast<std::size_t>(question.size()));
  std::iota(order.begin(), order.end(), std::uint8_t{0});
  core::shuffle(std::span(order), stream);
  core::Choice choice;
  choice.verb = question.sequence_verb();
  const auto cards = bits.below(static_cast<std::uint32_t>(order.size() + 1));
  for (std::size_t i = 0; i < cards; ++i) choice.push_back(question.option(order[i])[0]);
  return choice;
}

std::string text_of(const Match& match) {
  std::string text;
  for (const auto& line : match.complete_record()) text += line + "\n";
  return text;
}

bool same_questions(const Match& one, const Match& other) {
  if (one.pending().size() != other.pending().size()) return false;
  for (std::size_t i = 0; i < one.pending().size(); ++i) {
    const Question& a = one.pending()[i];
    const Question& b = other.pending()[i];
    if (a.seat() != b.seat() || a.kind() != b.kind() || a.size() != b.size() ||
        a.is_sequence() != b.is_sequence())
      return false;
    for (int k = 0; k < a.size(); ++k) {
      if (!(a.option(k) == b.option(k))) return false;
    }
  }
  return true;
}

void check_options(const Match& match) {
  for (const auto& question : match.pending()) {
    REQUIRE((question.size() > 1 || question.is_sequence()));
    for (int i = 0; i < question.size() && !question.is_sequence(); ++i) {
      const auto words = core::split_words(match.game().choice_text(question.option(i)));
      const auto found = core::find_choice(match.game(), question, words);
      REQUIRE(found);
      CHECK(match.game().choice_text(*found) == match.game().choice_text(question.option(i)));
    }
  }
}

void check_copy_goes_alone(const Match& match, core::ChanceStream stream) {
  const auto before = match.hash();
  const std::size_t lines = match.lines().size();
  Match copy = match;
  const Question question = copy.pending().front();
  REQUIRE(copy.choose(question.seat(), random_choice(question, stream)));
  CHECK(match.hash() == before);
  CHECK(match.lines().size() == lines);
}

/// Replays by the record; the registry need not know the game (the harness has a toy of its own).
Match replayed(const Match& match) {
  core::Header header = match.header();
  header.position = match.game().write_position(match.first_position());
  auto file = core::read_table_file("record", text_of(match));
  REQUIRE(file);
  std::vector<core::OutcomeLine> outcomes;
  std::size_t next = 0;
  const auto& lines = file->tables.front().lines;
  const auto gather = [&] {
    outcomes.clear();
    while (next < lines.size() && lines[next].kind == core::LineKind::outcome)
      outcomes.push_back({lines[next++].words});
  };
  gather();
  auto again = Match::start(std::move(header), outcomes);
  REQUIRE_MESSAGE(again, (again ? "" : again.error().message));
  while (next < lines.size()) {
    const auto& line = lines[next++];
    if (line.kind == core::LineKind::hash) {
      CHECK(core::hex16(again->hash()) == line.text);
    } else if (line.kind == core::LineKind::undo) {
      REQUIRE(again->undo(line.seat));
    } else {
      gather();
      const auto done = again->choose(line.seat, line.words, outcomes);
      REQUIRE_MESSAGE(done, (done ? "" : done.error().message));
    }
  }
  return std::move(*again);
}

void check_record(const Match& match) {
  const Match again = replayed(match);
  CHECK(again.hash() == match.hash());
  CHECK(same_questions(again, match));
  CHECK(again.events() == match.events());
  CHECK(again.complete_record() == match.complete_record());
}

void check_position(const Match& match) {
  const core::Game& game = match.game();
  if (!match.between_steps() || match.over()) return;
  const auto position = game.write_position(match.position());
  const auto read = game.read_position(match.header().setup, position);
  REQUIRE_MESSAGE(read, (read ? "" : read.error().message));
  CHECK(core::hash_of(game, *read, {}) == core::hash_of(game, match.position(), {}));
  CHECK(game.write_position(*read) == position);
}

/// Asks nothing twice: the first question of a step, for comparing worlds.
struct FirstQuestion final : core::Decider {
  struct Found {
    Question question;
  };
  core::Choice decide(const Question& question) override { throw Found{question}; }
};

/// Other worlds that fit a seat's view look the same to it: view, and (between steps) the question it is
/// asked.
void check_views(const Match& match, std::uint64_t seed) {
  const core::Game& game = match.game();
  for (int i = 0; i <= match.seats(); ++i) {
    const core::Seat seat = i == match.seats() ? core::k_everybody : core::seat_at(i);
    const auto view = game.view(match.position(), seat);
    auto world = game.sample(view, core::mix(seed, static_cast<std::uint64_t>(i)));
    CHECK(game.broken_invariant(world).empty());
    CHECK(game.view(world, seat).same_bytes(view));
    const Question* question = seat == core::k_everybody ? nullptr : match.pending_for(seat);
    if (question == nullptr || !match.between_steps() || match.pending().size() != 1) continue;
    try {
      FirstQuestion first;
      game.step(world, first, nullptr, nullptr);
      FAIL("the other world asks nothing");
    } catch (const FirstQuestion::Found& found) {
      // What another seat must answer first may hang on what this one cannot see.
      if (found.question.seat() != question->seat()) continue;
      REQUIRE(found.question.kind() == question->kind());
      REQUIRE(found.question.size() == question->size());
      for (int k = 0; k < question->size(); ++k) CHECK(found.question.option(k) == question->option(k));
    }
  }
}

void check_illegal(Match& match, core::ChanceStream& stream) {
  const auto hash = match.hash();
  const auto lines = match.lines();
  const auto events = match.events().size();
  for (int i = 0; i < 8; ++i) {
    core::Bits bits(stream.draw());
    const core::Seat seat = core::seat_at(static_cast<int>(bits.below(core::k_max_seats)));
    core::Choice nonsense;
    nonsense.verb = static_cast<std::uint8_t>(bits.below(64));
    for (auto size = bits.below(6); size > 0; --size) nonsense.push_back(static_cast<int>(bits.below(256)));
    const Question* question = match.pending_for(seat);
    if (question != nullptr && question->accepts(nonsense)) continue;
    const auto refused = match.choose(seat, nonsense);
    REQUIRE(!refused);
    CHECK(!refused.error().message.empty());
  }
  const std::vector<core::OutcomeLine> unneeded{{{"start", "A"}}};
  const Question& question = match.pending().front();
  CHECK(!match.choose(question.seat(), random_choice(question, stream), unneeded));
  CHECK(match.hash() == hash);
  CHECK(match.lines() == lines);
  CHECK(match.events().size() == events);
}

}  // namespace

void play(const core::Game& game, const core::Setup& setup) {
  CAPTURE(game.id());
  CAPTURE(setup.seats);
  CAPTURE(setup.seed);
  core::Header header;
  header.game = &game;
  header.setup = setup;
  auto started = Match::start_complete(std::move(header));
  REQUIRE(started);
  Match match = std::move(*started);
  core::ChanceStream stream{core::mix(setup.seed, 99), 0};
  while (!match.over()) {
    REQUIRE(match.decisions() < k_most_decisions);
    REQUIRE(!match.pending().empty());
    REQUIRE(game.broken_invariant(match.position()) == "");
    check_options(match);
    check_copy_goes_alone(match, stream);
    check_record(match);
    check_position(match);
    check_views(match, stream.draw());
    check_illegal(match, stream);
    const auto place = core::Bits(stream.draw()).below(static_cast<std::uint32_t>(match.pending().size()));
    const Question question = match.pending()[place];
    REQUIRE(match.choose(question.seat(), random_choice(question, stream)));
  }
  CHECK(match.pending().empty());
  CHECK(!game.winners(match.position()).empty());
  CHECK(match.lines().back() == "= " + core::hex16(match.hash()));
  check_record(match);
}

}  // namespace conformance
