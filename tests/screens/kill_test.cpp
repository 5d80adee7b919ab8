// kill -9 in the middle of a reaction: the next start asks the same person the same question (fixed rule 3).
#include <sched.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <new>

#include "engine/cooking_customers/question.hpp"
#include "engine/core/game.hpp"
#include "engine/food_fight/question.hpp"
#include "game/journal/journal.hpp"
#include "game/screens/table_screen.hpp"
#include "game/table/session.hpp"
#include "moments.hpp"
#include "tests/game_settings/temporary_folder.hpp"

namespace {

using game::table::Session;

/// A question of a game that answers something under way.
struct Reaction {
  const char* game;
  std::uint8_t kind;
};

std::string_view word_of(const Reaction& reaction) {
  return core::find_game(reaction.game)->kind_name(reaction.kind);
}

/// What the child tells while it lives; in memory that outlives it.
struct Told {
  std::atomic<std::uint64_t> hash = 0;
  std::atomic<int> decisions = 0;
  std::atomic<bool> waits = false;
};

class SharedTold {
 public:
  SharedTold() {
    void* memory = mmap(nullptr, sizeof(Told), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    REQUIRE(memory != MAP_FAILED);
    told_ = new (memory) Told;
  }
  ~SharedTold() { munmap(told_, sizeof(Told)); }
  SharedTold(const SharedTold&) = delete;
  SharedTold& operator=(const SharedTold&) = delete;
  Told& operator*() const { return *told_; }
  Told* operator->() const { return told_; }

 private:
  Told* told_;
};

game::table::Seating seating(const char* game, std::uint64_t seed) {
  game::table::Seating seating;
  seating.game = game;
  for (const char* name : {"Ann", "Bob", "Cleo", "Dan"}) {
    game::stage::Who who;
    who.name = name;
    who.person = true;
    seating.seats.push_back(who);
  }
  seating.options = core::find_game(game)->full_options(4);
  seating.seed = seed;
  return seating;
}

/// People answer by chance until the question of this kind is shown; then they think for ever.
bool plays_until(Session& session, std::uint8_t kind, unsigned seed) {
  moments::Chance chance(seed);
  while (!session.over()) {
    session.update(0.01, true);
    (void)session.take_events();
    const auto questions = session.questions();
    if (questions.empty() || session.working()) continue;
    if (!session.gathering() && questions.front().kind() == kind) return true;
    if (!session.answer(questions.front().seat(), moments::any_answer(questions.front(), chance))) _exit(3);
  }
  return false;
}

[[noreturn]] void play(const std::filesystem::path& data_home, const Reaction& reaction, unsigned seed,
                       Told& told) {
  game::journal::Journal journal(data_home);
  auto session = Session::open(seating(reaction.game, seed), &journal);
  if (!session || !plays_until(**session, reaction.kind, seed)) _exit(2);
  told.hash = (*session)->match().hash();
  told.decisions = (*session)->match().decisions();
  told.waits = true;
  for (;;) sched_yield();
}

/// A seed whose game asks this.
unsigned seed_for(const Reaction& reaction) {
  for (unsigned seed = 1; seed < 60; ++seed) {
    auto session = Session::open(seating(reaction.game, seed), nullptr);
    REQUIRE(session);
    if (plays_until(**session, reaction.kind, seed)) return seed;
  }
  FAIL("no game asks for " << word_of(reaction));
  return 0;
}

}  // namespace

TEST_CASE("fixed rule 3: kill -9 in the middle of a reaction, and the same question is asked again") {
  const auto fight = [](food_fight::Kind kind) {
    return Reaction{"cafe-chaos", static_cast<std::uint8_t>(kind)};
  };
  const auto kitchen = [](cooking_customers::Kind kind) {
    return Reaction{"cooking-customers", static_cast<std::uint8_t>(kind)};
  };
  for (const Reaction& reaction :
       {fight(food_fight::Kind::drop), fight(food_fight::Kind::add), fight(food_fight::Kind::counter),
        fight(food_fight::Kind::yeet), kitchen(cooking_customers::Kind::counter),
        kitchen(cooking_customers::Kind::lose)}) {
    CAPTURE(word_of(reaction));
    const unsigned seed = seed_for(reaction);
    const TemporaryFolder folder;
    const SharedTold told;
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) play(folder.path, reaction, seed, *told);
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (!told->waits && std::chrono::steady_clock::now() < deadline) sched_yield();
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    REQUIRE(told->waits);

    game::journal::Journal journal(folder.path);
    const auto unfinished = journal.unfinished();
    REQUIRE(unfinished.size() == 1);
    auto table = game::screens::restore_table(unfinished.front().file);
    REQUIRE(table);
    CHECK_FALSE(table->damaged);
    const core::Match match = table->match;
    CHECK(match.hash() == told->hash);
    CHECK(match.decisions() == told->decisions);
    REQUIRE(match.pending().size() == 1);
    CHECK(match.pending().front().kind() == reaction.kind);
    REQUIRE(journal.resume(unfinished.front().file, table->good_bytes));

    // The screen asks the same person for the same.
    const core::Seat seat = match.pending().front().seat();
    for (std::size_t other = 0; other < table->seats.size(); ++other)
      table->seats[other].person = static_cast<int>(other) == core::index(seat);
    house::House house(640, 360, moments::instant());
    auto& services = house.shell().services();
    auto screen = continue_table(services, *std::move(table), true, game::devices::k_keyboard_right);
    REQUIRE(screen);
    auto& page = dynamic_cast<game::screens::TablePage&>(**screen);
    services.screens.restart(*std::move(screen));
    REQUIRE(house.wait_for("asked=" + core::name(seat)));
    const auto questions = page.table().questions();
    REQUIRE(questions.size() == 1);
    CHECK(questions.front().seat() == seat);
    CHECK(questions.front().kind() == match.pending().front().kind());
    REQUIRE(questions.front().size() == match.pending().front().size());
    for (int option = 0; option < questions.front().size(); ++option)
      CHECK(questions.front().option(option) == match.pending().front().option(option));
    // And an answer goes on from there, maybe to the end of the game.
    const auto goes_on = [&] {
      return house.top() != "table" || page.table().match().decisions() > match.decisions();
    };
    for (int press = 0; press < 60 && !goes_on(); ++press)
      house.key(press % 3 == 2 ? SDL_SCANCODE_RIGHT : SDL_SCANCODE_RETURN);
    CHECK(goes_on());
  }
}
