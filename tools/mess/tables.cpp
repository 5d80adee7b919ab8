// `check`, `show` and `choices`: what stands in table files.
#include <iostream>

#include "tools/mess/commands.hpp"
#include "tools/mess/files.hpp"

namespace mess {

int check(const std::vector<std::string>& files) {
  core::CheckReport sum;
  bool all_usable = true;
  for (const auto& path : files) {
    auto file = read_tables(path);
    if (!file) {
      std::cout << file.error().message << '\n';
      all_usable = false;
      continue;
    }
    const auto report = core::check(*file);
    for (const auto& failure : report.failures) std::cout << failure << '\n';
    sum.passed += report.passed;
    sum.failed += report.failed;
  }
  std::cout << sum.passed << " passed, " << sum.failed << " failed\n";
  if (!all_usable) return k_unusable;
  return sum.failed == 0 ? k_fine : k_failed;
}

int show(const std::string& file, const std::optional<std::string>& seat) {
  auto match = replay_last(file);
  if (!match) return unusable(match.error().message);
  const core::Game& game = match->game();
  if (seat) {
    const auto viewer = core::seat_from(*seat, match->seats());
    if (!viewer) {
      return unusable("--seat is A … " + core::name(core::seat_at(match->seats() - 1)) + ", found \"" +
                      *seat + "\"");
    }
    std::cout << game.describe(match->position(), &*viewer).dump(2) << '\n';
    return k_fine;
  }
  const bool readable = !match->over() && match->between_steps();
  std::cout << (readable ? game.write_position(match->position()) : game.describe(match->position())).dump(2)
            << '\n';
  return k_fine;
}

int choices(const std::string& file) {
  auto match = replay_last(file);
  if (!match) return unusable(match.error().message);
  const core::Game& game = match->game();
  for (const auto& question : match->pending()) {
    const auto seat = core::name(question.seat());
    std::cout << seat << ' ' << game.kind_name(question.kind()) << '\n';
    if (question.is_sequence()) {
      core::Choice none;
      none.verb = question.sequence_verb();
      std::cout << seat << ' ' << game.choice_text(none) << " [CARD…]\n";
    }
    for (int i = 0; i < question.size(); ++i)
      std::cout << seat << ' ' << game.choice_text(question.option(i)) << '\n';
  }
  return k_fine;
}

}  // namespace mess
