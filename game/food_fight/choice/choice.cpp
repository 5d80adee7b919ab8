// Picking spot after spot until they make one of the legal answers.
#include "game/food_fight/choice/choice.hpp"

#include <algorithm>
#include <cmath>

namespace game::food_fight {

using render::Point;
using render::Rect;
using rules::Verb;
using stage::contains;

namespace {

bool is_hand(const Spot& spot) {
  return spot.kind == SpotKind::hand;
}

}  // namespace

Choice::Choice(const Layout& layout, const Shown& shown, const core::Question& question, Hand hand)
    : layout_(&layout),
      shown_(shown),
      question_(question),
      hand_(std::move(hand)),
      paths_(paths_of(question, shown)) {
  needs_hand_ = food_fight::needs_hand(question, paths_);
  // The hand stays in sight whatever is asked (only two tables need its room: there a strip shows it).
  if (uses_hand() || !layout.two_rows) row_ = row_of(hand_, kind());
  // The wide hand of two tables shows the food beside the actions; else it lies in the pantry.
  if (layout.two_rows && kind() == rules::Kind::plan)
    row_.insert(row_.end(), hand_.food.begin(), hand_.food.end());
  // Cards that the view does not show but the question names (an event to choose) come into the row too.
  for (const Path& path : paths_) {
    for (const auto* spots : {&path.set, &path.rest}) {
      for (const Spot& spot : *spots) {
        if (is_hand(spot) && std::find(row_.begin(), row_.end(), spot.card()) == row_.end())
          row_.push_back(spot.card());
        if (spot.kind == SpotKind::button &&
            std::find(words_.begin(), words_.end(), spot.verb()) == words_.end())
          words_.push_back(spot.verb());
      }
    }
  }
  if (question.is_sequence()) words_ = {static_cast<Verb>(question.sequence_verb())};
  refresh(false);
  changes_ = 0;
}

std::vector<Verb> Choice::buttons() const {
  return words_;
}

CardRow Choice::row_places() const {
  const float reserved = words_.empty() ? 0.0F : 236.0F;
  return hand_row(*layout_, static_cast<int>(row_.size()), row_.empty() ? 0 : reserved);
}

/// Beside the hand, one under the other; without a hand side by side in its place.
Rect Choice::button_rect(int index) const {
  constexpr float k_height = 66;
  constexpr float k_gap = 10;
  const Rect& band = layout_->hand;
  const auto count = static_cast<float>(words_.size());
  const auto at = static_cast<float>(index);
  if (row_.empty()) {
    constexpr float k_apart = 44;  // the one in focus is larger
    const float width = std::min(360.0F, (band.width - k_apart * (count - 1)) / count);
    const float left = band.centre().x - (width * count + k_apart * (count - 1)) / 2;
    return {left + (width + k_apart) * at, band.centre().y - k_height / 2, width, k_height};
  }
  const float height = std::min(k_height, (band.height - k_gap * (count - 1)) / count);
  const float top = band.centre().y - (height * count + k_gap * (count - 1)) / 2;
  return {band.right() - 226, top + (height + k_gap) * at, 226, height};
}

Rect Choice::rect_of(const Spot& spot) const {
  switch (spot.kind) {
    case SpotKind::seat:
      return layout_->at(spot.value).whole();
    case SpotKind::bottle:
      return render::rect_around(layout_->at(spot.value).bottle(), {90, 120});
    case SpotKind::hand: {
      const auto found = std::find(row_.begin(), row_.end(), spot.card());
      const CardRow places = row_places();
      const auto at = static_cast<std::size_t>(found - row_.begin());
      if (at >= places.places.size()) return {};
      return render::rect_around(places.places[at], {194 * places.scale, 264 * places.scale});
    }
    case SpotKind::floor: {
      const auto found = std::find(shown_.floor.begin(), shown_.floor.end(), spot.card());
      const CardRow places = floor_row(*layout_, static_cast<int>(shown_.floor.size()));
      const auto at = static_cast<std::size_t>(found - shown_.floor.begin());
      if (at >= places.places.size()) return {};
      return render::rect_around(places.places[at], {150 * places.scale, 190 * places.scale});
    }
    case SpotKind::button: {
      const auto found = std::find(words_.begin(), words_.end(), spot.verb());
      return button_rect(static_cast<int>(found - words_.begin()));
    }
  }
  return {};
}

bool Choice::covers(Point at) const {
  const CardRow places = row_places();
  const bool by_cards = std::any_of(places.places.begin(), places.places.end(), [&](Point place) {
    return render::rect_around(place, {200 * places.scale + 40, 264 * places.scale + 50}).contains(at);
  });
  if (by_cards) return true;
  for (int index = 0; index < static_cast<int>(words_.size()); ++index) {
    if (render::inflated(button_rect(index), 24).contains(at)) return true;
  }
  return false;
}

bool Choice::uses_hand() const {
  return std::any_of(paths_.begin(), paths_.end(), [](const Path& path) {
    return std::any_of(path.set.begin(), path.set.end(), is_hand) ||
           std::any_of(path.rest.begin(), path.rest.end(), is_hand);
  });
}

/// Whether the picks so far are the beginning of that answer.
bool Choice::fits(const Path& path) const {
  const std::size_t in_set = std::min(picked_.size(), path.set.size());
  for (std::size_t i = 0; i < in_set; ++i) {
    if (!contains(path.set, picked_[i])) return false;
  }
  for (std::size_t i = in_set; i < picked_.size(); ++i) {
    if (i - in_set >= path.rest.size() || picked_[i] != path.rest[i - in_set]) return false;
  }
  return true;
}

std::vector<Spot> Choice::candidates() const {
  std::vector<Spot> found;
  const auto add = [&found](const Spot& spot) {
    if (!contains(found, spot)) found.push_back(spot);
  };
  if (question_.is_sequence()) {
    for (const Path& path : paths_) {
      for (const Spot& spot : path.set) {
        if (!contains(picked_, spot)) add(spot);
      }
    }
    add({SpotKind::button, question_.sequence_verb()});
    return found;
  }
  for (const Path& path : paths_) {
    if (!fits(path)) continue;
    if (picked_.size() < path.set.size()) {
      for (const Spot& spot : path.set) {
        if (!contains(picked_, spot)) add(spot);
      }
    } else if (picked_.size() - path.set.size() < path.rest.size()) {
      add(path.rest[picked_.size() - path.set.size()]);
    }
  }
  return found;
}

std::vector<Card> Choice::cards(bool with_focus) const {
  std::vector<Card> cards;
  for (const Spot& spot : picked_) {
    if (is_hand(spot) || spot.kind == SpotKind::floor) cards.push_back(spot.card());
  }
  const bool focused_card =
      with_focus && !spots_.empty() && (is_hand(focus_) || focus_.kind == SpotKind::floor);
  if (focused_card && !is_picked(focus_)) cards.push_back(focus_.card());
  return cards;
}

int Choice::turned_bottle() const {
  for (const Spot& spot : picked_) {
    if (spot.kind == SpotKind::bottle) return spot.value;
  }
  if (kind() != rules::Kind::retarget) return -1;
  int owner = -1;
  for (const Path& path : paths_) {
    if (rules::verb_of(path.choice) != Verb::retarget) continue;
    if (owner >= 0 && owner != path.choice[0]) return -1;  // one of several: its bottle is picked first
    owner = path.choice[0];
  }
  return owner;
}

int Choice::slot_of(Card card) const {
  if (kind() != rules::Kind::plan) return -1;
  for (std::size_t i = 0; i < picked_.size(); ++i) {
    if (is_hand(picked_[i]) && picked_[i].card() == card) return static_cast<int>(i);
  }
  return -1;
}

/// What one most likely wants first: the word that says yes, the player aimed at last, the first card. A
/// hurried press in a window never plays an event.
Spot Choice::first_focus() const {
  const Spot pass{SpotKind::button, static_cast<int>(Verb::pass)};
  if (kind() == rules::Kind::event && contains(spots_, pass)) return pass;
  const Spot own_target{SpotKind::seat, shown_.at(seat_index()).target};
  if (contains(spots_, own_target)) return own_target;
  // A player who has fewest points is who one usually wants to hit.
  const Spot* best = nullptr;
  for (const Spot& spot : spots_) {
    if (spot.kind != SpotKind::seat) continue;
    if (best == nullptr || shown_.at(spot.value).points < shown_.at(best->value).points) best = &spot;
  }
  return best != nullptr ? *best : spots_.front();
}

void Choice::refresh(bool keep_focus) {
  const Spot before = focus_;
  const std::vector<Spot> lit = candidates();
  spots_ = lit;
  // Cards that were picked into a set can be put back by pressing them again.
  for (const Spot& spot : picked_) {
    if (is_hand(spot) && kind() != rules::Kind::plan && kind() != rules::Kind::blast) {
      if (!contains(spots_, spot)) spots_.push_back(spot);
    }
  }
  if (spots_.empty()) return;
  // A set that cannot grow further asks for its word.
  const bool only_words = !lit.empty() && std::all_of(lit.begin(), lit.end(), [](const Spot& spot) {
    return spot.kind == SpotKind::button;
  });
  // What was just ticked is not what the next press means: the focus goes on to the word that takes it all,
  // else to the next card.
  const bool ticked = keep_focus && is_picked(before);
  if (keep_focus && !ticked && contains(spots_, before) && !(only_words && !picked_.empty())) return;
  const auto word = std::find_if(lit.begin(), lit.end(), [](const Spot& spot) {
    return spot.kind == SpotKind::button && spot.verb() != Verb::pass;
  });
  if (ticked && word != lit.end()) {
    focus_ = *word;
    ++changes_;
    return;
  }
  focus_ = only_words ? lit.front() : first_focus();
  if (keep_focus && !only_words && before.kind == SpotKind::hand) {
    // The neighbour of the card that was just placed.
    const Rect from = rect_of(before);
    float nearest = 1e9F;
    for (const Spot& spot : lit) {
      if (!is_hand(spot)) continue;
      const float distance = std::abs(rect_of(spot).centre().x - from.centre().x);
      if (distance >= nearest) continue;
      nearest = distance;
      focus_ = spot;
    }
  }
  ++changes_;
}

std::optional<core::Choice> Choice::pick_of_sequence(const Spot& spot) {
  if (spot.kind == SpotKind::button) {
    core::Choice choice(question_.sequence_verb(), {});
    for (const Spot& card : picked_) choice.push_back(card.value);
    return choice;
  }
  if (contains(picked_, spot)) {
    std::erase(picked_, spot);
  } else {
    picked_.push_back(spot);
  }
  refresh(true);
  return std::nullopt;
}

std::optional<core::Choice> Choice::pick(const Spot& spot) {
  ++picks_;
  if (question_.is_sequence()) return pick_of_sequence(spot);
  if (contains(picked_, spot)) {
    std::erase(picked_, spot);
    // What was picked after it may mean nothing without it: whose bottle, with no card to pay.
    const auto fit = [this](const Path& path) { return fits(path); };
    while (!picked_.empty() && std::none_of(paths_.begin(), paths_.end(), fit)) picked_.pop_back();
    refresh(true);
    return std::nullopt;
  }
  picked_.push_back(spot);
  for (const Path& path : paths_) {
    if (picked_.size() == path.set.size() + path.rest.size() && fits(path)) {
      picked_.pop_back();  // should the answer be refused, the last press can be made again
      for_the_round_ = spot == Spot{SpotKind::button, static_cast<int>(k_not_this_round)};
      return path.choice;
    }
  }
  refresh(true);
  return std::nullopt;
}

void Choice::step_back() {
  if (picked_.empty()) return;
  const Spot last = picked_.back();
  picked_.pop_back();
  refresh(false);
  if (contains(spots_, last)) focus_ = last;
  ++changes_;
}

}  // namespace game::food_fight
