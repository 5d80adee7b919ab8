// `bench`: how fast the rules and the bots are, on one core.
#include <array>
#include <cstring>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <memory>
#include <utility>

#include "engine/bots/bot.hpp"
#include "engine/bots/play.hpp"
#include "engine/bots/random_bot.hpp"
#include "engine/core/match.hpp"
#include "tools/mess/commands.hpp"
#include "tools/mess/files.hpp"

namespace mess {

namespace {

/// Seconds that this process has computed: one core's time, whatever else the machine does meanwhile.
double cpu_seconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// So many different deals are made before the clock starts: dealing is no part of a decision.
constexpr int k_deals = 64;

/// Steps of a game between two looks at the clock.
constexpr int k_steps = 4;

struct Figures {
  double decisions_per_s = 0;
  double games_per_s = 0;
  double copy_ns = 0;
  double view_ns = 0;
  std::vector<std::pair<std::string, double>> bots;
};

/// Answers at random, and counts.
class RandomDecider final : public core::Decider {
 public:
  core::Choice decide(const core::Question& question) override {
    ++decisions;
    return bots::random_choice(question, stream_.draw());
  }
  long long decisions = 0;

 private:
  core::ChanceStream stream_{1, 0};
};

/// Keeps the compiler from leaving out work whose result nobody reads.
void keep(const void* result) {
  asm volatile("" : : "g"(result) : "memory");
}

/// Nanoseconds for one call of `work`.
template <class Work>
double nanoseconds(double seconds, const Work& work) {
  constexpr int k_batch = 1024;
  long long calls = 0;
  const auto start = cpu_seconds();
  double passed = 0;
  while (passed < seconds) {
    for (int i = 0; i < k_batch; ++i) work();
    calls += k_batch;
    passed = cpu_seconds() - start;
  }
  return passed * 1e9 / static_cast<double>(calls);
}

core::Result<std::vector<core::AnyState>> deals(const core::Game& game, int seats,
                                                const core::Json& options) {
  std::vector<core::AnyState> states;
  for (int i = 0; i < k_deals; ++i) {
    core::Header header;
    header.game = &game;
    header.setup = {seats, static_cast<std::uint64_t>(i + 1), options};
    auto match = core::Match::start(std::move(header));
    if (!match) return core::fail(match.error().message);
    states.push_back(match->first_position());
  }
  return states;
}

void measure_random_play(const core::Game& game, const std::vector<core::AnyState>& deals, double seconds,
                         Figures& figures) {
  RandomDecider decider;
  std::uint64_t games = 0;
  const auto start = cpu_seconds();
  double passed = 0;
  while (passed < seconds) {
    core::AnyState state = deals[games % deals.size()];
    game.stream(state) = {games, 0};
    while (!game.over(state) && game.round(state) <= bots::k_most_rounds)
      game.step(state, decider, nullptr, nullptr);
    ++games;
    if (games % 16 == 0) passed = cpu_seconds() - start;
  }
  figures.decisions_per_s = static_cast<double>(decider.decisions) / passed;
  figures.games_per_s = static_cast<double>(games) / passed;
}

/// The copy of the game's own state, not of the box that serves all games.
double measure_copy(const core::Game& game, const core::AnyState& state, double seconds) {
  core::AnyState copy = state;
  const auto bytes = game.state_bytes();
  return nanoseconds(seconds, [&] {
    std::memcpy(const_cast<std::byte*>(copy.data()), state.data(), bytes);
    keep(copy.data());
  });
}

double measure_view(const core::Game& game, const core::AnyState& state, double seconds) {
  return nanoseconds(seconds, [&] {
    const core::AnyView view = game.view(state, core::seat_at(0));
    keep(&view);
  });
}

/// Whole games and, when the time is up, the part of one: a single game of experts may take minutes.
core::Result<double> measure_bot(const core::Game& game, int seats, const core::Json& options,
                                 const std::string& level, double seconds) {
  const auto bot = bots::make_bot(level, game);
  if (!bot) return core::fail(bot.error().message);
  const std::vector<const bots::Bot*> players(static_cast<std::size_t>(seats), bot->get());
  long long decisions = 0;
  const auto start = cpu_seconds();
  double passed = 0;
  for (std::uint64_t seed = 1; passed < seconds; ++seed) {
    core::Header header;
    header.game = &game;
    header.setup = {seats, seed, options};
    const auto match = core::Match::start(std::move(header));
    if (!match) return core::fail(match.error().message);
    core::AnyState state = match->first_position();
    bots::BotDecider decider(game, state, seed, players);
    while (!game.over(state) && game.round(state) <= bots::k_most_rounds &&
           (passed < seconds || decisions + decider.decisions() == 0)) {
      // To look at the clock costs a tenth of a quick decision.
      for (int steps = 0; steps < k_steps && !game.over(state); ++steps)
        game.step(state, decider, nullptr, nullptr);
      passed = cpu_seconds() - start;
    }
    decisions += decider.decisions();
  }
  return static_cast<double>(decisions) / passed;
}

core::Result<Figures> measure(const core::Game& game, int seats, const core::Json& options, double seconds) {
  const auto dealt = deals(game, seats, options);
  if (!dealt) return core::fail(dealt.error().message);
  Figures figures;
  measure_random_play(game, *dealt, seconds, figures);
  figures.copy_ns = measure_copy(game, dealt->front(), seconds / 4);
  figures.view_ns = measure_view(game, dealt->front(), seconds / 4);
  for (const auto level : bots::bot_levels()) {
    if (level == "random") continue;
    const std::string name(level);
    const auto rate = measure_bot(game, seats, options, name, seconds);
    if (!rate) return core::fail(rate.error().message);
    figures.bots.emplace_back(name, *rate);
  }
  return figures;
}

core::Json to_json(const core::Game& game, int seats, const Figures& figures) {
  core::Json json = {{"game", game.id()},
                     {"seats", seats},
                     {"decisions_per_s", figures.decisions_per_s},
                     {"games_per_s", figures.games_per_s},
                     {"state_bytes", game.state_bytes()},
                     {"copy_ns", figures.copy_ns},
                     {"view_ns", figures.view_ns},
                     {"bots", core::Json::object()}};
  for (const auto& [name, rate] : figures.bots) json["bots"][name] = rate;
  return json;
}

void print(const core::Game& game, int seats, const Figures& figures) {
  std::cout << std::fixed << std::setprecision(2) << game.title() << ", " << seats << " seats, one core\n"
            << "  random play  " << figures.decisions_per_s / 1e6 << " million decisions/s, "
            << figures.games_per_s / 1e3 << " thousand games/s\n"
            << std::setprecision(1) << "  state        " << game.state_bytes() << " bytes, copy "
            << figures.copy_ns << " ns, view " << figures.view_ns << " ns\n";
  for (const auto& [name, rate] : figures.bots) {
    std::cout << "  " << std::left << std::setw(13) << name << std::right << rate << " decisions/s ("
              << 1e3 / rate << " ms each)\n";
  }
}

}  // namespace

int bench(const BenchOptions& options) {
  if (!options.game.empty() && core::find_game(options.game) == nullptr)
    return unusable("game \"" + options.game + "\" is not known; games: " + core::game_ids());
  core::Json all = core::Json::array();
  for (const core::Game* game : core::games()) {
    if (!options.game.empty() && game->id() != options.game) continue;
    if (options.seats < game->min_seats() || options.seats > game->max_seats()) {
      return unusable("--seats: " + std::string(game->id()) + " takes " + std::to_string(game->min_seats()) +
                      " to " + std::to_string(game->max_seats()) + ", found " +
                      std::to_string(options.seats));
    }
    const auto read = read_options(*game, options.seats, options.options, game->full_options(options.seats));
    if (!read) return unusable(read.error().message);
    const auto figures = measure(*game, options.seats, *read, options.seconds);
    if (!figures) return unusable(figures.error().message);
    if (!options.json) print(*game, options.seats, *figures);
    all.push_back(to_json(*game, options.seats, *figures));
  }
  if (options.json) std::cout << (all.size() == 1 ? all.front() : all).dump(2) << '\n';
  return k_fine;
}

}  // namespace mess
