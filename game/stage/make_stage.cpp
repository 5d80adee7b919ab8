// Which stage shows which game.
#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <string>

#include "engine/cafe_fatal/view.hpp"
#include "engine/cooking_customers/view.hpp"
#include "engine/food_fight/view.hpp"
#include "game/cafe_fatal/cafe_stage.hpp"
#include "game/cooking/kitchen_stage.hpp"
#include "game/food_fight/fight_stage.hpp"
#include "game/paths/paths.hpp"
#include "game/stage/stage.hpp"

namespace game::stage {

namespace {

std::optional<std::filesystem::path> find_asset(const std::string& name) {
  const auto assets = paths::find_assets(paths::process_environment(), paths::running_program());
  if (!assets) return std::nullopt;
  const auto file = assets->find(name);
  return file ? std::optional(*file) : std::nullopt;
}

std::unique_ptr<Stage> make_cafe(const core::AnyView& first, const Surroundings& surroundings) {
  const auto& view = first.as<::cafe_fatal::View>();
  const auto file = find_asset("pictures/cafe-tables.json");
  if (!file) return nullptr;
  const auto room = cafe_fatal::read_room(*file, view.board.seats);
  if (!room) return nullptr;
  return std::make_unique<cafe_fatal::CafeStage>(view, surroundings, *room);
}

std::unique_ptr<Stage> make_fight(const core::AnyView& first, const Surroundings& surroundings) {
  const auto file = find_asset("pictures/foods.json");
  if (!file) return nullptr;
  auto larder = food_fight::read_larder(*file, food_fight::CardBook(first.as<::food_fight::View>().board));
  if (!larder) return nullptr;
  return std::make_unique<food_fight::FightStage>(first.as<::food_fight::View>(), surroundings,
                                                  *std::move(larder));
}

std::unique_ptr<Stage> make_kitchen(const core::AnyView& first, const Surroundings& surroundings) {
  return std::make_unique<cooking::KitchenStage>(first.as<::cooking_customers::View>(), surroundings);
}

/// A new stage is one row.
struct StageMaker {
  std::string_view game;
  std::unique_ptr<Stage> (*make)(const core::AnyView& first, const Surroundings& surroundings);
  void (*preload)(int seats, render::Canvas& canvas);
};
constexpr std::array<StageMaker, 4> k_stages{{{"cafe-chaos", make_fight, food_fight::preload_hall},
                                              {"what-the-food", make_fight, food_fight::preload_plain_hall},
                                              {"cafe-fatal", make_cafe, cafe_fatal::preload_room},
                                              {"cooking-customers", make_kitchen, cooking::preload_kitchen}}};

const StageMaker* maker_of(std::string_view game) {
  const auto found = std::find_if(k_stages.begin(), k_stages.end(),
                                  [game](const StageMaker& maker) { return maker.game == game; });
  return found == k_stages.end() ? nullptr : &*found;
}

}  // namespace

std::unique_ptr<Stage> make_stage(const core::Game& game, const core::AnyView& first,
                                  const Surroundings& surroundings) {
  const StageMaker* maker = maker_of(game.id());
  return maker == nullptr ? nullptr : maker->make(first, surroundings);
}

void preload_stage(const core::Game& game, int seats, render::Canvas& canvas) {
  if (const StageMaker* maker = maker_of(game.id())) maker->preload(seats, canvas);
}

}  // namespace game::stage
