// A search that had its answer from the start: for levels that do not search.
#pragma once

#include "engine/bots/bot.hpp"

namespace bots {

class DecidedSearch final : public Search {
 public:
  explicit DecidedSearch(const core::Choice& choice) : choice_(choice) {}
  void step(int /*iterations*/) override {}
  bool done() const override { return true; }
  core::Choice best() const override { return choice_; }
  int iterations() const override { return 0; }

 private:
  core::Choice choice_;
};

}  // namespace bots
