// The events of Cafe Chaos with their rules as a card tells them.
#include "engine/food_fight/cafe_chaos/card_lists.hpp"

namespace food_fight::cafe_chaos {

namespace {

constexpr CardEntry event(EventCard card, std::string_view id, std::string_view name, Pack pack,
                          std::string_view text) {
  return {card_of(card), id, name, pack, ActionClass::none, text, {}};
}

constexpr std::array k_events{
    event(EventCard::best_day_ever, "best-day-ever", "Best Day Ever", Pack::base,
          "Everybody draws a card; those with the most points draw two."),
    event(EventCard::bff, "bff", "BFF", Pack::base,
          "Clockwise from the starting player everybody must point at somebody new."),
    event(EventCard::cruel_and_unusual_punishment, "cruel-and-unusual-punishment",
          "Cruel & Unusual Punishment", Pack::base,
          "This round each attack with Food that succeeds costs its attacker 1, even if it landed on "
          "somebody else, and even if that ends the game."),
    event(EventCard::fire_drill, "fire-drill", "Fire Drill", Pack::base,
          "All at once everybody keeps one throwable of their choice and discards the others. Actions "
          "are kept."),
    event(EventCard::hunger_james, "hunger-james", "Hunger James", Pack::base,
          "This round, after your Grab, Sprint or Cannonball took something from the Floor, you may "
          "take one more Floor card of any type."),
    event(EventCard::janitor_duty, "janitor-duty", "Janitor Duty", Pack::base,
          "The player with the most points hands every Floor card to other players, then heals 1. In "
          "a tie it is the first one clockwise from the starting player."),
    event(EventCard::nice_ol_lunch_lady, "nice-ol-lunch-lady", "Nice 'Ol Lunch Lady", Pack::base,
          "Clockwise from the starting player everybody gets one Food or Topping from the Trash, top "
          "first, while there are any."),
    event(EventCard::mix_up, "mix-up", "Mix Up", Pack::base,
          "All at once everybody passes all throwables in hand to the left. Actions stay."),
    event(EventCard::school_nurse, "school-nurse", "School Nurse", Pack::base,
          "Those with the most points heal 2."),
    event(EventCard::sprinklers, "sprinklers", "Sprinklers", Pack::base,
          "Everybody gains 1, but nobody reaches the limit by it."),
    event(EventCard::time_machine, "time-machine", "Time Machine", Pack::base,
          "On every mat the second action moves to place 1, the third to 2 and the first to 3. Then "
          "this card, all past events and the deck of events are shuffled anew."),
    event(EventCard::streaming_live, "streaming-live", "Streaming Live", Pack::animator,
          "All vote at once; the starting player breaks a tie. Thumbs up: this round a hit with two "
          "cards heals the attacker 1. Thumbs down: this round a Duck does not stop thrown food."),
    event(EventCard::taco_tuesday, "taco-tuesday", "Taco Tuesday", Pack::animator,
          "All vote at once; the starting player breaks a tie. Thumbs up: this round all thrown food "
          "does 1 more. Thumbs down: the Floor is discarded and seven new cards are dealt."),
    event(EventCard::bake_sale, "bake-sale", "Bake Sale", Pack::junk_food,
          "This round a Throw uses all throwables in your hand at once. It heals you 1 for every two "
          "cards, hit or miss, and 2 more if it hits with three or more."),
    event(EventCard::food_poison, "food-poison", "Food Poison", Pack::junk_food,
          "Everybody shows their hand and gains 1 for each Condition in it, but nobody reaches the "
          "limit by it. The cards stay."),
    event(EventCard::ice_cream_social, "ice-cream-social", "Ice Cream Social", Pack::junk_food,
          "Clockwise from the starting player everybody picks a player who gains 1, even if that ends "
          "the game."),
    event(EventCard::annoying_customers, "annoying-customers", "Annoying Customers", Pack::soobway,
          "Clockwise from the starting player everybody may trade one card in hand, not a Basic "
          "Action, for one Floor card."),
    event(EventCard::caution_wet_floor, "caution-wet-floor", "Caution Wet Floor", Pack::soobway,
          "Five more cards are dealt to the Floor. Everybody gains 1 for each Topping among them, but "
          "nobody reaches the limit by it."),
    event(EventCard::extra_cheese, "extra-cheese", "Extra Cheese", Pack::soobway,
          "This round you may call extra cheese on each of your attacks with Food: it does 1 more."),
};
static_assert(k_events.size() == 19 && k_events.back().card < Card::end);

}  // namespace

std::span<const CardEntry> events() {
  return k_events;
}

}  // namespace food_fight::cafe_chaos
