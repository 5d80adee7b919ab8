// The toy game's rules, small enough to be read at a glance.
#include "tests/core/toy_game.hpp"

#include <algorithm>
#include <array>

#include "engine/core/field_reader.hpp"
#include "engine/core/fixed_list.hpp"

namespace toy {

namespace {

using core::AnyState;
using core::AnyView;
using core::Json;
using Card = std::uint8_t;

constexpr int k_seats = 4;
constexpr int k_kinds = 6;
constexpr int k_copies = 4;
constexpr int k_rounds = 3;
constexpr int k_hand = 4;
using Pile = core::FixedList<Card, k_kinds * k_copies>;

struct State {
  std::uint8_t seats = 0;
  std::uint8_t round = 1;
  std::array<std::uint8_t, k_seats> points{};
  std::array<Pile, k_seats> hands{};
  Pile pile;   ///< hidden; top last
  Pile trash;  ///< open
  core::ChanceStream stream;
};

struct View {
  std::uint8_t seats = 0;
  std::uint8_t round = 0;
  std::uint8_t viewer = 0;
  std::array<std::uint8_t, k_seats> points{};
  std::array<std::uint8_t, k_seats> hand_sizes{};
  Pile hand;
  Pile trash;
  std::uint8_t pile_size = 0;
};
static_assert(std::has_unique_object_representations_v<View>);

enum class Kind : std::uint8_t { bid, put, object, pass };

struct BidsShown {
  static constexpr Kind k_kind = Kind::bid;
  std::array<std::uint8_t, k_seats> bids;
};
struct PutAway {
  static constexpr Kind k_kind = Kind::put;
  std::uint8_t seat, cards;
};
struct Drawn {
  static constexpr Kind k_kind = Kind::object;
  std::uint8_t seat, card;
};

core::Choice option_bid(const core::Question& /*question*/, int index) {
  return {static_cast<std::uint8_t>(Kind::bid), {index + 1}};
}
core::Choice option_put(const core::Question& question, int index) {
  return {static_cast<std::uint8_t>(Kind::put), {question.source<Pile>()[index]}};
}
core::Choice option_object(const core::Question& /*question*/, int index) {
  return index == 0 ? core::Choice{static_cast<std::uint8_t>(Kind::object), {}}
                    : core::Choice{static_cast<std::uint8_t>(Kind::pass), {}};
}

struct Table {
  State& state;
  core::Decider& decider;
  core::EventSink* sink;
  core::Chance chance;
  core::SeatSet all() const { return core::SeatSet::all(state.seats); }
};

/// All bid at once and in secret; the first of the highest wins.
int auction(Table& t) {
  std::vector<core::Question> questions;
  questions.reserve(t.state.seats);
  for (int seat = 0; seat < t.state.seats; ++seat) {
    questions.emplace_back(core::seat_at(seat), static_cast<std::uint8_t>(Kind::bid), 3, option_bid, 0);
  }
  std::vector<core::Choice> bids(questions.size());
  core::ask_together(t.decider, questions, bids);
  BidsShown shown{};
  int winner = 0;
  for (std::size_t seat = 0; seat < bids.size(); ++seat) {
    shown.bids.at(seat) = static_cast<std::uint8_t>(bids[seat][0]);
    if (bids[seat][0] > bids[static_cast<std::size_t>(winner)][0]) winner = static_cast<int>(seat);
  }
  if (t.sink != nullptr) t.sink->emit(core::Event::of(shown, t.all()));
  return winner;
}

/// A redirect in small: each asked seat may pass the decision on; returns whether somebody objected.
bool objected(Table& t, int asked, int winner) {
  if (asked == winner) return false;
  const core::Question question(core::seat_at(asked), static_cast<std::uint8_t>(Kind::object), 2,
                                option_object, 0);
  if (core::ask(t.decider, question).verb == static_cast<std::uint8_t>(Kind::object)) return true;
  return objected(t, (asked + 1) % t.state.seats, winner);
}

void put_away(Table& t, int winner) {
  Pile& hand = t.state.hands.at(static_cast<std::size_t>(winner));
  core::Question question(core::seat_at(winner), static_cast<std::uint8_t>(Kind::put), hand.size(),
                          option_put, hand);
  question.as_sequence(static_cast<std::uint8_t>(Kind::put));
  const core::Choice choice = core::ask(t.decider, question);
  for (int i = 0; i < choice.size; ++i) {
    const auto* found = std::find(hand.begin(), hand.end(), static_cast<Card>(choice[i]));
    t.state.trash.push_back(hand.take(static_cast<int>(found - hand.begin())));
  }
  t.state.points.at(static_cast<std::size_t>(winner)) =
      static_cast<std::uint8_t>(t.state.points.at(static_cast<std::size_t>(winner)) + choice.size);
  if (t.sink != nullptr)
    t.sink->emit(core::Event::of(PutAway{static_cast<std::uint8_t>(winner), choice.size}, t.all()));
}

/// The next seat draws blindly from the winner's hand; then the pile is shuffled.
void steal(Table& t, int winner) {
  Pile& from = t.state.hands.at(static_cast<std::size_t>(winner));
  const auto thief = static_cast<std::size_t>((winner + 1) % t.state.seats);
  if (!from.empty()) {
    const Card card = from.take(t.chance.pick(from.span()));
    t.state.hands.at(thief).push_back(card);
    core::SeatSet audience;
    audience.add(core::seat_at(winner));
    audience.add(core::seat_at(static_cast<int>(thief)));
    if (t.sink != nullptr)
      t.sink->emit(core::Event::of(Drawn{static_cast<std::uint8_t>(thief), card}, audience, true));
  }
  t.chance.order(t.state.pile.span());
}

void play_round(State& state, core::Decider& decider, core::EventSink* sink, core::OutcomeSource* source) {
  Table t{state, decider, sink, core::Chance(state.stream, source)};
  const int winner = auction(t);
  put_away(t, winner);
  if (!objected(t, (winner + 1) % state.seats, winner)) steal(t, winner);
  ++state.round;
}

std::string card_id(Card card) {
  return "c" + std::to_string(card);
}

Json words(const Pile& pile, bool top_last) {
  Json list = Json::array();
  for (const auto card : pile) list.push_back(card_id(card));
  if (top_last) std::reverse(list.begin(), list.end());
  return list;
}

class Toy final : public core::Game {
 public:
  std::string_view id() const override { return "toy"; }
  std::string_view title() const override { return "Toy"; }
  int min_seats() const override { return 2; }
  int max_seats() const override { return k_seats; }
  int usual_seats() const override { return 3; }
  std::size_t state_bytes() const override { return sizeof(State); }
  core::Result<Json> read_options(const Json& /*options*/, int /*seats*/) const override {
    return Json::object();
  }
  Json full_options(int /*seats*/) const override { return Json::object(); }
  std::vector<Json> option_sets(int /*seats*/) const override { return {Json::object()}; }

  AnyState deal(const core::Setup& setup, core::Chance& /*chance*/) const override {
    State state;
    state.seats = static_cast<std::uint8_t>(setup.seats);
    for (int i = 0; i < k_kinds * k_copies; ++i) state.pile.push_back(static_cast<Card>(i % k_kinds));
    core::ChanceStream stream{setup.seed, 0};
    core::shuffle(state.pile.span(), stream);
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
      for (int i = 0; i < k_hand; ++i) state.hands.at(seat).push_back(state.pile.pop_back());
    }
    return AnyState(state);
  }

  core::Result<AnyState> read_position(const core::Setup& setup, const Json& position) const override {
    core::ReadError error;
    core::FieldReader fields(position, "", error);
    State state;
    state.seats = static_cast<std::uint8_t>(setup.seats);
    state.round = static_cast<std::uint8_t>(fields.number("round", 1, k_rounds, 1));
    read_pile(fields, "pile", state.pile, error);
    std::reverse(state.pile.begin(), state.pile.end());
    read_pile(fields, "trash", state.trash, error);
    for (int seat = 0; seat < setup.seats; ++seat) {
      core::FieldReader own(fields.object(core::name(core::seat_at(seat))), core::name(core::seat_at(seat)),
                            error);
      state.points.at(static_cast<std::size_t>(seat)) =
          static_cast<std::uint8_t>(own.number("points", 0, 200, 0));
      read_pile(own, "hand", state.hands.at(static_cast<std::size_t>(seat)), error);
      own.finish();
    }
    fields.finish();
    if (error.any()) return core::fail(error.message());
    return AnyState(state);
  }

  Json write_position(const AnyState& any) const override {
    const auto& state = any.as<State>();
    Json json = {
        {"round", state.round}, {"pile", words(state.pile, true)}, {"trash", words(state.trash, false)}};
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
      json[core::name(core::seat_at(static_cast<int>(seat)))] = {
          {"points", state.points.at(seat)}, {"hand", words(state.hands.at(seat), false)}};
    }
    return json;
  }
  Json describe(const AnyState& state, const core::Seat* viewer) const override {
    Json json = write_position(state);
    if (viewer != nullptr) json.erase("pile");
    return json;
  }
  core::ListOrder list_order(std::string_view key) const override {
    return key == "hand" ? core::ListOrder::any : core::ListOrder::from_top;
  }
  bool word_fits(std::string_view word, std::string_view id) const override {
    return word == id || word == "card";
  }

  void step(AnyState& state, core::Decider& decider, core::EventSink* sink,
            core::OutcomeSource* source) const override {
    play_round(state.as<State>(), decider, sink, source);
  }
  bool over(const AnyState& state) const override { return state.as<State>().round > k_rounds; }
  core::SeatSet winners(const AnyState& state) const override {
    core::SeatSet set;
    if (over(state)) set.add(core::seat_at(0));
    return set;
  }
  int round(const AnyState& state) const override { return state.as<State>().round; }
  std::vector<int> scores(const AnyState& state) const override {
    const auto& points = state.as<State>().points;
    return {points.begin(), points.begin() + state.as<State>().seats};
  }
  core::ChanceStream& stream(AnyState& state) const override { return state.as<State>().stream; }
  void hash(const AnyState& any, core::Hasher& hasher) const override {
    hasher.add_text(write_position(any).dump());
  }

  std::string broken_invariant(const AnyState& any) const override {
    const auto& state = any.as<State>();
    int cards = state.pile.size() + state.trash.size();
    for (const auto& hand : state.hands) cards += hand.size();
    return cards == k_kinds * k_copies ? "" : "cards were lost or made";
  }

  AnyView view(const AnyState& any, core::Seat seat) const override {
    const auto& state = any.as<State>();
    View view;
    view.seats = state.seats;
    view.round = state.round;
    view.viewer = static_cast<std::uint8_t>(seat);
    view.points = state.points;
    for (std::size_t i = 0; i < k_seats; ++i)
      view.hand_sizes.at(i) = static_cast<std::uint8_t>(state.hands.at(i).size());
    if (seat != core::k_everybody) view.hand = state.hands.at(static_cast<std::size_t>(seat));
    view.trash = state.trash;
    view.pile_size = static_cast<std::uint8_t>(state.pile.size());
    return AnyView(view);
  }

  AnyState sample(const AnyView& any, std::uint64_t seed) const override {
    const auto& view = any.as<View>();
    State state;
    state.seats = view.seats;
    state.round = view.round;
    state.points = view.points;
    state.trash = view.trash;
    std::array<int, k_kinds> unseen{};
    unseen.fill(k_copies);
    for (const auto card : view.hand) --unseen.at(card);
    for (const auto card : view.trash) --unseen.at(card);
    for (int card = 0; card < k_kinds; ++card) {
      for (int i = 0; i < unseen.at(static_cast<std::size_t>(card)); ++i)
        state.pile.push_back(static_cast<Card>(card));
    }
    core::ChanceStream stream{seed, 0};
    core::shuffle(state.pile.span(), stream);
    for (std::size_t seat = 0; seat < view.seats; ++seat) {
      if (seat == view.viewer) {
        state.hands.at(seat) = view.hand;
      } else {
        for (int i = 0; i < view.hand_sizes.at(seat); ++i)
          state.hands.at(seat).push_back(state.pile.pop_back());
      }
    }
    return AnyState(state);
  }
  core::Event event_for(const core::Event& event, core::Seat viewer) const override {
    if (static_cast<Kind>(event.kind()) != Kind::object) return event;
    if (viewer != core::k_everybody && event.audience().has(viewer)) return event;
    auto drawn = event.as<Drawn>();
    drawn.card = 0xff;
    return core::Event::of(drawn, event.audience(), event.reveals());
  }
  std::string event_text(const core::Event& event) const override { return std::to_string(event.kind()); }

  std::string_view kind_name(std::uint8_t kind) const override {
    constexpr std::array<std::string_view, 4> k_names{"bid", "put", "object", "pass"};
    return k_names.at(kind);
  }
  std::string choice_text(const core::Choice& choice) const override {
    std::string text(kind_name(choice.verb));
    for (int i = 0; i < choice.size; ++i) {
      text +=
          ' ' + (choice.verb == static_cast<std::uint8_t>(Kind::put) ? card_id(static_cast<Card>(choice[i]))
                                                                     : std::to_string(choice[i]));
    }
    return text;
  }
  bool choice_fits(const core::Choice& choice, std::span<const std::string> text) const override {
    if (choice.verb == static_cast<std::uint8_t>(Kind::put) && text.size() == 2 && text[1] == "card")
      return text[0] == "put";
    return Game::choice_fits(choice, text);
  }
  std::string outcome_word(core::OutcomeKind kind, std::uint8_t value) const override {
    const bool card = kind == core::OutcomeKind::pick || kind == core::OutcomeKind::order;
    return card ? card_id(value) : Game::outcome_word(kind, value);
  }
  int outcome_value(core::OutcomeKind kind, std::string_view word,
                    std::span<const std::uint8_t> candidates) const override {
    if (word == "card") return candidates.empty() ? -1 : candidates.front();
    return Game::outcome_value(kind, word, candidates);
  }
  std::vector<core::CardInfo> cards() const override { return {}; }

 private:
  static void read_pile(core::FieldReader& fields, std::string_view key, Pile& pile, core::ReadError& error) {
    for (const auto& word : fields.words(key)) {
      if (word.size() != 2 || word[0] != 'c' || word[1] < '0' || word[1] >= '0' + k_kinds ||
          pile.size() == Pile::capacity()) {
        error.set(fields.path_of(key) + ": no card " + word);
        return;
      }
      pile.push_back(static_cast<Card>(word[1] - '0'));
    }
  }
};

}  // namespace

const core::Game& game() {
  static const Toy k_game;
  return k_game;
}

}  // namespace toy
