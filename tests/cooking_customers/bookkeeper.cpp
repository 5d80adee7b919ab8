// The books: opening, helpers, the turn, closing.
#include "tests/cooking_customers/ledger_numbers.hpp"

namespace books {

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
