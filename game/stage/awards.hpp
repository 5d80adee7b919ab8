// Who gets which award, from what each seat's record counts.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "game/stage/names.hpp"
#include "game/stage/stage.hpp"

namespace game::stage {

/// An award for the most of something.
template <class Record>
struct AwardKind {
  int Record::*value;
  int least;
  const char* title;
  const char* one;   ///< "table won"
  const char* many;  ///< "tables won"
  const char* picture;
};

/// At most three, in the order of `kinds`; of equals the one who has fewer so far.
template <class Record, std::size_t k_records, std::size_t k_kinds>
std::vector<Award> awards_for(const std::array<Record, k_records>& records,
                              const std::array<AwardKind<Record>, k_kinds>& kinds, const Names& names,
                              int seats) {
  std::vector<Award> found;
  std::array<int, k_records> given{};
  for (const auto& kind : kinds) {
    std::size_t best = k_records;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
      const int value = records[seat].*kind.value;
      if (value < kind.least) continue;
      const bool better = best == k_records || value > records[best].*kind.value ||
                          (value == records[best].*kind.value && given[seat] < given[best]);
      if (better) best = seat;
    }
    if (best == k_records || found.size() == 3) continue;
    ++given[best];
    const int value = records[best].*kind.value;
    const int seat = static_cast<int>(best);
    found.push_back({kind.title,
                     names[seat] + ": " + std::to_string(value) + " " + (value == 1 ? kind.one : kind.many),
                     seat, kind.picture});
  }
  return found;
}

}  // namespace game::stage
