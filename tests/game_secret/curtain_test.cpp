// The curtain: closed until its person presses, closed at once when anything intervenes.
#include "game/secret/curtain.hpp"

#include <doctest/doctest.h>

#include <initializer_list>

namespace {

using game::secret::Curtain;
using State = Curtain::State;

void run(Curtain& curtain, double seconds) {
  for (double left = seconds; left > 0.0; left -= 0.01) curtain.update(0.01, false);
}

Curtain asking() {
  Curtain curtain;
  curtain.call(1);
  run(curtain, 0.8);
  REQUIRE(curtain.ready());
  return curtain;
}

Curtain open() {
  Curtain curtain = asking();
  curtain.open();
  run(curtain, 0.5);
  REQUIRE(curtain.state() == State::open);
  return curtain;
}

}  // namespace

TEST_CASE("S14: it falls over the public frame, and opens for a press alone") {
  Curtain curtain;
  curtain.call(2);
  CHECK(curtain.state() == State::falling);
  CHECK_FALSE(curtain.is_private());
  curtain.open();  // too early: it is not closed yet
  CHECK(curtain.state() == State::falling);
  run(curtain, 60.0);
  CHECK(curtain.asking());
  CHECK(curtain.gap() == 0.0F);
  curtain.open();
  CHECK(curtain.is_private());
}

TEST_CASE("design: a choice made at once and no choice at all keep it open for the same time") {
  Curtain curtain = open();
  curtain.close();
  run(curtain, 0.7);
  CHECK(curtain.state() == State::open);
  run(curtain, 0.5);
  CHECK(curtain.state() != State::open);
  Curtain slow = open();
  run(slow, 9.0);
  slow.close();
  slow.update(0.01, false);
  CHECK(slow.state() == State::closing);
}

TEST_CASE("after the choice it is closed for a moment before the public frame comes") {
  Curtain curtain = open();
  run(curtain, 2.0);
  curtain.close();
  run(curtain, 0.4);
  REQUIRE(curtain.state() == State::shut);
  CHECK(curtain.gap() == 0.0F);
  run(curtain, 5.0);
  CHECK(curtain.state() == State::shut);  // its keeper lets it part
  curtain.part();
  CHECK(curtain.state() == State::parting);
  run(curtain, 0.5);
  CHECK(curtain.away());
}

TEST_CASE("the next person's curtain stays closed") {
  Curtain curtain = open();
  run(curtain, 2.0);
  curtain.close();
  run(curtain, 0.4);
  curtain.call(3);
  CHECK(curtain.asking());
  CHECK(curtain.seat() == 3);
}

TEST_CASE("a press meant to hurry what was shown before opens no hand") {
  for (const bool cut : {false, true}) {
    Curtain curtain;
    curtain.call(2);
    for (int frame = 0; frame < 65; ++frame) {
      curtain.update(0.01, cut);
      curtain.open();
    }
    CHECK(curtain.asking());
    CHECK(curtain.moving());  // the time passes while nothing else does
    curtain.update(0.1, cut);
    CHECK_FALSE(curtain.moving());
    curtain.open();
    CHECK(curtain.is_private());
  }
}

TEST_CASE("the next person's curtain, closed already, is deaf too; after an interruption it hears at once") {
  Curtain curtain = open();
  curtain.close();
  run(curtain, 2.0);
  curtain.call(3);
  curtain.open();
  CHECK(curtain.asking());
  run(curtain, 0.8);
  curtain.open();
  CHECK(curtain.is_private());
  curtain.interrupt();
  curtain.open();
  CHECK(curtain.is_private());
}

TEST_CASE("S14: an interruption closes it within the same frame") {
  Curtain curtain = open();
  curtain.interrupt();
  CHECK(curtain.asking());
  CHECK(curtain.gap() == 0.0F);
  Curtain answered = open();
  answered.close();
  answered.interrupt();
  CHECK(answered.state() == State::shut);
  Curtain away;
  away.interrupt();
  CHECK(away.away());
}

TEST_CASE("S9: with reduced motion it does not slide") {
  Curtain curtain;
  curtain.call(0);
  curtain.update(0.0, true);
  CHECK(curtain.asking());
}
