// What is above the stations for a moment: people on their way, cards, dice, things, numbers, shouts.
#include "game/cooking/brush.hpp"

namespace game::cooking {

namespace {

constexpr float k_helper_scarf = 0.625F;

void draw_walker(const Brush& brush, const Walker& walker) {
  if (walker.alpha <= 0) return;
  render::SpriteStyle style;
  style.scale = walker.scale;
  style.angle_degrees = walker.lean;
  style.alpha = walker.alpha;
  style.flip = walker.flip;
  draw_at_anchor(brush, walker.sprite, walker.place, style);
  if (walker.scarf < 0) return;
  if (walker.sprite.starts_with("helper-")) style.scale *= k_helper_scarf;
  draw_at_anchor(brush, "scarf-" + std::to_string(walker.scarf), walker.place, style);
}

void draw_moving(const Brush& brush, const MovingCard& card) {
  CardLook look;
  look.scale = card.scale;
  look.angle = card.angle;
  look.alpha = card.alpha;
  look.turn = card.turn;
  look.words = card.scale >= 0.8F;
  look.passes = true;
  draw_card(brush, card.card, card.place, look);
}

}  // namespace

void draw_walkers(const Brush& brush, const Pose& pose, bool between_rows) {
  constexpr float k_between = 550;  ///< feet of those who walk between the rows are below it
  for (const Walker& walker : pose.walkers) {
    const bool between = brush.layout.two_rows && walker.place.y > k_between;
    if (walker.behind && between == between_rows) draw_walker(brush, walker);
  }
}

void draw_flying(const Brush& brush, const Pose& pose) {
  if (pose.veil > 0) brush.canvas.wash(render::with_alpha(render::from_hex(0x142B4E), 0.45F * pose.veil));
  for (const Visitor& visitor : pose.visitors) {
    if (visitor.in_front) draw_visitor(brush, visitor);
  }
  for (const Walker& walker : pose.walkers) {
    if (!walker.behind) draw_walker(brush, walker);
  }
  for (const Prop& prop : pose.props) stage::draw_prop(brush, prop);
  for (const Die& die : pose.dice) {
    if (die.in_pan < 0) draw_die(brush, die);
  }
  for (const MovingCard& card : pose.cards) draw_moving(brush, card);
  for (const auto& saying : pose.sayings) stage::draw_saying(brush, saying);
  for (const auto& amount : pose.amounts) stage::draw_amount(brush, amount);
  stage::draw_shout(brush, pose.shout);
}

}  // namespace game::cooking
