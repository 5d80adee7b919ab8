// The events in a few words (CC-229 and after).
#include "game/food_fight/event_note.hpp"

#include <array>
#include <span>
#include <string_view>

namespace game::food_fight {

namespace rules = ::food_fight;

namespace {

struct Note {
  std::string_view id;
  std::string_view words;
  std::string_view thumbs_up{};
  std::string_view thumbs_down{};
};

constexpr std::array k_notes{
    Note{"best-day-ever", "All draw a card, those with the most points two."},
    Note{"bff", "All point at somebody new."},
    Note{"cruel-and-unusual-punishment", "Food that hits costs its attacker 1."},
    Note{"fire-drill", "Keep one throwable, discard the others."},
    Note{"hunger-james", "Took from the Floor? Take one more."},
    Note{"janitor-duty", "Most points: give the Floor away, heal 1."},
    Note{"nice-ol-lunch-lady", "All get a Food or Topping from the Trash."},
    Note{"mix-up", "All throwables go to the left."},
    Note{"school-nurse", "Those with the most points heal 2."},
    Note{"sprinklers", "All gain 1, never the last letter."},
    Note{"time-machine", "Actions move on: 2 to 1, 3 to 2, 1 to 3."},
    Note{"streaming-live", "Vote: heal by combos, or no Duck.", "A hit with two cards heals its attacker 1.",
         "Duck stops no thrown food."},
    Note{"taco-tuesday", "Vote: thrown food 1 more, or a new Floor.", "Thrown food does 1 more.",
         "Seven new cards on the Floor."},
    Note{"bake-sale", "Throw all at once: two cards heal you 1."},
    Note{"food-poison", "1 for each Condition in hand."},
    Note{"ice-cream-social", "Each picks somebody who gains 1."},
    Note{"annoying-customers", "Each may trade a card with the Floor."},
    Note{"caution-wet-floor", "Five more cards. 1 for each Topping."},
    Note{"extra-cheese", "Call extra cheese: Food does 1 more."},
};

constexpr std::array k_drawn_notes{
    Note{"best-friends-forever", "All point at somebody new."},
    Note{"the-janitor", "Most points: give the Floor, drop 1."},
    Note{"fire-drill", "Keep one throwable, discard the rest."},
    Note{"sprinklers", "All gain 1, never the last token."},
    Note{"school-nurse", "Those with the most points drop 2."},
    Note{"mix-up", "All throwables go to the left."},
    Note{"lunch-lady", "All take a Food or Topping of the Trash."},
    Note{"detention", "Whoever drew it gains 1."},
    Note{"second-helping", "Whoever drew it draws 2 cards."},
    Note{"best-day-ever", "All draw 1 card, the most points draw 2."},
    Note{"food-poisoning", "1 for each Condition in hand."},
};

}  // namespace

std::string_view event_note(rules::Fight fight, std::string_view id, rules::Vote vote) {
  const std::span<const Note> notes = fight == rules::Fight::cafe_chaos
                                          ? std::span<const Note>(k_notes)
                                          : std::span<const Note>(k_drawn_notes);
  for (const Note& note : notes) {
    if (note.id != id) continue;
    if (vote == rules::Vote::up && !note.thumbs_up.empty()) return note.thumbs_up;
    if (vote == rules::Vote::down && !note.thumbs_down.empty()) return note.thumbs_down;
    return note.words;
  }
  return {};
}

}  // namespace game::food_fight
