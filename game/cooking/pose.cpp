// The kitchen at rest, and the names of its pictures.
#include "game/cooking/pose.hpp"

#include <algorithm>

#include "game/cooking/words.hpp"

namespace game::cooking {

namespace {

constexpr std::array<const char*, 6> k_cook_moods{"fresh", "busy", "sweating", "alarmed", "joy", "gone"};
constexpr std::array<const char*, 4> k_helper_moods{"ready", "busy", "idle", "gone"};
constexpr std::array<const char*, 6> k_visitor_moods{"glare", "shout", "write", "calm", "cooked", "content"};
constexpr std::array<const char*, 3> k_cooks{"cook", "cook-b", "cook-c"};
constexpr std::array<const char*, 2> k_trainees{"trainee", "trainee-b"};
constexpr std::array<const char*, 4> k_faces{"blank", "meal", "fired", "blank"};

}  // namespace

Pose rest_pose(const Shown& shown) {
  Pose pose;
  pose.shown = shown;
  for (int seat = 0; seat < shown.board.seats; ++seat) {
    StationPose& station = pose.at(seat);
    station.mood = cook_mood(shown, seat);
    station.helper_mood = helper_mood(shown, seat);
    const bool turn = shown.board.turn == seat;
    station.light = !shown.started || shown.over || turn ? 1.0F : 0.35F;
    station.flame =
        shown.started && !shown.over && turn && shown.player(seat).cook != Card::none ? 1.0F : 0.0F;
  }
  for (int side = 0; side < shown.board.sides; ++side)
    pose.bay_at(side).money = static_cast<float>(shown.side(side).money);
  if (shown.board.attack.waits()) {
    pose.reacts = shown.board.attack.on;
    pose.at(pose.reacts).light = 1;
    pose.at(pose.reacts).mood = CookMood::alarmed;
  }
  return pose;
}

std::string cook_sprite(Card cook, int look, CookMood mood) {
  const std::string who =
      cook == Card::cook ? k_cooks[static_cast<std::size_t>(look) % k_cooks.size()] : id_of(cook);
  return "cook-" + who + "-" + k_cook_moods[static_cast<std::size_t>(mood)];
}

std::string helper_sprite(Card helper, int look, HelperMood mood) {
  const std::string who = helper == Card::trainee
                              ? k_trainees[static_cast<std::size_t>(look) % k_trainees.size()]
                              : id_of(helper);
  return "helper-" + who + "-" + k_helper_moods[static_cast<std::size_t>(mood)];
}

std::string visitor_sprite(Card card, VisitorMood mood) {
  const auto with_mood = [&](const char* kind, VisitorMood shown) {
    return kind + id_of(card) + "-" + k_visitor_moods[static_cast<std::size_t>(shown)];
  };
  if (rules::is(card, rules::CardKind::customer))
    return with_mood("customer-", mood == VisitorMood::write ? VisitorMood::glare : mood);
  if (rules::is(card, rules::CardKind::inspector)) {
    const bool loud = mood == VisitorMood::shout || mood == VisitorMood::cooked;
    return with_mood("inspector-", loud ? VisitorMood::write : mood);
  }
  if (card == Card::thief) return mood == VisitorMood::calm ? "thief-caught" : "thief-sneak";
  if (card == Card::better_offer)
    return mood == VisitorMood::calm ? "better-offer-beaten" : "better-offer-tout";
  return {};
}

std::string meal_sprite(const Shown& shown, int side, int index) {
  const int dish = shown.dish[static_cast<std::size_t>(side)];
  return "meal-" + std::to_string((dish + index) % 6);
}

std::string thing_sprite(Card card) {
  switch (rules::kind_of(card)) {
    case rules::CardKind::plus:
      return "plus-" + id_of(card);
    case rules::CardKind::minus:
      return "minus-" + id_of(card);
    case rules::CardKind::supply:
      return "supply-" + id_of(card);
    default:
      return {};
  }
}

std::string die_sprite(Face face) {
  return std::string("kitchen-die-") + k_faces[static_cast<std::size_t>(face)];
}

std::string small_die_sprite(Face face) {
  return std::string("kitchen-die-small-") + k_faces[static_cast<std::size_t>(face)];
}

std::string tumble_sprite(int view) {
  return "kitchen-tumble-" + std::to_string(view % 6);
}

}  // namespace game::cooking
