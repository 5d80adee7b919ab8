// The whole picture of Café Fatal's stage, from the baked room to the shouts.
#include <algorithm>
#include <cmath>

#include "game/cafe_fatal/brush.hpp"
#include "game/cafe_fatal/cafe_stage.hpp"

namespace game::cafe_fatal {

using settings::Id;

namespace {

constexpr double k_lights_fade = 0.22;
constexpr float k_dark = 0.12F;  ///< tables that are not on offer while somebody chooses
constexpr const char* k_layer = "cafe-fatal-evening";

std::string layer_key(const stage::Surroundings& around, const Shown& shown, std::span<const float> base) {
  std::string key = std::to_string(shown.board.round);
  for (const auto red : shown.board.red) key += "/" + std::to_string(red);
  for (const float light : base) key += "|" + std::to_string(std::lround(light * 100));
  for (const auto& who : around.seats) key += "|" + who.name + who.letter + (who.person ? "+" : "-");
  return key;
}

}  // namespace

CafeStage::Lights CafeStage::lights(const Pose& pose) const {
  Lights target = pose.light;
  if (choice_) {
    for (int table = 0; table < room_.tables; ++table)
      target[static_cast<std::size_t>(table)] = choice_->is_legal(table) ? 1.0F : k_dark;
  }
  const float share = render::progress_at(pulse_.clock(), lights_changed_, k_lights_fade);
  for (std::size_t table = 0; table < target.size(); ++table)
    target[table] = render::blend(lights_from_[table], target[table], share);
  return target;
}

bool CafeStage::lights_settled() const {
  return pulse_.clock() >= lights_changed_ + k_lights_fade;
}

/// Everything that stands still goes into one opaque layer (S20): the room, the cloths in their light, the
/// panels' frames.
void CafeStage::bake(const Brush& brush, const Shown& shown, const Lights& base) {
  render::Canvas& canvas = brush.canvas;
  std::string key = layer_key(around_, shown, base);
  const bool sharper = baked_coarse_ && !canvas.loading();
  if (key != baked_ || sharper) {
    baked_ = std::move(key);
    canvas.invalidate_layer(k_layer);
  }
  if (!canvas.begin_layer(k_layer)) return;
  draw_room(brush, shown);
  for (int table = 0; table < room_.tables; ++table)
    draw_cloth(brush, table, red_number(shown.board, table) > 0, base[static_cast<std::size_t>(table)]);
  draw_panel_frames(brush);
  canvas.end_layer();
  baked_coarse_ = canvas.loading();
}

void preload_room(int seats, render::Canvas& canvas) {
  std::vector<std::string> names{"cafe-background", "cafe-sign", "cafe-lamp", "dice-rail", "bag"};
  const int tables = rules::layout_for(seats).tables;
  for (int table = 1; table <= tables; ++table) {
    const std::string cloth = "cloth-" + std::to_string(tables) + "-t" + std::to_string(table);
    names.insert(names.end(), {cloth + "-plain", cloth + "-red"});
  }
  for (const auto morsel : rules::k_all_morsels) names.push_back(wheel_sprite(morsel, 0));
  const std::vector<std::string_view> views(names.begin(), names.end());
  canvas.preload(views);
}

/// The pictures of the first throws and flights, so that none of them has to wait for its first use.
void CafeStage::preload() const {
  const auto ask_for = [this](const std::vector<std::string>& names, float scale) {
    const std::vector<std::string_view> views(names.begin(), names.end());
    around_.canvas.preload(views, scale);
  };
  preload_room(seats_, around_.canvas);
  std::vector<std::string> dice;
  std::vector<std::string> tumbling;
  std::vector<std::string> people;
  for (int seat = 0; seat < seats_; ++seat) {
    for (int face = 1; face <= rules::k_results; ++face) dice.push_back(die_sprite(seat, face));
    for (int view = 0; view < 8; ++view)
      tumbling.push_back("tumble-" + std::to_string(seat) + "-" + std::to_string(view));
    for (const char* mood : {"calm", "think", "joy", "gloom", "wow"})
      people.push_back("person-" + std::to_string(around_.seats[static_cast<std::size_t>(seat)].portrait) +
                       "-" + mood);
  }
  std::vector<std::string> morsels;
  for (const auto morsel : rules::k_all_morsels) {
    for (const Face face : {Face::calm, Face::joy, Face::wide, Face::fear, Face::sleep})
      morsels.push_back(morsel_sprite(morsel, face));
  }
  ask_for(morsels, 0.7F);
  ask_for(tumbling, 1.0F);
  ask_for(dice, 0.9F);
  ask_for(dice, 0.5F);
  ask_for(people, room_.panels.front().portrait_scale);
}

Reserve CafeStage::reserve_now() const {
  Reserve reserve = reserve_;
  const float share = render::progress_at(pulse_.clock(), reserve_changed_, k_lights_fade);
  reserve.share =
      reserve_.seat < 0 ? 0 : render::ease(render::Easing::in_out_quad, choice_ ? share : 1 - share);
  return reserve;
}

/// What the step shows, with what only questions bring: whose turn it is to think.
Pose CafeStage::pose_now() const {
  Pose pose = player_.pose();
  if (busy()) {
    if (player_.waiting() != nullptr) {
      const std::string name = Names(around_.seats)[throwing_seat()];
      pose.caption = {throwing_seat(), name + ": throw!", "Press confirm to throw your dice."};
    }
    return pose;
  }
  if (question_ && !choice_) {
    const int seat = core::index(question_->seat());
    pose.caption = {seat, Names(around_.seats)[seat] + " is thinking", pose.caption.text};
    pose.caption.text = "Which dice, and on which table?";
  }
  return pose;
}

/// The text size may change while the stage stands.
void CafeStage::fit_text() {
  const int percent = around_.canvas.text_scale_percent();
  if (percent == laid_for_percent_) return;
  laid_for_percent_ = percent;
  room_.panels = lay_panels(seats_, percent);
}

void CafeStage::draw() {
  fit_text();
  Pose pose = pose_now();
  const Brush brush{
      {around_.canvas, around_, pulse_.phase(), pulse_.stir(), around_.settings.is_on(Id::high_contrast)},
      room_};
  const Choice* choice = this->choice();
  lights_shown_ = lights(pose);
  pose.light = lights_shown_;
  pose.reserve = reserve_now();
  Lights base;
  base.fill(k_even_light);
  if (choice != nullptr && lights_settled()) base = lights_shown_;
  bake(brush, pose.shown, base);
  around_.canvas.push_camera(litter_.shake_at(pulse_.clock(), around_.settings));
  around_.canvas.layer(k_layer);
  for (int table = 0; table < room_.tables; ++table) {
    const auto at = static_cast<std::size_t>(table);
    if (pose.light[at] != base[at])
      draw_cloth(brush, table, red_number(pose.shown.board, table) > 0, pose.light[at]);
  }
  draw_tables(brush, pose, choice);
  draw_hint(brush, teaching_.text());
  draw_bag(brush, pose.shown);
  draw_panels(brush, pose, question_ ? core::index(question_->seat()) : -1);
  draw_rail(brush, pose, choice);
  draw_caption(brush, pose, choice);
  draw_flying(brush, pose);
  litter_.draw(around_.canvas, pulse_.clock());
  around_.canvas.pop();
}

}  // namespace game::cafe_fatal
