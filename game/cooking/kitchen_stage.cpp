// What the kitchen's stage adds to time, questions, hands and presses: its steps, its choices, its texts.
#include "game/cooking/kitchen_stage.hpp"

#include "game/cooking/choice/choice_words.hpp"
#include "game/cooking/choice/pointed.hpp"
#include "game/cooking/pace.hpp"

namespace game::cooking {

using settings::Id;

KitchenStage::KitchenStage(const rules::View& first, const stage::Surroundings& surroundings)
    : HandStage(shown_from(first), surroundings, "cooking-customers",
                stage::Litter({{"drop-", 26, 4}, {"food-crumbs-", 40, 4}, {"spark", 24, 1}})),
      layout_(lay_out(first.board)) {
  preload();
}

Direction KitchenStage::direction() const {
  return {layout_,
          Names(around_.seats),
          around_.settings.is_on(Id::reduced_motion),
          around_.settings.is_on(Id::flashes),
          steps_ + 1,
          rolls_ < k_first_rolls && people_watch(around_.seats) ? k_linger : 0.0};
}

void KitchenStage::step_begun(const Step& step) {
  pace_ = pace_of(step, around_.seats);
  if (kind_of(step.events.front()) == EventKind::cooking_rolled) ++rolls_;
  if (around_.settings.is_on(Id::reduced_motion)) return;
  litter_.add(0, step.drops, pulse_.clock());
  litter_.add(1, step.crumbs, pulse_.clock());
  litter_.add(2, step.sparks, pulse_.clock());
}

Hand KitchenStage::read_hand(const core::AnyView& view) const {
  return hand_of(view.as<rules::View>());
}

bool KitchenStage::needs_hand(const core::Question& question) const {
  return cooking::needs_hand(question);
}

Choice KitchenStage::choice_for(const core::Question& question, const Hand& hand) const {
  return Choice(layout_, director_.shown(), question, hand);
}

void KitchenStage::choice_opened(const Choice& choice) {
  teaching_.choice_opened(choice.kind(), choice.shown().board.attack.card);
}

stage::Info KitchenStage::info() const {
  const Names names(around_.seats);
  const Shown& shown = director_.shown();
  if (pointer_) {
    const Card card = card_under(layout_, shown, choice(), *pointer_);
    if (card != Card::none) return card_info(card);
    const int seat = seat_under(layout_, *pointer_);
    if (seat >= 0) return station_info(shown, names, seat);
  }
  if (choice_) {
    stage::Info info = focus_info(*choice_, names);
    if (!info.text.empty()) return info;
  }
  if (shown.board.attack.waits()) return card_info(shown.board.attack.card);
  return station_info(shown, names, shown.board.turn);
}

std::vector<stage::Award> KitchenStage::awards() const {
  return chronicle_.awards(Names(around_.seats), layout_.seats);
}

std::vector<int> KitchenStage::points() const {
  const Shown& shown = director_.shown();
  std::vector<int> points;
  for (int seat = 0; seat < layout_.seats; ++seat) points.push_back(shown.side(shown.side_of(seat)).money);
  return points;
}

std::vector<std::string> KitchenStage::points_text() const {
  std::vector<std::string> texts;
  for (int seat = 0; seat < layout_.seats; ++seat)
    texts.push_back(chronicle_.points_text(director_.shown().side_of(seat)));
  return texts;
}

}  // namespace game::cooking
