// The whole picture of the fight, from the baked hall to the shouts.
#include <algorithm>
#include <cmath>

#include "game/food_fight/brush.hpp"
#include "game/food_fight/choice/choice_words.hpp"
#include "game/food_fight/fight_stage.hpp"
#include "game/food_fight/flight.hpp"

namespace game::food_fight {

using settings::Id;

namespace {

constexpr const char* k_layer = "food-fight-hall";

void ask_for(render::Canvas& canvas, const std::vector<std::string>& names, float scale) {
  const std::vector<std::string_view> views(names.begin(), names.end());
  canvas.preload(views, scale);
}

void preload_room(int seats, const std::string& tray, render::Canvas& canvas) {
  std::vector<std::string> names{"hall-background", "hall-table-far",
                                 seats <= 5 ? "hall-table-side" : "hall-table-near"};
  for (int seat = 0; seat < seats; ++seat) names.push_back(tray + std::to_string(seat));
  ask_for(canvas, names, 1.0F);
}

/// While somebody chooses, what hangs in the air is small; while cards of the floor are on offer it and
/// revealed cards lie over the trash instead.
void make_room(Pose& pose, const Layout& layout, const Choice& choice) {
  const auto& floor = pose.shown.floor;
  const bool offered = std::any_of(floor.begin(), floor.end(), [&choice](Card card) {
    return choice.is_lit({SpotKind::floor, static_cast<int>(card)});
  });
  if (pose.hanging && pose.shown.flight.in_the_air()) {
    pose.hanging = false;
    for (Flyer food : waiting_food(layout, pose.shown)) {
      food.scale = 0.55F;
      if (offered) {
        food.place = layout.spare;
        food.height = 0;
        food.shadow = false;
      }
      pose.flyers.push_back(food);
    }
  }
  if (!offered || !pose.aside || pose.shown.flight.on) return;
  pose.aside = false;
  const auto& cards = pose.shown.aside;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const float shift = 44 * (static_cast<float>(i) - static_cast<float>(cards.size() - 1) / 2);
    MovingCard card;
    card.card = cards[i];
    card.place = layout.spare + render::Point{shift, 0};
    card.scale = 0.56F;
    pose.cards.push_back(card);
  }
}

}  // namespace

void preload_hall(int seats, render::Canvas& canvas) {
  preload_room(seats, "seat-tray-", canvas);
}
void preload_plain_hall(int seats, render::Canvas& canvas) {
  preload_room(seats, "seat-tray-plain-", canvas);
}

/// The pictures of the first throws, so that none of them has to wait for its first use.
void FightStage::preload() const {
  const bool letters = cards_.is(rules::Fight::cafe_chaos);
  letters ? preload_hall(layout_.seats, around_.canvas) : preload_plain_hall(layout_.seats, around_.canvas);
  std::vector<std::string> people;
  for (int seat = 0; seat < layout_.seats; ++seat) {
    for (const char* mood : {"calm", "aim", "throw", "duck", "hit", "glee"})
      people.push_back(cards_.fighter(director_.shown().at(seat).character, mood));
  }
  ask_for(around_.canvas, people, layout_.seat.front().bust_scale);
  ask_for(
      around_.canvas,
      {"blot-0", "blot-1", "blot-2", "blot-3", "blot-4", "blot-5", "blot-6", "blot-7", "blot-8", "blot-9"},
      0.8F);
  ask_for(around_.canvas,
          {"plus-burst", "minus-heart", "burst-red", "burst-mustard", "face-wide", "face-squint"}, 1.0F);
}

/// Everything that stands still goes into one opaque layer (S20): the hall and the splats that have settled.
void FightStage::bake(const Brush& brush, const Shown& shown) {
  render::Canvas& canvas = brush.canvas;
  const std::string key = std::to_string(shown.round);
  const bool sharper = baked_coarse_ && !canvas.loading();
  if (key != baked_ || sharper || shown.splats.size() < baked_splats_) {
    baked_ = key;
    canvas.invalidate_layer(k_layer);
  }
  if (canvas.begin_layer(k_layer)) {
    draw_room(brush);
    draw_splats(brush, shown.splats);
    canvas.end_layer();
    baked_coarse_ = canvas.loading();
    baked_splats_ = shown.splats.size();
    return;
  }
  if (shown.splats.size() > baked_splats_ && canvas.begin_addition(k_layer)) {
    draw_splats(brush,
                {shown.splats.begin() + static_cast<std::ptrdiff_t>(baked_splats_), shown.splats.end()});
    canvas.end_layer();
    baked_splats_ = shown.splats.size();
  }
}

/// What the step shows, with what only questions bring: who thinks, and the aim of what is in focus.
Pose FightStage::pose_now() const {
  Pose pose = director_.pose();
  if (busy()) return pose;
  const Names names(around_.seats, cards_);
  if (!choice_) {
    if (questions_.empty()) return pose;
    // Who is asked for a held event holds one: that is told to nobody (WF-A60).
    if (rules::kind_of(questions_.front()) == rules::Kind::event) return pose;
    const unsigned waiting = asked();
    const bool one = (waiting & (waiting - 1)) == 0;
    const int seat = core::index(questions_.front().seat());
    if (rules::kind_of(questions_.front()) == rules::Kind::plan) pose.shown.phase = rules::Phase::plan;
    pose.caption = {one ? seat : -1, one ? question_words(questions_.front(), names) : "Waiting",
                    one ? names[seat] + " is thinking." : "Waiting for " + names.list(waiting) + "."};
    return pose;
  }
  const int me = choice_->seat_index();
  if (choice_->kind() == rules::Kind::plan) pose.shown.phase = rules::Phase::plan;
  const Spot* focus = choice_->focus();
  for (int seat = 0; seat < layout_.seats; ++seat) {
    const bool lit =
        seat == me || choice_->is_lit({SpotKind::seat, seat}) || choice_->is_lit({SpotKind::bottle, seat});
    pose.at(seat).light = lit ? 1.0F : 0.25F;
  }
  make_room(pose, layout_, *choice_);
  // Whom it would hit, as a clear line from the own bottle.
  const auto kind = choice_->kind();
  const bool attack =
      kind == rules::Kind::throw_food || kind == rules::Kind::swing || kind == rules::Kind::blast;
  int target = attack ? pose.shown.at(me).target : -1;
  if (focus != nullptr && focus->kind == SpotKind::seat) target = focus->value;
  const int owner = choice_->turned_bottle() >= 0 ? choice_->turned_bottle() : me;
  if (target >= 0 && target != owner && layout_.seats > 2)
    pose.lines.push_back({layout_.at(owner).bottle(), layout_.at(target).head(), 60, me, 1, 1});
  if (attack && target >= 0) pose.at(target).light = 1;
  return pose;
}

/// The text size may change while the stage stands. The choice sees the new places: the layout stays where it
/// is.
void FightStage::fit_text() {
  const int percent = around_.canvas.text_scale_percent();
  if (percent == laid_for_percent_) return;
  laid_for_percent_ = percent;
  layout_ = lay_out(layout_.seats, percent);
}

void FightStage::draw() {
  fit_text();
  const Pose pose = pose_now();
  const Brush brush{
      {around_.canvas, around_, pulse_.phase(), pulse_.stir(), around_.settings.is_on(Id::high_contrast)},
      layout_,
      larder_,
      cards_};
  const Choice* choice = this->choice();
  bake(brush, pose.shown);
  around_.canvas.push_camera(litter_.shake_at(pulse_.clock(), around_.settings));
  around_.canvas.layer(k_layer);
  draw_splats(brush, pose.splats);
  const std::string& hint = teaching_.text();
  const bool above_hand =
      hint_above_hand(brush, pose, hint, choice != nullptr ? !choice->uses_hand() : hand_.open());
  if (hint.empty() || above_hand || !layout_.two_rows) draw_event_note(brush, pose);
  // The far side first: what is nearer covers it.
  std::vector<int> order;
  for (int seat = 0; seat < layout_.seats; ++seat) order.push_back(seat);
  std::stable_sort(order.begin(), order.end(),
                   [this](int a, int b) { return layout_.at(a).rim.y < layout_.at(b).rim.y; });
  for (const int seat : order) draw_seat(brush, pose, seat);
  draw_aim_lines(brush, pose);
  draw_centre(brush, pose, choice);
  for (const int seat : order) draw_seat_words(brush, pose, seat, choice);
  // Two aim at each other, without bottles (WF-100).
  for (const int seat : layout_.seats > 2 ? order : std::vector<int>{}) {
    // What lies under the open hand is not drawn through it.
    const bool under = choice != nullptr && choice->covers(layout_.at(seat).bottle());
    if (!under) draw_bottle(brush, pose, seat);
  }
  draw_caption(brush, pose, choice);
  draw_hint(brush, hint, above_hand);
  if (choice != nullptr) {
    draw_hand(brush, pose, *choice);
  } else if (hand_.open()) {
    draw_open_hand(brush, hand_);
  }
  draw_flying(brush, pose);
  litter_.draw(around_.canvas, pulse_.clock());
  around_.canvas.pop();
}

}  // namespace game::food_fight
