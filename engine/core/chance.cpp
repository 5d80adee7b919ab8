// Draws outcomes from a keyed stream unless a source decides them.
#include "engine/core/chance.hpp"

#include <array>
#include <cassert>

namespace core {

std::string_view outcome_name(OutcomeKind kind) {
  constexpr std::array<std::string_view, 4> k_names{"dice", "pick", "order", "start"};
  return k_names[static_cast<std::size_t>(kind)];
}

void Chance::dice_from_source(Bits bits, std::span<std::uint8_t> faces, int sides) {
  std::array<std::uint8_t, 20> all{};
  assert(sides <= static_cast<int>(all.size()));
  for (int i = 0; i < sides; ++i) all[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(i + 1);
  const std::span<const std::uint8_t> candidates{all.data(), static_cast<std::size_t>(sides)};
  if (!source_->decide(OutcomeKind::dice, candidates, faces)) {
    for (auto& face : faces)
      face = static_cast<std::uint8_t>(bits.below(static_cast<std::uint32_t>(sides)) + 1);
  }
  source_->note(OutcomeKind::dice, faces);
}

int Chance::draw_one(OutcomeKind kind, std::span<const std::uint8_t> candidates) {
  if (candidates.size() == 1) return 0;
  Bits bits(stream_.draw());
  auto place = static_cast<int>(bits.below(static_cast<std::uint32_t>(candidates.size())));
  if (source_ == nullptr) return place;
  std::array<std::uint8_t, 1> value{};
  if (source_->decide(kind, candidates, value)) {
    for (int i = static_cast<int>(candidates.size()) - 1; i >= 0; --i) {
      if (candidates[static_cast<std::size_t>(i)] == value[0]) place = i;
    }
  }
  value[0] = candidates[static_cast<std::size_t>(place)];
  source_->note(kind, value);
  return place;
}

int Chance::start(int seats) {
  std::array<std::uint8_t, 16> all{};
  for (int i = 0; i < seats; ++i) all[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(i);
  return draw_one(OutcomeKind::start, {all.data(), static_cast<std::size_t>(seats)});
}

void Chance::order(std::span<std::uint8_t> pile) {
  if (pile.size() < 2) return;
  ChanceStream own{stream_.draw(), 0};
  if (source_ == nullptr) {
    shuffle(pile, own);
    return;
  }
  const std::vector<std::uint8_t> before(pile.begin(), pile.end());
  shuffle(pile, own);
  source_->decide(OutcomeKind::order, before, pile);
  source_->note(OutcomeKind::order, pile);
}

}  // namespace core
