// The books, event by event.
#include "tests/cooking_customers/bookkeeper.hpp"

#include <algorithm>

namespace books {

using namespace cooking_customers;

namespace {

/// Dice that the first twenty cards of the box roll, add or take (ledger, section 10.1).
constexpr std::array<int, 20> k_dice{3, 2, 4, 2, 2, 1, 1, 2, 2, 1, 3, 0, 1, 2, 2, 2, 1, 1, 1, 2};

int dice(Card card) {
  return k_dice.at(static_cast<std::size_t>(card));
}
bool between(Card card, Card first, Card last) {
  return card >= first && card <= last;
}
bool is_cook(Card card) {
  return between(card, Card::cook, Card::dishwasher);
}
bool is_customer(Card card) {
  return between(card, Card::found_hair, Card::food_poisoning);
}
bool for_every_roll(Card minus) {
  return between(minus, Card::burned_hand, Card::sprained_ankle);
}
/// The supply that a minus card asks for, or none.
Card remedy(Card minus) {
  if (minus == Card::hot_handle || minus == Card::burned_hand) return Card::gloves;
  if (minus == Card::wet_floor || minus == Card::sore_feet) return Card::work_shoes;
  if (minus == Card::cut_finger || minus == Card::sprained_ankle) return Card::first_aid_kit;
  return Card::none;
}
/// What stops a card, or none.
Card stopper(Card card) {
  if (card == Card::better_offer) return Card::counter_offer;
  const bool simmers = between(card, Card::found_hair, Card::code_violation) || card == Card::thief;
  return simmers ? Card::simmer_down : Card::none;
}
int faces_of(Face wanted, const Face* faces, int count) {
  return static_cast<int>(std::count(faces, faces + count, wanted));
}
template <class List>
Cards all_of(const List& list) {
  return {list.begin(), list.end()};
}

}  // namespace

Bookkeeper::Bookkeeper(const State& dealt) {
  const Board& board = dealt.board;
  kitchens_.resize(board.seats);
  purses_.resize(board.sides);
  for (std::size_t seat = 0; seat < board.seats; ++seat) {
    kitchen(seat).hand = all_of(dealt.hands.at(seat));
    kitchen(seat).side = board.players.at(seat).side;
  }
  deck_ = all_of(dealt.deck);
  for (const TableCard card : dealt.tables) tables_.emplace(card.needs, card.tip);
  next_ = board.turn;
}

void Bookkeeper::expect(bool right, const std::string& what) {
  if (!right && fault_.empty()) fault_ = what;
}

void Bookkeeper::take(Cards& cards, Card card, const std::string& where) {
  const auto found = cards.find(card);
  if (found == cards.end()) return expect(false, "a card leaves where it does not lie: " + where);
  cards.erase(found);
}

bool Bookkeeper::keeps_off(const Kitchen& kitchen, Card minus) const {
  const Card supply = remedy(minus);
  if (supply == Card::none) return false;
  const bool by_cook = (supply == Card::gloves && kitchen.cook == Card::cook_equipped_with_gloves) ||
                       (supply == Card::work_shoes && kitchen.cook == Card::cook_in_work_shoes);
  return by_cook || kitchen.supplies.contains(supply);
}

int Bookkeeper::dice_of_cook(const Kitchen& kitchen) const {
  int left = dice(kitchen.cook);
  for (const Card minus : kitchen.minus) left -= dice(minus);
  return std::max(left, 1);
}

int Bookkeeper::dice_after_it(const Kitchen& kitchen) const {
  int extra = kitchen.helper == Card::none ? 0 : dice(kitchen.helper);
  for (const Card plus : kitchen.plus) extra += dice(plus);
  return extra;
}

bool Bookkeeper::nobody_can_go_on() const {
  return deck_.empty() && discard_.empty() &&
         std::all_of(kitchens_.begin(), kitchens_.end(),
                     [](const auto& kitchen) { return kitchen.hand.empty() && kitchen.cook == Card::none; });
}

void Bookkeeper::emit(const core::Event& event) {
  expect(!over_, "something happens after the end");
  ++seen_.at(event.kind());
  pass_on<TurnStarted, TurnSkipped, TurnEnded, TableDrawn, TableCompleted, TableLeft, TableTaken, CardPlayed,
          CardThrownAway, DefencePlayed, AttackStruck, CustomerFought, CookPlaced, HelperPlaced, PlusLaid,
          MinusLaid, SupplyHung, MinusRemoved, CrewLost, SupplyLost, TurnLost, MealsAdded, MealsRemoved,
          CookingRolled, ExtraRolled, PlusSpent, CardDrawn, DeckReshuffled, TablesReshuffled, GameOver>(
      event);
}

// --- The turn

void Bookkeeper::on(const TurnStarted& e) {
  expect(!turn_.open || nobody_can_go_on(), "a turn begins within a turn");
  expect(e.seat == next_ || nobody_can_go_on(), "a turn out of order (KC-004)");
  expect(!kitchen(e.seat).owes_turn, "a lost turn is played (KC-A34)");
  next_ = e.seat;
  turn_ = {};
  turn_.open = true;
  turn_.had_cards = !kitchen(e.seat).hand.empty();
}

void Bookkeeper::on(const TurnSkipped& e) {
  expect(!turn_.open || nobody_can_go_on(), "a turn is skipped within a turn");
  expect(e.seat == next_ || nobody_can_go_on(), "a turn out of order (KC-004)");
  expect(kitchen(e.seat).owes_turn, "a turn is skipped that nobody owed (KC-A34)");
  kitchen(e.seat).owes_turn = false;
  next_ = (e.seat + 1U) % kitchens_.size();
}

void Bookkeeper::on(const TurnEnded& e) {
  const Kitchen& own = kitchen(e.seat);
  expect(turn_.open && e.seat == next_, "a turn ends that was not on");
  expect(!turn_.had_cards || turn_.own + turn_.opponent + turn_.discarded > 0,
         "a turn without a card (KC-006)");
  expect(own.hand.size() >= 5 || (deck_.empty() && discard_.empty()),
         "a hand is not drawn up to five (KC-010)");
  expect(turn_.rolled || own.cook == Card::none, "a cook who does not roll (KC-018, KC-A15)");
  if (turn_.rolled) {
    expect(own.plus.empty(), "a plus card outlives its roll (KC-049)");
    expect(std::all_of(own.minus.begin(), own.minus.end(), for_every_roll),
           "a next-roll card is left (KC-047)");
    expect(turn_.fired || turn_.rolled_extra || dice_after_it(own) == 0, "no extra roll (KC-026)");
  }
  expect(due_ == Due{}, "something is owed at the end of a turn");
  turn_ = {};
  next_ = (e.seat + 1U) % kitchens_.size();
}

void Bookkeeper::on(const CardPlayed& e) {
  expect(turn_.open && e.seat == next_ && !turn_.rolled, "a card out of turn");
  expect(in_play_ == Card::none, "a card before the first one is done with (KC-A11)");
  take(kitchen(e.seat).hand, e.card, "hand");
  expect(e.hand_size == kitchen(e.seat).hand.size(), "a hand of another size");
  ++(kitchen(e.seat).side == kitchen(e.on).side ? turn_.own : turn_.opponent);
  expect(turn_.own <= 1 && turn_.opponent <= 1 && turn_.own + turn_.opponent + turn_.discarded <= 2,
         "too many cards (KC-006, KC-007, KC-A47)");
  in_play_ = e.card;
  target_ = e.on;
  if (e.card == Card::take_a_break) {
    due_.turn = true;
    due_.table_taken = e.takes_over != 0;
    due_.table_left = due_.table_taken && purse_of(e.seat).table.first != 0;
  }
  if (e.card == Card::cook_quits) due_.cook = kitchen(e.on).cook;
  if (e.card == Card::take_a_break || e.card == Card::cook_quits) {
    discard(e.card);
    in_play_ = Card::none;
  }
}

void Bookkeeper::on(const CardThrownAway& e) {
  expect(turn_.open && e.seat == next_ && !turn_.rolled, "a discard out of turn");
  take(kitchen(e.seat).hand, e.card, "hand");
  discard(e.card);
  ++turn_.discarded;
  expect(turn_.own + turn_.opponent + turn_.discarded <= 2, "too many cards (KC-006)");
}

// --- Attacks

void Bookkeeper::on(const DefencePlayed& e) {
  expect(in_play_ == e.attack && target_ == e.on && e.by == next_, "a defence against another attack");
  expect(stopper(e.attack) == e.card, "a defence that does not stop this (KC-A36)");
  expect(kitchen(e.seat).side == kitchen(e.on).side, "a defence by somebody else (KC-041, KC-057, KC-A48)");
  take(kitchen(e.seat).hand, e.card, "hand");
  discard(e.attack);
  discard(e.card);
  in_play_ = Card::none;
  if (e.card == Card::simmer_down && purse_of(e.seat).table.first != 0) due_.meals = 2;
}

void Bookkeeper::owe_for(Card card, std::size_t victim) {
  const int meals = purse_of(victim).meals;
  due_.turn =
      card == Card::found_hair || card == Card::wants_the_manager || card == Card::closed_for_cleaning;
  if (card == Card::found_hair || card == Card::cold_food) due_.removed = meals / 2;
  if (card == Card::wrong_order) due_.removed = std::min(meals, 2);
  if (card == Card::food_poisoning || card == Card::closed_for_cleaning) due_.removed = meals;
  due_.table_left = card == Card::dine_and_dash;
  if (card == Card::bad_review) due_.helper = kitchen(victim).helper;
  if (card != Card::code_violation) return;
  due_.any_supply = !kitchen(victim).supplies.empty();
  if (due_.any_supply) return;
  due_.helper = kitchen(victim).helper;
  if (due_.helper == Card::none) due_.removed = meals / 2;
}

void Bookkeeper::on(const AttackStruck& e) {
  expect(in_play_ == e.card && target_ == e.on && e.by == next_, "another attack strikes");
  expect(stopper(e.card) != Card::none, "what nobody could stop is announced as such");
  discard(e.card);
  in_play_ = Card::none;
  if (e.card == Card::better_offer || e.card == Card::thief) {
    due_.stolen = e.what;
  } else if (is_customer(e.card)) {
    due_.dice = true;
  } else {
    owe_for(e.card, e.on);
  }
}

void Bookkeeper::on(const CustomerFought& e) {
  expect(due_.dice && e.seat == target_, "dice that nobody asked for (KC-036)");
  due_.dice = false;
  const bool cooked = faces_of(Face::meal, e.faces.data(), 2) == 2;
  expect(cooked == (e.cooked != 0), "cooked without two MEALs (KC-037)");
  if (cooked) {
    due_.meals = 2;
  } else {
    owe_for(e.customer, e.seat);
  }
}

void Bookkeeper::on(const TurnLost& e) {
  expect(due_.turn && e.seat == target_, "a turn lost without a cause");
  expect((e.again != 0) == kitchen(e.seat).owes_turn, "again or not (KC-A35)");
  kitchen(e.seat).owes_turn = true;
  due_.turn = false;
}

void Bookkeeper::on(const CrewLost& e) {
  Kitchen& own = kitchen(e.seat);
  const bool is_the_cook = is_cook(e.card);
  Card& place = is_the_cook ? own.cook : own.helper;
  Card& owed = is_the_cook ? due_.cook : due_.helper;
  expect(place == e.card && owed == e.card, "a cook or helper goes without a cause (KC-032)");
  expect((e.cause == Card::none) == (is_the_cook && turn_.fired), "FIRED, or a card's doing");
  discard(e.card);
  place = owed = Card::none;
}

void Bookkeeper::on(const SupplyLost& e) {
  expect(due_.any_supply && e.seat == target_, "a supply goes without a cause");
  const Cards& all = kitchen(e.seat).supplies;
  const bool of_one_kind = all.count(e.card) == all.size();
  expect((e.forced != 0) == of_one_kind, "forced or not");
  take(kitchen(e.seat).supplies, e.card, "supplies");
  discard(e.card);
  due_.any_supply = false;
}

// --- What is laid down

void Bookkeeper::on(const CookPlaced& e) {
  Kitchen& own = kitchen(e.seat);
  if (e.from == k_nobody) {
    expect(in_play_ == e.card && target_ == e.seat, "a cook from nowhere");
    in_play_ = Card::none;
  } else {
    expect(due_.stolen == e.card && kitchen(e.from).cook == e.card && e.seat == next_,
           "a cook lured from nowhere");
    kitchen(e.from).cook = due_.stolen = Card::none;
  }
  expect(own.cook == e.replaced, "another cook is replaced (KC-031)");
  if (own.cook != Card::none) discard(own.cook);
  own.cook = e.card;
}

void Bookkeeper::on(const HelperPlaced& e) {
  Kitchen& own = kitchen(e.seat);
  if (e.from == k_nobody) {
    expect(in_play_ == e.card && target_ == e.seat, "a helper from nowhere");
    in_play_ = Card::none;
  } else {
    expect(due_.stolen == e.card && kitchen(e.from).helper == e.card && e.seat == next_,
           "a helper from nowhere");
    kitchen(e.from).helper = due_.stolen = Card::none;
  }
  expect(own.helper == e.replaced, "another helper is replaced (KC-050)");
  if (own.helper != Card::none) discard(own.helper);
  own.helper = e.card;
}

void Bookkeeper::on(const PlusLaid& e) {
  expect(in_play_ == e.card && target_ == e.seat, "a plus card from nowhere");
  in_play_ = Card::none;
  kitchen(e.seat).plus.insert(e.card);
}

void Bookkeeper::on(const MinusLaid& e) {
  expect(in_play_ == e.card && target_ == e.seat, "a minus card from nowhere");
  expect(!keeps_off(kitchen(e.seat), e.card), "a minus card on a protected player (KC-A23)");
  in_play_ = Card::none;
  kitchen(e.seat).minus.insert(e.card);
}

void Bookkeeper::on(const SupplyHung& e) {
  if (e.from == k_nobody) {
    expect(in_play_ == e.card && target_ == e.seat, "a supply from nowhere");
    in_play_ = Card::none;
  } else {
    expect(due_.stolen == e.card && e.seat == next_, "a supply stolen from nowhere");
    take(kitchen(e.from).supplies, e.card, "supplies");
    due_.stolen = Card::none;
  }
  kitchen(e.seat).supplies.insert(e.card);
}

void Bookkeeper::on(const MinusRemoved& e) {
  const bool by_roll = turn_.rolled && e.seat == next_ && !for_every_roll(e.card);
  const bool right = e.used_up != 0 ? by_roll : keeps_off(kitchen(e.seat), e.card);
  expect(right, "a minus card goes without a cause (KC-047, KC-A43)");
  take(kitchen(e.seat).minus, e.card, "minus cards");
  discard(e.card);
}

void Bookkeeper::on(const PlusSpent& e) {
  expect(turn_.rolled && e.seat == next_ && (e.wasted != 0) == turn_.fired,
         "a plus card goes (KC-048, KC-049)");
  take(kitchen(e.seat).plus, e.card, "plus cards");
  discard(e.card);
}

// --- Rolls and meals

void Bookkeeper::on(const CookingRolled& e) {
  const Kitchen& own = kitchen(e.seat);
  expect(turn_.open && e.seat == next_ && !turn_.rolled, "a roll out of turn");
  if (own.cook == Card::none) return expect(false, "a roll without a cook (KC-019)");
  expect(own.cook == e.cook && e.dice == dice_of_cook(own) && e.taken == dice(own.cook) - e.dice,
         "another number of dice (KC-020, KC-025, KC-A25)");
  const bool special = own.plus.contains(Card::daily_special);
  const int blanks = faces_of(Face::blank, e.faces.data(), e.dice);
  const int meals = faces_of(Face::meal, e.faces.data(), e.dice) + (special ? blanks : 0);
  turn_.fired = faces_of(Face::fired, e.faces.data(), e.dice) == e.dice;
  turn_.rolled = true;
  expect((e.special != 0) == special && e.meals == meals, "meals counted otherwise (KC-022, KC-024)");
  expect((e.fired != 0) == turn_.fired, "fired or not (KC-023)");
  if (turn_.fired) due_.cook = own.cook;
  due_.meals = meals;
}

void Bookkeeper::on(const ExtraRolled& e) {
  const Kitchen& own = kitchen(e.seat);
  expect(turn_.rolled && !turn_.fired && !turn_.rolled_extra && e.seat == next_, "an extra roll out of turn");
  expect(e.dice == dice_after_it(own) && e.dice > 0 && e.helper == own.helper,
         "another number of extra dice (KC-026, KC-A26)");
  expect(due_.meals == 0, "the cooking roll's meals come first");
  turn_.rolled_extra = true;
  due_.meals = faces_of(Face::meal, e.faces.data(), e.dice);
  expect(e.meals == due_.meals, "meals counted otherwise (KC-022)");
}

void Bookkeeper::on(const MealsAdded& e) {
  Purse& own = purse_of(e.seat);
  const int room = own.table.first - own.meals;
  expect(e.side == kitchen(e.seat).side && e.meals + e.lost == due_.meals, "meals that were not due");
  expect(e.meals == std::min(room, due_.meals), "a surplus, or meals withheld (KC-015)");
  own.meals += e.meals;
  expect(e.now == own.meals && e.needs == own.table.first, "a table of another size");
  due_.meals = 0;
}

void Bookkeeper::on(const MealsRemoved& e) {
  Purse& own = purse_of(e.seat);
  expect(e.meals == due_.removed && e.seat == target_, "other meals go than the card says (KC-A29)");
  own.meals -= e.meals;
  expect(own.meals >= 0 && e.now == own.meals, "meals below zero");
  due_.removed = 0;
}

// --- Tables and money

void Bookkeeper::on(const TableDrawn& e) {
  Purse& own = purse_of(e.seat);
  expect(own.table.first == 0, "a second table (KC-013)");
  const bool at_start = turn_.open && e.seat == next_ && turn_.own + turn_.opponent + turn_.discarded == 0;
  const bool for_cooked = is_customer(e.cause) && due_.meals == 2 && e.seat == target_;
  expect(e.cause == Card::none ? at_start : for_cooked, "a table at another time (KC-012, KC-038)");
  const auto found = tables_.find({e.needs, e.tip});
  if (found == tables_.end()) return expect(false, "a table that does not lie in the deck");
  tables_.erase(found);
  expect(e.left == tables_.size(), "a table deck of another size");
  own.table = {e.needs, e.tip};
}

void Bookkeeper::on(const TableCompleted& e) {
  Purse& own = purse_of(e.seat);
  expect(own.meals == own.table.first && own.table == Table{e.needs, e.tip},
         "an unfinished table pays (KC-014)");
  own.money += own.table.second;
  expect(e.money == own.money, "money from elsewhere");
  own.table = {0, 0};
  own.meals = 0;
  ++completed_;
}

void Bookkeeper::on(const TableLeft& e) {
  Purse& own = purses_.at(e.side);
  expect(due_.table_left, "a table is given up without a cause");
  expect(own.table == Table{e.needs, e.tip} && own.meals == e.meals, "another table is given up (KC-060)");
  given_up_.push_back(own.table);
  own.table = {0, 0};
  own.meals = 0;
  due_.table_left = false;
}

void Bookkeeper::on(const TableTaken& e) {
  Purse& to = purses_.at(e.side);
  Purse& from = purses_.at(e.from_side);
  expect(due_.table_taken && e.by == next_ && e.from == target_, "a table is taken without a cause");
  expect(to.table.first == 0, "a second table (KC-060)");
  expect(from.table == Table{e.needs, e.tip} && from.meals == e.meals, "another table is taken (KC-059)");
  to.table = from.table;
  to.meals = from.meals;
  from.table = {0, 0};
  from.meals = 0;
  due_.table_taken = false;
}

void Bookkeeper::on(const GameOver& e) {
  int most = 0;
  for (const Purse& purse : purses_) most = std::max(most, purse.money);
  expect((most >= 20) == (e.reason == EndReason::goal_reached), "an end without a reason (KC-005)");
  expect(most >= 20 || nobody_can_go_on(), "an end without a reason (KC-A16)");
  for (std::size_t seat = 0; seat < kitchens_.size(); ++seat) {
    const bool told = ((e.winners.at(seat / 8) >> (seat % 8)) & 1U) != 0;
    expect(told == (purse_of(seat).money == most), "another winner (KC-A46)");
  }
  due_ = {};
  over_ = true;
}

// --- Piles

void Bookkeeper::on(const CardDrawn& e) {
  expect(turn_.open && e.seat == next_ && in_play_ == Card::none, "a card drawn out of turn (KC-A17)");
  expect(kitchen(e.seat).hand.size() < 5, "a sixth card is drawn (KC-010)");
  take(deck_, e.card, "deck");
  kitchen(e.seat).hand.insert(e.card);
  expect(e.hand_size == kitchen(e.seat).hand.size() && e.deck_left == deck_.size(), "piles of other sizes");
}

void Bookkeeper::on(const DeckReshuffled& e) {
  expect(deck_.empty() && e.size == discard_.size() && e.size > 0, "a shuffle at another time (KC-A4)");
  deck_ = all_of(discard_);
  discard_.clear();
}

void Bookkeeper::on(const TablesReshuffled& e) {
  expect(tables_.empty() && e.size == given_up_.size() && e.size > 0, "a shuffle at another time (KC-A5)");
  tables_ = {given_up_.begin(), given_up_.end()};
  given_up_.clear();
}

// --- Closing

void Bookkeeper::compare(const State& state) {
  expect(due_ == Due{} || state.board.phase == Phase::over, "something is owed after a step");
  expect(in_play_ == state.board.attack.card, "a card is under way, or is not");
  expect(over_ == (state.board.phase == Phase::over), "the end is told, or is not");
  expect(over_ || state.board.turn == next_, "another seat's turn");
  expect(over_ ||
             std::all_of(purses_.begin(), purses_.end(), [](const Purse& purse) { return purse.money < 20; }),
         "$20 and no end (KC-005)");
  compare_kitchens(state);
  compare_piles(state);
}

void Bookkeeper::compare_kitchens(const State& state) {
  for (std::size_t seat = 0; seat < kitchens_.size(); ++seat) {
    const Kitchen& own = kitchen(seat);
    const Player& player = state.board.players.at(seat);
    expect(own.hand == all_of(state.hands.at(seat)), "a hand is not what the events say");
    expect(own.cook == player.cook && own.helper == player.helper, "a crew is not what the events say");
    expect(own.plus == all_of(player.plus) && own.minus == all_of(player.minus), "plus and minus cards");
    expect(own.supplies == all_of(player.supplies), "supplies are not what the events say");
    expect(own.owes_turn == (player.owes_turn != 0), "a lost turn is not what the events say");
    for (const Card minus : own.minus)
      expect(!keeps_off(own, minus), "a minus card before protection (KC-A43)");
  }
  for (std::size_t side = 0; side < purses_.size(); ++side) {
    const Purse& own = purses_.at(side);
    const Side& there = state.board.side.at(side);
    expect(own.table == Table{there.needs, state.tips.at(side)} && own.meals == there.meals,
           "a table is not what the events say");
    expect(own.money == there.money, "money is not what the events say");
    expect(own.meals == 0 || own.meals < own.table.first, "a complete table still lies there (KC-014)");
  }
}

void Bookkeeper::compare_piles(const State& state) {
  expect(deck_ == all_of(state.deck), "the deck is not what the events say");
  expect(std::equal(discard_.begin(), discard_.end(), state.discard.begin(), state.discard.end()),
         "the discard pile is not what the events say");
  std::multiset<Table> tables;
  for (const TableCard card : state.tables) tables.emplace(card.needs, card.tip);
  expect(tables_ == tables, "the table deck is not what the events say");
  std::vector<Table> given_up;
  for (const auto& entry : state.tables_discard) given_up.emplace_back(entry.card.needs, entry.card.tip);
  expect(given_up_ == given_up, "the tables given up are not what the events say");

  std::size_t cards = deck_.size() + discard_.size() + (in_play_ == Card::none ? 0U : 1U);
  for (const Kitchen& own : kitchens_) {
    cards += own.hand.size() + own.plus.size() + own.minus.size() + own.supplies.size();
    cards += (own.cook == Card::none ? 0U : 1U) + (own.helper == Card::none ? 0U : 1U);
  }
  std::size_t all_tables = tables_.size() + given_up_.size() + static_cast<std::size_t>(completed_);
  int meals = 0;
  for (const Purse& own : purses_) {
    all_tables += own.table.first == 0 ? 0U : 1U;
    meals += own.meals;
  }
  expect(cards == 120 && all_tables == 36, "the box has 120 cards and 36 tables (KC-A6)");
  expect(meals <= 30, "the box has 30 tokens (KC-003, KC-A3)");
}

}  // namespace books
