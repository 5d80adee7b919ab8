// Which stage shows which game.
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
  auto larder = food_fight::read_larder(*file);
  if (!larder) return nullptr;
  return std::make_unique<food_fight::FightStage>(first.as<::food_fight::View>(), surroundings,
                                                  *std::move(larder));
}

}  // namespace

std::unique_ptr<Stage> make_stage(const core::Game& game, const core::AnyView& first,
                                  const Surroundings& surroundings) {
  if (game.id() == "cafe-fatal") return make_cafe(first, surroundings);
  if (game.id() == "cafe-chaos") return make_fight(first, surroundings);
  if (game.id() == "cooking-customers")
    return std::make_unique<cooking::KitchenStage>(first.as<::cooking_customers::View>(), surroundings);
  return nullptr;
}

void preload_stage(const core::Game& game, int seats, render::Canvas& canvas) {
  if (game.id() == "cafe-fatal") cafe_fatal::preload_room(seats, canvas);
  if (game.id() == "cafe-chaos") food_fight::preload_hall(seats, canvas);
  if (game.id() == "cooking-customers") cooking::preload_kitchen(seats, canvas);
}

}  // namespace game::stage
