// Café Fatal for the code that serves all games.
#include "engine/cafe_fatal/game.hpp"

#include "engine/cafe_fatal/event_text.hpp"
#include "engine/cafe_fatal/placement.hpp"
#include "engine/cafe_fatal/position.hpp"
#include "engine/cafe_fatal/rules.hpp"
#include "engine/cafe_fatal/view.hpp"
#include "engine/core/field_reader.hpp"

namespace cafe_fatal {

namespace {

using core::AnyState;
using core::AnyView;
using core::Json;

/// Separate streams for the parts of a deal, so that a new part never changes the others.
enum class DealPart : std::uint64_t { bag = 1, red = 2 };

core::ChanceStream deal_stream(std::uint64_t seed, DealPart part) {
  return {core::mix(seed, static_cast<std::uint64_t>(part)), 0};
}

void shuffle_red(Board& board, std::uint64_t seed) {
  std::array<std::uint8_t, k_most_tables> tables{};
  for (std::size_t i = 0; i < tables.size(); ++i) tables[i] = static_cast<std::uint8_t>(i);
  auto stream = deal_stream(seed, DealPart::red);
  core::shuffle(std::span(tables).first(board.layout().tables), stream);
  std::copy_n(tables.begin(), k_results, board.red.begin());
}

class CafeFatal final : public core::Game {
 public:
  std::string_view id() const override { return "cafe-fatal"; }
  std::string_view title() const override { return "Café Fatal"; }
  int min_seats() const override { return 2; }
  int max_seats() const override { return k_most_seats; }
  int usual_seats() const override { return 4; }
  std::size_t state_bytes() const override { return sizeof(State); }

  core::Result<Json> read_options(const Json& options, int /*seats*/) const override {
    core::ReadError error;
    core::FieldReader fields(options, "options", error);
    const Json read = {{"layout", fields.word("layout", {"reference", "shuffled"}, "shuffled")}};
    fields.finish();
    if (error.any()) return core::fail(error.message());
    return read;
  }
  Json full_options(int /*seats*/) const override { return {{"layout", "shuffled"}}; }
  std::vector<Json> option_sets(int /*seats*/) const override {
    return {{{"layout", "shuffled"}}, {{"layout", "reference"}}};
  }

  /// CF-002, CF-008, CF-A1, CF-A5: the bag and the red tops are shuffled from the seed, the first player is
  /// by chance.
  AnyState deal(const core::Setup& setup, core::Chance& chance) const override {
    State state;
    Board& board = state.board;
    board.seats = static_cast<std::uint8_t>(setup.seats);
    board.red = board.layout().reference_red;
    if (setup.options.at("layout") == "shuffled") shuffle_red(board, setup.seed);
    for (const auto kind : k_all_morsels) {
      for (int i = 0; i < k_in_box[static_cast<std::size_t>(kind)]; ++i) state.bag.push_back(kind);
    }
    auto stream = deal_stream(setup.seed, DealPart::bag);
    core::shuffle(state.bag.span(), stream);
    board.start = board.turn = static_cast<std::uint8_t>(chance.start(setup.seats));
    return AnyState(state);
  }

  core::Result<AnyState> read_position(const core::Setup& setup, const Json& position) const override {
    auto state = cafe_fatal::read_position(setup, position);
    if (!state) return core::fail(state.error().message);
    return AnyState(*state);
  }
  Json write_position(const AnyState& state) const override {
    return cafe_fatal::write_position(state.as<State>());
  }
  Json describe(const AnyState& state, const core::Seat* viewer) const override {
    return cafe_fatal::describe(state.as<State>(), viewer == nullptr);
  }
  core::ListOrder list_order(std::string_view key) const override {
    if (key == "bag") return core::ListOrder::from_top;
    return key == "winners" ? core::ListOrder::exact : core::ListOrder::any;
  }

  void step(AnyState& state, core::Decider& decider, core::EventSink* sink,
            core::OutcomeSource* source) const override {
    cafe_fatal::step(state.as<State>(), decider, sink, source);
  }
  bool over(const AnyState& state) const override { return state.as<State>().board.phase == Phase::over; }
  core::SeatSet winners(const AnyState& state) const override {
    return over(state) ? cafe_fatal::winners(state.as<State>().board) : core::SeatSet{};
  }
  int round(const AnyState& state) const override { return state.as<State>().board.round; }
  std::vector<int> scores(const AnyState& state) const override {
    const Board& board = state.as<State>().board;
    std::vector<int> scores;
    for (std::size_t seat = 0; seat < board.seats; ++seat) scores.push_back(points(board.players[seat].won));
    return scores;
  }
  core::ChanceStream& stream(AnyState& state) const override { return state.as<State>().stream; }

  void hash(const AnyState& any, core::Hasher& hasher) const override {
    const auto& state = any.as<State>();
    const Board& board = state.board;
    for (const int value : {int{board.seats}, int{board.round}, int{board.start}, int{board.turn},
                            static_cast<int>(board.phase)}) {
      hasher.add(static_cast<std::uint64_t>(value));
    }
    for (const auto dice : board.thrown) hasher.add(dice);
    for (const auto table : board.red) hasher.add(table);
    for (const auto& pieces : board.morsels) {
      for (const auto number : pieces) hasher.add(number);
    }
    for (const auto& player : board.players) {
      for (std::size_t result = 0; result < k_results; ++result)
        hasher.add(player.table[result] * 16U + player.dice[result]);
      hasher.add(player.in_hand);
      for (const auto number : player.won) hasher.add(number);
    }
    hasher.add(static_cast<std::uint64_t>(state.bag.size()));
    for (const auto morsel : state.bag) hasher.add(static_cast<std::uint64_t>(morsel));
  }

  std::string broken_invariant(const AnyState& any) const override;

  AnyView view(const AnyState& any, core::Seat seat) const override {
    const auto& state = any.as<State>();
    View view{state.board, {}, seat};
    for (const auto morsel : state.bag) ++view.bag[static_cast<std::size_t>(morsel)];
    return AnyView(view);
  }
  AnyState sample(const AnyView& any, std::uint64_t seed) const override {
    const auto& view = any.as<View>();
    State state{view.board, {}, {core::mix(seed, 1), 0}};
    for (const auto kind : k_all_morsels) {
      for (int i = 0; i < view.bag[static_cast<std::size_t>(kind)]; ++i) state.bag.push_back(kind);
    }
    core::ChanceStream stream{core::mix(seed, 2), 0};
    core::shuffle(state.bag.span(), stream);
    return AnyState(state);
  }
  core::Event event_for(const core::Event& event, core::Seat /*viewer*/) const override { return event; }
  std::string event_text(const core::Event& event) const override { return cafe_fatal::event_text(event); }

  std::string_view kind_name(std::uint8_t /*kind*/) const override { return "place"; }
  std::string choice_text(const core::Choice& choice) const override {
    const Placement placement = to_placement(choice);
    return "place " + std::to_string(placement.result) + " t" + std::to_string(placement.table + 1);
  }

  std::vector<core::CardInfo> cards() const override;
};

std::string player_fault(const Board& board, core::Seat seat) {
  const Player& player = board.player(seat);
  int dice = player.in_hand;
  TableSet occupied = 0;
  for (std::size_t result = 0; result < k_results; ++result) {
    dice += player.dice[result];
    if ((player.dice[result] == 0) != (player.table[result] == k_no_table))
      return "a result without dice has a table";
    if (player.table[result] == k_no_table) continue;
    const auto table = static_cast<TableSet>(1 << player.table[result]);
    if ((occupied & table) != 0) return "two results on one table (CF-023)";
    occupied = static_cast<TableSet>(occupied | table);
  }
  if (dice != k_dice) return "not six dice";
  if (occupied != player.occupied) return "the set of own tables is wrong";
  return {};
}

std::string CafeFatal::broken_invariant(const AnyState& any) const {
  const auto& state = any.as<State>();
  const Board& board = state.board;
  for (int seat = 0; seat < board.seats; ++seat) {
    const auto fault = player_fault(board, core::seat_at(seat));
    if (!fault.empty()) return "seat " + core::name(core::seat_at(seat)) + ": " + fault;
  }
  if (auto unused = unused_morsels(state); !unused) return unused.error().message;
  int thrown = 0;
  for (const auto dice : board.thrown) thrown += dice;
  const int wanted = board.phase == Phase::place ? board.player(board.on_turn()).in_hand : 0;
  return thrown == wanted ? "" : "the thrown dice are not the dice in hand";
}

std::vector<core::CardInfo> CafeFatal::cards() const {
  const auto text = [](Morsel morsel, std::string_view one, std::string_view whole) {
    return std::string(one) + " is worth " + std::to_string(points(morsel, 1)) +
           (points(morsel, 1) == 1 ? " point, " : " points, ") + std::string(whole) + " of five " +
           std::to_string(points(morsel, k_whole)) + ".";
  };
  return {
      {"cheese", "morsel", "Cheese", k_in_box[0], "base",
       text(Morsel::cheese, "A piece", "a complete wheel")},
      {"pizza", "morsel", "Pizza", k_in_box[1], "base", text(Morsel::pizza, "A slice", "a complete pizza")},
      {"cake", "morsel", "Cake", k_in_box[2], "base", text(Morsel::cake, "A piece", "a complete cake")}};
}

}  // namespace

const core::Game& game() {
  static const CafeFatal k_game;
  return k_game;
}

}  // namespace cafe_fatal
