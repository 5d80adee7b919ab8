// Reads foods.json.
#include "game/food_fight/larder.hpp"

#include <fstream>

#include <nlohmann/json.hpp>

#include "render/palette.hpp"

namespace game::food_fight {

namespace {

using Json = nlohmann::json;

constexpr std::array<const char*, 5> k_materials{"wet", "cream", "crumb", "rubber", "hot"};

render::Colour colour_of(const std::string& text) {
  return render::from_hex(static_cast<std::uint32_t>(std::stoul(text.substr(1), nullptr, 16)));
}

FoodLook look_of(const Json& json) {
  FoodLook look;
  const auto& face = json.at("face");
  look.face = {face.at(0).get<float>(), face.at(1).get<float>()};
  look.face_width = face.at(2).get<float>();
  look.face_turn = face.at(3).get<float>();
  look.light_face = json.value("light", false);
  look.splat = colour_of(json.at("splat").get<std::string>());
  const auto material = json.at("material").get<std::string>();
  for (std::size_t i = 0; i < k_materials.size(); ++i) {
    if (material == k_materials[i]) look.material = static_cast<Material>(i);
  }
  return look;
}

}  // namespace

core::Result<Larder> read_larder(const std::filesystem::path& file, const CardBook& cards) {
  Larder larder;
  for (int number = 0; number < ::food_fight::k_cards; ++number)
    larder.look(::food_fight::card_at(number)).splat = render::k_tomato;
  try {
    std::ifstream stream(file);
    if (!stream) return core::fail(file.string() + ": cannot be read");
    const Json foods = Json::parse(stream);
    for (const auto& [id, json] : foods.items()) {
      const Card card = cards.pages().card_named(id);
      if (card != Card::none) larder.look(card) = look_of(json);
    }
  } catch (const std::exception& error) {
    return core::fail(file.string() + ": " + error.what());
  }
  return larder;
}

std::string material_word(Material material) {
  return k_materials[static_cast<std::size_t>(material)];
}

}  // namespace game::food_fight
