// Whole games on the stage: what is shown is what the engine's public view says, however it is played.
#include <doctest/doctest.h>

#include <cstring>
#include <set>

#include "render/compare.hpp"
#include "theatre.hpp"

namespace {

using theatre::Theatre;

bool same_board(const core::Match& match, const Theatre& theatre) {
  const auto view = match.game().view(match.position(), core::k_everybody);
  const auto& board = view.as<cafe_fatal::View>().board;
  const auto& shown = theatre.stage->shown();
  return std::memcmp(board.morsels.data(), shown.board.morsels.data(), sizeof board.morsels) == 0 &&
         std::memcmp(board.players.data(), shown.board.players.data(), sizeof board.players) == 0 &&
         board.thrown == shown.board.thrown && board.round == shown.board.round &&
         view.as<cafe_fatal::View>().bag == shown.bag;
}

std::set<std::pair<int, int>> offered(const game::cafe_fatal::Choice& choice) {
  std::set<std::pair<int, int>> all;
  for (const auto& outlook : choice.all_outlooks())
    all.insert({outlook.placement.result, outlook.placement.table});
  return all;
}

std::set<std::pair<int, int>> legal(const core::Question& question) {
  std::set<std::pair<int, int>> all;
  for (int i = 0; i < question.size(); ++i) {
    const auto placement = cafe_fatal::to_placement(question.option(i));
    all.insert({placement.result, placement.table});
  }
  return all;
}

int characters(const std::string& utf8) {
  int count = 0;
  for (const char byte : utf8) count += (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U ? 1 : 0;
  return count;
}

void check_log(const Theatre& theatre) {
  for (const auto& line : theatre.stage->log()) {
    CAPTURE(line.text);
    CHECK(!line.text.empty());
    CHECK(characters(line.text) <= 80);
    CHECK(line.seat < static_cast<int>(theatre.seats.size()));
  }
}

/// Plays a game with `advance` between the questions.
template <class Advance>
void run_game(core::Match& match, Theatre& theatre, std::uint64_t seed, const Advance& advance) {
  render::CosmeticRandom chance(seed);
  theatre.show(match);
  advance();
  while (!match.over()) {
    REQUIRE(same_board(match, theatre));
    REQUIRE(theatre.stage->choice() != nullptr);
    REQUIRE(offered(*theatre.stage->choice()) == legal(match.pending().front()));
    theatre::answer(match, chance);
    theatre.show(match);
    advance();
  }
}

}  // namespace

TEST_CASE("50 games for each number of seats run through the stage and show the engine's public view") {
  for (int seats = 2; seats <= 5; ++seats) {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
      CAPTURE(seats);
      CAPTURE(seed);
      core::Match match = theatre::new_match(seats, seed);
      Theatre theatre(match, theatre::guests(seats, true, seed % 5 == 0), 64, 36);
      run_game(match, theatre, seed, [&] {
        // Some games are watched, most are skipped through.
        if (seed % 10 == 0) {
          theatre.play(0.25);
        } else {
          theatre.stage->skip_all();
        }
      });
      check_log(theatre);
      CHECK(theatre.sounds.unknown_cues().empty());
      const auto scores = match.game().scores(match.position());
      CHECK(theatre.stage->points() == scores);
      CHECK(theatre.stage->awards().size() >= 2);
      CHECK(!theatre.stage->busy());
    }
  }
}

TEST_CASE("Skipping step by step ends in the pose that running through ends in") {
  for (int seats = 2; seats <= 5; ++seats) {
    CAPTURE(seats);
    core::Match match = theatre::new_match(seats, 11);
    core::Match twin = match;
    Theatre run(match, theatre::guests(seats, true), 160, 90);
    Theatre skipped(match, theatre::guests(seats, true), 160, 90);
    render::CosmeticRandom chance(3);
    render::CosmeticRandom twin_chance(3);
    for (int choice = 0; choice < 40 && !match.over(); ++choice) {
      run.show(match);
      run.play(1.0 / 30);
      skipped.show(twin);
      while (skipped.stage->busy()) skipped.stage->skip();
      REQUIRE(run.stage->shown() == skipped.stage->shown());
      REQUIRE(run.stage->pose().counter == skipped.stage->pose().counter);
      REQUIRE(run.stage->pose().mood == skipped.stage->pose().mood);
      theatre::answer(match, chance);
      theatre::answer(twin, twin_chance);
    }
    // Sparks and lights have a second to settle; then the pictures are the same.
    run.settings.set(game::settings::Id::reduced_motion, 1);
    skipped.settings.set(game::settings::Id::reduced_motion, 1);
    for (int i = 0; i < 120; ++i) {
      run.stage->update(1.0 / 60);
      skipped.stage->update(1.0 / 60);
    }
    run.draw();
    skipped.draw();
    const auto one = render::downsampled(*run.window.read_pixels(), 160);
    const auto other = render::downsampled(*skipped.window.read_pixels(), 160);
    CHECK(render::compare(one, other).accepted);
  }
}

TEST_CASE("A stage comes to rest after eight seconds (S24)") {
  core::Match match = theatre::new_match(4, 5);
  Theatre theatre(match, theatre::guests(4, true), 64, 36);
  theatre.show(match);
  theatre.play();
  CHECK(theatre.stage->moving());
  for (int i = 0; i < 60 * 11; ++i) theatre.stage->update(1.0 / 60);
  do {
    theatre.draw();
  } while (theatre.canvas.loading());
  CHECK_FALSE(theatre.stage->moving());
}
