// The whole picture of the kitchen, from the baked room to the shouts.
#include <algorithm>

#include "game/cooking/brush.hpp"
#include "game/cooking/choice/choice_words.hpp"
#include "game/cooking/choice/draw_choice.hpp"
#include "game/cooking/kitchen_stage.hpp"

namespace game::cooking {

using settings::Id;

namespace {

constexpr const char* k_layer = "kitchen-room";

void ask_for(render::Canvas& canvas, const std::vector<std::string>& names, float scale) {
  const std::vector<std::string_view> views(names.begin(), names.end());
  canvas.preload(views, scale);
}

/// The far stations first: what is nearer covers them.
std::vector<int> from_far_to_near(const Layout& layout) {
  std::vector<int> order;
  for (const bool front : {false, true}) {
    for (int seat = 0; seat < layout.seats; ++seat) {
      if (layout.at(seat).front == front) order.push_back(seat);
    }
  }
  return order;
}

}  // namespace

void preload_kitchen(int seats, render::Canvas& canvas) {
  ask_for(canvas, {"kitchen-background", "kitchen-sign", "card-pile", "order-pile", "discard-tray"}, 1.0F);
  std::vector<std::string> names{"stove", "cook-place", "helper-place", "ticket", "tip-jar-0", "plate-empty"};
  for (int seat = 0; seat < seats; ++seat) names.push_back("pot-" + std::to_string(seat));
  ask_for(canvas, names, 0.86F);
}

/// The pictures of the first turns, so that none of them has to wait for its first use.
void KitchenStage::preload() const {
  preload_kitchen(layout_.seats, around_.canvas);
  std::vector<std::string> dice;
  for (int view = 0; view < 6; ++view) dice.push_back(tumble_sprite(view));
  for (const Face face : {Face::meal, Face::fired, Face::blank}) dice.push_back(die_sprite(face));
  ask_for(around_.canvas, dice, 0.7F);
  std::vector<std::string> things;
  for (int dish = 0; dish < 6; ++dish) things.push_back("meal-" + std::to_string(dish));
  ask_for(around_.canvas, things, layout_.bay.front().plate_scale);
  std::vector<std::string> frames{"kitchen-card-back"};
  for (const char* kind :
       {"cook", "helper", "plus", "minus", "supply", "customer", "inspector", "defence", "attack"})
    frames.push_back(std::string("kitchen-card-") + kind);
  ask_for(around_.canvas, frames, 0.8F);
}

/// All that stands still goes into one opaque layer (S20).
void KitchenStage::bake(const Brush& brush) {
  render::Canvas& canvas = brush.canvas;
  if (!baked_ || (baked_coarse_ && !canvas.loading())) canvas.invalidate_layer(k_layer);
  baked_ = true;
  if (!canvas.begin_layer(k_layer)) return;
  draw_room(brush);
  canvas.end_layer();
  baked_coarse_ = canvas.loading();
}

int KitchenStage::asked_seat() const {
  if (choice_) return choice_->seat_index();
  return -1;
}

/// What the step shows, with what only questions bring: who thinks, and what is on offer.
Pose KitchenStage::pose_now() const {
  Pose pose = director_.pose();
  if (busy()) return pose;
  if (choice_) {
    dress(pose, layout_, *choice_);
    return pose;
  }
  if (questions_.empty()) return pose;
  const Names names(around_.seats);
  const unsigned waiting = asked();
  const bool one = (waiting & (waiting - 1)) == 0;
  const int seat = core::index(questions_.front().seat());
  // Who is asked for a counter is not told apart from who has none: the attacked seat is named.
  if (pose.shown.board.attack.waits()) return pose;
  pose.caption = {one ? seat : -1, one ? question_words(questions_.front(), pose.shown, names) : "Waiting",
                  one ? names[seat] + " is thinking." : "Waiting for " + names.list(waiting) + "."};
  return pose;
}

/// The text size may change while the stage stands. The choice sees the new places: the layout stays where it
/// is.
void KitchenStage::fit_text() {
  const int percent = around_.canvas.text_scale_percent();
  if (percent == laid_for_percent_) return;
  laid_for_percent_ = percent;
  layout_ = lay_out(director_.shown().board, percent);
}

void KitchenStage::draw() {
  fit_text();
  const Pose pose = pose_now();
  const Choice* choice = this->choice();
  const Brush brush{
      {around_.canvas, around_, pulse_.phase(), pulse_.stir(), around_.settings.is_on(Id::high_contrast)},
      layout_,
      hand_};
  bake(brush);
  around_.canvas.push_camera(litter_.shake_at(pulse_.clock(), around_.settings));
  around_.canvas.layer(k_layer);
  draw_people(brush, pose);
  for (int side = 0; side < layout_.sides; ++side) draw_bay(brush, pose, side);
  const std::vector<int> order = from_far_to_near(layout_);
  draw_walkers(brush, pose, false);
  bool between = false;
  for (const int seat : order) {
    if (layout_.at(seat).front && !between) {
      draw_walkers(brush, pose, true);
      between = true;
    }
    draw_station(brush, pose, seat);
  }
  for (const int seat : order) draw_station_words(brush, pose, seat, seat == asked_seat());
  draw_counter(brush, pose);
  draw_caption(brush, pose, choice);
  draw_hint(brush, teaching_.text());
  if (choice != nullptr) {
    draw_choice(brush, pose, *choice);
  } else {
    draw_open_hand(brush, hand_);
  }
  draw_flying(brush, pose);
  litter_.draw(around_.canvas, pulse_.clock());
  around_.canvas.pop();
}

}  // namespace game::cooking
