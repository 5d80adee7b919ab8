// A table at the border to people: it asks, takes answers one at a time, publishes events and writes its own
// record.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/game.hpp"

namespace core {

/// The header of a table file. `position` is null for a fresh deal.
struct Header {
  const Game* game = nullptr;
  Setup setup;
  Json position;
  std::map<Seat, std::string> names;
  Json players = Json::object();
  std::string name;
  std::string cites;
};

/// The words of one `*` line, the star left out: kind and values.
struct OutcomeLine {
  std::vector<std::string> words;
};

/// Runs a game step by step. A step plays on a working copy with the answers given so far; where one more is
/// needed the step is left by an exception, the question is published, and the step runs again from its start
/// after the answer. A Match is a value: a copy goes on independently.
class Match {
 public:
  /// Sets the table up and runs to the first question. `outcomes`: the `*` lines behind the header.
  static Result<Match> start(Header header, std::span<const OutcomeLine> outcomes = {});
  /// Deals if the header has no position, and starts from the complete position, so that `header_line` and
  /// `lines` are a complete record.
  static Result<Match> start_complete(Header header);

  const Game& game() const { return *header_.game; }
  const Header& header() const { return header_; }
  int seats() const { return header_.setup.seats; }

  /// The open questions: one, several (simultaneous choices not yet given), or none when the game is over.
  const std::vector<Question>& pending() const { return pending_; }
  const Question* pending_for(Seat seat) const;
  bool over() const { return over_; }
  /// The visible position: between steps the state, inside a step the working copy.
  const AnyState& position() const { return visible_; }
  bool between_steps() const { return answers_.empty() && between_steps_; }
  std::uint64_t hash() const { return hash_of(game(), visible_, answers_); }

  /// Takes an answer. A choice that is not legal, or not this seat's, changes nothing; the error names the
  /// legal ones. `outcomes`: the `*` lines behind the choice; each must be needed.
  Result<void> choose(Seat seat, const Choice& choice, std::span<const OutcomeLine> outcomes = {});
  Result<void> choose(Seat seat, std::span<const std::string> words,
                      std::span<const OutcomeLine> outcomes = {});

  /// Whether the seat's last choice may be taken back (S12): nobody else acted since, nothing hidden was
  /// shown, no chance.
  bool can_undo(Seat seat) const;
  Result<void> undo(Seat seat);

  /// All events since the start, in order.
  const std::vector<Event>& events() const { return events_; }
  /// Number of questions that were really asked and answered.
  int decisions() const { return decisions_; }
  /// The position before the first event.
  const AnyState& first_position() const { return first_; }

  /// The record: a header line, then what was appended since; each without its newline. Outcomes stand behind
  /// their cause.
  std::string header_line() const;
  const std::vector<std::string>& lines() const { return lines_; }
  /// The whole record, complete whatever the header was: the position is written out and no line depends on a
  /// deal.
  std::vector<std::string> complete_record() const;

 private:
  /// All that a choice can change but the history behind it.
  struct Open {
    AnyState committed;
    AnyState visible;
    std::vector<GivenAnswer> answers;
    std::vector<Outcome> outcomes;
    std::vector<Question> pending;
    std::size_t step_events = 0;
    std::size_t events = 0;
    bool between_steps = true;
    bool over = false;
    int decisions = 0;
    int round = 0;
  };
  struct Undo {
    Seat seat;
    Open before;
  };
  class Border;

  explicit Match(Header header) : header_(std::move(header)) {}
  Result<void> set_up(std::span<const OutcomeLine> outcomes);
  Result<void> advance(std::span<const OutcomeLine> outcomes);
  /// Runs the open step once; true when it was played to its end.
  bool run_step(Border& border);
  void publish(const std::vector<Event>& step_events);
  Open save() const;
  void restore(Open open);
  void note_undo(Seat seat, Open before, std::size_t chances);
  void record(std::string line, const std::vector<Outcome>& outcomes);
  std::string outcome_text(const Outcome& outcome) const;
  std::string header_with(const Json& position) const;

  Header header_;
  AnyState first_;
  AnyState committed_;
  AnyState visible_;
  std::vector<GivenAnswer> answers_;
  std::vector<Outcome> outcomes_;  ///< of the open step
  std::vector<Question> pending_;
  std::vector<Event> events_;
  std::size_t step_events_ = 0;  ///< index of the open step's first event
  bool between_steps_ = true;
  bool over_ = false;
  int decisions_ = 0;
  int round_ = 0;
  std::vector<Outcome> new_outcomes_;  ///< drawn since the last choice
  std::vector<Undo> undo_;
  std::vector<std::string> lines_;
};

}  // namespace core
