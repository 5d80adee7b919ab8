// S11: loudness and peaks of every sound, and of a typical minute of play.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "audio/offline.hpp"
#include "audio/player.hpp"
#include "measuring.hpp"

namespace {

constexpr double k_frame = 1.0 / 60;

void pass(audio::Player& player, double seconds) {
  for (double time = 0; time < seconds; time += k_frame) player.update(k_frame);
}

// One turn of Café Fatal as its stage sounds it: about six seconds.
void typical_turn(audio::Player& player, int turn) {
  player.play("turn-start");
  pass(player, 0.5);
  player.play("dice-rattle");
  pass(player, 0.6);
  player.play("dice-throw");
  pass(player, 0.35);
  for (int die = 0; die < 5; ++die) {
    player.play("die-clatter", {.pan = -0.4 + 0.2 * die});
    pass(player, 0.07);
  }
  player.play("dice-settle");
  pass(player, 0.8);
  for (int move = 0; move < 3; ++move) {
    player.play("focus-move");
    pass(player, 0.3);
  }
  player.play("confirm");
  pass(player, 0.3);
  for (int die = 0; die < 2 + turn % 2; ++die) {
    player.play("die-place");
    pass(player, 0.15);
  }
  if (turn % 3 == 0) {
    player.play("crowd-ooh");
    pass(player, 0.4);
  }
  pass(player, 1.2);
}

void typical_scoring(audio::Player& player) {
  for (const char* kind : {"morsel-land-cheese", "morsel-land-pizza", "morsel-land-cake"}) {
    player.play("morsel-fly");
    pass(player, 0.4);
    player.play(kind);
    player.play("points-bell");
    pass(player, 0.7);
  }
  player.play("set-complete");
  player.play("crowd-cheer");
  pass(player, 2);
}

// What differs between the two food fights.
struct Fight {
  const char* point;
  const char* shout;
};

// One action of a food fight: it is turned over, it flies, it hits or is answered, the neighbours get theirs.
void typical_attack(audio::Player& player, int action, const Fight& fight) {
  const char* const splats[] = {"splat-wet", "splat-cream", "splat-crumb", "splat-rubber", "splat-hot"};
  const char* const answers[] = {"duck-squeak", "catch-net", "spin-whirl", "smash-racket"};
  player.play("card-flip");
  pass(player, 0.6);
  player.play("wind-up");
  pass(player, 0.1);
  player.play(action % 4 == 3 ? "whoosh-lob" : "whoosh-throw");
  pass(player, action % 4 == 3 ? 0.8 : 0.35);
  if (action % 3 == 2) {
    player.play(answers[action % 4]);
    pass(player, 0.5);
  } else {
    player.play(splats[action % 5], {.pan = 0.2 * (action % 5) - 0.4});
    if (action % 4 == 3) player.play("splash-side");
    pass(player, 0.25);
    for (int point = 0; point < 1 + action % 3; ++point) {
      player.play(fight.point);
      pass(player, 0.12);
    }
    if (action % 3 == 0) player.play("crowd-laugh");
  }
  if (action % 6 == 5) player.play(fight.shout);
  pass(player, 1);
}

// One turn of Cooking Customers: a card for oneself, one against somebody, the cooking roll and what comes of
// it.
void typical_kitchen_turn(audio::Player& player, int turn) {
  const char* const own[] = {"kitchen-cook-in", "kitchen-plus", "kitchen-supply", "kitchen-helper-in"};
  const char* const against[] = {"kitchen-minus", "kitchen-customer-shout", "kitchen-thief",
                                 "kitchen-better-offer"};
  const char* const ends[] = {"kitchen-protected", "kitchen-customer-cooked", "kitchen-simmer-down",
                              "kitchen-counter-offer"};
  player.play("turn-start");
  player.play("kitchen-ticket");
  pass(player, 0.7);
  player.play("card-slap");
  player.play(own[turn % 4]);
  pass(player, 1.1);
  player.play("card-slap");
  player.play(against[turn % 4]);
  pass(player, 1.2);
  player.play(ends[turn % 4]);
  pass(player, 1);
  player.play("kitchen-dice-pan");
  pass(player, 0.5);
  player.play("kitchen-dice-pan");
  pass(player, 0.5);
  for (int die = 0; die < 3; ++die) {
    player.play("kitchen-dice-land", {.pan = -0.2 + 0.2 * die});
    pass(player, 0.09);
  }
  pass(player, 0.5);
  for (int meal = 0; meal < 1 + turn % 2; ++meal) {
    player.play("kitchen-meal");
    pass(player, 0.2);
  }
  if (turn % 4 == 1) {
    player.play("kitchen-fired");
    pass(player, 0.5);
    player.play("kitchen-cook-out");
  } else if (turn % 4 == 3) {
    player.play("kitchen-ticket-flip");
    pass(player, 0.4);
    player.play("kitchen-tip");
  }
  pass(player, 1);
}

// Plays something over a piece of music; gives the whole's loudness.
template <class Play>
measuring::Loudness minute_over(const char* music, Play play) {
  const audio::CueTable& cues = measuring::cue_table();
  audio::RecordingSink recording;
  audio::Player player(cues, recording, 1);
  player.music(music, 0.5);
  play(player);
  CHECK(player.unknown_cues().empty());
  CHECK(player.time() > 50);
  const auto clips = [](std::size_t cue, std::size_t take) { return measuring::clip(cue, take); };
  const auto measured = measuring::loudness(audio::render_offline(recording, cues, clips, player.time()));
  MESSAGE("minute of play: " << measured.integrated << " LUFS, " << measured.true_peak << " dBTP, "
                             << recording.cues.size() << " cues");
  return measured;
}

}  // namespace

TEST_CASE("S11: each music loop is −24 LUFS ±2 and below −1 dBTP") {
  for (const audio::Cue& cue : measuring::cue_table().all()) {
    if (cue.group != audio::Group::music) continue;
    CAPTURE(cue.id);
    const auto measured = measuring::loudness(measuring::stereo_of(*measuring::clip(cue.takes.front())));
    const double heard = measured.integrated + cue.gain_decibels;
    MESSAGE(cue.id << ": " << heard << " LUFS, " << measured.true_peak << " dBTP");
    CHECK(std::abs(heard + 24) <= 2);
    CHECK(measured.true_peak + cue.gain_decibels <= -1);
  }
}

TEST_CASE("S11: short cues lie within ±3 dB of their group's median, below −1 dBTP") {
  std::map<audio::Group, std::vector<double>> groups;
  struct Heard {
    std::string take;
    audio::Group group;
    double momentary;
  };
  std::vector<Heard> all;
  for (const audio::Cue& cue : measuring::cue_table().all()) {
    if (cue.group == audio::Group::music) continue;
    for (const std::string& take : cue.takes) {
      CAPTURE(take);
      const auto measured = measuring::loudness(measuring::stereo_of(*measuring::clip(take)));
      CHECK(measured.true_peak + cue.gain_decibels <= -1);
      const double heard = measured.momentary_maximum + cue.gain_decibels;
      groups[cue.group].push_back(heard);
      all.push_back({take, cue.group, heard});
    }
  }
  for (auto& [group, values] : groups) {
    std::nth_element(values.begin(), values.begin() + std::ssize(values) / 2, values.end());
    MESSAGE(audio::name_of(group) << ": median " << values[values.size() / 2] << " LUFS");
  }
  for (const Heard& heard : all) {
    CAPTURE(heard.take);
    const auto& values = groups[heard.group];
    CHECK(std::abs(heard.momentary - values[values.size() / 2]) <= 3);
  }
}

TEST_CASE("S11: a minute of play over the café's music is −24 LUFS ±2 and below −1 dBTP") {
  const auto measured = minute_over("music-cafe", [](audio::Player& player) {
    player.play("round-start");
    pass(player, 1.5);
    for (int turn = 0; turn < 8; ++turn) typical_turn(player, turn);
    typical_scoring(player);
  });
  CHECK(std::abs(measured.integrated + 24) <= 2);
  CHECK(measured.true_peak <= -1);
}

TEST_CASE("S11: a minute of food fight over its music is −24 LUFS ±2 and below −1 dBTP") {
  const auto measured = minute_over("music-chaos", [](audio::Player& player) {
    player.play("event-triangle");
    pass(player, 1.5);
    player.play("flip-all");
    player.play("round-gong");
    pass(player, 1.2);
    for (int action = 0; action < 22; ++action) typical_attack(player, action, {"points-up", "cafe-chaos"});
    player.play("tenth-point");
    pass(player, 2);
    player.play("fight-over");
    player.play("crowd-cheer");
    pass(player, 2);
  });
  CHECK(std::abs(measured.integrated + 24) <= 2);
  CHECK(measured.true_peak <= -1);
}

TEST_CASE("S11: a minute of What the Food?! over its music is −24 LUFS ±2 and below −1 dBTP") {
  const char* const tricks[] = {"hunt-groan",      "flirt-kiss", "mock-nyah",    "pitch-whip",
                                "recycle-crinkle", "scare-boo",  "sneeze-achoo", "boast-fanfare",
                                "goose-honk",      "held-event"};
  const auto measured = minute_over("music-food", [&](audio::Player& player) {
    player.play("event-burst");
    pass(player, 0.8);
    player.play("detention-bell");
    pass(player, 1.2);
    player.play("flip-all");
    for (int action = 0; action < 15; ++action) {
      typical_attack(player, action, {"token-clack", "what-the-food"});
      player.play("card-flip");
      pass(player, 0.5);
      player.play(tricks[action % 10]);
      pass(player, 0.7);
      if (action % 5 == 4) player.play("token-up");
    }
    player.play("slurp-second");
    pass(player, 1);
    player.play("fight-over");
    player.play("crowd-cheer");
    pass(player, 2);
  });
  CHECK(std::abs(measured.integrated + 24) <= 2);
  CHECK(measured.true_peak <= -1);
}

TEST_CASE("S11: a minute in the kitchen over its music is −24 LUFS ±2 and below −1 dBTP") {
  const auto measured = minute_over("music-kitchen", [](audio::Player& player) {
    player.play("kitchen-bell");
    pass(player, 1);
    for (int turn = 0; turn < 8; ++turn) typical_kitchen_turn(player, turn);
    player.play("kitchen-win");
    pass(player, 2.7);
  });
  CHECK(std::abs(measured.integrated + 24) <= 2);
  CHECK(measured.true_peak <= -1);
}
