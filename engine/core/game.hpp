// What every game offers to the code that serves all games: the border, table files, bots, `mess` and the
// stages.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_state.hpp"
#include "engine/core/chance.hpp"
#include "engine/core/decider.hpp"
#include "engine/core/event.hpp"
#include "engine/core/json.hpp"
#include "engine/core/question.hpp"
#include "engine/core/result.hpp"
#include "engine/core/seat.hpp"

namespace core {

/// What a table is set up from: the header of a table file without its position.
struct Setup {
  int seats = 0;
  std::uint64_t seed = 1;
  Json options = Json::object();
};

/// How a list of a position is compared with the one that a `?` line names.
enum class ListOrder : std::uint8_t {
  exact,     ///< in order, all of them
  from_top,  ///< in order, as many as are named
  any,       ///< as a multiset, all of them
};

/// One card of a game's box, for `mess cards` and the info screens.
struct CardInfo {
  std::string id;
  std::string kind;
  std::string name;
  int copies = 0;
  std::string pack;
  std::string text;
};

/// A game's rules behind one interface. Objects are stateless and live as long as the program; all positions
/// are values. Functions that take a state trust it (it came from `deal`, `read_position` or `step`); what
/// comes from outside is checked by `read_options`, `read_position` and the border.
class Game {
 public:
  virtual ~Game() = default;

  virtual std::string_view id() const = 0;
  virtual std::string_view title() const = 0;
  virtual int min_seats() const = 0;
  virtual int max_seats() const = 0;
  virtual int usual_seats() const = 0;
  virtual std::size_t state_bytes() const = 0;

  /// Checks the options of a header and fills in defaults; the error names the key and what it may be.
  virtual Result<Json> read_options(const Json& options, int seats) const = 0;
  /// The options with everything switched on, for `mess bench` without --options.
  virtual Json full_options(int seats) const = 0;
  /// Every set of options that the conformance tests play with `seats` places.
  virtual std::vector<Json> option_sets(int seats) const = 0;

  /// A fresh deal; `chance` decides only what a `* start` line may give, the shuffles come from the seed.
  virtual AnyState deal(const Setup& setup, Chance& chance) const = 0;
  /// Reads a position; the error names the key, what is wrong and what is possible.
  virtual Result<AnyState> read_position(const Setup& setup, const Json& position) const = 0;
  /// The complete position between steps, with `rest:false`; `read_position` gives the same state back.
  virtual Json write_position(const AnyState& state) const = 0;
  /// Everything that `?` lines may name, as `viewer` may see it (null: all).
  virtual Json describe(const AnyState& state, const Seat* viewer = nullptr) const = 0;
  /// How the list under `key` compares in `?` lines.
  virtual ListOrder list_order(std::string_view key) const = 0;
  /// Whether the pattern `word` (an id or a kind) fits the card `id`.
  virtual bool word_fits(std::string_view word, std::string_view id) const { return word == id; }

  /// Plays one step: one player's action, one event or one phase. Must not be called when the game is over.
  virtual void step(AnyState& state, Decider& decider, EventSink* sink, OutcomeSource* source) const = 0;
  virtual bool over(const AnyState& state) const = 0;
  /// The winners of a finished game; empty before.
  virtual SeatSet winners(const AnyState& state) const = 0;
  /// The number of the round or lap: a record gets a hash line when it changes.
  virtual int round(const AnyState& state) const = 0;
  virtual std::vector<int> scores(const AnyState& state) const = 0;
  virtual ChanceStream& stream(AnyState& state) const = 0;
  /// Adds the rules' state, never seed or chance streams.
  virtual void hash(const AnyState& state, Hasher& hasher) const = 0;
  /// What is wrong with the state, or nothing. Called after every step by the tests.
  virtual std::string broken_invariant(const AnyState& state) const = 0;

  /// Fills what `seat` (or `k_everybody`) may know, by allow-list.
  virtual AnyView view(const AnyState& state, Seat seat) const = 0;
  /// A state that fits the view: all that the view leaves open comes from `seed`.
  virtual AnyState sample(const AnyView& view, std::uint64_t seed) const = 0;
  /// The form of an event that `viewer` may see.
  virtual Event event_for(const Event& event, Seat viewer) const = 0;
  /// An event as one line for people who look for faults: name and fields.
  virtual std::string event_text(const Event& event) const = 0;

  virtual std::string_view kind_name(std::uint8_t kind) const = 0;
  /// Canonical text of a choice, without the seat: `place 3 t5`.
  virtual std::string choice_text(const Choice& choice) const = 0;
  /// Whether the words of a table file mean this choice (patterns allowed). Default: they are its canonical
  /// text.
  virtual bool choice_fits(const Choice& choice, std::span<const std::string> words) const;
  /// A word of a `*` line for a value of that kind, and back: the first candidate that the word fits, or
  /// nothing.
  virtual std::string outcome_word(OutcomeKind kind, std::uint8_t value) const;
  virtual int outcome_value(OutcomeKind kind, std::string_view word,
                            std::span<const std::uint8_t> candidates) const;

  virtual std::vector<CardInfo> cards() const = 0;
};

/// The games of this program, in the order of the title's trays. Built on first use; no order of static
/// objects matters.
std::span<const Game* const> games();
/// The game with this id, or null.
const Game* find_game(std::string_view id);
/// `cafe-chaos, …`: the ids for messages.
std::string game_ids();

/// The first legal answer, in canonical order, that the words mean. The error says what is legal.
Result<Choice> find_choice(const Game& game, const Question& question, std::span<const std::string> words);
/// The legal choices in canonical text, at most `most` of them.
std::string legal_choices(const Game& game, const Question& question, int most = 40);

/// Counts what is hashed: rules' state and the answers given in the open step.
struct GivenAnswer {
  Seat seat;
  Choice choice;
  bool operator==(const GivenAnswer&) const = default;
};
std::uint64_t hash_of(const Game& game, const AnyState& state, std::span<const GivenAnswer> answers);

}  // namespace core
