// The player's promises: varied takes and pitches, gaps, voices, volumes, ducking, pause. Time is injected.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "audio/player.hpp"

namespace {

const audio::CueTable& table() {
  static const auto cues = audio::CueTable::parse(
      R"({"cues": {
        "clatter": {"takes": ["1", "2", "3"], "group": "dice", "pitch": 0.08, "max_voices": 32, "visual": "v"},
        "single": {"takes": ["1"], "group": "ui", "max_voices": 32, "visual": "v"},
        "gapped": {"takes": ["1"], "group": "ui", "gap_ms": 100, "max_voices": 32, "visual": "v"},
        "voices": {"takes": ["1"], "group": "ui", "max_voices": 2, "visual": "v"},
        "quiet": {"takes": ["1"], "group": "ui", "gain_db": -6.0206, "visual": "v"},
        "moment": {"takes": ["1"], "group": "jingle", "ducking": {"db": 6, "ms": 500}, "visual": "v"},
        "tune": {"takes": ["t.ogg"], "group": "music", "gain_db": -6.0206, "visual": "v"},
        "other": {"takes": ["o.ogg"], "group": "music", "visual": "v"}}})",
      "test");
  return *cues;
}

struct Stand {
  audio::RecordingSink sink;
  audio::Player player{table(), sink, 7};
};

double decibels(double gain) {
  return 20 * std::log10(gain);
}

}  // namespace

TEST_CASE("S22: a take never follows itself, all takes occur, pitch stays within its range") {
  Stand stand;
  for (int index = 0; index < 500; ++index) {
    REQUIRE(stand.player.play("clatter"));
    stand.player.update(1);
  }
  std::set<std::size_t> takes;
  double lowest = 2;
  double highest = 0;
  for (std::size_t index = 0; index < stand.sink.cues.size(); ++index) {
    const audio::PlayedCue& cue = stand.sink.cues[index];
    if (index > 0) REQUIRE(cue.take != stand.sink.cues[index - 1].take);
    takes.insert(cue.take);
    lowest = std::min(lowest, cue.pitch);
    highest = std::max(highest, cue.pitch);
  }
  CHECK(takes.size() == 3);
  CHECK(lowest >= 0.92);
  CHECK(lowest < 0.93);
  CHECK(highest <= 1.08);
  CHECK(highest > 1.07);
}

TEST_CASE("the same seed gives the same takes and pitches, another seed others") {
  const auto pitches = [](std::uint64_t seed) {
    audio::RecordingSink sink;
    audio::Player player(table(), sink, seed);
    std::vector<double> list;
    for (int index = 0; index < 8; ++index) player.play("clatter");
    for (const audio::PlayedCue& cue : sink.cues) list.push_back(cue.pitch);
    return list;
  };
  CHECK(pitches(1) == pitches(1));
  CHECK(pitches(1) != pitches(2));
}

TEST_CASE("a cue sooner than its gap is dropped, at the gap it plays") {
  Stand stand;
  CHECK(stand.player.play("gapped"));
  stand.player.update(0.09);
  CHECK_FALSE(stand.player.play("gapped"));
  stand.player.update(0.011);
  CHECK(stand.player.play("gapped"));
  CHECK(stand.sink.cues.size() == 2);
}

TEST_CASE("voices are counted until they have sounded out") {
  Stand stand;  // Each cue is taken to sound for 0.3 s.
  CHECK(stand.player.play("voices"));
  CHECK(stand.player.play("voices"));
  CHECK_FALSE(stand.player.play("voices"));
  stand.player.update(0.31);
  CHECK(stand.player.play("voices"));
}

TEST_CASE("an unknown cue is silent and noted once") {
  Stand stand;
  CHECK_FALSE(stand.player.play("gong"));
  CHECK_FALSE(stand.player.play("gong"));
  stand.player.music("polka");
  CHECK(stand.sink.cues.empty());
  CHECK(stand.player.unknown_cues() == std::vector<std::string>{"gong", "polka"});
}

TEST_CASE("S11: volumes act on effects and music, 0 is silence, values are clamped") {
  Stand stand;
  stand.player.play("quiet");
  CHECK(stand.sink.cues.back().gain == doctest::Approx(0.5).epsilon(0.001));
  stand.player.set_volumes({.master = 50, .music = 0, .effects = 300});
  stand.player.play("single");
  CHECK(stand.sink.cues.back().gain == doctest::Approx(0.5));
  CHECK(stand.sink.gains.back().gain == 0);
  stand.player.set_volumes({.master = 100, .music = 50, .effects = -5});
  stand.player.play("single");
  CHECK(stand.sink.cues.back().gain == 0);
  CHECK(stand.sink.gains.back().gain == doctest::Approx(0.5));
}

TEST_CASE("a placement pans, bends and lifts a cue") {
  Stand stand;
  stand.player.play("single", {.pan = -3, .pitch = 1.5, .gain_decibels = -6.0206});
  CHECK(stand.sink.cues.back().pan == -1);
  CHECK(stand.sink.cues.back().pitch == doctest::Approx(1.5));
  CHECK(stand.sink.cues.back().gain == doctest::Approx(0.5).epsilon(0.001));
}

TEST_CASE("music steps back 6 dB under a big moment and returns fully") {
  Stand stand;
  stand.player.play("moment");
  for (int frame = 0; frame < 6; ++frame) stand.player.update(1.0 / 60);
  CHECK(decibels(stand.sink.gains.back().gain) == doctest::Approx(-6).epsilon(0.01));
  stand.player.play("moment");  // A second one does not duck deeper.
  for (int frame = 0; frame < 12; ++frame) stand.player.update(1.0 / 60);
  CHECK(decibels(stand.sink.gains.back().gain) == doctest::Approx(-6).epsilon(0.01));
  for (int frame = 0; frame < 90; ++frame) stand.player.update(1.0 / 60);
  CHECK(stand.sink.gains.back().gain == 1);
  const std::size_t messages = stand.sink.gains.size();
  for (int frame = 0; frame < 60; ++frame) stand.player.update(1.0 / 60);
  CHECK(stand.sink.gains.size() == messages);
}

TEST_CASE("music changes once for each new wish") {
  Stand stand;
  stand.player.music("tune");
  stand.player.music("tune");
  stand.player.update(2);
  stand.player.music("other", 1.5);
  stand.player.music("");
  REQUIRE(stand.sink.changes.size() == 3);
  CHECK(stand.sink.changes[0].id == "tune");
  CHECK(stand.sink.changes[0].gain == doctest::Approx(0.5).epsilon(0.001));
  CHECK(stand.sink.changes[1].time == 2);
  CHECK(stand.sink.changes[1].fade_seconds == 1.5);
  CHECK(stand.sink.changes[2].id.empty());
  CHECK(stand.player.current_music().empty());
}

TEST_CASE("paused, nothing plays and no time passes") {
  Stand stand;
  stand.player.set_paused(true);
  CHECK(stand.sink.is_paused);
  CHECK_FALSE(stand.player.play("single"));
  stand.player.update(5);
  CHECK(stand.player.time() == 0);
  stand.player.set_paused(false);
  CHECK(stand.player.play("single"));
}
