// The level `random`: any legal answer, each as likely as the others.
#pragma once

#include "engine/bots/bot.hpp"

namespace bots {

/// A uniformly drawn legal answer; a sequence has a uniform length and then uniform cards.
core::Choice random_choice(const core::Question& question, std::uint64_t seed);

class RandomBot final : public Bot {
 public:
  std::unique_ptr<Search> begin(const core::AnyView& view, const core::Question& question,
                                std::uint64_t seed) const override;
  core::Choice choose(const core::AnyView& view, const core::Question& question,
                      std::uint64_t seed) const override;
};

}  // namespace bots
