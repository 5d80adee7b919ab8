// Which stage shows which game.
#include "engine/cafe_fatal/view.hpp"
#include "game/cafe_fatal/cafe_stage.hpp"
#include "game/paths/paths.hpp"
#include "game/stage/stage.hpp"

namespace game::stage {

namespace {

std::unique_ptr<Stage> make_cafe(const core::AnyView& first, const Surroundings& surroundings) {
  const auto& view = first.as<::cafe_fatal::View>();
  const auto assets = paths::find_assets(paths::process_environment(), paths::running_program());
  if (!assets) return nullptr;
  const auto file = assets->find("pictures/cafe-tables.json");
  if (!file) return nullptr;
  const auto room = cafe_fatal::read_room(*file, view.board.seats);
  if (!room) return nullptr;
  return std::make_unique<cafe_fatal::CafeStage>(view, surroundings, *room);
}

}  // namespace

std::unique_ptr<Stage> make_stage(const core::Game& game, const core::AnyView& first,
                                  const Surroundings& surroundings) {
  return game.id() == "cafe-fatal" ? make_cafe(first, surroundings) : nullptr;
}

void preload_stage(const core::Game& game, int seats, render::Canvas& canvas) {
  if (game.id() == "cafe-fatal") cafe_fatal::preload_room(seats, canvas);
}

}  // namespace game::stage
