// The events of What the Food?!.
#include "engine/food_fight/what_the_food/card_lists.hpp"

namespace food_fight::what_the_food {

namespace {

constexpr CardEntry event(EventCard card, std::string_view id, std::string_view name, std::string_view text,
                          bool special_edition = false) {
  return {card_of(card), id, name, special_edition, ActionClass::none, text, {}};
}

constexpr std::array k_events{
    event(EventCard::best_friends_forever, "best-friends-forever", "Best Friends Forever",
          "From the starting player on everybody must point at a different player."),
    event(EventCard::the_janitor, "the-janitor", "The Janitor",
          "The player with the most points hands every Floor card to others and drops 1; the Floor is dealt "
          "anew."),
    event(EventCard::fire_drill, "fire-drill", "Fire Drill",
          "Everybody keeps one throwable and discards the others; actions are kept. Held back and played "
          "when food is thrown, it also cancels that attack."),
    event(EventCard::sprinklers, "sprinklers", "Sprinklers",
          "Everybody gains 1, but nobody reaches the limit by it."),
    event(EventCard::school_nurse, "school-nurse", "School Nurse", "Those with the most points drop 2."),
    event(EventCard::mix_up, "mix-up", "Mix-Up", "All at once everybody passes all throwables to the left."),
    event(EventCard::lunch_lady, "lunch-lady", "Lunch Lady",
          "From the starting player on each takes the top Food or Topping of the Trash."),
    event(EventCard::detention, "detention", "Detention",
          "Whoever drew it gains 1, but does not reach the limit by it."),
    event(EventCard::second_helping, "second-helping", "Second Helping", "Whoever drew it draws 2 cards."),
    event(EventCard::best_day_ever, "best-day-ever", "Best Day Ever",
          "From the starting player on everybody draws a card; those with the most points draw two.", true),
    event(EventCard::food_poisoning, "food-poisoning", "Food Poisoning",
          "Everybody gains 1 for each Condition in hand, but nobody reaches the limit by it.", true),
};

}  // namespace

std::span<const CardEntry> events() {
  return k_events;
}

}  // namespace food_fight::what_the_food
