// Cafe Chaos for the code that serves all games.
#include "engine/food_fight/cafe_chaos/game.hpp"

#include "engine/food_fight/cafe_chaos/cards.hpp"
#include "engine/food_fight/cafe_chaos/options.hpp"
#include "engine/food_fight/cafe_chaos/position.hpp"
#include "engine/food_fight/cafe_chaos/rules.hpp"
#include "engine/food_fight/fight_game.hpp"

namespace food_fight::cafe_chaos {

namespace {

using core::Json;

class CafeChaos final : public FightGame {
 public:
  CafeChaos() : FightGame(cafe_chaos::the_box()) {}
  std::string_view id() const override { return "cafe-chaos"; }
  std::string_view title() const override { return "Cafe Chaos"; }
  int min_seats() const override { return 3; }

  core::Result<Json> read_options(const Json& options, int seats) const override {
    return cafe_chaos::read_options(options, seats);
  }
  Json full_options(int /*seats*/) const override { return cafe_chaos::full_options(); }
  std::vector<Json> option_sets(int /*seats*/) const override { return cafe_chaos::option_sets(); }

  void step(core::AnyState& state, core::Decider& decider, core::EventSink* sink,
            core::OutcomeSource* source) const override {
    cafe_chaos::step(state.as<State>(), decider, sink, source);
  }
  std::vector<core::CardInfo> cards() const override;

 protected:
  Board board_for(const Json& options, int seats) const override {
    return cafe_chaos::board_for(options, seats);
  }
};

std::string pack_name(Pack pack) {
  switch (pack) {
    case Pack::animator:
      return "animator";
    case Pack::junk_food:
      return "junk-food";
    case Pack::soobway:
      return "soobway";
    default:
      return "base";
  }
}

std::vector<core::CardInfo> CafeChaos::cards() const {
  std::vector<core::CardInfo> infos;
  for (const auto& entry : box()) {
    const int copies = entry.action_class == ActionClass::basic ? k_most_seats : 1;  // CC-013
    infos.push_back({std::string(entry.id), std::string(name_of(kind_of(entry.card))),
                     std::string(entry.name), copies, pack_name(entry.pack), std::string(entry.text)});
  }
  return infos;
}

}  // namespace

const core::Game& game() {
  static const CafeChaos k_game;
  return k_game;
}

}  // namespace food_fight::cafe_chaos
