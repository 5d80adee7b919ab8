// Picking spot after spot until they make one of the legal answers.
#include "game/cooking/choice/choice.hpp"

#include <algorithm>

namespace game::cooking {

using render::Point;
using render::Rect;
using rules::Verb;
using stage::contains;

namespace {

constexpr float k_button_height = 66;

Rect around_thing(const ThingPlace& thing) {
  return render::rect_around(thing.place, {96 * thing.scale, 92 * thing.scale});
}

}  // namespace

Choice::Choice(const Layout& layout, const Shown& shown, const core::Question& question, Hand hand)
    : layout_(&layout), shown_(shown), question_(question), hand_(std::move(hand)), row_(hand_.cards) {
  paths_ = paths_of(question, row_);
  refresh();
  changes_ = 0;
}

CardRow Choice::row_places() const {
  return hand_row(*layout_, static_cast<int>(row_.size()), k_beside_hand);
}

/// Of the ways of a card that is picked those that fit; before that the word that needs no card.
std::vector<Verb> Choice::buttons() const {
  std::vector<Verb> words;
  for (const Path& path : paths_) {
    const Spot& last = path.steps.back();
    const bool here =
        places() ? fits(path) && path.steps.size() == picked_.size() + 1 : path.steps.size() == 1;
    if (!here || last.kind != SpotKind::button) continue;
    if (std::find(words.begin(), words.end(), last.verb()) == words.end()) words.push_back(last.verb());
  }
  return words;
}

Rect Choice::button_rect(Verb verb) const {
  const auto words = buttons();
  const auto at = static_cast<float>(std::find(words.begin(), words.end(), verb) - words.begin());
  if (places()) {
    // Over the kitchen that was picked.
    const Rect& whole = layout_->at(picked_.back().seat()).whole;
    const float width = std::min(340.0F, whole.width);
    const float x = std::clamp(whole.centre().x - width / 2, 100.0F, 1820.0F - width);
    return {x, whole.centre().y - k_button_height - 8 + (k_button_height + 16) * at, width, k_button_height};
  }
  return layout_->word;
}

Rect Choice::rect_of(const Spot& spot) const {
  switch (spot.kind) {
    case SpotKind::hand: {
      const CardRow places = row_places();
      const auto at = static_cast<std::size_t>(spot.value);
      return at < places.places.size() ? hand_card_box(places.places[at], places.scale) : Rect{};
    }
    case SpotKind::station:
      return layout_->at(spot.value).whole;
    case SpotKind::cook:
      return layout_->at(spot.value).cook_box();
    case SpotKind::helper:
      return layout_->at(spot.value).helper_box();
    case SpotKind::supply: {
      const Station& station = layout_->at(spot.seat());
      const auto& supplies = shown_.player(spot.seat()).supplies;
      for (int i = 0; i < static_cast<int>(supplies.size()); ++i) {
        if (supplies[static_cast<std::size_t>(i)] == spot.supply())
          return around_thing(
              in_band(station.supplies, station.thing_scale, i, static_cast<int>(supplies.size())));
      }
      return {};
    }
    case SpotKind::tray:
      return layout_->tray_box;
    case SpotKind::button:
      return button_rect(spot.verb());
  }
  return {};
}

bool Choice::fits(const Path& path) const {
  return picked_.size() < path.steps.size() && std::equal(picked_.begin(), picked_.end(), path.steps.begin());
}

std::vector<Spot> Choice::candidates() const {
  std::vector<Spot> found;
  for (const Path& path : paths_) {
    if (fits(path) && !contains(found, path.steps[picked_.size()]))
      found.push_back(path.steps[picked_.size()]);
  }
  // As the cards lie, not as the options come.
  std::stable_sort(found.begin(), found.end(), [](const Spot& one, const Spot& other) {
    const bool both = one.kind == SpotKind::hand && other.kind == SpotKind::hand;
    return both && one.value < other.value;
  });
  return found;
}

Card Choice::card() const {
  const Spot* spot = places() ? &picked_.front() : focus();
  if (spot == nullptr || spot->kind != SpotKind::hand) return Card::none;
  return row_[static_cast<std::size_t>(spot->value)];
}

std::vector<core::Choice> Choice::answers_at(const Spot& spot) const {
  std::vector<core::Choice> answers;
  for (const Path& path : paths_) {
    if (fits(path) && path.steps[picked_.size()] == spot) answers.push_back(path.choice);
  }
  return answers;
}

/// One's own kitchen for what helps; of the others whoever is nearest to the goal.
Spot Choice::best_place() const {
  const Spot own{SpotKind::station, seat_index()};
  if (contains(spots_, own)) return own;
  const auto worth = [this](const Spot& spot) {
    if (spot.seat() < 0) return spot.kind == SpotKind::button ? 0 : -1;
    const rules::Side& side = shown_.side(shown_.side_of(spot.seat()));
    return 1 + side.money * 10 + side.meals;
  };
  return *std::max_element(spots_.begin(), spots_.end(),
                           [&](const Spot& one, const Spot& other) { return worth(one) < worth(other); });
}

/// A card that can do more than be thrown away; else the word that ends the turn.
Spot Choice::first_focus() const {
  if (places()) return best_place();
  for (const Spot& spot : spots_) {
    const bool plays =
        spot.kind == SpotKind::hand && std::any_of(paths_.begin(), paths_.end(), [&spot](const Path& path) {
          return path.steps.front() == spot && path.steps.back().kind != SpotKind::tray;
        });
    if (plays) return spot;
  }
  const auto word = std::find_if(spots_.begin(), spots_.end(),
                                 [](const Spot& spot) { return spot.kind == SpotKind::button; });
  return word != spots_.end() ? *word : spots_.front();
}

void Choice::refresh() {
  spots_ = candidates();
  if (spots_.empty()) return;
  focus_ = first_focus();
  ++changes_;
}

std::optional<core::Choice> Choice::pick(const Spot& spot) {
  ++picks_;
  picked_.push_back(spot);
  for (const Path& path : paths_) {
    if (path.steps == picked_) {
      picked_.pop_back();  // should the answer be refused, the last press can be made again
      return path.choice;
    }
  }
  refresh();
  return std::nullopt;
}

void Choice::step_back() {
  if (picked_.empty()) return;
  const Spot last = picked_.back();
  picked_.pop_back();
  refresh();
  if (contains(spots_, last)) focus_ = last;
}

/// A click on the towel while a place is asked for: that card instead.
bool Choice::clicked_beside(Point at) {
  if (!places() || picked_.front().kind != SpotKind::hand) return false;
  const CardRow places = row_places();
  for (std::size_t index = places.places.size(); index-- > 0;) {
    if (!hand_card_box(places.places[index], places.scale).contains(at)) continue;
    const Spot card{SpotKind::hand, static_cast<int>(index)};
    const bool again = card == picked_.front();
    picked_.clear();
    refresh();
    if (again || !contains(spots_, card)) {
      focus_ = again ? card : focus_;
      return true;
    }
    (void)pick(card);
    return true;
  }
  return false;
}

/// A card that was drawn with the mouse to where it goes.
std::optional<core::Choice> Choice::drop(Point at) {
  const bool carried = picked_.size() == 1 && picked_.front().kind == SpotKind::hand;
  const Spot* hit = carried ? spot_under(at) : nullptr;
  return hit == nullptr ? std::nullopt : pick(Spot(*hit));
}

}  // namespace game::cooking
