// The cue table: what is read, and what a broken one is told.
#include <doctest/doctest.h>

#include <string>

#include "audio/cues.hpp"

namespace {

std::string message_of(const char* json) {
  const auto table = audio::CueTable::parse(json, "cues.json");
  return table ? "" : table.error().message;
}

bool has(const std::string& text, const char* part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a cue is read with every field and found by its name") {
  const auto table = audio::CueTable::parse(
      R"({"cues": {"splat": {"takes": ["a.wav", "b.wav"], "group": "food", "gain_db": -3, "pitch": 0.08,
          "visual": "a splat", "ducking": {"db": 6, "ms": 400}, "max_voices": 2, "gap_ms": 30},
          "bell": {"takes": ["c.wav"], "group": "jingle", "visual": "a bell"}}})",
      "cues.json");
  REQUIRE(table);
  const auto index = table->index_of("splat");
  REQUIRE(index);
  const audio::Cue& cue = (*table)[*index];
  CHECK(cue.takes.size() == 2);
  CHECK(cue.group == audio::Group::food);
  CHECK(cue.gain_decibels == -3);
  CHECK(cue.pitch_variation == 0.08);
  CHECK(cue.ducking.decibels == 6);
  CHECK(cue.ducking.seconds == doctest::Approx(0.4));
  CHECK(cue.max_voices == 2);
  CHECK(cue.minimum_gap_seconds == doctest::Approx(0.03));
  CHECK_FALSE(table->index_of("splash"));
}

TEST_CASE("a broken cue table names file, cue and field") {
  CHECK(has(message_of("{"), "cues.json: is no JSON"));
  CHECK(has(message_of("[]"), "cues.json: should be"));
  CHECK(
      has(message_of(R"({"cues": {"a": {"takes": [], "group": "ui", "visual": "v"}}})"), "\"a\": \"takes\""));
  CHECK(
      has(message_of(R"({"cues": {"a": {"takes": ["x", 3], "group": "ui", "visual": "v"}}})"), "\"takes\""));
  CHECK(has(message_of(R"({"cues": {"a": {"takes": ["x"], "group": "soup", "visual": "v"}}})"), "\"soup\""));
  CHECK(has(message_of(R"({"cues": {"a": {"takes": ["x"], "group": "ui"}}})"), "\"visual\""));
  CHECK(has(message_of(R"({"cues": {"a": {"takes": ["x"], "group": "ui", "visual": "v", "pitch": 2}}})"),
            "0 to 0.1"));
  CHECK(has(message_of(R"({"cues": {"a": {"takes": ["x"], "group": "ui", "visual": "v", "gian": 2}}})"),
            "\"gian\""));
  CHECK(has(message_of(R"({"cues": {"a": {"takes": ["x"], "group": "ui", "visual": "v", "ducking": 6}}})"),
            "\"ms\""));
  CHECK(has(message_of(R"({"cues": {"a": 1}})"), "should be an object"));
}

TEST_CASE("a missing cue table is a message, no crash") {
  const auto table = audio::CueTable::load("nowhere/cues.json");
  REQUIRE_FALSE(table);
  CHECK(has(table.error().message, "nowhere/cues.json"));
}
