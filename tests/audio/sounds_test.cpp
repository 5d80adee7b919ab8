// Every synthesised file: there, used, sound, soft enough, and the same each time it is made.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "audio/decode.hpp"
#include "audio/loop.hpp"
#include "measuring.hpp"

namespace {

namespace fs = std::filesystem;

std::set<std::string> files_of_table() {
  std::set<std::string> files;
  for (const audio::Cue& cue : measuring::cue_table().all()) files.insert(cue.takes.begin(), cue.takes.end());
  return files;
}

std::string bytes_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

double mean(const std::vector<float>& stereo) {
  double sum = 0;
  for (const float value : stereo) sum += static_cast<double>(value);
  return sum / static_cast<double>(stereo.size());
}

}  // namespace

TEST_CASE("every synthesised file is used by a cue") {
  const std::set<std::string> used = files_of_table();
  for (const auto& entry : fs::directory_iterator(MESSHALL_SOUNDS_DIR)) {
    CAPTURE(entry.path().filename());
    fs::path ogg = entry.path().filename();  // Without an encoder, music stays WAV.
    ogg.replace_extension(".ogg");
    CHECK((used.count(entry.path().filename().string()) == 1 || used.count(ogg.string()) == 1));
  }
}

TEST_CASE("S22: every cue but music and the two endings has at least three takes") {
  for (const audio::Cue& cue : measuring::cue_table().all()) {
    if (cue.group == audio::Group::music || cue.id == "game-over" || cue.id == "win-fanfare") continue;
    CAPTURE(cue.id);
    CHECK(cue.takes.size() >= 3);
    CHECK(cue.takes.size() <= 5);
  }
}

TEST_CASE("no file is silent, clipped, off centre, or starts or ends with a click") {
  for (const std::string& file : files_of_table()) {
    CAPTURE(file);
    const auto clip = measuring::clip(file);
    const std::vector<float> stereo = measuring::stereo_of(*clip);
    const float peak = *std::max_element(stereo.begin(), stereo.end());
    CHECK(peak > 0.05F);
    CHECK(peak < 0.9F);
    CHECK(std::abs(mean(stereo)) < 0.001);
    if (clip->channels == 2) continue;  // Loops have no ends.
    CHECK(clip->seconds() < 3);
    CHECK(std::abs(stereo.front()) < 0.01F);
    CHECK(std::abs(stereo.back()) < 0.01F);
  }
}

TEST_CASE("nothing is shrill: energy lies below 4 kHz") {
  for (const std::string& file : files_of_table()) {
    CAPTURE(file);
    CHECK(measuring::middle_frequency(measuring::stereo_of(*measuring::clip(file))) < 4000);
  }
}

TEST_CASE("takes of one cue differ") {
  for (const audio::Cue& cue : measuring::cue_table().all()) {
    CAPTURE(cue.id);
    std::set<std::vector<std::int16_t>> different;
    for (const std::string& take : cue.takes) different.insert(measuring::clip(take)->samples);
    CHECK(different.size() == cue.takes.size());
  }
}

TEST_CASE("music loops last 60 to 90 s and join without a seam") {
  for (const char* file : {"music-title.ogg", "music-cafe.ogg", "music-results.ogg", "music-chaos.ogg",
                           "music-kitchen.ogg", "music-food.ogg"}) {
    CAPTURE(file);
    const auto clip = measuring::clip(file);
    CHECK(clip->seconds() >= 60);
    CHECK(clip->seconds() <= 90);
    const std::vector<float> stereo = measuring::stereo_of(*clip);
    const auto jump = [&](std::size_t from, std::size_t to) { return std::abs(stereo[to] - stereo[from]); };
    float usual = 0;  // The largest step from frame to frame within half a second around.
    for (std::size_t index = 0; index + 2 < audio::k_rate / 2; ++index) {
      usual = std::max(
          {usual, jump(index, index + 2), jump(stereo.size() - 3 - index, stereo.size() - 1 - index)});
    }
    CHECK(jump(stereo.size() - 2, 0) <= usual);
    CHECK(jump(stereo.size() - 1, 1) <= usual);
  }
}

TEST_CASE("a loop decoded as it plays is the whole file over and over") {
  const fs::path file = fs::path(MESSHALL_SOUNDS_DIR) / "music-title.ogg";
  const std::vector<float> whole = measuring::stereo_of(*measuring::clip("music-title.ogg"));
  auto loop = audio::open_loop(file);
  REQUIRE(loop);
  std::vector<float> heard(whole.size() + 100'000);
  for (std::size_t done = 0; done < heard.size(); done += 2048) {
    (*loop)->read(std::span(heard).subspan(done, std::min<std::size_t>(2048, heard.size() - done)));
  }
  float difference = 0;
  for (std::size_t index = 0; index < heard.size(); ++index) {
    difference = std::max(difference, std::abs(heard[index] - whole[index % whole.size()]));
  }
  CHECK(difference < 0.0001F);
}

TEST_CASE("a file that is no sound is a message") {
  const auto loop = audio::open_loop(MESSHALL_SOURCE_DIR "/assets/sounds/cues.ogg");
  REQUIRE_FALSE(loop);
  CHECK(loop.error().message.find("cues.ogg: cannot be read") != std::string::npos);
  const auto clip = audio::decode(MESSHALL_SOURCE_DIR "/assets/sounds/cues.json");
  REQUIRE_FALSE(clip);
  CHECK(clip.error().message.find("cannot be read") != std::string::npos);
}

TEST_CASE("the synthesiser makes the same bytes each time") {
  const fs::path folder = fs::path(MESSHALL_BINARY_DIR) / "test_audio_repeat";
  fs::remove_all(folder);
  const std::string command = std::string("'") + MESSHALL_SYNTH + "' '" + folder.string() +
                              "' splat-2 crowd-laugh-1 dice-rattle-3 set-complete-1";
  REQUIRE(std::system(command.c_str()) == 0);
  int compared = 0;
  for (const auto& entry : fs::directory_iterator(folder)) {
    CHECK(bytes_of(entry.path()) == bytes_of(fs::path(MESSHALL_SOUNDS_DIR) / entry.path().filename()));
    ++compared;
  }
  CHECK(compared == 4);
  fs::remove_all(folder);
}
