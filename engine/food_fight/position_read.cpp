// Reads positions: what is left out gets its default, what cannot be is refused.
#include <algorithm>
#include <optional>

#include "engine/core/field_reader.hpp"
#include "engine/food_fight/position.hpp"
#include "engine/food_fight/position_cards.hpp"
#include "engine/food_fight/stance.hpp"

namespace food_fight {

namespace {

using core::FieldReader;
using core::Json;

constexpr int k_most_points = 200;
constexpr int k_most_rounds = 250;

/// What a seat's object says beyond its cards.
struct SeatFields {
  std::optional<bool> immune;
  std::optional<CopyDecision> copy;
};

class PositionReading {
 public:
  PositionReading(const Box& box, const Board& options, std::uint64_t seed, const Json& position)
      : box_(box),
        seed_(seed),
        position_(position),
        top_(position, "", error_),
        state_(empty_state(options.seats)),
        cards_(box, options, error_) {
    const auto aims = state_.board.players;
    state_.board = options;
    state_.board.players = aims;
  }

  core::Result<State> read() {
    read_course();
    read_piles();
    for (int seat = 0; seat < board().seats; ++seat) read_seat(seat);
    top_.finish();
    if (!error_.any()) bind_cards();
    if (error_.any()) return core::fail(error_.message());
    lay_plans();
    fill_piles();
    for (int seat = 0; seat < board().seats; ++seat) fill_hand(seat);
    settle_stances();
    if (error_.any()) return core::fail(error_.message());
    return state_;
  }

 private:
  Board& board() { return state_.board; }
  bool event_deck() const { return !cards_.in_play().events.empty(); }
  /// The position's own value, without the checks of a FieldReader.
  const Json* raw(const std::string& seat, const std::string& key) const {
    const auto found = position_.find(seat);
    if (found == position_.end() || !found->is_object() || !found->contains(key)) return nullptr;
    return &(*found)[key];
  }

  bool any_plan() {
    for (int seat = 0; seat < board().seats; ++seat) {
      const Json* plan = raw(core::name(core::seat_at(seat)), "plan");
      if (plan == nullptr) continue;
      const auto words = core::words_of(*plan);
      if (!words || !words->empty()) return true;
    }
    return false;
  }

  void read_course() {
    const int seats = board().seats;
    board().round = static_cast<std::uint8_t>(top_.number("round", 1, k_most_rounds, 2));
    const auto start = top_.seat("start", seats, core::Seat{});
    board().start = board().turn = static_cast<std::uint8_t>(start);
    std::vector<std::string> steps{"target", "plan", "act"};
    if (event_deck()) steps.emplace_back("event");
    const auto step = top_.word("step", steps, any_plan() ? "act" : "target");
    board().phase = step == "target"  ? Phase::target
                    : step == "plan"  ? Phase::plan
                    : step == "event" ? Phase::event
                                      : Phase::act;
    board().planned = board().phase == Phase::event || board().phase == Phase::act;
    const int set = top_.number("set", 1, k_sets, 1);
    const auto turn = top_.seat("turn", seats, start);
    if (board().phase != Phase::act) return;
    board().set = static_cast<std::uint8_t>(set);
    board().turn = static_cast<std::uint8_t>(turn);
  }

  CardList list(FieldReader& fields, std::string_view key, CardList::Holds holds, int seat = -1) {
    return {fields.path_of(key), holds, seat, fields.words(key)};
  }

  void read_piles() {
    using Holds = CardList::Holds;
    has_floor_ = top_.has("floor");
    cards_.pile(PositionCards::floor) = list(top_, "floor", Holds::floor);
    cards_.pile(PositionCards::trash) = list(top_, "trash", Holds::pile);
    cards_.pile(PositionCards::deck) = list(top_, "deck", Holds::pile);
    rest_ = top_.truth("rest", true);
    if (!event_deck()) return;
    cards_.pile(PositionCards::events) = list(top_, "events", Holds::events);
    cards_.pile(PositionCards::event_discard) = list(top_, "event_discard", Holds::events);
    read_event();
  }

  void read_event() {
    const auto words = top_.words("event");
    if (words.empty()) return;
    const auto key = top_.path_of("event");
    if (words.size() > 1) error_.set(key + " is one event, with a vote's result behind a colon");
    if (board().phase != Phase::act) error_.set(key + ": an event is in force only in step \"act\"");
    const auto colon = words[0].find(':');
    const auto id = words[0].substr(0, colon);
    const auto vote = colon == std::string::npos ? "" : words[0].substr(colon + 1);
    board().event = cards_.event(key, id);
    if (board().event == Card::none) return;
    if (box_.takes_votes(board().event)) {
      board().vote = vote == "up" ? Vote::up : vote == "down" ? Vote::down : Vote::none;
      if (board().vote == Vote::none)
        error_.set(key + ": a vote's result follows: \"" + id + ":up\" or \"" + id + ":down\"");
    } else if (colon != std::string::npos) {
      error_.set(key + ": \"" + id + "\" takes no vote");
    }
  }

  void read_seat(int place) {
    const core::Seat seat = core::seat_at(place);
    const auto name = core::name(seat);
    FieldReader fields(top_.object(name), name, error_);
    Player& player = board().player(seat);
    player.points = static_cast<std::uint8_t>(fields.number("points", 0, k_most_points, 0));
    const auto target = fields.seat("target", board().seats, board().left(seat));
    if (target == seat) error_.set(fields.path_of("target") + ": nobody aims at oneself");
    player.target = static_cast<std::uint8_t>(target);
    cards_.hand(place) = list(fields, "hand", CardList::Holds::hand, place);
    cards_.plan(place) = list(fields, "plan", CardList::Holds::plan, place);
    check_plan(cards_.plan(place));
    const auto character = fields.words("character");
    if (character.size() > 1) error_.set(fields.path_of("character") + " is one character action");
    if (character.size() == 1)
      characters_[static_cast<std::size_t>(place)] =
          cards_.character(fields.path_of("character"), character[0]);
    player.bewitched = static_cast<std::uint8_t>(fields.number("bewitched", 0, k_most_points, 0));
    SeatFields& own = fields_[static_cast<std::size_t>(place)];
    if (fields.has("immune")) own.immune = fields.truth("immune", false);
    if (fields.has("copy")) read_copy(fields, *raw(name, "copy"), own);
    fields.finish();
  }

  void check_plan(const CardList& plan) {
    const auto size = plan.words.size();
    if (board().planned ? size == k_sets : size == 0) return;
    error_.set(plan.key +
               (board().planned
                    ? " is three actions in order; in the steps \"event\" and \"act\" every seat has one"
                    : ": plans lie on the mats only in the steps \"event\" and \"act\""));
  }

  /// Null stands for a decision still open.
  void read_copy(FieldReader& fields, const Json& value, SeatFields& own) {
    if (board().phase != Phase::act) error_.set(fields.path_of("copy") + " stands only in step \"act\"");
    own.copy = CopyDecision::open;
    if (!value.is_null())
      own.copy = fields.truth("copy", false) ? CopyDecision::accepted : CopyDecision::declined;
  }

  void bind_cards() {
    cards_.bind_ids();
    if (!error_.any()) cards_.settle_characters(board(), characters_);
    if (!error_.any()) cards_.bind_kinds();
    if (!error_.any()) cards_.check_mixed_in(board());
  }

  void lay_plans() {
    for (int seat = 0; seat < board().seats && board().planned; ++seat) {
      const auto& cards = cards_.plan(seat).cards;
      auto& plan = state_.plans[static_cast<std::size_t>(seat)];
      std::copy(cards.begin(), cards.end(), plan.begin());
      auto& face_up = board().players[static_cast<std::size_t>(seat)].face_up;
      if (board().phase == Phase::act) std::copy_n(plan.begin(), board().set, face_up.begin());
    }
  }

  /// From the top: what is named, then (with `rest`) all that is named nowhere, shuffled.
  void fill_piles() {
    using P = PositionCards;
    const auto& in_play = cards_.in_play();
    if (rest_) {
      state_.deck = unnamed_cards(in_play, board(), cards_.named(), deal_stream(seed_, DealPart::taken_out),
                                  deal_stream(seed_, DealPart::mixed_in));
      auto stream = deal_stream(seed_, DealPart::rest);
      core::shuffle(state_.deck.span(), stream);
    }
    put_on_top(state_.deck, cards_.pile(P::deck).cards);
    put_on_top(state_.trash, cards_.pile(P::trash).cards);
    for (const auto card : cards_.pile(P::floor).cards) state_.floor.push_back(card);
    if (!has_floor_) deal_floor();
    for (const auto card : in_play.events) {
      if (!cards_.named().test(static_cast<std::size_t>(card))) state_.events.push_back(card);
    }
    auto stream = deal_stream(seed_, DealPart::events);
    core::shuffle(state_.events.span(), stream);
    put_on_top(state_.events, cards_.pile(P::events).cards);
    put_on_top(state_.event_discard, cards_.pile(P::event_discard).cards);
  }

  template <class Pile>
  static void put_on_top(Pile& pile, const std::vector<Card>& top_first) {
    for (std::size_t i = top_first.size(); i > 0; --i) pile.push_back(top_first[i - 1]);
  }

  /// Five cards from the top; an event in a main deck stays there.
  void deal_floor() {
    for (int place = state_.deck.size() - 1; place >= 0 && state_.floor.size() < k_floor; --place) {
      if (kind_of(state_.deck[place]) != CardKind::event) state_.floor.push_back(state_.deck.take(place));
    }
  }

  void fill_hand(int seat) {
    for (const auto card : cards_.hand(seat).cards)
      state_.hands[static_cast<std::size_t>(seat)].push_back(card);
    if (!cards_.owns_character(board(), seat)) return;
    state_.own_character.add(core::seat_at(seat));
    // Who one is, is known to all; that one still has the own card, too, until it may have left unseen.
    const Card character = board().players[static_cast<std::size_t>(seat)].character;
    state_.known[static_cast<std::size_t>(character)] =
        static_cast<std::uint8_t>(core::SeatSet::all(board().seats).bits());
  }

  bool acted(int seat) {
    const int seats = board().seats;
    const auto steps_from_start = [&](int other) { return (other - board().start + seats) % seats; };
    return steps_from_start(seat) < steps_from_start(board().turn);
  }

  /// Copies and immunity: given, or as the turn that has come lets suppose.
  void settle_stances() {
    fix_copies(board());
    const bool late = board().turn != board().start;
    for (int place = 0; place < board().seats; ++place) {
      const core::Seat seat = core::seat_at(place);
      Player& player = board().player(seat);
      const SeatFields& own = fields_[static_cast<std::size_t>(place)];
      const bool shows_copy = face_of(board(), seat) == Card::copy;
      if (own.copy && !shows_copy)
        error_.set("\"" + core::name(seat) + ".copy\": this seat shows no Copy in this set");
      const bool decided = late && (works_from_flip(player.copied_action) || acted(place));
      if (shows_copy) {
        const auto supposed =
            decided && player.copied_action != Card::none ? CopyDecision::accepted : CopyDecision::open;
        player.copy = own.copy.value_or(supposed);
      }
      player.immune = own.immune.value_or(stands_for(board(), seat) == Card::bewitched);
    }
  }

  const Box& box_;
  std::uint64_t seed_;
  const Json& position_;
  core::ReadError error_;
  FieldReader top_;
  State state_;
  PositionCards cards_;
  std::array<SeatFields, k_most_seats> fields_;
  std::array<Card, k_most_seats> characters_ = [] {
    std::array<Card, k_most_seats> none{};
    none.fill(Card::none);
    return none;
  }();
  bool has_floor_ = false;
  bool rest_ = true;
};

}  // namespace

core::Result<State> read_position(const Box& box, const Board& options, std::uint64_t seed,
                                  const core::Json& position) {
  return PositionReading(box, options, seed, position).read();
}

}  // namespace food_fight
