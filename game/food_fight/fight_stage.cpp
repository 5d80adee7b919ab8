// What a food fight's stage adds to time, questions, hands and presses: its steps, its choices, its texts.
#include "game/food_fight/fight_stage.hpp"

#include "game/food_fight/choice/choice_words.hpp"
#include "game/food_fight/pointed.hpp"

namespace game::food_fight {

using settings::Id;

FightStage::FightStage(const rules::View& first, const stage::Surroundings& surroundings, Larder larder)
    : HandStage(shown_from(first), surroundings, CardBook(first.board).pages().game,
                stage::Litter({{"drop-", 26, 4}, {"food-crumbs-", 40, 4}})),
      cards_(first.board),
      larder_(std::move(larder)),
      layout_(lay_out(first.board.seats)) {
  teaching_.set_table(first.board);
  preload();
}

Direction FightStage::direction() const {
  return {layout_,
          larder_,
          Names(around_.seats, cards_),
          around_.settings.is_on(Id::reduced_motion),
          around_.settings.is_on(Id::flashes),
          steps_ + 1};
}

void FightStage::step_begun(const Step& step) {
  if (around_.settings.is_on(Id::reduced_motion)) return;
  litter_.add(0, step.drops, pulse_.clock());
  litter_.add(1, step.debris, pulse_.clock());
}

Hand FightStage::read_hand(const core::AnyView& view) const {
  return hand_of(view.as<rules::View>());
}

bool FightStage::needs_hand(const core::Question& question) const {
  return food_fight::needs_hand(question, paths_of(question, director_.shown()));
}

Choice FightStage::choice_for(const core::Question& question, const Hand& hand) const {
  return Choice(layout_, director_.shown(), question, hand);
}

void FightStage::choice_opened(const Choice& choice) {
  teaching_.choice_opened(choice.kind());
}

stage::Info FightStage::info() const {
  const Names names(around_.seats, cards_);
  const Shown& shown = director_.shown();
  if (pointer_) {
    const Card card = card_under(layout_, shown, choice(), *pointer_);
    if (card != Card::none) return card_info(cards_, card, {});
    const int seat = seat_under(layout_, *pointer_);
    if (seat >= 0) return seat_info(shown, names, seat);
  }
  if (choice_) {
    stage::Info info = focus_info(*choice_, names);
    if (!info.text.empty()) return info;
  }
  const Card acting = shown.turn >= 0 ? shown.acting(shown.turn) : Card::none;
  if (acting != Card::none) return card_info(cards_, acting, names[shown.turn] + ": ");
  if (shown.event != Card::none) return card_info(cards_, shown.event, {});
  return {};
}

std::vector<stage::Award> FightStage::awards() const {
  return chronicle_.awards(Names(around_.seats, cards_), layout_.seats);
}

std::vector<int> FightStage::points() const {
  std::vector<int> points;
  for (int seat = 0; seat < layout_.seats; ++seat) points.push_back(director_.shown().at(seat).points);
  return points;
}

std::vector<std::string> FightStage::points_text() const {
  std::vector<std::string> texts;
  for (int seat = 0; seat < layout_.seats; ++seat)
    texts.push_back(chronicle_.points_text(seat, cards_.pages()));
  return texts;
}

}  // namespace game::food_fight
