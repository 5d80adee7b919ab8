// What the Food?! behind the interface of all games.
#include "engine/food_fight/what_the_food/game.hpp"

#include "engine/food_fight/fight_game.hpp"
#include "engine/food_fight/what_the_food/cards.hpp"
#include "engine/food_fight/what_the_food/options.hpp"
#include "engine/food_fight/what_the_food/rules.hpp"

namespace food_fight::what_the_food {

namespace {

using core::Json;

class WhatTheFood final : public FightGame {
 public:
  WhatTheFood() : FightGame(what_the_food::the_box()) {}
  std::string_view id() const override { return "what-the-food"; }
  std::string_view title() const override { return "What the Food?!"; }
  int min_seats() const override { return 2; }

  core::Result<Json> read_options(const Json& options, int seats) const override {
    return what_the_food::read_options(options, seats);
  }
  Json full_options(int seats) const override { return what_the_food::full_options(seats); }
  std::vector<Json> option_sets(int seats) const override { return what_the_food::option_sets(seats); }

  void step(core::AnyState& state, core::Decider& decider, core::EventSink* sink,
            core::OutcomeSource* source) const override {
    what_the_food::step(state.as<State>(), decider, sink, source);
  }
  std::vector<core::CardInfo> cards() const override;

 protected:
  Board board_for(const Json& options, int seats) const override {
    return what_the_food::board_for(options, seats);
  }
};

std::vector<core::CardInfo> WhatTheFood::cards() const {
  std::vector<core::CardInfo> infos;
  for (const auto& entry : box()) {
    const int copies = entry.action_class == ActionClass::basic ? k_most_seats : 1;  // WF-003
    infos.push_back({std::string(entry.id), std::string(name_of(food_fight::kind_of(entry.card))),
                     std::string(entry.name), copies, entry.special_edition ? "special-edition" : "base",
                     std::string(entry.text)});
  }
  return infos;
}

}  // namespace

const core::Game& game() {
  static const WhatTheFood k_game;
  return k_game;
}

}  // namespace food_fight::what_the_food
