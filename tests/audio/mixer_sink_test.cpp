// The loudspeaker sink on SDL's dummy device: it loads all files in the background, and failure is a message.
#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>

#include "audio/mixer_sink.hpp"
#include "audio/player.hpp"
#include "measuring.hpp"

TEST_CASE("a device that cannot be opened is a message") {
  setenv("SDL_AUDIODRIVER", "no-such-driver", 1);
  const auto sink = audio::MixerSink::open(measuring::cue_table(), MESSHALL_SOUNDS_DIR);
  setenv("SDL_AUDIODRIVER", "dummy", 1);
  REQUIRE_FALSE(sink);
  CHECK(sink.error().message.find("cannot be opened: ") != std::string::npos);
}

TEST_CASE("all cues and music load in the background and play") {
  setenv("SDL_AUDIODRIVER", "dummy", 1);
  auto sink = audio::MixerSink::open(measuring::cue_table(), MESSHALL_SOUNDS_DIR);
  REQUIRE(sink);
  audio::Player player(measuring::cue_table(), **sink, 1);
  player.music("music-title");
  (*sink)->wait_until_loaded();
  CHECK((*sink)->problems().empty());
  const auto splat = measuring::cue_table().index_of("splat");
  REQUIRE(splat);
  CHECK((*sink)->play({.cue = *splat, .id = "splat", .take = 1}) > 0.2);
  player.set_mono(true);
  player.set_paused(true);
}

TEST_CASE("missing files are noted and silent") {
  setenv("SDL_AUDIODRIVER", "dummy", 1);
  auto sink = audio::MixerSink::open(measuring::cue_table(), "no/such/folder");
  REQUIRE(sink);
  (*sink)->music({.id = "music-cafe"});
  (*sink)->wait_until_loaded();
  CHECK_FALSE((*sink)->problems().empty());
  CHECK((*sink)->play({.cue = 0, .id = "back"}) == 0);
}
