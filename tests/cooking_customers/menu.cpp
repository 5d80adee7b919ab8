// Who may be given which card, as a table of conditions.
#include "tests/cooking_customers/menu.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace menu {

namespace {

using core::Json;

/// One player as a card sees him.
struct Victim {
  std::string cook, helper;
  std::vector<std::string> supplies;
  bool skip = false, has_table = false;
  int meals = 0;

  bool has(const std::string& supply) const {
    return std::find(supplies.begin(), supplies.end(), supply) != supplies.end();
  }
};
using Fits = std::function<bool(const Victim&)>;

bool no_gloves(const Victim& v) {
  return !v.has("gloves") && v.cook != "cook-equipped-with-gloves";
}
bool no_shoes(const Victim& v) {
  return !v.has("work-shoes") && v.cook != "cook-in-work-shoes";
}
bool no_kit(const Victim& v) {
  return !v.has("first-aid-kit");
}
bool always(const Victim&) {
  return true;
}
bool has_cook(const Victim& v) {
  return !v.cook.empty();
}
bool has_helper(const Victim& v) {
  return !v.helper.empty();
}

/// What an opponent must have for a card: the words behind the seat, and when they are legal (KC-A13, KC-A19,
/// KC-A23, KC-029). In the order in which they are offered.
struct Way {
  std::string words;
  Fits fits;
};
const std::map<std::string, std::vector<Way>>& ways() {
  static const std::map<std::string, std::vector<Way>> k_ways{
      {"one-armed-cook", {{"", has_cook}}},
      {"dishwasher", {{"", has_cook}}},
      {"tripped", {{"", always}}},
      {"hangover", {{"", always}}},
      {"hot-handle", {{"", no_gloves}}},
      {"wet-floor", {{"", no_shoes}}},
      {"burned-hand", {{"", no_gloves}}},
      {"sore-feet", {{"", no_shoes}}},
      {"cut-finger", {{"", no_kit}}},
      {"sprained-ankle", {{"", no_kit}}},
      {"found-hair", {{"", [](const Victim& v) { return !v.skip || v.meals >= 2; }}}},
      {"wrong-order", {{"", [](const Victim& v) { return v.meals >= 1; }}}},
      {"cold-food", {{"", [](const Victim& v) { return v.meals >= 2; }}}},
      {"wants-the-manager", {{"", [](const Victim& v) { return !v.skip; }}}},
      {"dine-and-dash", {{"", [](const Victim& v) { return v.has_table; }}}},
      {"bad-review", {{"", has_helper}}},
      {"food-poisoning", {{"", [](const Victim& v) { return v.meals >= 1; }}}},
      {"closed-for-cleaning", {{"", [](const Victim& v) { return !v.skip || v.meals >= 1; }}}},
      {"code-violation",
       {{"", [](const Victim& v) { return !v.supplies.empty() || has_helper(v) || v.meals >= 2; }}}},
      {"better-offer", {{" cook", has_cook}, {" helper", has_helper}}},
      {"thief",
       {{" gloves", [](const Victim& v) { return v.has("gloves"); }},
        {" work-shoes", [](const Victim& v) { return v.has("work-shoes"); }},
        {" first-aid-kit", [](const Victim& v) { return v.has("first-aid-kit"); }}}},
      {"take-a-break",
       {{" takeover", [](const Victim& v) { return v.has_table; }},
        {" leave", [](const Victim& v) { return !v.skip; }}}},
      {"cook-quits", {{"", [](const Victim& v) { return has_cook(v) && v.cook != "super-cook"; }}}},
  };
  return k_ways;
}

/// For the own side: oneself, and partners (KC-064, KC-A14).
const std::set<std::string>& helpful() {
  static const std::set<std::string> k_helpful{"cook",
                                               "one-armed-cook",
                                               "super-cook",
                                               "cook-equipped-with-gloves",
                                               "cook-in-work-shoes",
                                               "dishwasher",
                                               "trainee",
                                               "robo-cook",
                                               "energy-drink",
                                               "coffee-break",
                                               "double-shift",
                                               "daily-special",
                                               "gloves",
                                               "work-shoes",
                                               "first-aid-kit"};
  return k_helpful;
}

std::string word_of(const Json& value) {
  return value.is_null() ? "" : value.get<std::string>();
}

/// The team of a seat, as letters; itself if it plays alone.
std::string team_of(char seat, const std::string& teams) {
  for (const auto& team : core::split_words(teams)) {
    if (team.find(seat) != std::string::npos) return team;
  }
  return {seat};
}

Victim victim_at(const Json& position, char seat, const std::string& teams) {
  const Json& own = position.at(std::string(1, seat));
  const auto team = team_of(seat, teams);
  const Json& first = position.at(std::string(1, *std::min_element(team.begin(), team.end())));
  return {word_of(own.at("cook")),
          word_of(own.at("helper")),
          own.at("supplies").get<std::vector<std::string>>(),
          own.at("skip").get<bool>(),
          !first.at("table").is_null(),
          first.at("meals").get<int>()};
}

}  // namespace

std::vector<std::string> choices(const Json& position, int seats, const std::string& teams) {
  const char me = position.at("turn").get<std::string>()[0];
  const auto team = team_of(me, teams);
  const auto played = position.at("played").get<std::vector<std::string>>();
  const auto used = [&](const char* side) {
    return std::find(played.begin(), played.end(), side) != played.end();
  };
  std::vector<std::string> cards;
  for (const auto& card : position.at(std::string(1, me)).at("hand").get<std::vector<std::string>>()) {
    if (std::find(cards.begin(), cards.end(), card) == cards.end()) cards.push_back(card);
  }
  std::vector<std::string> found;
  for (const auto& card : cards) {
    for (int place = 0; place < seats; ++place) {
      const auto seat = static_cast<char>('A' + place);
      const auto named = "play " + card + (seat == me ? "" : std::string(" ") + seat);
      if (team.find(seat) != std::string::npos) {
        if (helpful().contains(card) && !used("own")) found.push_back(named);
      } else if (!used("opponent") && ways().contains(card)) {
        const Victim victim = victim_at(position, seat, teams);
        for (const Way& way : ways().at(card)) {
          if (way.fits(victim)) found.push_back(named + way.words);
        }
      }
    }
  }
  for (const auto& card : cards) found.push_back("discard " + card);
  if (!played.empty()) found.emplace_back("done");
  return found;
}

const std::vector<std::string>& ids() {
  static const std::vector<std::string> k_ids = core::split_words(
      "cook one-armed-cook super-cook cook-equipped-with-gloves cook-in-work-shoes dishwasher trainee "
      "robo-cook "
      "energy-drink coffee-break double-shift daily-special tripped hangover hot-handle wet-floor "
      "burned-hand "
      "sore-feet cut-finger sprained-ankle gloves work-shoes first-aid-kit found-hair wrong-order cold-food "
      "wants-the-manager dine-and-dash bad-review food-poisoning closed-for-cleaning code-violation "
      "simmer-down "
      "counter-offer better-offer thief take-a-break cook-quits");
  return k_ids;
}

std::string stopper(const std::string& card) {
  static const std::set<std::string> k_simmers{
      "found-hair", "wrong-order",    "cold-food",           "wants-the-manager", "dine-and-dash",
      "bad-review", "food-poisoning", "closed-for-cleaning", "code-violation",    "thief"};
  if (card == "better-offer") return "counter-offer";
  return k_simmers.contains(card) ? "simmer-down" : "";
}

}  // namespace menu
