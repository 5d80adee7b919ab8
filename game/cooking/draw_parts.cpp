// Pictures by their anchors.
#include <array>
#include <string_view>

#include "game/cooking/brush.hpp"

namespace game::cooking {

namespace {

struct Anchor {
  std::string_view prefix;
  render::Point anchor;
};

/// As assets/pictures/INDEX.md has them; what is not here is anchored in its middle. The first that fits
/// holds.
constexpr std::array k_anchors{
    Anchor{"cook-place", {110, 300}},  Anchor{"cook-quits-note", {110, 10}},
    Anchor{"cook-", {160, 326}},       Anchor{"helper-place", {66, 190}},
    Anchor{"helper-", {106, 200}},     Anchor{"scarf-", {52, 110}},
    Anchor{"customer-", {166, 324}},   Anchor{"inspector-", {166, 324}},
    Anchor{"thief-", {166, 324}},      Anchor{"better-offer-", {166, 324}},
    Anchor{"guest-", {95, 190}},       Anchor{"take-a-break-sign", {120, 10}},
    Anchor{"closed-sign", {130, 10}},  Anchor{"pass-post", {20, 196}},
    Anchor{"pass-shelf", {0, 4}},      Anchor{"ticket-rail", {0, 10}},
    Anchor{"hook-bar", {0, 8}},        Anchor{"ticket-clip", {32, 26}},
    Anchor{"hook", {20, 20}},          Anchor{"door-", {110, 324}},
    Anchor{"stove", {204, 6}},         Anchor{"pot-", {52, 74}},
    Anchor{"flame-", {50, 98}},        Anchor{"steam-", {55, 134}},
    Anchor{"pan", {80, 100}},          Anchor{"ticket", {66, 10}},
    Anchor{"tip-jar-", {60, 160}},     Anchor{"plate-empty", {44, 26}},
    Anchor{"meal-", {46, 70}},         Anchor{"supply-", {70, 8}},
    Anchor{"card-pile", {76, 96}},     Anchor{"order-pile", {76, 96}},
    Anchor{"discard-tray", {82, 102}}, Anchor{"kitchen-towel-", {520, 4}},
};

}  // namespace

void draw_at_anchor(const Brush& brush, const std::string& name, render::Point place,
                    render::SpriteStyle style) {
  for (const Anchor& known : k_anchors) {
    if (name.starts_with(known.prefix))
      return stage::draw_anchored(brush, {name, known.anchor}, place, style);
  }
  brush.canvas.sprite(name, place, style);
}

}  // namespace game::cooking
